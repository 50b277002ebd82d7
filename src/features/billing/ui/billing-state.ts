import { useEffect } from 'react';
import { ApiError, isUnreachable } from '../../../api/http.ts';
import { createStore } from '../../../browser/store.ts';
import { useStore } from '../../../kit/use-store.ts';
import { authCallsSignal } from '../../../session/auth-client.ts';
import { call } from '../../../session/call.ts';
import { currentSession } from '../../../session/state.ts';
import type { BillingState } from '../contract.ts';
import type { LastKnownAccess } from '../rules/writing.ts';
import { storeAccess, useLastKnownAccess } from './last-known-access.ts';

/* What the server says of the person's plan. Card and plan are in memory alone. */

interface Answer {
  /** Heard while this document is open. */
  state: BillingState | undefined;
  /** Why nothing could be read. */
  error: ApiError | undefined;
}

export interface KnownBilling extends Answer {
  /** The last word on access, perhaps of an earlier day. */
  lastKnown: LastKnownAccess | undefined;
}

const NOTHING: Answer = { state: undefined, error: undefined };

const known = createStore<({ userId: string } & Answer) | undefined>(undefined);
let asking: Promise<void> | undefined;

function answerOf(userId: string | undefined): Answer {
  const last = known.get();
  return last && last.userId === userId ? last : NOTHING;
}

const show = (userId: string, next: Partial<Answer>): void =>
  known.set({ ...answerOf(userId), ...next, userId });

/** Takes in what a call has answered. */
export function storeBilling(state: BillingState): void {
  const userId = currentSession().user?.id;
  if (!userId) return;
  const { access, available, trial_ends_at, subscription } = state;
  show(userId, { state, error: undefined });
  storeAccess(userId, { access, available, trial_ends_at, grace_until: subscription?.grace_until ?? null });
}

async function ask(): Promise<void> {
  const userId = currentSession().user?.id;
  if (!userId) return;
  const ending = authCallsSignal();
  try {
    const state = await call('GET /api/billing');
    // What comes while the person signs out must not be written down on a device that is just being emptied.
    if (currentSession().user?.id === userId && !ending.aborted) storeBilling(state);
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
  return answerOf(currentSession().user?.id).state;
}

/** What is known of the signed-in person's plan. Asks the server when it is first shown. */
export function useBilling(): KnownBilling {
  useEffect(() => void refreshBilling(), []);
  const { state, error } = useStore(known, () => answerOf(currentSession().user?.id));
  return { state, error, lastKnown: useLastKnownAccess() };
}
