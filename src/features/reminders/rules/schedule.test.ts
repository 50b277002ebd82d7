import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysOf, type LocalDate } from '../../../kernel/calendar.ts';
import { TIME_ZONES } from '../../profile/rules/zones.ts';
import { REMINDER_DAYS, type ReminderDay } from '../contract/limits.ts';
import { type HalfSetting, isLate, nextDue, type Planned, reschedule, snoozedUntil } from './schedule.ts';

const QUARTER = 15 * 60_000;
const SLOTS = Array.from(
  { length: 96 },
  (_, slot) => `${String(Math.floor(slot / 4)).padStart(2, '0')}:${String((slot % 4) * 15).padStart(2, '0')}`,
);
const everyDay = { days: REMINDER_DAYS };
const at = (instant: string) => new Date(instant);

/** What a clock on the wall shows, 'YYYY-MM-DD HH:MM', from the platform's own formatter alone. */
function wallOf(zone: string): (instant: number) => string {
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    ...{
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
  });
  return (instant) => formatter.format(instant).replace(',', '');
}

/** Every quarter of an hour from a day before the range to a day after it, with what the clock on the wall shows. */
function quarters(zone: string, from: LocalDate, to: LocalDate): { instant: number; wall: string }[] {
  const wall = wallOf(zone);
  const [first, last] = [Date.parse(addDays(from, -1)), Date.parse(addDays(to, 2))];
  return Array.from({ length: (last - first) / QUARTER }, (_, index) => {
    const instant = first + index * QUARTER;
    return { instant, wall: wall(instant) };
  });
}

/** The first instant at which the wall shows the slot or, where it skips it, something later. */
function momentsOf(walk: { instant: number; wall: string }[], slots: string[]): number[] {
  let index = 0;
  return slots.map((slot) => {
    while ((walk[index]?.wall ?? '~') < slot) index += 1;
    return walk[index]?.instant ?? Number.NaN;
  });
}

/** Every reminder of the setting from an instant on, one after the other. */
function* reminders(setting: HalfSetting, from: Date): Generator<Planned> {
  let next = nextDue(setting, from, null);
  while (next) {
    yield next;
    next = nextDue(setting, next.dueAt, next.localDate);
  }
}

describe('a year with both clock changes', () => {
  test.each(TIME_ZONES)(
    '%s: every slot on every day, once, at the right local time',
    { timeout: 120_000 },
    (zone) => {
      const days = daysOf({ start: '2026-01-01', end: '2026-12-31' });
      const walk = quarters(zone, '2026-01-01', '2026-12-31');
      const moments = momentsOf(
        walk,
        days.flatMap((day) => SLOTS.map((slot) => `${day} ${slot}`)),
      );
      const start = new Date((moments[0] ?? 0) - 1);
      for (const [index, time] of SLOTS.entries()) {
        const expected = days.map((localDate, day) => ({
          localDate,
          dueAt: new Date(moments[day * SLOTS.length + index] ?? Number.NaN),
        }));
        const planned = [];
        for (const next of reminders({ ...everyDay, time, zone }, start)) {
          if (next.localDate > '2026-12-31') break;
          planned.push(next);
        }
        expect(planned.map(({ localDate, dueAt }) => ({ localDate, dueAt }))).toEqual(expected);
      }
    },
  );

  test('the thirteen zones have gaps and repeated hours in it, some of them none', () => {
    const changes = TIME_ZONES.map((zone) => {
      const walk = quarters(zone, '2026-01-01', '2026-12-31');
      const repeated = walk.filter(({ wall }, index) => wall < (walk[index - 1]?.wall ?? '')).length;
      return repeated;
    });
    expect(changes.filter((repeated) => repeated === 1)).toHaveLength(9);
    expect(changes.filter((repeated) => repeated === 0)).toHaveLength(4);
  });
});

const RUNS = Number(process.env.SCHEDULE_RUNS ?? 150);

/** East over a midnight and back again: the day that was left is come back to, and had no reminder yet. */
const AND_BACK: [number, string[], number[], string, ReminderDay[]] = [
  Date.parse('2026-12-05T13:00:00Z'),
  [...Array<string>(3).fill('Pacific/Honolulu'), 'Australia/Sydney', 'Europe/Berlin', 'UTC', 'UTC'],
  [1, 2, 384, 392],
  '15:45',
  ['Wed', 'Thu'],
];

/** The same zone chosen again on the way: the day of the zone before is still owed. */
const AND_AGAIN: [number, string[], number[], string, ReminderDay[]] = [
  Date.parse('2026-11-03T12:00:00Z'),
  [...Array<string>(4).fill('Pacific/Honolulu'), 'Australia/Sydney', 'Australia/Sydney', 'Pacific/Honolulu'],
  [1, 676, 677, 728, 2, 3],
  '15:45',
  ['Tue', 'Sat'],
];

