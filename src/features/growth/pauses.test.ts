import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { syncedRows } from '../../../test/harness/synced.ts';
import { newId } from '../../kernel/ids.ts';
import { PAUSE_PROBLEMS } from './texts.ts';

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

const set = (starts_on: string, ends_on: string, at?: string, id = newId()) =>
  ann.post('/api/pauses', { id, starts_on, ends_on, ...(at && { at }) });
const refusal = ({ status, body }: { status: number; body: { error?: { message: string } } }) => [
  status,
  body.error?.message,
];
const pauses = async () => (await syncedRows(ann))('pauses');

async function given(starts_on: string, ends_on: string): Promise<string> {
  const { status, body } = await set(starts_on, ends_on);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.pause.id;
}

describe('setting a pause', () => {
  test('it is kept and reaches every device; a repeat changes nothing', async () => {
    const id = newId();
    const { body } = await set('2026-11-25', '2026-12-03', NOW, id);
    expect(body.pause).toEqual({ id, starts_on: '2026-11-25', ends_on: '2026-12-03', created_at: NOW });
    expect((await set('2026-11-25', '2026-12-03', NOW, id)).body).toEqual(body);
    expect((await set('2026-11-26', '2026-12-03', NOW, id)).status).toBe(409);
    expect(await pauses()).toEqual([{ ...body.pause, seq: expect.any(Number) }]);
  });

  test('today is the day of the person’s zone, by the server’s clock', async () => {
    expect(refusal(await set('2026-11-18', '2026-11-20'))).toEqual([400, PAUSE_PROBLEMS.past]);
    expect((await set('2026-11-19', '2026-11-20')).status).toBe(200);
    await ann.patch('/api/profile', { time_zone: 'Pacific/Auckland' });
    app.setNow('2026-11-21T17:00:00.000Z');
    expect(refusal(await set('2026-11-21', '2026-11-23'))).toEqual([400, PAUSE_PROBLEMS.past]);
    expect((await set('2026-11-22', '2026-11-23')).status).toBe(200);
  });

  test('what was decided without a connection is believed for seven days, and no day longer', async () => {
    expect((await set('2026-11-14', '2026-11-15', '2026-11-14T17:00:00.000Z')).status).toBe(200);
    expect((await set('2026-11-12', '2026-11-13', '2026-11-12T17:00:00.000Z')).status).toBe(200);
    const late = await set('2026-11-11', '2026-11-11', '2026-11-11T17:00:00.000Z');
    expect(refusal(late)).toEqual([400, PAUSE_PROBLEMS.past]);
    // A clock that runs ahead decides nothing earlier than now.
    expect((await set('2026-11-19', '2026-11-20', '2050-01-01T00:00:00.000Z')).status).toBe(200);
    const before = await set('2026-11-16', '2026-11-17', '2026-11-17T17:00:00.000Z');
    expect(refusal(before)).toEqual([400, PAUSE_PROBLEMS.past]);
  });

  test('no two of a person share a day, however they race; those of others do not matter', async () => {
    const bob = await app.person();
    await bob.post('/api/pauses', { id: newId(), starts_on: '2026-11-25', ends_on: '2026-12-03' });
    const raced = await Promise.all([
      set('2026-11-25', '2026-12-03'),
      set('2026-12-03', '2026-12-05'),
      set('2026-11-20', '2026-11-25'),
      set('2026-11-25', '2026-12-03'),
    ]);
    const days = (await pauses()).flatMap(({ starts_on, ends_on }) => [starts_on, ends_on]).toSorted();
    expect(new Set(days).size).toBe(days.length);
    const refused = raced.filter(({ status }) => status !== 200).map(refusal);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toEqual(refused.map(() => [400, PAUSE_PROBLEMS.overlaps]));
  });

  test('what is no day, too long or the wrong way round is refused, by the database as well', async () => {
    expect((await set('2026-02-30', '2026-03-02')).status).toBe(400);
    expect(refusal(await set('2026-11-25', '2027-01-24'))).toEqual([400, PAUSE_PROBLEMS.tooLong]);
    expect(refusal(await set('2026-11-25', '2026-11-24'))).toEqual([400, PAUSE_PROBLEMS.backwards]);
    for (const ends_on of ['2026-11-24', '2027-01-24']) {
      const insert = app.sql(
        "insert into pauses (user_id, id, starts_on, ends_on, created_at) values ($1, $2, '2026-11-25', $3, now())",
        [ann.userId, newId(), ends_on],
      );
      await expect(insert).rejects.toMatchObject({ code: '23514' });
    }
  });
});

