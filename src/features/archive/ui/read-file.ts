/* Reads a file that a person has chosen: which kind it is, and what it holds. Runs in a worker (reading.ts). */
import Papa from 'papaparse';
import { ARCHIVE_FILE, ARCHIVE_FORMAT, type Source, TABLE_LINES } from '../contract/limits.ts';
import { isAppleJournal, readAppleJournal } from '../rules/apple-journal.ts';
import { isDayOne, readDayOne } from '../rules/day-one.ts';
import { isJourney, readJourney } from '../rules/journey.ts';
import { ZipNames } from '../rules/media.ts';
import type { Problem, RawEntry } from '../rules/other-journals.ts';
import { type DayOrder, readTable } from '../rules/table-file.ts';
import * as texts from '../texts.ts';
import { withMedia } from './find-media.ts';
import { type ArchiveContents, readArchive } from './read-archive.ts';
import { contentsOf, isZip, type Packed, textOf } from './unpack.ts';
import { unreadable } from './unreadable-file.ts';

/** What a file holds. */
export type Contents =
  | ArchiveContents
  | {
      kind: 'entries';
      source: Kind;
      entries: RawEntry[];
      problems: Problem[];
      /** Pictures and recordings that cannot be imported. */
      fileProblems: Problem[];
      /** How days that could be read in two ways were read. */
      order?: DayOrder | undefined;
    };

type Kind = Exclude<Source, 'archive'>;
type Entries = Extract<Contents, { kind: 'entries' }>;

/** When a file is read, and how days in it that could be read in two ways are. */
export interface How {
  now: Date;
  order: DayOrder;
}

/** Of a file that is alone. */
const NO_FILES = new ZipNames([]);

const isArchive = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { format?: unknown }).format === ARCHIVE_FORMAT;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(texts.notJson);
  }
}

async function readJson(value: unknown, { now, file }: How & { file: Blob }): Promise<Contents> {
  if (isArchive(value)) return readArchive(value, now, NO_FILES);
  const read: Omit<Entries, 'source'> = { kind: 'entries', entries: [], problems: [], fileProblems: [] };
  const source = isDayOne(value) ? 'day_one' : 'journey';
  if (isDayOne(value)) Object.assign(read, readDayOne(value));
  else if (isJourney(value)) read.entries = readJourney(value);
  else throw unreadable(texts.nothingKnown);
  // Their files are not beside it; each is told.
  const entries = await withMedia(read.entries, { file, names: NO_FILES }, read.fileProblems);
  return { ...read, source, entries };
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
  return {
    kind: 'entries',
    source: 'csv',
    entries: table.entries,
    problems,
    fileProblems: [],
    order: table.order,
  };
}

async function readText(text: string, how: How & { file: Blob }): Promise<Contents> {
  const begin = text.trimStart()[0];
  if (begin === undefined) throw unreadable(texts.empty);
  if (begin === '{' || begin === '[') return readJson(parsed(text), how);
  if (text.includes('\0')) throw unreadable(texts.nothingKnown);
  return readCsv(text, how);
}

/** One file of a zip among others: what is wrong with it is said of it alone. */
function readOne(text: string, { name }: Packed, read: Entries): Kind | undefined {
  if (isAppleJournal(name)) {
    read.entries.push(readAppleJournal(text, name));
    return 'apple_journal';
  }
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

/** A zip of several kinds is called by the first of them. */
const KINDS_OF_ZIPS = ['apple_journal', 'day_one', 'journey'] as const;

async function readZip(file: Blob, now: Date, step: (done: number) => void): Promise<Contents> {
  const { json, html, others } = await contentsOf(file);
  const names = new ZipNames(others);
  const archive = json.find(({ name }) => name.split('/').at(-1) === ARCHIVE_FILE);
  if (archive) {
    const value = parsed(await archive.text());
    if (!isArchive(value)) throw unreadable(texts.nothingKnown);
    return readArchive(value, now, names);
  }
  const read: Entries = { kind: 'entries', source: 'journey', entries: [], problems: [], fileProblems: [] };
  const pages = html.filter(({ name }) => isAppleJournal(name));
  // The JSON beside such pages says of their pictures what these say themselves.
  const packed = pages.length > 0 ? pages : json;
  const kinds = new Set<Kind>();
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
  const entries = await withMedia(read.entries, { file, names }, read.fileProblems);
  const source = KINDS_OF_ZIPS.find((kind) => kinds.has(kind)) ?? read.source;
  return { ...read, entries, source };
}

/** Reads a file. `step` is told how much of it is read, from 0 to 1. @throws UnreadableFile */
export async function readFile(file: Blob, how: How, step: (done: number) => void): Promise<Contents> {
  if (file.size === 0) throw unreadable(texts.empty);
  const contents = (await isZip(file))
    ? await readZip(file, how.now, step)
    : await readText(await textOf(file), { ...how, file });
  if (contents.kind === 'entries' && contents.entries.length + contents.problems.length === 0) {
    throw unreadable(texts.noEntries);
  }
  return contents;
}
