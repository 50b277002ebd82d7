import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../api/http.ts';
import { FakeFileServer } from './testing/fake-file-server.ts';
import { ANN, digestIn, digestOf, FilesDevice, keep, newFile, refOf, until } from './testing/fake-files.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: FakeFileServer;
let device: FilesDevice;

beforeEach(() => {
  server = new FakeFileServer();
  device = new FilesDevice(server);
});

const isStored = (file: string) => until(() => expect(server.rows.get(file)?.isStored).toBe(true));
const rest = () => new Promise((resume) => setTimeout(resume, 40));

test('a file is sent once the server has its row, and another device reads the same bytes', async () => {
  const tab = device.tab();
  const given = newFile();
  const shape = await keep(tab, given);
  expect(tab.states().get(given.file)).toEqual({ is: 'waiting' });
  await rest();
  device.name(shape, false);
  await rest();
  expect(tab.line.calls).toEqual([]);
  expect(await tab.files.countUnsent()).toBe(1);
  device.name(shape, true);
  await isStored(given.file);
  await until(() => expect(tab.states().size).toBe(0));
  expect(await tab.files.countUnsent()).toBe(0);
  const other = new FilesDevice(server).tab();
  expect(await digestIn(await other.files.reading.original(refOf(given, shape)))).toBe(
    digestOf(given.original),
  );
  expect(await digestIn(await other.files.reading.preview(refOf(given, shape)))).toBe(
    digestOf(given.preview),
  );
});

test('the newest is sent first, its preview before its other pieces', async () => {
  device.mayUse = false;
  const tab = device.tab();
  const [first, second] = [newFile(), newFile()];
  for (const given of [first, second]) device.name(await keep(tab, given), true);
  tab.files.wake();
  // Nothing may be on its way any more that began when one of them was alone.
  await until(async () =>
    expect((await tab.disk.unsent(ANN)).map(({ was_named }) => was_named)).toEqual([true, true]),
  );
  device.mayUse = true;
  tab.files.wake();
  await isStored(first.file);
  expect(server.arrived).toEqual(
    [second, first].flatMap(({ file }) => [0, 1, 2, 3].map((number) => `${file} ${number}`)),
  );
});

test('it says how far it is', async () => {
  const tab = device.tab();
  const seen: unknown[] = [];
  tab.line.leaves = (call) => {
    const [state] = tab.states().values();
    if (call === 'write') seen.push(state);
  };
  const given = newFile();
  const shape = await keep(tab, given);
  device.name(shape, true);
  await isStored(given.file);
  const full = 256 * 1024 + 29;
  const total = shape.preview_bytes + 2 * full + shape.last_bytes;
  const sent = [0, shape.preview_bytes, shape.preview_bytes + full, shape.preview_bytes + 2 * full];
  expect(seen).toEqual(sent.map((bytes) => ({ is: 'sending', sent: bytes, total })));
});

test('cut at each call, before or after it arrived, it goes on where it was and sends no piece twice', async () => {
  // Locate, four pieces, finish.
  for (let cut = 0; cut < 6; cut++) {
    for (const way of ['lost', 'answer lost'] as const) {
      const own = new FakeFileServer();
      const cutDevice = new FilesDevice(own);
      const tab = cutDevice.tab();
      tab.line.ways = [...Array(cut).fill('arrives'), way];
      const given = newFile();
      cutDevice.name(await keep(tab, given), true);
      await until(() => expect(own.rows.get(given.file)?.isStored).toBe(true));
      await until(() => expect(tab.states().size).toBe(0));
      expect(own.arrived).toHaveLength(4);
      const writes = tab.line.calls.filter((call) => call === 'write').length;
      expect(writes).toBe(way === 'lost' && cut >= 1 && cut <= 4 ? 5 : 4);
    }
  }
});

test('it goes on after days, with what the server has by then', async () => {
  const tab = device.tab();
  let writes = 0;
  tab.line.leaves = (call) => {
    if (call === 'write') writes += 1;
    if (writes === 2) tab.line.isOnline = false;
  };
  const given = newFile();
  device.name(await keep(tab, given), true);
  await until(() => expect(tab.line.isOnline).toBe(false));
  tab.kill();
  device.now += 5 * DAY;
  expect(server.arrived).toHaveLength(1);
  const again = device.tab();
  await isStored(given.file);
  expect(again.line.calls).toEqual(['locate', 'write', 'write', 'write', 'finish']);
});

test('two tabs: one sends, the other shows it, and takes over when the first is gone', async () => {
  const [leader, follower] = [device.tab(), device.tab()];
  const given = newFile();
  device.name(await keep(follower, given), true);
  await isStored(given.file);
  await until(() => expect(follower.states().size).toBe(0));
  expect(follower.line.calls).toEqual([]);
  leader.line.isOnline = false;
  const second = newFile();
  const shape = await keep(follower, second);
  await until(() => expect(leader.states().get(second.file)).toEqual({ is: 'waiting' }));
  device.name(shape, true);
  leader.kill();
  await isStored(second.file);
  expect(follower.line.calls).toContain('finish');
});

