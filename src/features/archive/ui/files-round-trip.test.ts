import { createHash, randomBytes } from 'node:crypto';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { describe, expect, test, vi } from 'vitest';
import type { Tables } from '../../../notebook/rows.ts';
import { Store } from '../../../notebook/store.ts';
import { type AttachmentInfo, infoText } from '../../attachments/rules.ts';
import * as texts from '../texts.ts';
import { attachFiles } from './attach-files.ts';
import { makeArchive } from './make-archive.ts';
import { readFile } from './read-file.ts';
import { FakeAttaching } from './testing/fake-attaching.ts';

/* Pictures and recordings out, in and out again: the same bytes. */

vi.mock('../../../session/sealing.ts', () => ({
  idSecret: () => Promise.reject(new Error('Ids are kept.')),
}));
const { prepare } = await import('./read-import.ts');

const NOW = new Date('2026-11-22T17:00:00.000Z');
const AT = '2026-11-20T08:00:00.000Z';
const id = (at: number): string => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/** A PNG as far as its header is read, with bytes of its own. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', size),
      chunk('IDAT', randomBytes(400)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}
const ogg = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from('OggS....OpusHead'), randomBytes(300)]));

const about = (bytes: Uint8Array, at: number) => ({
  ...{ size: bytes.length, digest: sha256(bytes), key: 'A'.repeat(44) },
  added: new Date(Date.parse(AT) + at).toISOString(),
});
const pictureOf = (bytes: Uint8Array, at: number, more: object = {}): AttachmentInfo => ({
  ...{ kind: 'picture', name: 'Beach.jpg', type: 'image/png', width: 640, height: 480 },
  ...{ preview: { size: 20, type: 'image/jpeg' }, description: `Picture ${at}`, asked: true },
  ...about(bytes, at),
  ...more,
});
const recordingOf = (bytes: Uint8Array, at: number): AttachmentInfo => ({
  ...{
    kind: 'recording',
    name: 'Birds',
    type: 'audio/ogg',
    seconds: 61.5,
    bars: [0, 7, 100],
    transcript: 'Tweet',
  },
  ...about(bytes, at),
});

/** A notebook and the files of its device. */
interface Device {
  tables: Tables;
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

const ENTRY = id(1);
const LESSON = id(2);
const ITEM = id(3);

function deviceWith(
  infos: readonly (readonly [AttachmentInfo, Uint8Array<ArrayBuffer>, string, string])[],
): Device {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const attachments = new Map(
    infos.map(([info, bytes, of_table, of_id], at) => {
      const row = {
        ...{
          id: id(100 + at),
          of_table,
          of_id,
          info: infoText(info),
          format: 3,
          file: id(200 + at),
          seq: at,
        },
        ...{ pieces: 1, last_bytes: 4096, preview_bytes: 0, stored_at: AT, created_at: AT, updated_at: AT },
      };
      files.set(row.file, bytes);
      return [row.id, row] as const;
    }),
  );
  const entry = {
    ...{
      id: ENTRY,
      date: '2026-11-20',
      celebration: 'The sea',
      goal: '',
      goal_importance: '',
      reflection: '',
    },
    ...{
      value_alignment: '',
      action: '',
      imported: null,
      start_time: AT,
      end_time: AT,
      created_at: AT,
      seq: 1,
    },
  };
  const lesson = { ...{ id: LESSON, lesson: 'Rest', date: '2026-11-20', created_at: AT, seq: 2 }, format: 3 };
  const item = {
    ...{ id: ITEM, item: 'Swim', reason: null, completion_story: 'Cold.', status: 'completed', seq: 3 },
    ...{ created_at: AT, updated_at: AT, completed_at: AT },
  };
  const tables = {
    ...new Store().tables,
    journal_entries: new Map([[ENTRY, entry]]),
    lessons_learned: new Map([[LESSON, lesson]]),
    bucket_list_items: new Map([[ITEM, item]]),
    attachments,
  } as unknown as Tables;
  return { tables, files };
}

async function archive({ tables, files }: Device) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let reading = 0;
  const made = await makeArchive({
    ...{ tables, zone: 'UTC', now: NOW, step: () => undefined, signal: new AbortController().signal },
    out: new WritableStream({ write: (chunk: Uint8Array) => void chunks.push(new Uint8Array(chunk)) }),
    readFile: async ({ file }) => {
      reading += 1;
      await new Promise((resume) => setTimeout(resume));
      // One at a time, however many there are.
      expect(reading).toBe(1);
      reading -= 1;
      const bytes = files.get(file);
      if (!bytes) throw new Error('It is not here.');
      return new Blob([bytes]);
    },
  });
  return { ...made, zip: new Blob(chunks) };
}

async function filesOf(zip: Blob): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for await (const entry of new ZipReader(new BlobReader(zip)).getEntriesGenerator()) {
    if (!entry.directory) found.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  }
  return found;
}

