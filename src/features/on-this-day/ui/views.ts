import type { LocalDate } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import { type HiddenMemories, type Memory, memoryOn } from '../rules.ts';

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

/** The sentence that comes back today, if there is one. */
export function memoryOfToday(tables: Tables, today: LocalDate): Memory | undefined {
  return memoryOn(
    today,
    { entries: [...tables.journal_entries.values()], lessons: [...tables.lessons_learned.values()] },
    hiddenNow(tables),
  );
}
