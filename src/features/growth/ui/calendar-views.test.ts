import { expect, test } from 'vitest';
import { noRows } from '../../../notebook/optimistic-update.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { daysOfYear } from './calendar-views.ts';

const page = (id: string, date: string, imported: string | null): [string, object] => [
  id,
  {
    id,
    date,
    reflection: 'Rain',
    celebration: '',
    imported,
    start_time: `${date}T08:00:00Z`,
    end_time: null,
  },
];
const tables = (rows: Partial<Record<keyof Tables, [string, object][]>>): Tables => ({
  ...noRows(),
  ...Object.fromEntries(Object.entries(rows).map(([name, given]) => [name, new Map(given)])),
});

test('a day is imported when all its pages are from another journal and nothing was done on it', () => {
  const days = daysOfYear(
    tables({
      journal_entries: [
        page('1', '2026-01-01', '{"journal":"day_one"}'),
        page('2', '2026-01-02', '{}'),
        page('3', '2026-01-02', null),
        page('4', '2026-01-03', null),
        page('5', '2026-01-04', '{}'),
        page('6', '2026-01-05', '{}'),
        page('7', '2025-12-31', '{}'),
      ],
      lessons_learned: [['l', { id: 'l', date: '2026-01-04' }]],
      growth_days: [['2026-01-05', { date: '2026-01-05', task_completed: true }]],
    }),
    '2026',
  );
  const imported = Object.entries(days).map(([date, day]) => [date.slice(-2), day.imported]);
  expect(imported).toEqual([
    ['01', true],
    ['02', false],
    ['03', false],
    ['04', false],
    ['05', false],
  ]);
});
