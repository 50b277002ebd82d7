import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { LOCALE } from '../../../kernel/locale.ts';
import { todayOrYesterday } from '../../../kernel/today-or-yesterday.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import type { DeliveryReason, ReminderChannelName } from '../contract/limits.ts';
import type { Delivery } from '../contract.ts';
import * as texts from '../texts.ts';

const WAYS: Record<ReminderChannelName, string> = {
  text: texts.byText,
  email: texts.byEmail,
  push: texts.asNotification,
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

/** 'Today', 'Yesterday' or 'Saturday, November 21'. */
const dayInWords = (date: LocalDate, today: LocalDate): string =>
  todayOrYesterday(date, today) ?? formatDay(date);

/** What became of a reminder, in three parts. */
export interface DeliveryInWords {
  when: string;
  way: string;
  outcome: string;
}

/** 'Today, 8:00 AM', 'Text' and 'Sent'. Times are those of the zone. */
export function deliveryInWords(
  delivery: Delivery,
  { zone, today }: { zone: string; today: LocalDate },
): DeliveryInWords {
  const { state, channel, reason, sent_at, due_at } = delivery;
  const at = sent_at ?? due_at;
  const day = dayInWords(localDateOf(new Date(at), zone), today);
  return {
    when: texts.dayAndTime(day, timeIn(zone, at)),
    way: WAYS[channel],
    outcome: outcomeOf(state, reason),
  };
}

function outcomeOf(state: Delivery['state'], reason: Delivery['reason']): string {
  if (state === 'sent') return texts.deliverySent;
  if (state === 'sending') return texts.deliverySending;
  return reason ? `${texts.deliveryNotSent} ${REASONS[reason]}` : texts.deliveryNotSent;
}

/** Later ones first. */
export const latestFirst = (deliveries: Iterable<Delivery>): Delivery[] =>
  [...deliveries].sort((one, other) => (one.due_at < other.due_at ? 1 : -1));
