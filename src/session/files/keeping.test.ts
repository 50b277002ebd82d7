import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { toBase64 } from '../../kernel/seal/bytes.ts';
import { pieceBytes } from '../../kernel/seal/file-sizes.ts';
import { fileKeyOf, openPiece, piecesOf } from '../../kernel/seal/pieces.ts';
import type { StoredFile } from './file-disk.ts';
import type { FileRef } from './reading.ts';
import { originalsToDrop } from './room.ts';
import { joined, openerOf, sealFile } from './sealed-file.ts';
import { FakeFileServer } from './testing/fake-file-server.ts';
import {
  ANN,
  digestIn,
  digestOf,
  FilesDevice,
  type FilesTab,
  keep,
  newFile,
  refOf,
  until,
} from './testing/fake-files.ts';

let server: FakeFileServer;
let device: FilesDevice;
let tab: FilesTab;

beforeEach(() => {
  server = new FakeFileServer();
  device = new FilesDevice(server);
  tab = device.tab();
});

const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const MB = 1024 * 1024;

test('files of every length are what they were, in pieces whose lengths the row says', async () => {
  const edges = [0, 1, 63, 64, 256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 600_000, 3 * MB];
  for (const length of edges) {
    const given = newFile({ original: new Uint8Array(length).fill(9) });
    const { shape, pieces } = await sealFile(given, ANN);
    expect(shape.pieces).toBe(piecesOf(length).count);
    for (const [number, piece] of pieces) expect(piece.length).toBe(pieceBytes(shape, number));
    const open = await openerOf(shape, toBase64(given.key), ANN);
    const numbers = Array.from({ length: shape.pieces }, (_, at) => at + 1);
    const opened = await Promise.all(
      numbers.map((number) => open(pieces.get(number) ?? new Uint8Array(), number)),
    );
    expect(digestOf(joined(opened.map((piece) => piece ?? new Uint8Array())))).toBe(digestOf(given.original));
  }
});

test('nothing of a file can be read on the disk, and its key is not there', async () => {
  const given = newFile();
  await keep(tab, given);
  const rows = await tab.disk.run(['files', 'pieces'], 'readonly', (transaction) =>
    Promise.all([transaction.objectStore('files').getAll(), transaction.objectStore('pieces').getAll()]),
  );
  const values = rows.flat();
  expect(values).toHaveLength(5);
  const texts = values
    .flatMap((row) => Object.values(row))
    .map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value),
    );
  const key = Buffer.from(given.key).toString('latin1');
  for (const canary of ['CANARY', key, toBase64(given.key)]) {
    expect(texts.some((text) => text.includes(canary))).toBe(false);
  }
  const piece = await tab.disk.piece(ANN, given.file, 1);
  const place = { file: given.file, number: 1, count: 3, person: ANN };
  const opened = await openPiece(await fileKeyOf(given.key), piece ?? new Uint8Array(), place);
  expect(Buffer.from(opened).toString('latin1')).toContain('CANARY-original');
});

test('without room it rejects, and nothing of the file is here or said', async () => {
  tab.disk.fails = (mode) => (mode === 'readwrite' ? full() : undefined);
  await expect(keep(tab, newFile())).rejects.toMatchObject({ name: 'NotKept', why: 'full' });
  tab.disk.fails = () => new DOMException('The operation is insecure.', 'SecurityError');
  await expect(keep(tab, newFile())).rejects.toMatchObject({ name: 'NotKept', why: 'refused' });
  tab.disk.fails = undefined;
  expect(await tab.disk.files(ANN)).toEqual([]);
  expect(tab.states().size).toBe(0);
});

test('a transaction that the browser gives up in the middle leaves nothing', async () => {
  const keepOnDisk = tab.disk.keep.bind(tab.disk);
  tab.disk.keep = async (file, pieces) => {
    const last = new Map<number, unknown>([...pieces, [9, () => undefined]]);
    // What cannot be stored ends the transaction, as a disk that fails does.
    await keepOnDisk(file, last as typeof pieces);
  };
  await expect(keep(tab, newFile())).rejects.toMatchObject({ name: 'NotKept' });
  expect(await tab.disk.files(ANN)).toEqual([]);
});

