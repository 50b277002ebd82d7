/*
 * Makes the archive of everything a person owns: one zip, from the rows on this device and the files of their pictures and
 * recordings, written away as it is made. One file at a time is in memory.
 */
import { BlobReader, configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { digestOf } from '../../../kernel/digest.ts';
import type { Tables } from '../../../notebook/rows.ts';
import type { Attachment } from '../../attachments/contract.ts';
import type { AttachmentInfo } from '../../attachments/rules.ts';
import { ARCHIVE_TABLES, type ArchiveTable } from '../contract/archive-tables.ts';
import { ARCHIVE_FILE, ARCHIVE_FORMAT, ARCHIVE_VERSION } from '../contract/limits.ts';
import { ATTACHMENTS_TABLE, archiveAttachment } from '../rules/archive-attachment.ts';
import { type ArchiveFile, archiveFiles, byOwner } from '../rules/archive-files.ts';
import { archiveRow, inOrder } from '../rules/archive-rows.ts';
import { type Day, dayFile, dayPage, daysWith } from '../rules/day-page.ts';
import { nameIn } from '../rules/file-names.ts';
import { FILE_TABLE, fileLines } from '../rules/file-table.ts';
import { linesOf, SPREADSHEETS, type Spreadsheet } from '../rules/spreadsheets.ts';
import * as texts from '../texts.ts';

// Packing is the browser's own, off this thread already; workers of the library's would need another content policy.
configure({ useWebWorkers: false });

export interface Making {
  tables: Tables;
  zone: string;
  now: Date;
  /** The bytes of a picture or a recording. Rejects when they cannot be had now. */
  readFile: (row: Attachment, info: AttachmentInfo) => Promise<Blob>;
  /** Takes the zip's bytes; closed when the archive is whole. */
  out: WritableStream<Uint8Array>;
  /** How much is done, from 0 to 1. */
  step: (done: number) => void;
  signal: AbortSignal;
}

/** Rows and days between two turns of the page. */
const AT_ONCE = 100;
/** How many rows take as long as a picture or a recording. */
const FILE_SHARE = 20;

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

const README = texts.readme(ARCHIVE_FILE);

/** Texts as a stream of their bytes. One at a time is asked for, so that whatever takes them sets the pace. */
function streamed(texts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** Texts, a few at a time, with the page's turn between them. */
async function* slowly(texts: Iterable<string>, did: (count: number) => void): AsyncGenerator<string> {
  let slice: string[] = [];
  for (const text of texts) {
    slice.push(text);
    if (slice.length < AT_ONCE) continue;
    yield slice.join('');
    did(slice.length);
    slice = [];
    await pause();
  }
  yield slice.join('');
  did(slice.length);
}

/** Rows of a table of the JSON. */
function* jsonRows(table: string, rows: Iterable<object>): Iterable<string> {
  yield `\n"${table}":[`;
  let isFirst = true;
  for (const row of rows) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield ']';
}

/** A table's rows as the JSON has them. `left` is told of rows that cannot be read here. */
function* rowsOf(table: ArchiveTable, tables: Tables, left: () => void): Iterable<object> {
  for (const row of inOrder<object>(table, tables[table].values())) {
    const out = archiveRow(table, row);
    if (out) yield out;
    else left();
  }
}

/** The JSON, row by row. */
function* json({ tables, zone, now }: Making, files: Files, left: () => void): Iterable<string> {
  const head = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exported_at: now.toISOString(),
    time_zone: zone,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  for (const table of ARCHIVE_TABLES) {
    yield* jsonRows(table, rowsOf(table, tables, left));
    yield ',';
  }
  const attachments = files.all.map(({ row, info, path }) =>
    archiveAttachment(row, info, files.missing.has(path) ? null : path),
  );
  yield* jsonRows(ATTACHMENTS_TABLE, attachments);
  yield '}}\n';
}

/** The pictures and recordings of an archive, and the paths of those that could not be had. */
interface Files {
  all: readonly ArchiveFile[];
  missing: Set<string>;
}

/** The bytes of a file if they can be had now, and are those that were stored. */
async function bytesOf({ row, info }: ArchiveFile, { readFile, signal }: Making): Promise<Blob | undefined> {
  const bytes = await readFile(row, info).catch(() => undefined);
  signal.throwIfAborted();
  if (!bytes || (await digestOf(await bytes.arrayBuffer())) !== info.digest) return undefined;
  return bytes;
}

/** What the archive could not hold. */
export interface Made {
  /** How many rows have texts that cannot be opened on this device. */
  unreadable: number;
  /** The names of pictures and recordings whose bytes could not be had. */
  missing: string[];
}

const MISSING_FILES = 'not-in-this-archive.txt';

const daysIn = ({ tables, zone }: Making): Day[] =>
  daysWith(
    {
      entries: tables.journal_entries.values(),
      actions: tables.tasks.values(),
      lessons: tables.lessons_learned.values(),
      moods: tables.moods.values(),
    },
    zone,
  );

const SHEETS = Object.keys(SPREADSHEETS) as Spreadsheet[];

/** How much there is to do, counted in rows. */
function workOf({ tables }: Making, days: number, files: number): number {
  const sizeOf = (sum: number, table: ArchiveTable): number => sum + tables[table].size;
  const rows = ARCHIVE_TABLES.reduce(sizeOf, 0) + SHEETS.reduce(sizeOf, 0);
  return rows + days + files * (FILE_SHARE + 2) + 1;
}

/** Makes the archive. @throws the reason of `signal`; what `out` throws */
export async function makeArchive(making: Making): Promise<Made> {
  const { tables, zone, now, out, step, signal } = making;
  const zip = new ZipWriter(out, { signal, lastModDate: now, level: 6 });
  let unreadable = 0;
  const left = (): void => void unreadable++;
  const days = daysIn(making);
  const files: Files = {
    all: archiveFiles(tables.attachments.values(), tables, zone, left),
    missing: new Set(),
  };
  const total = workOf(making, days.length, files.all.length);
  let done = 0;
  const did = (count: number): void => {
    signal.throwIfAborted();
    done += count;
    step(Math.min(1, done / total));
  };
  const add = (name: string, texts: Iterable<string>) => zip.add(name, streamed(slowly(texts, did)));

  await add('README.txt', [README]);
  // Before all that names them, so that it can say which of them are missing.
  for (const file of files.all) {
    const bytes = await bytesOf(file, making);
    // They hardly get smaller.
    if (bytes) await zip.add(file.path, new BlobReader(bytes), { level: 0 });
    else files.missing.add(file.path);
    did(FILE_SHARE);
  }
  await add(ARCHIVE_FILE, json(making, files, left));
  for (const table of SHEETS)
    await add(SPREADSHEETS[table].file, linesOf(table, inOrder<object>(table, tables[table].values())));
  if (files.all.length > 0) await add(FILE_TABLE, fileLines(files.all, files.missing));
  const ofRows = { of: byOwner(files.all), missing: files.missing };
  for (const day of days) await add(dayFile(day.date), [dayPage(day, ofRows)]);
  const missing = [...files.missing].map(nameIn);
  if (missing.length > 0) await add(MISSING_FILES, [texts.missingFilesList(missing)]);
  await zip.close();
  step(1);
  return { unreadable, missing };
}
