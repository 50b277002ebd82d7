import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../api/http.ts';
import type { FileShape } from './file-disk.ts';
import { FakeFileServer } from './testing/fake-file-server.ts';
import {
  ANN,
  digestIn,
  digestOf,
  type FakeFile,
  FilesDevice,
  type FilesTab,
  keep,
  newFile,
  refOf,
  until,
} from './testing/fake-files.ts';

let server: FakeFileServer;
let given: FakeFile;
let shape: FileShape;
/** Another device, which has nothing of the file. */
let device: FilesDevice;
let tab: FilesTab;

beforeEach(async () => {
  server = new FakeFileServer();
  const first = new FilesDevice(server);
  given = newFile();
  shape = await keep(first.tab(), given);
  first.name(shape, true);
  await until(() => expect(server.rows.get(given.file)?.isStored).toBe(true));
  device = new FilesDevice(server);
  tab = device.tab();
});

const original = (of = tab) => of.files.reading.original(refOf(given, shape));
const preview = (of = tab) => of.files.reading.preview(refOf(given, shape));
const calls = (name: string) => tab.line.calls.filter((call) => call === name).length;

test('what was fetched once is read without a connection, as the type it has', async () => {
  expect(await digestIn(await original())).toBe(digestOf(given.original));
  expect(await digestIn(await preview())).toBe(digestOf(given.preview));
  tab.line.isOnline = false;
  const [large, small] = [await original(), await preview()];
  expect([large.type, small.type]).toEqual(['image/jpeg', 'image/webp']);
  expect(await digestIn(large)).toBe(digestOf(given.original));
  expect(await digestIn(small)).toBe(digestOf(given.preview));
  expect(calls('read')).toBe(4);
});

test('two who ask at once get one answer, and both hear how far it is', async () => {
  const heard: number[][] = [[], []];
  const read = (at: number) =>
    tab.files.reading.original(refOf(given, shape), (here, total) => heard[at]?.push(here / total));
  const [one, other] = await Promise.all([read(0), read(1)]);
  expect(other).toBe(one);
  expect(calls('read')).toBe(3);
  expect(heard[0]?.at(-1)).toBe(1);
  expect(heard[1]).toEqual(heard[0]);
});

test('a line that is cut leaves what has come, and the next try fetches the rest', async () => {
  let reads = 0;
  tab.line.leaves = (call) => {
    reads += call === 'read' ? 1 : 0;
    if (reads === 3) tab.line.isOnline = false;
  };
  await expect(original()).rejects.toMatchObject({ name: 'NotHere', why: 'offline' });
  await new Promise((resume) => setTimeout(resume, 30));
  const [file] = await tab.disk.files(ANN);
  tab.line.isOnline = true;
  tab.line.leaves = () => {};
  const before = calls('read');
  expect(await digestIn(await original())).toBe(digestOf(given.original));
  expect(calls('read') - before).toBe(file ? 3 - Math.floor(file.here / (256 * 1024)) : 3);
});

test('what is not here says why', async () => {
  tab.line.isOnline = false;
  await expect(preview()).rejects.toMatchObject({ name: 'NotHere', why: 'offline' });
  tab.line.isOnline = true;
  server.spoil(given.file, 0);
  await expect(preview()).rejects.toMatchObject({ name: 'NotHere', why: 'on its way' });
  server.rows.clear();
  await expect(preview()).rejects.toMatchObject({ name: 'NotHere', why: 'gone' });
  tab.line.failure = new ApiError(500, 'internal', 'Something went wrong.');
  await expect(original()).rejects.toMatchObject({ name: 'NotHere', why: 'offline' });
});

test.each([
  ['of another number', (number: number) => server.piece(given.file, number === 1 ? 2 : 1)],
  [
    'with one bit changed',
    (number: number) => {
      const piece = server.piece(given.file, number)?.slice();
      if (piece) piece[100] = (piece[100] ?? 0) ^ 1;
      return piece;
    },
  ],
  ['cut off', (number: number) => server.piece(given.file, number)?.slice(0, -1)],
  ['that is no piece', () => new TextEncoder().encode('<html>')],
])('a piece %s is fetched once more, and then it is said that the file is damaged', async (_, spoilt) => {
  for (const number of [1, 3]) {
    const right = server.piece(given.file, number);
    server.spoil(given.file, number, spoilt(number));
    await expect(original()).rejects.toMatchObject({ name: 'Damaged' });
    server.spoil(given.file, number, right);
    expect(await digestIn(await original())).toBe(digestOf(given.original));
    await tab.files.forget(given.file);
  }
});

