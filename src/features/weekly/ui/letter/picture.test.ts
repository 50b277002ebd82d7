import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../../../test/harness/notebook-tables.ts';
import { rounds } from '../../../../../test/harness/rounds.ts';
import '../../../../../test/harness/page-device.ts';
import type { Tables } from '../../../../notebook/rows.ts';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Picture,
  type PictureFacts,
  pictureOf,
} from '../../engine/letter/picture.ts';
import type { OpenedNotebook } from '../../engine/notebook.ts';
import { nadia, TODAY } from '../../engine/testing/people.ts';
import { notebookArbitrary } from '../../engine/testing/random-notebook.ts';
import { type Period, periodNamed } from '../../rules/periods.ts';

const { pictureFacts } = await import('./letter-views.ts');

/** Whether no text fits anywhere into a type: a word of the diary has no place in it. */
type HoldsNoText<Type> = Type extends string
  ? string extends Type
    ? false
    : true
  : Type extends readonly (infer Item)[]
    ? HoldsNoText<Item>
    : Type extends object
      ? false extends { [Key in keyof Type]-?: HoldsNoText<Type[Key]> }[keyof Type]
        ? false
        : true
      : true;

const period = (search: string) => periodNamed(new URLSearchParams(search)) as Period;
const PERIODS = ['week=2026-11-22', 'month=2026-08', 'month=2026-11', 'year=2026'].map(period);

function pictureFrom(tables: Tables, about: Period): Picture {
  const facts = pictureFacts(tables, about, TODAY);
  if (!facts) throw new Error('there is no profile');
  return pictureOf(facts);
}

/** The same rows in other words. */
const reworded = (of: OpenedNotebook, words: string): OpenedNotebook => ({
  ...of,
  entries: of.entries.map((row) => ({
    ...row,
    celebration: words,
    goal: words,
    goal_importance: words,
    reflection: words,
    value_alignment: words,
    action: words,
  })),
  tasks: of.tasks.map((row) => ({ ...row, text: words })),
  lessons: of.lessons.map((row) => ({ ...row, lesson: words })),
  goals: of.goals.map((goal) => ({ ...goal, text: words })),
  values: [words, words, words],
});

function named(tables: Tables, name: string): Tables {
  const profiles = new Map(
    [...tables.profiles].map(([key, row]) => [key, { ...row, name, core_word: name }]),
  );
  return { ...tables, profiles };
}

describe('the picture to share', () => {
  test('is made from facts that can hold no text', () => {
    const holdsNoText: HoldsNoText<PictureFacts> = true;
    const wouldNotice: HoldsNoText<PictureFacts & { days: { note: string }[] }> = false;
    expect([holdsNoText, wouldNotice]).toEqual([true, false]);
  });

  test('is the same whatever was written, and whoever wrote it', () => {
    fc.assert(
      fc.property(notebookArbitrary, fc.constantFrom(...PERIODS), fc.string(), (of, about, words) => {
        const before = pictureFrom(named(tablesOf(of), 'Maya'), about);
        expect(pictureFrom(named(tablesOf(reworded(of, words)), words), about)).toEqual(before);
      }),
      { numRuns: rounds(40) },
    );
  });

  test('says the name of the period, its days and four numbers, and nothing else', () => {
    const said = (search: string) =>
      pictureFrom(tablesOf(nadia()), period(search)).texts.map(({ text }) => text);
    const figures = ['28', 'entries', '6', 'actions finished', '2', 'lessons', '1', 'closed loop'];
    expect(said('month=2026-11')).toEqual(['November 2026', ...figures]);
    expect(said('week=2026-11-22')).toEqual([
      'November 22 to 28',
      ...['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      ...['7', 'entries', '3', 'actions finished', '1', 'lesson', '1', 'closed loop'],
    ]);
    expect(said('year=2026').slice(0, 3)).toEqual(['2026', 'January', 'February']);
  });

  test('has the same in words', () => {
    expect(pictureFrom(tablesOf(nadia()), period('week=2026-11-22')).alternative).toBe(
      'November 22 to 28: a ring for each of 7 days, with strokes on 7 of them. 7 entries, 3 actions finished, 1 lesson, and 1 closed loop.',
    );
  });

  test.each(PERIODS)('has a ring for each day, all of them within its frame: %o', (about) => {
    const { rings, texts, line } = pictureFrom(tablesOf(nadia()), about);
    expect(rings.length).toBe(
      { week: 7, month: about.start.includes('-08-') ? 31 : 30, year: 365 }[about.kind],
    );
    for (const { left, top, size } of rings) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + size).toBeLessThanOrEqual(PICTURE_WIDTH);
      expect(top + size).toBeLessThanOrEqual(line.top);
    }
    for (const { left, room, baseline } of texts) {
      expect(left + room).toBeLessThanOrEqual(PICTURE_WIDTH);
      expect(baseline).toBeLessThanOrEqual(PICTURE_HEIGHT);
    }
    const places = new Set(rings.map(({ left, top }) => `${left} ${top}`));
    expect(places.size).toBe(rings.length);
  });
});