const textOf = async (zip: Blob, name: string): Promise<string> =>
  new TextDecoder().decode((await filesOf(zip)).get(name));

const readArchive = (zip: Blob) => readFile(zip, { now: NOW, order: 'day-first' }, () => undefined);

async function bring(zip: Blob, fake: FakeAttaching) {
  const prepared = await prepare(await readArchive(zip), { zone: 'UTC', now: NOW });
  const attaching = fake.from(zip, () => Promise.reject(new Error('An archive has ids.')));
  const counts = await attachFiles(prepared.files, attaching, {
    ...{ signal: new AbortController().signal, step: () => undefined },
  });
  return { prepared, counts };
}

/** What a device has after an import, as its own notebook shows it. */
async function deviceAfter(fake: FakeAttaching): Promise<Device> {
  const attached = await fake.attached();
  return deviceWith(
    attached
      .toSorted((one, other) => (one.attachment.id < other.attachment.id ? -1 : 1))
      .map(({ attachment: { of }, info, original }) => [info, original, of.table, of.id] as const),
  );
}

/** All that is said of attachments, without what is of one device. */
const said = ({ tables }: Device) =>
  [...tables.attachments.values()].map(({ info, of_table, of_id }) => {
    const { key: _, ...facts } = JSON.parse(info) as AttachmentInfo;
    return [of_table, of_id, { ...facts, preview: undefined }];
  });

function notebook() {
  const [one, two, three, four] = [png(640, 480), png(320, 200), png(10, 10), ogg()];
  return deviceWith([
    [
      pictureOf(one, 0, { place: { latitude: 54, longitude: 12 }, taken: '2026-11-19T10:00:00.000Z' }),
      one,
      'journal_entries',
      ENTRY,
    ],
    [recordingOf(four, 1), four, 'journal_entries', ENTRY],
    [pictureOf(two, 2, { width: 320, height: 200, source: sha256(four) }), two, 'lessons_learned', LESSON],
    [pictureOf(three, 3, { width: 10, height: 10, description: '' }), three, 'bucket_list_items', ITEM],
  ]);
}

describe('an archive with pictures and recordings', () => {
  test('comes out, in and out again with the same bytes, and says all that was said', async () => {
    const device = notebook();
    const { zip, missing, unreadable } = await archive(device);
    expect([missing, unreadable]).toEqual([[], 0]);
    const fake = new FakeAttaching();
    const { prepared, counts } = await bring(zip, fake);
    expect(prepared.fileProblems).toEqual([]);
    expect(counts).toEqual({ added: 4, present: 0, problems: [] });
    expect([...fake.rows.keys()]).toEqual([...device.tables.attachments.keys()]);
    const after = await deviceAfter(fake);
    expect(said(after)).toEqual(said(device));
    const again = await archive(after);
    const [before, then] = [await filesOf(zip), await filesOf(again.zip)];
    expect([...then.keys()]).toEqual([...before.keys()]);
    const parsed = (files: Map<string, Uint8Array>) =>
      JSON.parse(new TextDecoder().decode(files.get('growth-loop.json')));
    expect(parsed(then)).toEqual(parsed(before));
    for (const [name, bytes] of before) {
      if (name !== 'growth-loop.json')
        expect(sha256(then.get(name) ?? bytes.slice(1)), name).toBe(sha256(bytes));
    }
    // Another file and another key: the archive has neither.
    const files = new Set([...device.files.keys()]);
    for (const { file, info } of fake.rows.values()) {
      expect(files.has(file)).toBe(false);
      expect(info.key).not.toBe('A'.repeat(44));
    }
    expect(await textOf(zip, 'growth-loop.json')).not.toContain('A'.repeat(44));
    expect((await bring(zip, fake)).counts).toEqual({ added: 0, present: 4, problems: [] });
  });

  test('has readable names, a table of them, and pages that show them', async () => {
    const { zip } = await archive(notebook());
    const names = [...(await filesOf(zip)).keys()];
    expect(names.filter((name) => /^(pictures|recordings)\//.test(name))).toEqual([
      'pictures/2026-11-19 Beach.png',
      'recordings/2026-11-20 Birds.ogg',
      'pictures/2026-11-20 Beach.png',
      'pictures/2026-11-20 Beach 2.png',
    ]);
    const page = await textOf(zip, 'days/2026/2026-11-20.md');
    expect(page).toContain('![Picture 0](../../pictures/2026-11-19%20Beach.png)');
    expect(page).toContain('[Recording, 1:01](../../recordings/2026-11-20%20Birds.ogg)\n\nTweet');
    expect(page).toContain('- Rest\n\n  ![Picture 2](../../pictures/2026-11-20%20Beach.png)');
    const table = await textOf(zip, 'pictures-and-recordings.csv');
    expect(table).toContain(`pictures/2026-11-20 Beach 2.png,picture,bucket list item,${ITEM}`);
  });

  test('is made without what cannot be had, and names it', async () => {
    const device = notebook();
    const [gone = '', changed = ''] = [...device.files.keys()];
    device.files.delete(gone);
    device.files.set(changed, ogg());
    const { zip, missing } = await archive(device);
    expect(missing).toEqual(['2026-11-19 Beach.png', '2026-11-20 Birds.ogg']);
    expect(await textOf(zip, 'not-in-this-archive.txt')).toContain(
      '2026-11-19 Beach.png\n2026-11-20 Birds.ogg',
    );
    const page = await textOf(zip, 'days/2026/2026-11-20.md');
    expect(page).toContain('*2026-11-19 Beach.png isn’t in this archive.*');
    const fake = new FakeAttaching();
    const { prepared, counts } = await bring(zip, fake);
    expect(prepared.fileProblems.map(({ what }) => what)).toEqual([texts.notInArchive, texts.notInArchive]);
    expect(counts.added).toBe(2);
  });

  test('that is stopped while a file is read stops there', async () => {
    const stop = new AbortController();
    const { tables, files } = notebook();
    const making = makeArchive({
      ...{
        tables,
        zone: 'UTC',
        now: NOW,
        step: () => undefined,
        signal: stop.signal,
        out: new WritableStream(),
      },
      readFile: async ({ file }) => {
        stop.abort(new Error('Cancelled.'));
        return new Blob([files.get(file) as Uint8Array<ArrayBuffer>]);
      },
    });
    await expect(making).rejects.toThrow('Cancelled.');
  });
});