test('a wrong piece on this device is fetched again, and the right one kept', async () => {
  await original();
  const piece = await tab.disk.piece(ANN, given.file, 2);
  await tab.disk.addPiece(ANN, shape, 2, new Uint8Array(piece?.length ?? 0), 0);
  expect(await digestIn(await original())).toBe(digestOf(given.original));
  expect(calls('read')).toBe(4);
  tab.line.isOnline = false;
  expect(await digestIn(await original())).toBe(digestOf(given.original));
});

test('a piece that is wrong once is read at the second try', async () => {
  const right = server.piece(given.file, 2);
  server.spoil(given.file, 2, new Uint8Array(10));
  let reads = 0;
  tab.line.leaves = (call) => {
    reads += call === 'read' ? 1 : 0;
    if (reads === 4) server.spoil(given.file, 2, right);
  };
  expect(await digestIn(await original())).toBe(digestOf(given.original));
});

test('with another key, or as another person, nothing opens', async () => {
  const key = refOf(newFile(), shape).key;
  await expect(tab.files.reading.original({ ...refOf(given, shape), key })).rejects.toMatchObject({
    name: 'Damaged',
  });
  const other = new FilesDevice(server).tab({ userId: '01890a5d-ac96-774b-bcce-b302099a8058' });
  await expect(preview(other)).rejects.toMatchObject({ name: 'Damaged' });
});

test('where the browser keeps nothing, or has no room, files are shown all the same', async () => {
  for (const name of ['SecurityError', 'QuotaExceededError']) {
    tab.disk.fails = (mode) =>
      name === 'SecurityError' || mode === 'readwrite' ? new DOMException('', name) : undefined;
    expect(await digestIn(await original())).toBe(digestOf(given.original));
    expect(await digestIn(await preview())).toBe(digestOf(given.preview));
  }
});

test('after the end of the session nothing is kept', async () => {
  let isClosed = false;
  tab.line.leaves = (call) => {
    if (call !== 'read' || isClosed) return;
    isClosed = true;
    tab.files.close();
  };
  await original().catch(() => undefined);
  await new Promise((resume) => setTimeout(resume, 30));
  expect(await tab.disk.files(ANN)).toEqual([]);
});

test('previews come in the background, the newest first, and originals do not', async () => {
  const others = [newFile(), newFile(), newFile(), newFile({ preview: undefined })];
  const first = new FilesDevice(server);
  const source = first.tab();
  for (const other of others) first.name(await keep(source, other), true);
  await until(() => expect([...server.rows.values()].every(({ isStored }) => isStored)).toBe(true));
  first.hear();
  device.named = first.named;
  tab.files.wake();
  await until(async () => {
    const here = await tab.disk.files(ANN);
    expect(here.map(({ file }) => file).sort()).toEqual(
      others
        .slice(0, 3)
        .map(({ file }) => file)
        .sort(),
    );
  });
  expect((await tab.disk.files(ANN)).map(({ here }) => here)).toEqual([0, 0, 0]);
  expect(calls('read')).toBe(3);
  tab.files.wake();
  await new Promise((resume) => setTimeout(resume, 30));
  expect(calls('read')).toBe(3);
});

test('previews do not come on a line that must not be used, nor where room is short', async () => {
  device.storage = { quota: 1e9, usage: 9e8 };
  device.mayUse = false;
  device.name(shape, true);
  await new Promise((resume) => setTimeout(resume, 30));
  device.mayUse = true;
  tab.files.wake();
  await new Promise((resume) => setTimeout(resume, 30));
  expect(calls('read')).toBe(0);
  device.storage = { quota: 1e10, usage: 0 };
  tab.files.wake();
  await until(() => expect(calls('read')).toBe(1));
});
