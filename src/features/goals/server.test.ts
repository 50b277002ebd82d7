import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { storedInPlain } from '../../../test/harness/plain-rows.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import { GOAL_LENGTH, type Goal } from './contract.ts';

let app: TestApp;
let ann: Person;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 19, 17, minute)).toISOString();

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  app.setNow(at(0));
  ann = await app.person();
});

async function use(text: string, id = newId()): Promise<Goal> {
  const { status, body } = await ann.post('/api/goals/use', { id, ...sealedWords(text) });
  expect(status).toBe(200);
  return body.goal;
}

const change = (goal: Goal, body: object) => ann.patch(`/api/goals/${goal.id}`, body);
const listed = async (): Promise<Goal[]> => (await ann.get('/api/goals')).body.goals;

describe('using a goal', () => {
  test('CALL-06 ENT-02 a new goal is inserted as active, with every column', async () => {
    const id = newId();
    expect(await use('Run my first workshop', id)).toEqual({
      id,
      user_id: ann.userId,
      ...sealedWords('Run my first workshop'),
      status: 'active',
      use_count: 1,
      last_used_at: at(0),
      completed_at: null,
      created_at: at(0),
    });
  });

  test('CALL-05 every use counts when they come at the same moment', async () => {
    const id = newId();
    await Promise.all(Array.from({ length: 8 }, () => use('Sleep early', id)));
    expect(await listed()).toMatchObject([{ use_count: 8 }]);
  });

  test('using a completed goal makes it active again', async () => {
    const goal = await use('Sleep early');
    await change(goal, { completed: true });
    expect(await use('Sleep early', goal.id)).toMatchObject({
      id: goal.id,
      status: 'active',
      completed_at: null,
    });
  });

  test('LIM-26 the five most recently used goals, newest first', async () => {
    const ids = Array.from({ length: 6 }, () => newId());
    for (const [minute, id] of ids.entries()) {
      app.setNow(at(minute));
      await use(`goal ${minute}`, id);
    }
    app.setNow(at(10));
    await use('goal 1', ids[1]);
    const { body } = await ann.get('/api/goals/recent');
    expect(body.goals.map((goal: Goal) => goal.id)).toEqual([1, 5, 4, 3, 2].map((place) => ids[place]));
  });
});

describe('an id that something else has', () => {
  test('is refused, as by every other call, and nothing changes', async () => {
    const id = newId();
    expect((await ann.post('/api/tasks', { id, ...sealedWords('Call Mum') })).status).toBe(200);
    expect((await ann.post('/api/goals/use', { id, ...sealedWords('Sleep early') })).status).toBe(409);
    expect(await listed()).toEqual([]);
  });

  test('a goal’s id is refused for an action', async () => {
    const { id } = await use('Sleep early');
    expect((await ann.post('/api/tasks', { id, ...sealedWords('Call Mum') })).status).toBe(409);
  });

  test('a goal that was deleted can be used again under its id', async () => {
    const { id } = await use('Sleep early');
    await ann.delete(`/api/goals/${id}`);
    expect(await use('Sleep early', id)).toMatchObject({ id, use_count: 1 });
  });
});

