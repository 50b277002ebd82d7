import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { envelope, sealedMood } from '../../../test/harness/remote-person.ts';

let app: TestApp;
let ann: Person;

/** Half past nine in the evening where the person is, already the next day in UTC. */
const NOW = '2026-11-20T05:30:00.000Z';
const TODAY = '2026-11-19';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  await ann.patch('/api/profile', { time_zone: 'America/Los_Angeles' });
});

const stored = () =>
  app.sql('select date::text, step, chosen_at from moods where user_id = $1', [ann.userId]);
const one = (step: string | null, chosen_at: string) => [
  { date: TODAY, step, chosen_at: new Date(chosen_at) },
];
const put = (step: string, chosen_at: string, date = TODAY) =>
  ann.put(`/api/moods/${date}`, sealedMood(step, chosen_at));
const clear = (chosen_at: string) => ann.post(`/api/moods/${TODAY}/removals`, { chosen_at });

const [MORNING, NOON, EVENING] = [
  '2026-11-19T16:00:00.000Z',
  '2026-11-19T20:00:00.000Z',
  '2026-11-20T04:00:00.000Z',
];

test('a day has one mood, the one that was chosen last, however often it is sent', async () => {
  for (let time = 0; time < 2; time++) expect((await put('2', MORNING)).status).toBe(204);
  expect(await stored()).toEqual(one(sealedMood('2').step, MORNING));
  await put('4', NOON);
  expect(await stored()).toEqual(one(sealedMood('4').step, NOON));
});

describe('of two devices', () => {
  test('the later choice stays, whichever arrives first', async () => {
    await put('4', EVENING);
    expect((await put('2', MORNING)).status).toBe(204);
    expect((await clear(NOON)).status).toBe(204);
    expect(await stored()).toEqual(one(sealedMood('4').step, EVENING));
  });

  test('an older choice that arrives late brings no mood back that was taken away', async () => {
    await put('2', MORNING);
    await clear(NOON);
    expect(await stored()).toEqual(one(null, NOON));
    await put('3', MORNING);
    expect(await stored()).toEqual(one(null, NOON));
    await put('3', EVENING);
    expect(await stored()).toEqual(one(sealedMood('3').step, EVENING));
  });

  test('one whose clock runs ahead does not outlast later choices', async () => {
    await put('1', '2050-01-01T00:00:00.000Z');
    expect(await stored()).toEqual(one(sealedMood('1').step, NOW));
    app.setNow('2026-11-20T05:31:00.000Z');
    await put('5', '2026-11-20T05:31:00.000Z');
    expect(await stored()).toEqual(one(sealedMood('5').step, '2026-11-20T05:31:00.000Z'));
  });
});

test('a day long ago can have one, a day that has not begun where the person is cannot', async () => {
  expect((await put('3', EVENING, '2019-07-04')).status).toBe(204);
  expect((await put('3', EVENING, '2026-11-20')).status).toBe(400);
  expect((await stored()).map((row) => (row as { date: string }).date)).toEqual(['2019-07-04']);
});

test('to take away what is not there changes nothing', async () => {
  expect((await clear(NOON)).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test.each([
  ['a readable step', { step: '4' }],
  ['more than a step', { step: envelope(40, 3) }],
  ['no step', { step: null }],
  ['an older envelope', { format: 2 }],
  ['no instant', { chosen_at: 'today' }],
])('%s is refused, and nothing is stored', async (_what, given) => {
  const answer = await ann.put(`/api/moods/${TODAY}`, { ...sealedMood('4', NOON), ...given });
  expect(answer.status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('it is its person’s own, earns nothing and marks no day', async () => {
  const ben = await app.person();
  await put('4', NOON);
  await ben.put(`/api/moods/${TODAY}`, sealedMood('1', NOON));
  await ben.post(`/api/moods/${TODAY}/removals`, { chosen_at: EVENING });
  expect(await stored()).toEqual(one(sealedMood('4').step, NOON));
  expect(await app.sql('select from score_history where user_id = $1', [ann.userId])).toEqual([]);
  expect(await app.sql('select from growth_days where user_id = $1', [ann.userId])).toEqual([]);
});

test('goes with its person', async () => {
  await put('4', NOON);
  await app.sql('delete from auth."user" where id = $1', [ann.userId]);
  expect(await stored()).toEqual([]);
});
