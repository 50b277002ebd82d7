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

/** A lesson for each text, on days of the weeks up to the fourth, beside entries in English. */
const lessonsOver = (...texts: string[]) =>
  notebook({
    entries: inWeek(() => ({})),
    lessons: texts.map((text, number) => lesson(dayOf(WEEK - texts.length + 1 + number, 2), text)),
  });
const RESTED = [
  'An early night does more for me than a late email.',
  'I was asleep by ten and the day was kinder.',
  'The nap is not laziness.',
  'When I go to bed angry I wake up angry.',
] as const;

describe('a lesson in ever other words', () => {
  test('is named by what it is about, with the newest of them', () => {
    expect(saidOf(lessonsOver(...RESTED))).toContain(
      'You noted lessons about sleep on four days since September 8. On Tuesday it was: “When I go to bed angry I wake up angry.”',
    );
  });

  test.each<[string, OpenedNotebook]>([
    ['on three days', lessonsOver(...RESTED.slice(1))],
    ['not in this week', lessonsOver(...RESTED, 'Paint the door before the frame.')],
    ['twice in the same words', lessonsOver(...RESTED.slice(1), RESTED[3])],
    ['denied', lessonsOver('Never the nap.', 'No sleep for me.', 'It is not the sleep.', 'Not the bedtime.')],
    [
      'somebody else’s',
      lessonsOver(...RESTED.slice(1), '“Early to bed and early to rise, and the sleep of the just.”'),
    ],
    ['in another language', lessonsOver('Bed.', 'Sofa, bed, nap.', 'Dormir, sleep.', 'Nap, nap, sleep.')],
    ['of loss', lessonsOver(...RESTED.slice(1), 'Since the funeral the sleep is gone.')],
  ])('is not said when it is %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('lesson-topic');
  });

  test('is said in its own words where it came back in them', () => {
    const kinds = kindsOf(lessonsOver(...RESTED, RESTED[3]));
    expect(kinds).toContain('lesson-again');
    expect(kinds).not.toContain('lesson-topic');
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
    ['left for months', notebook({ entries: inWeek(() => ({})), tasks: [task(dayOf(-8, 1), 'Mow', false)] })],
  ])('is not when it is %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('action-waiting');
  });
});