describe('a pause that is set', () => {
  test('is ended so that today counts again; the days that have gone by stay paused', async () => {
    const id = await given('2026-11-19', '2026-12-03');
    app.setNow('2026-11-23T17:00:00.000Z');
    for (const ends_on of ['2026-11-21', '2026-12-04', '2026-11-18']) {
      expect((await ann.patch(`/api/pauses/${id}`, { ends_on })).status).toBe(400);
    }
    const { body } = await ann.patch(`/api/pauses/${id}`, { ends_on: '2026-11-22' });
    expect(body.pause).toMatchObject({ starts_on: '2026-11-19', ends_on: '2026-11-22' });
    expect((await ann.patch(`/api/pauses/${id}`, { ends_on: '2026-12-03' })).status).toBe(400);
    expect((await ann.patch(`/api/pauses/${newId()}`, { ends_on: '2026-11-22' })).status).toBe(404);
  });

  test('was ended without a connection some days ago', async () => {
    const id = await given('2026-11-19', '2026-12-03');
    app.setNow('2026-11-28T17:00:00.000Z');
    const body = { ends_on: '2026-11-22', at: '2026-11-23T17:00:00.000Z' };
    expect((await ann.patch(`/api/pauses/${id}`, body)).status).toBe(200);
  });

  test('is removed before it begins, which every device hears', async () => {
    const id = await given('2026-11-25', '2026-12-03');
    expect((await ann.delete(`/api/pauses/${id}`)).status).toBe(204);
    expect((await ann.delete(`/api/pauses/${id}`)).status).toBe(404);
    const { rows } = (await ann.get('/api/sync?after=0')).body;
    expect(rows).toContainEqual(['tombstones', { table: 'pauses', key: id, seq: expect.any(Number) }]);
    expect((await set('2026-11-25', '2026-12-03')).status).toBe(200);
  });

  test('stays once it is part of the past', async () => {
    const id = await given('2026-11-19', '2026-12-03');
    app.setNow('2026-11-27T17:00:00.000Z');
    expect((await ann.delete(`/api/pauses/${id}`)).status).toBe(400);
    expect(await pauses()).toHaveLength(1);
  });

  test('is nobody else’s to change', async () => {
    const id = await given('2026-11-25', '2026-12-03');
    const bob = await app.person();
    expect((await bob.patch(`/api/pauses/${id}`, { ends_on: '2026-11-26' })).status).toBe(404);
    expect((await bob.delete(`/api/pauses/${id}`)).status).toBe(404);
    expect(await pauses()).toMatchObject([{ ends_on: '2026-12-03' }]);
  });

  test('PTS-15 makes streaks wait, and shows in the month', async () => {
    await app.sql(
      `insert into growth_days (user_id, date, journaled, updated_at)
       select $1, day, true, now() from generate_series('2026-11-10'::date, '2026-11-19'::date, '1 day') day`,
      [ann.userId],
    );
    await given('2026-11-20', '2026-11-29');
    app.setNow('2026-11-26T17:00:00.000Z');
    const { streaks, paused, paused_until } = (await ann.get('/api/growth')).body;
    expect(streaks).toEqual({ journal: 10, action: 0, lesson: 0 });
    expect([paused.length, paused[0], paused.at(-1), paused_until]).toEqual([
      10,
      '2026-11-20',
      '2026-11-29',
      '2026-11-29',
    ]);
    expect((await ann.get('/api/journal/today')).body.streak).toBe(10);
  });
});
