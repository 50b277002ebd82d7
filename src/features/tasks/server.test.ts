import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { storedInPlain } from '../../../test/harness/plain-rows.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import { TASK_LENGTH, type Task } from './contract.ts';
import { insertTasks } from './server.ts';

let app: TestApp;
let ann: Person;

// Nine in the morning in Los Angeles, the zone of a new profile.
const MORNING = '2026-11-19T17:00:00.000Z';
const TODAY = '2026-11-19';

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.setNow(MORNING);
  ann = await app.person();
});

async function add(text: string, id = newId()): Promise<Task> {
  const { status, body } = await ann.post('/api/tasks', { id, ...sealedWords(text) });
  expect(status).toBe(200);
  return body.task;
}

const set = (task: Task, completed: boolean) => ann.patch(`/api/tasks/${task.id}`, { completed });
const listed = async (): Promise<Task[]> => (await ann.get('/api/tasks')).body.tasks;
/** Which of these words the listed actions say, in their order. */
const said = async (...words: string[]) =>
  (await listed()).map(({ text }) => words.find((each) => sealedWords(each).text === text));

const day = async (date = TODAY) =>
  (await app.sql('select * from growth_days where user_id = $1 and date = $2', [ann.userId, date]))[0];

const scores = () =>
  app.sql(
    'select user_id, points, type, description, date::text, once from score_history where user_id = $1',
    [ann.userId],
  );

describe('adding and listing', () => {
  test('CALL-21 ENT-05 a new action is open and carries every column', async () => {
    const id = newId();
    expect(await add('Walk at lunch', id)).toEqual({
      id,
      user_id: ann.userId,
      ...sealedWords('Walk at lunch'),
      completed: false,
      completed_at: null,
      created_at: MORNING,
    });
  });

  test('CALL-21 a repeated save adds it once; the same id with other words is refused', async () => {
    const id = newId();
    const first = await add('Call Dad', id);
    expect(await add('Call Dad', id)).toEqual(first);
    expect((await ann.post('/api/tasks', { id, ...sealedWords('Call Mum') })).status).toBe(409);
    expect(await said('Call Dad', 'Call Mum')).toEqual(['Call Dad']);
  });

  test('CALL-22 open ones are always listed, completed ones for seven days', async () => {
    const open = await add('open since long');
    const done = await add('done');
    await set(done, true);
    const ids = async () => (await listed()).map(({ id }) => id);
    app.setNow('2026-11-26T16:59:00Z');
    expect((await ids()).toSorted()).toEqual([open.id, done.id].toSorted());
    app.setNow('2026-11-26T17:01:00Z');
    expect(await ids()).toEqual([open.id]);
  });

  test('the newest save comes first and the lines of one save keep their order', async () => {
    const database = new Database(app.url);
    const save = (lines: string[], now: string) =>
      database.asJob(ann.userId, new Date(now), (actor) =>
        actor.run(
          insertTasks(
            actor,
            lines.map((line) => ({ id: newId(), ...sealedWords(line) })),
          ),
        ),
      );
    await save(['old 1', 'old 2', 'old 3'], '2026-11-18T17:00:00Z');
    await save(['new 1', 'new 2'], MORNING);
    await database.close();
    const inOrder = ['new 1', 'new 2', 'old 1', 'old 2', 'old 3'];
    expect(await said(...inOrder)).toEqual(inOrder);
  });
});

