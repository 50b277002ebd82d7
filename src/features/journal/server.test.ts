import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';
import { SEALED_COLUMNS } from './contract.ts';

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

/** What the server takes for sealed: it cannot look inside. */
const envelope = (bytes = 40) =>
  Buffer.concat([Buffer.of(2), randomBytes(12), randomBytes(bytes + 16)]).toString('base64');

const page = (changes: object = {}) => ({
  id: newId(),
  format: 2,
  celebration: envelope(),
  goal: envelope(),
  goal_importance: envelope(),
  reflection: envelope(),
  value_alignment: envelope(),
  action: envelope(),
  start_time: '2026-11-19T17:50:00Z',
  tasks: [
    { id: newId(), ...sealedWords('Send the outline') },
    { id: newId(), ...sealedWords('Hold the room') },
    { id: newId(), ...sealedWords('Walk at lunch') },
  ],
  ...changes,
});

const save = (body: object, person = ann) => person.post('/api/journal/entries', body);

test('JRN-20 CALL-17 ENT-07 one save writes entry, actions, the day and its points', async () => {
  const body = page();
  const saved = await save(body);
  expect(saved).toEqual({
    status: 200,
    body: { entry: { id: body.id, date: '2026-11-19' }, streak: 1, points_awarded: 20 },
  });
  const [entry] = await app.sql('select *, date::text as date from journal_entries where user_id = $1', [
    ann.userId,
  ]);
  expect(entry).toMatchObject({
    user_id: ann.userId,
    id: body.id,
    date: '2026-11-19',
    format: 2,
    celebration: body.celebration,
    goal: body.goal,
    goal_importance: body.goal_importance,
    reflection: body.reflection,
    value_alignment: body.value_alignment,
    action: body.action,
    start_time: new Date('2026-11-19T17:50:00Z'),
    end_time: new Date('2026-11-19T18:00:00Z'),
    created_at: new Date('2026-11-19T18:00:00Z'),
  });
  const tasks = await app.sql(
    'select id, text, format, completed, completed_at from tasks where user_id = $1 order by id',
    [ann.userId],
  );
  expect(tasks).toEqual(body.tasks.map((task) => ({ ...task, completed: false, completed_at: null })));
  const days = await app.sql(
    'select date::text, journaled, task_completed from growth_days where user_id = $1',
    [ann.userId],
  );
  expect(days).toEqual([{ date: '2026-11-19', journaled: true, task_completed: false }]);
});

test('PTS-01 CALL-27 the journal gives 20 points, once a day', async () => {
  await save(page());
  app.setNow('2026-11-19T20:00:00Z');
  expect((await save(page())).body.points_awarded).toBe(0);
  const scores = await app.sql('select points, type, description from score_history where user_id = $1', [
    ann.userId,
  ]);
  expect(scores).toEqual([{ points: 20, type: 'journal', description: 'Completed daily journal entry' }]);
  app.setNow('2026-11-20T20:00:00Z');
  expect((await save(page())).body).toMatchObject({ points_awarded: 20, streak: 2 });
});

test('JRN-34 a second entry on the same day is one more entry and no second day', async () => {
  await save(page());
  await save(page());
  const [count] = await app.sql(
    `select (select count(*)::int from journal_entries where user_id = $1) as entries,
            (select count(*)::int from growth_days where user_id = $1) as days`,
    [ann.userId],
  );
  expect(count).toEqual({ entries: 2, days: 1 });
});

test('a repeat of a save changes nothing and answers the same', async () => {
  const [first, second] = [page(), page()];
  const answers = [await save(first), await save(second)];
  app.setNow('2026-11-23T09:00:00Z');
  expect([await save(first), await save(second)]).toEqual(answers);
  const [count] = await app.sql(
    `select (select count(*)::int from journal_entries where user_id = $1) as entries,
            (select count(*)::int from tasks where user_id = $1) as tasks,
            (select count(*)::int from score_history where user_id = $1) as scores`,
    [ann.userId],
  );
  expect(count).toEqual({ entries: 2, tasks: 6, scores: 1 });
});

test('ten of the same save at once make one entry', async () => {
  const body = page();
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(body)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const [count] = await app.sql('select count(*)::int as entries from journal_entries where user_id = $1', [
    ann.userId,
  ]);
  expect(count?.entries).toBe(1);
});

test('the same id with another page is refused and changes nothing', async () => {
  const body = page();
  await save(body);
  expect(await save({ ...body, action: envelope() })).toMatchObject({
    status: 409,
    body: { error: { code: 'conflict' } },
  });
  expect((await ann.get(`/api/journal/entries/${body.id}`)).body.action).toBe(body.action);
});

test('ENC-01 readable text is refused in each of the six columns', async () => {
  const unsealed = [
    'I called Dad',
    'x'.repeat(60),
    Buffer.from('plain text that was only encoded').toString('base64'),
    '',
  ];
  for (const column of SEALED_COLUMNS) {
    for (const value of unsealed) {
      if (column === 'goal_importance' && value === '') continue;
      const { status, body } = await save(page({ [column]: value }));
      expect(status, `${column}: ${value}`).toBe(400);
      if (value) expect(JSON.stringify(body)).not.toContain(value);
    }
  }
  expect((await save(page({ format: 1 }))).status).toBe(400);
  expect(await app.sql('select 1 from journal_entries where user_id = $1', [ann.userId])).toEqual([]);
  expect((await save(page({ goal_importance: '' }))).status).toBe(200);
});

