import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api/http.ts';
import { newId } from '../kernel/ids.ts';
import type { NotebookParts } from './notebook.ts';
import { complete, lessons, manyLessons, newDevice, onDisk, saved, tasks, until } from './testing/devices.ts';
import type { FakeDevice } from './testing/fake-device.ts';
import { FakeServer } from './testing/fake-server.ts';
import { addLesson, addTask, removeTask, rewordLesson, taskRow, tick } from './testing/writes.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = newDevice(server);
});

test('a write shows in the same moment, and is the server’s soon after', async () => {
  const tab = device.tab();
  await complete(tab);
  const done = tab.notebook.perform(addTask('Call Dad'));
  expect(tasks(tab)).toEqual(['- Call Dad']);
  await done;
  await saved(tab);
  expect(server.rows('tasks')).toMatchObject([{ text: 'Call Dad' }]);
  await until(async () => expect(await onDisk(tab, 'outbox')).toEqual([]));
  expect(tasks(tab)).toEqual(['- Call Dad']);
});

test('what was written without a network is there after a restart, and is sent once in its order', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  const first = addTask('Call Dad', '0190b1de-0000-7000-8000-000000000001');
  const writes = [first, tick('0190b1de-0000-7000-8000-000000000001'), addTask('Read'), addLesson('Rest.')];
  for (const write of writes) await tab.notebook.perform(write);
  tab.kill();
  const again = device.tab({}, ({ line }) => {
    line.isOnline = false;
  });
  await complete(again);
  expect(tasks(again)).toEqual(['- Read', 'x Call Dad']);
  expect(again.notebook.unsaved.waiting).toBe(4);
  again.line.isOnline = true;
  again.notebook.wake();
  await saved(again);
  expect(server.effects).toEqual(writes.map(({ id }) => id));
});

test('a lost acknowledgement doubles nothing', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.ways = ['answer lost', 'answer lost', 'arrives'];
  const write = addLesson('Rest.');
  await tab.notebook.perform(write);
  await saved(tab);
  expect(server.effects).toEqual([write.id]);
  expect(lessons(tab)).toEqual(['Rest.']);
});

test('rapid ticks and unticks end as the last one says, and never flicker back', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  server.put('tasks', taskRow(id, 'Run'));
  const tab = device.tab();
  await complete(tab);
  const shown: boolean[] = [];
  tab.notebook.store.subscribe(() => shown.push(tab.notebook.store.tables.tasks.get(id)?.completed === true));
  const ticks = [true, false, true, false, true];
  await Promise.all(ticks.map((completed) => tab.notebook.perform(tick(id, completed))));
  await saved(tab);
  await until(async () => expect(await onDisk(tab, 'outbox')).toEqual([]));
  expect(server.row('tasks', id)).toMatchObject({ completed: true });
  expect(shown.slice(4).every(Boolean)).toBe(true);
});

test('1 what waits and what was refused is counted before a sign-out, which tries to send first', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Rest.'));
  await tab.notebook.perform(addLesson('REFUSE me.'));
  expect(await tab.notebook.settle(50)).toBe(2);
  tab.line.isOnline = true;
  expect(await tab.notebook.settle(4000)).toBe(1);
  expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Rest.' }]);
});

test('what must be sealed otherwise waits, holds up nothing, and is sent once under its id when this device knows how', async () => {
  let isKnown = false;
  const sealAnew: NotebookParts['sealAnew'] = async ({ request }) =>
    isKnown ? { ...request, body: { ...(request.body as object), format: 4 } } : undefined;
  const tab = device.tab({ sealAnew });
  await complete(tab);
  server.demands = 4;
  const lesson = addLesson('Rest.');
  await tab.notebook.perform(lesson);
  const id = '0190b1de-0000-7000-8000-000000000001';
  server.put('tasks', taskRow(id, 'Run'));
  await tab.notebook.perform(tick(id, true));
  await until(() => expect(server.row('tasks', id)).toMatchObject({ completed: true }));
  await until(() => expect(tab.notebook.unsaved).toEqual({ waiting: 1, refusals: [], isUnpaid: false }));
  expect(lessons(tab)).toEqual(['Rest.']);
  isKnown = true;
  tab.notebook.wake();
  await saved(tab);
  expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Rest.', format: 4 }]);
  expect(server.effects.filter((effect) => effect === lesson.id)).toHaveLength(1);
});

test('what no seal of this device satisfies is tried again later, not for ever at once', async () => {
  let tries = 0;
  const sealAnew: NotebookParts['sealAnew'] = async ({ request }) => {
    tries += 1;
    return request;
  };
  const tab = device.tab({ sealAnew });
  await complete(tab);
  server.demands = 4;
  await tab.notebook.perform(addLesson('Rest.'));
  await until(() => expect(tries).toBe(1));
  expect(tab.notebook.unsaved.waiting).toBe(1);
  tab.notebook.wake();
  await until(() => expect(tries).toBe(2));
  expect(tab.notebook.unsaved.refusals).toEqual([]);
});

test('2 after a refused session the outbox goes out at the same person’s next sign-in', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.refusal = new ApiError(401, 'unauthenticated', 'No.');
  await tab.notebook.perform(addLesson('Rest.'));
  await until(() => expect(tab.line.asked).toBeGreaterThan(3));
  expect(tab.notebook.unsaved).toMatchObject({ waiting: 1, refusals: [] });
  tab.notebook.close();
  const again = device.tab();
  await saved(again);
  await until(() => expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Rest.' }]));
});