test('a line that must not be used is not used, nor from the next piece on', async () => {
  device.mayUse = false;
  const tab = device.tab();
  const given = newFile();
  device.name(await keep(tab, given), true);
  await rest();
  expect(tab.line.calls).toEqual([]);
  tab.line.leaves = (call) => {
    if (call === 'write') device.mayUse = false;
  };
  device.mayUse = true;
  tab.files.wake();
  await until(() => expect(server.arrived).toHaveLength(1));
  await rest();
  expect(server.arrived).toHaveLength(1);
  expect(tab.states().get(given.file)).toEqual({ is: 'waiting' });
  tab.line.leaves = () => {};
  device.mayUse = true;
  tab.files.wake();
  await isStored(given.file);
});

test('after the end of the session nothing is sent, and what was not sent waits for the same person', async () => {
  const tab = device.tab();
  const given = newFile();
  tab.line.leaves = (call) => {
    if (call === 'write') tab.files.close();
  };
  device.name(await keep(tab, given), true);
  await until(() => expect(tab.line.calls).toContain('write'));
  await rest();
  expect(tab.line.calls).toEqual(['locate', 'write']);
  const other = device.tab({ userId: '01890a5d-ac96-774b-bcce-b302099a8058' });
  await rest();
  expect(other.line.calls).toEqual([]);
  expect(other.states().size).toBe(0);
  expect(await other.files.countUnsent()).toBe(0);
  other.kill();
  const again = device.tab();
  await isStored(given.file);
  expect(await again.files.countUnsent()).toBe(0);
});

test('no room at the server: it says so, tries again a day later or when asked, and holds up no other', async () => {
  server.quota = 100_000;
  const tab = device.tab();
  const [large, small] = [newFile(), newFile({ original: new Uint8Array(500).fill(7) })];
  device.mayUse = false;
  for (const given of [small, large]) device.name(await keep(tab, given), true);
  device.mayUse = true;
  tab.files.wake();
  const refused = { is: 'refused', reason: 'Your storage is full.' };
  await isStored(small.file);
  await until(() => expect(tab.states().get(large.file)).toEqual(refused));
  expect(await tab.files.countUnsent()).toBe(1);
  const tries = tab.line.calls.length;
  tab.files.wake();
  await rest();
  expect(tab.line.calls).toHaveLength(tries);
  tab.kill();
  const again = device.tab();
  await until(() => expect(again.states().get(large.file)).toEqual(refused));
  device.now += DAY;
  again.files.wake();
  await until(() => expect(again.line.calls).toContain('write'));
  await until(() => expect(again.states().get(large.file)).toEqual(refused));
  server.quota = Number.POSITIVE_INFINITY;
  await again.files.sendAgain();
  await isStored(large.file);
  await until(() => expect(again.states().size).toBe(0));
});

test('a file whose row was refused says why, counts as unsent, and is not sent', async () => {
  const tab = device.tab();
  const given = newFile();
  device.name(await keep(tab, given), false);
  const refused = 'Your pictures and recordings take all of your 1 GB.';
  device.named = device.named.map((named) => ({ ...named, refused }));
  tab.files.wake();
  await until(() => expect(tab.states().get(given.file)).toEqual({ is: 'refused', reason: refused }));
  expect(await tab.files.countUnsent()).toBe(1);
  expect(tab.line.calls).toEqual([]);
});

test('without a plan it waits with the server’s sentence', async () => {
  server.isUnpaid = true;
  const tab = device.tab();
  const given = newFile();
  device.name(await keep(tab, given), true);
  await until(() =>
    expect(tab.states().get(given.file)).toEqual({ is: 'refused', reason: 'Your trial has ended.' }),
  );
  server.isUnpaid = false;
  await tab.files.sendAgain();
  await isStored(given.file);
});

test('a server that fails is asked again, and a file at which it fails holds up no other', async () => {
  const tab = device.tab();
  const [one, other] = [newFile(), newFile()];
  device.mayUse = false;
  for (const given of [one, other]) device.name(await keep(tab, given), true);
  let failures = 0;
  const finish = server.finish.bind(server);
  server.finish = (file) => {
    failures += file === other.file ? 1 : 0;
    if (file === other.file && failures < 4) throw new ApiError(500, 'internal', 'Something went wrong.');
    finish(file);
  };
  device.mayUse = true;
  tab.files.wake();
  await isStored(one.file);
  await isStored(other.file);
  expect(failures).toBe(4);
});

test('pieces that the server lost between the last one and its look are sent again', async () => {
  const tab = device.tab();
  const given = newFile();
  let isSpoilt = false;
  tab.line.leaves = (call) => {
    if (call !== 'finish' || isSpoilt) return;
    isSpoilt = true;
    server.spoil(given.file, 2);
  };
  device.name(await keep(tab, given), true);
  await isStored(given.file);
  expect(server.arrived.filter((piece) => piece === `${given.file} 2`)).toHaveLength(2);
});

