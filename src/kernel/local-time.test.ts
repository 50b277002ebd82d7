import { expect, test } from 'vitest';
import { instantOf, localTimeOf } from './local-time.ts';

test.each([
  ['an ordinary morning', '2026-11-19', '08:00', 'America/Los_Angeles', '2026-11-19T16:00:00.000Z'],
  ['a zone of half hours', '2026-11-19', '08:15', 'Asia/Kolkata', '2026-11-19T02:45:00.000Z'],
  ['before a spring gap', '2026-03-08', '01:45', 'America/New_York', '2026-03-08T06:45:00.000Z'],
  ['in it: when it ends', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['its first minute', '2026-03-08', '02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['after it', '2026-03-08', '03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['shown twice: the first', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['after what is shown twice', '2026-11-01', '02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
  ['a gap of half an hour', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
  ['twice within half an hour', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['a gap that ends at midnight', '2026-03-28', '23:15', 'America/Nuuk', '2026-03-29T01:00:00.000Z'],
  ['a gap that begins there', '2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['a day that was skipped', '2011-12-30', '08:00', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('%s: %s %s in %s', (_what, date, time, zone, instant) => {
  expect(instantOf(date, time, zone).toISOString()).toBe(instant);
});

test('what clocks show at an instant', () => {
  expect(localTimeOf(new Date('2026-11-19T02:45:59Z'), 'Asia/Kolkata')).toBe('08:15');
  expect(localTimeOf(new Date('2026-11-19T08:00:00Z'), 'America/Los_Angeles')).toBe('00:00');
});
