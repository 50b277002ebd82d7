import { expect, test } from 'vitest';
import { noRows } from '../../../notebook/optimistic-update.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { journalToday } from './views.ts';

const TODAY = '2026-11-19';
const row = (id: string, celebration: string) => [
  id,
  { id, date: TODAY, celebration, created_at: `${TODAY}T08:00:0${id}.000Z` },
];
const tables = (...rows: ReturnType<typeof row>[]): Tables => ({
  ...noRows(),
  journal_entries: new Map(rows as never) as never,
});

test('what came from another journal is no page of today', () => {
  expect(journalToday(tables(row('1', '')), TODAY)).toMatchObject({ journaled: false, first: undefined });
  const both = journalToday(tables(row('1', ''), row('2', 'Slept'), row('3', 'Ran')), TODAY);
  expect(both).toMatchObject({ journaled: true, first: { id: '2' } });
});
