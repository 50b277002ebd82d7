import { createHash, randomBytes } from 'node:crypto';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { zipOf } from '../../../../test/harness/zips.ts';
import { ApiError } from '../../../api/http.ts';
import { derivedId, idSecretOf } from '../../../kernel/derived-id.ts';
import * as texts from '../texts.ts';
import { attachFiles, type FileCounts } from './attach-files.ts';
import { readFile } from './read-file.ts';
import { encodedAnew, FakeAttaching, Killed } from './testing/fake-attaching.ts';

/* Pictures and recordings of other journals: found, brought in, and brought in again after the tab was killed. */

let secret: CryptoKey;
vi.mock('../../../session/sealing.ts', () => ({ idSecret: async () => secret }));
const { prepare } = await import('./read-import.ts');

const NOW = new Date('2026-11-22T17:00:00.000Z');

beforeAll(async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);
  secret = await idSecretOf(key);
});

/** A picture of its own, as far as anything here looks at it. */
const jpeg = (size = 300): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(size)]);
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const mp4 = (brand: string, track: string): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`)),
    box('mdat', randomBytes(200)),
    box('moov', Buffer.from(`hdlr........${track}`)),
  ]);

async function zipped(files: Record<string, string | Buffer>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const out = new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(new Uint8Array(chunk)) });
  const zip = new ZipWriter(out, { useWebWorkers: false });
  for (const [name, content] of Object.entries(files)) {
    // Day One stores pictures; some programs deflate them all the same.
    await zip.add(name, new Blob([content as BlobPart]).stream(), { level: name.length % 2 ? 0 : 6 });
  }
  await zip.close();
  return new Blob(chunks);
}

const dayOneEntry = (at: number, text: string, more: object = {}) => ({
  uuid: `U${at}`,
  creationDate: new Date(Date.UTC(2019, 0, 1 + at, 12)).toISOString(),
  timeZone: 'UTC',
  text,
  ...more,
});
const dayOne = (entries: object[]): string => JSON.stringify({ metadata: { version: '1.0' }, entries });

const preparedOf = async (zip: Blob) =>
  prepare(await readFile(zip, { now: NOW, order: 'day-first' }, () => undefined), { zone: 'UTC', now: NOW });

/** Chooses the file, as after a new start, and brings in what it has. */
async function bring(
  zip: Blob,
  fake: FakeAttaching,
  signal = new AbortController().signal,
): Promise<FileCounts> {
  const { files } = await preparedOf(zip);
  const attaching = fake.from(zip, (parts) => derivedId(secret, parts));
  return attachFiles(files, attaching, { signal, step: () => undefined });
}

describe('a Day One export with 500 pictures', () => {
  const PICTURES = 500;
  let zip: Blob;
  let pictures: Buffer[];

  beforeAll(async () => {
    pictures = Array.from({ length: PICTURES }, () => jpeg());
    const entries = Array.from({ length: PICTURES / 5 }, (_, at) => {
      const own = pictures.slice(at * 5, at * 5 + 5);
      const photos = own.map((bytes, place) => ({
        ...{ identifier: `P${at}-${place}`, md5: md5(bytes), type: 'jpeg', orderInEntry: place },
      }));
      return dayOneEntry(at, `Day ${at}\n![](dayone-moment://P${at}-3)`, { photos });
    });
    const files = pictures.map((bytes) => [`photos/${md5(bytes)}.jpeg`, bytes] as const);
    zip = await zipped({ 'Journal.json': dayOne(entries), ...Object.fromEntries(files) });
  });

  /** Everything is there once, each with its own bytes. */
  async function expectAll(fake: FakeAttaching): Promise<void> {
    const attached = await fake.attached();
    expect(attached).toHaveLength(PICTURES);
    expect(new Set(attached.map(({ info }) => info.source))).toEqual(new Set(pictures.map(sha256)));
    const originals = new Map(pictures.map((bytes) => [sha256(bytes), sha256(encodedAnew(bytes))]));
    for (const { info, original } of attached) {
      expect(sha256(original)).toBe(info.digest);
      expect(info.digest).toBe(originals.get(info.source ?? ''));
    }
  }

  test('is counted before anything is changed', async () => {
    const { files, fileProblems, summary } = await preparedOf(zip);
    expect([files.length, fileProblems, summary.count]).toEqual([PICTURES, [], PICTURES / 5]);
    expect(texts.filesFound(512, 14)).toBe('512 pictures and 14 recordings');
  });

  test('comes in whole, and nothing twice, when the tab is killed at ten moments', {
    timeout: 120_000,
  }, async () => {
    const fake = new FakeAttaching();
    const whole = PICTURES * 6;
    for (let kill = 0; kill < 10; kill++) {
      // Each time at another step of a picture, and with or without what the server has learnt since.
      fake.stepsLeft = Math.floor(whole / 12) + kill;
      fake.isBehind = kill % 3 === 2;
      await expect(bring(zip, fake)).rejects.toThrow(Killed);
      expect(fake.rows.size).toBeLessThan(PICTURES);
    }
    fake.stepsLeft = Number.POSITIVE_INFINITY;
    fake.isBehind = false;
    const last = await bring(zip, fake);
    expect(last.added + last.present).toBe(PICTURES);
    expect(last.problems).toEqual([]);
    await expectAll(fake);
    // What was kept and never named is swept by the store of files; what came in twice was forgotten at once.
    expect(fake.files.size - PICTURES).toBeLessThanOrEqual(10);
    const { decoded } = fake;
    expect(await bring(zip, fake)).toEqual({ added: 0, present: PICTURES, problems: [] });
    expect(fake.decoded).toBe(decoded);
    fake.isBehind = true;
    const files = fake.files.size;
    expect(await bring(zip, fake)).toMatchObject({ added: 0, present: PICTURES });
    expect(fake.files.size).toBe(files);
    await expectAll(fake);
  });

  test('stands in the order of the text, as if added when its page was written', async () => {
    const fake = new FakeAttaching();
    await bring(zip, fake);
    const attached = await fake.attached();
    const { of } = attached[0]?.attachment ?? {};
    const first = attached.filter(({ attachment }) => attachment.of.id === of?.id).map(({ info }) => info);
    const inOrder = first.toSorted((one, other) => (one.added < other.added ? -1 : 1));
    expect(inOrder.map(({ source }) => source)).toEqual(
      [3, 0, 1, 2, 4].map((at) => sha256(pictures[at] as Buffer)),
    );
    expect(inOrder[0]?.added).toBe('2019-01-01T12:00:00.000Z');
  });

  test('that is stopped stays as far as it came', async () => {
    const fake = new FakeAttaching();
    const stop = new AbortController();
    const { files } = await preparedOf(zip);
    const attaching = fake.from(zip, (parts) => derivedId(secret, parts));
    const step = ({ added }: FileCounts): void => void (added === 7 && stop.abort(new Error('Stopped.')));
    await expect(attachFiles(files, attaching, { signal: stop.signal, step })).rejects.toThrow('Stopped.');
    expect(fake.rows.size).toBe(7);
  });
});

