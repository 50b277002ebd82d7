import * as z from 'zod';
import { forbidden } from '../../kernel/errors.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import type { Config } from '../../server/config.ts';
import type { Actor } from '../../server/database.ts';
import { defineJob } from '../../server/jobs.ts';
import type { Services } from '../../server/services.ts';
import { prepared } from '../../server/statement.ts';
import {
  contactUpdateSchema,
  coreProfileUpdateSchema,
  reminderSettingsUpdateSchema,
  sendToGhl,
  triggerReminder,
} from './contract.ts';
import { postJson } from './server/post-json.ts';
import { serveChannels } from './server/serve-channels.ts';

/** To whom an announcement goes: the reminder service or the customer records. */
type Receiver = 'reminders' | 'contacts';

const announcementJob = defineJob({
  name: 'announcement',
  data: z.object({
    receiver: z.enum(['reminders', 'contacts']),
    body: z.union([coreProfileUpdateSchema, reminderSettingsUpdateSchema, contactUpdateSchema]),
  }),
});

const addressOf = (config: Config, receiver: Receiver): string | undefined =>
  receiver === 'reminders' ? config.reminderWebhookUrl : config.crmWebhookUrl;

export function registerReminders(api: Api): void {
  serveChannels(api);
  const { jobs, config } = api.services;
  jobs.handle(announcementJob, async ({ receiver, body }) => {
    const address = addressOf(config, receiver);
    if (address) await postJson(address, body);
  });

  api.serve(triggerReminder, (actor, { services, body }) => {
    const email = body.eventType === 'core_profile_update' ? body.payload.email : body.email;
    return announce(actor, services, email, { receiver: 'reminders', body });
  });

  api.serve(sendToGhl, (actor, { services, body }) =>
    announce(actor, services, body.email, { receiver: 'contacts', body }),
  );
}

const ownEmail = prepared<{ email: string }>('own-email', 'select email from profiles where id = $1');

/** Hands the announcement to the jobs, which send it on. @throws AppError 403 when it names somebody else's address */
async function announce(
  actor: Actor,
  { config, jobs }: Services,
  email: string,
  announcement: z.output<typeof announcementJob.data>,
) {
  const [[own]] = await actor.finish(ownEmail(actor.userId));
  if (own?.email.toLowerCase() !== email.toLowerCase()) throw forbidden();
  const forwarded = addressOf(config, announcement.receiver) !== undefined;
  return new AfterCommit(async () => {
    if (forwarded) await jobs.send(announcementJob, announcement);
    return { success: true as const, forwarded };
  });
}