/** In Nuuk that Saturday ends at 23:00, with Sunday's first moment. */
const WITHOUT_ITS_LAST_HOUR: typeof AND_BACK = [
  Date.parse('2026-03-17T01:15:00Z'),
  Array<string>(7).fill('America/Nuuk'),
  [],
  '23:30',
  ['Sat'],
];

const anyZone = fc.constantFrom<string[]>(
  ...TIME_ZONES,
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Nuuk',
);
const anySlot = fc.constantFrom<string[]>(...SLOTS);
const anyDays = fc.subarray([...REMINDER_DAYS], { minLength: 1 }).map((days): ReminderDay[] => days);
const YEAR = [Date.parse('2026-01-01'), Date.parse('2026-12-20')] as const;
const anyQuarter = fc.integer({ min: YEAR[0] / QUARTER, max: YEAR[1] / QUARTER }).map((n) => n * QUARTER);

/** What the server keeps of a half, and what its scheduler and the profile's trigger do with it. */
class Schedule {
  setting: HalfSetting;
  dueAt: number;
  localDate: LocalDate | null = null;
  promisedFrom: LocalDate | null = null;
  changedAt: number | null;
  zoneChanged = false;
  done: LocalDate | null = null;
  readonly sent: { localDate: LocalDate; at: number }[] = [];

  constructor(setting: HalfSetting, since: number) {
    this.setting = setting;
    this.dueAt = since;
    this.changedAt = since;
  }

  change(to: Partial<HalfSetting>, since: number): void {
    const setting = { ...this.setting, ...to };
    // What is set to what it was is no change: the trigger says nothing of it.
    if (JSON.stringify(setting) === JSON.stringify(this.setting)) return;
    this.zoneChanged ||= setting.zone !== this.setting.zone;
    this.setting = setting;
    this.changedAt ??= Math.min(this.dueAt, since);
    this.dueAt = this.changedAt;
  }

  look(now: number): void {
    while (this.dueAt <= now) {
      if (this.changedAt !== null) {
        const { zoneChanged, promisedFrom, done } = this;
        const change = { changedAt: new Date(this.changedAt), zoneChanged, promisedFrom, done };
        const next = reschedule(this.setting, change);
        if (!zoneChanged || promisedFrom === null) this.promisedFrom = next?.localDate ?? null;
        this.#take(next);
        continue;
      }
      const day = this.localDate ?? '';
      this.sent.push({ localDate: day, at: this.dueAt });
      this.done = day;
      this.#take(nextDue(this.setting, new Date(this.dueAt), this.done));
    }
  }

  #take(next: Planned | undefined): void {
    this.changedAt = null;
    this.zoneChanged = false;
    this.localDate = next?.localDate ?? null;
    this.dueAt = next?.dueAt.getTime() ?? Number.POSITIVE_INFINITY;
  }
}

/**
 * What somebody would do who looks at the clock on the wall every quarter of an hour: as soon as it shows the time or
 * something later, and the day is one of the chosen and later than the last one, it is time.
 */
function byTheWall(
  zones: { zone: string; from: number }[],
  { time, days }: { time: string; days: readonly ReminderDay[] },
  until: number,
): string[] {
  const sent: string[] = [];
  let last = '';
  const look = (date: string, shown: string, now: number): void => {
    const weekday = REMINDER_DAYS[new Date(`${date}T12:00Z`).getUTCDay()];
    if (date <= last || shown < time || !weekday || !days.includes(weekday)) return;
    sent.push(`${date} ${new Date(now).toISOString()}`);
    last = date;
  };
  for (const [index, { zone, from }] of zones.entries()) {
    const wall = wallOf(zone);
    // Where the clock is set back it has shown the time already.
    let [day, shown] = ['', ''];
    for (let now = from; now < (zones[index + 1]?.from ?? until); now += QUARTER) {
      const [date = '', clock = ''] = wall(now).split(' ');
      // Where it skips the end of a day, it is past every time of that day.
      if (day !== '' && date > day && shown < '23:45') look(day, '24:00', now);
      shown = date === day && clock < shown ? shown : clock;
      day = date;
      look(date, shown, now);
    }
  }
  return sent;
}

