import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { goalsByUse, type ShownGoal } from '../../goals/rules.ts';
import { SEALED_COLUMNS } from '../../journal/contract/limits.ts';
import { importedPage, plainWords } from '../../journal/rules/imported-page.ts';
import { pageFacts } from '../../journal/rules/page-facts.ts';
import { columnOf, SECTIONS } from '../../visions/contract/limits.ts';
import { isWritten, plainText } from '../../visions/rules.ts';
import { type DocumentKey, documentKey, partsOfKey, type SearchDocument } from '../rules.ts';

/** The rows that can be found, and the zone that says on which day an action was done. */
export interface Searchable {
  entries: Tables['journal_entries'];
  lessons: Tables['lessons_learned'];
  tasks: Tables['tasks'];
  /** The goals as they are shown: those of equal words are one. */
  goals: ReadonlyMap<string, ShownGoal>;
  items: Tables['bucket_list_items'];
  /** The vision documents by their short names. */
  visions: ReadonlyMap<string, VisionRow>;
  zone: string;
}

/** A vision document: its words, and when they were saved last. */
interface VisionRow {
  text: string;
  savedAt: string;
}

type Profile = NonNullable<ReturnType<Tables['profiles']['get']>>;

function visionRows(profile: Profile): Map<string, VisionRow> {
  const rows = new Map<string, VisionRow>();
  for (const section of SECTIONS) {
    const column = columnOf(section);
    const html = profile[column];
    const savedAt = profile[`${column}_saved_at`] ?? profile.created_at;
    if (isWritten(html)) rows.set(section, { text: plainText(readable(html)), savedAt });
  }
  return rows;
}

/** The documents of a profile, read once: what is the same object reads the same. */
const visionsRead = new WeakMap<Profile, Map<string, VisionRow>>();

function visionsOf(profile: Profile | undefined): ReadonlyMap<string, VisionRow> {
  if (!profile) return NOTHING_SEARCHABLE.visions;
  const read = visionsRead.get(profile) ?? visionRows(profile);
  visionsRead.set(profile, read);
  return read;
}

/** The goals of a table, read once. */
const goalsRead = new WeakMap<Tables['previous_goals'], ReadonlyMap<string, ShownGoal>>();

function goalsOf(rows: Tables['previous_goals']): ReadonlyMap<string, ShownGoal> {
  const read = goalsRead.get(rows) ?? new Map(goalsByUse(rows.values()).map((goal) => [goal.id, goal]));
  goalsRead.set(rows, read);
  return read;
}

export const searchable = (tables: Tables): Searchable => ({
  entries: tables.journal_entries,
  lessons: tables.lessons_learned,
  tasks: tables.tasks,
  goals: goalsOf(tables.previous_goals),
  items: tables.bucket_list_items,
  visions: visionsOf(tables.profiles.get('own')),
  zone: tables.profiles.get('own')?.time_zone ?? 'UTC',
});

export const NOTHING_SEARCHABLE: Searchable = {
  entries: new Map(),
  lessons: new Map(),
  tasks: new Map(),
  goals: new Map(),
  items: new Map(),
  visions: new Map(),
  zone: 'UTC',
};

type EntryRow = Searchable['entries'] extends ReadonlyMap<string, infer Row> ? Row : never;
type LessonRow = Searchable['lessons'] extends ReadonlyMap<string, infer Row> ? Row : never;
type ItemRow = Searchable['items'] extends ReadonlyMap<string, infer Row> ? Row : never;
type TaskRow = Searchable['tasks'] extends ReadonlyMap<string, infer Row> ? Row : never;

/** What stands in the place of a text that cannot be read is none of the person's words. */
const readable = (text: string): string => (isOpened(text) ? text : '');

const entryDocument = (row: EntryRow): SearchDocument => ({
  key: documentKey('entry', row.id),
  kind: 'entry',
  id: row.id,
  date: row.date,
  texts: textsOf(row),
});

/** The answers in their order; after them the words of a page from another journal, which answers none. */
function textsOf(row: EntryRow): string[] {
  const page = importedPage(row);
  if (!page) return SEALED_COLUMNS.map((column) => readable(row[column]));
  const text = [page.title, plainWords(readable(page.text)), ...pageFacts(page.facts)].join('\n').trim();
  return [...SEALED_COLUMNS.map(() => ''), text];
}

