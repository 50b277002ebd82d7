import { describe, expect, test } from 'vitest';
import { daysOf } from '../../../kernel/calendar.ts';
import { questionAsked } from './asked-question.ts';

const TODAY = '2026-11-19';
const DAYS = daysOf({ start: '2024-01-01', end: TODAY });

/** The first and the last day that a question means, and how many. */
function meant(text: string): [string | undefined, string | undefined, number] {
  const isMeant = questionAsked(text, TODAY)?.isMeant ?? (() => false);
  const days = DAYS.filter(isMeant);
  return [days[0], days.at(-1), days.length];
}

describe('what is a question', () => {
  test.each([
    'money?',
    'What did I learn about money',
    'when was I last ill',
    'Who helped me?',
    'Was I afraid of it',
  ])('%s', (text) => expect(questionAsked(text, TODAY)).toBeDefined());
  test.each(['money', 'what a', 'who', 'the day when I left', 'however it goes', 'island of the doves', ''])(
    'not %s',
    (text) => expect(questionAsked(text, TODAY)).toBeUndefined(),
  );
});

test.each([
  ['When was I last at the dentist?', 'latest', undefined],
  ['When was the last time I swam?', 'latest', undefined],
  ['What did I want to do and not do?', 'undone', undefined],
  ['What did I say I would do and didn’t do?', 'undone', undefined],
  ['What have I not done since May?', 'undone', undefined],
  ['What did I learn about money?', 'all', 'lesson'],
  ['What have I celebrated last year?', 'all', 'celebration'],
  ['Where did I lose the key?', 'all', undefined],
])('%s', (text, form, where) => {
  expect(questionAsked(text, TODAY)).toMatchObject({ form, where });
});

test.each([
  ['What about money last year?', '2025-01-01', '2025-12-31', 365],
  ['What about money this year?', '2026-01-01', TODAY, 323],
  ['What about money in March?', '2026-03-01', '2026-03-31', 31],
  ['What about money in December?', '2025-12-01', '2025-12-31', 31],
  ['What about money in March 2024?', '2024-03-01', '2024-03-31', 31],
  ['What about money this summer?', '2026-06-01', '2026-08-31', 92],
  ['What about money last winter?', '2025-12-01', '2026-02-28', 90],
  ['What about money last autumn?', '2025-09-01', '2025-11-30', 91],
  ['What about money this fall?', '2026-09-01', TODAY, 80],
  ['What about money in the summer of 2024?', '2024-06-01', '2024-08-31', 92],
  ['What about money in 2025?', '2025-01-01', '2025-12-31', 365],
  ['What about money since May?', '2026-05-01', TODAY, 203],
  ['What about money before 2025?', '2024-01-01', '2024-12-31', 366],
  ['What about money yesterday?', '2026-11-18', '2026-11-18', 1],
  ['What about money last month?', '2026-10-01', '2026-10-31', 31],
  ['What about money last week?', '2026-11-08', '2026-11-14', 7],
  ['What about money in the last three days?', '2026-11-16', TODAY, 4],
  ['What about money in the past 10 days?', '2026-11-09', TODAY, 11],
  ['What about money on Sundays in March?', '2026-03-01', '2026-03-29', 5],
  ['What about money on weekends last month?', '2026-10-03', '2026-10-31', 9],
  ['May I have money?', '2024-01-01', TODAY, DAYS.length],
])('%s', (text, first, last, count) => {
  expect(meant(text)).toEqual([first, last, count]);
  expect(questionAsked(text, TODAY)?.about).not.toMatch(/last|year|march|since|summer|sundays|days/);
});
