import { describe, expect, test } from 'vitest';
import type { EntryRow, OpenedNotebook } from '../notebook.ts';
import { DAYS, goals, kindsOf, on, pick, saidOf, WEEK } from '../testing/foolish.ts';
import { dayOf, notebook } from '../testing/people.ts';

describe('a goal', () => {
  test('on three days is named, with what was done in its words', () => {
    expect(kindsOf(goals('Write the novel'))).toContain('goal-named');
    expect(saidOf(goals('Write the novel', ['Write page one of the novel']))).toContain(
      'You also finished “Write page one of the novel”.',
    );
  });

  test.each([
    ['there is none', 'None'],
    ['it refers to another day', 'Same as yesterday'],
    ['nobody knows', 'idk'],
    ['it is a saying', 'One day at a time'],
    ['it is quoted', '“Carpe diem”'],
    ['it is quoted with a name', 'Seize the day — Horace'],
    ['it is a dash', '–'],
  ])('is not named when %s', (_, goal) => {
    expect(kindsOf(goals(goal))).not.toContain('goal-named');
  });

  test('on one day is not named for being in several entries of it', () => {
    const entries = [1, 2, 3].map((number) => ({
      ...on(dayOf(WEEK, 2), { goal: 'Write the novel' }),
      id: `copy-${number}`,
    }));
    expect(kindsOf(notebook({ entries }))).not.toContain('goal-named');
  });

  test.each([
    ['shares one word alone', 'Run', 'Run the dishwasher'],
    ['calls it off', 'Prepare the spring concert', 'Cancel the spring concert'],
    ['is a decision against it', 'Prepare the spring concert', 'Decide not to prepare the concert'],
    ['is done for a goal to leave something', 'Stop seeing my old boss', 'See my old boss for lunch'],
    ['uses its words in another sense', 'Book a holiday', 'Read the holiday-free chapter'],
  ])('has not moved by an action that %s', (_, goal, action) => {
    expect(kindsOf(goals(goal, [action]))).not.toContain('goal-moved');
  });

  test('has not moved twice by an action that was added twice', () => {
    const twice = goals('Write the novel', ['Write page one of the novel', 'Write page one of the novel']);
    expect(saidOf(twice).match(/page one/gu)).toHaveLength(1);
  });
});

describe('a goal that was left', () => {
  const left = (first: string, later: (number: number) => Partial<EntryRow> = () => ({})) =>
    notebook({
      entries: [
        ...DAYS.map((weekday) => on(dayOf(1, weekday), { goal: first })),
        ...DAYS.map((weekday, number) =>
          on(dayOf(WEEK, weekday), {
            goal: pick(number, ['Rest', 'Cook soup', 'Clean up']),
            ...later(number),
          }),
        ),
      ],
    });

  test('is missed', () => {
    expect(kindsOf(left('Write the novel')).filter((kind) => kind === 'goal-stalled')).toHaveLength(2);
  });

  test.each<[string, OpenedNotebook]>([
    ['ended with its day', left('Get through the exam')],
    ['was of a funeral', left('Plan the funeral')],
    ['has come back in other words', left('Write the novel', () => ({ goal: 'Finish writing the novel' }))],
    [
      'was reached, as an entry tells',
      left('Write the novel', () => ({
        celebration: 'I wrote the last line: the novel is there to write about.',
      })),
    ],
    ['was none', left('Nothing')],
    [
      'is missed by a person who mourns',
      left('Write the novel', () => ({ celebration: 'My father died on Monday.' })),
    ],
  ])('is not missed when it %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('goal-stalled');
  });

  test('is not missed when all that came after is one day', () => {
    const { entries } = left('Write the novel');
    const oneDay = entries.map((row) =>
      row.date >= dayOf(WEEK, 0) ? { ...row, date: dayOf(WEEK, 1) } : row,
    );
    expect(kindsOf(notebook({ entries: oneDay }))).not.toContain('goal-stalled');
  });
});
