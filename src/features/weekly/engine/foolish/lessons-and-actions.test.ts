import { describe, expect, test } from 'vitest';
import type { OpenedNotebook } from '../notebook.ts';
import { inWeek, kindsOf, pick, saidOf, WEEK, WEEKS } from '../testing/foolish.ts';
import { dayOf, lesson, notebook, task } from '../testing/people.ts';

const learned = (...texts: string[]) =>
  notebook({ lessons: WEEKS.map((week, number) => lesson(dayOf(week, 2), pick(number, texts))) });

describe('a lesson that comes back', () => {
  test('is said, and asked about', () => {
    const kinds = kindsOf(learned('Ask for help earlier.', 'ask for help earlier'));
    expect(kinds.filter((kind) => kind === 'lesson-again')).toHaveLength(2);
  });

  test.each<[string, OpenedNotebook]>([
    ['there is none', learned('No lesson today.', 'No lesson today')],
    ['it is a stock phrase', learned('Time flies.', 'time flies')],
    ['it is what it is', learned('It is what it is.')],
    ['it is quoted', learned('“Know thyself.” — Socrates')],
    ['it is quoted without marks', learned('Know thyself — Socrates')],
    ['it is one word', learned('Rest.')],
    [
      'it was pasted twice on one day',
      notebook({
        lessons: [1, 2].map((number) => ({
          ...lesson(dayOf(WEEK, 2), 'Ask for help.'),
          id: `lesson-${number}`,
        })),
      }),
    ],
    ['it is denied the next time', learned('Ask for help.', 'Don’t ask for help.', 'Never ask for help.')],
  ])('is not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('lesson-again');
  });

  test('of loss is not asked about, nor is one of two days said to keep coming back', () => {
    expect(saidOf(learned('Grief comes in waves.'))).not.toContain('keeps coming back');
    const two = notebook({ lessons: [3, 4].map((week) => lesson(dayOf(week, 2), 'Ask for help.')) });
    expect(saidOf(two)).not.toContain('keeps coming back');
  });
});

const open = (text: string, more: OpenedNotebook['tasks'] = []) =>
  notebook({ entries: inWeek(() => ({})), tasks: [task(dayOf(1, 1), text, false), ...more] });

describe('an action that waits', () => {
  test('is said', () => {
    expect(kindsOf(open('Renew the passport'))).toContain('action-waiting');
  });

  test.each<[string, OpenedNotebook]>([
    ['not to be done', open('Don’t call Bob')],
    ['of every month', open('Pay the rent every month')],
    ['for later', open('Buy a present in December')],
    ['of a death', open('Scatter Dad’s ashes')],
    ['a quotation', open('“Just do it” — Nike')],
    ['done in a copy', open('Renew the passport', [task(dayOf(3, 1), 'renew the passport', true)])],
    ['without words', open('🏃')],
  ])('is not when it is %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('action-waiting');
  });
});
