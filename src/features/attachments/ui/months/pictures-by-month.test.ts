import { expect, test } from 'vitest';
import { noRows } from '../../../../notebook/optimistic-update.ts';
import type { Tables } from '../../../../notebook/rows.ts';
import { infoText, type PictureInfo } from '../../rules.ts';
import { hasPictures } from '../views.ts';
import { picturesByMonth } from './pictures-by-month.ts';

const info = (added: string): PictureInfo => ({
  ...{ kind: 'picture', type: 'image/webp', name: 'a.webp', size: 9, digest: 'd', key: 'k', added },
  ...{ width: 3, height: 2, preview: { size: 4, type: 'image/webp' }, description: '', asked: false },
});

const picture = (id: string, of_id: string, added = id, of_table = 'journal_entries') => [
  id,
  { id, of_table, of_id, info: infoText(info(added)), preview_bytes: 40 },
];

const tables = (...rows: unknown[]): Tables => ({
  ...noRows(),
  attachments: new Map(rows as never) as never,
});

const idsOf = (all: Tables, rows: { id: string; date: string }[]) =>
  picturesByMonth(all, 'journal_entries', rows).map(({ id, pictures }) => [
    id,
    ...pictures.map(({ picture: { row }, date }) => `${row.id} ${date}`),
  ]);

test('pictures stand in the rows’ order under their months, those of one row as they were added', () => {
  const all = tables(
    picture('2', 'may', '2026-05-03T08:00:00.000Z'),
    picture('1', 'may', '2026-05-03T07:00:00.000Z'),
    picture('3', 'june'),
    picture('4', 'lesson', '4', 'lessons_learned'),
    picture('5', 'gone'),
  );
  const rows = [
    { id: 'june', date: '2026-06-30' },
    { id: 'without', date: '2026-06-01' },
    { id: 'may', date: '2026-05-31' },
    { id: 'lesson', date: '2026-05-01' },
  ];
  expect(idsOf(all, rows)).toEqual([
    ['June 2026', '3 2026-06-30'],
    ['May 2026', '1 2026-05-31', '2 2026-05-31'],
  ]);
});

test('days that cannot be read share one place, wherever they stand', () => {
  const all = tables(picture('1', 'a'), picture('2', 'b'), picture('3', 'c'));
  const rows = [
    { id: 'a', date: 'soon' },
    { id: 'b', date: '2026-05-31' },
    { id: 'c', date: '' },
  ];
  expect(idsOf(all, rows)).toEqual([
    ['Invalid date', '1 soon', '3 '],
    ['May 2026', '2 2026-05-31'],
  ]);
});

test('whether there is any is known without reading what each is', () => {
  const sound = ['r', { id: 'r', of_table: 'journal_entries', of_id: 'a', info: '', preview_bytes: 0 }];
  expect(hasPictures(tables(sound), 'journal_entries')).toBe(false);
  expect(hasPictures(tables(sound, picture('1', 'a')), 'journal_entries')).toBe(true);
  expect(hasPictures(tables(picture('1', 'a')), 'lessons_learned')).toBe(false);
});
