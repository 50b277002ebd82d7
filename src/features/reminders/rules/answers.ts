import { LOCALE } from '../../../kernel/locale.ts';
import * as texts from '../texts.ts';

/** What came of an answer to a reminder. */
export interface Answered {
  outcome: 'snoozed' | 'too_late' | 'stopped' | 'undone';
  half: 'morning' | 'afternoon';
  /** When the one more comes, as an ISO instant. */
  at: string | null;
}

/** A time of this device's day, such as '9:00 AM'. */
const timeOf = (instant: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' }).format(new Date(instant));

/** What came of it, in one sentence for people. */
export function answeredInWords({ outcome, half, at }: Answered): string {
  switch (outcome) {
    case 'snoozed':
      return at ? texts.remindedAgainAt(timeOf(at)) : texts.remindedAgainInAnHour;
    case 'too_late':
      return texts.noReminderLeftToday;
    case 'stopped':
      return half === 'morning' ? texts.morningRemindersOff : texts.afternoonRemindersOff;
    case 'undone':
      return half === 'morning' ? texts.morningRemindersOn : texts.afternoonRemindersOn;
  }
}
