import { type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import { isOpened } from '../../kernel/seal.ts';
import type { SyncedRows } from '../feed/contract.ts';
import { type ShownGoal, wordsOf } from './rules.ts';
import * as texts from './texts.ts';

export type NamingEntry = SyncedRows['journal_entries'];
export type GoalAction = SyncedRows['tasks'];
export type GoalLesson = SyncedRows['lessons_learned'];

/** The rows that a goal's lineage is read from. */
export interface LineageRows {
  entries: Iterable<NamingEntry>;
  tasks: Iterable<GoalAction>;
  lessons: Iterable<GoalLesson>;
}

/** What became of a goal, each list with the newest on top. */
export interface Lineage {
  /** The first day of it: of the first entry that named it, or when it was named elsewhere. */
  since: LocalDate;
  /** The last day of it: when it was reached, or today. */
  until: LocalDate;
  /** The entries that named it, in its present words. */
  entries: NamingEntry[];
  /** The actions that came with those entries, as far as they are still there. */
  actions: GoalAction[];
  /** The lessons noted from the first day to the last. */
  lessons: GoalLesson[];
}

/** Where a person's days are reckoned, and which of them is today. */
interface Days {
  zone: string;
  today: LocalDate;
}

interface Dated {
  date: string;
  created_at: string;
}

const newestFirst = <Row extends Dated>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.date + a.created_at < b.date + b.created_at ? 1 : -1));

const namedIn = (goal: ShownGoal, entries: Iterable<NamingEntry>): NamingEntry[] => {
  if (!isOpened(goal.text)) return [];
  const words = wordsOf(goal.text);
  return newestFirst([...entries].filter((entry) => wordsOf(entry.goal ?? '') === words));
};

/** An entry and the actions that come with it are written in one transaction, at one instant. */
function comeWith(entries: readonly NamingEntry[], tasks: Iterable<GoalAction>): GoalAction[] {
  const instants = new Set(entries.map(({ created_at }) => created_at));
  return [...tasks]
    .filter(({ created_at }) => instants.has(created_at))
    .sort((a, b) =>
      a.created_at === b.created_at ? (a.id < b.id ? -1 : 1) : a.created_at < b.created_at ? 1 : -1,
    );
}

/** How a goal came about: the pages that named it, the actions they led to, and what was learned meanwhile. */
export function lineageOf(goal: ShownGoal, rows: LineageRows, { zone, today }: Days): Lineage {
  const dayOf = (instant: string): LocalDate => localDateOf(new Date(instant), zone);
  const entries = namedIn(goal, rows.entries);
  const since = entries.at(-1)?.date ?? dayOf(goal.created_at);
  const until = goal.completed_at === null ? today : dayOf(goal.completed_at);
  return {
    since,
    until,
    entries,
    actions: comeWith(entries, rows.tasks),
    lessons: newestFirst([...rows.lessons].filter(({ date }) => date >= since && date <= until)),
  };
}

/** What a goal rests on, for example 'You named it on 23 pages. 41 of 48 actions completed.' */
export function summaryOf({ entries, actions }: Pick<Lineage, 'entries' | 'actions'>): string {
  if (entries.length === 0) return texts.pagesNone;
  const named = texts.pagesCount(entries.length);
  if (actions.length === 0) return named;
  const done = actions.filter(({ completed }) => completed).length;
  return [named, texts.actionsCount(done, actions.length)].join(' ');
}
