import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { envelope, sealedWords } from '../../../test/harness/remote-person.ts';
import {
  changeKey,
  finish,
  newKeyId,
  told,
  turnOff,
  turnOn,
  vaultEnvelope,
  wrappingOf,
  wrappingsOf,
} from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';

let app: TestApp;
let ann: Person;
let key: string;

const NOW = '2026-11-19T17:00:00.000Z';
/** When a proof of before no longer counts. */
const LATER = '2026-11-19T17:20:00.000Z';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ann = await app.person();
  key = newKeyId();
});

const vault = async (person = ann) => (await person.get('/api/vault')).body;
const stateOf = async (person = ann): Promise<string> => (await vault(person)).state;
const ask = (call: string, body: object, person = ann) => person.post(`/api/vault/${call}`, body);
/** The code of a refusal, or the status of what was done. */
const outcome = ({ status, body }: Awaited<ReturnType<typeof ask>>) => body?.error?.code ?? status;
const outcomeOf = async (call: string, body: object, person = ann) => outcome(await ask(call, body, person));

const on = (person = ann, keyId = key) => ({ ...told(person, keyId, 'on'), wrappings: wrappingsOf() });
const off = (person = ann, keyId = key) => told(person, keyId, 'off');

const addTask = (words: object, person = ann) => person.post('/api/tasks', { id: newId(), ...words });
const inVault = (keyId = key) => ({ text: vaultEnvelope(keyId), format: 4 });

describe('a vault', () => {
  test('is off where there never was one', async () => {
    expect(await vault()).toEqual({ state: 'off', record: null, mac: null, key_id: null, wrappings: [] });
  });

  test('is turned on, with all that opens it, and finished', async () => {
    const { wrappings, ...said } = { ...told(ann, key, 'on'), wrappings: wrappingsOf('passkey') };
    expect(await outcomeOf('turn-on', { ...said, wrappings })).toBe(204);
    const answered = await vault();
    const stored = wrappings.map((wrapping) => ({ ...wrapping, created_at: NOW }));
    expect(answered).toMatchObject({ state: 'turning_on', ...said });
    expect(answered.wrappings).toHaveLength(3);
    expect(answered.wrappings).toEqual(expect.arrayContaining(stored));
    const end = told(ann, key, 'on');
    expect(await outcomeOf('finish', end)).toBe(204);
    expect(await vault()).toEqual({ ...answered, ...end, state: 'on' });
  });

  test('answers what a wrapping authenticates in the very order', async () => {
    await turnOn(ann, key, wrappingsOf('passkey'));
    const { wrappings } = await vault();
    const names = Object.fromEntries(
      wrappings.map(({ kind, params }: { kind: string; params: object }) => [kind, Object.keys(params)]),
    );
    expect(names).toEqual({
      passphrase: ['salt', 'memory', 'passes'],
      recovery: [],
      passkey: ['credential', 'salt'],
    });
  });

  test('is turned off from on and on its way there, keeps what opens it, and can be turned on again', async () => {
    await turnOn(ann, key);
    const { wrappings } = await vault();
    await turnOff(ann, key);
    expect(await vault()).toMatchObject({ state: 'turning_off', wrappings });
    await finish(ann, key, 'off');
    expect(await vault()).toMatchObject({ state: 'off', key_id: key, wrappings });
    const next = newKeyId();
    await turnOn(ann, next);
    await finish(ann, next);
    await turnOff(ann, next);
    expect((await vault()).wrappings).not.toEqual(wrappings);
    expect(await stateOf()).toBe('turning_off');
  });

  test('gets another key, and all that opens it with it', async () => {
    await turnOn(ann, key, wrappingsOf('passkey'));
    await finish(ann, key);
    const next = newKeyId();
    await changeKey(ann, next, key);
    const changing = await vault();
    expect(changing).toMatchObject({ state: 'changing_key', key_id: next });
    expect(changing.wrappings).toHaveLength(2);
    await finish(ann, next);
    expect(await vault()).toMatchObject({ state: 'on', key_id: next });
    expect(await app.sql('select former_key_ids from vaults where user_id = $1', [ann.userId])).toEqual([
      { former_key_ids: [] },
    ]);
  });

  test('is part of what devices follow', async () => {
    const { head } = (await ann.get('/api/sync')).body;
    const body = on();
    await ask('turn-on', body);
    const { record, mac, key_id } = body;
    const row = { state: 'turning_on', record, mac, key_id, seq: head + 1 };
    expect((await ann.get(`/api/sync?after=${head}`)).body.rows).toEqual([['vaults', row]]);
    expect((await ann.get('/api/sync')).body.rows).toContainEqual(['vaults', row]);
  });
});