test('2 of another person nothing is shown or sent; the writing waits, the copy goes', async () => {
  const tab = device.tab();
  manyLessons(server, 3);
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Rest.'));
  tab.notebook.close();
  tab.kill();
  const bobs = newDevice(server);
  bobs.factory = device.factory;
  const bob = bobs.tab({ userId: 'bob' }, ({ line }) => {
    line.isOnline = false;
  });
  await until(() => expect(bob.notebook.state.state).toBe('unreachable'));
  expect(lessons(bob)).toEqual([]);
  expect(bob.notebook.unsaved.waiting).toBe(0);
  expect(await onDisk(bob, 'chunks', 'meta')).toEqual([]);
  expect(await onDisk(bob, 'outbox')).toHaveLength(1);
});

test('5 what is written on while a write travels stays', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  const tab = device.tab();
  await complete(tab);
  const first = tab.notebook.perform(addLesson('Rest.', id));
  const second = tab.notebook.perform(rewordLesson(id, 'Rest more.'));
  await Promise.all([first, second]);
  await saved(tab);
  await until(async () => expect(await onDisk(tab, 'outbox')).toEqual([]));
  expect(lessons(tab)).toEqual(['Rest more.']);
});

test('6 a hundred edits on one device make no copies', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(addLesson('Version 0', id));
  for (let at = 1; at <= 100; at++) await tab.notebook.perform(rewordLesson(id, `Version ${at}`));
  tab.line.isOnline = true;
  tab.notebook.wake();
  await saved(tab);
  expect(lessons(tab)).toEqual(['Version 100']);
  expect(server.rows('lessons_learned')).toHaveLength(1);
});

test('a refused write blocks no other, keeps its words over a restart, and can be sent again or given up', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  const refused = addLesson('REFUSE me.');
  const given = addLesson('REFUSE me too.');
  for (const write of [refused, given, addLesson('Rest.')]) await tab.notebook.perform(write);
  tab.line.isOnline = true;
  tab.notebook.wake();
  await saved(tab);
  expect(lessons(tab)).toEqual(['Rest.']);
  tab.kill();
  const again = device.tab();
  await until(() => expect(again.notebook.unsaved.refusals).toHaveLength(2));
  await again.notebook.discard(given.id ?? '');
  await again.notebook.retry(refused.id ?? '');
  await until(() => expect(again.notebook.unsaved.refusals).toMatchObject([{ words: 'REFUSE me.' }]));
  expect(await onDisk(again, 'shelf')).toHaveLength(1);
});

test('a refused write gives way to another one that says the same, in one moment', async () => {
  const tab = device.tab();
  await complete(tab);
  const refused = addLesson('REFUSE me.');
  const taken = addLesson('Take me.');
  await tab.notebook.perform(refused);
  await until(() => expect(tab.notebook.unsaved.refusals).toHaveLength(1));
  tab.line.isOnline = false;
  const { id = '', what, changes } = taken;
  const instead = { id, what, changes, request: await taken.request() };
  await Promise.all([
    tab.notebook.retry(refused.id ?? '', instead),
    tab.notebook.retry(refused.id ?? '', { ...instead, id: newId() }),
  ]);
  expect(lessons(tab)).toEqual(['Take me.']);
  expect(tab.notebook.unsaved).toMatchObject({ waiting: 1, refusals: [] });
  tab.kill();
  const again = device.tab();
  await complete(again);
  await saved(again);
  expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Take me.' }]);
  expect(await onDisk(again, 'shelf')).toHaveLength(0);
});

test('what is done to an action here and elsewhere comes together', async () => {
  const id = '0190b1de-0000-7000-8000-000000000001';
  server.put('tasks', taskRow(id, 'Run'));
  const [one, other] = [device.tab(), newDevice(server).tab()];
  await complete(one);
  await complete(other);
  other.line.isOnline = false;
  await other.notebook.perform(tick(id));
  await one.notebook.perform(removeTask(id));
  await saved(one);
  other.line.isOnline = true;
  other.notebook.wake();
  await saved(other);
  await until(() => expect(tasks(other)).toEqual([]));
  expect(other.notebook.unsaved.refusals).toEqual([]);
});

test('what waits for a plan keeps its place, holds up nothing else, and goes out once there is one', async () => {
  const tab = device.tab();
  await complete(tab);
  tab.line.isOnline = false;
  const held = addTask('PAY for me');
  for (const write of [held, addTask('Call Dad'), addLesson('Rest.')]) await tab.notebook.perform(write);
  server.isUnpaid = true;
  tab.line.isOnline = true;
  tab.notebook.wake();
  await until(() => expect(tab.notebook.unsaved).toMatchObject({ waiting: 2, isUnpaid: true, refusals: [] }));
  expect(server.rows('lessons_learned')).toMatchObject([{ lesson: 'Rest.' }]);
  const other = device.tab();
  await complete(other);
  await until(() => expect(other.notebook.unsaved.isUnpaid).toBe(true));
  server.isUnpaid = false;
  other.notebook.wake();
  await saved(tab);
  expect(tab.notebook.unsaved.isUnpaid).toBe(false);
  expect(server.rows('tasks')).toMatchObject([{ text: 'PAY for me' }, { text: 'Call Dad' }]);
});
