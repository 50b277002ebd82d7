import { beforeEach, expect, test } from 'vitest';
import { complete, lessons, newDevice, saved, tasks, until } from './testing/devices.ts';
import type { FakeDevice, Tab } from './testing/fake-device.ts';
import { FakeServer } from './testing/fake-server.ts';
import { addLesson, addTask, lessonRow } from './testing/writes.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(() => {
  server = new FakeServer();
  device = newDevice(server);
});

test('10 three tabs, the leader gone: every write arrives once, and every tab shows all', async () => {
  const tabs = [device.tab(), device.tab(), device.tab()];
  for (const tab of tabs) await complete(tab);
  const [leader, second, third] = tabs as [Tab, Tab, Tab];
  for (const { line } of tabs) line.isOnline = false;
  for (const [at, { notebook }] of tabs.entries()) await notebook.perform(addTask(`Action ${at}`));
  await until(() => {
    for (const tab of tabs) expect(tasks(tab)).toHaveLength(3);
  });
  leader.kill();
  for (const { line } of tabs) line.isOnline = true;
  await third.notebook.perform(addTask('Action 3'));
  await until(() => expect(server.rows('tasks')).toHaveLength(4));
  expect(new Set(server.effects).size).toBe(server.effects.length);
  await until(() => {
    for (const tab of [second, third]) {
      expect(tasks(tab)).toHaveLength(4);
      expect(tab.notebook.unsaved.waiting).toBe(0);
    }
  });
});

test('10 what a tab writes shows in the others, and goes from all when it is refused', async () => {
  const [one, other] = [device.tab(), device.tab()];
  await complete(one);
  await complete(other);
  one.line.isOnline = false;
  await other.notebook.perform(addLesson('REFUSE me.'));
  await until(() => expect(lessons(one)).toEqual(['REFUSE me.']));
  one.line.isOnline = true;
  one.notebook.wake();
  await until(() => {
    for (const { notebook } of [one, other]) {
      expect(notebook.unsaved.refusals).toMatchObject([
        { words: 'REFUSE me.', reason: 'This cannot be saved.' },
      ]);
      expect(notebook.store.tables.lessons_learned.size).toBe(0);
    }
  });
});

test('a tab that missed news reads the copy again', async () => {
  const [leader, follower] = [device.tab(), device.tab()];
  await complete(leader);
  await complete(follower);
  const write = addLesson('Rest.');
  await follower.notebook.perform(write);
  await saved(follower);
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Elsewhere'));
  leader.notebook.wake();
  await until(() => expect(lessons(follower)).toEqual(['Elsewhere', 'Rest.']));
  leader.kill();
  server.put('lessons_learned', lessonRow(crypto.randomUUID(), 'Later'));
  follower.notebook.wake();
  await until(() => expect(lessons(follower)).toEqual(['Elsewhere', 'Later', 'Rest.']));
});
