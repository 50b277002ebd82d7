import { describe, expect, test } from 'vitest';
import type { EntryRow, OpenedNotebook } from '../notebook.ts';
import { kindsOf, on, saidOf, WEEK } from '../testing/foolish.ts';
import { dayOf, notebook, task } from '../testing/people.ts';

/** Eight weeks with an entry on the weekdays, and actions on the days that `isActive` says. */
function rhythm(
  weekdays: readonly number[],
  isActive: (weekday: number) => boolean,
  from = -3,
): OpenedNotebook {
  const weeks = Array.from({ length: WEEK - from + 1 }, (_, at) => from + at);
  const days = weeks.flatMap((week) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ week, weekday })));
  return notebook({
    entries: days
      .filter(({ weekday }) => weekdays.includes(weekday))
      .map(({ week, weekday }) => on(dayOf(week, weekday), { celebration: `Day ${week} of ${weekday}.` })),
    tasks: days
      .filter(({ weekday }) => isActive(weekday))
      .map(({ week, weekday }) => task(dayOf(week, weekday), 'Water the ferns', true)),
  });
}

describe('actions on days with an entry', () => {
  const isJournaled = (weekday: number) => weekday % 2 === 1;

  test('are said when they are more than chance would bring', () => {
    expect(kindsOf(rhythm([1, 3, 5], isJournaled))).toContain('together');
  });

  test.each<[string, OpenedNotebook]>([
    ['they are as many as on other days', rhythm([1, 3, 5], () => true)],
    ['there are few days', rhythm([1, 3, 5], isJournaled, WEEK)],
    ['they are on the other days', rhythm([1, 3, 5], (weekday) => weekday % 2 === 0)],
    [
      'they were all ticked off on one day',
      {
        ...rhythm([1, 3, 5], () => false),
        tasks: Array.from({ length: 40 }, (_, number) => ({
          ...task(dayOf(WEEK, 1), 'Tick', true),
          id: `t-${number}`,
        })),
      },
    ],
  ])('are not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('together');
  });
});

describe('a weekday for writing', () => {
  test('is said when it stands out', () => {
    expect(saidOf(rhythm([0], () => false))).toContain('You journaled on eight of the last eight Sundays');
  });

  test.each<[string, OpenedNotebook]>([
    ['it is not the only one', rhythm([0, 1], () => false)],
    ['there are too few weeks', rhythm([0], () => false, 1)],
    ['every day is one', rhythm([0, 1, 2, 3, 4, 5, 6], () => false)],
    [
      'one Sunday has many entries',
      notebook({
        entries: Array.from({ length: 12 }, (_, number) => ({
          ...on(dayOf(WEEK, 0), { goal: `Goal ${number}` }),
          id: `e-${number}`,
        })),
      }),
    ],
  ])('is not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('weekday');
  });
});

describe('a time of day', () => {
  const mornings = rhythm([1, 3, 5], () => false);
  const starting = (start: (row: EntryRow, at: number) => string | null) => ({
    ...mornings,
    entries: mornings.entries.map((row, at) => ({ ...row, start_time: start(row, at) })),
  });

  test('is said by its days', () => {
    expect(saidOf(mornings)).toContain(
      'You started writing in the morning on all of your last 24 journaling days.',
    );
  });

  test.each<[string, OpenedNotebook]>([
    ['all was imported at once', starting(() => `${dayOf(WEEK, 1)}T12:30:00.000Z`)],
    ['the days were written later', starting(({ date }) => `${date}T03:30:00.000Z`)],
    ['nothing tells when it was begun', starting(() => null)],
    ['it changes', starting(({ date }, at) => `${date}T${at % 2 ? '12' : '22'}:30:00.000Z`)],
    [
      'one morning has many entries',
      notebook({
        entries: Array.from({ length: 12 }, (_, number) => ({
          ...on(dayOf(WEEK, 2), { goal: `Goal ${number}` }),
          id: `e-${number}`,
        })),
      }),
    ],
  ])('is not said when %s', (_, of) => {
    expect(kindsOf(of)).not.toContain('time-of-day');
  });
});
