import { createHash } from 'node:crypto';
import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { columnList, statement } from '../../../server/statement.ts';
import { isOutwardAddress } from '../../../server/webhook-address.ts';
import { MOST_BROWSERS } from '../contract/limits.ts';
import { subscribeToPush, unsubscribeFromPush } from '../contract.ts';
import { type StoredReminders, settingsOf, storedReminders, withChannel } from '../rules.ts';
import { texts } from '../spoken-texts.ts';

const endpointHashOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

const keep = statement('push-keep').sql(`
    insert into push_subscriptions (user_id, id, endpoint, endpoint_hash, p256dh, auth, session_id, created_at)
    values (:userId, :id, :endpoint, :hash, :p256dh, :auth, :sessionId, :now)
    on conflict (user_id, endpoint_hash) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      session_id = excluded.session_id, created_at = excluded.created_at`);

const keepLatest = statement('push-keep-latest').sql(`
    delete from push_subscriptions where user_id = :userId and id not in
    (select id from push_subscriptions where user_id = :userId order by created_at desc, id desc limit ${MOST_BROWSERS})`);

const drop = statement('push-drop').sql(
  'delete from push_subscriptions where user_id = :userId and endpoint_hash = :endpoint_hash',
);

const countLeft = statement<{ left: number }>('push-left').sql(
  'select count(*) as left from push_subscriptions where user_id = :userId',
);

const COLUMNS = [
  'phone_number',
  'phone_reminders_enabled',
  'email_reminders_enabled',
  'push_reminders_enabled',
  'reminder_time_am',
  'reminder_time_pm',
  'reminder_days_am',
  'reminder_days_pm',
] as const satisfies (keyof StoredReminders)[];

const readReminders = statement<StoredReminders>('push-reminders').sql(
  `select ${columnList(COLUMNS)} from profiles where id = :userId`,
);

const writeReminders = statement('push-reminders-write').sql(`
    update profiles set push_reminders_enabled = :on, reminder_time_am = :reminder_time_am, reminder_time_pm = :reminder_time_pm,
    reminder_days_am = :reminder_days_am, reminder_days_pm = :reminder_days_pm, updated_at = :now where id = :userId`);

/** The calls by which a browser is notified, and no longer. */
export function servePushSubscriptions(api: Api): void {
  api.serve(subscribeToPush, async (actor, { body, services }) => {
    if (!services.config.push) throw new AppError(503, 'not_offered', texts.notificationsNotSetUp);
    const { id, endpoint, p256dh, auth } = body;
    if (!mayBeNotified(services, endpoint)) throw invalid(texts.notificationsImpossible);
    const { userId, sessionId, now } = actor;
    const hash = endpointHashOf(endpoint);
    // A trigger takes it from whoever used this browser before: nobody is reminded on somebody else's screen.
    await actor.run(keep({ userId, id, endpoint, hash, p256dh, auth, sessionId, now: now.toISOString() }));
    await actor.run(keepLatest({ userId }));
    await turnPush(actor, true);
    return undefined;
  });

  api.serve(unsubscribeFromPush, async (actor, { params }) => {
    await actor.run(drop({ userId: actor.userId, endpoint_hash: params.endpoint_hash }));
    const [counted] = await actor.run(countLeft({ userId: actor.userId }));
    if (!counted?.left) await turnPush(actor, false);
    return undefined;
  });
}

/** An endpoint comes from a browser, so it may name anything; what it resolves to is looked at when something is sent. */
const mayBeNotified = ({ config }: Services, endpoint: string): boolean =>
  config.production ? isOutwardAddress(endpoint) : /^https?:/.test(new URL(endpoint).protocol);

/** Turns the switch of notifications, with what that means for times and days. */
async function turnPush(actor: Actor, on: boolean): Promise<void> {
  const { userId, now } = actor;
  const [row] = await actor.run(readReminders({ userId }));
  if (!row || row.push_reminders_enabled === on) return;
  const next = storedReminders(withChannel(settingsOf(row), 'push', on));
  await actor.run(
    writeReminders({
      userId,
      on,
      reminder_time_am: next.reminder_time_am,
      reminder_time_pm: next.reminder_time_pm,
      reminder_days_am: next.reminder_days_am,
      reminder_days_pm: next.reminder_days_pm,
      now: now.toISOString(),
    }),
  );
}
