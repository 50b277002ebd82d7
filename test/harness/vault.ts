import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import type { Person } from './app.ts';

/** The id of a new key. */
export const newKeyId = (): string => randomBytes(8).toString('hex');

/** Bytes in the shape of an envelope of a vault's, under a key of this id. Nobody can open them. */
export function vaultEnvelope(keyId: string, padded = 64): string {
  const rest = randomBytes(12 + padded + 16);
  return Buffer.concat([Buffer.of(4), Buffer.from(keyId, 'hex'), rest]).toString('base64');
}

type Kind = 'passphrase' | 'recovery' | 'passkey';

const paramsOf = {
  passphrase: () => ({ salt: randomBytes(16).toString('base64'), memory: 65_536, passes: 3 }),
  recovery: () => ({}),
  passkey: () => ({
    credential: randomBytes(16).toString('base64url'),
    salt: randomBytes(32).toString('base64'),
  }),
};

/** What opens a vault, without its id. */
export const wrappingOf = (kind: Kind) => ({
  kind,
  params: paramsOf[kind](),
  wrapped: randomBytes(60).toString('base64'),
});

export const wrappingsOf = (...more: Kind[]) =>
  (['passphrase', 'recovery', ...more] as const).map((kind) => ({ id: newId(), ...wrappingOf(kind) }));

let revision = 0;

/** What a device says of a vault. */
export function told({ userId: person }: Pick<Person, 'userId'>, key: string, state: 'on' | 'off') {
  revision += 1;
  const record = { version: 1, person, state, complete: false, key, revision, at: new Date(0), previous: [] };
  return { record: JSON.stringify(record), mac: randomBytes(32).toString('base64'), key_id: key };
}

const done = async (person: Person, call: string, body: object) => {
  const answer = await person.post(`/api/vault/${call}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(204);
};

/** Each step, as a device takes it that has the person's proof. */
export const turnOn = async (person: Person, keyId: string, wrappings = wrappingsOf()) =>
  done(person, 'turn-on', { ...told(person, keyId, 'on'), wrappings });
export const turnOff = async (person: Person, keyId: string) =>
  done(person, 'turn-off', told(person, keyId, 'off'));
export const changeKey = async (person: Person, keyId: string, former_key_id: string) =>
  done(person, 'change-key', { ...told(person, keyId, 'on'), former_key_id, wrappings: wrappingsOf() });
export const finish = async (person: Person, keyId: string, state: 'on' | 'off' = 'on') =>
  done(person, 'finish', told(person, keyId, state));