describe('sealed by the browser', () => {
  const sealed = async (id: string, text: string) => ({
    ...(await (await sealingOf(ann)).row('previous_goals', id, { text })),
    format: 3,
  });
  const sealedUse = async (id: string, text: string): Promise<Goal> => {
    const { status, body } = await ann.post('/api/goals/use', { id, ...(await sealed(id, text)) });
    expect(status).toBe(200);
    return body.goal;
  };

  test('an unknown id adds a goal; a known one counts one more use, keeps its words and is active again', async () => {
    const id = newId();
    const first = await sealedUse(id, 'Sleep early');
    expect(first).toMatchObject({ id, format: 3, status: 'active', use_count: 1, last_used_at: at(0) });
    await change(first, { completed: true });
    app.setNow(at(5));
    const again = { ...first, use_count: 2, last_used_at: at(5), status: 'active', completed_at: null };
    expect(await sealedUse(id, 'sleep EARLY')).toEqual(again);
    expect(await listed()).toEqual([again]);
  });

  test('using a goal in plain words by its id seals it by the way', async () => {
    const id = await storedInPlain(app, ann, 'previous_goals', 'Sleep early', at(0));
    const [plain] = await listed();
    expect(plain).toMatchObject({ id, text: 'Sleep early', format: null, use_count: 1 });
    const words = await sealed(id, 'Sleep early');
    await ann.post('/api/goals/use', { id, ...words });
    expect(await listed()).toEqual([{ ...plain, ...words, use_count: 2 }]);
  });

  test('a goal is reworded, deleted and brought back as the envelope that came', async () => {
    const goal = await sealedUse(newId(), 'Sleep early');
    const words = await sealed(goal.id, 'In bed by ten');
    expect((await change(goal, words)).body.goal).toEqual({ ...goal, ...words });
    await ann.delete(`/api/goals/${goal.id}`);
    const { id, user_id: _, status: __, ...rest } = { ...goal, ...words };
    expect((await ann.put(`/api/goals/${id}`, rest)).body.goal).toEqual({ ...goal, ...words });
    expect((await ann.put(`/api/goals/${id}`, rest)).status).toBe(200);
  });

  const undoOf = async ({ id, user_id: _, status: __, ...goal }: Goal) => ({
    ...goal,
    ...(await sealed(id, 'Sleep early')),
  });

  test('one that stands is answered as it is, whatever envelope the undo is sent in', async () => {
    const goal = await sealedUse(newId(), 'Sleep early');
    const again = { ...(await undoOf(goal)), use_count: 7 };
    expect(await ann.put(`/api/goals/${goal.id}`, again)).toEqual({ status: 200, body: { goal } });
    expect(await listed()).toEqual([goal]);
  });

  test('two undos of the same moment put one goal back, and both answer it', async () => {
    const goal = await sealedUse(newId(), 'Sleep early');
    const undo = await undoOf(goal);
    for (const other of [undo, await undoOf(goal)]) {
      await ann.delete(`/api/goals/${goal.id}`);
      const answers = await Promise.all([undo, other].map((sent) => ann.put(`/api/goals/${goal.id}`, sent)));
      const [back, ...more] = await listed();
      expect(more).toEqual([]);
      expect(answers).toEqual(answers.map(() => ({ status: 200, body: { goal: back } })));
    }
  });

  test("under an id of another person's goal stands one's own, and theirs stays", async () => {
    const theirs = await sealedUse(newId(), 'Sleep early');
    const bob = await app.person();
    const { status, body } = await bob.put(`/api/goals/${theirs.id}`, await undoOf(theirs));
    expect({ status, goal: body.goal }).toMatchObject({ status: 200, goal: { user_id: bob.userId } });
    expect(await listed()).toEqual([theirs]);
  });

  test('ENC-03 readable words, words of another format and ones too long are refused in every call', async () => {
    const goal = await sealedUse(newId(), 'Sleep early');
    const { text } = goal;
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
      await sealed(goal.id, '€'.repeat(GOAL_LENGTH + 1)),
    ];
    const undo = await undoOf(goal);
    for (const words of refused) {
      const { text: _, format: __, ...facts } = undo;
      const answers = [
        await ann.post('/api/goals/use', { id: newId(), ...words }),
        await change(goal, words),
        await ann.put(`/api/goals/${newId()}`, { ...facts, ...words }),
      ];
      for (const { status, body } of answers) {
        expect({ status, code: body.error.code }, JSON.stringify(words)).toEqual({
          status: 400,
          code: 'invalid',
        });
        expect(body.error.message).not.toContain(words.text);
      }
    }
    expect(await listed()).toEqual([goal]);
    const { body } = await change(goal, { text: 'In the open', format: 3 });
    expect(body.error.message).toBe('text: This isn’t encrypted text');
    expect((await change(goal, await sealed(goal.id, '€'.repeat(GOAL_LENGTH)))).status).toBe(200);
  });

  test('a goal in plain words of before is listed, completed and deleted as it is', async () => {
    const id = await storedInPlain(app, ann, 'previous_goals', 'Sleep early', at(0));
    const [goal] = await listed();
    expect(goal).toMatchObject({ id, text: 'Sleep early', format: null });
    const { body } = await ann.patch(`/api/goals/${id}`, { completed: true });
    expect(body.goal).toEqual({ ...goal, status: 'completed', completed_at: at(0) });
    expect((await ann.delete(`/api/goals/${id}`)).status).toBe(204);
  });
});

describe('changing goals', () => {
  test('GOAL-02 GOAL-05 CALL-07 completing sets status and completed_at, undoing clears both', async () => {
    const goal = await use('Sleep early');
    app.setNow(at(3));
    const completed = { ...goal, status: 'completed', completed_at: at(3) };
    expect((await change(goal, { completed: true })).body.goal).toEqual(completed);
    app.setNow(at(4));
    expect((await change(goal, { completed: true })).body.goal).toEqual(completed);
    expect((await change(goal, { completed: false })).body.goal).toEqual(goal);
  });

  test('CALL-07 active goals are listed first, the most recently used on top', async () => {
    const a = await use('a');
    app.setNow(at(1));
    const b = await use('b');
    app.setNow(at(2));
    const c = await use('c');
    await change(c, { completed: true });
    expect((await listed()).map((goal) => goal.id)).toEqual([b.id, a.id, c.id]);
  });

  test('GOAL-03 CALL-07 a deleted goal is gone, and undoing brings it back as it was', async () => {
    const goal = (await change(await use('Sleep early'), { completed: true })).body.goal;
    expect((await ann.delete(`/api/goals/${goal.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await ann.delete(`/api/goals/${goal.id}`)).status).toBe(404);
    const { id, user_id: _, status: __, ...undo } = goal;
    const restore = () => ann.put(`/api/goals/${id}`, undo);
    expect((await restore()).body.goal).toEqual(goal);
    expect((await restore()).body.goal).toEqual(goal);
    expect(await listed()).toEqual([goal]);
  });

  test("nobody reaches another person's goals", async () => {
    const goal = await use('Sleep early');
    const bob = await app.person();
    expect((await bob.get('/api/goals')).body.goals).toEqual([]);
    expect((await bob.patch(`/api/goals/${goal.id}`, { completed: true })).status).toBe(404);
    expect((await bob.delete(`/api/goals/${goal.id}`)).status).toBe(404);
    expect((await app.nobody.get('/api/goals/recent')).status).toBe(401);
    expect(await listed()).toEqual([goal]);
  });
});
