import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { Disk } from './disk.ts';

const draft = (id: string) => ({
  id,
  user_id: 'maya',
  kind: 'journal',
  value: 'sealed',
  format: 3,
  saved_at: '2026-01-05T08:00:00.000Z',
});

let factory: IDBFactory;
beforeEach(() => {
  factory = new IDBFactory();
});

const all = (disk: Disk) =>
  disk.run(['drafts'], 'readonly', (transaction) => transaction.objectStore('drafts').getAll());

/** A page that is put away as it stands runs nothing until it is back: here its requests are never answered. */
test('a page that is put away keeps nobody from the stores, and what it was doing is done when it is back', async () => {
  const left = new Disk(() => factory);
  const next = new Disk(() => factory);
  await all(left);
  let tries = 0;
  let isAway = true;
  const writing = left.run(['drafts'], 'readwrite', async (transaction) => {
    tries += 1;
    const store = transaction.objectStore('drafts');
    await store.put(draft('half'));
    // Holds the transaction open, as a page that is put away in the middle does.
    while (isAway) await store.get('half');
    await store.put(draft('whole'));
  });
  while (tries === 0) await Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  left.putAway(promise);
  const begunAway = left.run(['drafts'], 'readwrite', (transaction) =>
    transaction.objectStore('drafts').put(draft('later')),
  );
  expect(await all(next)).toEqual([]);
  isAway = false;
  resolve();
  await Promise.all([writing, begunAway]);
  expect(tries).toBe(2);
  expect((await all(next)).map(({ id }) => id)).toEqual(['half', 'later', 'whole']);
});
