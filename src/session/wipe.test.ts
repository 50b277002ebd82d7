import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { Disk } from '../notebook/disk.ts';
import { FileDisk } from './files/file-disk.ts';
import { clearDatabases, isMarkedLeft, markLeft, unmarkLeft } from './wipe.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** A device on which two people have written, the copy being Ann's. */
async function filled(): Promise<Disk> {
  const disk = new Disk();
  const sealed = new Uint8Array([1]);
  await disk.run(['meta', 'chunks', 'outbox', 'shelf', 'drafts'], 'readwrite', async (transaction) => {
    const state = { layout: 1, turn: 1, epoch: 'e', after: 1, before: null };
    void transaction.objectStore('meta').put({ ...state, user_id: 'ann' }, 'copy');
    void transaction.objectStore('chunks').put({ id: 'a1', sealed });
    for (const user_id of ['ann', 'bob']) {
      void transaction.objectStore('outbox').put({ id: user_id, user_id, sealed, seq: null });
      void transaction.objectStore('shelf').put({ id: user_id, user_id, sealed, at: '' });
      const draft = { id: user_id, user_id, kind: 'journal', value: '', format: 3, saved_at: '' };
      await transaction.objectStore('drafts').put(draft);
    }
  });
  return disk;
}

const left = (disk: Disk) =>
  disk.run(['meta', 'chunks', 'outbox', 'shelf', 'drafts'], 'readonly', async (transaction) => ({
    meta: await transaction.objectStore('meta').count(),
    chunks: await transaction.objectStore('chunks').count(),
    outbox: (await transaction.objectStore('outbox').getAll()).map(({ id }) => id),
    shelf: await transaction.objectStore('shelf').getAllKeys(),
    drafts: await transaction.objectStore('drafts').getAllKeys(),
  }));

test('a sign-out empties the notebook while tabs hold it open; what another person has not sent yet waits', async () => {
  const disk = await filled();
  await clearDatabases(() => true, 'ann');
  expect(await left(disk)).toEqual({ meta: 0, chunks: 0, outbox: ['bob'], shelf: ['bob'], drafts: ['bob'] });
});

test('the end of a session leaves sealed writing and the copy as they are', async () => {
  const disk = await filled();
  await clearDatabases((name) => name === 'growth-loop/keys');
  expect(await left(disk)).toMatchObject({ chunks: 1, outbox: ['ann', 'bob'], drafts: ['ann', 'bob'] });
});

test.each([
  ['row by row', () => clearDatabases(() => true, 'ann')],
  ['at one stroke', (disk: FileDisk) => disk.forgetAll('ann')],
])(
  'a sign-out takes the files of the person along, the unsent ones too, and no others: %s',
  async (_, wipe) => {
    const disk = new FileDisk();
    const piece = new Uint8Array([1]);
    for (const user_id of ['ann', 'ann b', 'bob']) {
      const shape = { file: 'f', pieces: 1, last_bytes: 1, preview_bytes: 0 };
      const at = { state: 'unsent' as const, here: 1, has_preview: false, used_at: 0 };
      const nothing = { refused: null, retry_at: 0, unnamed_since: null, was_named: true };
      await disk.keep({ ...shape, ...at, ...nothing, user_id }, new Map([[1, piece]]));
    }
    await clearDatabases((name) => name === 'growth-loop/keys');
    expect(await disk.unsent('ann')).toHaveLength(1);
    await wipe(disk);
    for (const [user_id, count] of [
      ['ann', 0],
      ['ann b', 1],
      ['bob', 1],
    ] as const) {
      expect(await disk.files(user_id)).toHaveLength(count);
      expect(await disk.piece(user_id, 'f', 1)).toEqual(count ? piece : undefined);
    }
  },
);

/** The document of a page, with the cookies that the browser has and the lines by which they were set. */
function documentAt(protocol: string, has: string[] = []) {
  const cookies = new Set(has);
  const lines: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const [cookie = ''] = line.split('; ');
      if (line.includes('Max-Age=0')) cookies.delete(cookie);
      else cookies.add(cookie);
    },
  });
  return { cookies, lines };
}

test('over TLS the mark of a sign-out is this host’s alone, and travels encrypted', () => {
  const { cookies, lines } = documentAt('https:');
  markLeft();
  expect(lines).toEqual(['__Host-left=1; Path=/; SameSite=Lax; Max-Age=31536000; Secure']);
  expect(isMarkedLeft()).toBe(true);
  unmarkLeft();
  expect(isMarkedLeft()).toBe(false);
  expect(cookies.size).toBe(0);
});

test('a mark that an earlier release has left still counts, and goes', () => {
  const { cookies } = documentAt('https:', ['left=1', 'other=2']);
  expect(isMarkedLeft()).toBe(true);
  unmarkLeft();
  expect([...cookies]).toEqual(['other=2']);
});

test('without TLS, on a developer’s machine, the mark is there too', () => {
  const { lines } = documentAt('http:');
  markLeft();
  expect(lines).toEqual(['left=1; Path=/; SameSite=Lax; Max-Age=31536000']);
  expect(isMarkedLeft()).toBe(true);
  unmarkLeft();
  expect(isMarkedLeft()).toBe(false);
});
