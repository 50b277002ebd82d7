/*
 * Makes the archive of everything a person owns: one zip, from the rows on this device, written away as it is made.
 */
import { configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Tables } from '../../../notebook/rows.ts';
import { ARCHIVE_TABLES } from '../contract/archive-tables.ts';
import { ARCHIVE_FILE, ARCHIVE_FORMAT, ARCHIVE_VERSION } from '../contract/limits.ts';
import { archiveRow, inOrder } from '../rules/archive-rows.ts';
import { dayFile, dayPage, daysWith } from '../rules/day-page.ts';
import { linesOf, SPREADSHEETS, type Spreadsheet } from '../rules/spreadsheets.ts';
import * as texts from '../texts.ts';

// Packing is the browser's own, off this thread already; workers of the library's would need another content policy.
configure({ useWebWorkers: false });

export interface Making {
  tables: Tables;
  zone: string;
  now: Date;
  /** Takes the zip's bytes; closed when the archive is whole. */
  out: WritableStream<Uint8Array>;
  /** How much is done, from 0 to 1. */
  step: (done: number) => void;
  signal: AbortSignal;
}

/** Rows and days between two turns of the page. */
const AT_ONCE = 100;

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

/** The JSON, row by row. `left` is told of rows that cannot be read here. */
function* json({ tables, zone, now }: Making, left: () => void): Iterable<string> {
  const head = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exported_at: now.toISOString(),
    time_zone: zone,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  for (const [at, table] of ARCHIVE_TABLES.entries()) {
    yield `${at ? ',' : ''}\n"${table}":[`;
    let isFirst = true;
    for (const row of inOrder<object>(table, tables[table].values())) {
      const out = archiveRow(table, row);
      if (!out) {
        left();
        continue;
      }
      yield `${isFirst ? '' : ','}\n${JSON.stringify(out)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}}\n';
}

/** What the archive could not hold: rows whose texts cannot be opened on this device. */
export interface Made {
  unreadable: number;
}

/** Makes the archive. @throws the reason of `signal`; what `out` throws */
export async function makeArchive(making: Making): Promise<Made> {
  const { tables, zone, now, out, step, signal } = making;
  const zip = new ZipWriter(out, { signal, lastModDate: now, level: 6 });
  const days = daysWith(
    {
      entries: tables.journal_entries.values(),
      actions: tables.tasks.values(),
      lessons: tables.lessons_learned.values(),
      moods: tables.moods.values(),
    },
    zone,
  );
  const sheets = Object.keys(SPREADSHEETS) as Spreadsheet[];
  const rows = ARCHIVE_TABLES.reduce((sum, table) => sum + tables[table].size, 0);
  const total = rows + days.length + sheets.reduce((sum, table) => sum + tables[table].size, 0) + 1;
  let done = 0;
  let unreadable = 0;
  const did = (count: number): void => {
    signal.throwIfAborted();
    done += count;
    step(Math.min(1, done / total));
  };
  const add = (name: string, texts: Iterable<string>) => zip.add(name, streamed(slowly(texts, did)));

  await add('README.txt', [README]);
  await add(
    ARCHIVE_FILE,
    json(making, () => void unreadable++),
  );
  for (const table of sheets)
    await add(SPREADSHEETS[table].file, linesOf(table, inOrder<object>(table, tables[table].values())));
  for (const day of days) await add(dayFile(day.date), [dayPage(day)]);
  await zip.close();
  step(1);
  return { unreadable };
}