test('ENC-03 readable words of an action are refused, and nothing of the page is kept', async () => {
  for (const words of [
    { text: 'Walk at lunch' },
    { text: 'Walk at lunch', format: null },
    { text: 'Walk at lunch', format: 3 },
    { text: envelope(), format: 2 },
    { text: envelope(), format: 3 },
  ]) {
    const body = page();
    const { status, body: answer } = await save({
      ...body,
      tasks: [body.tasks[0], { id: newId(), ...words }],
    });
    expect({ status, code: answer.error.code }, JSON.stringify(words)).toEqual({
      status: 400,
      code: 'invalid',
    });
    expect(answer.error.message).not.toContain(words.text);
  }
  expect(await app.sql('select 1 from journal_entries where user_id = $1', [ann.userId])).toEqual([]);
  expect(await app.sql('select 1 from tasks where user_id = $1', [ann.userId])).toEqual([]);
});

test('a body that is not as described is refused', async () => {
  for (const wrong of [
    { start_time: 'yesterday' },
    { tasks: [{ id: 'one', ...sealedWords('x') }] },
    { tasks: Array.from({ length: 101 }, () => ({ id: newId(), ...sealedWords('x') })) },
    { user_id: newId() },
    { id: 'one' },
    { celebration: envelope(200_000) },
  ]) {
    expect((await save(page(wrong))).status, JSON.stringify(wrong).slice(0, 60)).toBe(400);
  }
});

test('the start of writing is never later than its end', async () => {
  const body = page({ start_time: '2027-05-01T00:00:00Z' });
  await save(body);
  const { body: entry } = await ann.get(`/api/journal/entries/${body.id}`);
  expect(entry.start_time).toBe('2026-11-19T18:00:00.000Z');
  expect(entry.end_time).toBe('2026-11-19T18:00:00.000Z');
});

test('the day of an entry is the day in the person’s time zone', async () => {
  await ann.patch('/api/profile', { time_zone: 'Asia/Tokyo' });
  expect((await save(page())).body.entry.date).toBe('2026-11-20');
  await ann.patch('/api/profile', { time_zone: 'Pacific/Honolulu' });
  expect((await save(page())).body.entry.date).toBe('2026-11-19');
});

test('PTS-16 JRN-27 the streak counts days with an entry back from today or yesterday', async () => {
  for (const day of ['15', '16', '17']) {
    app.setNow(`2026-11-${day}T18:00:00Z`);
    await save(page());
  }
  const streak = async () => (await ann.get('/api/journal/today')).body.streak;
  expect(await streak()).toBe(3);
  app.setNow('2026-11-18T18:00:00Z');
  expect(await streak()).toBe(3);
  app.setNow('2026-11-19T18:00:00Z');
  expect(await streak()).toBe(0);
  expect((await save(page())).body.streak).toBe(1);
});

test('DASH-24 today says whether there is an entry, and gives the first of them', async () => {
  expect((await ann.get('/api/journal/today')).body).toEqual({
    date: '2026-11-19',
    journaled: false,
    streak: 0,
    entries: 0,
    since: null,
    first_entry: null,
  });
  const [first, second] = [page(), page()];
  await save(first);
  app.setNow('2026-11-19T19:00:00Z');
  await save(second);
  expect((await ann.get('/api/journal/today')).body).toEqual({
    date: '2026-11-19',
    journaled: true,
    streak: 1,
    entries: 2,
    since: '2026-11-19',
    first_entry: { id: first.id, celebration: first.celebration, format: 2 },
  });
});

test('CALL-18 the history comes newest first, page by page, without gap or repeat', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 7; at++) {
    app.setNow(new Date(Date.UTC(2026, 10, 10 + Math.floor(at / 3), 18, at)));
    const body = page();
    await save(body);
    ids.unshift(body.id);
  }
  const seen: string[] = [];
  let before = '';
  do {
    const { body } = await ann.get(
      `/api/journal/entries?limit=3${before && `&before=${encodeURIComponent(before)}`}`,
    );
    seen.push(...body.entries.map(({ id }: { id: string }) => id));
    before = body.next ?? '';
  } while (before);
  expect(seen).toEqual(ids);
  expect((await ann.get('/api/journal/entries')).body.entries[0]).toEqual(
    (await ann.get(`/api/journal/entries/${ids[0]}`)).body,
  );
});

test('a page that is asked for in the wrong way is refused', async () => {
  for (const query of [
    'limit=0',
    'limit=101',
    'limit=x',
    'before=x',
    'before=2026-02-30_2026-02-28T00:00:00.000Z_x',
  ]) {
    expect((await ann.get(`/api/journal/entries?${query}`)).status, query).toBe(400);
  }
});

test('entries of somebody else do not exist', async () => {
  const body = page();
  await save(body);
  const ben = await app.person({ name: 'Ben' });
  expect((await ben.get(`/api/journal/entries/${body.id}`)).status).toBe(404);
  expect((await ben.get('/api/journal/entries')).body.entries).toEqual([]);
  expect((await save(body, ben)).body.entry.id).toBe(body.id);
  expect((await ann.get('/api/journal/entries')).body.entries).toHaveLength(1);
});

test('JRN-22 nobody gets in without a session', async () => {
  for (const answer of [
    await app.nobody.post('/api/journal/entries', page()),
    await app.nobody.get('/api/journal/entries'),
    await app.nobody.get('/api/journal/today'),
    await app.nobody.get(`/api/journal/entries/${newId()}`),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
  }
});
