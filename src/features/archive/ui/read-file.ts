/* Reads a file that a person has chosen: which kind it is, and what it holds. Runs in a worker (reading.ts). */
import Papa from 'papaparse';
import { keyOfRow } from '../../../kernel/synced-tables.ts';
import { archiveRowSchemas, archiveSchema } from '../contract/archive.ts';
import { ARCHIVE_TABLES } from '../contract/archive-tables.ts';
import {
  ARCHIVE_FILE,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type Source,
  TABLE_LINES,
} from '../contract/limits.ts';
import { isDayOne, readDayOne } from '../rules/day-one.ts';
import { isJourney, readJourney } from '../rules/journey.ts';
import { isInFuture } from '../rules/moments.ts';
import { PROBLEMS, type Problem, type RawEntry } from '../rules/other-journals.ts';
import type { PlainRow } from '../rules/plain-row.ts';
import { type DayOrder, readTable } from '../rules/table-file.ts';
import * as texts from '../texts.ts';
import { isZip, jsonFilesIn, type Packed, textOf } from './unpack.ts';
import { unreadable } from './unreadable-file.ts';

/** What a file holds. */
export type Contents =
  | { kind: 'archive'; rows: PlainRow[]; problems: Problem[] }
  | {
      kind: 'entries';
      source: Exclude<Source, 'archive'>;
      entries: RawEntry[];
      problems: Problem[];
      /** How days that could be read in two ways were read. */
      order?: DayOrder | undefined;
    };

/** When a file is read, and how days in it that could be read in two ways are. */
export interface How {
  now: Date;
  order: DayOrder;
}

const reasonOf = (path: readonly PropertyKey[] = []): string =>
  path.length > 0 ? texts.fieldInvalid(path.join('.')) : texts.rowInvalid;

function archiveRows(tables: Partial<Record<string, unknown[]>>, now: Date) {
  const rows: PlainRow[] = [];
  const problems: Problem[] = Object.keys(tables)
    .filter((name) => !(ARCHIVE_TABLES as readonly string[]).includes(name))
    .map((place) => ({ place, what: texts.tableUnknown }));
  for (const table of ARCHIVE_TABLES) {
    for (const [at, value] of (tables[table] ?? []).entries()) {
      const place = texts.rowAt(table, at + 1);
      const read = archiveRowSchemas[table].safeParse(value);
      if (!read.success) problems.push({ place, what: reasonOf(read.error.issues[0]?.path) });
      else if (isInFuture(read.data, now)) problems.push({ place, what: PROBLEMS.future });
      else rows.push({ table, row: read.data } as PlainRow);
    }
  }
  return { rows, problems };
}

/** Days in their order, and everything else by its key: the same archive comes in the same batches. */
const byKey = (one: PlainRow, other: PlainRow): number =>
  keyOfRow(one.table, one.row).localeCompare(keyOfRow(other.table, other.row), 'en');

function readArchive(value: unknown, now: Date): Contents {
  const { version } = value as { version?: unknown };
  if (typeof version === 'number' && version > ARCHIVE_VERSION) throw unreadable(texts.newer);
  const read = archiveSchema.safeParse(value);
  if (!read.success) throw unreadable(texts.unreadable);
  const { rows, problems } = archiveRows(read.data.tables, now);
  if (rows.length + problems.length === 0) throw unreadable(texts.noEntries);
  const tables = ARCHIVE_TABLES.flatMap((table) => rows.filter((row) => row.table === table).sort(byKey));
  return { kind: 'archive', rows: tables, problems };
}

const isArchive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { format?: unknown }).format === ARCHIVE_FORMAT;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(texts.notJson);
  }
}

function readJson(value: unknown, now: Date): Contents {
  if (isArchive(value)) return readArchive(value, now);
  if (isDayOne(value)) return { kind: 'entries', source: 'day_one', ...readDayOne(value) };
  if (isJourney(value)) {
    return {
      kind: 'entries',
      source: 'journey',
      entries: readJourney(value),
      problems: [],
    };
  }
  throw unreadable(texts.nothingKnown);
}

/** A table's rows as its file has them. */
interface Rows {
  rows: string[][];
  /** Where each begins, for people. */
  places: string[];
  problems: Problem[];
}

/** A cell may hold line breaks, and then the line that a text editor shows is not the row that a spreadsheet does. */
const placeOf = (line: number, row: number): string =>
  line === row ? texts.lineAt(line) : texts.lineAndRowAt(line, row);

function lineBreaksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The rows of a table, except those that are blank; they count all the same. @throws UnreadableFile when there are too many */
function rowsOf(file: string): Rows {
  const text = file.replace(/\r\n?/g, '\n');
  const found: Rows = { rows: [], places: [], problems: [] };
  // Blank lines would count against every delimiter.
  const { delimiter } = Papa.parse(text, { newline: '\n', preview: 10, skipEmptyLines: 'greedy' }).meta;
  let begin = 0;
  let line = 1;
  let row = 0;
  Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter,
    step: ({ data, errors, meta }, parser) => {
      row += 1;
      if (row > TABLE_LINES) parser.abort();
      const place = placeOf(line, row);
      const wrong = errors.find(({ type }) => type === 'Quotes');
      if (wrong) {
        const what = wrong.code === 'MissingQuotes' ? texts.quoteNotClosed : texts.quoteMisplaced;
        found.problems.push({ place, what });
      } else if (data.some((cell) => cell.trim() !== '')) {
        found.rows.push(data);
        found.places.push(place);
      }
      line += lineBreaksIn(text, begin, meta.cursor);
      begin = meta.cursor;
    },
  });
  if (row > TABLE_LINES) throw unreadable(texts.tooManyLines(TABLE_LINES));
  return found;
}

function readCsv(text: string, { order }: How): Contents {
  const { rows, places, problems } = rowsOf(text);
  const table = readTable(rows, places, order);
  if (table === 'no-dates') throw unreadable(texts.noDates);
  if (table === 'no-texts') throw unreadable(texts.noTexts);
  return { kind: 'entries', source: 'csv', entries: table.entries, problems, order: table.order };
}

function readText(text: string, how: How): Contents {
  const begin = text.trimStart()[0];
  if (begin === undefined) throw unreadable(texts.empty);
  if (begin === '{' || begin === '[') return readJson(parsed(text), how.now);
  if (text.includes('\0')) throw unreadable(texts.nothingKnown);
  return readCsv(text, how);
}

type Entries = Extract<Contents, { kind: 'entries' }>;

/** One file of a zip among others: what is wrong with it is said of it alone. */
function readOne(text: string, { name }: Packed, read: Entries): Exclude<Source, 'archive'> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    read.problems.push({ place: name, what: texts.notJson });
    return undefined;
  }
  if (isDayOne(value)) {
    const { entries, problems } = readDayOne(value, name);
    read.entries.push(...entries);
    read.problems.push(...problems);
    return 'day_one';
  }
  if (!isJourney(value)) return undefined;
  read.entries.push(...readJourney(value, name));
  return 'journey';
}

async function readZip(file: Blob, now: Date, step: (done: number) => void): Promise<Contents> {
  const packed = await jsonFilesIn(file);
  const archive = packed.find(({ name }) => name.split('/').at(-1) === ARCHIVE_FILE);
  if (archive) {
    const value = parsed(await archive.text());
    if (!isArchive(value)) throw unreadable(texts.nothingKnown);
    return readArchive(value, now);
  }
  const read: Entries = { kind: 'entries', source: 'journey', entries: [], problems: [] };
  const kinds = new Set<Exclude<Source, 'archive'>>();
  let told = 0;
  for (const [at, each] of packed.entries()) {
    const kind = readOne(await each.text(), each, read);
    if (kind) kinds.add(kind);
    // The page draws each step: of many small files it is told what can be seen.
    const percent = Math.floor(((at + 1) / packed.length) * 100);
    if (percent > told) step(percent / 100);
    told = percent;
  }
  if (kinds.size === 0) throw unreadable(read.problems.length > 0 ? texts.notJson : texts.nothingKnown);
  return { ...read, source: kinds.has('day_one') ? 'day_one' : 'journey' };
}

/** Reads a file. `step` is told how much of it is read, from 0 to 1. @throws UnreadableFile */
export async function readFile(file: Blob, how: How, step: (done: number) => void): Promise<Contents> {
  if (file.size === 0) throw unreadable(texts.empty);
  const contents = (await isZip(file))
    ? await readZip(file, how.now, step)
    : readText(await textOf(file), how);
  if (contents.kind === 'entries' && contents.entries.length + contents.problems.length === 0) {
    throw unreadable(texts.noEntries);
  }
  return contents;
}
