import { addDays, formatDay, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import type { DeliveryReason, ReminderChannelName } from '../contract/limits.ts';
import type { Delivery } from '../contract.ts';

const WAYS: Record<ReminderChannelName, string> = {
  text: 'by text',
  email: 'by email',
  push: 'as a notification',
};

/** Why a reminder was not sent, or did not arrive, in plain words. */
const REASONS: Record<DeliveryReason, string> = {
  journaled: 'you had written already',
  lesson_noted: 'you had noted a lesson already',
  late: 'the moment had passed',
  paused: 'you were on a pause',
  trial_ended: 'your trial had ended',
  switched_off: 'you had switched it off',
  phone_unconfirmed: 'the number was not confirmed',
  number_stopped: 'the number takes no texts from us',
  no_subscription: 'no device was set to be notified',
  email_unconfirmed: 'the address was not confirmed',
  not_offered: 'this server does not send that way',
  refused: 'the address takes no mail',
  trouble: 'it could not be handed over',
};

const timeIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ');

function dayInWords(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'today';
  return date === addDays(today, -1) ? 'yesterday' : formatDay(date);
}

/** One delivery as a line: 'Sent 8:00 AM by text, today'. Times are those of the zone. */
export function deliveryInWords(
  delivery: Delivery,
  { zone, today }: { zone: string; today: LocalDate },
): string {
  const { state, channel, reason, sent_at, due_at } = delivery;
  const at = sent_at ?? due_at;
  const day = dayInWords(localDateOf(new Date(at), zone), today);
  const time = timeIn(zone, at);
  if (state === 'sent') return `Sent ${time} ${WAYS[channel]}, ${day}`;
  if (state === 'sending') return `On its way ${WAYS[channel]} since ${time}, ${day}`;
  return `Not sent ${time} ${WAYS[channel]}, ${day}: ${reason ? REASONS[reason] : 'no reason is known'}`;
}

/** Later ones first. */
export const latestFirst = (deliveries: Iterable<Delivery>): Delivery[] =>
  [...deliveries].sort((one, other) => (one.due_at < other.due_at ? 1 : -1));
