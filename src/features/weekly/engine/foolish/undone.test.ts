import { describe, expect, test } from 'vitest';
import type { EntryRow, OpenedNotebook } from '../notebook.ts';
import { kindsOf, on, pick, saidOf, WEEK } from '../testing/foolish.ts';
import { dayOf, notebook, task } from '../testing/people.ts';

/* What was meant and not done: a goal of the list that is left, a value that waits, an action that is planned again. */

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** Nine weeks before the fourth, so that a goal may be quiet for a month. */
const EARLY = -4;
const LATE_GOALS = ['Rest', 'Cook soup', 'Clean up', 'Sleep'];

describe('a goal of the list that is left', () => {
  const WEBSITE = [
    'A website for the workshop.',
    'The website. Ten good pictures first.',
    'Website, one page.',
  ];

  interface Told {
    early?: readonly string[];
    later?: (number: number) => Partial<EntryRow>;
    goal?: string;
    status?: 'active' | 'completed';
  }

  const left = ({
    early = WEBSITE,
    later = () => ({}),
    goal = 'A website for the workshop',
    status = 'active',
  }: Told = {}) =>
    notebook({
      goals: [
        { text: goal, status },
        { text: 'Learn to swim', status: 'active' },
      ],
      entries: [
        ...early.map((text, number) => on(dayOf(EARLY, number * 2), { goal: text })),
        ...[1, 2, 3, WEEK].flatMap((week) =>
          [1, 3].map((weekday) =>
            on(dayOf(week, weekday), { goal: pick(week + weekday, LATE_GOALS), ...later(week) }),
          ),
        ),
      ],
    });

  test('is missed, in whatever words it was named', () => {
    expect(saidOf(left())).toContain(
      '“A website for the workshop” was your goal on three days, most recently on August 6. Since then you’ve written about other goals.',
    );
  });

  test.each<[string, OpenedNotebook]>([
    ['was named on two days', left({ early: WEBSITE.slice(0, 2) })],
    ['was reached', left({ status: 'completed' })],
    ['is celebrated', left({ later: () => ({ celebration: 'The website is online!' }) })],
    ['is planned for today', left({ later: () => ({ action: 'Website: buy the name' }) })],
    ['is of a day that is over', left({ goal: 'The website exam', early: WEBSITE })],
    ['is of a loss', left({ goal: 'A website for the funeral', early: WEBSITE })],
    ['is somebody’s who mourns', left({ later: () => ({ celebration: 'My father died on Monday.' }) })],
  ])('is not missed when it %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('goal-stalled');
  });

  test('is not missed by somebody whose van died, but by the others', () => {
    expect(saidOf(left({ later: () => ({ celebration: 'The van died and was mended.' }) }))).toContain(
      'A website for the workshop',
    );
  });

  test('is not left in the words of a day while it goes on in others', () => {
    const daily = DAYS.slice(0, 3).map((weekday) => on(dayOf(1, weekday), { goal: 'Website!' }));
    const others = DAYS.map((weekday) => on(dayOf(WEEK, weekday), { goal: pick(weekday, LATE_GOALS) }));
    const goals = [{ text: 'A website for the workshop', status: 'active' as const }];
    expect(kindsOf(notebook({ entries: [...daily, ...others] }))).toContain('goal-stalled');
    expect(kindsOf(notebook({ entries: [...daily, ...others], goals }))).not.toContain('goal-stalled');
  });
});

describe('a value that waits', () => {
  const TO_DO = [
    'Friendship. I ought to ring Walter.',
    'Friendship is on my list and I have seen nobody.',
    'Friendship, no. Picked up the phone and put it down.',
  ];
  const valued = (...texts: string[]) =>
    notebook({
      values: ['Friendship', 'Order'],
      entries: texts.map((value_alignment, number) =>
        on(dayOf(WEEK - texts.length + 1 + number, 2), { value_alignment }),
      ),
    });

  test('is told with the days on which it was to be done, and the last words about it', () => {
    expect(saidOf(valued(...TO_DO))).toContain(
      'You wrote about Friendship on three days since September 15. On all of them it was still to be done. On September 29 you wrote: “Friendship, no. Picked up the phone and put it down.”',
    );
  });

  test.each<[string, ...string[]]>([
    ['named on two days', ...TO_DO.slice(0, 2)],
    ['lived', 'Friendship: tea with Tom.', 'Friendship. Helped Ann move.', 'Friendship, we laughed.'],
    ['lived on most days', 'Friendship: tea with Tom.', ...TO_DO.slice(0, 2), 'Friendship. Helped Ann.'],
    [
      'lived on more days than not',
      ...[TO_DO[0] ?? '', 'Friendship: tea with Tom.', 'Friendship. Helped Ann.', TO_DO[1] ?? ''],
      ...['Friendship: a long call.', 'Friendship, we laughed.', TO_DO[2] ?? ''],
    ],
    [
      'of somebody who is ill',
      'Friendship. I ought to ring Ann in her chemo.',
      'Friendship is on my list, and she has cancer.',
      'Friendship, no. The tumor is back.',
    ],
    ['reported', 'She says friendship, no.', 'He said friendship, no.', 'They say friendship? No.'],
    ['lived by leaving something', 'Order: no biscuits.', 'Order, no phone in bed.', 'Order. No mess.'],
    [
      'near something grave',
      'Friendship. I ought to go to the funeral.',
      'Friendship, no. Cancer, she says.',
      'Friendship is on my list, and she is dying.',
    ],
    ['quoted', '“Friendship is on my list.”', '“Friendship, no.”', '“I ought to, friendship says.”'],
  ])('%s is not told', (_, ...texts) => {
    expect(kindsOf(valued(...texts))).not.toContain('value-unlived');
  });

  test('is not told weeks later', () => {
    const { entries } = valued(...TO_DO, '', '', '', '');
    expect(kindsOf(notebook({ values: ['Friendship', 'Order'], entries }))).not.toContain('value-unlived');
  });
});

