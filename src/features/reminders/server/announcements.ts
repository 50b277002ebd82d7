import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { forbidden } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { AfterCommit, type Api } from '../../../server/api.ts';
import type { Config } from '../../../server/config.ts';
import type { Actor } from '../../../server/database.ts';
import { defineJob } from '../../../server/jobs.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { postWebhook } from '../../../server/webhook.ts';
import { profiles } from '../../profile/tables.ts';
import { sendToGhl, triggerReminder, triggerReminderLater } from '../contract.ts';
import {
  contactAnnouncement,
  coreAnnouncement,
  type ProfileToAnnounce,
  reminderAnnouncement,
} from '../rules.ts';

/** To whom an announcement goes: the reminder service or the customer records. */
type Receiver = 'reminders' | 'contacts';
type Event = 'core_profile_update' | 'reminder_settings_update';

/**
 * What is told later is what the profile says then: news that came in between are not written over, and nothing of a
 * person but an id lies with the jobs.
 */
const webhookJob = defineJob({
  name: 'webhook',
  data: z.object({
    id: z.string(),
    receiver: z.enum(['reminders', 'contacts']),
    event: z.enum(['core_profile_update', 'reminder_settings_update']),
    userId: z.string(),
  }),
  // For about a day, should the operator's service be away.
  retries: 24,
});

/** Somebody waits for the answer, and every call is answered within five seconds. */
const WAITED_MS = 3500;

const addressOf = (config: Config, receiver: Receiver): string | undefined =>
  receiver === 'reminders' ? config.reminderWebhookUrl : config.crmWebhookUrl;

/** Registers what tells the operator's services of new reminder settings and new facts of a profile. */
export function registerAnnouncements(api: Api): void {
  const { services } = api;
  services.jobs.handle(webhookJob, (told) => tell(services, told));

  api.serve(triggerReminder, async (actor, { body }) => {
    await mustBeOwn(actor, body.eventType === 'core_profile_update' ? body.payload.email : body.email);
    return new AfterCommit(() => announceNow(services, body));
  });

  api.serve(triggerReminderLater, async (actor, { body }) => {
    await mustBeOwn(actor, body.eventType === 'core_profile_update' ? body.payload.email : body.email);
    const { userId } = actor;
    return new AfterCommit(() =>
      announceLater(services, { receiver: 'reminders', event: body.eventType, userId }),
    );
  });

  api.serve(sendToGhl, async (actor, { body }) => {
    await mustBeOwn(actor, body.email);
    const { userId } = actor;
    return new AfterCommit(() =>
      announceLater(services, { receiver: 'contacts', event: body.eventType, userId }),
    );
  });
}

const ownEmail = statement<{ email: string }>('own-email').sql(
  'select email from profiles where id = :userId',
);

/** @throws AppError 403 when the announcement names somebody else's address */
async function mustBeOwn(actor: Actor, email: string): Promise<void> {
  const [own] = await actor.finish(ownEmail({ userId: actor.userId }));
  if (own?.email.toLowerCase() !== email.toLowerCase()) throw forbidden();
}

/** @throws AppError 424 when the operator's service does not take it: it is not sent again behind anybody's back */
async function announceNow(services: Services, body: object) {
  const address = addressOf(services.config, 'reminders');
  if (address) await postWebhook(services, address, { id: newId(), body }, WAITED_MS);
  return { success: true as const, forwarded: address !== undefined };
}

async function announceLater(
  services: Services,
  news: Omit<z.output<typeof webhookJob.data>, 'id'>,
): Promise<{ success: true; forwarded: boolean }> {
  const forwarded = addressOf(services.config, news.receiver) !== undefined;
  if (forwarded) await services.jobs.send(webhookJob, { ...news, id: newId() });
  return { success: true, forwarded };
}

async function tell(
  services: Services,
  { id, receiver, event, userId }: z.output<typeof webhookJob.data>,
): Promise<void> {
  const address = addressOf(services.config, receiver);
  const [profile] = await services.database.db.select().from(profiles).where(eq(profiles.id, userId));
  if (!address || !profile) return;
  const announced = profile as typeof profile & ProfileToAnnounce;
  await postWebhook(services, address, { id, body: bodyOf(announced, receiver, event) });
}

function bodyOf(profile: typeof profiles.$inferSelect & ProfileToAnnounce, receiver: Receiver, event: Event) {
  if (receiver === 'contacts') return contactAnnouncement(profile);
  return event === 'core_profile_update' ? coreAnnouncement(profile) : reminderAnnouncement(profile);
}
