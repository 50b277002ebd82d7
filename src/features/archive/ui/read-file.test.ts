import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { zipOf, zipOfMany } from '../../../../test/harness/zips.ts';
import { ARCHIVE_FORMAT, TABLE_LINES, UNPACKED_MEGABYTES, ZIP_FILES } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { readFile } from './read-file.ts';

/* What people may choose by mistake, and what somebody may hand them: each is refused in words, and changes nothing. */

const NOW = new Date('2026-11-22T17:00:00.000Z');
const read = (...parts: BlobPart[]) =>
  readFile(new Blob(parts), { now: NOW, order: 'day-first' }, () => undefined);

async function zipped(files: Record<string, string | Blob>, password?: string): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const out = new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(new Uint8Array(chunk)) });
  const zip = new ZipWriter(out, { useWebWorkers: false, ...(password && { password, zipCrypto: true }) });
  for (const [name, text] of Object.entries(files)) await zip.add(name, new Blob([text]).stream());
  await zip.close();
  return new Blob(chunks);
}

const dayOne = (...texts: string[]) =>
  JSON.stringify({
    metadata: { version: '1.0' },
    entries: texts.map((text, at) => ({
      uuid: `U${at}`,
      creationDate: '2020-05-05T05:00:00Z',
      timeZone: 'UTC',
      text,
    })),
  });
const journey = (text: string) => JSON.stringify({ id: text, date_journal: 1_588_000_000_000, text });
const archiveOf = (tables: object, given: object = {}) =>
  JSON.stringify({
    format: ARCHIVE_FORMAT,
    version: 1,
    exported_at: NOW.toISOString(),
    time_zone: 'UTC',
    tables,
    ...given,
  });

describe('a file that cannot be read is refused in words', () => {
  test.each([
    ['empty', [''], texts.empty],
    ['blank', [' \r\n\t '], texts.empty],
    ['JSON that breaks off', [dayOne('x').slice(0, -9)], texts.notJson],
    ['JSON of something else', ['{"bookmarks":[]}'], texts.nothingKnown],
    ['a list of numbers', ['[1,2,3]'], texts.nothingKnown],
    ['a picture', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8])], texts.notUtf8],
    [
      'a table in Latin 1',
      [new Uint8Array([...Buffer.from('date,text\n2020-05-05,Caf'), 0xe9])],
      texts.notUtf8,
    ],
    ['half an emoji at the end', [Buffer.from('date,text\n2020-05-05,😀').subarray(0, -2)], texts.notUtf8],
    ['binary in UTF-8', ['a\0b\0c'], texts.nothingKnown],
    ['a table without dates', ['a,b\nx,y\n'], texts.noDates],
    ['a table of dates alone', ['date\n2020-05-05\n'], texts.noTexts],
    ['a table without lines', ['date,text\n'], texts.noEntries],
    ['Day One without entries', [dayOne()], texts.noEntries],
    ['an archive of a newer release', [archiveOf({}, { version: 2 })], texts.newer],
    ['an archive without rows', [archiveOf({})], texts.noEntries],
    ['an archive of another form', [archiveOf([])], texts.unreadable],
    ['a zip that breaks off', [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], texts.notZip],
  ] as [string, BlobPart[], string][])('%s', async (_, parts, message) => {
    await expect(read(...parts)).rejects.toThrow(message);
  });

  test.each([
    ['with nothing of a journal in it', { 'cat.jpg': 'x' }, texts.nothingKnown],
    ['with other JSON in it', { 'package.json': '{}' }, texts.nothingKnown],
    ['with broken JSON alone', { 'Journal.json': '{"entries":[' }, texts.notJson],
    ['with broken JSON in the archive’s place', { 'growth-loop.json': '{' }, texts.notJson],
    ['with something else in the archive’s place', { 'growth-loop.json': '{}' }, texts.nothingKnown],
  ])('a zip %s', async (_, files, message) => {
    await expect(read(await zipped(files))).rejects.toThrow(message);
  });

  test('a zip with a password, and one that is cut off', async () => {
    await expect(read(await zipped({ 'Journal.json': dayOne('x') }, 'secret'))).rejects.toThrow(texts.locked);
    const whole = await zipped({ 'Journal.json': dayOne('x'.repeat(9000)) });
    await expect(read(whole.slice(0, whole.size - 30))).rejects.toThrow(texts.notZip);
  });

  test('a zip whose bytes were changed', async () => {
    const bytes = new Uint8Array(
      await (await zipped({ 'Journal.json': dayOne('x'.repeat(9000)) })).arrayBuffer(),
    );
    bytes.fill(0xff, 60, 90);
    await expect(read(bytes)).rejects.toThrow(texts.notZip);
  });
});

