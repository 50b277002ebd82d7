import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { finish, newKeyId, turnOff, turnOn } from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import { APPROVALS_AN_HOUR } from './contract.ts';
import { forgetExpired } from './server/approvals.ts';

let app: TestApp;
let ann: Person;
let key: string;
let id: string;

const NOW = '2026-11-26T17:00:00.000Z';
const AT_THE_END = '2026-11-26T17:09:59.999Z';
const OVER = '2026-11-26T17:10:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  [ann, key, id] = [await app.person(), newKeyId(), newId()];
  await turnOn(ann, key);
});

const bytes = (length = 32) => randomBytes(length).toString('base64');

/** The code of a refusal, or the status of what was done. */
const outcome = ({ status, body }: Awaited<ReturnType<Person['get']>>) => body?.error?.code ?? status;

type Step = 'offered-key' | 'revealed-key' | 'wrapped-key';

const ask = async (commitment = bytes(), person = ann) =>
  outcome(await person.post('/api/vault/approvals', { id, commitment }));
const step = async (name: Step, value: string, person = ann) =>
  outcome(await person.put(`/api/vault/approvals/${id}/${name}`, { key: value }));
const end = async (person = ann) => outcome(await person.delete(`/api/vault/approvals/${id}`));
const read = async (person = ann) => person.get(`/api/vault/approvals/${id}`);
const waiting = async (person = ann): Promise<{ id: string }[]> =>
  (await person.get('/api/vault/approvals')).body.approvals;

/** Takes all steps up to this one. */
async function upTo(last?: Step): Promise<void> {
  expect(await ask()).toBe(204);
  for (const name of ['offered-key', 'revealed-key', 'wrapped-key'] as const) {
    if (last === undefined) return;
    expect(await step(name, bytes(name === 'wrapped-key' ? 60 : 32))).toBe(204);
    if (name === last) return;
  }
}

describe('a request', () => {
  test('carries from one device to the other what each of them says, and ends', async () => {
    const [commitment, offered, revealed, wrapped] = [bytes(), bytes(), bytes(), bytes(60)];
    const answer = await app.fetch('/api/vault/approvals', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'content-type': 'application/json',
        'user-agent': `Firefox/140 ${'x'.repeat(500)}`,
      },
      body: JSON.stringify({ id, commitment }),
    });
    expect(answer.status).toBe(204);
    const [request] = await waiting();
    expect(request).toEqual({
      ...{ id, commitment, created_at: NOW, expires_at: OVER },
      user_agent: `Firefox/140 ${'x'.repeat(388)}`,
      ...{ offered_key: null, revealed_key: null, wrapped_key: null },
    });
    expect(await step('offered-key', offered)).toBe(204);
    expect((await read()).body).toMatchObject({ offered_key: offered, revealed_key: null });
    expect(await step('revealed-key', revealed)).toBe(204);
    expect(await step('wrapped-key', wrapped)).toBe(204);
    expect((await read()).body).toMatchObject({
      ...{ commitment, offered_key: offered, revealed_key: revealed, wrapped_key: wrapped },
    });
    expect(await end()).toBe(204);
    expect([await end(), outcome(await read()), await waiting()]).toEqual(['not_found', 'not_found', []]);
  });

  test('takes each key once, in its order; a repeat changes nothing', async () => {
    const [commitment, offered, revealed, wrapped] = [bytes(), bytes(), bytes(), bytes(60)];
    expect(await ask(commitment)).toBe(204);
    expect(await step('revealed-key', revealed)).toBe('approval_early');
    expect(await step('wrapped-key', wrapped)).toBe('approval_early');
    for (let turn = 0; turn < 2; turn++) expect(await step('offered-key', offered)).toBe(204);
    expect(await step('wrapped-key', wrapped)).toBe('approval_early');
    for (let turn = 0; turn < 2; turn++) expect(await step('revealed-key', revealed)).toBe(204);
    for (let turn = 0; turn < 2; turn++) expect(await step('wrapped-key', wrapped)).toBe(204);
    for (const [name, length] of [
      ['offered-key', 32],
      ['revealed-key', 32],
      ['wrapped-key', 60],
    ] as const) {
      expect(await step(name, bytes(length)), name).toBe('approval_taken');
    }
    expect(await ask(commitment)).toBe(204);
    expect(await ask(bytes())).toBe('conflict');
    expect((await read()).body).toMatchObject({
      ...{ commitment, offered_key: offered, revealed_key: revealed, wrapped_key: wrapped },
    });
  });

  test('makes room for the next one, which begins with nothing', async () => {
    await upTo('wrapped-key');
    const former = id;
    id = newId();
    await upTo();
    expect(await waiting()).toMatchObject([{ id, offered_key: null, revealed_key: null, wrapped_key: null }]);
    const late = await ann.put(`/api/vault/approvals/${former}/offered-key`, { key: bytes() });
    expect(outcome(late)).toBe('not_found');
  });

  test('ends after ten minutes, whatever its state, and can be made anew', async () => {
    await upTo('offered-key');
    app.setNow(AT_THE_END);
    expect([outcome(await read()), (await waiting()).length]).toEqual([200, 1]);
    app.setNow(OVER);
    expect(await waiting()).toEqual([]);
    expect((await read()).status).toBe(410);
    expect(await step('revealed-key', bytes())).toBe('approval_expired');
    expect(await end()).toBe(204);
    expect(await ask()).toBe(204);
  });

  test('is forgotten in the night after it expired', async () => {
    await upTo('wrapped-key');
    const left = async (now: string) => {
      const database = new Database(app.url, { connections: 1 });
      await forgetExpired({ database }, new Date(now));
      await database.close();
      return (await app.sql('select from vault_approvals where user_id = $1', [ann.userId])).length;
    };
    expect(await left(AT_THE_END)).toBe(1);
    expect(await left(OVER)).toBe(0);
  });

  test('is described whole', async () => {
    for (const body of [
      { id, commitment: bytes(31) },
      { id: 'none', commitment: bytes() },
      { id },
      { id, commitment: bytes(), key: bytes() },
    ]) {
      expect((await ann.post('/api/vault/approvals', body)).status, JSON.stringify(body)).toBe(400);
    }
    await upTo();
    expect(await step('offered-key', bytes(33))).toBe('invalid');
    expect(await step('wrapped-key', bytes())).toBe('invalid');
  });
});

