import { persisted } from '../../../browser/persisted.ts';
import { hasFields } from '../../../browser/stored-shape.ts';
import { tabStore } from '../../../browser/web-storage.ts';
import { syncNow } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import type { BillingState, Starts } from '../contract.ts';
import { storeBilling } from './billing-state.ts';

/** What somebody has agreed to, for the plan that begins once the card is confirmed. */
export interface PendingSetup {
  setup_intent_id: string;
  customer_id: string;
  price_id: string;
  promotion_code_id: string | null;
  billing_name: string;
  shown_cents: number;
  /** When it begins, and the local day where that is not today. */
  starts?: Starts | undefined;
  begins_on?: string | undefined;
  /** What one period costs, in cents, and how many months it has. */
  amount_cents: number;
  months: number;
}

const isPendingSetup = (value: unknown): value is PendingSetup =>
  hasFields(value, {
    setup_intent_id: 'string',
    customer_id: 'string',
    price_id: 'string',
    billing_name: 'string',
    shown_cents: 'number',
    amount_cents: 'number',
    months: 'number',
  }) &&
  'promotion_code_id' in value &&
  (value.promotion_code_id === null || typeof value.promotion_code_id === 'string');

/** In this tab alone, over the step of a bank that leaves the page. */
const stored = persisted(tabStore, 'pending-setup', isPendingSetup);

export const storePending = stored.set;
export const forgetPending = stored.remove;

/** What was agreed to before the bank's step, if it is about that confirmation. */
export function pendingOf(setupIntent: string): PendingSetup | undefined {
  const pending = stored.get();
  return pending?.setup_intent_id === setupIntent ? pending : undefined;
}

/** Begins the plan; a repeat begins no second one. What waited for it goes out. @throws ApiError */
export async function finalize({
  amount_cents: _,
  months: __,
  begins_on: ___,
  ...body
}: PendingSetup): Promise<BillingState> {
  const state = await call('POST /functions/v1/finalize-subscription', { body });
  forgetPending();
  storeBilling(state);
  syncNow();
  return state;
}

/** What /welcome is dressed with, as its address says it: what was charged is the server's word. */
export const welcomeParamsOf = (pending: PendingSetup): URLSearchParams => {
  const { shown_cents, amount_cents, months, begins_on } = pending;
  return new URLSearchParams({
    amount: String(shown_cents),
    monthly: String(Math.round(amount_cents / months)),
    ...(begins_on ? { begins: begins_on } : {}),
  });
};

/** Where somebody is welcomed. */
export function welcomeAddress(pending: PendingSetup, name: string): string {
  const dress = welcomeParamsOf(pending);
  dress.set('name', name);
  return `/welcome?${dress}`;
}
