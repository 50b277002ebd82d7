import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../../test/harness/notebook-tables.ts';
import { rounds } from '../../../../test/harness/rounds.ts';
import '../../../../test/harness/page-device.ts';
import { addDays } from '../../../kernel/calendar.ts';
import { english } from '../../../language/english.ts';
import { readerOf } from '../../../language/reader.ts';
import { noRows } from '../../../notebook/optimistic-update.ts';
import { insightsOf } from '../engine/insights.ts';
import type { OpenedNotebook } from '../engine/notebook.ts';
import { statsOf } from '../engine/scope.ts';
import { dayOf, entry, nadia, notebook, sam, TODAY, task, weekNumber } from '../engine/testing/people.ts';
import { notebookArbitrary } from '../engine/testing/random-notebook.ts';

const { citedDays, notebookForWeek, notebookOf, shownWeeks, weekAmongWeeks } = await import('./views.ts');

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The same rows in the order in which the notebook on a device is read. */
const ordered = (notebook: OpenedNotebook): OpenedNotebook => ({
  ...notebook,
  entries: [...notebook.entries].sort(byId),
  tasks: [...notebook.tasks].sort(byId),
  lessons: [...notebook.lessons].sort(byId),
});

describe('from the rows of the device to what the engine reads', () => {
  test('nothing that matters is left out: a week reads as it does with all rows', () => {
    fc.assert(
      fc.property(notebookArbitrary, fc.integer({ min: 1, max: 14 }), (notebook, number) => {
        const week = weekNumber(number);
        const read = notebookForWeek(tablesOf(notebook), week.start);
        const by = { today: TODAY, reader: readerOf(english) };
        expect(insightsOf(read as OpenedNotebook, week, by)).toEqual(insightsOf(ordered(notebook), week, by));
      }),
      { numRuns: rounds(20) },
    );
  });

  test('a goal that was left is missed by its days of months ago', () => {
    const named = [1, 3, 7].map((week) => entry(dayOf(week, 1), { goal: 'Write the memoir' }));
    const others = Array.from({ length: 9 }, (_, at) =>
      entry(dayOf(at + 8, 1), { goal: `Bake loaf number ${at}`, celebration: 'The bread was good.' }),
    );
    const goals = [{ text: 'Write the memoir', status: 'active' as const }];
    const of = notebook({ entries: [...named, ...others], goals });
    const read = notebookForWeek(tablesOf(of), dayOf(16, 0)) as OpenedNotebook;
    const { patterns } = insightsOf(read, weekNumber(16), { today: TODAY, reader: readerOf(english) });
    expect(patterns.map(({ text }) => text)).toContain(
      '“Write the memoir” was your goal on three days, most recently on October 19. Since then you’ve written about other goals.',
    );
  });

  test('the same rows are the same notebook, in whatever order they came', () => {
    const notebook = nadia();
    const turned = {
      ...notebook,
      entries: notebook.entries.toReversed(),
      tasks: notebook.tasks.toReversed(),
      growthDays: notebook.growthDays.toReversed(),
    };
    const week = dayOf(12, 0);
    expect(notebookForWeek(tablesOf(turned), week)).toEqual(notebookForWeek(tablesOf(notebook), week));
  });

  test('rows outside of the range stay on their side, but for actions that are open', () => {
    const notebook = nadia();
    const old = { ...task(addDays(dayOf(1, 0), -200), 'Learn to whistle', false), id: 'open' };
    const done = { ...task(addDays(dayOf(1, 0), -200), 'Mend the gate', true), id: 'done' };
    const read = notebookOf(tablesOf({ ...notebook, tasks: [...notebook.tasks, old, done] }), weekNumber(12));
    expect(read?.entries.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, day) => dayOf(12, day)),
    );
    expect(read?.tasks.map(({ id }) => id)).toContain('open');
    expect(read?.tasks.map(({ id }) => id)).not.toContain('done');
    expect(Object.keys(read?.entries[0] ?? {})).not.toContain('seq');
  });

  test('until the profile is here there is nothing to read', () => {
    const tables = noRows();
    expect(notebookForWeek(tables, dayOf(12, 0))).toBeUndefined();
    expect(shownWeeks(tables, TODAY)).toEqual([]);
    expect(weekAmongWeeks(tables, dayOf(12, 0))).toBeUndefined();
  });
});

describe('the weeks in numbers', () => {
  test('a week’s dots are its actions: as many are done, and as many not, as its statistics say', () => {
    fc.assert(
      fc.property(notebookArbitrary, (notebook) => {
        for (const { week, stats, days } of shownWeeks(tablesOf(notebook), TODAY)) {
          const sum = (kind: 'done' | 'open') => days.reduce((all, { actions }) => all + actions[kind], 0);
          expect(stats).toEqual(statsOf(notebook, week));
          expect([sum('done'), sum('open')]).toEqual([
            stats.completedActions,
            stats.totalActions - stats.completedActions,
          ]);
        }
      }),
      { numRuns: rounds(20) },
    );
  });

  test('counts are those of the rows as they stand: a deleted action is gone from them, its points stay', () => {
    const notebook = sam();
    const done = task(dayOf(3, 4), 'Plant the peas', true);
    const week = dayOf(3, 0);
    const before = weekAmongWeeks(tablesOf({ ...notebook, tasks: [...notebook.tasks, done] }), week);
    const after = weekAmongWeeks(tablesOf(notebook), week);
    expect(before?.numbers.stats).toMatchObject({ completedActions: 1, totalActions: 2 });
    expect(after?.numbers.stats).toMatchObject({ completedActions: 0, totalActions: 1 });
    expect(after?.numbers.points).toBe(before?.numbers.points);
  });

  test('a week stands at the end of those before it, back to the sign-up', () => {
    const among = weekAmongWeeks(tablesOf(sam(), '2026-09-08T12:00:00.000Z'), dayOf(3, 0));
    expect(among?.upToIt.map(({ week }) => week)).toEqual([weekNumber(1), weekNumber(2), weekNumber(3)]);
    expect(among?.numbers.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, day) => dayOf(3, day)),
    );
  });

  test('a footnote has the day of its row, and none when that is gone', () => {
    const tables = tablesOf(sam());
    const [entry] = sam().entries;
    const [lesson] = sam().lessons;
    const [open] = sam().tasks;
    const citation = (kind: 'entry' | 'lesson' | 'action', id = '') => ({ kind, id, quote: 'x' });
    expect(
      citedDays(tables, [
        citation('entry', entry?.id),
        citation('lesson', lesson?.id),
        citation('action', open?.id),
        citation('action', 'gone'),
      ]),
    ).toEqual([dayOf(2, 4), dayOf(3, 2), dayOf(3, 3), undefined]);
  });
});
