import fc from 'fast-check';
import type { PausedDays } from '../../src/features/growth/rules/pauses.ts';
import { addDays, daysBetween, type LocalDate } from '../../src/kernel/calendar.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Person, TestApp } from './app.ts';

/** Pauses between two days that share no day; some begin on the day after another has ended. */
export const somePauses = (from: LocalDate, to: LocalDate): fc.Arbitrary<PausedDays[]> =>
  fc.array(fc.tuple(fc.nat(6), fc.nat(5)), { maxLength: 6 }).map((spans) => {
    const pauses: PausedDays[] = [];
    let next = 0;
    for (const [gap, more] of spans) {
      const first = next + gap;
      if (first + more > daysBetween(from, to)) break;
      pauses.push({ starts_on: addDays(from, first), ends_on: addDays(from, first + more) });
      next = first + more + 1;
    }
    return pauses;
  });

/** The days of a pause that begins so many days after the instant. */
export function daysFrom(now: string | Date, days: number): PausedDays {
  const starts_on = addDays(new Date(now).toISOString().slice(0, 10), days);
  return { starts_on, ends_on: addDays(starts_on, 3) };
}

/** Puts pauses where the server has them, whenever they are. */
export async function insertPauses(
  app: TestApp,
  { userId }: Person,
  pauses: readonly PausedDays[],
): Promise<void> {
  for (const { starts_on, ends_on } of pauses) {
    await app.sql(
      'insert into pauses (user_id, id, starts_on, ends_on, created_at) values ($1, $2, $3, $4, now())',
      [userId, newId(), starts_on, ends_on],
    );
  }
}
