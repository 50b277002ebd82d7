import { send } from '../../../api/http.ts';
import type { Routes } from '../../../api/routes.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import type { Answered } from '../rules/answers.ts';

type ReminderAnswer = BodyOf<Routes['POST /api/reminders/answers']>;

/** Answers a reminder by the token of its link; nobody needs to be signed in for it. @throws ApiError */
export const answerReminder = async (answer: ReminderAnswer): Promise<Answered> =>
  (await send('/api/reminders/answers', { method: 'POST', body: answer })) as Answered;
