import { addDays, formatDay, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { LOCALE } from '../../../kernel/intl.ts';
import { once } from '../../../kernel/once.ts';
import type { DeliveryReason, ReminderChannelName } from '../contract/limits.ts';
import type { Delivery } from '../contract.ts';
import * as texts from '../texts.ts';

type Outcome = Record<ReminderChannelName, (day: string, time: string) => string>;

const SENT: Outcome = {
  text: texts.sentByText,
  email: texts.sentByEmail,
  push: texts.sentAsNotification,
};
const SENDING: Outcome = {
  text: texts.sendingByText,
  email: texts.sendingByEmail,
  push: texts.sendingAsNotification,
};
const NOT_SENT: Outcome = {
  text: texts.notSentByText,
  email: texts.notSentByEmail,
  push: texts.notSentAsNotification,
};

/** Why a reminder was not sent, or did not arrive, as a sentence. */
const REASONS: Record<DeliveryReason, string> = {
  journaled: texts.skippedJournaled,
  lesson_noted: texts.skippedLessonNoted,
  late: texts.skippedLate,
  paused: texts.skippedPaused,
  trial_ended: texts.skippedTrialEnded,
  switched_off: texts.skippedTurnedOff,
  phone_unconfirmed: texts.skippedPhoneUnconfirmed,
  number_stopped: texts.skippedOptedOut,
  no_subscription: texts.skippedNoDevice,
  email_unconfirmed: texts.skippedEmailUnconfirmed,
  not_offered: texts.skippedNotSetUp,
  refused: texts.skippedRefused,
  trouble: texts.failedTrouble,
};

/** Its figures stay in one line with AM or PM. */
const timeIn = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: zone })
    .format(new Date(instant))
    .replaceAll(/\s/g, '\u00a0');

const relativeDays = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

/** 'today', 'yesterday' or 'Saturday, November 21'. */
function dayInWords(date: LocalDate, today: LocalDate): string {
  if (date === today) return relativeDays().format(0, 'day');
  return date === addDays(today, -1) ? relativeDays().format(-1, 'day') : formatDay(date);
}

/** One delivery as a line: 'Sent by text, today at 8:00 AM'. Times are those of the zone. */
export function deliveryInWords(
  delivery: Delivery,
  { zone, today }: { zone: string; today: LocalDate },
): string {
  const { state, channel, reason, sent_at, due_at } = delivery;
  const at = sent_at ?? due_at;
  const day = dayInWords(localDateOf(new Date(at), zone), today);
  const time = timeIn(zone, at);
  if (state === 'sent') return SENT[channel](day, time);
  if (state === 'sending') return SENDING[channel](day, time);
  const notSent = NOT_SENT[channel](day, time);
  return reason ? `${notSent} ${REASONS[reason]}` : notSent;
}

/** Later ones first. */
export const latestFirst = (deliveries: Iterable<Delivery>): Delivery[] =>
  [...deliveries].sort((one, other) => (one.due_at < other.due_at ? 1 : -1));
