import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BELIEVED_DAYS, COUNTED_DAYS, dayOfInstant, dayOfPage } from './activity-day.ts';
import { addDays, daysBetween, localDateOf } from './calendar.ts';

const TODAY = '2026-11-19';

describe('the day of a page', () => {
  test.each([
    ['today', '2026-11-19', '2026-11-19', true],
    ['yesterday', '2026-11-18', '2026-11-18', true],
    ['seven days ago', '2026-11-12', '2026-11-12', true],
    ['eight days ago', '2026-11-11', '2026-11-11', false],
    ['as long ago as is believed', '2026-10-19', '2026-10-19', false],
    ['longer ago', '2026-10-18', '2026-10-19', false],
    ['of another time', '1970-01-01', '2026-10-19', false],
    ['tomorrow', '2026-11-20', '2026-11-19', true],
    ['2050', '2050-01-01', '2026-11-19', true],
  ])('%s', (_when, date, kept, counts) => {
    expect(dayOfPage({ date }, TODAY)).toEqual({ date: kept, counts, mends: false });
  });

  test.each([
    ['the same on purpose', '2026-10-18', '2026-10-18', false, false],
    ['years ago on purpose', '2019-02-28', '2019-02-28', false, false],
    ['yesterday on purpose', '2026-11-18', '2026-11-18', false, true],
    ['the day before on purpose', '2026-11-17', '2026-11-17', false, true],
    ['three days ago on purpose', '2026-11-16', '2026-11-16', false, false],
    ['today on purpose', '2026-11-19', '2026-11-19', true, false],
    ['tomorrow on purpose', '2026-11-20', '2026-11-19', true, false],
  ])('%s', (_when, date, kept, counts, mends) => {
    expect(dayOfPage({ date, backdated: true }, TODAY)).toEqual({ date: kept, counts, mends });
  });

  test.each([
    ['two days after its day, and arrived late', '2026-11-12', '2026-11-14', true],
    ['three days after its day', '2026-11-12', '2026-11-15', false],
    ['in time, but arrived more than seven days after its day', '2026-11-11', '2026-11-12', false],
    ['before its day', '2026-11-17', '2026-11-16', false],
  ])('written on purpose %s', (_when, date, writtenOn, mends) => {
    expect(dayOfPage({ date, backdated: true }, TODAY, writtenOn).mends).toBe(mends);
  });
});

const zones = fc.constantFrom(
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'UTC',
);
const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

describe('the day of an instant', () => {
  test.each([
    ['just now', '2026-11-19T17:00:00.000Z', '2026-11-19T17:00:00.000Z', '2026-11-19', true],
    ['late in the evening', '2026-11-19T07:30:00.000Z', '2026-11-19T07:30:00.000Z', '2026-11-18', true],
    ['by a clock that is ahead', '2050-01-01T00:00:00.000Z', '2026-11-19T17:00:00.000Z', '2026-11-19', true],
    ['the last one that counts', '2026-11-12T08:00:00.000Z', '2026-11-12T08:00:00.000Z', '2026-11-12', true],
    ['a minute earlier', '2026-11-12T07:59:00.000Z', '2026-11-12T07:59:00.000Z', '2026-11-11', false],
    // In October clocks were still an hour ahead of those of November.
    ['long ago', '2020-01-01T00:00:00.000Z', '2026-10-19T07:00:00.000Z', '2026-10-19', false],
  ])('%s', (_when, instant, at, date, counts) => {
    const now = new Date('2026-11-19T17:00:00.000Z');
    expect(dayOfInstant(instant, now, 'America/Los_Angeles')).toEqual({ at, date, counts });
  });

  test('lies within its bounds in every zone, and what does lie there is kept', () => {
    fc.assert(
      fc.property(instants, instants, zones, (instant, now, zone) => {
        const today = localDateOf(now, zone);
        const { at, date, counts } = dayOfInstant(instant.toISOString(), now, zone);
        expect(date).toBe(localDateOf(new Date(at), zone));
        expect(date <= today && date >= addDays(today, -BELIEVED_DAYS)).toBe(true);
        expect(counts).toBe(daysBetween(date, today) <= COUNTED_DAYS);
        expect(Date.parse(at)).toBeLessThanOrEqual(now.getTime());
        const own = localDateOf(instant, zone);
        if (instant <= now && daysBetween(own, today) <= BELIEVED_DAYS) {
          expect(at).toBe(instant.toISOString());
          expect(dayOfPage({ date: own }, today)).toEqual({ date, counts, mends: false });
        }
      }),
    );
  });
});