describe('each step from each state', () => {
  const former = newKeyId();
  const steps = {
    'turn-on': () => on(ann, newKeyId()),
    'turn-off': () => off(),
    'change-key': () => ({ ...on(ann, newKeyId()), former_key_id: key }),
    'finish on': () => told(ann, key, 'on'),
    'finish off': () => off(),
  };
  const ways = {
    none: async () => undefined,
    turning_on: () => turnOn(ann, key),
    on: async () => {
      await turnOn(ann, key);
      await finish(ann, key);
    },
    changing_key: async () => {
      await turnOn(ann, former);
      await finish(ann, former);
      await changeKey(ann, key, former);
    },
    turning_off: async () => {
      await turnOn(ann, key);
      await turnOff(ann, key);
    },
    off: async () => {
      await turnOn(ann, key);
      await turnOff(ann, key);
      await finish(ann, key, 'off');
    },
  };
  const [exists, changed, busy] = ['vault_exists', 'vault_changed', 'vault_busy'];
  const outcomes: Record<keyof typeof ways, unknown[]> = {
    none: [204, changed, changed, changed, changed],
    turning_on: [exists, 204, busy, 204, changed],
    on: [exists, 204, 204, 204, changed],
    changing_key: [exists, busy, busy, 204, changed],
    turning_off: [exists, changed, busy, changed, 204],
    off: [204, changed, changed, changed, 204],
  };
  test.each(Object.entries(outcomes))('from %s', async (state, expected) => {
    const found = [];
    for (const [step, body] of Object.entries(steps)) {
      app.setNow(NOW);
      ann = await app.person();
      await ways[state as keyof typeof ways]();
      found.push(await outcomeOf(step.split(' ')[0] ?? '', body()));
    }
    expect(found).toEqual(expected);
  });

  test.each(['turning_on', 'on', 'turning_off', 'off'] as const)(
    'from %s with another key',
    async (state) => {
      await ways[state]();
      const before = await vault();
      const other = newKeyId();
      expect(await outcomeOf('turn-off', off(ann, other))).toBe('vault_changed');
      expect(await outcomeOf('finish', told(ann, other, 'on'))).toBe('vault_changed');
      expect(await outcomeOf('finish', told(ann, other, 'off'))).toBe('vault_changed');
      const { id, ...body } = { id: newId(), ...wrappingOf('passkey'), key_id: other };
      expect(outcome(await ann.put(`/api/vault/wrappings/${id}`, body))).toBe('vault_changed');
      expect(await vault()).toEqual(before);
    },
  );

  test('its change with another former key', async () => {
    await ways.on();
    expect(await outcomeOf('change-key', { ...on(ann, newKeyId()), former_key_id: former })).toBe(changed);
  });
});

