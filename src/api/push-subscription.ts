import { newId } from '../kernel/ids.ts';
import type { BodyOf } from '../kernel/route.ts';
import type { Routes } from './routes.ts';

type SubscribeBody = BodyOf<Routes['POST /api/reminders/push-subscriptions']>;

/** What the server is told of a browser's subscription; undefined where the browser names no keys. */
export function subscriptionBody(subscription: PushSubscription): SubscribeBody | undefined {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined;
  return { id: newId(), endpoint, p256dh: unpadded(keys.p256dh), auth: unpadded(keys.auth) };
}

const unpadded = (key: string): string => key.replace(/=+$/, '');