describe('an archive that was changed', () => {
  const PATH = 'pictures/2026-11-19 Beach.png';
  /** The archive with its JSON and its first picture as they are given. */
  async function changedArchive({
    json = (text: string) => text,
    picture,
  }: {
    json?: (text: string) => string;
    picture?: Uint8Array<ArrayBuffer>;
  }): Promise<Blob> {
    const { ZipWriter, BlobWriter } = await import('@zip.js/zip.js/lib/zip-core-native.js');
    const { zip } = await archive(notebook());
    const out = new ZipWriter(new BlobWriter());
    for (const [name, bytes] of await filesOf(zip)) {
      const text = name === 'growth-loop.json' ? json(new TextDecoder().decode(bytes)) : undefined;
      const content = text ?? (name === PATH && picture ? picture : bytes);
      await out.add(name, new Blob([content as BlobPart]).stream());
    }
    return out.close();
  }

  test.each([
    ['leads out of it', '../../secret.png', 1],
    ['leads to another file of it', 'README.txt', 1],
    ['is of nothing', 'pictures/none.png', 1],
  ])('so that a path %s: its picture stays out, the others come in', async (_, path, problems) => {
    const zip = await changedArchive({ json: (text) => text.replace(PATH, path) });
    const { prepared, counts } = await bring(zip, new FakeAttaching());
    expect(prepared.fileProblems.map(({ what }) => what)).toEqual(Array(problems).fill(texts.mediaMissing));
    expect(counts.added).toBe(3);
  });

  test('so that a picture is another one, or none', async () => {
    const other = await bring(await changedArchive({ picture: png(5, 5) }), new FakeAttaching());
    expect(other.counts.problems).toEqual([{ place: PATH, what: texts.mediaChanged }]);
    const film = new Uint8Array(Buffer.from('\0\0\0\x10ftypisom\0\0\0\0'));
    const claimed = await changedArchive({
      picture: film,
      json: (text) => text.replace(/"digest":"[^"]*"/, `"digest":"${sha256(film)}"`),
    });
    const { counts } = await bring(claimed, new FakeAttaching());
    expect(counts.problems).toEqual([{ place: PATH, what: texts.mediaUnknown }]);
    expect(counts.added).toBe(3);
  });

  test('so that a picture claims to have more pixels than can be decoded', async () => {
    const bomb = png(50_000, 50_000);
    const zip = await changedArchive({
      picture: bomb,
      json: (text) => text.replace(/"digest":"[^"]*"/, `"digest":"${sha256(bomb)}"`),
    });
    const fake = new FakeAttaching();
    const { counts } = await bring(zip, fake);
    expect(counts.problems).toEqual([{ place: PATH, what: texts.pictureTooLarge }]);
    // The three others alone were decoded, of which one is a recording.
    expect(fake.decoded).toBe(2);
  });

  test('so that what a picture belongs to is gone', async () => {
    const zip = await changedArchive({ json: (text) => text.replace(`"id":"${LESSON}"`, `"id":"${id(9)}"`) });
    const { prepared } = await bring(zip, new FakeAttaching());
    expect(prepared.fileProblems.map(({ what }) => what)).toEqual([texts.ownerMissing]);
  });

  test('so that only its JSON is left: the words come in, and each file is named', async () => {
    const { zip } = await archive(notebook());
    const contents = await readArchive(new Blob([await textOf(zip, 'growth-loop.json')]));
    expect(contents.fileProblems).toHaveLength(4);
    expect(contents.kind === 'archive' && contents.rows).toHaveLength(3);
  });
});
