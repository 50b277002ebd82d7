import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIONS_LIMIT, ANSWER_LIMIT } from './contract.ts';
import {
  actionLines,
  actionText,
  byMonth,
  cursorOf,
  entriesSince,
  firstOpenQuestion,
  isAnswered,
  mergeTexts,
  NO_ANSWERS,
  problemWith,
  questionAt,
  readableDate,
} from './rules.ts';

const ANSWERED = {
  celebration: 'a',
  goal: 'b',
  goal_importance: '',
  reflection: 'c',
  value_alignment: 'd',
  action: 'e',
};

test('JRN-16 positions run from 0 to 4, and anything else opens the nearest of them', () => {
  expect([0, 1, 4].map(questionAt)).toEqual([0, 1, 4]);
  expect([-3, 5, 2.5, '1', null, undefined].map(questionAt)).toEqual([0, 4, 0, 0, 0, 0]);
});

test('JRN-18 a blank answer holds a question open', () => {
  for (const blank of ['', ' ', '\n \t']) {
    expect(isAnswered({ ...ANSWERED, celebration: blank }, 0)).toBe(false);
    expect(isAnswered({ ...ANSWERED, action: blank }, 4)).toBe(false);
  }
  expect([0, 1, 2, 3, 4].every((question) => isAnswered(ANSWERED, question))).toBe(true);
});

test('JRN-19 the goal step needs the goal; why it matters may stay blank', () => {
  expect(isAnswered({ ...ANSWERED, goal: ' ', goal_importance: 'because' }, 1)).toBe(false);
  expect(isAnswered({ ...ANSWERED, goal_importance: '' }, 1)).toBe(true);
});

test('the first question that is still open is found', () => {
  expect(firstOpenQuestion(NO_ANSWERS)).toBe(0);
  expect(firstOpenQuestion({ ...ANSWERED, reflection: '  ' })).toBe(2);
  expect(firstOpenQuestion(ANSWERED)).toBeUndefined();
});

test('JRN-14 each line that is not blank is one action', () => {
  expect(actionLines(' Send the outline \n\n\tHold the room\n  \n')).toEqual([
    'Send the outline',
    'Hold the room',
  ]);
  expect(actionLines(' \n ')).toEqual([]);
});

test('an action that is too long for the list ends in an ellipsis there', () => {
  expect(actionText('Walk')).toBe('Walk');
  expect(actionText('x'.repeat(500))).toHaveLength(500);
  expect(actionText('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`);
});

test('what is more than a page holds is said before it is sent', () => {
  const long = 'x'.repeat(ANSWER_LIMIT + 1);
  expect(problemWith({ ...ANSWERED, reflection: long }, 2)).toContain('20,000 characters');
  expect(problemWith({ ...ANSWERED, goal_importance: long }, 1)).toContain('20,000 characters');
  expect(problemWith({ ...ANSWERED, action: 'x\n'.repeat(ACTIONS_LIMIT + 1) }, 4)).toContain('100 actions');
  expect(problemWith({ ...ANSWERED, action: 'x\n'.repeat(ACTIONS_LIMIT) }, 4)).toBeUndefined();
  expect(isAnswered({ ...ANSWERED, reflection: long }, 2)).toBe(false);
});

test('of two versions of an answer every word is kept', () => {
  expect(mergeTexts('', 'new')).toBe('new');
  expect(mergeTexts('old', ' ')).toBe('old');
  expect(mergeTexts('I called Dad', 'I called Dad before breakfast')).toBe('I called Dad before breakfast');
  expect(mergeTexts('I called Dad before breakfast', 'I called Dad')).toBe('I called Dad before breakfast');
  expect(mergeTexts('one\n', 'two')).toBe('one\n\ntwo');
  fc.assert(
    fc.property(fc.string(), fc.string(), (earlier, later) => {
      const merged = mergeTexts(earlier, later);
      expect(merged).toContain(earlier.trim());
      expect(merged).toContain(later.trim());
    }),
  );
});

test('a full page says where the next begins, the last one says nothing', () => {
  const rows = [
    { date: '2026-11-19', created_at: '2026-11-19T08:00:00.000Z', id: 'a' },
    { date: '2026-11-18', created_at: '2026-11-18T08:00:00.000Z', id: 'b' },
  ];
  expect(cursorOf(rows, 2)).toBe('2026-11-18_2026-11-18T08:00:00.000Z_b');
  expect(cursorOf(rows, 3)).toBeNull();
  expect(cursorOf([], 30)).toBeNull();
});

test('MSG-50 a date is shown in its parts, and one that cannot be read stands apart', () => {
  expect(readableDate('2026-11-18')).toEqual({
    day: '18',
    weekday: 'Wednesday',
    month: 'November 2026',
    long: 'Wednesday, November 18, 2026',
  });
  for (const unreadable of ['', '2026-02-30', '18.11.2026', '2026-11-18T00:00:00Z']) {
    expect(readableDate(unreadable)).toBeUndefined();
  }
  const rows = ['2026-12-01', '2026-11-30', '2026-11-02', 'soon'].map((date) => ({ date }));
  expect(byMonth(rows).map(({ month, rows }) => [month, rows.length])).toEqual([
    ['December 2026', 1],
    ['November 2026', 2],
    ['Invalid date', 1],
  ]);
});

test('how much there is is said in words', () => {
  expect(entriesSince(7, '2026-11-12', '2026-11-19')).toBe('Seven entries since November 12');
  expect(entriesSince(1, '2026-11-19', '2026-11-19')).toBe('One entry since November 19');
  expect(entriesSince(1234, '2023-01-02', '2026-11-19')).toBe('1,234 entries since January 2, 2023');
});
