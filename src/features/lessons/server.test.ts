import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { newId } from '../../kernel/ids.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow('2026-11-19T18:00:00Z');
  ann = await app.person();
});

const lesson = () => ({
  id: newId(),
  lesson: Buffer.concat([Buffer.of(2), randomBytes(60)]).toString('base64'),
  format: 2,
});

test('LSN-03 CALL-26 ENT-08 a lesson is stored under its day, and the day is marked', async () => {
  const body = lesson();
  expect(await ann.post('/api/lessons', body)).toEqual({
    status: 200,
    body: { id: body.id, date: '2026-11-19' },
  });
  const rows = await app.sql(
    'select id, user_id, lesson, format, date::text from lessons_learned where user_id = $1',
    [ann.userId],
  );
  expect(rows).toEqual([{ ...body, user_id: ann.userId, date: '2026-11-19' }]);
  const days = await app.sql(
    'select date::text, lesson_learned, journaled from growth_days where user_id = $1',
    [ann.userId],
  );
  expect(days).toEqual([{ date: '2026-11-19', lesson_learned: true, journaled: false }]);
});

test('a repeat of a save is one lesson; the same id with another one is refused', async () => {
  const body = lesson();
  const [first, second] = await Promise.all([ann.post('/api/lessons', body), ann.post('/api/lessons', body)]);
  expect(second).toEqual(first);
  expect((await ann.post('/api/lessons', { ...lesson(), id: body.id })).status).toBe(409);
  expect((await ann.get('/api/lessons')).body.lessons).toHaveLength(1);
});

test('ENC-02 readable text is refused as a lesson', async () => {
  for (const text of [
    '',
    'Less is enough',
    Buffer.from('Less is more than enough, always').toString('base64'),
  ]) {
    expect((await ann.post('/api/lessons', { ...lesson(), lesson: text })).status, text).toBe(400);
  }
  expect((await ann.get('/api/lessons')).body.lessons).toEqual([]);
});

test('when the day cannot be marked, the lesson is not stored either', async () => {
  await app.sql(
    `create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await app.sql(
    'create trigger broken before insert on growth_days for each row execute function break_it()',
  );
  const body = lesson();
  expect((await ann.post('/api/lessons', body)).status).toBe(500);
  await app.sql('drop trigger broken on growth_days');
  expect((await ann.get('/api/lessons')).body.lessons).toEqual([]);
  expect((await ann.post('/api/lessons', body)).status).toBe(200);
});

test('CALL-25 lessons come newest first, page by page', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 5; at++) {
    app.setNow(new Date(Date.UTC(2026, 10, 10 + Math.floor(at / 2), 18, at)));
    const body = lesson();
    await ann.post('/api/lessons', body);
    ids.unshift(body.id);
  }
  const first = (await ann.get('/api/lessons?limit=3')).body;
  const rest = (await ann.get(`/api/lessons?limit=3&before=${encodeURIComponent(first.next)}`)).body;
  expect([...first.lessons, ...rest.lessons].map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(rest.next).toBeNull();
});

test('lessons of somebody else do not exist, and nobody sees any', async () => {
  await ann.post('/api/lessons', lesson());
  const ben = await app.person({ name: 'Ben' });
  expect((await ben.get('/api/lessons')).body.lessons).toEqual([]);
  expect((await app.nobody.get('/api/lessons')).status).toBe(401);
  expect((await app.nobody.post('/api/lessons', lesson())).status).toBe(401);
});
