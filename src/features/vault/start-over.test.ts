import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { giveEverything } from '../../../test/harness/belongings.ts';
import { firstSync } from '../../../test/harness/feed.ts';
import { sealedWords } from '../../../test/harness/remote-person.ts';
import {
  changeKey,
  finish,
  newKeyId,
  sealAll,
  told,
  turnOn,
  vaultEnvelope,
  wrappingsOf,
} from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import { prefixOf } from '../../kernel/seal/format-4.ts';

/* An empty vault in the place of one that nothing opens any more. */

const NOW = '2026-11-19T17:00:00.000Z';

let app: TestApp;
let ann: Person;
let key: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  key = newKeyId();
});

const bodyFor = (next: string, former = key, person = ann) => ({
  ...told(person, next, 'on'),
  former_key_id: former,
  wrappings: wrappingsOf(),
});
const startOver = async (body: object) => {
  const answer = await ann.post('/api/vault/start-over', body);
  return answer.body?.error?.code ?? answer.status;
};
const stateOf = async () => (await ann.get('/api/vault')).body;

/** Everything of the person's in the database, as text. */
async function stored({ userId }: Person): Promise<string> {
  const tables = await app.sql<{ name: string; owner: string }>(
    `select table_name as name, column_name as owner from information_schema.columns
     where table_schema = 'public' and (column_name = 'user_id' or (table_name = 'profiles' and column_name = 'id'))`,
  );
  const found = [];
  for (const { name, owner } of tables)
    found.push(...(await app.sql(`select '${name}' as of, * from ${name} where ${owner} = $1`, [userId])));
  return JSON.stringify(found);
}

/** What is not text and belongs to the days that were lived. */
const lived = async ({ userId }: Person) => ({
  days: await app.sql('select date, points, journaled, mended from growth_days where user_id = $1', [userId]),
  scores: await app.sql('select id, points, type, once from score_history where user_id = $1', [userId]),
  pauses: await app.sql('select id, starts_on from pauses where user_id = $1', [userId]),
});

test('what only the former key opens is gone everywhere, and days, points and names stay', async () => {
  await giveEverything(app, ann);
  key = (await stateOf()).key_id;
  await sealAll(ann, key);
  await finish(ann, key);
  await app.sql(
    `insert into google_task_links (user_id, list_id, task_id, google_id, base, completed)
     select user_id, 'list', id, id::text, '', false from tasks where user_id = $1 on conflict do nothing`,
    [ann.userId],
  );
  const before = await lived(ann);
  expect(before.days).not.toEqual([]);
  expect(before.scores).not.toEqual([]);
  expect(await stored(ann)).toContain(prefixOf(key));
  const { head } = (await ann.get('/api/sync')).body;

  const next = newKeyId();
  expect(await startOver(bodyFor(next))).toBe(204);
  expect(await stored(ann)).not.toContain(prefixOf(key));
  expect(await lived(ann)).toEqual(before);
  expect(await app.sql('select 1 from google_task_links where user_id = $1', [ann.userId])).toEqual([]);
  const [profile] = await app.sql('select * from profiles where id = $1', [ann.userId]);
  expect(profile).toMatchObject({
    core_word: 'Freedom',
    visions_format: null,
    professional_vision: null,
    professional_vision_saved_at: null,
    ideal_day: null,
  });
  const { rows } = (await ann.get(`/api/sync?after=${head}`)).body;
  const gone = rows.flatMap(([table, row]: [string, { table: string }]) =>
    table === 'tombstones' ? row.table : [],
  );
  expect(gone).toEqual(
    expect.arrayContaining(['journal_entries', 'lessons_learned', 'tasks', 'moods', 'kept_posts']),
  );

  await finish(ann, next);
  expect(await stateOf()).toMatchObject({ state: 'on', key_id: next });
  const words = { id: newId(), text: vaultEnvelope(next), format: 4 };
  expect((await ann.post('/api/tasks', words)).status).toBe(200);
});

describe('what the former key does not seal', () => {
  test('stays where the vault was not complete', async () => {
    await ann.post('/api/tasks', { id: newId(), ...sealedWords('Walk') });
    await turnOn(ann, key);
    await ann.post('/api/tasks', { id: newId(), text: vaultEnvelope(key), format: 4 });
    const next = newKeyId();
    expect(await startOver(bodyFor(next))).toBe(204);
    expect([...(await firstSync(ann)).keys()].filter((row) => row.startsWith('tasks'))).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ state: 'turning_on', key_id: next });
  });

  test('and that of somebody else', async () => {
    const bob = await app.person();
    await turnOn(bob, key);
    await bob.post('/api/tasks', { id: newId(), text: vaultEnvelope(key), format: 4 });
    await turnOn(ann, key);
    expect(await startOver(bodyFor(newKeyId()))).toBe(204);
    expect(await stored(bob)).toContain(vaultEnvelope(key).slice(0, 12));
  });
});

test('while the key is changed, the one before goes too', async () => {
  await turnOn(ann, key);
  await ann.post('/api/tasks', { id: newId(), text: vaultEnvelope(key), format: 4 });
  await finish(ann, key);
  const second = newKeyId();
  await changeKey(ann, second, key);
  expect(await startOver(bodyFor(newKeyId(), second))).toBe(204);
  expect(await app.sql('select 1 from tasks where user_id = $1', [ann.userId])).toEqual([]);
});

test('is refused without a vault, with another key, and without a fresh proof; repeated it changes nothing', async () => {
  expect(await startOver(bodyFor(newKeyId()))).toBe('vault_changed');
  await turnOn(ann, key);
  await ann.post('/api/tasks', { id: newId(), text: vaultEnvelope(key), format: 4 });
  expect(await startOver(bodyFor(newKeyId(), newKeyId()))).toBe('vault_changed');
  expect(await startOver(bodyFor(key, key))).toBe('invalid');
  const bob = await app.person();
  expect(await startOver(bodyFor(newKeyId(), key, bob))).toBe('invalid');
  app.setNow('2026-11-19T17:20:00.000Z');
  expect(await startOver(bodyFor(newKeyId()))).toBe('proof_needed');
  app.setNow(NOW);
  expect(await stored(ann)).toContain(prefixOf(key));

  const next = newKeyId();
  const body = bodyFor(next);
  expect(await startOver(body)).toBe(204);
  await ann.post('/api/tasks', { id: newId(), text: vaultEnvelope(next), format: 4 });
  expect(await startOver(body)).toBe(204);
  expect(await stored(ann)).toContain(prefixOf(next));
});

test('of two devices at the same moment one wins', async () => {
  await turnOn(ann, key);
  const outcomes = await Promise.all([startOver(bodyFor(newKeyId())), startOver(bodyFor(newKeyId()))]);
  expect(outcomes.map(String).toSorted()).toEqual(['204', 'vault_changed']);
});