test('what the server refuses ends the import, and leaves nothing on the device', async () => {
  const bytes = jpeg();
  const photos = [{ md5: md5(bytes), type: 'jpeg' }];
  const zip = await zipped({
    'Journal.json': dayOne([dayOneEntry(0, 'x', { photos })]),
    [`photos/${md5(bytes)}.jpeg`]: bytes,
  });
  const fake = new FakeAttaching();
  const { files } = await preparedOf(zip);
  const attaching = fake.from(zip, (parts) => derivedId(secret, parts));
  const refusing = (status: number) => ({
    ...attaching,
    add: () => Promise.reject(new ApiError(status, 'quota', 'There is no room left.')),
  });
  const how = { signal: new AbortController().signal, step: () => undefined };
  await expect(attachFiles(files, refusing(413), how)).rejects.toThrow('There is no room left.');
  expect(fake.files.size).toBe(0);
  // Nobody answered: the server may know of it, so its bytes stay.
  await expect(attachFiles(files, refusing(0), how)).rejects.toThrow();
  expect(fake.files.size).toBe(1);
});

test('a page that got pictures here takes as many more as it may have', async () => {
  const pictures = Array.from({ length: 10 }, () => jpeg());
  const photos = pictures.map((bytes) => ({ md5: md5(bytes), type: 'jpeg' }));
  const files = pictures.map((bytes) => [`photos/${md5(bytes)}.jpeg`, bytes] as const);
  const zip = await zipped({
    'Journal.json': dayOne([dayOneEntry(0, 'x', { photos })]),
    ...Object.fromEntries(files),
  });
  const prepared = await preparedOf(zip);
  const fake = new FakeAttaching();
  const attaching = fake.from(zip, (parts) => derivedId(secret, parts));
  const own = ['own 1', 'own 2', 'own 3'];
  const how = { signal: new AbortController().signal, step: () => undefined };
  const counts = await attachFiles(prepared.files, { ...attaching, idsOf: () => own }, how);
  expect(counts.added).toBe(7);
  expect(counts.problems.map(({ what }) => what)).toEqual(Array(3).fill(texts.tooManyPictures(10)));
});

