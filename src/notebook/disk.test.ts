import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { Disk, type Transaction } from './disk.ts';
import { draftsOn } from './drafts/device.ts';
import { Outbox } from './outbox.ts';

/*
 * A page that is put away as it stands runs nothing until it is back. What it was in the middle of is therefore held here
 * by requests that follow each other until the page is back: its transaction stays open all that time.
 */

const draft = (id: string) => ({
  id,
  user_id: 'maya',
  kind: 'journal',
  value: 'sealed',
  format: 3,
  saved_at: '2026-01-05T08:00:00.000Z',
});

let left: Disk;
let next: Disk;
let isAway: boolean;
let comeBack: (options?: { stays: boolean }) => void;

beforeEach(async () => {
  const factory = new IDBFactory();
  left = new Disk(() => factory);
  next = new Disk(() => factory);
  isAway = true;
  await drafts(left);
});

const drafts = async (disk: Disk): Promise<string[]> => {
  const all = await disk.run(['drafts'], 'readonly', (transaction) =>
    transaction.objectStore('drafts').getAll(),
  );
  return all.map(({ id }) => id);
};

function putAway(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  comeBack = ({ stays } = { stays: true }) => {
    isAway = !stays;
    resolve();
  };
  left.putAway(promise);
}

/** Begins work that goes on until the page is back. Answers it, how often it began, and when it has begun. */
function goingOn<Mode extends 'readonly' | 'readwrite'>(
  mode: Mode,
  work: (transaction: Transaction<Mode>, isLast: boolean) => Promise<unknown>,
) {
  const started = Promise.withResolvers<void>();
  const seen = { tries: 0, started: started.promise, done: Promise.resolve() };
  seen.done = left.run(['drafts'], mode, async (transaction) => {
    seen.tries += 1;
    await work(transaction, false);
    started.resolve();
    while (isAway) await transaction.objectStore('drafts').count();
    await work(transaction, true);
  });
  return seen;
}

test('who writes is given up as a whole, keeps nobody waiting, and writes all of it once the page is back', async () => {
  const writing = goingOn('readwrite', (transaction, isLast) =>
    transaction.objectStore('drafts').put(draft(isLast ? 'second' : 'first')),
  );
  await writing.started;
  putAway();
  expect(await drafts(next)).toEqual([]);
  comeBack();
  await writing.done;
  expect(writing.tries).toBe(2);
  expect(await drafts(next)).toEqual(['first', 'second']);
});

test('who reads is given up, so that others can write, and reads what they wrote once the page is back', async () => {
  let read: unknown;
  const reading = goingOn('readonly', async (transaction) => {
    read = await transaction.objectStore('drafts').getAllKeys();
  });
  await reading.started;
  putAway();
  await draftsOn(next).put(draft('theirs'));
  comeBack();
  await reading.done;
  expect(reading.tries).toBe(2);
  expect(read).toEqual(['theirs']);
});

test('nothing begins while the page is away', async () => {
  putAway();
  const later = draftsOn(left).put(draft('later'));
  expect(await drafts(next)).toEqual([]);
  comeBack();
  await later;
  expect(await drafts(next)).toEqual(['later']);
});

test('a page that is put away once more before it is done does its work when it stays', async () => {
  const writing = goingOn('readwrite', (transaction) => transaction.objectStore('drafts').put(draft('kept')));
  await writing.started;
  putAway();
  comeBack({ stays: false });
  await expect.poll(() => writing.tries).toBe(2);
  putAway();
  expect(await drafts(next)).toEqual([]);
  comeBack();
  await writing.done;
  expect(writing.tries).toBe(3);
  expect(await drafts(next)).toEqual(['kept']);
});

/** Puts the page away at the moment at which the work commits its transaction. Answers how often it did. */
async function putAwayOnCommit(work: () => Promise<unknown>): Promise<number> {
  let commits = 0;
  const { commit } = IDBTransaction.prototype;
  const { promise: committed, resolve } = Promise.withResolvers<void>();
  IDBTransaction.prototype.commit = function (this: IDBTransaction) {
    commit.call(this);
    commits += 1;
    putAway();
    resolve();
  };
  try {
    const working = work();
    await committed;
    await working;
  } finally {
    IDBTransaction.prototype.commit = commit;
  }
  return commits;
}

test('a draft that is asked for is written and removed although the page is put away', async () => {
  const storage = draftsOn(left);
  await storage.all();
  expect(await putAwayOnCommit(() => storage.put(draft('typed')))).toBe(1);
  expect(await drafts(next)).toEqual(['typed']);
  comeBack();
  expect(await putAwayOnCommit(() => storage.remove('typed'))).toBe(1);
  expect(await drafts(next)).toEqual([]);
});

test('a write and the draft that it ends change together although the page is put away', async () => {
  await draftsOn(left).put(draft('typed'));
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const parts = (disk: Disk) => ({ disk, userId: 'maya', keys: async () => [key] as const });
  const write = { what: 'entry', request: { call: 'POST /api/tasks' as const }, changes: [] };
  expect(await putAwayOnCommit(() => new Outbox(parts(left)).add('one', write, 'typed'))).toBe(1);
  expect(await drafts(next)).toEqual([]);
  const outbox = new Outbox(parts(next));
  await outbox.refresh();
  expect(outbox.waiting.map(({ id }) => id)).toEqual(['one']);
});
