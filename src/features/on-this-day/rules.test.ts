import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../kernel/calendar.ts';
import { UNREADABLE } from '../../kernel/seal.ts';
import type { SyncedRows } from '../feed/contract.ts';
import { mayComeBack, memoriesOn } from './rules.ts';

type Entry = SyncedRows['journal_entries'];
type Lesson = SyncedRows['lessons_learned'];

const TODAY = '2026-11-22';
const NOTHING_KEPT = { days: new Set<string>(), words: [] };

const entry = (date: string, given: Partial<Entry> = {}): Entry => ({
  id: `entry of ${date}`,
  date,
  celebration: `Celebrated on ${date}. And more.`,
  goal: '',
  goal_importance: '',
  reflection: 'That nobody comes.',
  value_alignment: '',
  action: '',
  imported: null,
  format: 3,
  start_time: null,
  end_time: `${date}T17:00:00.000Z`,
  created_at: `${date}T17:00:00.000Z`,
  seq: 1,
  ...given,
});

const lesson = (date: string, text = `Learned on ${date}. And more.`): Lesson => ({
  id: `lesson of ${date}`,
  lesson: text,
  format: 3,
  date,
  created_at: `${date}T20:00:00.000Z`,
  seq: 1,
});

/** The earliest of what could come back. */
const recalled = (
  entries: Entry[],
  {
    lessons = [],
    days = [],
    words = [],
    today = TODAY,
  }: Partial<Record<'days' | 'words', string[]>> & {
    lessons?: Lesson[];
    today?: string;
  } = {},
) => memoriesOn(today, { entries, lessons }, { days: new Set(days), words })[0];

test.each([
  [['2026-11-15'], 'A week ago', '2026-11-15'],
  [['2026-11-15', '2026-10-22'], 'A month ago', '2026-10-22'],
  [['2026-11-15', '2026-10-22', '2025-11-22'], 'A year ago', '2025-11-22'],
  [['2025-11-22', '2019-11-22'], '7 years ago', '2019-11-22'],
])('of pages on %j the sentence of the earliest comes first: %s', (dates, when, date) => {
  expect(recalled(dates.map((each) => entry(each)))).toEqual({
    kind: 'entry',
    id: `entry of ${date}`,
    date,
    when,
    sentence: `Celebrated on ${date}.`,
  });
});

test('every year, the month and the week can come back, each with its own sentence', () => {
  const dates = ['2026-11-15', '2026-10-22', '2025-11-22', '2019-11-22', '2026-11-14'];
  const found = memoriesOn(
    TODAY,
    { entries: dates.map((date) => entry(date)), lessons: [lesson('2024-11-22'), lesson('2026-10-22')] },
    NOTHING_KEPT,
  );
  expect(found.map(({ when, sentence }) => `${when}: ${sentence}`)).toEqual([
    '7 years ago: Celebrated on 2019-11-22.',
    '2 years ago: Learned on 2024-11-22.',
    'A year ago: Celebrated on 2025-11-22.',
    'A month ago: Celebrated on 2026-10-22.',
    'A week ago: Celebrated on 2026-11-15.',
  ]);
});

test('nothing comes back from another day, from tomorrow or from today', () => {
  const dates = ['2026-11-22', '2026-11-14', '2026-11-16', '2027-11-22', '2025-11-21', '2026-09-22'];
  expect(recalled(dates.map((date) => entry(date)))).toBeUndefined();
});

test('a day that another month or year does not have is left out', () => {
  expect(recalled([entry('2026-03-01'), entry('2026-02-28')], { today: '2026-03-31' })).toBeUndefined();
  expect(recalled([entry('2027-02-28'), entry('2027-03-01')], { today: '2028-02-29' })).toBeUndefined();
  expect(recalled([entry('2024-02-29')], { today: '2028-02-29' })).toMatchObject({ when: '4 years ago' });
  expect(recalled([entry('2025-12-22')], { today: '2026-01-22' })).toMatchObject({ when: 'A month ago' });
});

