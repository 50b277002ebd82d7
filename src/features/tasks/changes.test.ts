import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { envelope, sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';

/* Actions that are ticked late, or reworded while another device does something else with them. */

let app: TestApp;
let ann: Person;

// Thursday, nine in the morning in Los Angeles.
const NOW = '2026-11-19T17:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

async function add(words = sealedWords('Walk')): Promise<string> {
  const id = newId();
  expect((await ann.post('/api/tasks', { id, ...words })).status).toBe(200);
  return id;
}

const change = (id: string, body: object) => ann.patch(`/api/tasks/${id}`, body);
const days = () =>
  app.sql(
    'select date::text, task_completed, points, actions from growth_days where user_id = $1 order by date',
    [ann.userId],
  );
const revisions = async () =>
  (
    await app.sql('select of_id, text, format from revisions where user_id = $1 order by seq', [ann.userId])
  ).map(({ of_id, text, format }) => ({ of_id, format, ...JSON.parse(text) }));

describe('a tick that arrives late', () => {
  test('counts for the day it was done on, and is taken back from that day', async () => {
    const id = await add();
    const completed_at = '2026-11-17T20:00:00.000Z';
    const ticked = await change(id, { completed: true, completed_at });
    expect(ticked.body).toMatchObject({ task: { completed_at }, first_today: true, streak: 1 });
    expect(await days()).toEqual([{ date: '2026-11-17', task_completed: true, points: 10, actions: 1 }]);
    await change(id, { completed: false });
    expect(await days()).toEqual([{ date: '2026-11-17', task_completed: false, points: 0, actions: 0 }]);
  });

  test('by more than seven days completes the action and counts for nothing', async () => {
    const id = await add();
    const ticked = await change(id, { completed: true, completed_at: '2026-11-11T20:00:00.000Z' });
    expect(ticked.body).toMatchObject({ task: { completed: true }, first_today: false, streak: 0 });
    expect(await days()).toEqual([]);
    expect((await change(id, { completed: false })).body.task.completed_at).toBeNull();
  });

  test('lies neither in the future nor longer ago than is believed', async () => {
    const [one, other] = [await add(), await add()];
    const ahead = await change(one, { completed: true, completed_at: '2050-01-01T00:00:00.000Z' });
    expect(ahead.body.task.completed_at).toBe(NOW);
    const ago = await change(other, { completed: true, completed_at: '2020-01-01T00:00:00.000Z' });
    expect(ago.body.task.completed_at).toBe('2026-10-19T07:00:00.000Z');
    expect(await days()).toEqual([{ date: '2026-11-19', task_completed: true, points: 10, actions: 1 }]);
  });

  test('is a tick: an instant alone, or beside an undone one, is refused', async () => {
    const id = await add();
    expect((await change(id, { completed_at: NOW })).status).toBe(400);
    expect((await change(id, { completed: false, completed_at: NOW })).status).toBe(400);
  });
});

describe('points of an action that another device deleted', () => {
  test('stay when it is reopened here', async () => {
    const id = await add();
    await change(id, { completed: true });
    await ann.delete(`/api/tasks/${id}`);
    const kept = await days();
    expect(kept).toEqual([{ date: '2026-11-19', task_completed: true, points: 10, actions: 1 }]);
    expect((await change(id, { completed: false })).status).toBe(404);
    expect(await days()).toEqual(kept);
  });

  test('are given once and for one day, though it comes back and is ticked on another', async () => {
    const id = await add();
    await change(id, { completed: true });
    await ann.delete(`/api/tasks/${id}`);
    await change(id, sealedWords('Walk on'));
    app.setNow('2026-11-20T17:00:00.000Z');
    expect((await change(id, { completed: true })).body).toMatchObject({ first_today: false, streak: 1 });
    expect(await days()).toEqual([{ date: '2026-11-19', task_completed: true, points: 10, actions: 1 }]);
    await change(id, { completed: false });
    expect(await days()).toEqual([{ date: '2026-11-19', task_completed: false, points: 0, actions: 0 }]);
    await change(id, { completed: true });
    expect((await days())[1]).toEqual({ date: '2026-11-20', task_completed: true, points: 10, actions: 1 });
  });
});

describe('rewording', () => {
  test('keeps the former words, so that of two rewordings none is lost', async () => {
    const former = sealedWords('Walk');
    const id = await add(former);
    const [one, other] = [envelope(40, 3), envelope(40, 3)];
    await change(id, { text: one, format: 3 });
    await change(id, { text: other, format: 3, completed: true });
    expect((await revisions()).map(({ columns }) => columns.text)).toEqual([former.text, one]);
    expect((await revisions())[0]).toEqual({ of_id: id, format: 3, columns: { text: former.text } });
    await change(id, { text: other, format: 3, completed: false });
    await change(id, { completed: true });
    expect(await revisions()).toHaveLength(2);
  });

  test('brings back what another device deleted; a tick does not', async () => {
    const id = await add();
    await ann.delete(`/api/tasks/${id}`);
    expect((await change(id, { completed: true })).status).toBe(404);
    const text = envelope(40, 3);
    const back = await change(id, { text, format: 3 });
    expect(back.body.task).toMatchObject({ id, text, format: 3, completed: false, created_at: NOW });
    const { rows } = (await ann.get('/api/sync?after=0')).body;
    expect(rows.filter(([table]: [string]) => table === 'tombstones')).toEqual([]);
    expect((await change(newId(), { text, format: 3 })).status).toBe(404);
    const ben = await app.person();
    await ann.delete(`/api/tasks/${id}`);
    expect((await ben.patch(`/api/tasks/${id}`, { text, format: 3 })).status).toBe(404);
  });
});