describe('sealed by the browser', () => {
  const sealed = async (id: string, text: string) => ({
    ...(await (await sealingOf(ann)).row('tasks', id, { text })),
    format: 3,
  });

  test('an action is kept and answered as the envelope that came, through every change of it', async () => {
    const id = newId();
    const words = await sealed(id, 'Call Dad');
    const added = await ann.post('/api/tasks', { id, ...words });
    expect(added.body.task).toMatchObject({ id, ...words, completed: false });
    expect((await ann.post('/api/tasks', { id, ...words })).body).toEqual(added.body);
    expect((await ann.post('/api/tasks', { id, ...(await sealed(id, 'Call Mum')) })).status).toBe(409);

    const ticked = (await set(added.body.task, true)).body.task;
    expect(ticked).toMatchObject({ ...words, completed: true });
    const reworded = await sealed(id, 'Call Dad at noon');
    expect((await ann.patch(`/api/tasks/${id}`, reworded)).body.task).toMatchObject(reworded);
    const both = { ...(await sealed(id, 'Call Dad at one')), completed: false };
    expect((await ann.patch(`/api/tasks/${id}`, both)).body.task).toMatchObject(both);

    await ann.delete(`/api/tasks/${id}`);
    const back = { ...words, completed_at: null, created_at: MORNING };
    expect((await ann.put(`/api/tasks/${id}`, back)).body.task).toMatchObject(words);
    expect((await ann.put(`/api/tasks/${id}`, back)).status).toBe(200);
    expect(await listed()).toMatchObject([words]);
  });

  test('one that stands is answered as it is, whatever envelope the undo is sent in', async () => {
    const id = newId();
    const { body } = await ann.post('/api/tasks', { id, ...(await sealed(id, 'Call Dad')) });
    const { task } = (await set(body.task, true)).body;
    const again = { ...(await sealed(id, 'Call Dad')), completed_at: null, created_at: MORNING };
    expect(await ann.put(`/api/tasks/${id}`, again)).toEqual({ status: 200, body: { task } });
    expect(await listed()).toEqual([task]);
  });

  test('two undos of the same moment put one action back, and both answer it', async () => {
    const id = newId();
    const undo = { ...(await sealed(id, 'Call Dad')), completed_at: null, created_at: MORNING };
    const twin = { ...undo, ...(await sealed(id, 'Call Dad')) };
    for (const other of [undo, twin]) {
      const answers = await Promise.all([undo, other].map((sent) => ann.put(`/api/tasks/${id}`, sent)));
      const [task, ...more] = await listed();
      expect(more).toEqual([]);
      expect(answers).toEqual(answers.map(() => ({ status: 200, body: { task } })));
      await ann.delete(`/api/tasks/${id}`);
    }
  });

  test("under an id of another person's action stands one's own, and theirs stays", async () => {
    const theirs = await add('Walk');
    const bob = await app.person();
    const back = { ...(await sealed(theirs.id, 'Swim')), completed_at: null, created_at: MORNING };
    const { status, body } = await bob.put(`/api/tasks/${theirs.id}`, back);
    expect({ status, task: body.task }).toMatchObject({ status: 200, task: { user_id: bob.userId } });
    expect(await listed()).toEqual([theirs]);
  });

  test('an action in plain words that is reworded sealed is sealed from then on, and ticking leaves it so', async () => {
    await storedInPlain(app, ann, 'tasks', 'Walk', MORNING);
    const [task] = await listed();
    if (!task) throw new Error('no action is listed');
    expect(task).toMatchObject({ text: 'Walk', format: null });
    await set(task, true);
    expect(await listed()).toMatchObject([{ text: 'Walk', format: null, completed: true }]);
    const words = await sealed(task.id, 'Walk far');
    await ann.patch(`/api/tasks/${task.id}`, words);
    await set(task, true);
    await set(task, false);
    expect(await listed()).toMatchObject([words]);
  });

  test('ENC-03 readable words, words of another format and ones too long are refused in every call', async () => {
    const task = await add('Walk');
    const { text } = await sealed(task.id, 'Walk');
    const sealing = await sealingOf(ann);
    const refused = [
      { text: 'In the open' },
      { text: 'In the open', format: null },
      { text: 'In the open', format: 3 },
      { text: Buffer.from('words that were only encoded').toString('base64'), format: 3 },
      { text, format: 2 },
      { text },
      { text: sealing.before('In the open', 2), format: 3 },
      { text: sealing.before('In the open', 2), format: 2 },
      await sealed(task.id, '€'.repeat(TASK_LENGTH + 1)),
    ];
    const undo = { completed_at: null, created_at: MORNING };
    for (const words of refused) {
      const answers = [
        await ann.post('/api/tasks', { id: newId(), ...words }),
        await ann.patch(`/api/tasks/${task.id}`, words),
        await ann.patch(`/api/tasks/${task.id}`, { ...words, completed: true }),
        await ann.put(`/api/tasks/${newId()}`, { ...undo, ...words }),
      ];
      for (const { status, body } of answers) {
        expect({ status, code: body.error.code }, JSON.stringify(words)).toEqual({
          status: 400,
          code: 'invalid',
        });
        expect(body.error.message).not.toContain(words.text);
      }
    }
    expect(await listed()).toEqual([task]);
    const { body } = await ann.post('/api/tasks', { id: newId(), text: 'In the open', format: 3 });
    expect(body.error.message).toBe('text: This isn’t encrypted text');
    const longest = await sealed(task.id, '€'.repeat(TASK_LENGTH));
    expect((await ann.patch(`/api/tasks/${task.id}`, longest)).status).toBe(200);
  });
});

