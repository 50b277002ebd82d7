import { expect, test } from 'vitest';
import { movedDay } from './moved-day.ts';

const on = (date: string) => ({ id: 'a', written: { at: `${date}T09:00:00.000Z`, date, zone: 'UTC' } });

test('a page or a lesson that the server keeps under another day has moved', () => {
  expect(movedDay(on('2026-10-01'), { id: 'a', date: '2026-10-19' })).toEqual({
    written: '2026-10-01',
    kept: '2026-10-19',
  });
  expect(movedDay(on('2026-11-20'), { entry: { id: 'a', date: '2026-11-19' }, streak: 1 })).toEqual({
    written: '2026-11-20',
    kept: '2026-11-19',
  });
});

test('what is kept where it was written, or names no day, has not', () => {
  expect(movedDay(on('2026-11-19'), { entry: { id: 'a', date: '2026-11-19' } })).toBeUndefined();
  expect(movedDay({ id: 'a', text: 'sealed' }, { id: 'a', date: '2026-11-19' })).toBeUndefined();
  expect(movedDay(on('2026-11-19'), undefined)).toBeUndefined();
  expect(movedDay(undefined, {})).toBeUndefined();
});
