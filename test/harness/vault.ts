import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { SEALED_COLUMNS } from '../../src/features/journal/contract.ts';
import { newId } from '../../src/kernel/ids.ts';
import { SEAL_ROWS } from '../../src/kernel/sealed-row.ts';
import { keyOfRow, SYNCED_TABLES, type SyncedTable } from '../../src/kernel/synced-tables.ts';
import type { Person } from './app.ts';
import { firstSync } from './feed.ts';
import { envelope } from './remote-person.ts';

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

interface SealedRow {
  table: SyncedTable;
  id: string;
  based_on: number;
  columns: Record<string, string>;
}

const NO_ANSWERS = Object.fromEntries(SEALED_COLUMNS.map((column): [string, string] => [column, '']));

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1] !== '';

/** The texts of a row as they are stored, by column; those of a revision are the former row's. */
function textsOf(table: SyncedTable, row: Record<string, unknown>): Record<string, string> {
  const columns: readonly string[] = SYNCED_TABLES[table].sealed;
  const texts = table === 'revisions' ? JSON.parse(String(row.text)).columns : row;
  const names = table === 'revisions' ? Object.keys(texts) : columns;
  return Object.fromEntries(names.map((name): [string, unknown] => [name, texts[name]]).filter(isText));
}

/** Every row that has texts, as a device asks for it to be sealed again: `sealed` makes its envelopes. */
export async function rowsToSeal(person: Person, sealed: () => string): Promise<SealedRow[]> {
  const rows = [...(await firstSync(person))].map(([key, row]) => {
    const table = key.split(' ')[0] as SyncedTable;
    const columns = textsOf(table, row as Record<string, unknown>);
    const anew = Object.keys(columns).map((name): [string, string] => [name, sealed()]);
    const { seq } = row as { seq: number };
    const whole = table === 'journal_entries' ? NO_ANSWERS : {};
    return {
      table,
      id: keyOfRow(table, row),
      based_on: seq,
      columns: { ...whole, ...Object.fromEntries(anew) },
    };
  });
  return rows.filter(({ columns }) => Object.keys(columns).length > 0);
}

/** Seals all that the person has: in the vault's format under this key, or in the other one. */
export async function sealAll(person: Person, keyId?: string): Promise<void> {
  const rows = await rowsToSeal(person, () => (keyId ? vaultEnvelope(keyId) : envelope(60, 3)));
  const target = keyId ? { format: 4, key_id: keyId } : { format: 3 };
  for (let at = 0; at < rows.length; at += SEAL_ROWS) {
    const answer = await person.post('/api/seal', { ...target, rows: rows.slice(at, at + SEAL_ROWS) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(204);
  }
}
