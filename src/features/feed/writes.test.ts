import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { pull, stored, writeEverywhere } from '../../../test/harness/feed.ts';
import { sendPieces } from '../../../test/harness/files.ts';
import { importBatch, journalPage, sealedWords } from '../../../test/harness/remote-person.ts';
import { writingCalls } from '../../../test/harness/writing-calls.ts';
import { newId } from '../../kernel/ids.ts';

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

  const calls = writingCalls(NOW);

  /** What a repeat answers otherwise: what is given once is not given again. */
  const UNLIKE: Record<string, object> = {
    'PATCH /api/tasks/{id}': { first_today: false },
    'POST /api/bucket-list/reviews': { points: 0 },
    'PUT /api/visions/{section}': { points: 0 },
    'POST /api/visions/{section}/reviews': { points: 0 },
    'DELETE /api/import/{id}': { removed: 0 },
  };

  test('every call that writes rows of the feed is in this list', () => {
    // A number is confirmed with what was texted to it: src/features/reminders/phone.test.ts. What each step of a vault
    // needs, and that it may come twice: src/features/vault/server.test.ts.
    const others =
      /^\/(functions|rest)\/|^\/api\/(profile\/ensure|feature|billing\/|reminders\/phone|vault\/)/;
    const writing = app.routes
      .filter(({ method, access, takesBytes }) => method !== 'get' && access !== 'public' && !takesBytes)
      .filter(({ path }) => !others.test(path))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(Object.keys(calls).toSorted()).toEqual(writing.toSorted());
  });

  test.each(Object.entries(calls))(
    '%s under a key is done once, whatever happened since, and the key is good for nothing else',
    async (name, call) => {
      const { tasks, entry, lesson, word, insightAnswer, pause, cta, post, attachment, file } =
        await writeEverywhere(app, ann, NOW);
      await sendPieces(app, ann, file);
      const goal = (await ann.get('/api/goals')).body.goals[0].id;
      const wish = (await ann.get('/api/bucket-list/items')).body.items[0].id;
      const category = (await ann.get('/api/weekly/categories')).body.categories[0].id;
      const batch = importBatch();
      await ann.post('/api/import', batch);
      const imported = batch.import_id;
      const made = {
        ...{ ann, task: tasks[1] ?? '', goal, wish, word, category, entry, lesson, imported, pause },
        ...{ cta, post, attachment, file, insightAnswer },
      };
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
