import { afterEach, expect, test } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { replaceNotebook } from '../../notebook/current.ts';
import type { Mutation } from '../../notebook/mutation.ts';
import { complete, newDevice, saved, until } from '../../notebook/testing/devices.ts';
import { newKey } from '../../notebook/testing/fake-device.ts';
import { FakeServer } from '../../notebook/testing/fake-server.ts';
import { namedFiles, retryRefusedRows } from './named-files.ts';

afterEach(() => replaceNotebook(undefined));

/** Adds an attachment of this file, as pages do. */
function attach(file: string, text = '', id: string = newId()): Mutation {
  const row = { of_table: 'lessons_learned', of_id: newId(), info: 'sealed', format: 3, file };
  const shape = { pieces: 1, last_bytes: 93, preview_bytes: 0 };
  const put = { ...row, ...shape, id, stored_at: null, created_at: '2026-11-20T08:00:00.000Z' };
  return {
    id: newId(),
    what: 'A picture',
    request: async () => ({
      call: 'PUT /api/attachments/{id}',
      params: { id },
      body: { ...row, ...shape, text },
    }),
    changes: [{ table: 'attachments', key: id, put }],
  } as Mutation;
}

const names = () =>
  namedFiles().files.map(({ file, isWithServer, isStored }) => ({ file, isWithServer, isStored }));

test('a file is named at once, with the server once its row has come back, and stored once the row says so', async () => {
  const server = new FakeServer();
  const tab = newDevice(server).tab();
  replaceNotebook(tab.notebook);
  await complete(tab);
  expect(namedFiles()).toEqual({ isComplete: true, files: [] });
  tab.line.isOnline = false;
  const id = newId();
  await tab.notebook.perform(attach('a', '', id));
  expect(names()).toEqual([{ file: 'a', isWithServer: false, isStored: false }]);
  tab.line.isOnline = true;
  tab.notebook.wake();
  await saved(tab);
  await until(() => expect(names()).toEqual([{ file: 'a', isWithServer: true, isStored: false }]));
  server.put('attachments', { ...server.row('attachments', id), stored_at: '2026-11-20T08:01:00.000Z' });
  tab.notebook.wake();
  await until(() => expect(names()).toEqual([{ file: 'a', isWithServer: true, isStored: true }]));
  server.remove('attachments', id);
  tab.notebook.wake();
  await until(() => expect(names()).toEqual([]));
});

test('a row that was refused still names its file, and the newest row is named first', async () => {
  const server = new FakeServer();
  for (const day of ['18', '21', '19']) {
    server.put('attachments', { id: newId(), file: day, created_at: `2026-11-${day}T08:00:00.000Z` });
  }
  const tab = newDevice(server).tab();
  replaceNotebook(tab.notebook);
  await complete(tab);
  await tab.notebook.perform(attach('a', 'REFUSE'));
  await until(() => expect(tab.notebook.unsaved.refusals).toHaveLength(1));
  const named = () =>
    namedFiles().files.map(({ file, isWithServer, refused }) => [file, isWithServer, refused]);
  expect(named()).toEqual([
    ['21', true, undefined],
    ['a', false, 'This cannot be saved.'],
    ['19', true, undefined],
    ['18', true, undefined],
  ]);
  await retryRefusedRows();
  expect(named()[1]).toEqual(['a', false, undefined]);
});

test('where another device was first with the row, this device’s file is no longer named', async () => {
  const server = new FakeServer();
  const id = newId();
  const tab = newDevice(server).tab();
  replaceNotebook(tab.notebook);
  await complete(tab);
  tab.line.isOnline = false;
  await tab.notebook.perform(attach('mine', '', id));
  server.put('attachments', {
    id,
    file: 'theirs',
    info: 'sealed',
    format: 3,
    created_at: '2026-11-20T07:00:00.000Z',
  });
  tab.line.isOnline = true;
  tab.notebook.wake();
  await until(() => expect(names()).toEqual([{ file: 'theirs', isWithServer: true, isStored: false }]));
});

test('while a write cannot be opened, what it names is not known, and nothing counts as deleted', async () => {
  const device = newDevice(new FakeServer());
  const [former, present] = [await newKey(), await newKey()];
  const before = device.tab({ keys: async () => [former] });
  await complete(before);
  before.line.isOnline = false;
  await before.notebook.perform(attach('a'));
  before.kill();
  const tab = device.tab({ keys: async () => [present] });
  replaceNotebook(tab.notebook);
  await complete(tab);
  expect(namedFiles()).toEqual({ isComplete: false, files: [] });
});

test('without a notebook nothing is named, and nothing counts as deleted', () => {
  expect(namedFiles()).toEqual({ isComplete: false, files: [] });
});
