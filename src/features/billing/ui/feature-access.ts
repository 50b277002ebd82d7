import { useEffect } from 'react';
import { isUnreachable } from '../../../api/http.ts';
import { persisted } from '../../../browser/persisted.ts';
import { createStore } from '../../../browser/store.ts';
import { isObject } from '../../../browser/stored-shape.ts';
import { localStore } from '../../../browser/web-storage.ts';
import { once } from '../../../kernel/once.ts';
import { useStore } from '../../../kit/use-store.ts';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/require-session.tsx';
import type { GatedFeature } from '../contract.ts';

/*
 * What the server says of a feature, asked once for each while the app is open. Its last word is kept for a device that
 * is opened without a network: a yes or no that says nothing of the person, and goes with the session.
 */
/** By person and feature (`placeOf`). */
type Answers = Record<string, boolean>;

const isAnswers = (value: unknown): value is Answers =>
  isObject(value) && Object.values(value).every((answer) => typeof answer === 'boolean');

const stored = persisted(localStore, 'feature-access', isAnswers);
const answers = once(() => createStore(stored.get() ?? {}));
const asked = new Map<string, Promise<void>>();

/** One person's answers are not another's. */
const placeOf = (userId: string, feature: GatedFeature): string => `${userId} ${feature}`;

function note(place: string, answer: boolean): void {
  const next = { ...answers().get(), [place]: answer };
  stored.set(next);
  answers().set(next);
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

/**
 * Whether the signed-in person may use the feature: the server's word, and until it has come the last one that this
 * device knows; undefined without either.
 */
export function useFeatureAccess(feature: GatedFeature): boolean | undefined {
  const { user } = useSession();
  useEffect(() => {
    if (user) askOnce(user.id, feature);
  }, [user, feature]);
  return useStore(answers(), (known) => (user ? known[placeOf(user.id, feature)] : undefined));
}
