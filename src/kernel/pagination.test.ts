import { expect, test } from 'vitest';
import { cursorOf } from './pagination.ts';

test('a full page says where the next begins, the last one says nothing', () => {
  const rows = [
    { date: '2026-11-19', created_at: '2026-11-19T08:00:00.000Z', id: 'a' },
    { date: '2026-11-18', created_at: '2026-11-18T08:00:00.000Z', id: 'b' },
  ];
  expect(cursorOf(rows, 2)).toBe('2026-11-18_2026-11-18T08:00:00.000Z_b');
  expect(cursorOf(rows, 3)).toBeNull();
  expect(cursorOf([], 30)).toBeNull();
});
