import type { Api } from '../../server/api.ts';
import { errorFields } from '../../server/log.ts';
import { inBackground } from '../../server/services.ts';
import { answerReminder } from './contract.ts';
import { registerAnnouncements } from './server/announcements.ts';
import { answer, countAnswer } from './server/answers.ts';
import { channelsOf } from './server/channels.ts';
import { dueJob, enqueueDueReminders, reminderJob } from './server/due.ts';
import { ReminderSender } from './server/sender.ts';
import { serveChannels } from './server/serve-channels.ts';
import { forgetOld, settleStuck, upkeepJob } from './server/upkeep.ts';

/** Registers announcements to the operator's services, and the reminders that the server sends itself. */
export function registerReminders(api: Api): void {
  sendReminders(api);
  serveChannels(api);
  registerAnnouncements(api);
}

/** While one is handed over, others are read and noted. */
const IN_HAND_FOR_EACH_MAIL = 1.5;
const EVERY_MINUTE = '* * * * *';
const NIGHTLY = '17 2 * * *';

/** Sends reminders when they are due, and takes the answers of those who got them. */
function sendReminders(api: Api): void {
  const { services } = api;
  const { jobs, log, mail } = services;
  const aside = inBackground(services);
  const sender = new ReminderSender(aside, channelsOf(aside));
  jobs.handle(dueJob, async () => {
    await enqueueDueReminders(aside, aside.clock());
    await settleStuck(aside, sender, aside.clock());
  });
  const atOnce = Math.ceil(mail.atOnce * IN_HAND_FOR_EACH_MAIL);
  jobs.handle({ ...reminderJob, atOnce }, (wish) => sender.send(wish));
  jobs.handle(upkeepJob, async () => {
    await forgetOld(aside, aside.clock());
  });
  for (const [job, cron] of [
    [dueJob, EVERY_MINUTE],
    [upkeepJob, NIGHTLY],
  ] as const) {
    jobs.schedule(job, cron, {}).catch((error) => log.error('schedule failed', errorFields(error)));
  }

  api.servePublic(answerReminder, async ({ body, clientKey }) => {
    await countAnswer(services, clientKey());
    return answer(services, body);
  });
}
