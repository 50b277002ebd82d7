import { addDays, formatDay, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import type { DeliveryReason, ReminderChannelName } from '../contract/limits.ts';
import type { Delivery } from '../contract.ts';
import * as texts from '../texts.ts';

const WAYS: Record<ReminderChannelName, string> = {
  text: texts.byText,
  email: texts.byEmail,
  push: texts.asANotification,
};

/** Why a reminder was not sent, or did not arrive, in plain words. */
const REASONS: Record<DeliveryReason, string> = {
  journaled: texts.youHadWrittenAlready,
  lesson_noted: texts.youHadNotedALesson,
  late: texts.theMomentHadPassed,
  paused: texts.youWereOnAPause,
  trial_ended: texts.yourTrialHadEnded,
  switched_off: texts.youHadSwitchedItOff,
  phone_unconfirmed: texts.theNumberWasNotConfirmed,
  number_stopped: texts.theNumberTakesNoTexts,
  no_subscription: texts.noDeviceWasSetTo,
  email_unconfirmed: texts.theAddressWasNotConfirmed,
  not_offered: texts.thisServerDoesNotSend,
  refused: texts.theAddressTakesNoMail,
  trouble: texts.itCouldNotBeHanded,
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
  if (state === 'sent') return texts.sent(time, WAYS[channel], day);
  if (state === 'sending') return texts.onItsWaySince(WAYS[channel], time, day);
  return texts.notSent2(time, WAYS[channel], day, reason ? REASONS[reason] : texts.noReasonIsKnown);
}

/** Later ones first. */
export const latestFirst = (deliveries: Iterable<Delivery>): Delivery[] =>
  [...deliveries].sort((one, other) => (one.due_at < other.due_at ? 1 : -1));
