import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { envelope, journalPage, sealedWords } from '../harness/remote-person.ts';

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
    await ann.post('/api/tasks', { id, ...sealedWords('Walk') });
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
    const goal = { id: newId(), ...sealedWords('Run') };
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
      expect(answer).toMatchObject({ status: 200, body: { goal: { id: goal.id } } });
    }
    expect((await ann.get(`/api/journal/entries/${page.id.toUpperCase()}`)).body.id).toBe(page.id);
    expect((await ann.get('/api/journal/entries')).body.entries).toHaveLength(1);
    expect((await ann.get('/api/lessons')).body.lessons).toHaveLength(1);
    expect((await ann.get('/api/goals')).body.goals).toHaveLength(1);
  });

  test('forms that are no id are refused', async () => {
    const id = newId();
    for (const odd of [`{${id}}`, id.replaceAll('-', ''), `urn:uuid:${id}`, ` ${id}`, `${id}\n`]) {
      expect((await ann.post('/api/tasks', { id: odd, ...sealedWords('Walk') })).status, odd).toBe(400);
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
    await ann.put(`/api/tasks/${id}`, { ...sealedWords('Walk'), ...made });
    expect(await ann.post('/api/tasks', { id, ...sealedWords('Swim') })).toMatchObject(known);
    // Whoever puts back what stands, is told what stands: nothing is written over.
    const standing = { status: 200, body: { task: { id, ...sealedWords('Walk') } } };
    expect(await ann.put(`/api/tasks/${id}`, { ...sealedWords('Swim'), ...made })).toMatchObject(standing);
    expect((await ann.get('/api/tasks')).body.tasks).toMatchObject([{ id, ...sealedWords('Walk') }]);
  });

  test('a goal that was put back stays as it is when another is put in its place', async () => {
    const id = newId();
    await ann.put(`/api/goals/${id}`, { ...sealedWords('Run'), ...used });
    const standing = { status: 200, body: { goal: { id, ...sealedWords('Run'), use_count: 1 } } };
    expect(
      await ann.put(`/api/goals/${id}`, { ...sealedWords('Rest'), ...used, use_count: 9 }),
    ).toMatchObject(standing);
    expect((await ann.get('/api/goals')).body.goals).toMatchObject([
      { id, ...sealedWords('Run'), use_count: 1 },
    ]);
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
    const reused = { ...page, tasks: [{ id: task.id, ...sealedWords('Another') }] };
    expect(await ann.post('/api/journal/entries', reused)).toMatchObject(known);
    expect((await ann.get('/api/journal/entries')).body.entries).toEqual([]);
    expect(await pointsToday()).toBe(0);
    // The id of the page is free again.
    expect((await ann.post('/api/journal/entries', page)).status).toBe(200);
    expect((await ann.get('/api/tasks')).body.tasks).toHaveLength(3);
  });
});
