import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../../web/api.ts';
import { ApiError, isUnreachable } from '../../../web/http.ts';
import { currentSession } from '../../../web/session/state.ts';
import { localStore } from '../../../web/web-storage.ts';
import type { BillingState } from '../contract.ts';
import type { HeardAccess } from '../rules/writing.ts';

/*
 * What the server says of the person's plan. Its last word on access is kept for a device that is opened without a
 * network, and goes with the session; card and plan are in memory alone.
 */
const KEPT = 'billing-access';

export interface KnownBilling {
  /** Heard while this document is open. */
  state: BillingState | undefined;
  /** The last word on access, perhaps of an earlier day. */
  heard: HeardAccess | undefined;
  /** Why nothing could be heard. */
  error: ApiError | undefined;
}

const NOTHING: KnownBilling = { state: undefined, heard: undefined, error: undefined };

let known: { userId: string; billing: KnownBilling } | undefined;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

function keptOf(userId: string): HeardAccess | undefined {
  try {
    const kept = JSON.parse(localStore.get(KEPT) ?? '{}') as Record<string, HeardAccess>;
    return kept[userId];
  } catch {
    return undefined;
  }
}

function show(userId: string, next: Partial<KnownBilling>): void {
  known = { userId, billing: { ...billingOf(userId), ...next } };
  for (const listener of listeners) listener();
}

function billingOf(userId: string | undefined): KnownBilling {
  if (!userId) return NOTHING;
  if (known?.userId !== userId) known = { userId, billing: { ...NOTHING, heard: keptOf(userId) } };
  return known.billing;
}

/** Takes in what a call has answered. */
export function noteBilling(state: BillingState): void {
  const userId = currentSession().user?.id;
  if (!userId) return;
  const { access, available, trial_ends_at, subscription } = state;
  const heard = { access, available, trial_ends_at, grace_until: subscription?.grace_until ?? null };
  localStore.set(KEPT, JSON.stringify({ [userId]: heard }));
  show(userId, { state, heard, error: undefined });
}

async function ask(): Promise<void> {
  const userId = currentSession().user?.id;
  if (!userId) return;
  try {
    const state = await call('GET /api/billing');
    if (currentSession().user?.id === userId) noteBilling(state);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    show(userId, { error });
    if (isUnreachable(error)) addEventListener('online', () => void refreshBilling(), { once: true });
  }
}

/** Asks the server; several who ask at once ask once. Answers what is known then; never rejects for want of an answer. */
export async function refreshBilling(): Promise<BillingState | undefined> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  await asking;
  return billingOf(currentSession().user?.id).state;
}

export const hasPlan = ({ access }: Pick<BillingState, 'access'>): boolean =>
  access === 'paid' || access === 'grace';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of the signed-in person's plan. Asks the server when it is first shown. */
export function useBilling(): KnownBilling {
  useEffect(() => void refreshBilling(), []);
  return useSyncExternalStore(subscribe, () => billingOf(currentSession().user?.id));
}