describe('devices that act at the same moment', () => {
  test('of two that answer, or two tabs, one goes on', async () => {
    for (const [before, name, length] of [
      [undefined, 'offered-key', 32],
      ['offered-key', 'revealed-key', 32],
      ['revealed-key', 'wrapped-key', 60],
    ] as const) {
      id = newId();
      await upTo(before);
      const values = [bytes(length), bytes(length), bytes(length)];
      const outcomes = await Promise.all(values.map((value) => step(name, value)));
      expect(outcomes.map(String).toSorted(), name).toEqual(['204', 'approval_taken', 'approval_taken']);
      const stored = (await read()).body[name.replace('-', '_')];
      expect(stored, name).toBe(values[outcomes.indexOf(204)]);
    }
  });

  test('of two that ask, the later one is answered', async () => {
    const ids = [newId(), newId()];
    const asked = await Promise.all(
      ids.map((each) => ann.post('/api/vault/approvals', { id: each, commitment: bytes() })),
    );
    expect(asked.map(({ status }) => status)).toEqual([204, 204]);
    const left = await waiting();
    expect(left).toHaveLength(1);
    expect(ids).toContain(left[0]?.id);
  });
});

describe('nobody else', () => {
  test('reads, answers or ends a request, nor is in the way of it by its id', async () => {
    await upTo();
    const bob = await app.person();
    await turnOn(bob, newKeyId());
    expect(await waiting(bob)).toEqual([]);
    expect((await read(bob)).status).toBe(404);
    expect(await step('offered-key', bytes(), bob)).toBe('not_found');
    expect(await end(bob)).toBe('not_found');
    expect(await ask(bytes(), bob)).toBe(204);
    expect(await end(bob)).toBe(204);
    expect(await waiting()).toMatchObject([{ id, offered_key: null }]);
  });

  test('asks without a vault, or goes on once it is off', async () => {
    const bob = await app.person();
    expect(await ask(bytes(), bob)).toBe('vault_changed');
    await upTo('offered-key');
    await turnOff(ann, key);
    expect(await step('revealed-key', bytes())).toBe(204);
    await finish(ann, key, 'off');
    expect([await ask(), await step('wrapped-key', bytes(60)), await waiting()]).toEqual([
      ...['vault_changed', 'not_found', []],
    ]);
  });

  test('asks more often than a person would', async () => {
    const limited = await createTestApp({ authRateLimit: true });
    try {
      limited.setNow(NOW);
      const carl = await limited.person();
      await turnOn(carl, newKeyId());
      for (let turn = 0; turn < APPROVALS_AN_HOUR; turn++) {
        id = newId();
        expect(await ask(bytes(), carl)).toBe(204);
      }
      const former = id;
      id = newId();
      expect(await ask(bytes(), carl)).toBe('too_many_attempts');
      expect(await waiting(carl)).toMatchObject([{ id: former }]);
      limited.setNow('2026-11-26T18:00:00.000Z');
      expect(await ask(bytes(), carl)).toBe(204);
    } finally {
      await limited.close();
    }
  });
});

describe('the account’s owner reads', () => {
  const events = async () =>
    (
      await app.sql<{ kind: string }>(
        "select kind from account_events where user_id = $1 and kind like 'vault%' order by at, id",
        [ann.userId],
      )
    ).map(({ kind }) => kind);

  test('that a device was let in, once', async () => {
    await upTo('revealed-key');
    expect(await events()).toEqual([]);
    const wrapped = bytes(60);
    for (let turn = 0; turn < 2; turn++) expect(await step('wrapped-key', wrapped)).toBe(204);
    expect(await step('wrapped-key', bytes(60))).toBe('approval_taken');
    expect(await events()).toEqual(['vault_device_let_in']);
  });
});
