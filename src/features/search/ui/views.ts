import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { SEALED_COLUMNS } from '../../journal/contract/limits.ts';
import { columnOf, SECTIONS } from '../../visions/contract/limits.ts';
import { isWritten, plainText } from '../../visions/rules.ts';
import { type DocumentKey, documentKey, partsOfKey, type SearchDocument } from '../rules.ts';

/** The rows that can be found, and the zone that says on which day an action was done. */
export interface Searchable {
  entries: Tables['journal_entries'];
  lessons: Tables['lessons_learned'];
  tasks: Tables['tasks'];
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

export const searchable = (tables: Tables): Searchable => ({
  entries: tables.journal_entries,
  lessons: tables.lessons_learned,
  tasks: tables.tasks,
  visions: visionsOf(tables.profiles.get('own')),
  zone: tables.profiles.get('own')?.time_zone ?? 'UTC',
});

export const NOTHING_SEARCHABLE: Searchable = {
  entries: new Map(),
  lessons: new Map(),
  tasks: new Map(),
  visions: new Map(),
  zone: 'UTC',
};

type EntryRow = Searchable['entries'] extends ReadonlyMap<string, infer Row> ? Row : never;
type LessonRow = Searchable['lessons'] extends ReadonlyMap<string, infer Row> ? Row : never;
type TaskRow = Searchable['tasks'] extends ReadonlyMap<string, infer Row> ? Row : never;

/** What stands in the place of a text that cannot be read is none of the person's words. */
const readable = (text: string): string => (isOpened(text) ? text : '');

const entryDocument = (row: EntryRow): SearchDocument => ({
  key: documentKey('entry', row.id),
  kind: 'entry',
  id: row.id,
  date: row.date,
  texts: SEALED_COLUMNS.map((column) => readable(row[column])),
});

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
  if (kind === 'entry') return made(from.entries.get(id), entryDocument);
  if (kind === 'lesson') return made(from.lessons.get(id), lessonDocument);
  if (kind === 'vision') return made(from.visions.get(id), (row) => visionDocument(id, row, from.zone));
  return made(from.tasks.get(id), (row) => actionDocument(row, from.zone));
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

/** What has to be read again, the entries first, and what is gone. Rows that are the same object read the same. */
export function changesBetween(
  before: Searchable,
  now: Searchable,
): { put: DocumentKey[]; gone: DocumentKey[] } {
  const tasksBefore = before.zone === now.zone ? before.tasks : NOTHING_SEARCHABLE.tasks;
  return {
    put: [
      ...keysOf('entry', changedKeys(before.entries, now.entries)),
      ...keysOf('lesson', changedKeys(before.lessons, now.lessons)),
      ...keysOf('action', changedKeys(tasksBefore, now.tasks)),
      ...keysOf('vision', changedKeys(before.visions, now.visions)),
    ],
    gone: [
      ...keysOf('entry', goneKeys(before.entries, now.entries)),
      ...keysOf('lesson', goneKeys(before.lessons, now.lessons)),
      ...keysOf('action', goneKeys(before.tasks, now.tasks)),
      ...keysOf('vision', goneKeys(before.visions, now.visions)),
    ],
  };
}
