import { sql } from 'drizzle-orm';
import type { RequestDetails } from 'web-push';
import type { PushConfig } from '../../../../server/config/reminder-channels.ts';
import { outwardRequest } from '../../../../server/outward.ts';
import type { Services } from '../../../../server/services.ts';
import type { PushMessage } from '../../contract.ts';
import { type ReminderChannel, type ReminderToSend, reminderWords } from '../channel.ts';

/** A browser that was off for longer is reminded of nothing: the moment has passed. */
const TTL_SECONDS = 4 * 3600;
const TIMEOUT_MS = 10_000;
/** What a push service says of a subscription that is no more. */
const GONE = [404, 410];

interface Subscription {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of one browser's notification; 'trouble' may pass. */
type Pushed = 'sent' | 'gone' | 'trouble';

/** Why no browser could be told, although they may be later. Names none of them. */
class PushTrouble extends Error {
  override readonly name = 'PushTrouble';
}

/** Reminders by the person's browsers; undefined where this server has no keys for it. */
export function pushChannel(services: Services): ReminderChannel | undefined {
  const { push } = services.config;
  if (!push) return undefined;
  return {
    name: 'push',
    async send(reminder) {
      const browsers = await subscriptionsOf(services, reminder.userId);
      const outcomes = await Promise.all(
        browsers.map(async (browser) => {
          const outcome = await notify(services, push, browser, reminder);
          if (outcome === 'gone') await forget(services, reminder.userId, browser.id);
          return outcome;
        }),
      );
      // One that was told is enough: the others would be told twice if all were tried again.
      if (outcomes.includes('sent')) return 'sent';
      if (outcomes.includes('trouble')) throw new PushTrouble('no push service took the message');
      return 'gone';
    },
  };
}

async function subscriptionsOf({ database }: Services, userId: string): Promise<Subscription[]> {
  const { rows } = await database.db.execute<Subscription & Record<string, unknown>>(
    sql`select id, endpoint, p256dh, auth from push_subscriptions where user_id = ${userId}`,
  );
  return rows;
}

async function notify(
  { config }: Services,
  keys: PushConfig,
  browser: Subscription,
  reminder: ReminderToSend,
): Promise<Pushed> {
  const details = await requestFor(browser, reminder, keys, subjectOf(config));
  if (!details) return 'gone';
  const { endpoint, headers, body } = details;
  try {
    const { status } = await outwardRequest(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body ?? '',
      timeoutMs: TIMEOUT_MS,
      production: config.production,
    });
    if (GONE.includes(status)) return 'gone';
    return status >= 200 && status < 300 ? 'sent' : 'trouble';
  } catch {
    return 'trouble';
  }
}

/** The encrypted message and the server's signature; undefined when the browser's keys are none. */
async function requestFor(
  { endpoint, p256dh, auth }: Subscription,
  reminder: ReminderToSend,
  { publicKey, privateKey }: PushConfig,
  subject: string,
): Promise<RequestDetails | undefined> {
  // Its library is loaded with the first message.
  const { default: webPush } = await import('web-push');
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(pushMessage(reminder)),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: TTL_SECONDS,
        // Another one of the same half of the day takes the place of one that waits.
        topic: `${reminder.half}-${reminder.localDate}`,
        urgency: 'normal',
      },
    );
  } catch {
    return undefined;
  }
}

/** Whom a push service may turn to about this server: an address that begins with https, or one of mail. */
const subjectOf = ({ appUrl, mailFrom }: Services['config']): string =>
  appUrl.startsWith('https:')
    ? appUrl
    : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'nobody@localhost'}`;

/** Behind the dot of `/reminder#snooze.<token>`. */
const tokenOf = (link: string): string => new URL(link).hash.replace(/^#\w+\./, '');

/** What the browser is told; nothing in it was written by a person. */
export function pushMessage({ half, links }: ReminderToSend): PushMessage {
  const { title, sentence } = reminderWords()[half];
  const open = new URL(links.open);
  return {
    half,
    title,
    body: sentence,
    open: `${open.pathname}${open.search}${open.hash}`,
    snooze: tokenOf(links.snooze),
    stop: tokenOf(links.stop),
  };
}

const forget = ({ database }: Services, userId: string, id: string): Promise<unknown> =>
  database.db.execute(sql`delete from push_subscriptions where user_id = ${userId} and id = ${id}`);
