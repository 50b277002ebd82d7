import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../web/local/notebook.ts';
import { SEALED_COLUMNS } from '../../journal/contract/limits.ts';
import { type Piece, type PieceKey, partsOfKey, pieceKey } from '../rules.ts';

/** The rows that can be found, and the zone that says on which day an action was done. */
export interface Findable {
  entries: Tables['journal_entries'];
  lessons: Tables['lessons_learned'];
  tasks: Tables['tasks'];
  zone: string;
}

export const findable = (tables: Tables): Findable => ({
  entries: tables.journal_entries,
  lessons: tables.lessons_learned,
  tasks: tables.tasks,
  zone: tables.profiles.get('own')?.time_zone ?? 'UTC',
});

export const NOTHING_FINDABLE: Findable = {
  entries: new Map(),
  lessons: new Map(),
  tasks: new Map(),
  zone: 'UTC',
};

type EntryRow = Findable['entries'] extends ReadonlyMap<string, infer Row> ? Row : never;
type LessonRow = Findable['lessons'] extends ReadonlyMap<string, infer Row> ? Row : never;
type TaskRow = Findable['tasks'] extends ReadonlyMap<string, infer Row> ? Row : never;

/** What stands in the place of a text that cannot be read is none of the person's words. */
const readable = (text: string): string => (isOpened(text) ? text : '');

const entryPiece = (row: EntryRow): Piece => ({
  key: pieceKey('entry', row.id),
  kind: 'entry',
  id: row.id,
  date: row.date,
  texts: SEALED_COLUMNS.map((column) => readable(row[column])),
});

const lessonPiece = (row: LessonRow): Piece => ({
  key: pieceKey('lesson', row.id),
  kind: 'lesson',
  id: row.id,
  date: row.date,
  texts: [readable(row.lesson)],
});

/** An action stands under the day on which it was done, else that on which it was named. */
const dayOf = (row: TaskRow, zone: string): LocalDate =>
  localDateOf(new Date(row.completed_at ?? row.created_at), zone);

const actionPiece = (row: TaskRow, zone: string): Piece => ({
  key: pieceKey('action', row.id),
  kind: 'action',
  id: row.id,
  date: dayOf(row, zone),
  texts: [readable(row.text)],
});

/** The piece of a key as it reads now; undefined when it is gone. */
export function pieceOf(from: Findable, key: PieceKey): Piece | undefined {
  const { kind, id } = partsOfKey(key);
  if (kind === 'entry') return made(from.entries.get(id), entryPiece);
  if (kind === 'lesson') return made(from.lessons.get(id), lessonPiece);
  return made(from.tasks.get(id), (row) => actionPiece(row, from.zone));
}

const made = <Row>(row: Row | undefined, piece: (row: Row) => Piece): Piece | undefined => row && piece(row);

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

const keysOf = (kind: Piece['kind'], ids: Iterable<string>): PieceKey[] =>
  Array.from(ids, (id) => pieceKey(kind, id));

/** What has to be read anew, the entries first, and what is gone. Rows that are the same object read the same. */
export function changesBetween(before: Findable, now: Findable): { put: PieceKey[]; gone: PieceKey[] } {
  const tasksBefore = before.zone === now.zone ? before.tasks : NOTHING_FINDABLE.tasks;
  return {
    put: [
      ...keysOf('entry', changedKeys(before.entries, now.entries)),
      ...keysOf('lesson', changedKeys(before.lessons, now.lessons)),
      ...keysOf('action', changedKeys(tasksBefore, now.tasks)),
    ],
    gone: [
      ...keysOf('entry', goneKeys(before.entries, now.entries)),
      ...keysOf('lesson', goneKeys(before.lessons, now.lessons)),
      ...keysOf('action', goneKeys(before.tasks, now.tasks)),
    ],
  };
}
