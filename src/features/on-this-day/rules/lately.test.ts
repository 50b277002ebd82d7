import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../kernel/calendar.ts';
import { UNREADABLE } from '../../../kernel/seal.ts';
import { type LatelyRows, writtenLately } from './lately.ts';

type Entry = LatelyRows['entries'][number];
type Goal = LatelyRows['goals'][number];

const TODAY = '2026-11-22';
const FEAR = 'That nobody comes.';

const entry = (date: string, given: Partial<Entry> = {}): Entry => ({
  id: `entry of ${date}`,
  date,
  celebration: `Celebrated on ${date}.`,
  goal: '',
  goal_importance: '',
  reflection: FEAR,
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

const lesson = (date: string, text = `Learned on ${date}.`) => ({
  id: `lesson of ${date}`,
  lesson: text,
  format: 3,
  date,
  created_at: `${date}T20:00:00.000Z`,
  seq: 1,
});

interface Given extends Partial<LatelyRows> {
  days?: string[];
  words?: string[];
}

const lately = ({ entries = [], lessons = [], goals = [], days = [], words = [] }: Given) =>
  writtenLately(TODAY, { entries, lessons, goals }, { days: new Set(days), words });

test('now is what was celebrated, aimed at, valued, planned and learned: no fear', () => {
  const answers = { goal: 'Run', goal_importance: 'Air', value_alignment: 'Courage', action: 'Buy shoes' };
  expect(lately({ entries: [entry(TODAY, answers)], lessons: [lesson(TODAY)] })).toEqual({
    pages: [
      { date: TODAY, texts: [`Celebrated on ${TODAY}.`, 'Run', 'Air', 'Courage', 'Buy shoes'] },
      { date: TODAY, texts: [`Learned on ${TODAY}.`] },
    ],
    goals: [],
  });
});

test.each([
  ['2026-11-22', true],
  ['2026-11-09', true],
  ['2026-11-08', false],
  ['2026-11-23', false],
  ['2025-11-22', false],
])('a page of %s is of now: %s', (date, isNow) => {
  const { pages } = lately({ entries: [entry(date)], lessons: [lesson(date)] });
  expect(pages).toHaveLength(isNow ? 2 : 0);
});

test('goals count while they are active', () => {
  const goals: Goal[] = [
    { text: 'Sleep early', status: 'active' },
    { text: 'Run', status: 'completed' },
    { text: UNREADABLE, status: 'active' },
  ];
  expect(lately({ goals }).goals).toEqual(['Sleep early']);
});

test('what is hidden says nothing of now: its day, or a word in any text of its row, the fear too', () => {
  const entries = [entry(TODAY), entry('2026-11-21', { reflection: 'That Tom calls.' }), entry('2026-11-20')];
  const lessons = [lesson(TODAY), lesson('2026-11-19', 'Tom knows.')];
  const goals: Goal[] = [
    { text: 'Call Tom', status: 'active' },
    { text: 'Run', status: 'active' },
  ];
  const given = lately({ entries, lessons, goals, days: [TODAY], words: ['tom'] });
  expect(given.pages.map(({ date }) => date)).toEqual(['2026-11-20']);
  expect(given.goals).toEqual(['Run']);
});

test('blank answers, what cannot be opened, and the text of a page from another journal say nothing', () => {
  const none = { celebration: ' ', goal: UNREADABLE };
  const imported = entry(TODAY, { celebration: '', end_time: null, imported: '{}', reflection: 'We swam.' });
  const { pages } = lately({ entries: [entry(TODAY, none), imported], lessons: [lesson(TODAY, UNREADABLE)] });
  expect(pages.flatMap(({ texts }) => texts)).toEqual([]);
});

test('of no day is anything said that is a fear, hidden, or longer ago than two weeks', () => {
  const date = fc.integer({ min: -30, max: 3 }).map((ago) => addDays(TODAY, ago));
  fc.assert(
    fc.property(fc.array(date), fc.array(date), fc.array(date), (written, learned, days) => {
      const rows = {
        entries: written.map((each) => entry(each)),
        lessons: learned.map((each) => lesson(each)),
      };
      const { pages } = lately({ ...rows, days });
      for (const page of pages) {
        expect(days).not.toContain(page.date);
        expect(page.date > addDays(TODAY, -14) && page.date <= TODAY).toBe(true);
        expect(page.texts).not.toContain(FEAR);
      }
    }),
  );
});
