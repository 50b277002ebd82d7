import { COUPON_TRIAL_DAYS } from '../contract/limits.ts';

/** What /welcome says when its address names no amount, in US cents. */
const DEFAULT_CENTS = 500;
const MOST_DAYS = 3650;

const wholeIn = (search: URLSearchParams, name: string): number | undefined => {
  const given = search.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(given) ? Number(given) : undefined;
};

/** What the address of /welcome dresses the page with, in US cents. It charges nothing. */
export function welcomeParamsIn(search: URLSearchParams): { amount: number; monthly: number; name: string } {
  const amount = wholeIn(search, 'amount') ?? DEFAULT_CENTS;
  return { amount, monthly: wholeIn(search, 'monthly') ?? amount, name: search.get('name') ?? '' };
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
