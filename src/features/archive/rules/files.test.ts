import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ATTACHED_TABLES, PICTURES, RECORDINGS } from '../../attachments/contract/limits.ts';
import { type AttachmentInfo, infoText } from '../../attachments/rules.ts';
import { archiveAttachmentSchema } from '../contract/archive-attachment.ts';
import { MEDIA_BYTES } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { archiveAttachment, pictureInfo, recordingInfo } from './archive-attachment.ts';
import { archiveFiles, byOwner } from './archive-files.ts';
import { readDayOne } from './day-one.ts';
import { dayPage } from './day-page.ts';
import { ARCHIVE_PATH, FileNames, linkTo } from './file-names.ts';
import { fileLines } from './file-table.ts';
import { readJourney } from './journey.ts';
import { type PackedFile, refusalOf, ZipNames } from './media.ts';
import { type PlannedFile, withinLimits } from './planned-files.ts';

const DIGEST = `${'A'.repeat(43)}=`;

const picture: AttachmentInfo = {
  ...{ kind: 'picture', name: 'Beach.jpg', type: 'image/jpeg', size: 4000, digest: DIGEST, key: 'the key' },
  ...{ added: '2026-11-20T08:00:00.000Z', taken: '2026-11-19T23:30:00.000Z', width: 640, height: 480 },
  ...{ preview: { size: 20, type: 'image/jpeg' }, description: 'The sea', asked: true },
  place: { latitude: 54.1, longitude: 12.2 },
};
const recording: AttachmentInfo = {
  ...{ kind: 'recording', name: 'Thoughts', type: 'audio/webm', size: 900, digest: DIGEST, key: 'the key' },
  ...{ added: '2026-11-20T09:00:00.000Z', seconds: 65.4, bars: [0, 50, 100], transcript: 'I said so.' },
};

let nextId = 1;
const id = () => `01900000-0000-7000-8000-${String(nextId++).padStart(12, '0')}`;
const rowOf = (info: AttachmentInfo | string, of_table: (typeof ATTACHED_TABLES)[number], of_id: string) => ({
  ...{ id: id(), of_table, of_id, info: typeof info === 'string' ? info : infoText(info), format: 3 },
  ...{ file: id(), pieces: 1, last_bytes: 4096, preview_bytes: 100, stored_at: null },
  ...{ created_at: '2026-11-20T08:00:00.000Z', updated_at: '2026-11-20T08:00:00.000Z' },
});

