import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import {
  finish,
  newKeyId,
  told,
  turnOff,
  turnOn,
  wrappingOf,
  wrappingsOf,
} from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import { VAULT_PASSKEYS } from './contract.ts';

let app: TestApp;
let ann: Person;
let key: string;

const NOW = '2026-11-19T17:00:00.000Z';

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

const on = (person = ann, keyId = key) => ({ ...told(person, keyId, 'on'), wrappings: wrappingsOf() });

describe('what is not well formed', () => {
  const changes: [string, (body: ReturnType<typeof on>) => object][] = [
    ['a record of somebody else', (body) => ({ ...body, record: body.record.replace(ann.userId, newId()) })],
    ['a record of another key', (body) => ({ ...body, record: body.record.replace(key, newKeyId()) })],
    ['a record of another state', (body) => ({ ...body, record: body.record.replace('"on"', '"off"') })],
    ['a record that is no JSON', (body) => ({ ...body, record: `${body.record}}` })],
    ['a record that is no object', (body) => ({ ...body, record: '[]' })],
    [
      'a record that is too long',
      (body) => ({ ...body, record: body.record.replace('{', `{${' '.repeat(4096)}`) }),
    ],
    ['no record', ({ record, ...body }) => body],
    ['a short mac', (body) => ({ ...body, mac: body.mac.slice(4) })],
    ['a key id in capitals', (body) => ({ ...body, key_id: 'ABCDEF0123456789' })],
    ['a short key id', (body) => ({ ...body, key_id: key.slice(1) })],
    ['no passphrase', (body) => ({ ...body, wrappings: body.wrappings.slice(1) })],
    ['no recovery key', (body) => ({ ...body, wrappings: body.wrappings.slice(0, 1) })],
    [
      'two passphrases',
      (body) => ({ ...body, wrappings: [...body.wrappings, { id: newId(), ...wrappingOf('passphrase') }] }),
    ],
    [
      'an id twice',
      (body) => ({
        ...body,
        wrappings: [...body.wrappings, { ...wrappingOf('passkey'), id: body.wrappings[0]?.id }],
      }),
    ],
    [
      'too many passkeys',
      (body) => ({
        ...body,
        wrappings: wrappingsOf(...Array.from({ length: VAULT_PASSKEYS + 1 }, () => 'passkey' as const)),
      }),
    ],
    [
      'a short key',
      (body) => ({
        ...body,
        wrappings: body.wrappings.map((each) => ({ ...each, wrapped: each.wrapped.slice(4) })),
      }),
    ],
    [
      'a cheap derivation',
      (body) => ({
        ...body,
        wrappings: body.wrappings.map((each) =>
          each.kind === 'passphrase' ? { ...each, params: { ...each.params, memory: 1024 } } : each,
        ),
      }),
    ],
    [
      'one pass',
      (body) => ({
        ...body,
        wrappings: body.wrappings.map((each) =>
          each.kind === 'passphrase' ? { ...each, params: { ...each.params, passes: 1 } } : each,
        ),
      }),
    ],
    [
      'a kind with params of another',
      (body) => ({ ...body, wrappings: body.wrappings.map((each) => ({ ...each, params: {} })) }),
    ],
    ['more than is asked for', (body) => ({ ...body, passphrase: 'open sesame' })],
  ];
  test.each(changes)('%s is refused', async (_name, change) => {
    expect((await ask('turn-on', change(on()))).status).toBe(400);
    expect(await stateOf()).toBe('off');
  });

  test('a change to the same key is refused', async () => {
    await turnOn(ann, key);
    await finish(ann, key);
    expect((await ask('change-key', { ...on(), former_key_id: key })).status).toBe(400);
  });

  test('twenty passkeys are taken', async () => {
    const many = Array.from({ length: VAULT_PASSKEYS }, () => 'passkey' as const);
    await turnOn(ann, key, wrappingsOf(...many));
    expect((await vault()).wrappings).toHaveLength(VAULT_PASSKEYS + 2);
    const one = { ...wrappingOf('passkey'), key_id: key };
    expect(outcome(await ann.put(`/api/vault/wrappings/${newId()}`, one))).toBe('wrappings_full');
    const { id } = (await vault()).wrappings.find(({ kind }: { kind: string }) => kind === 'passkey');
    expect((await ann.put(`/api/vault/wrappings/${id}`, one)).status).toBe(204);
  });
});

