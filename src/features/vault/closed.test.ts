import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  journalPage,
  postRequestBody,
  sealedItem,
  sealedWords,
} from '../../../test/harness/remote-person.ts';
import { finish, newKeyId, sealAll, turnOff, turnOn, vaultEnvelope } from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import { SEALED_COLUMNS } from '../journal/contract.ts';

/* What the server cannot do for a person whose texts it cannot open, and how writes meet a vault. */

let app: TestApp;
let ann: Person;
let key: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-11-19T17:00:00.000Z');
  ann = await app.person();
  key = newKeyId();
});

const opening = (person: Person): Record<string, object> => ({
  '/functions/v1/decrypt-user-entries': { type: 'journal' },
  '/functions/v1/generate_combined_gold_file': {},
  '/functions/v1/generate-content': postRequestBody(),
  '/functions/v1/generate-voice-profile': { user_id: person.userId },
  '/functions/v1/weekly-insights': {
    userId: person.userId,
    startDate: '2026-11-15',
    endDate: '2026-11-21',
  },
  '/functions/v1/review-categories': {
    lessons: [],
    growth: { journaledDays: 0, actionDays: 0, lessonDays: 0 },
  },
  '/functions/v1/sync-google-tasks': { userId: person.userId, accessToken: 'any' },
});

async function answers(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [path, body] of Object.entries(opening(ann))) {
    const answer = await ann.post(path, body);
    found[path] = answer.body?.error?.code ?? answer.status;
  }
  return found;
}

const paths = (outcome: unknown) =>
  Object.fromEntries(Object.keys(opening(ann)).map((path) => [path, outcome]));

describe('calls that open texts', () => {
  test('are closed from the first step until the vault is off again', async () => {
    const open = await answers();
    expect(Object.values(open)).not.toContain('vault_closed');
    await turnOn(ann, key);
    expect(await answers()).toEqual(paths('vault_closed'));
    await finish(ann, key);
    expect(await answers()).toEqual(paths('vault_closed'));
    await turnOff(ann, key);
    expect(await answers()).toEqual(paths('vault_closed'));
    await finish(ann, key, 'off');
    expect(await answers()).toEqual(open);
  });

  test('are open for everybody else', async () => {
    await turnOn(await app.person(), key);
    expect(Object.values(await answers())).not.toContain('vault_closed');
  });

  test('are those that the API’s document describes so', async () => {
    const document = await (await app.fetch('/api/openapi.json')).json();
    for (const path of Object.keys(opening(ann))) {
      expect(document.paths[path].post.responses[409].description, path).toContain('vault_closed');
    }
  });
});