test('pictures and recordings stand where they are found, and all else is named with its reason', async () => {
  const [good, twice, missing, film, sound, locked] = [
    jpeg(),
    jpeg(),
    jpeg(),
    mp4('isom', 'vide'),
    mp4('M4A ', 'soun'),
    jpeg(),
  ];
  const photo = (bytes: Buffer, more: object = {}) => ({ md5: md5(bytes), type: 'jpeg', ...more });
  const entries = [
    dayOneEntry(0, '', { photos: [photo(good), photo(twice), photo(missing), photo(film), photo(twice)] }),
    dayOneEntry(1, '', {
      videos: [{ md5: md5(film), type: 'mp4' }],
      pdfAttachments: [{ md5: md5(locked), type: 'pdf' }],
    }),
    dayOneEntry(2, 'Birds', {
      audios: [
        { md5: md5(sound), format: 'aac' },
        { md5: md5(film), format: 'aac' },
      ],
    }),
    dayOneEntry(3, 'Broken', { photos: [photo(locked)] }),
  ];
  const zip = await zipped({
    'Journal.json': dayOne(entries),
    [`photos/${md5(good)}.jpeg`]: good,
    [`photos/${md5(twice)}.jpeg`]: twice,
    [`photos/${md5(film)}.jpeg`]: film,
    [`audios/${md5(sound)}.m4a`]: sound,
    // A film in a box for sound: its first bytes do not tell.
    [`audios/${md5(film)}.m4a`]: mp4('M4A ', 'vide'),
    [`photos/${md5(locked)}.jpeg`]: Buffer.from('<html><script>alert(1)</script>'),
    [`videos/${md5(film)}.mp4`]: film,
  });
  const found = await preparedOf(zip);
  // The second entry has neither words nor a picture.
  expect(found.problems).toEqual([{ place: 'Journal.json, entry 2', what: texts.textMissing }]);
  expect(found.rows.map(({ row }) => 'reflection' in row && row.reflection)).toEqual(['', 'Birds', 'Broken']);
  const at = (entry: number, name: string) => `Journal.json, entry ${entry}, ${name}`;
  expect(found.fileProblems).toEqual(
    [
      { place: at(1, `${md5(missing)}.jpeg`), what: texts.mediaMissing },
      { place: at(1, `${md5(film)}.jpeg`), what: texts.videoNotImported },
      { place: at(2, `${md5(film)}.mp4`), what: texts.videoNotImported },
      { place: at(2, `${md5(locked)}.pdf`), what: texts.pdfNotImported },
      { place: at(4, `${md5(locked)}.jpeg`), what: texts.mediaUnknown },
    ].toSorted((one, other) => one.place.localeCompare(other.place, 'en', { numeric: true })),
  );
  const fake = new FakeAttaching();
  const counts = await bring(zip, fake);
  expect(counts.added).toBe(4);
  expect(counts.problems).toEqual([{ place: at(3, `${md5(film)}.aac`), what: texts.videoNotImported }]);
  const infos = (await fake.attached()).map(({ info }) => info);
  expect(infos.map(({ kind, type }) => [kind, type])).toEqual([
    ['picture', 'image/jpeg'],
    ['picture', 'image/jpeg'],
    ['picture', 'image/jpeg'],
    ['recording', 'audio/mp4'],
  ]);
  expect(infos[3]).toMatchObject({ digest: sha256(sound), seconds: 3, bars: [1, 2, 3], transcript: '' });
});