test('a day without a page speaks with its lesson, and a page that cannot be opened stays silent', () => {
  const silent = [
    entry('2025-11-22', { celebration: UNREADABLE }),
    entry('2019-11-22', { celebration: ' ' }),
  ];
  expect(recalled(silent, { lessons: [lesson('2025-11-22')] })).toMatchObject({
    kind: 'lesson',
    when: 'A year ago',
    sentence: 'Learned on 2025-11-22.',
  });
  expect(recalled(silent)).toBeUndefined();
});

test('a page from another journal speaks with its title, or as it begins; a hidden word in it or its place keeps it back', () => {
  const none = { celebration: '', goal: '', goal_importance: '', value_alignment: '', action: '' };
  const page = (imported: string | null, reflection = 'A day\n\nWe swam.') =>
    entry('2025-11-22', { ...none, end_time: null, reflection, imported });
  expect(recalled([page('{"titled":true}')])).toMatchObject({ kind: 'entry', sentence: 'A day' });
  expect(recalled([page('{}', '**Nils** swam. And more.')])).toMatchObject({ sentence: 'Nils swam.' });
  expect(recalled([page(null, 'From an earlier release. And more.')])).toMatchObject({
    sentence: 'From an earlier release.',
  });
  expect(recalled([page('{"titled":true,"place":"Lake George"}')], { words: ['george'] })).toBeUndefined();
  expect(recalled([page('{}', '[Decryption failed]')])).toBeUndefined();
});

test('what may not come back by itself is of a hidden day, or has a hidden word anywhere', () => {
  const hidden = { days: new Set(['2025-11-22']), words: [' Anna ', ''] };
  expect(mayComeBack({ date: '2025-11-22', texts: ['We swam.'] }, hidden)).toBe(false);
  expect(mayComeBack({ date: '2025-11-23', texts: ['We swam.', 'With ANNA.'] }, hidden)).toBe(false);
  expect(mayComeBack({ date: '2025-11-23', texts: ['We swam.', 'Annas garden'] }, hidden)).toBe(true);
});

test('a hidden day lets the next one speak', () => {
  const entries = [entry('2025-11-22'), entry('2026-10-22')];
  expect(recalled(entries, { days: ['2025-11-22'] })).toMatchObject({ when: 'A month ago' });
});

test.each([
  ['Anna', 'Anna came.', true],
  ['anna', 'ANNA came.', true],
  ['Anna', 'Annas came.', false],
  ['Ann', 'Anna came.', false],
  ['Anna', 'Anna’s garden.', true],
  ['St. John', 'To St. John, by train.', true],
  ['é', 'Cafe\u0301 at nine.', false],
  ['cafe\u0301', 'The café at nine.', true],
  ['病院', '今日は病院へ行った。', true],
  ['  ', 'Anything.', false],
  ['.', 'Anything.', false],
])('the word %j keeps %j back: %s', (word, celebration, isHidden) => {
  const found = recalled([entry('2025-11-22', { celebration })], { words: [word] });
  expect(found === undefined).toBe(isHidden);
});

test('a word in any answer of a page keeps all of the page back', () => {
  const entries = [entry('2025-11-22', { reflection: 'That Tom calls.' })];
  expect(recalled(entries, { words: ['tom'] })).toBeUndefined();
});

const day = fc.integer({ min: -1200, max: 30 }).map((offset) => addDays(TODAY, offset));

test('whatever comes back stands unchanged in its row, on an earlier day, once for a day, and is not hidden', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(
      fc.array(fc.record({ date: day, celebration: text })),
      fc.array(day),
      fc.array(text),
      (written, days, words) => {
        const entries = written.map((given, at) => entry(given.date, { ...given, id: `e${at}` }));
        const rows = { entries, lessons: [] };
        const found = memoriesOn(TODAY, rows, { ...NOTHING_KEPT, days: new Set(days), words });
        for (const { id, date, sentence } of found) {
          const source = entries.find((each) => each.id === id);
          expect(source?.celebration).toContain(sentence);
          expect(date).toBe(source?.date);
          expect(daysBetween(date, TODAY)).toBeGreaterThan(0);
          expect(days).not.toContain(date);
        }
        const dates = found.map(({ date }) => date);
        expect(dates).toEqual([...new Set(dates)].sort());
      },
    ),
  );
});
