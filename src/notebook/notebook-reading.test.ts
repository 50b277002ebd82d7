import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/http.ts';
import { complete, lessons, manyLessons, newDevice, onDisk, until } from './testing/devices.ts';
import type { FakeDevice } from './testing/fake-device.ts';
import { FakeServer } from './testing/fake-server.ts';
import { addLesson, lessonRow } from './testing/writes.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = newDevice(server);
});

test('a notebook opens today, and the rest once the page is idle', async () => {
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Of today'));
  manyLessons(server, 30);
  const first = device.tab();
  await complete(first);
  first.kill();
  let beIdle: (() => void) | undefined;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    beIdle = then;
  });
  try {
    const tab = device.tab();
    await until(() => expect(beIdle).toBeDefined());
    expect(tab.notebook.state.state).toBe('recent');
    expect(lessons(tab)).toContain('Of today');
    expect(lessons(tab).length).toBeLessThan(12);
    vi.stubGlobal('requestIdleCallback', setTimeout);
    beIdle?.();
    await complete(tab);
    expect(lessons(tab)).toHaveLength(31);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a first sync shows the newest at once and the rest as it comes', async () => {
  manyLessons(server, 23);
  const tab = device.tab();
  await until(() => expect(lessons(tab).length).toBeGreaterThanOrEqual(4));
  expect(lessons(tab)).toContain('Lesson 1');
  await complete(tab);
  expect(lessons(tab)).toHaveLength(23);
});

test('a notebook opens without a network, today first', async () => {
  manyLessons(server, 300);
  server.pageSize = 100;
  const first = device.tab();
  await complete(first);
  first.kill();
  const states: [string, number][] = [];
  const offline = device.tab({}, ({ line, notebook }) => {
    line.isOnline = false;
    notebook.subscribe(() => states.push([notebook.state.state, notebook.store.tables.lessons_learned.size]));
  });
  await complete(offline);
  expect(lessons(offline)).toHaveLength(300);
  const [recent] = states.filter(([state]) => state === 'recent');
  expect(recent?.[1]).toBeGreaterThan(0);
  expect(recent?.[1]).toBeLessThan(20);
});

test('3 a row dated 2050 delays no other', async () => {
  server.put('lessons_learned', { ...lessonRow(crypto.randomUUID(), 'From 2050'), date: '2050-01-01' });
  manyLessons(server, 12);
  const tab = device.tab();
  await complete(tab);
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Newest'));
  tab.notebook.wake();
  await until(() => expect(lessons(tab)).toContain('Newest'));
  expect(lessons(tab)).toHaveLength(14);
});

test('7 an empty answer deletes nothing', async () => {
  manyLessons(server, 8);
  const tab = device.tab();
  await complete(tab);
  const empty = new FakeServer();
  empty.restore('emptied', () => false);
  const emptied = device.tab({ ask: async (from) => empty.sync(from) });
  tab.kill();
  await until(() => expect(lessons(emptied)).toHaveLength(8));
  emptied.notebook.wake();
  await new Promise((resume) => setTimeout(resume, 60));
  expect(lessons(emptied)).toHaveLength(8);
  emptied.kill();
  const again = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await until(() => expect(lessons(again)).toHaveLength(8));
});

test('8 an empty device sends nothing over old rows', async () => {
  manyLessons(server, 8);
  const before = server.seq;
  const tab = device.tab();
  await complete(tab);
  expect(server.seq).toBe(before);
});

test('9 a device away for a year revives no deletion', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  server.put('lessons_learned', lessonRow(id, 'Deleted elsewhere'));
  const tab = device.tab();
  await complete(tab);
  tab.kill();
  server.remove('lessons_learned', id);
  manyLessons(server, 40);
  const back = device.tab();
  await until(() => expect(lessons(back)).toHaveLength(40));
  expect(lessons(back)).not.toContain('Deleted elsewhere');
  back.kill();
  const offline = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await complete(offline);
  expect(lessons(offline)).not.toContain('Deleted elsewhere');
});

test('11 a key that cannot be fetched at the start: it recovers by itself', async () => {
  manyLessons(server, 3);
  let failures = 3;
  const key = await device.key;
  const tab = device.tab({
    keys: async () => {
      if (failures-- > 0) throw new ApiError(0, 'offline', 'No connection.');
      return [key];
    },
  });
  expect(tab.notebook.state).toEqual({ state: 'opening' });
  await until(() => expect(tab.notebook.state).toEqual({ state: 'unreachable', problem: 'no-key' }));
  await complete(tab);
  expect(tab.notebook.state.problem).toBeUndefined();
});

test('a restored backup is pulled again; what waits here goes out afterwards', async () => {
  manyLessons(server, 20);
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Written meanwhile.'));
  server.restore('second', (_table, { lesson }) => lesson !== 'Lesson 1');
  tab.line.isOnline = true;
  tab.notebook.wake();
  await until(() => expect(lessons(tab)).not.toContain('Lesson 1'));
  expect(lessons(tab)).toContain('Written meanwhile.');
  expect(lessons(tab)).toHaveLength(20);
  // What is shown is on the disk a moment later.
  await until(async () =>
    expect(await onDisk(tab, 'meta')).toMatchObject([{ epoch: 'second', before: null }]),
  );
  tab.kill();
  const offline = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await complete(offline);
  expect(lessons(offline)).toHaveLength(20);
});