describe('a change of some texts of a row', () => {
  const item = newId();
  const sealed = (): string => vaultEnvelope(key);
  const code = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    body?.error?.code ?? status;

  test('of the bucket list brings all of them when it brings another format', async () => {
    await ann.post('/api/bucket-list/items', {
      ...sealedItem('Sail'),
      id: item,
      reason: sealedWords('Sea').text,
    });
    await turnOn(ann, key);
    const change = (body: object) => ann.patch(`/api/bucket-list/items/${item}`, body);
    expect(code(await change({ item: sealed(), format: 4 }))).toBe('vault_changed');
    expect(code(await change({ item: sealed(), reason: sealedWords('x').text, format: 4 }))).toBe('invalid');
    expect(code(await change({ item: sealed(), reason: sealed(), format: 4 }))).toBe(200);
    expect(code(await change({ completion_story: sealed(), format: 4 }))).toBe(200);
    expect(code(await change({ status: 'completed' }))).toBe(200);
    expect(code(await change({ item: sealedWords('Swim').text, format: 3 }))).toBe('vault_changed');
    await sealAll(ann, key);
    await finish(ann, key);
    expect(code(await change({ item: sealed(), format: 4 }))).toBe(200);
    const whole = { item: sealedWords('Swim').text, reason: null, completion_story: null, format: 3 };
    expect(code(await change(whole))).toBe('vault_changed');
  });

  test('of the visions brings all of them when it brings another format', async () => {
    const save = (section: string, body: object) =>
      ann.put(`/api/visions/${section}`, { based_on: null, ...body });
    expect(code(await save('health', { text: sealedWords('Walk').text, format: 3 }))).toBe(200);
    await turnOn(ann, key);
    expect(code(await save('personal', { text: sealed(), format: 4 }))).toBe('vault_changed');
    const mixed = { text: sealed(), format: 4, others: { health: sealedWords('Walk').text } };
    expect(code(await save('personal', mixed))).toBe('invalid');
    const health = sealed();
    expect(code(await save('personal', { text: sealed(), format: 4, others: { health } }))).toBe(200);
    expect((await ann.get('/api/visions')).body).toMatchObject({ health_vision: health, visions_format: 4 });
    expect(code(await save('personal', { text: null, format: 4 }))).toBe(200);
    await sealAll(ann, key);
    await finish(ann, key);
    const back = { text: sealedWords('x').text, format: 3, others: { health: sealedWords('Walk').text } };
    expect(code(await save('personal', back))).toBe('vault_changed');
  });

  test('of an entry brings all of them when it brings another format', async () => {
    const page = journalPage(new Date('2026-11-19T17:00:00.000Z'));
    expect(code(await ann.post('/api/journal/entries', page))).toBe(200);
    await turnOn(ann, key);
    const change = (body: object) => ann.patch(`/api/journal/entries/${page.id}`, { based_on: 0, ...body });
    expect(code(await change({ format: 4, goal: sealed() }))).toBe('vault_changed');
    expect(code(await change({ format: 3, goal: sealed() }))).toBe('invalid');
    const whole = Object.fromEntries(SEALED_COLUMNS.map((column) => [column, sealed()]));
    expect(code(await change({ format: 4, ...whole }))).toBe(200);
    expect(code(await change({ format: 4, goal: sealed() }))).toBe(200);
    expect(code(await change({ format: 3, goal: sealedWords('Run').text }))).toBe('vault_changed');
    await sealAll(ann, key);
    await finish(ann, key);
    expect(code(await change({ format: 4, date: '2026-11-18' }))).toBe(200);
    expect(code(await ann.post('/api/journal/entries', journalPage()))).toBe('vault_changed');
    const next = {
      ...journalPage(),
      ...whole,
      format: 4,
      tasks: [{ id: newId(), text: sealed(), format: 4 }],
    };
    expect(code(await ann.post('/api/journal/entries', next))).toBe(200);
  });

  test('of a lesson, an action and a goal is of one format, too', async () => {
    await turnOn(ann, key);
    const [task, lesson] = [newId(), newId()];
    expect(code(await ann.post('/api/tasks', { id: task, text: sealed(), format: 3 }))).toBe('invalid');
    expect(code(await ann.post('/api/tasks', { id: task, text: sealed(), format: 4 }))).toBe(200);
    expect(code(await ann.patch(`/api/tasks/${task}`, { text: sealed(), format: 3 }))).toBe('invalid');
    expect(code(await ann.post('/api/lessons', { id: lesson, lesson: sealed(), format: 4 }))).toBe(200);
    const moved = { based_on: 0, format: 4, lesson: sealed(), date: '2026-11-18' };
    expect(code(await ann.patch(`/api/lessons/${lesson}`, moved))).toBe(200);
    const goal = { id: newId(), text: sealed(), format: 4 };
    expect(code(await ann.post('/api/goals/use', goal))).toBe(200);
    await finish(ann, key);
    expect(code(await ann.patch(`/api/tasks/${task}`, { completed: true }))).toBe(200);
    expect(code(await ann.patch(`/api/tasks/${task}`, sealedWords('Run')))).toBe('vault_changed');
    expect(code(await ann.patch(`/api/lessons/${lesson}`, { ...moved, date: '2026-11-17' }))).toBe(200);
  });
});
