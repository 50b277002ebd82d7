import { send } from '../../../api/http.ts';
import type { Routes } from '../../../api/routes.ts';
import { LOCALE } from '../../../kernel/intl.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import * as texts from '../texts.ts';

type AnswerCall = Routes['POST /api/reminders/answers'];
export type ReminderAnswer = BodyOf<AnswerCall>;

/** What came of an answer to a reminder. */
export interface Answered {
  outcome: 'snoozed' | 'too_late' | 'stopped' | 'undone';
  half: 'morning' | 'afternoon';
  /** When the one more comes, as an ISO instant. */
  at: string | null;
}

/** Answers a reminder by the token of its link; nobody needs to be signed in for it. @throws ApiError */
export const answerReminder = async (answer: ReminderAnswer): Promise<Answered> =>
  (await send('/api/reminders/answers', { method: 'POST', body: answer })) as Answered;

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