test('without room, originals that the server has make way for a new file, those that it has not stay', async () => {
  const [sent, unsent, added] = [newFile(), newFile(), newFile()];
  const shape = await keep(tab, sent);
  device.name(shape, true);
  await until(() => expect(server.rows.get(sent.file)?.isStored).toBe(true));
  await until(async () => expect(await tab.files.countUnsent()).toBe(0));
  device.mayUse = false;
  const unsentShape = await keep(tab, unsent);
  const dropOriginal = tab.disk.dropOriginal.bind(tab.disk);
  let isShort = true;
  tab.disk.dropOriginal = async (...of) => {
    isShort = false;
    await dropOriginal(...of);
  };
  const keepOnDisk = tab.disk.keep.bind(tab.disk);
  tab.disk.keep = (...of) => (isShort ? Promise.reject(full()) : keepOnDisk(...of));
  await keep(tab, added);
  tab.line.isOnline = false;
  await expect(tab.files.reading.original(refOf(sent, shape))).rejects.toMatchObject({ name: 'NotHere' });
  expect(await digestIn(await tab.files.reading.preview(refOf(sent, shape)))).toBe(digestOf(sent.preview));
  expect(await digestIn(await tab.files.reading.original(refOf(unsent, unsentShape)))).toBe(
    digestOf(unsent.original),
  );
});

test('originals that nobody has looked at for longest go when room gets short, and come again', async () => {
  const [old, recent] = [newFile(), newFile()];
  const refs: FileRef[] = [];
  for (const given of [old, recent]) {
    const shape = await keep(tab, given);
    refs.push(refOf(given, shape));
    device.name(shape, true);
    await until(() => expect(server.rows.get(given.file)?.isStored).toBe(true));
    device.now += 1000;
  }
  await until(async () => expect(await tab.files.countUnsent()).toBe(0));
  device.now += 7_200_000;
  const [oldRef, recentRef] = refs as [FileRef, FileRef];
  await tab.files.reading.original(oldRef);
  await tab.disk.dropOriginal(ANN, recent.file);
  const here = (await tab.disk.file(ANN, old.file))?.here ?? 0;
  // Both are too much; the one that was read last is fetched, and so the other is of longer ago.
  device.storage = { quota: 4 * here + 4, usage: 0 };
  device.now += 7_200_000;
  await tab.files.reading.original(recentRef);
  await until(async () => expect((await tab.disk.file(ANN, old.file))?.here).toBe(0));
  expect(await digestIn(await tab.files.reading.original(oldRef))).toBe(digestOf(old.original));
});

const storedFile = fc.record({
  file: fc.uuid(),
  state: fc.constantFrom<StoredFile['state']>('unsent', 'stored'),
  here: fc.integer({ min: 0, max: 16 * MB }),
  used_at: fc.nat(),
}) as fc.Arbitrary<StoredFile>;

test('what goes is enough, no more than is needed, the oldest first, and never what the server has not got', () => {
  const sized = fc.tuple(
    fc.array(storedFile),
    fc.integer({ min: 0, max: 4000 * MB }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  fc.assert(
    fc.property(sized, ([files, quota, part]) => {
      const usage = Math.floor(quota * part);
      const going = originalsToDrop(files, { quota, usage });
      const sum = (some: readonly StoredFile[]) => some.reduce((bytes, { here }) => bytes + here, 0);
      const excess = (gone: readonly StoredFile[]) =>
        Math.max(sum(files) - sum(gone) - quota / 4, 500 * MB - (quota - usage + sum(gone)));
      expect(going.every(({ state }) => state === 'stored')).toBe(true);
      if (going.length > 0) expect(excess(going.slice(0, -1))).toBeGreaterThan(0);
      const staying = files.filter(
        (file) => file.state === 'stored' && file.here > 0 && !going.includes(file),
      );
      if (staying.length > 0) expect(excess(going)).toBeLessThanOrEqual(0);
      const lastGone = Math.max(...going.map(({ used_at }) => used_at));
      expect(staying.every(({ used_at }) => used_at >= lastGone)).toBe(true);
    }),
  );
});

test('of another person nothing is shown; what the server has goes, what it has not waits', async () => {
  const [sent, unsent] = [newFile(), newFile()];
  device.name(await keep(tab, sent), true);
  await until(() => expect(server.rows.get(sent.file)?.isStored).toBe(true));
  await until(async () => expect(await tab.files.countUnsent()).toBe(0));
  await keep(tab, unsent);
  tab.kill();
  const other = device.tab({ userId: '01890a5d-ac96-774b-bcce-b302099a8058' });
  await until(async () => expect(await other.disk.files(ANN)).toMatchObject([{ file: unsent.file }]));
  expect(await other.disk.piece(ANN, sent.file, 1)).toBeUndefined();
  expect(await other.files.countUnsent()).toBe(0);
  expect(other.states().size).toBe(0);
});

test('a newer build with more stores loses nothing to this one, and this one nothing to it', async () => {
  const given = newFile();
  const shape = await keep(tab, given);
  await new Promise<void>((resolve, reject) => {
    const opening = device.factory.open('growth-loop/files', 2);
    opening.onupgradeneeded = () => opening.result.createObjectStore('of-the-newer-build');
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onblocked = () => reject(new Error('An older tab keeps the newer build waiting.'));
  });
  expect(await digestIn(await tab.files.reading.original(refOf(given, shape)))).toBe(
    digestOf(given.original),
  );
});
