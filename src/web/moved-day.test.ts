import { expect, test } from 'vitest';
import { movedDay } from './moved-day.ts';

const on = (date: string) => ({ id: 'a', written: { at: `${date}T09:00:00.000Z`, date, zone: 'UTC' } });

test('a page or a lesson that stands under another day says why', () => {
  expect(movedDay(on('2026-10-01'), { id: 'a', date: '2026-10-19' })).toBe(
    'What you wrote on Thursday, October 1 stands under Monday, October 19: it arrived more than 31 days later.',
  );
  expect(movedDay(on('2026-11-20'), { entry: { id: 'a', date: '2026-11-19' }, streak: 1 })).toBe(
    'What you wrote on Friday, November 20 stands under Thursday, November 19: by the server’s clock, that day was still to come.',
  );
});

test('nothing is said of what stands where it was written, or names no day', () => {
  expect(movedDay(on('2026-11-19'), { entry: { id: 'a', date: '2026-11-19' } })).toBeUndefined();
  expect(movedDay({ id: 'a', text: 'sealed' }, { id: 'a', date: '2026-11-19' })).toBeUndefined();
  expect(movedDay(on('2026-11-19'), undefined)).toBeUndefined();
  expect(movedDay(undefined, {})).toBeUndefined();
});
