import * as z from 'zod';
import { forbidden } from '../../kernel/errors.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import { clientKeyOf } from '../../server/client-key.ts';
import type { Config } from '../../server/config.ts';
import type { Actor } from '../../server/database.ts';
import { defineJob } from '../../server/jobs.ts';
import { errorFields } from '../../server/log.ts';
import type { Services } from '../../server/services.ts';
import { prepared } from '../../server/statement.ts';
import {
  answerReminder,
  contactUpdateSchema,
  coreProfileUpdateSchema,
  reminderSettingsUpdateSchema,
  sendToGhl,
  triggerReminder,
  unsubscribeFromReminders,
} from './contract.ts';
import { answer, countAnswer, unsubscribe } from './server/answers.ts';
import { channelsOf } from './server/channels.ts';
import { dueJob, handOnDue, reminderJob } from './server/due.ts';
import { postJson } from './server/post-json.ts';
import { ReminderSender } from './server/sender.ts';
import { serveChannels } from './server/serve-channels.ts';
import { forgetOld, settleStuck, upkeepJob } from './server/upkeep.ts';

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

/** Registers announcements to the operator's services, and the reminders that the server sends itself. */
export function registerReminders(api: Api): void {
  sendReminders(api);
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

const EVERY_MINUTE = '* * * * *';
const NIGHTLY = '17 2 * * *';

/** Sends reminders when they are due, and takes the answers of those who got them. */
function sendReminders(api: Api): void {
  const { services } = api;
  const { jobs, log } = services;
  const sender = new ReminderSender(services, channelsOf(services));
  jobs.handle(dueJob, async () => {
    await handOnDue(services, services.clock());
    await settleStuck(services, sender, services.clock());
  });
  jobs.handle(reminderJob, (wish) => sender.send(wish));
  jobs.handle(upkeepJob, async () => {
    await forgetOld(services, services.clock());
  });
  for (const [job, cron] of [
    [dueJob, EVERY_MINUTE],
    [upkeepJob, NIGHTLY],
  ] as const) {
    jobs.schedule(job, cron, {}).catch((error) => log.error('schedule failed', errorFields(error)));
  }

  api.servePublic(answerReminder, async ({ body }, context) => {
    await countAnswer(services, clientKeyOf(context, services));
    return answer(services, body);
  });
  api.servePublic(unsubscribeFromReminders, async ({ params }, context) => {
    await countAnswer(services, clientKeyOf(context, services));
    await unsubscribe(services, params.token);
    return undefined;
  });
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
