/*
 * Whatever is done on both sides in whatever order, and wherever a run is killed or refused: after two quiet runs both
 * sides are the same, nothing stands twice, nothing was lost, and the second of them changes nothing.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../../dev/google/api.ts';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { untilLater } from '../../../test/harness/clock.ts';
import { type Google, listNamed, standing, startGoogle } from '../../../test/harness/google.ts';
import { type Sealing, sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { openRows } from '../../kernel/sealed-row.ts';
import { Database } from '../../server/database.ts';
import type { Task } from '../tasks/contract.ts';
import { runSync } from './server/run.ts';

let google: Google;
let app: TestApp;
let database: Database;

beforeAll(async () => {
  google = await startGoogle();
  app = await createTestApp({ google: google.addresses });
  database = new Database(app.url);
});
afterAll(async () => {
  await database.close();
  await app.close();
  await google.close();
});

/** The process ends here: nothing is tidied up. */
class Killed extends Error {}

/** A database whose user is killed at the given transaction, before or after its commit. */
function mortal(at: number, when: 'before' | 'after'): Database {
  let count = 0;
  return new Proxy(database, {
    get(target, name) {
      if (name !== 'asJob') return Reflect.get(target, name, target);
      return async (...given: Parameters<Database['asJob']>) => {
        count += 1;
        if (count > at || (count === at && when === 'before')) throw new Killed();
        const done = await target.asJob(...given);
        if (count === at) throw new Killed();
        return done;
      };
    },
  });
}

/** One person with two sides. */
class World {
  readonly person: Person;
  readonly sealing: Sealing;
  readonly account: string;
  /** How many words were given so far: no two are the same. */
  words = 0;
  /** What was made and never deleted by anybody, by the two words that every task begins with. */
  readonly wanted = new Set<string>();

  constructor(person: Person, sealing: Sealing) {
    this.person = person;
    this.sealing = sealing;
    this.account = `${person.userId}@google.example`;
  }

  static async make(): Promise<World> {
    const person = await app.person();
    return new World(person, await sealingOf(person));
  }

  get ledger() {
    return google.standIn.ledger(this.account);
  }
  get list(): string {
    return listNamed(google, this.account);
  }
  there() {
    return standing(google, this.account);
  }
  async here(): Promise<Task[]> {
    const { tasks } = (await this.person.get('/api/tasks')).body;
    return openRows(this.sealing.key, this.person.userId, 'tasks', tasks as Task[]);
  }

  async add(text: string): Promise<void> {
    const id = newId();
    const sealed = await this.sealing.row('tasks', id, { text });
    await this.person.post('/api/tasks', { id, ...sealed, format: 3 });
  }
  async reword(id: string, text: string): Promise<void> {
    const sealed = await this.sealing.row('tasks', id, { text });
    await this.person.patch(`/api/tasks/${id}`, { ...sealed, format: 3 });
  }

  /** A run; a killed one's lease has run out when the next begins. */
  async run(ground: Database = database, milliseconds?: number): Promise<boolean> {
    await app.sql('update google_task_syncs set lease_until = null, run_id = null where user_id = $1', [
      this.person.userId,
    ]);
    const { userId } = this.person;
    const accessToken = google.standIn.grant(this.account);
    const { apiUrl } = google.addresses;
    const asked = { userId, key: this.sealing.key, accessToken, apiUrl };
    const tools = { database: ground, clock: () => new Date(), config: app.config };
    return (await runSync(tools, asked, milliseconds)).finished;
  }
}

type Step =
  | { do: 'add'; side: Side }
  | { do: 'rename' | 'toggle' | 'delete'; side: Side; pick: number }
  | { do: 'move' | 'purge' | 'copy notes'; pick: number }
  | { do: 'run' }
  | { do: 'kill at request'; at: number; when: Failure['when'] }
  | { do: 'kill at write'; at: number; when: 'before' | 'after' }
  | { do: 'refuse'; at: number; when: Failure['when']; status: number };
type Side = 'here' | 'there';

/** The first two words of a task, which a rename leaves: for example 'here 3'. */
const originOf = (text: string): string => text.split(' ').slice(0, 2).join(' ');

