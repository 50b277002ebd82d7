import * as z from 'zod';
import type { Api } from '../../../server/api.ts';
import { defineJob } from '../../../server/jobs.ts';
import { errorFields } from '../../../server/log.ts';
import { deleteRowsBefore } from '../../../server/old-rows.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import { getReminderChannels } from '../contract.ts';
import { serveInboundTexts } from './inbound-texts.ts';
import { optedOutAt } from './number-stops.ts';
import { forgetCodes, servePhoneConfirmation } from './phone-confirmation.ts';
import { servePushSubscriptions } from './push-subscriptions.ts';

const readPhone = statement<{ phone_number: string | null }>('channels-phone').sql(
  'select phone_number from profiles where id = :userId',
);

const readBrowsers = statement<{ endpoint_hash: string }>('channels-browsers').sql(
  'select endpoint_hash from push_subscriptions where user_id = :userId order by created_at',
);

/** Everything by which somebody is reached by text and in the browser, but for the sending itself. */
export function serveChannels(api: Api): void {
  const { services } = api;
  const { texts, push } = services.config;

  api.serve(getReminderChannels, async (actor) => {
    const {
      own: [own],
      browsers,
    } = await actor.finish({
      own: readPhone({ userId: actor.userId }),
      browsers: readBrowsers({ userId: actor.userId }),
    });
    const stopped = own?.phone_number ? await optedOutAt(services, own.phone_number) : undefined;
    return {
      text: {
        offered: texts.kind !== 'none',
        stopped_at: stopped ?? null,
        number: texts.kind === 'twilio' && texts.from.startsWith('+') ? texts.from : null,
      },
      push: {
        public_key: push?.publicKey ?? null,
        subscribed: browsers.map(({ endpoint_hash }) => endpoint_hash),
      },
    };
  });

  servePhoneConfirmation(api);
  servePushSubscriptions(api);
  serveInboundTexts(api);
  tidyNightly(services);
}

const tidyJob = defineJob({ name: 'reminder-channels-tidy', data: z.object({}), seconds: 3600 });
const NIGHTLY = '23 3 * * *';
const KEPT_MS = 7 * 24 * 3_600_000;

/** Forgets what no attempt and no repeat of a carrier looks back to. */
function tidyNightly(services: Services): void {
  const { jobs, log, clock, background } = services;
  jobs.handle(tidyJob, async () => {
    const before = new Date(clock().getTime() - KEPT_MS);
    await forgetCodes(services, clock());
    await deleteRowsBefore(background, 'reminders.text_attempts', 'begun_at', before);
    await deleteRowsBefore(background, 'reminders.texts_heard', 'heard_at', before);
  });
  jobs.schedule(tidyJob, NIGHTLY, {}).catch((error) => log.error('schedule failed', errorFields(error)));
}
