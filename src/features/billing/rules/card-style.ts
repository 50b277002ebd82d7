import { isLocalDate, type LocalDate } from '../../../kernel/calendar.ts';
import { COUPON_TRIAL_DAYS } from '../contract/limits.ts';

/** What /welcome says when its address names no amount, in US cents. */
const DEFAULT_CENTS = 500;
const MOST_DAYS = 3650;

const wholeIn = (search: URLSearchParams, name: string): number | undefined => {
  const given = search.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(given) ? Number(given) : undefined;
};

export interface WelcomeParams {
  /** In US cents. */
  amount: number;
  monthly: number;
  name: string;
  /** The day on which a plan begins that was confirmed during the trial. */
  begins: LocalDate | undefined;
}

/** What the address of /welcome dresses the page with. It charges nothing. */
export function welcomeParamsIn(search: URLSearchParams): WelcomeParams {
  const amount = wholeIn(search, 'amount') ?? DEFAULT_CENTS;
  const begins = search.get('begins') ?? '';
  return {
    amount,
    monthly: wholeIn(search, 'monthly') ?? amount,
    name: search.get('name') ?? '',
    begins: isLocalDate(begins) ? begins : undefined,
  };
}

/** What the address of /couponconfirmation dresses the page with; the server's word counts. */
export function couponParamsIn(search: URLSearchParams): { code: string; days: number; name: string } {
  const days = wholeIn(search, 'days') ?? COUPON_TRIAL_DAYS;
  return {
    code: (search.get('coupon') ?? search.get('code') ?? '').trim(),
    days: days > 0 && days <= MOST_DAYS ? days : COUPON_TRIAL_DAYS,
    name: search.get('name') ?? '',
  };
}