const side = fc.constantFrom<Side>('here', 'there');
const pick = fc.nat({ max: 30 });
const when = fc.constantFrom('before' as const, 'after' as const);
const at = fc.integer({ min: 1, max: 14 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), side }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('rename' as const, 'toggle' as const, 'delete' as const),
      side,
      pick,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('move' as const, 'purge' as const, 'copy notes' as const),
      pick,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('run' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('kill at request' as const), at, when }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('kill at write' as const), at, when }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refuse' as const),
      at,
      when,
      status: fc.constantFrom(401, 412, 404, 400),
    }),
  },
);

/** Spoils the request of the given number and, when the process is dead, all after it. */
function spoil(number: number, failure: Failure, andAfter: boolean): void {
  let count = 0;
  google.standIn.failing = () => {
    count += 1;
    if (count === number) return failure;
    return andAfter && count > number
      ? { when: 'before', answer: { status: 401, reason: 'dead' } }
      : undefined;
  };
}

async function edit(
  world: World,
  { do: what, side: where, pick: which }: Extract<Step, { do: 'rename' | 'toggle' | 'delete' }>,
): Promise<void> {
  if (where === 'here') {
    const tasks = (await world.here()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const task = tasks[which % Math.max(tasks.length, 1)];
    if (!task) return;
    if (what === 'rename') await world.reword(task.id, `${task.text.slice(0, 12)} h${++world.words}`);
    if (what === 'toggle') await world.person.patch(`/api/tasks/${task.id}`, { completed: !task.completed });
    if (what !== 'delete') return;
    await world.person.delete(`/api/tasks/${task.id}`);
    world.wanted.delete(originOf(task.text));
    return;
  }
  const tasks = world.there();
  const task = tasks[which % Math.max(tasks.length, 1)];
  if (!task) return;
  if (what === 'rename')
    world.ledger.patch(world.list, task.id, { title: `${task.title.slice(0, 12)} t${++world.words}` });
  if (what === 'toggle' && task.status === 'completed')
    world.ledger.patch(world.list, task.id, { status: 'needsAction' });
  else if (what === 'toggle') world.ledger.completeInApp(world.list, task.id);
  if (what !== 'delete') return;
  world.ledger.remove(world.list, task.id);
  world.wanted.delete(originOf(task.title));
}

function disturb(
  world: World,
  { do: what, pick: which }: Extract<Step, { do: 'move' | 'purge' | 'copy notes' }>,
): void {
  const tasks = world.there();
  const task = tasks[which % Math.max(tasks.length, 1)];
  if (what === 'purge' && world.list !== '') world.ledger.purge(world.list);
  if (!task) return;
  if (what === 'move') world.ledger.moveToTop(world.list, task.id);
  if (what === 'copy notes') {
    const title = `copy ${++world.words}`;
    world.wanted.add(title);
    world.ledger.insert(world.list, { title, notes: task.notes ?? '' });
  }
}

async function take(world: World, todo: Step): Promise<void> {
  if (todo.do === 'add') {
    const text = `${todo.side} ${++world.words}`;
    world.wanted.add(text);
    if (todo.side === 'here') return world.add(text);
    if (world.list === '') world.ledger.addList('Growth Loop');
    world.ledger.insert(world.list, { title: text });
    return;
  }
  if (todo.do === 'rename' || todo.do === 'toggle' || todo.do === 'delete') return edit(world, todo);
  if (todo.do === 'move' || todo.do === 'purge' || todo.do === 'copy notes') return disturb(world, todo);
  if (todo.do === 'kill at request') spoil(todo.at, { when: todo.when, answer: 'cut' }, true);
  if (todo.do === 'refuse') {
    spoil(todo.at, { when: todo.when, answer: { status: todo.status, reason: 'test' } }, false);
  }
  const ground = todo.do === 'kill at write' ? mortal(todo.at, todo.when) : database;
  await world.run(ground).catch(() => undefined);
  google.standIn.failing = undefined;
}

const said = (tasks: { words: string; completed: boolean }[]): string[] =>
  tasks.map(({ words, completed }) => `${completed ? '✓ ' : ''}${words}`).toSorted();
const saidHere = async (world: World) =>
  said((await world.here()).map(({ text, completed }) => ({ words: text, completed })));
const saidThere = (world: World) =>
  said(world.there().map(({ title, status }) => ({ words: title, completed: status === 'completed' })));

const stored = (world: World) =>
  Promise.all(
    ['tasks', 'google_task_links', 'revisions', 'score_history', 'tombstones'].map((table) =>
      app.sql(`select to_jsonb(t) as row from ${table} t where user_id = $1 order by to_jsonb(t)::text`, [
        world.person.userId,
      ]),
    ),
  );

/** Two quiet runs, and what must be true after them. */
async function expectTheSame(world: World): Promise<void> {
  await world.run();
  const here = await saidHere(world);
  expect(saidThere(world)).toEqual(here);
  // Words are never the same by chance here: each was said once.
  expect(new Set(here.map((words) => words.replace('✓ ', ''))).size).toBe(here.length);
  const origins = new Set(here.map((words) => originOf(words.replace('✓ ', ''))));
  expect([...world.wanted].filter((origin) => !origins.has(origin))).toEqual([]);
  const before = await stored(world);
  const writes = google.standIn.writes.length;
  await world.run();
  expect(google.standIn.writes).toHaveLength(writes);
  expect(await stored(world)).toEqual(before);
}

describe('both sides are the same in the end', () => {
  test('whatever is done on both sides, wherever runs are killed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.array(step, { minLength: 3, maxLength: 16 }),
        async (page, steps) => {
          google.standIn.pageSize = page;
          const world = await World.make();
          for (const each of steps) await take(world, each);
          await expectTheSame(world);
        },
      ),
      { numRuns: Number(process.env.SYNC_RUNS ?? 8) },
    );
  }, 1_200_000);

  test('a run whose time is over says so, and the next ones go on', async () => {
    const world = await World.make();
    for (let number = 1; number <= 40; number++) await world.add(`here ${number}`);
    let runs = 1;
    // A little longer each time, so that even a slow machine gets on.
    for (let time = 60; !(await world.run(database, time)); time += 10) runs += 1;
    expect(runs).toBeGreaterThan(1);
    expect(saidThere(world)).toHaveLength(40);
    await expectTheSame(world);
  }, 120_000);

  test('killed at every request and every write of a run that does everything, before and after it', async () => {
    const prepare = async (): Promise<World> => {
      const world = await World.make();
      for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) await world.add(text);
      await world.run();
      const idOf = async (text: string) => (await world.here()).find((task) => task.text === text)?.id ?? '';
      const there = (title: string) => world.there().find((task) => task.title === title)?.id ?? '';
      await world.add('new here');
      world.ledger.insert(world.list, { title: 'new there' });
      await world.reword(await idOf('a'), 'a here');
      world.ledger.patch(world.list, there('b'), { title: 'b there', status: 'completed' });
      await world.person.delete(`/api/tasks/${await idOf('c')}`);
      world.ledger.remove(world.list, there('d'));
      await world.person.delete(`/api/tasks/${await idOf('e')}`);
      await untilLater();
      world.ledger.patch(world.list, there('e'), { title: 'e later' });
      world.ledger.remove(world.list, there('f'));
      await untilLater();
      await world.reword(await idOf('f'), 'f later');
      return world;
    };
    const expected = ['a here', 'e later', 'f later', 'new here', 'new there', '✓ b there'];
    google.standIn.pageSize = 4;
    let reached = true;
    for (let number = 1; reached; number++) {
      for (const moment of ['before', 'after'] as const) {
        for (const killer of ['request', 'write'] as const) {
          const world = await prepare();
          const seen = google.standIn.seen.length;
          if (killer === 'request') spoil(number, { when: moment, answer: 'cut' }, true);
          await world.run(killer === 'write' ? mortal(number, moment) : database).catch(() => undefined);
          google.standIn.failing = undefined;
          if (killer === 'request') reached = google.standIn.seen.length - seen >= number;
          await expectTheSame(world);
          expect(await saidHere(world)).toEqual(expected);
        }
      }
    }
  }, 1_200_000);
});
