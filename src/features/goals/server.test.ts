import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { sealingOf } from '../../../test/harness/sealing.ts';
import { newId } from '../../kernel/ids.ts';
import type { Goal } from './contract.ts';

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
  const { status, body } = await ann.post('/api/goals/use', { id, text });
  expect(status).toBe(200);
  return body.goal;
}

const change = (goal: Goal, body: object) => ann.patch(`/api/goals/${goal.id}`, body);
const listed = async (): Promise<Goal[]> => (await ann.get('/api/goals')).body.goals;

describe('using a goal', () => {
  test('CALL-06 ENT-02 a new goal is inserted as active, with every column', async () => {
    const id = newId();
    expect(await use('  Run my first workshop ', id)).toEqual({
      id,
      user_id: ann.userId,
      text: 'Run my first workshop',
      format: null,
      status: 'active',
      use_count: 1,
      last_used_at: at(0),
      completed_at: null,
      created_at: at(0),
    });
  });

  test('CALL-04 CALL-05 a known goal in another letter case counts one more use and makes no new row', async () => {
    const first = await use('Sleep early');
    app.setNow(at(5));
    expect(await use(' SLEEP early')).toEqual({ ...first, use_count: 2, last_used_at: at(5) });
    expect(await listed()).toHaveLength(1);
  });

  test('a repeat of the same save counts once; the same id with other words is refused', async () => {
    const id = newId();
    await use('Sleep early', id);
    expect((await use('Sleep early', id)).use_count).toBe(1);
    expect((await ann.post('/api/goals/use', { id, text: 'Sleep late' })).status).toBe(409);
  });

  test('CALL-05 every use counts when they come at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => use(index % 2 ? 'Sleep early' : 'sleep EARLY')),
    );
    expect(await listed()).toMatchObject([{ use_count: 8 }]);
  });

  test('using a completed goal makes it active again', async () => {
    const goal = await use('Sleep early');
    await change(goal, { completed: true });
    expect(await use('sleep early')).toMatchObject({ id: goal.id, status: 'active', completed_at: null });
  });

  test('LIM-26 the five most recently used goals, newest first', async () => {
    for (const [minute, text] of ['one', 'two', 'three', 'four', 'five', 'six'].entries()) {
      app.setNow(at(minute));
      await use(text);
    }
    app.setNow(at(10));
    await use('Two');
    const { body } = await ann.get('/api/goals/recent');
    expect(body.goals.map((goal: Goal) => goal.text)).toEqual(['two', 'six', 'five', 'four', 'three']);
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
    const plain = await use('Sleep early');
    const words = await sealed(plain.id, 'Sleep early');
    await ann.post('/api/goals/use', { id: plain.id, ...words });
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
    expect((await change(goal, { text: 'In the open', format: 3 })).status).toBe(400);
  });

  test('the words of a sealed goal are no known words to the server: a readable one stands beside it', async () => {
    await sealedUse(newId(), 'Sleep early');
    await use('Sleep early');
    expect((await use('SLEEP early')).use_count).toBe(2);
    expect(await listed()).toHaveLength(2);
  });

  test('a repeat of a readable use is answered also when the goal was sealed since', async () => {
    const goal = await use('Sleep early');
    await change(goal, await sealed(goal.id, 'Sleep early'));
    expect(await use('Sleep early', goal.id)).toMatchObject({ id: goal.id, use_count: 1, format: 3 });
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

  test('GOAL-04 CALL-07 rewording must not be blank', async () => {
    const goal = await use('Sleep early');
    expect((await change(goal, { text: '   ' })).status).toBe(400);
    expect(await listed()).toEqual([goal]);
    expect((await change(goal, { text: ' In bed by ten ' })).body.goal.text).toBe('In bed by ten');
  });

  test('two goals never share their words: the second is told so and stays', async () => {
    await use('Sleep early');
    const other = await use('Read more');
    const { status, body } = await change(other, { text: 'sleep EARLY' });
    expect(status).toBe(409);
    expect(body.error).toEqual({ code: 'goal_known', message: 'You already have a goal with these words.' });
    expect((await change(other, { text: 'READ more' })).body.goal.text).toBe('READ more');
  });

  test('CALL-07 active goals are listed first, the most recently used on top', async () => {
    const a = await use('a');
    app.setNow(at(1));
    const b = await use('b');
    app.setNow(at(2));
    const c = await use('c');
    await change(c, { completed: true });
    expect((await listed()).map((goal) => goal.text)).toEqual([b.text, a.text, c.text]);
  });

  test('GOAL-03 CALL-07 a deleted goal is gone, and undoing brings it back as it was', async () => {
    const goal = (await change(await use('Sleep early'), { completed: true })).body.goal;
    expect((await ann.delete(`/api/goals/${goal.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await ann.delete(`/api/goals/${goal.id}`)).status).toBe(404);
    const { text, use_count, last_used_at, completed_at, created_at } = goal;
    const restore = () =>
      ann.put(`/api/goals/${goal.id}`, { text, use_count, last_used_at, completed_at, created_at });
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
