import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somePauses } from '../../../../test/harness/pauses.ts';
import { addDays, dayNumber, daysOf } from '../../../kernel/calendar.ts';
import { blankDay, type GrowthDay } from '../rules.ts';
import { type PausedDays, pauseOn } from './pauses.ts';
import { canMend, dayToMend, streakDates, streakOf } from './streaks.ts';

const TODAY = '2026-11-19';
const ago = (days: number) => addDays(TODAY, -days);
const paused = (first: number, last = first): PausedDays => ({ starts_on: ago(first), ends_on: ago(last) });

/** What is drawn of the days before today, the last letter today's: P a page, m mended, '.' nothing. */
const drawn = (letters: string): GrowthDay[] =>
  [...letters].flatMap((letter, at) => {
    if (letter === '.') return [];
    return { ...blankDay(ago(letters.length - 1 - at)), journaled: letter === 'P', mended: letter === 'm' };
  });

describe('a streak with mended days and pauses', () => {
  test.each<[what: string, days: string, pauses: PausedDays[], streak: number]>([
    ['days in a row', 'PPPP', [], 4],
    ['a missed day ends it', 'PP.PP', [], 2],
    ['a mended day is one of it', 'PPmPP', [], 5],
    ['yesterday mended, today open', 'PPm.', [], 3],
    ['a pause joins what lies around it, and does not count', 'PP..PP', [paused(3, 2)], 4],
    ['a page in a pause counts', 'PP.P.P', [paused(3, 1)], 4],
    ['a pause that lasts until today', 'PP...', [paused(2, 0)], 2],
    ['a pause that ended yesterday', 'PP...', [paused(2, 1)], 2],
    ['a pause that ended before a missed day', 'PP...', [paused(2)], 0],
    ['a pause that begins today does not excuse yesterday', 'PP..', [paused(0)], 0],
    ['two pauses, one right after the other', 'PP....P', [paused(4, 3), paused(2, 1)], 3],
    ['a day between two pauses', 'PP.....P', [paused(5, 4), paused(2, 1)], 1],
    ['a pause before everything', 'PP', [paused(9, 2)], 2],
    ['a pause and nothing else', '...', [paused(2, 0)], 0],
    ['a pause to come', 'PP', [paused(-1, -9)], 2],
  ])('PTS-15 PTS-16 %s', (_what, days, pauses, streak) => {
    expect(streakOf(streakDates(drawn(days)), TODAY, pauses)).toBe(streak);
  });

  const someDays = fc.uniqueArray(fc.constantFrom(...daysOf({ start: ago(40), end: TODAY })));

  test('PTS-15 a pause never makes a streak shorter, and never longer than the days that there are', () => {
    fc.assert(
      fc.property(someDays, somePauses(ago(40), TODAY), (days, pauses) => {
        const streak = streakOf(days, TODAY, pauses);
        expect(streak).toBeGreaterThanOrEqual(streakOf(days, TODAY));
        expect(streak).toBeLessThanOrEqual(days.length);
      }),
    );
  });

  test('PTS-15 where every missed day is paused, every day counts', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const missed = daysOf({ start: ago(41), end: ago(1) }).filter((day) => !days.includes(day));
        const pauses = missed.map((day) => ({ starts_on: day, ends_on: day }));
        expect(streakOf(days, TODAY, pauses)).toBe(days.length);
      }),
    );
  });
});

describe('mending', () => {
  const facts = (letters: string, pauses: PausedDays[] = []) => ({ days: drawn(letters), pauses });

  test.each<[what: string, date: string, days: string, pauses: PausedDays[], may: boolean]>([
    ['a day without a page', ago(1), 'PP..', [], true],
    ['a day with a page', ago(1), 'PPP.', [], false],
    ['a day that is mended already', ago(1), 'PPm.', [], false],
    ['a second day beside a mended one', ago(1), 'Pm..', [], false],
    ['six days after a mended one', ago(1), 'm.......', [], false],
    ['seven days after a mended one', TODAY, 'm.......', [], true],
    ['six days before a mended one', ago(6), 'm', [], false],
    ['seven days before a mended one', ago(7), 'm', [], true],
    ['a day of a pause', ago(1), 'PP..', [paused(1)], false],
    ['a day beside a pause', ago(1), 'P...', [paused(2)], true],
  ])('%s', (_what, date, days, pauses, may) => {
    expect(canMend(date, facts(days, pauses))).toBe(may);
  });

  test('however pages come, no seven days have more than one that is mended', () => {
    const dates = daysOf({ start: ago(30), end: TODAY });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...dates), fc.boolean())),
        somePauses(ago(30), TODAY),
        (pages, pauses) => {
          const days = new Map<string, GrowthDay>();
          for (const [date, onTime] of pages) {
            const day = days.get(date) ?? blankDay(date);
            if (onTime) days.set(date, { ...day, journaled: true, mended: false });
            else if (canMend(date, { days: days.values(), pauses })) days.set(date, { ...day, mended: true });
          }
          const mended = [...days.values()].filter((day) => day.mended);
          const inOrder = mended.map(({ date }) => dayNumber(date)).sort((a, b) => a - b);
          expect(inOrder.filter((day, at) => day - (inOrder[at - 1] ?? 0) < 7)).toEqual([]);
          expect(mended.filter(({ date, journaled }) => journaled || pauseOn(pauses, date))).toEqual([]);
        },
      ),
    );
  });

  test.each<[what: string, days: string, pauses: PausedDays[], day: string | undefined]>([
    ['yesterday, after days in a row', 'PP..', [], ago(1)],
    ['yesterday, with today written', 'PP.P', [], ago(1)],
    ['the day before yesterday, with a page since', 'PP.P.', [], ago(2)],
    ['the day before yesterday, with a pause since', 'PP...', [paused(1)], ago(2)],
    ['nothing is missed', 'PPP.', [], undefined],
    ['there is no streak to go on', '....', [], undefined],
    ['both are missed: one of them helps nothing', 'PP...', [], undefined],
    ['a day was mended before it', 'PmP.P', [], undefined],
    ['it is too late', 'PP.PPP', [], undefined],
    ['the day is paused', 'PP..', [paused(1)], undefined],
    ['before it lies a pause, and days in a row before that', 'PP..P', [paused(2)], ago(1)],
  ])('what is offered: %s', (_what, days, pauses, day) => {
    expect(dayToMend(facts(days, pauses), TODAY)).toBe(day);
  });
});