describe('the name of a file in an archive', () => {
  const named = (name: string, more: object = {}) =>
    new FileNames().pathOf({ ...picture, name, ...more } as AttachmentInfo, 'Europe/Berlin');

  test.each([
    ['Beach.jpg', 'pictures/2026-11-20 Beach.jpg'],
    ['IMG_1.HEIC', 'pictures/2026-11-20 IMG_1.jpg'],
    ['../../etc/passwd', 'pictures/2026-11-20 etc passwd.jpg'],
    ['..\\..\\boot.ini', 'pictures/2026-11-20 boot.jpg'],
    ['C:\\Windows\\a|b?.png', 'pictures/2026-11-20 C Windows a b.jpg'],
    ['a\u202egpj.exe', 'pictures/2026-11-20 a gpj.jpg'],
    ['line\nbreak\0.jpg', 'pictures/2026-11-20 line break.jpg'],
    [' . ', 'pictures/2026-11-20 picture.jpg'],
    ['', 'pictures/2026-11-20 picture.jpg'],
    ['שלום.jpg', 'pictures/2026-11-20 שלום.jpg'],
    ['Strand 😀.jpg', 'pictures/2026-11-20 Strand 😀.jpg'],
  ])('%j is %j', (name, path) => {
    expect(named(name)).toBe(path);
  });

  test('has the day on which it was taken, where the person is, or else that on which it was added', () => {
    expect(named('a', { taken: undefined })).toBe('pictures/2026-11-20 a.jpg');
    expect(new FileNames().pathOf(picture, 'America/Los_Angeles')).toBe('pictures/2026-11-19 Beach.jpg');
    expect(new FileNames().pathOf({ ...recording, type: 'audio/mp4' }, 'UTC')).toBe(
      'recordings/2026-11-20 Thoughts.m4a',
    );
  });

  test('is given once, however it is spelled', () => {
    const names = new FileNames();
    const paths = ['Beach.jpg', 'beach.png', 'BEACH', 'Cafe\u0301', 'Caf\u00e9'].map((name) =>
      names.pathOf({ ...picture, name }, 'UTC'),
    );
    expect(paths).toEqual([
      'pictures/2026-11-19 Beach.jpg',
      'pictures/2026-11-19 beach 2.jpg',
      'pictures/2026-11-19 BEACH 3.jpg',
      'pictures/2026-11-19 Café.jpg',
      'pictures/2026-11-19 Café 2.jpg',
    ]);
  });

  test('is harmless and short enough on every system, whatever a file is called', () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    );
    fc.assert(
      fc.property(names, (name) => {
        const path = named(name);
        expect(path).toMatch(ARCHIVE_PATH);
        const file = path.slice('pictures/'.length);
        expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
        expect(file).not.toMatch(/[<>:"\\|?*\p{Cc}\p{Cs}]|[. ]\.jpg$/u);
        expect(path.isWellFormed()).toBe(true);
        expect(decodeURIComponent(linkTo(path))).toBe(`../../${path}`);
        expect(linkTo(path)).not.toMatch(/[\s()<>]/);
      }),
    );
  });
});

describe('an attachment in an archive', () => {
  test.each([picture, recording])('says all but its key, and comes back as it was: $kind', (info) => {
    const row = rowOf(info, 'lessons_learned', id());
    const archived = archiveAttachment(row, info, 'pictures/a.jpg');
    expect(JSON.stringify(archived)).not.toContain('the key');
    const read = archiveAttachmentSchema.parse(JSON.parse(JSON.stringify(archived)));
    expect(read).toEqual(archived);
    const fresh = { key: 'another', size: info.size };
    const again =
      read.kind === 'picture'
        ? pictureInfo(read, { ...fresh, width: 640, height: 480, preview: { size: 20, type: 'image/jpeg' } })
        : recordingInfo(read, fresh);
    expect(again).toEqual({ ...info, key: 'another' });
  });

  test('belongs to a row that is there; one that cannot be read is told', () => {
    const entry = id();
    const rows = [
      rowOf(recording, 'journal_entries', entry),
      rowOf(picture, 'journal_entries', entry),
      rowOf(picture, 'lessons_learned', id()),
      rowOf('[Decryption failed]', 'journal_entries', entry),
    ];
    let left = 0;
    const there = {
      journal_entries: new Map([[entry, {}]]),
      lessons_learned: new Map(),
      bucket_list_items: new Map(),
    };
    const files = archiveFiles(rows, there, 'UTC', () => left++);
    expect(files.map(({ path }) => path)).toEqual([
      'pictures/2026-11-19 Beach.jpg',
      'recordings/2026-11-20 Thoughts.webm',
    ]);
    expect(left).toBe(1);
    const [first, second] = files;
    const page = dayPage(
      {
        date: '2026-11-20',
        entries: [],
        actions: [],
        lessons: [{ id: 'l', lesson: 'Rest', date: '2026-11-20', created_at: '2026-11-20T08:00:00.000Z' }],
      },
      {
        of: byOwner(
          files.map((file) => ({ ...file, row: { ...file.row, of_table: 'lessons_learned', of_id: 'l' } })),
        ),
        missing: new Set(),
      },
    );
    expect(page).toBe(
      '# Friday, November 20, 2026\n\n## Lessons learned\n\n- Rest\n\n  ' +
        '![The sea](../../pictures/2026-11-19%20Beach.jpg)\n\n  ' +
        '[Recording, 1:05](../../recordings/2026-11-20%20Thoughts.webm)\n\n  I said so.\n',
    );
    const lines = [...fileLines(files, new Set([second?.path ?? '']))];
    expect(lines[1]).toContain(`pictures/2026-11-19 Beach.jpg,picture,entry,${first?.row.of_id}`);
    expect(lines[2]).toMatch(/^,recording,entry,/);
  });

  test.each([
    ['a table that has none', { of_table: 'tasks' }],
    ['another type', { type: 'image/svg+xml' }],
    ['no digest', { digest: 'abc' }],
    ['a place outside the world', { place: { latitude: 91, longitude: 0 } }],
    ['a name with half a character', { name: '\ud83d' }],
  ])('is refused with %s', (_, wrong) => {
    const archived = archiveAttachment(rowOf(picture, 'lessons_learned', id()), picture, 'pictures/a.jpg');
    expect(archiveAttachmentSchema.safeParse({ ...archived, ...wrong }).success).toBe(false);
  });
});

