import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { pull, stored, writeEverywhere } from '../../../test/harness/feed.ts';
import { daysFrom } from '../../../test/harness/pauses.ts';
import {
  envelope,
  importBatch,
  journalPage,
  sealedCategory,
  sealedItem,
  sealedKeptBack,
  sealedWords,
} from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { SEALED_COLUMNS } from '../journal/contract.ts';

let app: TestApp;
let ann: Person;

// Thursday, nine in the morning in Los Angeles.
const NOW = '2026-11-19T17:00:00.000Z';

beforeAll(async () => {
  app = await createTestApp({
    languageModel: { baseUrl: 'https://models.example/v1', apiKey: 'key', model: 'any' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
});

async function send(method: string, path: string, body?: unknown, key?: string) {
  const answer = await app.fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${ann.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers };
}

describe('a write', () => {
  test('says its number, and a device that has pulled up to it has the effect', async () => {
    const { head } = await pull(ann);
    const id = newId();
    const { headers } = await send('POST', '/api/tasks', { id, ...sealedWords('Walk') });
    expect(headers.get('sync-seq')).toBe(String(head + 1));
    expect((await pull(ann, `?after=${head}`)).rows).toEqual([
      ['tasks', expect.objectContaining({ id, seq: head + 1 })],
    ]);
    expect((await send('GET', '/api/tasks')).headers.get('sync-seq')).toBeNull();
    expect(
      (await send('PATCH', `/api/tasks/${newId()}`, sealedWords('x'))).headers.get('sync-seq'),
    ).toBeNull();
    expect((await send('DELETE', `/api/tasks/${id}`)).headers.get('sync-seq')).toMatch(/^\d+$/);
  });

  const basis = { based_on: 0, format: 3 };
  const answers = () => Object.fromEntries(SEALED_COLUMNS.map((column) => [column, envelope(120, 3)]));

  /** Each call that changes something, on what `writeEverywhere` made, and what undoes it from another device. */
  const calls: Record<
    string,
    (
      made: Record<
        'task' | 'goal' | 'wish' | 'word' | 'category' | 'entry' | 'lesson' | 'imported' | 'pause',
        string
      >,
    ) => {
      path: string;
      body?: object;
      other?: object;
      undo?: () => Promise<Answer>;
    }
  > = {
    'POST /api/tasks': () => {
      const body = { id: newId(), ...sealedWords('Read') };
      const undo = () => ann.delete(`/api/tasks/${body.id}`);
      return { path: '/api/tasks', body, other: { ...body, ...sealedWords('Other') }, undo };
    },
    'PATCH /api/tasks/{id}': ({ task }) => ({
      path: `/api/tasks/${task}`,
      body: { completed: true },
      other: { completed: false },
      undo: () => ann.patch(`/api/tasks/${task}`, { completed: false }),
    }),
    'PUT /api/tasks/{id}': () => {
      const id = newId();
      const body = { ...sealedWords('Back'), completed_at: null, created_at: NOW };
      const undo = () => ann.patch(`/api/tasks/${id}`, sealedWords('Reworded'));
      return { path: `/api/tasks/${id}`, body, other: { ...body, ...sealedWords('Other') }, undo };
    },
    'DELETE /api/tasks/{id}': ({ task }) => ({
      path: `/api/tasks/${task}`,
      undo: () =>
        ann.put(`/api/tasks/${task}`, { ...sealedWords('Back'), completed_at: null, created_at: NOW }),
    }),
    'POST /api/seal': ({ task }) => {
      const row = () => ({
        table: 'tasks',
        id: task,
        based_on: 1,
        columns: { text: envelope(60, 3) },
      });
      return {
        path: '/api/seal',
        body: { format: 3, rows: [row()] },
        other: { format: 3, rows: [row(), row()] },
      };
    },
    'POST /api/import': () => {
      const body = importBatch();
      const undo = () => ann.delete(`/api/import/${body.import_id}`);
      return { path: '/api/import', body, other: { ...body, source: 'journey' }, undo };
    },
    'DELETE /api/import/{id}': ({ imported }) => ({ path: `/api/import/${imported}` }),
    'POST /api/goals/use': () => {
      const body = { id: newId(), ...sealedWords('Learn to sail') };
      return { path: '/api/goals/use', body, other: { ...body, ...sealedWords('Other') } };
    },
    'PATCH /api/goals/{id}': ({ goal }) => ({
      path: `/api/goals/${goal}`,
      body: { completed: true },
      other: { completed: false },
      undo: () => ann.patch(`/api/goals/${goal}`, { completed: false }),
    }),
    'PUT /api/goals/{id}': () => {
      const body = {
        ...sealedWords('Back'),
        use_count: 1,
        last_used_at: NOW,
        completed_at: null,
        created_at: NOW,
      };
      return { path: `/api/goals/${newId()}`, body, other: { ...body, ...sealedWords('Other') } };
    },
    'DELETE /api/goals/{id}': ({ goal }) => ({ path: `/api/goals/${goal}` }),
    'POST /api/bucket-list/items': () => {
      const body = { id: newId(), ...sealedItem('See the north') };
      const undo = () => ann.delete(`/api/bucket-list/items/${body.id}`);
      return { path: '/api/bucket-list/items', body, other: { ...body, ...sealedItem('Other') }, undo };
    },
    'PATCH /api/bucket-list/items/{id}': ({ wish }) => ({
      path: `/api/bucket-list/items/${wish}`,
      body: { status: 'completed' },
      other: { status: 'in_progress' },
      undo: () => ann.patch(`/api/bucket-list/items/${wish}`, { status: 'in_bucket' }),
    }),
    'PUT /api/bucket-list/items/{id}': () => {
      const body = {
        ...sealedItem('Back'),
        completion_story: null,
        status: 'in_bucket',
        completed_at: null,
        created_at: NOW,
      };
      return { path: `/api/bucket-list/items/${newId()}`, body, other: { ...body, ...sealedItem('Other') } };
    },
    'DELETE /api/bucket-list/items/{id}': ({ wish }) => ({ path: `/api/bucket-list/items/${wish}` }),
    'PUT /api/bucket-list/cadence': () => ({
      path: '/api/bucket-list/cadence',
      body: { frequency: 'weekly' },
      other: { frequency: 'quarterly' },
      undo: () => ann.put('/api/bucket-list/cadence', { frequency: 'monthly' }),
    }),
    'POST /api/bucket-list/reviews': () => ({
      path: '/api/bucket-list/reviews',
      body: { at: NOW },
      other: { at: '2026-11-19T16:00:00.000Z' },
    }),
    'POST /api/kept-back': () => {
      const body = sealedKeptBack();
      return { path: '/api/kept-back', body, other: { ...body, kind: 'day' } };
    },
    'DELETE /api/kept-back/{id}': ({ word }) => ({ path: `/api/kept-back/${word}` }),
    'PUT /api/visions/{section}': () => {
      const body = { text: envelope(200, 3), format: 3, based_on: null, at: NOW };
      const path = '/api/visions/health';
      const undo = () => ann.put(path, { ...body, text: envelope(200, 3) });
      return { path, body, other: { ...body, text: envelope(200, 3) }, undo };
    },
    'PUT /api/visions/{section}/cadence': () => ({
      path: '/api/visions/ideal_day/cadence',
      body: { frequency: 'weekly', at: NOW },
      other: { frequency: 'quarterly', at: NOW },
    }),
    'POST /api/visions/{section}/reviews': () => ({
      path: '/api/visions/personal/reviews',
      body: { at: NOW },
      other: { at: '2026-11-19T16:00:00.000Z' },
    }),
    'PUT /api/weekly/insights/{week}': () => {
      const path = '/api/weekly/insights/2026-11-08';
      const undo = () => ann.put(path, sealedWords('Said anew'));
      return { path, body: sealedWords('Said'), other: sealedWords('Other'), undo };
    },
    'POST /api/weekly/categories': () => {
      const path = '/api/weekly/categories';
      const body = { id: newId(), ...sealedCategory('Work') };
      const undo = () => ann.delete(`${path}/${body.id}`);
      return { path, body, other: { ...body, ...sealedCategory('Other') }, undo };
    },
    'PATCH /api/weekly/categories/{id}': ({ category }) => {
      const path = `/api/weekly/categories/${category}`;
      const body = sealedCategory('Home');
      return { path, body, other: sealedCategory('Other') };
    },
    'PUT /api/weekly/categories/{id}': () => {
      const body = { ...sealedCategory('Back'), priority: 4 };
      const path = `/api/weekly/categories/${newId()}`;
      return { path, body, other: { ...body, ...sealedCategory('Other') } };
    },
    'DELETE /api/weekly/categories/{id}': ({ category }) => ({
      path: `/api/weekly/categories/${category}`,
    }),
    'POST /api/pauses': () => {
      const body = { id: newId(), ...daysFrom(NOW, 20) };
      const undo = () => ann.delete(`/api/pauses/${body.id}`);
      return { path: '/api/pauses', body, other: { ...body, ...daysFrom(NOW, 30) }, undo };
    },
    'PATCH /api/pauses/{id}': ({ pause }) => ({
      path: `/api/pauses/${pause}`,
      body: { ends_on: daysFrom(NOW, 11).starts_on },
      other: { ends_on: daysFrom(NOW, 10).starts_on },
      undo: () => ann.patch(`/api/pauses/${pause}`, { ends_on: daysFrom(NOW, 10).starts_on }),
    }),
    'DELETE /api/pauses/{id}': ({ pause }) => ({ path: `/api/pauses/${pause}` }),
    'PATCH /api/profile': () => ({
      path: '/api/profile',
      body: { core_word: 'Joy' },
      other: { core_word: 'Other' },
      undo: () => ann.patch('/api/profile', { core_word: 'Peace' }),
    }),
    'PUT /api/profile/model-consent': () => ({
      path: '/api/profile/model-consent',
      body: { host: 'models.example' },
      other: { host: 'others.example' },
      undo: () => ann.delete('/api/profile/model-consent'),
    }),
    'DELETE /api/profile/model-consent': () => ({
      path: '/api/profile/model-consent',
      undo: () => ann.put('/api/profile/model-consent', { host: 'models.example' }),
    }),
    'PUT /api/impact-intentions': () => ({
      path: '/api/impact-intentions',
      body: { intentions: ['matter'] },
      other: { intentions: ['clarity'] },
      undo: () => ann.put('/api/impact-intentions', { intentions: ['valued'] }),
    }),
    'PUT /api/customization': () => ({
      path: '/api/customization',
      body: { section_locations: { goals: 'tools' } },
      other: { section_locations: { goals: 'loop' } },
      undo: () => ann.put('/api/customization', { section_locations: { goals: 'loop' } }),
    }),
    'POST /api/journal/entries': () => {
      const body = journalPage(new Date(NOW));
      return { path: '/api/journal/entries', body, other: { ...body, goal: envelope() } };
    },
    'PATCH /api/journal/entries/{id}': ({ entry }) => {
      const path = `/api/journal/entries/${entry}`;
      const undo = () => ann.patch(path, { based_on: 0, format: 3, ...answers() });
      return {
        path,
        body: { ...basis, ...answers() },
        other: { ...answers(), ...basis },
        undo,
      };
    },
    'PATCH /api/lessons/{id}': ({ lesson }) => {
      const path = `/api/lessons/${lesson}`;
      const body = { ...basis, lesson: envelope(120, 3) };
      const undo = () => ann.patch(path, { ...basis, lesson: envelope(120, 3) });
      return { path, body, other: { ...body, lesson: envelope(120, 3) }, undo };
    },
    'POST /api/lessons': () => {
      const body = { id: newId(), lesson: envelope(), format: 2 };
      return { path: '/api/lessons', body, other: { ...body, lesson: envelope() } };
    },
  };

  /** What a repeat answers otherwise: what is given once is not given again. */
  const UNLIKE: Record<string, object> = {
    'PATCH /api/tasks/{id}': { first_today: false },
    'POST /api/bucket-list/reviews': { points: 0 },
    'PUT /api/visions/{section}': { points: 0 },
    'POST /api/visions/{section}/reviews': { points: 0 },
    'DELETE /api/import/{id}': { removed: 0 },
  };

  test('every call that writes rows of the feed is in this list', () => {
    const others = /^\/(functions|rest)\/|^\/api\/(profile\/ensure|feature|billing\/)/;
    const writing = app.routes
      .filter(({ method, path, access }) => method !== 'get' && access !== 'public' && !others.test(path))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(Object.keys(calls).toSorted()).toEqual(writing.toSorted());
  });

  test.each(Object.entries(calls))(
    '%s under a key is done once, whatever happened since, and the key is good for nothing else',
    async (name, call) => {
      const { tasks, entry, lesson, word, pause } = await writeEverywhere(app, ann, NOW);
      const goal = (await ann.get('/api/goals')).body.goals[0].id;
      const wish = (await ann.get('/api/bucket-list/items')).body.items[0].id;
      const category = (await ann.get('/api/weekly/categories')).body.categories[0].id;
      const batch = importBatch();
      await ann.post('/api/import', batch);
      const imported = batch.import_id;
      const made = { task: tasks[1] ?? '', goal, wish, word, category, entry, lesson, imported, pause };
      const { path, body, other, undo } = call(made);
      const [method = ''] = name.split(' ');
      const key = newId();
      const first = await send(method, path, body, key);
      expect(first.status).toBeLessThan(300);
      const after = await stored(app, ann);
      const repeat = await send(method, path, body, key.toUpperCase());
      expect([repeat.status, repeat.body]).toEqual([
        first.status,
        first.body && { ...first.body, ...UNLIKE[name] },
      ]);
      expect(Number(repeat.headers.get('sync-seq'))).toBeGreaterThan(Number(first.headers.get('sync-seq')));
      expect(await stored(app, ann)).toEqual(after);
      await undo?.();
      const undone = await stored(app, ann);
      const late = await send(method, path, body, key);
      // What was made and is gone since does not come back.
      const isGone = /^POST \/api\/(tasks|bucket-list\/items|weekly\/categories|pauses)$/.test(name);
      expect(late.status).toBe(isGone ? 204 : first.status);
      expect(await stored(app, ann)).toEqual(undone);
      if (other) {
        expect((await send(method, path, other, key)).status).toBe(409);
        expect((await send('POST', '/api/tasks', { id: newId(), ...sealedWords('x') }, key)).status).toBe(
          409,
        );
        expect(await stored(app, ann)).toEqual(undone);
      }
    },
  );

  test('that was saved before calls had keys is known under its id', async () => {
    const page = journalPage(new Date(NOW));
    expect((await ann.post('/api/journal/entries', page)).status).toBe(200);
    const before = await stored(app, ann);
    expect((await send('POST', '/api/journal/entries', page, page.id)).status).toBe(200);
    expect(await stored(app, ann)).toEqual(before);
  });

  test('that fails leaves its key free', async () => {
    const id = newId();
    const key = newId();
    expect((await send('PATCH', `/api/tasks/${id}`, sealedWords('Read'), key)).status).toBe(404);
    await ann.post('/api/tasks', { id, ...sealedWords('Walk') });
    expect((await send('PATCH', `/api/tasks/${id}`, sealedWords('Read'), key)).body.task).toMatchObject(
      sealedWords('Read'),
    );
  });

  test('has an id for a key', async () => {
    expect((await send('POST', '/api/tasks', { id: newId(), ...sealedWords('x') }, "x'; drop")).status).toBe(
      400,
    );
  });
});

describe('numbers', () => {
  test('what changes nothing keeps its number', async () => {
    const { tasks } = await writeEverywhere(app, ann, NOW);
    await ann.patch(`/api/tasks/${tasks[0]}`, { completed: true });
    const before = await stored(app, ann);
    await ann.patch(`/api/tasks/${tasks[0]}`, { completed: true });
    await ann.put('/api/impact-intentions', { intentions: ['heard', 'safe'] });
    expect(await stored(app, ann)).toEqual(before);
  });

  test('the server’s own writes have numbers too, and an account goes with all of them', async () => {
    await writeEverywhere(app, ann, NOW);
    const { head } = await pull(ann);
    await app.sql("update profiles set name = 'Anna' where id = $1", [ann.userId]);
    expect((await pull(ann, `?after=${head}`)).rows).toEqual([
      ['profiles', expect.objectContaining({ name: 'Anna', seq: head + 1 })],
    ]);
    await app.sql('delete from auth."user" where id = $1', [ann.userId]);
    const left = await app.sql(
      'select table_name from tombstones where user_id = $1 union all select $1::text from sync_heads where user_id = $1',
      [ann.userId],
    );
    expect(left).toEqual([]);
  });

  test('a day’s points and actions are those of its awards', async () => {
    const { tasks } = await writeEverywhere(app, ann, NOW);
    const day = async () => {
      const found = (await pull(ann, '?after=0')).rows.find(([table]) => table === 'growth_days');
      const { points, actions } = { points: 0, actions: 0, ...found?.[1] };
      return { points, actions };
    };
    expect(await day()).toEqual({ points: 30, actions: 1 });
    await ann.patch(`/api/tasks/${tasks[1]}`, { completed: true });
    expect(await day()).toEqual({ points: 40, actions: 2 });
    await ann.patch(`/api/tasks/${tasks[0]}`, { completed: false });
    expect(await day()).toEqual({ points: 30, actions: 1 });
    await app.sql("update score_history set points = 25 where user_id = $1 and type = 'journal'", [
      ann.userId,
    ]);
    expect(await day()).toEqual({ points: 35, actions: 1 });
  });
});
