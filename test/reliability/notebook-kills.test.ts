import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeTemporaryDirectory } from '../../dev/postgres/temporary.ts';
import { newId } from '../../src/kernel/ids.ts';
import { deriveEntryKey, fromBase64 } from '../../src/kernel/seal.ts';
import { sealRow } from '../../src/kernel/sealed-row.ts';
import type { Mutation } from '../../src/notebook/mutation.ts';
import { FakeDevice, type Tab } from '../../src/notebook/testing/fake-device.ts';
import { lessonRow, taskRow } from '../../src/notebook/testing/writes.ts';
import { notebookOf, notebookServer } from '../harness/notebook-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/postgres.ts';
import { type RemotePerson, signInAt, signUpAt } from '../harness/remote-person.ts';
import { type ServerProcess, startServerProcess, stopServerProcesses } from '../harness/server-process.ts';

/*
 * Notebooks that write while the server, or the tab itself, is killed. NOTEBOOK_KILLS=200 kills more often than every
 * time.
 */

const KILLS = Number(process.env.NOTEBOOK_KILLS ?? 3);
const EMAIL = 'kills@example.com';

let home: string;
let database: TestDatabase;
let server: ServerProcess;
let url = '';
let ann: RemotePerson;

async function startServer(): Promise<void> {
  server = startServerProcess({
    DATA_DIR: join(home, 'data'),
    DATABASE_URL: database.url,
    HOME: home,
    AUTH_RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  url = await server.ready;
}

beforeAll(async () => {
  home = await makeTemporaryDirectory();
  database = await createTestDatabase();
  await startServer();
  ann = await signUpAt(url, EMAIL);
});
afterAll(async () => {
  await stopServerProcesses();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

async function killServer(): Promise<void> {
  server.signal('SIGKILL');
  await server.ended;
}

async function again(): Promise<void> {
  await startServer();
  ann = await signInAt(url, EMAIL);
}

async function keyOfAnn(): Promise<CryptoKey> {
  const answer = await fetch(`${url}/api/entry-key`, { headers: { authorization: `Bearer ${ann.token}` } });
  return deriveEntryKey(ann.userId, fromBase64((await answer.json()).salt));
}

/** What the device has said is kept: the ids of its rows, with their words. */
type Kept = Map<string, string>;

function noting(key: CryptoKey, id: string, lesson: string): Mutation {
  const place = { person: ann.userId, table: 'lessons_learned', row: id } as const;
  return {
    what: 'A lesson',
    words: lesson,
    request: async () => ({
      call: 'POST /api/lessons',
      body: { id, ...(await sealRow(key, place, { lesson })), format: 3 },
    }),
    changes: [{ table: 'lessons_learned', key: id, put: lessonRow(id, lesson) }],
  };
}

function adding(key: CryptoKey, id: string, text: string): Mutation {
  const place = { person: ann.userId, table: 'tasks', row: id } as const;
  return {
    what: 'An action',
    words: text,
    request: async () => ({
      call: 'POST /api/tasks',
      body: { id, ...(await sealRow(key, place, { text })), format: 3 },
    }),
    changes: [{ table: 'tasks', key: id, put: taskRow(id, text) }],
  };
}

const ticking = (id: string): Mutation => ({
  what: 'A tick',
  request: async () => ({ call: 'PATCH /api/tasks/{id}', params: { id }, body: { completed: true } }),
  changes: [{ table: 'tasks', key: id, set: { completed: true } }],
});

/** A device whose tab is killed and opened again, and the person who goes on writing. */
class Writer {
  readonly kept: Kept = new Map();
  readonly ticked = new Set<string>();
  readonly #device: FakeDevice;
  readonly #key: CryptoKey;
  readonly #name: string;
  tab: Tab;
  #written = 0;

  constructor(name: string, key: CryptoKey) {
    this.#name = name;
    this.#key = key;
    this.#device = new FakeDevice(
      notebookServer(
        (path, init) => fetch(`${url}${path}`, init),
        () => ann.token,
      ),
    );
    this.tab = this.#open();
  }

  #open = (): Tab => this.#device.tab(notebookOf(ann.userId, this.#key));

  /** The tab dies; what it was about to do is never heard of. */
  crash(): void {
    this.tab.kill();
    this.tab = this.#open();
  }

  /** Writes without a pause until told to stop, or until the tab dies. */
  async write(until: AbortSignal): Promise<void> {
    const { notebook, disk } = this.tab;
    const done = async (write: Mutation): Promise<boolean> => {
      const isSaved = notebook.perform(write).then(() => true);
      const isDead = (async () => {
        while (!disk.isDead) await pause(5);
        return false;
      })();
      return Promise.race([isSaved, isDead]);
    };
    while (!until.aborted && !disk.isDead) {
      this.#written += 1;
      const words = `${this.#name} ${this.#written}`;
      const [lesson, action] = [newId(), newId()];
      if (await done(noting(this.#key, lesson, words))) this.kept.set(lesson, words);
      if (await done(adding(this.#key, action, words))) this.kept.set(action, words);
      if (await done(ticking(action))) this.ticked.add(action);
      await pause(15);
    }
  }

  off(): void {
    this.#device.off();
  }
}

const words = ({ notebook }: Tab): Kept => {
  const { lessons_learned, tasks } = notebook.store.tables;
  return new Map([
    ...[...lessons_learned.values()].map(({ id, lesson }) => [id, lesson] as const),
    ...[...tasks.values()].map(({ id, text }) => [id, text] as const),
  ]);
};

const ticks = ({ notebook }: Tab): string[] =>
  [...notebook.store.tables.tasks.values()].filter(({ completed }) => completed).map(({ id }) => id);

/** Writes on both devices, and in the midst of it somebody is killed. */
async function round(writers: readonly Writer[], number: number): Promise<void> {
  const end = new AbortController();
  const writing = writers.map((writer) => writer.write(end.signal));
  await pause(20 + ((number * 37) % 150));
  const isServer = number % 2 === 0;
  if (isServer) await killServer();
  else writers[number % 4 === 1 ? 0 : 1]?.crash();
  await pause(100);
  end.abort();
  await Promise.all(writing);
  if (isServer) await again();
}

test(`${KILLS} kills of the server and of a tab during saves: nothing that was kept is lost, nothing is doubled`, {
  timeout: 60_000 + KILLS * 10_000,
}, async () => {
  const key = await keyOfAnn();
  const writers = [new Writer('phone', key), new Writer('laptop', key)];
  for (let number = 0; number < KILLS; number++) await round(writers, number);

  const fresh = new Writer('new', key);
  const kept = new Map(writers.flatMap((writer) => [...writer.kept]));
  await vi.waitFor(
    () => {
      for (const { tab } of [...writers, fresh]) tab.notebook.wake();
      for (const { tab } of [...writers, fresh]) {
        expect(tab.notebook.state.state).toBe('complete');
        expect(tab.notebook.unsaved).toEqual({ waiting: 0, refusals: [], isUnpaid: false });
        expect(words(tab)).toEqual(words(fresh.tab));
        // A tick may come to the others after all words have.
        expect(ticks(tab).sort()).toEqual(ticks(fresh.tab).sort());
      }
      expect(words(fresh.tab).size).toBeGreaterThanOrEqual(kept.size);
    },
    { timeout: 60_000, interval: 100 },
  );
  const there = words(fresh.tab);
  for (const [id, text] of kept) expect(there.get(id), text).toBe(text);
  const { growth_days } = fresh.tab.notebook.store.tables;
  const ticked = writers.flatMap((writer) => [...writer.ticked]);
  expect(ticks(fresh.tab)).toEqual(expect.arrayContaining(ticked));
  // Each tick has earned once, however often it was sent.
  const completed = ticks(fresh.tab);
  const days = [...growth_days.values()];
  expect(days.reduce((sum, { actions }) => sum + actions, 0)).toBe(completed.length);
  expect(days.reduce((sum, { points }) => sum + points, 0)).toBe(completed.length * 10);
  expect(kept.size).toBeGreaterThan(KILLS * 2);
  for (const writer of [...writers, fresh]) writer.off();
  console.info({ kills: KILLS, kept: kept.size, ticked: ticked.length });
});
