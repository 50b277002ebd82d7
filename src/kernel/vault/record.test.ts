import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../seal/bytes.ts';
import { isNewer, type SignedRecord, signRecord, verifyRecord } from './record.ts';
import { deriveKeys, newVaultKey } from './vault-key.ts';

const { id, record: key } = await deriveKeys(newVaultKey());
const other = await deriveKeys(newVaultKey());
const facts = {
  person: 'ann',
  state: 'on',
  complete: true,
  key: id,
  revision: 3,
  at: '2026-11-26T08:00:00.000Z',
  previous: [],
} as const;
const signed = await signRecord(key, { ...facts, previous: [] });

const spoilt = (mac: string): string => {
  const bytes = fromBase64(mac);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return toBase64(bytes);
};

/** A record whose text somebody with the key wrote, but not as this product does. */
async function authentic(record: string): Promise<SignedRecord> {
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(record));
  return { record, mac: toBase64(new Uint8Array(mac)) };
}

test('what was signed is read', async () => {
  expect(await verifyRecord(key, 'ann', signed)).toEqual({ version: 1, ...facts });
});

const { record, mac } = signed;
const changed = (from: string, to: string) => ({ record: record.replace(from, to), mac });

test.each<[string, SignedRecord | Promise<SignedRecord>]>([
  ['another state', changed('"on"', '"off"')],
  ['another completeness', changed('true', 'false')],
  ['another revision', changed('"revision":3', '"revision":4')],
  ['another key', changed(id, other.id)],
  ['another person', changed('ann', 'bob')],
  ['a space more', changed('{', '{ ')],
  [
    'the same facts in another order',
    changed('"state":"on","complete":true', '"complete":true,"state":"on"'),
  ],
  ['no record', { record: '', mac }],
  ['what is no JSON', { record: 'null}', mac }],
  ['a changed bit of the mac', { record, mac: spoilt(mac) }],
  ['half of the mac', { record, mac: mac.slice(0, 20) }],
  ['no mac', { record, mac: '' }],
  ['a mac that is no base64', { record, mac: '§' }],
  ['a record of another vault', signRecord(other.record, { ...facts, previous: [] })],
  [
    'a record of another person under the same key',
    signRecord(key, { ...facts, person: 'bob', previous: [] }),
  ],
  ['a record of a later version', authentic(record.replace('"version":1', '"version":2'))],
  ['something authentic that is no record', authentic('null')],
])('a server that sends %s is not believed', async (_, given) => {
  expect(await verifyRecord(key, 'ann', await given)).toBeUndefined();
});

test.each([
  [id, 4, true],
  [id, 3, false],
  [id, 2, false],
  [other.id, 4, false],
])(
  'of what is authentic, a device that has revision 3 takes key %s with revision %i: %s',
  (name, revision, isTaken) => {
    const given = { version: 1, ...facts, previous: [], key: name, revision } as const;
    expect(isNewer({ ...given, previous: [] }, { id, revision: 3 })).toBe(isTaken);
  },
);