describe('ticking', () => {
  test('TSK-07 TSK-08 CALL-23 completing sets completed_at and marks the day', async () => {
    const task = await add('Walk');
    app.setNow('2026-11-19T18:30:00.000Z');
    const { body } = await set(task, true);
    expect(body.task).toMatchObject({ completed: true, completed_at: '2026-11-19T18:30:00.000Z' });
    expect(await day()).toMatchObject({ task_completed: true, journaled: false, lesson_learned: false });
  });

  test('PTS-02 ENT-09 completing gives ten points, once', async () => {
    const task = await add('Walk');
    await set(task, true);
    const row = {
      user_id: ann.userId,
      points: 10,
      type: 'action',
      description: 'Completed intentional action',
      date: TODAY,
      once: task.id,
    };
    expect(await scores()).toEqual([row]);
    await Promise.all([set(task, true), set(task, true)]);
    expect(await scores()).toEqual([row]);
    await set(task, false);
    await set(task, true);
    expect(await scores()).toEqual([row]);
  });

  test('TSK-09 reopening clears completed_at, takes the points back and clears the day', async () => {
    const task = await add('Walk');
    await set(task, true);
    const { body } = await set(task, false);
    expect(body.task).toMatchObject({ completed: false, completed_at: null });
    expect(await scores()).toEqual([]);
    expect(await day()).toMatchObject({ task_completed: false });
  });

  test('TSK-09 the day stays marked while another action of it is completed', async () => {
    const [one, two] = [await add('one'), await add('two')];
    await set(one, true);
    await set(two, true);
    await set(one, false);
    expect(await day()).toMatchObject({ task_completed: true });
    await set(two, false);
    expect(await day()).toMatchObject({ task_completed: false });
  });

  test('TSK-09 reopening on a later day works on the day that the action had counted for', async () => {
    const task = await add('Walk');
    await set(task, true);
    app.setNow('2026-11-21T17:00:00Z');
    await set(await add('Read'), true);
    await set(task, false);
    expect(await day(TODAY)).toMatchObject({ task_completed: false });
    expect(await day('2026-11-21')).toMatchObject({ task_completed: true });
  });

  test('TSK-10 only the first completion of a day says so, with the days in a row', async () => {
    const [one, two, three] = [await add('one'), await add('two'), await add('three')];
    app.setNow('2026-11-18T17:00:00Z');
    expect((await set(one, true)).body).toMatchObject({ first_today: true, streak: 1 });
    app.setNow(MORNING);
    expect((await set(two, true)).body).toMatchObject({ first_today: true, streak: 2 });
    expect((await set(three, true)).body).toMatchObject({ first_today: false, streak: 2 });
    expect((await set(three, true)).body).toMatchObject({ first_today: false, streak: 2 });
  });

  test('TSK-08 CALL-19 the day is that of the profile: half past eleven at night is still today', async () => {
    const task = await add('Walk');
    app.setNow('2026-11-20T07:30:00Z');
    await set(task, true);
    expect(await day(TODAY)).toMatchObject({ task_completed: true });
    expect(await day('2026-11-20')).toBeUndefined();
  });

  test('ticks and unticks at the same moment leave the day as the facts say', async () => {
    const tasks = await Promise.all(Array.from({ length: 6 }, (_, index) => add(`action ${index}`)));
    await Promise.all(tasks.slice(0, 3).map((task) => set(task, true)));
    await Promise.all(tasks.map((task, index) => set(task, index >= 3)));
    expect((await listed()).filter((task) => task.completed)).toHaveLength(3);
    expect(await scores()).toHaveLength(3);
    expect(await day()).toMatchObject({ task_completed: true });
    await Promise.all(tasks.map((task) => set(task, false)));
    expect(await day()).toMatchObject({ task_completed: false });
  });

  test('CALL-23 an action can be reworded; a change without any is refused', async () => {
    const task = await add('Walk');
    const run = sealedWords('Run');
    expect((await ann.patch(`/api/tasks/${task.id}`, run)).body.task).toEqual({ ...task, ...run });
    expect((await ann.patch(`/api/tasks/${task.id}`, {})).status).toBe(400);
    expect(await listed()).toEqual([{ ...task, ...run }]);
  });
});

describe('deleting', () => {
  test('TSK-03 CALL-24 a deleted action is gone', async () => {
    const task = await add('Walk');
    expect((await ann.delete(`/api/tasks/${task.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await ann.delete(`/api/tasks/${task.id}`)).status).toBe(404);
  });

  test('deleting a completed action keeps what it earned, and undoing gives nothing twice', async () => {
    const task = await add('Walk');
    const { body } = await set(task, true);
    await ann.delete(`/api/tasks/${task.id}`);
    expect(await scores()).toHaveLength(1);
    expect(await day()).toMatchObject({ task_completed: true });

    const { text, format, completed_at, created_at } = body.task;
    const restore = () => ann.put(`/api/tasks/${task.id}`, { text, format, completed_at, created_at });
    expect((await restore()).body.task).toEqual(body.task);
    expect((await restore()).body.task).toEqual(body.task);
    expect(await scores()).toHaveLength(1);
    await set(task, false);
    expect(await scores()).toEqual([]);
  });

  test('an open action comes back where it stood, never as one of the future', async () => {
    const task = await add('Walk');
    await ann.delete(`/api/tasks/${task.id}`);
    app.setNow('2026-11-19T19:00:00.000Z');
    const body = { ...sealedWords('Walk'), completed_at: null, created_at: '2030-01-01T00:00:00.000Z' };
    expect((await ann.put(`/api/tasks/${task.id}`, body)).body.task.created_at).toBe(
      '2026-11-19T19:00:00.000Z',
    );
  });

  test("nobody reaches another person's actions", async () => {
    const task = await add('Walk');
    const bob = await app.person();
    expect((await bob.get('/api/tasks')).body.tasks).toEqual([]);
    expect((await bob.patch(`/api/tasks/${task.id}`, { completed: true })).status).toBe(404);
    expect((await bob.delete(`/api/tasks/${task.id}`)).status).toBe(404);
    expect((await app.nobody.get('/api/tasks')).status).toBe(401);
    expect((await listed())[0]).toMatchObject({ completed: false });
  });
});
