import { useEffect, useSyncExternalStore } from 'react';
import { isUnreachable } from '../../../api/http.ts';
import { localStore } from '../../../browser/web-storage.ts';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/require-session.tsx';
import type { GatedFeature } from '../contract.ts';

/*
 * What the server says of a feature, asked once for each while the app is open. Its last word is kept for a device that
 * is opened without a network: a yes or no that says nothing of the person, and goes with the session.
 */
const KEPT = 'feature-access';

type Answers = Record<string, boolean>;

let kept: Answers | undefined;
const asked = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** One person's answers are not another's. */
const placeOf = (userId: string, feature: GatedFeature): string => `${userId} ${feature}`;

function answers(): Answers {
  kept ??= readKept();
  return kept;
}

function readKept(): Answers {
  try {
    return JSON.parse(localStore.get(KEPT) ?? '{}') as Answers;
  } catch {
    return {};
  }
}

function note(place: string, answer: boolean): void {
  kept = { ...answers(), [place]: answer };
  localStore.set(KEPT, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

async function ask(userId: string, feature: GatedFeature): Promise<void> {
  const place = placeOf(userId, feature);
  try {
    const body = { p_user_id: userId, p_feature_name: feature };
    note(place, await call('POST /rest/v1/rpc/check_feature_access', { body }));
  } catch (error) {
    asked.delete(place);
    if (isUnreachable(error)) addEventListener('online', () => askOnce(userId, feature), { once: true });
  }
}

function askOnce(userId: string, feature: GatedFeature): void {
  const place = placeOf(userId, feature);
  if (!asked.has(place)) asked.set(place, ask(userId, feature));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether the signed-in person may use the feature: the server's word, and until it has come the last one that this
 * device has heard; undefined without either.
 */
export function useFeatureAccess(feature: GatedFeature): boolean | undefined {
  const { user } = useSession();
  useEffect(() => {
    if (user) askOnce(user.id, feature);
  }, [user, feature]);
  return useSyncExternalStore(subscribe, () => (user ? answers()[placeOf(user.id, feature)] : undefined));
}