test('Journey has its pictures and recordings among the photos', async () => {
  const [one, two] = [jpeg(), mp4('M4A ', 'soun')];
  const entry = {
    id: '1-a',
    date_journal: 1_588_000_000_000,
    text: '<p>Hi</p>',
    photos: ['1-a-x.jpg', '1-a-y.m4a'],
  };
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({ body: { childNodes: [] } });
    },
  );
  const zip = await zipped({ '1-a.json': JSON.stringify(entry), '1-a-x.jpg': one, '1-a-y.m4a': two });
  const fake = new FakeAttaching();
  expect(await bring(zip, fake)).toMatchObject({ added: 2, problems: [] });
  expect((await fake.attached()).map(({ info }) => info.name)).toEqual(['1-a-x.jpg', '1-a-y.m4a']);
  vi.unstubAllGlobals();
});

describe('a zip that means harm', () => {
  const photos = (bytes: Buffer) => [{ md5: md5(bytes), type: 'jpeg' }];
  const journal = (bytes: Buffer) => Buffer.from(dayOne([dayOneEntry(0, 'x', { photos: photos(bytes) })]));
  const blob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);
  /** 8 MB of nothing behind the beginning of a picture. */
  const large = Buffer.concat([jpeg(10), Buffer.alloc(8 * 1024 * 1024)]);

  test.each([
    ['packs too well', large, {}, texts.mediaDamaged],
    ['holds more than it declares', large, { localSize: 500, directorySize: 500 }, texts.mediaDamaged],
    [
      'declares to be larger than any picture',
      jpeg(),
      { directorySize: 80 * 1024 * 1024 },
      texts.mediaTooLarge(64),
    ],
    ['declares more than it holds', jpeg(), { directorySize: 5000 }, texts.mediaDamaged],
  ])('and %s: a sentence, and nothing is stored', async (_, bytes, sizes, what) => {
    const name = `photos/${md5(bytes)}.jpeg`;
    const zip = blob(
      zipOf([
        { name: 'Journal.json', content: journal(bytes) },
        { name, content: bytes, ...sizes },
      ]),
    );
    const fake = new FakeAttaching();
    const [{ fileProblems }, { problems }] = [await preparedOf(zip), await bring(zip, fake)];
    expect([...fileProblems, ...problems].map((problem) => problem.what)).toEqual([what]);
    expect([fake.rows.size, fake.files.size]).toEqual([0, 0]);
  });

  test.each([
    ['the same path', (name: string) => name],
    ['the same name in other letters', (name: string) => name.toUpperCase()],
    ['another extension', (name: string) => name.replace('.jpeg', '.png')],
  ])('and has two files of %s: neither is taken', async (_, second) => {
    const bytes = jpeg();
    const name = `photos/${md5(bytes)}.jpeg`;
    const zip = blob(
      zipOf([
        { name: 'Journal.json', content: journal(bytes) },
        { name, content: bytes },
        { name: second(name), content: jpeg() },
      ]),
    );
    const { files, fileProblems } = await preparedOf(zip);
    expect(files).toEqual([]);
    expect(fileProblems.map(({ what }) => what)).toEqual([texts.mediaOfSeveral]);
  });

  test.each([`../../photos/${'a'.repeat(32)}.jpeg`, '/etc/passwd', 'C:\\Windows\\win.ini'])(
    'and has a path that leads elsewhere, %j: all of it is refused',
    async (name) => {
      const bytes = jpeg();
      const zip = blob(
        zipOf([
          { name: 'Journal.json', content: journal(bytes) },
          { name, content: bytes },
        ]),
      );
      await expect(preparedOf(zip)).rejects.toThrow(texts.notZip);
    },
  );
});