test('a file that the server does not know is kept for a day, and then goes', async () => {
  const tab = device.tab();
  const given = newFile();
  const shape = await keep(tab, given);
  device.name(shape, true);
  server.rows.clear();
  await until(() => expect(tab.states().size).toBe(0));
  expect(await tab.files.countUnsent()).toBe(0);
  expect(await tab.disk.file(ANN, given.file)).toBeDefined();
  device.now += DAY + HOUR;
  tab.files.wake();
  await until(async () => expect(await tab.disk.file(ANN, given.file)).toBeUndefined());
  expect(await tab.disk.piece(ANN, given.file, 1)).toBeUndefined();
});

test('a file that the server knows again within the day is sent after all', async () => {
  const tab = device.tab();
  const given = newFile();
  const shape = await keep(tab, given);
  device.name(shape, true);
  server.rows.clear();
  await until(() => expect(tab.line.calls).toContain('locate'));
  await until(() => expect(tab.states().size).toBe(0));
  server.name(shape);
  device.now += HOUR;
  tab.files.wake();
  await isStored(given.file);
});

test('a file whose row was deleted is not counted, can be put back for a day, and then goes', async () => {
  device.mayUse = false;
  const tab = device.tab();
  const given = newFile();
  const shape = await keep(tab, given);
  device.name(shape, false);
  await until(async () => expect(await tab.disk.file(ANN, given.file)).toMatchObject({ was_named: true }));
  const named = device.named;
  device.named = [];
  tab.files.wake();
  await until(async () => expect(await tab.files.countUnsent()).toBe(0));
  device.now += DAY / 2;
  device.named = named;
  tab.files.wake();
  await until(async () => expect(await tab.files.countUnsent()).toBe(1));
  expect(tab.states().get(given.file)).toEqual({ is: 'waiting' });
  device.named = [];
  tab.files.wake();
  await until(async () => expect(await tab.files.countUnsent()).toBe(0));
  device.now += DAY + 1;
  tab.files.wake();
  await until(async () => expect(await tab.disk.file(ANN, given.file)).toBeUndefined());
});

test('a file counts before its row is written, and goes after a day when none ever is', async () => {
  const tab = device.tab();
  const given = newFile();
  await keep(tab, given);
  tab.files.wake();
  await rest();
  expect(tab.states().get(given.file)).toEqual({ is: 'waiting' });
  expect(await tab.files.countUnsent()).toBe(1);
  device.now += DAY + 1;
  tab.files.wake();
  await until(async () => expect(await tab.disk.file(ANN, given.file)).toBeUndefined());
  await until(() => expect(tab.states().size).toBe(0));
});

test('while the rows are not all here, nothing counts as deleted', async () => {
  device.isComplete = false;
  const tab = device.tab();
  await keep(tab, newFile());
  device.now += 2 * DAY;
  tab.files.wake();
  await rest();
  expect(await tab.files.countUnsent()).toBe(1);
});

test('what a restored backup has lost is sent again from here', async () => {
  const tab = device.tab();
  const given = newFile();
  const shape = await keep(tab, given);
  device.name(shape, true);
  await isStored(given.file);
  await until(async () => expect(await tab.files.countUnsent()).toBe(0));
  tab.kill();
  for (const number of [0, 1, 2, 3]) server.spoil(given.file, number);
  server.rows.set(given.file, { ...shape, isStored: false });
  device.hear();
  device.tab();
  await isStored(given.file);
  expect(server.piece(given.file, 3)).toHaveLength(shape.last_bytes);
});

test('what the rows say is stored is noted without asking', async () => {
  const tab = device.tab();
  tab.line.ways = [...Array(5).fill('arrives'), 'answer lost'];
  const given = newFile();
  device.name(await keep(tab, given), true);
  await until(() => expect(server.rows.get(given.file)?.isStored).toBe(true));
  tab.line.isOnline = false;
  device.hear();
  await until(async () => expect(await tab.files.countUnsent()).toBe(0));
});

test('a file that is removed while it is sent is sent no further', async () => {
  const tab = device.tab();
  const given = newFile();
  tab.line.leaves = async (call) => {
    if (call === 'write' && server.arrived.length === 1) await tab.files.forget(given.file);
  };
  device.name(await keep(tab, given), true);
  await until(() => expect(server.arrived.length).toBeGreaterThan(1));
  await rest();
  expect(server.arrived).toHaveLength(2);
  expect(tab.states().size).toBe(0);
  expect(await tab.disk.files(ANN)).toEqual([]);
});

test('before a sign-out what waits is sent if that is quick, and counted otherwise', async () => {
  const tab = device.tab();
  const given = newFile();
  device.name(await keep(tab, given), true);
  expect(await tab.files.settle(4000)).toBe(0);
  device.mayUse = false;
  await keep(tab, newFile());
  expect(await tab.files.settle(4000)).toBe(1);
});
