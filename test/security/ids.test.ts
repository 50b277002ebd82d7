import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { envelope, journalPage } from '../harness/remote-person.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const known = { status: 409, body: { error: { code: 'conflict' } } };
const pointsToday = async () => (await ann.get('/api/growth')).body.points.day;
const spellingsOf = (id: string) => [
  id,
  id.toUpperCase(),
  id.replace(/[a-f]/, (letter) => letter.toUpperCase()),
];

describe('an id is one id, however it is spelled', () => {
  beforeAll(async () => {
    ann = await app.person();
  });

  test('one action gives its points once', async () => {
    const id = newId();
    await ann.post('/api/tasks', { id, text: 'Walk' });
    for (const spelling of spellingsOf(id)) {
      expect((await ann.patch(`/api/tasks/${spelling}`, { completed: true })).body.task.id).toBe(id);
    }
    expect(await pointsToday()).toBe(10);
    await ann.patch(`/api/tasks/${id.toUpperCase()}`, { completed: false });
    expect(await pointsToday()).toBe(0);
  });

  test('a repeated save is the same save', async () => {
    const page = journalPage();
    const lesson = { id: newId(), lesson: envelope(), format: 2 };
    const goal = { id: newId(), text: 'Run' };
    for (const id of spellingsOf(page.id)) {
      const answer = await ann.post('/api/journal/entries', { ...page, id });
      expect(answer).toMatchObject({ status: 200, body: { entry: { id: page.id }, points_awarded: 20 } });
    }
    for (const id of spellingsOf(lesson.id)) {
      expect(await ann.post('/api/lessons', { ...lesson, id })).toMatchObject({
        status: 200,
        body: { id: lesson.id },
      });
    }
    for (const id of spellingsOf(goal.id)) {
      const answer = await ann.post('/api/goals/use', { ...goal, id });
      expect(answer).toMatchObject({ status: 200, body: { goal: { id: goal.id, use_count: 1 } } });
    }
    expect((await ann.get(`/api/journal/entries/${page.id.toUpperCase()}`)).body.id).toBe(page.id);
    expect((await ann.get('/api/journal/entries')).body.entries).toHaveLength(1);
    expect((await ann.get('/api/lessons')).body.lessons).toHaveLength(1);
  });

  test('forms that are no id are refused', async () => {
    const id = newId();
    for (const odd of [`{${id}}`, id.replaceAll('-', ''), `urn:uuid:${id}`, ` ${id}`, `${id}\n`]) {
      expect((await ann.post('/api/tasks', { id: odd, text: 'Walk' })).status, odd).toBe(400);
      expect((await ann.patch(`/api/tasks/${encodeURIComponent(odd)}`, { completed: true })).status).toBe(
        400,
      );
    }
  });
});

describe('an id that is known is refused for anything else', () => {
  beforeAll(async () => {
    ann = await app.person();
  });
  const made = { completed_at: null, created_at: '2026-11-01T00:00:00.000Z' };
  const used = { ...made, use_count: 1, last_used_at: made.created_at };

  test('an action that was put back, then added with other words', async () => {
    const id = newId();
    await ann.put(`/api/tasks/${id}`, { text: 'Walk', ...made });
    expect(await ann.post('/api/tasks', { id, text: 'Swim' })).toMatchObject(known);
    expect(await ann.put(`/api/tasks/${id}`, { text: 'Swim', ...made })).toMatchObject(known);
    expect(await ann.put(`/api/tasks/${id}`, { text: 'Walk', ...made })).toMatchObject({ status: 200 });
    expect((await ann.get('/api/tasks')).body.tasks).toMatchObject([{ id, text: 'Walk' }]);
  });

  test('a goal that was put back, then used with other words', async () => {
    const id = newId();
    await ann.put(`/api/goals/${id}`, { text: 'Run', ...used });
    expect(await ann.post('/api/goals/use', { id, text: 'Rest' })).toMatchObject(known);
    expect(await ann.put(`/api/goals/${id}`, { text: 'Rest', ...used })).toMatchObject(known);
    expect((await ann.get('/api/goals')).body.goals).toMatchObject([{ id, text: 'Run', use_count: 1 }]);
  });

  test('a page with two actions of one id is refused, and nothing of it is kept', async () => {
    const page = journalPage();
    const [one, other] = page.tasks;
    const twice = { ...page, tasks: [one, { ...other, id: one?.id.toUpperCase() }] };
    expect((await ann.post('/api/journal/entries', twice)).status).toBe(400);
    expect((await ann.get('/api/journal/entries')).body.entries).toEqual([]);
  });

  test('a page with an action of a known id is refused, and nothing of it is kept', async () => {
    const [task] = (await ann.get('/api/tasks')).body.tasks;
    const page = journalPage();
    const reused = { ...page, tasks: [{ id: task.id, text: 'Another' }] };
    expect(await ann.post('/api/journal/entries', reused)).toMatchObject(known);
    expect((await ann.get('/api/journal/entries')).body.entries).toEqual([]);
    expect(await pointsToday()).toBe(0);
    // The id of the page is free again.
    expect((await ann.post('/api/journal/entries', page)).status).toBe(200);
    expect((await ann.get('/api/tasks')).body.tasks).toHaveLength(3);
  });
});