const lessonDocument = (row: LessonRow): SearchDocument => ({
  key: documentKey('lesson', row.id),
  kind: 'lesson',
  id: row.id,
  date: row.date,
  texts: [readable(row.lesson)],
});

/** An action stands under the day on which it was done, else that on which it was named. */
const dayOf = (row: TaskRow, zone: string): LocalDate =>
  localDateOf(new Date(row.completed_at ?? row.created_at), zone);

const actionDocument = (row: TaskRow, zone: string): SearchDocument => ({
  key: documentKey('action', row.id),
  kind: 'action',
  id: row.id,
  date: dayOf(row, zone),
  texts: [readable(row.text)],
});

/** A goal stands under the day on which it was reached, else that on which it was named last. */
const goalDocument = (goal: ShownGoal, zone: string): SearchDocument => ({
  key: documentKey('goal', goal.id),
  kind: 'goal',
  id: goal.id,
  date: localDateOf(new Date(goal.completed_at ?? goal.last_used_at), zone),
  texts: [readable(goal.text)],
});

const itemDocument = (row: ItemRow, zone: string): SearchDocument => ({
  key: documentKey('item', row.id),
  kind: 'item',
  id: row.id,
  date: localDateOf(new Date(row.completed_at ?? row.created_at), zone),
  texts: [row.item, row.reason ?? '', row.completion_story ?? ''].map(readable),
});

const visionDocument = (id: string, { text, savedAt }: VisionRow, zone: string): SearchDocument => ({
  key: documentKey('vision', id),
  kind: 'vision',
  id,
  date: localDateOf(new Date(savedAt), zone),
  texts: [text],
});

/** The document of a key as it reads now; undefined when it is gone. */
export function documentOf(from: Searchable, key: DocumentKey): SearchDocument | undefined {
  const { kind, id } = partsOfKey(key);
  const { zone } = from;
  switch (kind) {
    case 'entry':
      return made(from.entries.get(id), entryDocument);
    case 'lesson':
      return made(from.lessons.get(id), lessonDocument);
    case 'action':
      return made(from.tasks.get(id), (row) => actionDocument(row, zone));
    case 'goal':
      return made(from.goals.get(id), (goal) => goalDocument(goal, zone));
    case 'item':
      return made(from.items.get(id), (row) => itemDocument(row, zone));
    case 'vision':
      return made(from.visions.get(id), (row) => visionDocument(id, row, zone));
  }
}

const made = <Row>(row: Row | undefined, doc: (row: Row) => SearchDocument): SearchDocument | undefined =>
  row && doc(row);

function* changedKeys<Row>(
  before: ReadonlyMap<string, Row>,
  now: ReadonlyMap<string, Row>,
): Iterable<string> {
  if (before === now) return;
  for (const [id, row] of now) if (before.get(id) !== row) yield id;
}

function* goneKeys<Row>(before: ReadonlyMap<string, Row>, now: ReadonlyMap<string, Row>): Iterable<string> {
  if (before === now) return;
  for (const id of before.keys()) if (!now.has(id)) yield id;
}

const keysOf = (kind: SearchDocument['kind'], ids: Iterable<string>): DocumentKey[] =>
  Array.from(ids, (id) => documentKey(kind, id));

/** The days of these stand in the person's zone: in another one they are read again. */
const ZONED = ['tasks', 'goals', 'items', 'visions'] as const;

const KINDS = {
  entries: 'entry',
  lessons: 'lesson',
  tasks: 'action',
  goals: 'goal',
  items: 'item',
  visions: 'vision',
} as const;

/** What has to be read again, the entries first, and what is gone. Rows that are the same object read the same. */
export function changesBetween(
  before: Searchable,
  now: Searchable,
): { put: DocumentKey[]; gone: DocumentKey[] } {
  const isMoved = before.zone !== now.zone;
  const known = isMoved
    ? { ...before, ...Object.fromEntries(ZONED.map((name) => [name, new Map()])) }
    : before;
  const names = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return {
    put: names.flatMap((name) => keysOf(KINDS[name], changedKeys<unknown>(known[name], now[name]))),
    gone: names.flatMap((name) => keysOf(KINDS[name], goneKeys<unknown>(before[name], now[name]))),
  };
}