describe('what opens a vault', () => {
  const kinds = async () => (await vault()).wrappings.map(({ kind }: { kind: string }) => kind).toSorted();
  const idOf = async (kind: string): Promise<string> =>
    (await vault()).wrappings.find((wrapping: { kind: string }) => wrapping.kind === kind).id;
  const put = async (id: string, kind: Parameters<typeof wrappingOf>[0]) =>
    outcome(await ann.put(`/api/vault/wrappings/${id}`, { ...wrappingOf(kind), key_id: key }));
  const remove = async (id: string, person = ann) =>
    outcome(await person.delete(`/api/vault/wrappings/${id}`));
  beforeEach(() => turnOn(ann, key));

  test('a new passphrase and a new recovery key replace the former', async () => {
    for (const kind of ['passphrase', 'recovery'] as const) {
      const [id, former] = [newId(), await idOf(kind)];
      for (let turn = 0; turn < 2; turn++) expect(await put(id, kind)).toBe(204);
      expect(await idOf(kind)).toBe(id);
      expect(await remove(former)).toBe('not_found');
    }
    expect(await kinds()).toEqual(['passphrase', 'recovery']);
  });

  test('passkeys come beside them, and go', async () => {
    const [one, two] = [newId(), newId()];
    expect(await put(one, 'passkey')).toBe(204);
    expect(await put(two, 'passkey')).toBe(204);
    expect(await kinds()).toEqual(['passkey', 'passkey', 'passphrase', 'recovery']);
    expect(await remove(one)).toBe(204);
    expect(await remove(one)).toBe('not_found');
    expect(await kinds()).toEqual(['passkey', 'passphrase', 'recovery']);
    const noted = await app.sql(
      "select 1 from account_events where user_id = $1 and kind = 'vault_passkey_removed'",
      [ann.userId],
    );
    expect(noted).toHaveLength(1);
  });

  test('a passphrase and a recovery key cannot go, nor become something else', async () => {
    for (const kind of ['passphrase', 'recovery'] as const) {
      const id = await idOf(kind);
      expect(await remove(id)).toBe('wrapping_needed');
      expect(await put(id, 'passkey')).toBe('conflict');
    }
    expect(await put(await idOf('passphrase'), 'recovery')).toBe('conflict');
    expect(await kinds()).toEqual(['passphrase', 'recovery']);
  });

  test('of a vault that is off nothing changes', async () => {
    await turnOff(ann, key);
    await finish(ann, key, 'off');
    expect(await put(newId(), 'passphrase')).toBe('vault_changed');
  });

  test('is described whole', async () => {
    const fine = { ...wrappingOf('passkey'), key_id: key };
    const { params, ...rest } = fine;
    const refused: [string, object][] = [
      ['none', fine],
      [newId(), { ...fine, key_id: `${key}0` }],
      [newId(), { ...fine, kind: 'password' }],
      [newId(), { ...fine, kind: 'recovery' }],
      [newId(), { ...fine, wrapped: `${fine.wrapped}AAAA` }],
      [newId(), { ...fine, params: { ...params, credential: 'not base64url!' } }],
      [newId(), { ...fine, params: { ...params, more: 1 } }],
      [newId(), { ...fine, id: newId() }],
      [newId(), rest],
    ];
    for (const [id, body] of refused) {
      expect((await ann.put(`/api/vault/wrappings/${id}`, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await ann.delete('/api/vault/wrappings/none')).status).toBe(400);
    expect(await kinds()).toEqual(['passphrase', 'recovery']);
  });

  test('is nobody else’s', async () => {
    const [bob, id] = [await app.person(), newId()];
    expect(await put(id, 'passkey')).toBe(204);
    expect(await remove(id, bob)).toBe('not_found');
    await turnOn(
      bob,
      key,
      wrappingsOf()
        .map((wrapping) => ({ ...wrapping, id }))
        .slice(0, 1)
        .concat(wrappingsOf().slice(1)),
    );
    expect(await vault(bob)).toMatchObject({ key_id: key });
    expect(await kinds()).toEqual(['passkey', 'passphrase', 'recovery']);
    await bob.delete(`/api/vault/wrappings/${id}`);
    expect(await kinds()).toEqual(['passkey', 'passphrase', 'recovery']);
  });
});