describe('a zip that holds more than a journal can', () => {
  const MEGABYTE = 1024 * 1024;
  const nothing = Buffer.alloc(200 * MEGABYTE);
  const part = Buffer.alloc(MEGABYTE);
  const tooLarge = texts.unpacksTooLarge(UNPACKED_MEGABYTES);
  /** How many bytes have come out of decompressors. */
  let inflated = 0;

  beforeEach(() => {
    inflated = 0;
    const Native = DecompressionStream;
    const counting = () =>
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          inflated += chunk.length;
          controller.enqueue(chunk);
        },
      });
    vi.stubGlobal('DecompressionStream', function counted(format: CompressionFormat) {
      const { readable, writable } = new Native(format);
      return { writable, readable: readable.pipeThrough(counting()) };
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const bytes = (zip: Buffer): Promise<unknown> => read(new Uint8Array(zip));

  test('is refused in words', () => {
    expect(tooLarge).toContain('This zip file holds more than 128 MB once unzipped.');
    expect(texts.tooManyFiles(ZIP_FILES)).toContain('This zip file holds more than 200,000 files.');
  });

  test('is known by what it declares, before anything is unpacked', async () => {
    const content = nothing;
    await expect(bytes(zipOf([{ name: 'growth-loop.json', content }]))).rejects.toThrow(tooLarge);
    await expect(bytes(zipOf([{ name: 'growth-loop.json', content, localSize: 9 }]))).rejects.toThrow(
      tooLarge,
    );
    const parts = Array.from({ length: 129 }, (_, at) => ({ name: `${at}.json`, content: part }));
    await expect(bytes(zipOf(parts))).rejects.toThrow(tooLarge);
    expect(inflated).toBe(0);
  });

  test.each([
    ['a little', 1000],
    ['eight megabytes', 8 * MEGABYTE],
  ])('and declares %s is stopped there', async (_, size) => {
    const file = { name: 'growth-loop.json', content: nothing, directorySize: size };
    await expect(bytes(zipOf([file]))).rejects.toThrow(texts.sizesWrong);
    await expect(bytes(zipOf([{ ...file, localSize: size }]))).rejects.toThrow(texts.sizesWrong);
    expect(inflated).toBeLessThan(2 * (size + 2 * MEGABYTE));
  });

  test('in many files that declare little is stopped in the first', async () => {
    const lie = { content: part, localSize: 9, directorySize: 9 };
    const parts = Array.from({ length: 200 }, (_, at) => ({ ...lie, name: `${at}.json` }));
    await expect(bytes(zipOf(parts))).rejects.toThrow(texts.sizesWrong);
    expect(inflated).toBeLessThan(2 * MEGABYTE);
  });

  test('of a million files is known by their number', async () => {
    const zip = zipOfMany(1_000_000, 'a.json', Buffer.from('{}'));
    await expect(bytes(zip)).rejects.toThrow(texts.tooManyFiles(ZIP_FILES));
    expect(inflated).toBe(0);
  });

  test('is not unpacked where it is of no use: in another zip, or beside a journal', async () => {
    const bomb = zipOf([{ name: 'growth-loop.json', content: nothing }]);
    await expect(bytes(zipOf([{ name: 'inner.zip', content: bomb }]))).rejects.toThrow(texts.nothingKnown);
    expect(inflated).toBe(0);
    const journal = { name: 'Journal.json', content: Buffer.from(dayOne('One')) };
    expect(await bytes(zipOf([{ name: 'photos/1.mov', content: nothing }, journal]))).toMatchObject({
      entries: [{ text: 'One' }],
    });
    expect(inflated).toBe(journal.content.length);
  });

  test('or less than it declares is damaged, and so is one with other bytes than it was made of', async () => {
    const content = Buffer.from(dayOne('One'));
    const short = { name: 'Journal.json', content, directorySize: content.length + 1 };
    await expect(bytes(zipOf([short]))).rejects.toThrow(texts.notZip);
    const zip = zipOf([{ name: 'Journal.json', content }]);
    // The checksum in the directory.
    zip.writeUInt32LE(7, zip.indexOf('PK\x01\x02', 0, 'latin1') + 16);
    await expect(bytes(zip)).rejects.toThrow(texts.notZip);
  });
});

describe('a file that can be read', () => {
  test('Day One, bare and zipped, in several journals, with what a Mac leaves beside them', async () => {
    expect(await read(dayOne('One', 'Two'))).toMatchObject({
      kind: 'entries',
      source: 'day_one',
      entries: [{ text: 'One' }, { text: 'Two' }],
    });
    const zip = await zipped({
      'Journal.json': dayOne('One'),
      'Travel.json': dayOne('Two'),
      'photos/1.jpeg': 'x',
      '__MACOSX/._Journal.json': 'not JSON',
    });
    const contents = await read(zip);
    expect(contents).toMatchObject({ source: 'day_one', problems: [] });
    expect(contents.kind === 'entries' && contents.entries.map(({ place }) => place)).toEqual([
      'Journal.json, entry 1',
      'Travel.json, entry 1',
    ]);
  });

  test('Journey, bare, as a list, and a zip in which one file is broken', async () => {
    expect(await read(journey('Hi'))).toMatchObject({ source: 'journey', entries: [{ text: 'Hi' }] });
    expect(await read(`[${journey('Hi')},${journey('Ho')}]`)).toMatchObject({
      entries: [{ place: 'Entry 1' }, { place: 'Entry 2' }],
    });
    const zip = await zipped({ '1.json': journey('Hi'), '2.json': '{"text":', '1-photo.jpg': 'x' });
    expect(await read(zip)).toMatchObject({
      source: 'journey',
      entries: [{ place: '1.json', text: 'Hi' }],
      problems: [{ place: '2.json', what: texts.notJson }],
    });
  });

  test('Apple Journal, whose pages are read and not the JSON and the index beside them', async () => {
    const html = (title: string) =>
      `<body><div class='title'>${title}</div><div class='bodyText'></div><p>Rain &amp; tea</p></body>`;
    const zip = await zipped({
      'AppleJournalEntries/index.html': '<p>An index</p>',
      'AppleJournalEntries/Entries/2024-09-14_Rain.html': html('Rain'),
      'AppleJournalEntries/Entries/2024-09-15.html': html(''),
      'AppleJournalEntries/Resources/A1.json': '{"date":1}',
      '__MACOSX/AppleJournalEntries/Entries/._2024-09-14_Rain.html': 'no page',
    });
    expect(await read(zip)).toMatchObject({
      source: 'apple_journal',
      entries: [
        { place: '2024-09-14_Rain.html', when: '2024-09-14', title: 'Rain', isHtml: true },
        { when: '2024-09-15', title: '' },
      ],
      problems: [],
    });
    await expect(read(await zipped({ 'index.html': html('Rain') }))).rejects.toThrow(texts.nothingKnown);
  });

  test('of a zip with many files the page hears each percent once', async () => {
    const steps: number[] = [];
    const zip = new Blob([new Uint8Array(zipOfMany(500, '1.json', Buffer.from(journey('Hi'))))]);
    await readFile(zip, { now: NOW, order: 'day-first' }, (done) => steps.push(done));
    expect(steps).toEqual(Array.from({ length: 100 }, (_, at) => (at + 1) / 100));
  });

  test.each([
    ['a byte order mark, CRLF and commas', '\ufeffdate,text\r\n2020-05-05,"One, ""two"""\r\n'],
    ['semicolons', 'date;text\n2020-05-05;One, "two"\n'],
    ['tabs', 'date\ttext\n2020-05-05\tOne, "two"\n'],
    ['lone CR', 'date,text\r2020-05-05,"One, ""two"""\r'],
  ])('a table with %s', async (_, text) => {
    expect(await read(text)).toMatchObject({
      source: 'csv',
      entries: [{ when: '2020-05-05', text: 'One, "two"' }],
      problems: [],
    });
  });

  test('a table of twenty thousand columns is read at once', async () => {
    const columns = (cell: string) => Array(20_000).fill(cell).join(',');
    const table = `${columns('date')}\n${columns('2020-05-05')}\n`;
    const startedAt = process.cpuUsage();
    expect(await read(table)).toMatchObject({ entries: [{ when: '2020-05-05' }] });
    expect(process.cpuUsage(startedAt).user).toBeLessThan(1_500_000);
  });

  test('a table in UTF-16', async () => {
    const text = Buffer.from('\ufeffdate,text\n2020-05-05,Café\n', 'utf16le');
    expect(await read(text)).toMatchObject({ entries: [{ text: 'Café' }] });
  });

  test('a table of more lines than a spreadsheet holds is refused', { timeout: 60_000 }, async () => {
    await expect(read(`date,text\n2020-05-05,x${'\n'.repeat(TABLE_LINES)}`)).rejects.toThrow(
      texts.tooManyLines(TABLE_LINES),
    );
  });

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR alone', '\r'],
  ])('lines are counted as an editor shows them, those that are blank too, with %s', async (_, end) => {
    const lines = [
      'date,text',
      '',
      '2020-05-05,One',
      ' , ',
      '2020-05-06,"two',
      '',
      'lines"',
      '2020-05-07,Three',
      '2020-05-08,"a "mark" within"',
      '2020-05-09,Five',
    ];
    const contents = await read(lines.join(end));
    expect(contents.kind === 'entries' && contents.entries.map(({ place }) => place)).toEqual([
      ...['Line 3', 'Line 5', 'Line 8 (row 6 in a spreadsheet)', 'Line 10 (row 8 in a spreadsheet)'],
    ]);
    expect(contents.problems).toEqual([
      { place: 'Line 9 (row 7 in a spreadsheet)', what: texts.quoteMisplaced },
    ]);
  });

  test('line ends of several kinds in one table are all ends of lines', async () => {
    const contents = await read('date,text\r\n2020-05-05,One\n2020-05-06,Two\r2020-05-07,Three\r\n');
    expect(contents.kind === 'entries' && contents.entries.map(({ place, text }) => [place, text])).toEqual([
      ['Line 2', 'One'],
      ['Line 3', 'Two'],
      ['Line 4', 'Three'],
    ]);
  });

  test('a table says on which line of the file an entry begins, and where a quotation mark is open', async () => {
    const contents = await read(
      'date,text\n\n2020-05-05,"two\nlines"\n2020-05-06,Next\n2020-05-07,"open\n2020-05-08,swallowed\n',
    );
    expect(contents.kind === 'entries' && contents.entries.map(({ place }) => place)).toEqual([
      'Line 3',
      'Line 5 (row 4 in a spreadsheet)',
    ]);
    expect(contents.problems).toEqual([
      { place: 'Line 6 (row 5 in a spreadsheet)', what: texts.quoteNotClosed },
    ]);
  });

  test('an archive, but for rows that are not as they should be', async () => {
    const task = {
      id: '01900000-0000-7000-8000-0000000000aa',
      text: 'Walk',
      completed: false,
      completed_at: null,
      created_at: '2020-05-05T05:00:00.000Z',
    };
    const tables = {
      tasks: [
        task,
        { ...task, text: 'x'.repeat(501) },
        { ...task, created_at: '2030-01-01T00:00:00.000Z' },
        { ...task, text: 'half \ud83d' },
        7,
      ],
      score_history: [{ points: 500 }],
    };
    expect(await read(archiveOf(tables))).toMatchObject({
      rows: [{ table: 'tasks', row: task }],
      problems: [
        { place: 'score_history', what: texts.tableUnknown },
        { place: 'tasks, row 2', what: texts.fieldInvalid('text') },
        { place: 'tasks, row 3' },
        { place: 'tasks, row 4' },
        { place: 'tasks, row 5' },
      ],
    });
  });
});
