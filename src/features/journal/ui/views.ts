import { isLocalDate, type LocalDate } from '../../../kernel/calendar.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import { canMend, dayToMend, type StreakFacts, streakDates, streakOf } from '../../growth/rules/streaks.ts';

/** An entry as devices keep it, its answers in plain words. */
export type Entry = SyncedRows['journal_entries'];

const newestFirst = (a: Entry, b: Entry): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.created_at < b.created_at ? 1 : -1;
};

/** Every entry, the newest day first and of one day the one that came last. */
export const entriesNewestFirst = (tables: Tables): Entry[] =>
  [...tables.journal_entries.values()].sort(newestFirst);

export const entryOf = (tables: Tables, id: string): Entry | undefined => tables.journal_entries.get(id);

/** The entries of a day, the one that came first on top. */
export const entriesOf = (tables: Tables, day: LocalDate): Entry[] =>
  [...tables.journal_entries.values()].filter(({ date }) => date === day).sort((a, b) => newestFirst(b, a));

/** What today's pages say of the journal. */
export interface JournalToday {
  journaled: boolean;
  /** Days in a row with an entry that are alive today. */
  streak: number;
  /** The first page of today. */
  first: Entry | undefined;
}

export function journalToday(tables: Tables, today: LocalDate): JournalToday {
  if (today === '') return { journaled: false, streak: 0, first: undefined };
  // What came from another journal answers no question, and is no page of today.
  const first = entriesNewestFirst(tables).findLast(
    ({ date, celebration }) => date === today && celebration !== '',
  );
  const held = streakDates(tables.growth_days.values());
  return {
    journaled: first !== undefined,
    streak: streakOf(held, today, tables.pauses.values()),
    first,
  };
}

const factsOf = ({ growth_days, pauses }: Tables): StreakFacts => ({
  days: [...growth_days.values()],
  pauses: [...pauses.values()],
});

/** Whether a page for the day mends it, when it is written soon enough after. */
export const mayMend = (tables: Tables, day: LocalDate): boolean =>
  isLocalDate(day) && canMend(day, factsOf(tables));

/** A missed day that can still be mended, so that days in a row go on; undefined when there is none. */
export const missedDay = (tables: Tables, today: LocalDate): LocalDate | undefined =>
  today === '' ? undefined : dayToMend(factsOf(tables), today);

/** How many entries there are, and the day of the first, as far as days can be read; undefined without any. */
export function howMany(tables: Tables): { entries: number; since: LocalDate } | undefined {
  const days = [...tables.journal_entries.values()].map(({ date }) => date).filter(isLocalDate);
  const [since] = days.sort();
  return since === undefined ? undefined : { entries: tables.journal_entries.size, since };
}