describe('changes in between', () => {
  test('a change of zone neither doubles a day nor skips one', { timeout: 120_000 }, () => {
    const moves = fc.uniqueArray(fc.integer({ min: 1, max: 8 * 96 }), { maxLength: 6 });
    fc.assert(
      fc.property(
        anyQuarter,
        fc.array(anyZone, { minLength: 7, maxLength: 7 }),
        moves,
        anySlot,
        anyDays,
        (start, zones, quartersLater, time, days) => {
          // Some days in the first zone come before, so that no day comes back whose reminder is not decided.
          const moments = [-4 * 96, ...quartersLater.toSorted((a, b) => a - b)].map(
            (n) => start + n * QUARTER,
          );
          const lived = moments.map((from, index) => ({ zone: zones[index] ?? 'UTC', from }));
          const until = start + 12 * 96 * QUARTER;
          const schedule = new Schedule(
            { time, days, zone: lived[0]?.zone ?? 'UTC' },
            lived[0]?.from ?? start,
          );
          for (const { zone, from } of lived.slice(1)) {
            // The scheduler may not have looked since the moment came.
            schedule.look(from - 1);
            schedule.change({ zone }, from);
          }
          schedule.look(until - 1);
          const sent = schedule.sent.map(
            ({ localDate, at: when }) => `${localDate} ${new Date(when).toISOString()}`,
          );
          const isCompared = (line: string) => line.slice(11) >= new Date(start).toISOString();
          expect(sent.filter(isCompared)).toEqual(byTheWall(lived, { time, days }, until).filter(isCompared));
        },
      ),
      { numRuns: RUNS, examples: [AND_BACK, AND_AGAIN, WITHOUT_ITS_LAST_HOUR] },
    );
  });

  test('whatever is changed, however often: no day twice, and later days come later', {
    timeout: 120_000,
  }, () => {
    const change = fc.record({
      after: fc.integer({ min: 0, max: 3 * 24 * 60 }),
      to: fc.oneof(
        fc.record({ zone: anyZone }),
        fc.record({ time: anySlot }),
        fc.record({ days: anyDays }),
        fc.record({ zone: anyZone, time: anySlot }),
      ),
      looks: fc.boolean(),
    });
    fc.assert(
      fc.property(
        anyQuarter,
        anyZone,
        anySlot,
        fc.array(change, { maxLength: 20 }),
        (start, zone, time, changes) => {
          const schedule = new Schedule({ ...everyDay, time, zone }, start);
          let now = start;
          for (const { after, to, looks } of changes) {
            now += after * 60_000;
            if (looks) schedule.look(now);
            schedule.change(to, now);
          }
          schedule.look(now);
          const before = schedule.sent.length;
          schedule.look(now + 10 * 86_400_000);
          const days = schedule.sent.map(({ localDate }) => localDate);
          expect(days).toEqual([...new Set(days)].toSorted());
          // Left alone, it comes every day again that is chosen.
          const { days: chosen } = schedule.setting;
          expect(schedule.sent.length - before).toBeGreaterThanOrEqual(chosen.length);
        },
      ),
      { numRuns: RUNS },
    );
  });

  const tokyo = { ...everyDay, time: '08:00', zone: 'Asia/Tokyo' };
  const newYork = { ...everyDay, time: '08:00', zone: 'America/New_York' };
  const moved = { zoneChanged: true };

  test('whoever flies east past the time of today gets it on arrival', () => {
    const change = {
      ...moved,
      changedAt: at('2026-11-19T15:00:00Z'),
      promisedFrom: '2026-11-01',
      done: '2026-11-18',
    };
    expect(reschedule(newYork, change)).toEqual({ dueAt: change.changedAt, localDate: '2026-11-19' });
  });

  test('whoever flies west into a day that had its reminder waits for the next', () => {
    const change = {
      ...moved,
      changedAt: at('2026-11-20T00:00:00Z'),
      promisedFrom: '2026-11-01',
      done: '2026-11-20',
    };
    expect(reschedule(newYork, change)?.localDate).toBe('2026-11-21');
  });

  test('a time that is set to one that has gone by today comes tomorrow', () => {
    const change = {
      zoneChanged: false,
      changedAt: at('2026-11-19T01:00:00Z'),
      promisedFrom: '2026-11-01',
      done: '2026-11-18',
    };
    expect(reschedule(tokyo, change)?.localDate).toBe('2026-11-20');
  });
});

test('a half without days is never due', () => {
  expect(nextDue({ time: '08:00', days: [], zone: 'UTC' }, at('2026-11-19T00:00:00Z'), null)).toBeUndefined();
});

test.each([
  ['08:00:40', '2026-11-19T08:00:00Z', '2026-11-19T08:00:40Z', false],
  ['two hours', '2026-11-19T08:00:00Z', '2026-11-19T10:00:00Z', false],
  ['more', '2026-11-19T08:00:00Z', '2026-11-19T10:00:01Z', true],
  ['past noon', '2026-11-19T11:45:00Z', '2026-11-19T12:05:00Z', true],
  ['past midnight', '2026-11-19T23:45:00Z', '2026-11-20T00:10:00Z', true],
])('late: %s', (_what, due, now, late) => {
  expect(isLate(at(due), at(now), 'UTC')).toBe(late);
});

test('the one more comes in an hour, unless the day is over by then', () => {
  const zone = 'America/Los_Angeles';
  expect(snoozedUntil('2026-11-19', at('2026-11-20T06:59:00Z'), zone, 60)).toEqual(
    at('2026-11-20T07:59:00Z'),
  );
  expect(snoozedUntil('2026-11-19', at('2026-11-20T07:00:00Z'), zone, 60)).toBeUndefined();
  expect(snoozedUntil('2026-11-19', at('2026-11-21T07:00:00Z'), zone, 60)).toBeUndefined();
});
