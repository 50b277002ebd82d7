import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysOf } from '../../../kernel/calendar.ts';
import { PAUSE_AHEAD_DAYS, PAUSE_DAYS } from '../contract/limits.ts';
import { PAUSE_PROBLEMS } from '../texts.ts';
import { canEndOn, isAhead, pausesToCome, problemWith } from './pause-setting.ts';
import { pausedDaysOf, pauseOn } from './pauses.ts';

const TODAY = '2026-11-19';
const from = (first: number, last: number) => ({
  starts_on: addDays(TODAY, first),
  ends_on: addDays(TODAY, last),
});
const others = [from(10, 14)];

describe('setting a pause', () => {
  test.each<[what: string, first: number, last: number, problem: string | undefined]>([
    ['from today on', 0, 3, undefined],
    ['one day', 1, 1, undefined],
    ['as long as may be', 20, 19 + PAUSE_DAYS, undefined],
    ['a day longer', 20, 20 + PAUSE_DAYS, PAUSE_PROBLEMS.tooLong],
    ['from yesterday on', -1, 3, PAUSE_PROBLEMS.past],
    ['the last day before the first', 3, 2, PAUSE_PROBLEMS.backwards],
    ['as far ahead as may be', PAUSE_AHEAD_DAYS, PAUSE_AHEAD_DAYS + 2, undefined],
    ['a day further', PAUSE_AHEAD_DAYS + 1, PAUSE_AHEAD_DAYS + 2, PAUSE_PROBLEMS.tooFar],
    ['until the day before another', 5, 9, undefined],
    ['until the first day of another', 5, 10, PAUSE_PROBLEMS.overlaps],
    ['within another', 11, 12, PAUSE_PROBLEMS.overlaps],
    ['around another', 9, 15, PAUSE_PROBLEMS.overlaps],
    ['from the last day of another on', 14, 15, PAUSE_PROBLEMS.overlaps],
    ['from the day after another on', 15, 16, undefined],
  ])('%s', (_what, first, last, problem) => {
    expect(problemWith(from(first, last), { earliest: TODAY, others })).toBe(problem);
  });

  test.each([
    ['', TODAY],
    [TODAY, ''],
    ['2026-02-30', '2026-03-02'],
    ['next week', TODAY],
  ])('%j to %j are no days', (starts_on, ends_on) => {
    expect(problemWith({ starts_on, ends_on }, { earliest: TODAY, others: [] })).toBe(PAUSE_PROBLEMS.notADay);
  });

  test('what may be set shares no day with any other', () => {
    const span = fc.tuple(fc.nat(40), fc.nat(70)).map(([first, more]) => from(first, first + more));
    fc.assert(
      fc.property(fc.array(span), (spans) => {
        const set: typeof spans = [];
        for (const days of spans) {
          if (!problemWith(days, { earliest: TODAY, others: set })) set.push(days);
        }
        const all = set.flatMap(({ starts_on, ends_on }) => daysOf({ start: starts_on, end: ends_on }));
        expect(new Set(all).size).toBe(all.length);
        const paused = pausedDaysOf(set, { start: TODAY, end: addDays(TODAY, 120) });
        expect(paused).toEqual(all.toSorted());
      }),
    );
  });
});

describe('a pause that is set', () => {
  test.each<[what: string, last: number, may: boolean]>([
    ['yesterday: today counts again', -1, true],
    ['today', 0, true],
    ['its last day', 4, true],
    ['a day later than it was', 5, false],
    ['the day before yesterday', -2, false],
    ['before it began', -4, false],
  ])('is ended with %s', (_what, last, may) => {
    expect(canEndOn(from(-3, 4), addDays(TODAY, last), TODAY)).toBe(may);
  });

  test('that begins today is not ended with yesterday: it is taken away', () => {
    expect(canEndOn(from(0, 4), addDays(TODAY, -1), TODAY)).toBe(false);
    expect([from(-1, 4), from(0, 4), from(1, 4)].map((pause) => isAhead(pause, TODAY))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is shown until it is over, the next first', () => {
    const all = [from(20, 22), from(-3, 0), from(-9, -1)];
    expect(pausesToCome(all, TODAY)).toEqual([all[1], all[0]]);
  });

  test('is the one that a day lies in, its ends included', () => {
    expect([9, 10, 14, 15].map((day) => pauseOn(others, addDays(TODAY, day)))).toEqual([
      undefined,
      ...[others[0], others[0]],
      undefined,
    ]);
  });
});