describe('a repeat', () => {
  test('of a step changes nothing', async () => {
    const first = on();
    expect(await outcomeOf('turn-on', first)).toBe(204);
    const begun = await vault();
    expect(await outcomeOf('turn-on', { ...first, wrappings: wrappingsOf() })).toBe(204);
    expect(await vault()).toEqual(begun);
    const end = told(ann, key, 'on');
    for (const body of [end, end, told(ann, key, 'on')]) expect(await outcomeOf('finish', body)).toBe(204);
    expect(await vault()).toMatchObject({ ...end, state: 'on' });
    const next = newKeyId();
    const change = { ...on(ann, next), former_key_id: key };
    for (let turn = 0; turn < 2; turn++) expect(await outcomeOf('change-key', change)).toBe(204);
    await finish(ann, next);
    const leave = off(ann, next);
    for (let turn = 0; turn < 2; turn++) expect(await outcomeOf('turn-off', leave)).toBe(204);
    const left = off(ann, next);
    for (let turn = 0; turn < 2; turn++) expect(await outcomeOf('finish', left)).toBe(204);
    expect(await vault()).toMatchObject({ ...left, state: 'off' });
  });

  test('with a key of its own is known, too, though the vault has gone on since', async () => {
    const id = newId();
    const send = async (body: object) =>
      (
        await app.fetch('/api/vault/turn-on', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${ann.token}`,
            'idempotency-key': id,
          },
          body: JSON.stringify(body),
        })
      ).status;
    const body = on();
    expect(await send(body)).toBe(204);
    await finish(ann, key);
    expect(await send(body)).toBe(204);
    expect(await stateOf()).toBe('on');
    expect(await send(on())).toBe(409);
  });
});

describe('a fresh proof', () => {
  test('is needed for whatever changes who can open a vault, and for nothing else', async () => {
    app.setNow(LATER);
    expect(await outcomeOf('turn-on', on())).toBe('proof_needed');
    expect(await stateOf()).toBe('off');
    app.setNow(NOW);
    await turnOn(ann, key);
    app.setNow(LATER);
    await finish(ann, key);
    const refused = [
      await ask('turn-off', off()),
      await ask('change-key', { ...on(ann, newKeyId()), former_key_id: key }),
      await ann.put(`/api/vault/wrappings/${newId()}`, { ...wrappingOf('passkey'), key_id: key }),
    ];
    for (const answer of refused) {
      expect([answer.status, outcome(answer)]).toEqual([403, 'proof_needed']);
    }
    expect(await stateOf()).toBe('on');
  });

  test('of another session of the same person is none', async () => {
    const { sid } = JSON.parse(Buffer.from(ann.token.split('.')[1] ?? '', 'base64url').toString());
    const signedIn = await app.fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { origin: app.config.appUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ email: ann.email, password: ann.password }),
    });
    expect(signedIn.status).toBe(200);
    await app.sql('update auth.session set proved_at = null where id = $1', [sid]);
    expect(await outcomeOf('turn-on', on())).toBe('proof_needed');
    await app.sql('update auth.session set proved_at = $2 where id = $1', [sid, NOW]);
    expect(await outcomeOf('turn-on', on())).toBe(204);
  });
});

describe('a vault is finished', () => {
  test('when no text of another format is left', async () => {
    await addTask(sealedWords('Walk'));
    await turnOn(ann, key);
    await addTask(inVault());
    expect(await outcomeOf('finish', told(ann, key, 'on'))).toBe('vault_unfinished');
    expect(await stateOf()).toBe('turning_on');
    await app.sql('delete from tasks where user_id = $1 and format = 3', [ann.userId]);
    await finish(ann, key);
  });

  test('of another key, when no text of the former is left', async () => {
    await turnOn(ann, key);
    await addTask(inVault());
    await finish(ann, key);
    const next = newKeyId();
    await changeKey(ann, next, key);
    expect(await outcomeOf('finish', told(ann, next, 'on'))).toBe('vault_unfinished');
    await app.sql('update tasks set text = $2 where user_id = $1', [ann.userId, vaultEnvelope(next)]);
    await finish(ann, next);
  });

  test('off, when nothing is sealed under its key', async () => {
    await turnOn(ann, key);
    await addTask(inVault());
    await turnOff(ann, key);
    expect(await outcomeOf('finish', off())).toBe('vault_unfinished');
    await app.sql('update tasks set text = $2, format = 3 where user_id = $1', [ann.userId, envelope(60, 3)]);
    await finish(ann, key, 'off');
    expect((await addTask(inVault())).body.error.code).toBe('vault_changed');
    expect((await addTask(sealedWords('Walk'))).status).toBe(200);
  });

  test('not by what somebody else has', async () => {
    const bob = await app.person();
    await addTask(sealedWords('Walk'), bob);
    await turnOn(ann, key);
    await finish(ann, key);
    expect((await addTask(sealedWords('Run'), bob)).status).toBe(200);
  });

  test('and what no device can seal again goes with it', async () => {
    const [id, task] = [newId(), newId()];
    const choice = { lesson_id: null, choice_type: 'topic' };
    const seal = { choice_text: envelope(60, 3), format: 3 };
    expect((await ann.post('/api/content/choices', { id, ...choice, ...seal })).status).toBe(200);
    await app.sql(
      "insert into google_task_links (user_id, list_id, task_id, base, completed) values ($1, 'list', $2, 'sealed', false)",
      [ann.userId, task],
    );
    const choices = async () =>
      (await app.sql('select 1 from content_choices where user_id = $1', [ann.userId])).length;
    const links = () => app.sql('select base from google_task_links where user_id = $1', [ann.userId]);
    await turnOn(ann, key);
    expect([await choices(), await links()]).toEqual([1, [{ base: 'sealed' }]]);
    const kept = { id: newId(), ...choice, choice_text: vaultEnvelope(key), format: 4 };
    expect((await ann.post('/api/content/choices', kept)).status).toBe(200);
    await finish(ann, key);
    expect([await choices(), await links()]).toEqual([1, [{ base: '' }]]);
    expect((await ann.post('/api/content/choices', { id: newId(), ...choice, ...seal })).status).toBe(409);
    await turnOff(ann, key);
    await finish(ann, key, 'off');
    expect(await choices()).toBe(0);
  });
});

describe('devices that act at the same moment', () => {
  test('of two that turn it on one wins', async () => {
    for (let round = 0; round < 5; round++) {
      ann = await app.person();
      const [one, two] = [newKeyId(), newKeyId()];
      const outcomes = await Promise.all([
        outcomeOf('turn-on', on(ann, one)),
        outcomeOf('turn-on', on(ann, two)),
      ]);
      expect(outcomes.map(String).toSorted()).toEqual(['204', 'vault_exists']);
      const { key_id, wrappings } = await vault();
      expect(key_id).toBe(outcomes[0] === 204 ? one : two);
      expect(wrappings).toHaveLength(2);
    }
  });

  test('turning it off beside finishing leaves one of both ways, whole', async () => {
    for (let round = 0; round < 5; round++) {
      [ann, key] = [await app.person(), newKeyId()];
      await turnOn(ann, key);
      const [left, ended] = await Promise.all([
        outcomeOf('turn-off', off()),
        outcomeOf('finish', told(ann, key, 'on')),
      ]);
      expect(left).toBe(204);
      expect([204, 'vault_changed']).toContain(ended);
      expect(await stateOf()).toBe('turning_off');
    }
  });

  test('a text of the former format beside finishing is refused, or holds it up', async () => {
    for (let round = 0; round < 10; round++) {
      [ann, key] = [await app.person(), newKeyId()];
      await turnOn(ann, key);
      const [added, ended] = await Promise.all([
        addTask(sealedWords('Walk')).then(outcome),
        outcomeOf('finish', told(ann, key, 'on')),
      ]);
      const rows = await app.sql('select 1 from tasks where user_id = $1', [ann.userId]);
      if (ended === 204) expect([added, rows.length]).toEqual(['vault_changed', 0]);
      else expect([added, rows.length, ended]).toEqual([200, 1, 'vault_unfinished']);
    }
  });
});
