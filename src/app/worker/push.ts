/*
 * Reminders in the service worker: shows what is pushed, and does what is chosen of it. Answers go by the token that came
 * along, so they work whoever is signed in.
 */
import { send } from '../../api/http.ts';
import { subscriptionBody } from '../../api/push-subscription.ts';
import type { Routes } from '../../api/routes.ts';
import type { Answered } from '../../features/reminders/rules/answers.ts';
import type { BodyOf } from '../../kernel/route.ts';
import {
  answeredNotification,
  type NotificationData,
  type NotificationToShow,
  notificationOf,
  pathOf,
  retryPage,
} from './notification.ts';

type ReminderAnswer = BodyOf<Routes['POST /api/reminders/answers']>;

/** Has the worker take what is pushed, and clicks on what is shown. */
export function listenToPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    event.waitUntil(show(worker, notificationOf(messageOf(event.data))));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(followClick(worker, event.action, event.notification.data ?? {}));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(worker, event as unknown as SubscriptionChange));
  });
}

function messageOf(data: PushMessageData | null): Parameters<typeof notificationOf>[0] {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

const show = ({ registration }: ServiceWorkerGlobalScope, { title, options }: NotificationToShow) =>
  registration.showNotification(title, options);

async function followClick(
  worker: ServiceWorkerGlobalScope,
  action: string,
  data: NotificationData,
): Promise<void> {
  const token = action === 'snooze' ? data.snooze : data.stop;
  const isAnswer = action === 'snooze' || action === 'stop' || action === 'undo';
  if (!isAnswer || !token) return openPage(worker, pathOf(data.open));
  await answerBy(worker, { token, answer: action }, data.stop);
}

/** Says what came of it; where nobody could be asked, the page for it offers another try. */
async function answerBy(
  worker: ServiceWorkerGlobalScope,
  answer: ReminderAnswer,
  stop: string | undefined,
): Promise<void> {
  const asked = send('/api/reminders/answers', { method: 'POST', body: answer }) as Promise<Answered>;
  const answered = await asked.catch(() => undefined);
  if (answered) return show(worker, answeredNotification(answered, stop));
  const kind = answer.answer === 'snooze' ? 'snooze' : 'stop';
  await openPage(worker, retryPage(kind, answer.token));
}

/** The page where it is open already, or else in a window of its own: nobody is taken from what they are writing. */
async function openPage({ clients, location }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const { href } = new URL(path, location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  if (there) await there.focus();
  else await clients.openWindow(href);
}

/** The event as browsers send it; some leave out either. */
interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Tells the server the new address of this browser. Without a session there is nobody to tell it for. */
async function renew(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const subscription =
    newSubscription ??
    (key && (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  const body = subscription ? subscriptionBody(subscription) : undefined;
  if (!body) return;
  try {
    const { token } = (await send('/api/auth/token')) as { token: string };
    await send('/api/reminders/push-subscriptions', { method: 'POST', body, token });
  } catch {
    // The profile shows that notifications are off here, and turns them on again.
    await subscription?.unsubscribe();
  }
}
