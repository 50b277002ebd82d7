import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { Disk } from '../disk.ts';
import { draftsOn } from './device.ts';
import type { StoredDraft } from './draft-store.ts';

const draft = (id: string, value = 'sealed'): StoredDraft => ({
  id,
  user_id: 'ann',
  kind: 'journal',
  value,
  format: 3,
  saved_at: '2026-11-20T08:00:00.000Z',
});

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** The database of an earlier build, with these drafts in it. */
async function earlierBuild(...drafts: StoredDraft[]) {
  const former = await openDB('growth-loop/drafts', 1, {
    upgrade: (database) => void database.createObjectStore('drafts'),
  });
  for (const one of drafts) await former.put('drafts', one, one.id);
  return former;
}

test('drafts of an earlier build are carried over once, and never over a newer one', async () => {
  const former = await earlierBuild(draft('a', 'former'), draft('b'));
  former.close();
  const disk = new Disk();
  const storage = draftsOn(disk);
  await storage.put(draft('a', 'newer'));
  expect((await storage.all()).map(({ id, value }) => `${id} ${value}`)).toEqual(['a newer', 'b sealed']);
  await storage.remove('b');
  disk.close();
  expect((await draftsOn(new Disk()).all()).map(({ id }) => id)).toEqual(['a']);
});

test('what was carried over does not come back, although a tab of the earlier build holds its database open', async () => {
  await earlierBuild(draft('a'));
  await draftsOn(new Disk()).all();
  const again = draftsOn(new Disk());
  await again.remove('a');
  expect(await draftsOn(new Disk()).all()).toEqual([]);
});
