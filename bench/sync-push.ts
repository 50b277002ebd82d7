/*
 * npm run bench:sync-push: what it costs that devices are told of writes. Two server processes on one database, in the
 * same run: one that tells nothing, and one that tells, while nobody listens and while each person's other device does.
 *
 *   save   POST /api/journal/entries: a whole page with two actions, its mark and its points
 *   task   POST /api/tasks: the smallest write
 *
 * At last, how long after its answer a write is heard of elsewhere. Compare ratios, not figures.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '../dev/postgres/embedded.ts';
import { makeTemporaryDirectory } from '../dev/postgres/temporary.ts';
import { newId } from '../src/kernel/ids.ts';
import { type Events, openEvents } from '../test/harness/events.ts';
import { sealedWords } from '../test/harness/remote-person.ts';
import {
  CONNECTIONS,
  headersOf,
  type Kind,
  load,
  makeSubject,
  makeSubjects,
  median,
  ROUNDS,
  SECONDS,
  type Subject,
  saving,
  spawnServer,
  whole,
} from './load.ts';

const WRITES = 50;
const WAIT_MS = 150;

const newTask = () => ({ id: newId(), ...sealedWords('Call Dad') });

const kinds: Kind[] = [
  { name: 'save', requests: saving },
  {
    name: 'task',
    requests: () => {
      const task = newTask();
      return {
        requests: [{ method: 'POST', path: '/api/tasks', body: JSON.stringify(task) }],
        fresh: [task.id],
      };
    },
  },
];

interface Way {
  name: string;
  url: string;
  isHeard: boolean;
}

const root = resolve(import.meta.dirname, '..');
const folder = await makeTemporaryDirectory();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined });
const children: ChildProcess[] = [];

async function start(push: 'on' | 'off'): Promise<string> {
  const { url, child } = await spawnServer(root, {
    folder,
    databaseUrl: postgres.url,
    settings: { SYNC_PUSH: push },
  });
  children.push(child);
  return url;
}

const listenTo = (url: string, { token }: Subject): Promise<Events> =>
  openEvents((path, init) => fetch(`${url}${path}`, init), token);

/** One round of a way, with each person's other device listening where that is the way. */
async function round({ url, isHeard }: Way, people: Subject[], kind: Kind): Promise<number> {
  const events = isHeard ? await Promise.all(people.map((person) => listenTo(url, person))) : [];
  const figure = await load(url, people, kind);
  for (const each of events) await each.close();
  return figure;
}

async function measure(ways: Way[], kind: Kind): Promise<void> {
  const figures = new Map<Way, number[]>(ways.map((way) => [way, []]));
  const people = new Map<Way, Subject[]>();
  // People of each way's own, so that none works on what another piles up.
  for (const [index, way] of ways.entries())
    people.set(way, await makeSubjects(way.url, `${kind.name}-${index}`));
  // A first round that does not count: servers and database are cold.
  for (const way of ways) await round(way, people.get(way) ?? [], kind);
  for (let count = 0; count < ROUNDS; count++) {
    for (const way of ways) figures.get(way)?.push(await round(way, people.get(way) ?? [], kind));
  }
  const [first = 1] = ways.map((way) => median(figures.get(way) ?? []));
  for (const way of ways) {
    const figure = median(figures.get(way) ?? []);
    console.log(
      `${kind.name}  ${way.name.padEnd(24)} ${whole(figure)}/s   ratio ${(figure / first).toFixed(2)}`,
    );
  }
}

/** The milliseconds from the answer of each write until the other device has heard its number. */
async function delays(url: string): Promise<number[]> {
  const person = await makeSubject(url, 'delays@example.com');
  const events = await listenTo(url, person);
  const found: number[] = [];
  for (let count = 0; count < WRITES; count++) {
    const answer = await fetch(`${url}/api/tasks`, {
      method: 'POST',
      headers: headersOf(person),
      body: JSON.stringify(newTask()),
    });
    const seq = Number(answer.headers.get('sync-seq'));
    const answered = performance.now();
    while ((events.heard.at(-1) ?? 0) < seq) await new Promise((resume) => setImmediate(resume));
    found.push(performance.now() - answered);
    // Longer than writes are gathered for.
    await new Promise((resume) => setTimeout(resume, WAIT_MS));
  }
  await events.close();
  return found;
}

try {
  const [silent, telling] = [await start('off'), await start('on')];
  const ways: Way[] = [
    { name: 'off', url: silent, isHeard: false },
    { name: 'on, nobody listens', url: telling, isHeard: false },
    { name: 'on, everybody listens', url: telling, isHeard: true },
  ];
  console.log(`${CONNECTIONS} people at once, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  for (const kind of kinds) await measure(ways, kind);
  console.log(`heard elsewhere ${median(await delays(telling)).toFixed(1)} ms after the answer`);
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
