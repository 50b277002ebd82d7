import type { LocalDate } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import { writtenLately } from '../rules/lately.ts';
import type { Lately } from '../rules/relevance.ts';
import { type HiddenMemories, type Memory, memoriesOn } from '../rules.ts';

/** A hidden memory as devices store it: its text in plain words. */
export type OwnHiddenMemory = Omit<SyncedRows['kept_back'], 'seq'>;

/** All that does not come back, the newest on top; what cannot be read here is left out. */
export const hiddenMemories = (tables: Tables): OwnHiddenMemory[] =>
  [...tables.kept_back.values()]
    .filter(({ text }) => isOpened(text))
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));

const textsOf = (hidden: readonly OwnHiddenMemory[], kind: OwnHiddenMemory['kind']): string[] =>
  hidden.filter((each) => each.kind === kind).map(({ text }) => text);

/** What must not come back by itself. */
export function hiddenNow(tables: Tables): HiddenMemories {
  const hidden = hiddenMemories(tables);
  return { days: new Set(textsOf(hidden, 'day')), words: textsOf(hidden, 'word') };
}

const rowsOf = (tables: Tables) => ({
  entries: [...tables.journal_entries.values()],
  lessons: [...tables.lessons_learned.values()],
});

/** The sentences of which one comes back today. */
export const memoriesOfToday = (tables: Tables, today: LocalDate): Memory[] =>
  memoriesOn(today, rowsOf(tables), hiddenNow(tables));

/** What the person is occupied with now. */
export const latelyIn = (tables: Tables, today: LocalDate): Lately =>
  writtenLately(today, { ...rowsOf(tables), goals: [...tables.previous_goals.values()] }, hiddenNow(tables));
