import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_LIMIT, UNREADABLE, WAITING } from '../../kernel/seal.ts';
import { ACTIONS_LIMIT, SEALED_COLUMNS } from './contract/limits.ts';
import { problemOfEdit } from './rules/edited-entry.ts';
import { entriesSince } from './rules/entries-since.ts';
import {
  actionLines,
  actionText,
  answersOf,
  columnsToSend,
  firstOpenQuestion,
  isAnswered,
  isReadable,
  isSamePage,
  mergeTexts,
  NO_ANSWERS,
  problemWith,
  questionAt,
  tasksOfPage,
  wordsOfPage,
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
  const long = 'x'.repeat(TEXT_LIMIT + 1);
  expect(problemWith({ ...ANSWERED, reflection: long }, 2)).toBe('This answer is 1 character too long.');
  expect(problemWith({ ...ANSWERED, goal_importance: `${long}${'y'.repeat(1_233)}` }, 1)).toBe(
    'This answer is 1,234 characters too long.',
  );
  expect(problemWith({ ...ANSWERED, reflection: long }, 1)).toBeUndefined();
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

test('how much there is is said in words', () => {
  expect(entriesSince(7, '2026-11-12', '2026-11-19')).toBe('7 entries since November 12');
  expect(entriesSince(1, '2026-11-19', '2026-11-19')).toBe('1 entry since November 19');
  expect(entriesSince(1234, '2023-01-02', '2026-11-19')).toBe('1,234 entries since January 2, 2023');
});

describe('the actions of a page', () => {
  const SAVED = '2026-11-18T08:00:00.000Z';
  const task = (id: string, text: string, created_at = SAVED) => ({ id, text, created_at });

  test('two actions of the same words are each themselves, in whatever order they are listed', () => {
    const actions = [
      { line: 'Walk', taskId: 'b' },
      { line: 'Walk', taskId: 'a' },
    ];
    const tasks = [task('a', 'Walk'), task('older', 'Walk'), task('b', 'Walk, slowly')];
    expect(tasksOfPage(actions, tasks).map((each) => each.task?.id)).toEqual(['b', 'a']);
  });

  test('an action whose id is known is never another of the same words', () => {
    expect(tasksOfPage([{ line: 'Walk', taskId: 'gone' }], [task('other', 'Walk')])).toEqual([
      { line: 'Walk', task: undefined },
    ]);
  });

  test('of an entry it is the actions that were saved with it, each once', () => {
    const tasks = [
      task('newer', 'Walk', '2026-11-19T08:00:00.000Z'),
      task('one', 'Walk'),
      task('two', 'Walk'),
    ];
    const lines = [{ line: 'Walk' }, { line: 'Walk' }, { line: 'Walk' }];
    expect(tasksOfPage(lines, tasks, SAVED).map((each) => each.task?.id)).toEqual(['one', 'two', undefined]);
  });

  test('a plain text is the first action of its words that no other line has', () => {
    const actions = [{ line: 'Walk' }, { line: 'Walk', taskId: 'one' }, { line: 'x'.repeat(600) }];
    const tasks = [task('one', 'Walk'), task('two', 'Walk'), task('long', actionText('x'.repeat(600)))];
    expect(tasksOfPage(actions, tasks).map((each) => each.task?.id)).toEqual(['two', 'one', 'long']);
  });
});

describe('an entry that is edited', () => {
  const entry = { ...ANSWERED, format: 3, id: 'x', date: '2026-11-19' };

  test('pages are the same when every answer is', () => {
    expect(isSamePage(NO_ANSWERS, { ...NO_ANSWERS })).toBe(true);
    expect(isSamePage(NO_ANSWERS, { ...NO_ANSWERS, goal_importance: 'x' })).toBe(false);
    expect(answersOf(entry)).toEqual(ANSWERED);
  });

  test('what changed is sent; of an older envelope all of it, and of no change nothing', () => {
    expect(columnsToSend(entry, { ...ANSWERED, goal: 'z' }, 3)).toEqual(['goal']);
    expect(columnsToSend({ ...entry, format: 2 }, { ...ANSWERED, goal: 'z' }, 3)).toEqual(SEALED_COLUMNS);
    expect(columnsToSend({ ...entry, format: null }, ANSWERED, 3)).toEqual([]);
  });

  test('no answer can be emptied or grow too long; what was blank may stay so', () => {
    expect(problemOfEdit(ANSWERED, { ...ANSWERED, reflection: ' ' })).toBe(
      'You can change an answer, but you can’t leave it blank.',
    );
    expect(problemOfEdit({ ...ANSWERED, reflection: '' }, { ...ANSWERED, reflection: '' })).toBeUndefined();
    expect(problemOfEdit(ANSWERED, { ...ANSWERED, goal_importance: '' })).toBeUndefined();
    const long = 'x'.repeat(TEXT_LIMIT + 1);
    expect(problemOfEdit(ANSWERED, { ...ANSWERED, goal_importance: long })).toContain('1 character too long');
  });

  test('one that cannot be opened is not to be edited', () => {
    expect(isReadable(ANSWERED)).toBe(true);
    expect(isReadable({ ...ANSWERED, goal: UNREADABLE })).toBe(false);
    expect(isReadable({ ...ANSWERED, goal: WAITING })).toBe(false);
  });

  test('a whole page is one text, without what is blank', () => {
    expect(wordsOfPage(ANSWERED)).toBe('Celebrate: a\n\nGoal: b\n\nFear: c\n\nValues: d\n\nActions: e');
  });
});