const packed = (filename: string, more: Partial<PackedFile> = {}): PackedFile => ({
  ...{ filename, offset: 0, compressedSize: 10, uncompressedSize: 10, compressionMethod: 0, crc32: 0 },
  encrypted: false,
  ...more,
});

describe('the files of a zip', () => {
  test('are found by path, by name, and by folder and name without extension', () => {
    const names = new ZipNames([packed('Export/photos/AB.jpeg'), packed('1-a.jpg')]);
    for (const name of ['Export/photos/AB.jpeg', 'ab.JPEG', 'photos/ab'])
      expect(names.find(name)).toMatchObject({ filename: 'Export/photos/AB.jpeg' });
    expect(names.find('1-a.jpg')).toMatchObject({ filename: '1-a.jpg' });
    expect(names.find('videos/ab')).toBeUndefined();
    expect(names.find('toString')).toBeUndefined();
  });

  test('that share a name are none of them', () => {
    const names = new ZipNames([
      packed('a/photos/x.jpeg'),
      packed('b/photos/x.png'),
      packed('a/photos/x.jpeg'),
    ]);
    expect(names.find('photos/x')).toBe('several');
    expect(names.find('a/photos/x.jpeg')).toBe('several');
    expect(names.find('x.png')).toMatchObject({ filename: 'b/photos/x.png' });
  });

  test.each([
    ['protected', { encrypted: true }, texts.mediaLocked],
    ['empty', { uncompressedSize: 0 }, texts.mediaEmpty],
    [
      'too large',
      { uncompressedSize: MEDIA_BYTES + 1, compressedSize: MEDIA_BYTES },
      texts.mediaTooLarge(64),
    ],
    ['packed too well', { uncompressedSize: 40_000_000, compressedSize: 39_000 }, texts.mediaDamaged],
    ['small and packed well', { uncompressedSize: 900_000, compressedSize: 900 }, undefined],
    ['as large as may be', { uncompressedSize: MEDIA_BYTES, compressedSize: MEDIA_BYTES }, undefined],
  ])('%s', (_, more, why) => {
    expect(refusalOf(packed('a.jpg', more))).toBe(why);
  });
});

