import type { Services } from '../../../server/services.ts';
import type { ReminderChannel } from './channel.ts';
import { emailChannel } from './email-channel.ts';

/** The channels that this server sends over, each where its settings are there. */
export function channelsOf(services: Services): ReminderChannel[] {
  return [emailChannel(services)].filter((channel) => channel !== undefined);
}
