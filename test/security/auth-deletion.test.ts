import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { Client } from '../harness/client.ts';
import { envelope, journalPage, sealedWords } from '../harness/remote-person.ts';

/* An account that is deleted while its owner's other devices write: it goes, and each of them is told so clearly. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ROUNDS = 20;
const ROUNDS_TAKE_AT_MOST = 300_000;

type Write = (person: Person) => Promise<{ status: number }>;

const addTask: Write = (person) => person.post('/api/tasks', { id: newId(), ...sealedWords('Call Dad') });
const addLesson: Write = (person) =>
  person.post('/api/lessons', { id: newId(), lesson: envelope(), format: 2 });
const useGoal: Write = (person) =>
  person.post('/api/goals/use', { id: newId(), ...sealedWords(`Goal ${newId()}`) });
const savePage: Write = (person) => person.post('/api/journal/entries', journalPage());
const patchProfile: Write = (person) => person.patch('/api/profile', { name: `Ann ${newId()}` });

const writers = [addTask, addLesson, useGoal, savePage, patchProfile, addTask, savePage, patchProfile];

/** Writes on and on until there is no session any more, or it is told to stop; notes every status in order. */
async function writeOn(write: Write, person: Person, statuses: number[], stop: AbortSignal): Promise<void> {
  while (statuses.at(-1) !== 401 && !stop.aborted) statuses.push((await write(person)).status);
}

/** Deletes the account as soon as each of the writers has written so often; answers what each was told. */
async function deleteWhileWriting(person: Person, writes: number): Promise<number[][]> {
  const stop = new AbortController();
  const told: number[][] = writers.map(() => []);
  const writing = writers.map((write, at) => writeOn(write, person, told[at] ?? [], stop.signal));
  await expect.poll(() => told.every(({ length }) => length >= writes), { timeout: 15_000 }).toBe(true);
  const browser = new Client(app, person.cookie);
  const deletion = await browser.post('/api/auth/delete-user', { password: person.password });
  if (deletion.status !== 200) stop.abort();
  await Promise.all(writing);
  expect(deletion.status).toBe(200);
  return told;
}

test(
  'an account is deleted while eight writers write, and each gets one clear answer',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ann = await app.person();
      for (const statuses of await deleteWhileWriting(ann, 1 + (round % 3))) {
        expect(statuses.slice(0, -1).filter((status) => status !== 200 && status !== 201)).toEqual([]);
        expect(statuses.at(-1)).toBe(401);
      }
      expect(await app.sql('select 1 from auth.user where id = $1', [ann.userId])).toEqual([]);
    }
  },
  ROUNDS_TAKE_AT_MOST,
);