describe('what entries name', () => {
  const md5 = (letter: string) => letter.repeat(32);

  test('Day One: by digest, in the order of the text, and what it does not show behind', () => {
    const { entries } = readDayOne({
      entries: [
        {
          text: 'A\n![](dayone-moment://P2)\n![](dayone-moment:/audio/A1)\n![](dayone-moment://P1)',
          photos: [
            { identifier: 'P3', md5: md5('c'), type: 'jpeg', orderInEntry: 5 },
            { identifier: 'P1', md5: md5('a'), type: 'jpeg', orderInEntry: 0, date: '2024-03-24T18:28:37Z' },
            { identifier: 'P2', md5: md5('b'), type: 'png', filename: 'IMG_2.HEIC', orderInEntry: 1 },
            { identifier: 'P4', md5: '../../secret', type: 'jpeg', orderInEntry: 6 },
          ],
          audios: [{ identifier: 'A1', md5: md5('d'), format: 'aac', title: 'Birds' }],
          videos: [{ identifier: 'V1', md5: md5('e'), type: 'mp4', orderInEntry: 7 }],
          pdfAttachments: [{ identifier: 'D1', md5: md5('f'), type: 'pdf', orderInEntry: 8 }],
        },
      ],
    });
    expect(entries[0]?.media).toEqual([
      { kind: 'picture', name: 'IMG_2.HEIC', lookFor: `photos/${md5('b')}`, taken: undefined },
      { kind: 'recording', name: 'Birds', lookFor: `audios/${md5('d')}`, taken: undefined },
      {
        kind: 'picture',
        name: `${md5('a')}.jpeg`,
        lookFor: `photos/${md5('a')}`,
        taken: '2024-03-24T18:28:37Z',
      },
      { kind: 'picture', name: `${md5('c')}.jpeg`, lookFor: `photos/${md5('c')}`, taken: undefined },
      { kind: 'picture', name: 'P4.jpeg', lookFor: 'photos/', taken: undefined },
      { kind: 'video', name: `${md5('e')}.mp4`, lookFor: `videos/${md5('e')}`, taken: undefined },
      { kind: 'pdf', name: `${md5('f')}.pdf`, lookFor: `pdfs/${md5('f')}`, taken: undefined },
    ]);
    expect(entries[0]?.markdown).toBe('A');
  });

  test('Day One: whatever stands in its lists', () => {
    const { entries } = readDayOne({ entries: [{ text: 'A', photos: [7, null, {}], audios: 'x' }] });
    expect(entries[0]?.media.map(({ lookFor }) => lookFor)).toEqual(['photos/', 'photos/', 'photos/']);
  });

  test('Journey: by file name, whose extension tells what it seems to be', () => {
    const [entry] = readJourney({
      date_journal: 1,
      text: 'x',
      photos: ['1-a.jpg', '1-b.mp4', '1-c.mp3', '../../d.webp', 7, ''],
      attachments: [{ name: 'e.pdf' }, {}],
    });
    expect(entry?.media).toEqual([
      { kind: 'picture', name: '1-a.jpg', lookFor: '1-a.jpg' },
      { kind: 'video', name: '1-b.mp4', lookFor: '1-b.mp4' },
      { kind: 'recording', name: '1-c.mp3', lookFor: '1-c.mp3' },
      { kind: 'picture', name: 'd.webp', lookFor: 'd.webp' },
      { kind: 'pdf', name: 'e.pdf', lookFor: 'e.pdf' },
    ]);
  });
});

test('a row gets as many pictures and recordings as it may have, and the others are named', () => {
  const planned = (kind: PlannedFile['kind'], at: number, row: string): PlannedFile => ({
    ...{ from: 'journal', kind, name: `${kind} ${at}`, place: `${row}: ${kind} ${at}` },
    ...{ of: { table: 'journal_entries', id: row }, packed: packed('a'), added: '2020-05-05T00:00:00.000Z' },
  });
  const files = ['a', 'b'].flatMap((row) =>
    Array.from({ length: 12 }, (_, at) => at).flatMap((at) => [
      planned('picture', at, row),
      ...(row === 'a' && at < 4 ? [planned('recording', at, row)] : []),
    ]),
  );
  const problems: { place: string; what: string }[] = [];
  expect(withinLimits(files, problems)).toHaveLength(2 * PICTURES + RECORDINGS);
  expect(problems).toEqual([
    { place: 'a: recording 3', what: texts.tooManyRecordings(RECORDINGS) },
    { place: 'a: picture 10', what: texts.tooManyPictures(PICTURES) },
    { place: 'a: picture 11', what: texts.tooManyPictures(PICTURES) },
    { place: 'b: picture 10', what: texts.tooManyPictures(PICTURES) },
    { place: 'b: picture 11', what: texts.tooManyPictures(PICTURES) },
  ]);
});
