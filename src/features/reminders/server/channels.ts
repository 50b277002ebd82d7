import type { Services } from '../../../server/services.ts';
import type { ReminderChannel } from './channel.ts';
import { pushChannel } from './channels/push.ts';
import { textChannel } from './channels/text.ts';
import { emailChannel } from './email-channel.ts';

/** The channels that this server sends over, each where its settings are there. */
export function channelsOf(services: Services): ReminderChannel[] {
  return [textChannel(services), emailChannel(services), pushChannel(services)].filter(
    (channel) => channel !== undefined,
  );
}