describe('an action that is planned again and again', () => {
  const RING = 'Ring Walter';
  interface Planned {
    entries?: Partial<EntryRow>[];
    tasks?: OpenedNotebook['tasks'];
  }
  const planned = ({ entries = PLANS, tasks = [task(dayOf(1, 2), RING, false)] }: Planned = {}) =>
    notebook({
      entries: [
        ...entries.map((answers, number) => on(dayOf(number + 1, 3), answers)),
        on(dayOf(WEEK, 5), { celebration: 'Another quiet day.' }),
      ],
      tasks,
    });
  const PLANS = [
    { value_alignment: 'Friendship. I ought to ring Walter.', celebration: 'Tea with Tom.' },
    { action: 'Call Walter at the weekend', celebration: 'Asked Walter’s sister, Walter is well.' },
    { goal: 'See Walter before winter.' },
    { celebration: 'A quiet day.' },
  ];
  const said = PLANS.map(({ celebration: _, ...answers }) => answers);

  test('is told with the thing that came up and was in nothing that is finished', () => {
    expect(saidOf(planned({ entries: said }))).toContain(
      '“Ring Walter” has been on your list since September 8. “Walter” came up on four days since September 8, but not in an action you finished.',
    );
    expect(saidOf(planned({ entries: said }))).toContain('What would a small first step be? “Ring Walter”');
  });

  test('is no longer suggested once that was refused', () => {
    const { id } = task(dayOf(1, 2), RING, false);
    const refused = { kind: 'not_again' as const, about: `next:action:${id}`, rows: [] };
    expect(saidOf(planned({ entries: said }), [refused])).not.toContain('first step');
  });

  test('is not quoted where a quotation would show signs or turn the words around it', () => {
    const odd = ['**Walter**', 'Ring “Walter”', 'Walter \u202Eback', '', `Walter ${'again '.repeat(2000)}`];
    for (const text of odd) {
      const of = planned({
        entries: said.map((answers) => ({ ...answers, value_alignment: text, goal: text })),
        tasks: [task(dayOf(1, 2), text, false)],
      });
      expect(saidOf(of)).not.toMatch(/\*\*|\u202e/u);
    }
  });

  test.each<[string, OpenedNotebook]>([
    ['celebrated', planned()],
    [
      'done in other words',
      planned({
        entries: said,
        tasks: [task(dayOf(1, 2), RING, false), task(dayOf(3, 2), 'Write to Walter', true)],
      }),
    ],
    [
      'planned on two days',
      planned({ entries: [{ value_alignment: 'Friendship. I ought to ring Walter. Walter said so, too.' }] }),
    ],
    [
      'planned, but of no goal or value',
      planned({
        entries: ['Call Walter at six', 'Walter: write him', 'Ask Walter, with cake'].map((action) => ({
          action,
        })),
      }),
    ],
    ['on the list for a week', planned({ entries: said, tasks: [task(dayOf(WEEK, 1), RING, false)] })],
    ['to be left undone', planned({ entries: said, tasks: [task(dayOf(1, 2), 'Cancel Walter', false)] })],
    [
      'planned for tomorrow alone',
      planned({ entries: [{ action: RING }, { action: RING }, { action: RING }] }),
    ],
  ])('%s is not told', (_, of) => {
    expect(kindsOf(of)).not.toContain('action-intended');
  });
});

describe('what is written about on one day of the week', () => {
  const weekly = (text: string, weekdays: readonly number[]) =>
    notebook({
      entries: [0, 1, 2, 3, WEEK].flatMap((week) =>
        DAYS.map((weekday) =>
          on(dayOf(week, weekday), {
            celebration: weekdays.includes(weekday)
              ? `${text} ${week}.`
              : `Soup, number ${week * 7 + weekday}.`,
          }),
        ),
      ),
    });

  test('is told with its weekday', () => {
    expect(saidOf(weekly('We drove to the allotment in week', [3]))).toContain(
      'came up on five days since September 2, all of them Wednesdays.',
    );
  });

  test('is not told of somebody who writes on that day alone', () => {
    const { entries } = weekly('We drove to the allotment in week', [3]);
    const wednesdays = entries.filter(({ celebration }) => celebration.includes('allotment'));
    expect(saidOf(notebook({ entries: wednesdays }))).not.toContain('all of them Wednesdays');
  });

  test('on other days, too, is not told', () => {
    expect(kindsOf(weekly('We drove to the allotment in week', [1, 3, 5]))).not.toContain('weekday');
  });
});
