import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../seal/bytes.ts';
import { newVaultKey } from './vault-key.ts';
import { mayDerive, normalized, unwrap, type Way, wrap, wrapperOf } from './wrapping.ts';

const NAME = { person: 'ann', id: '0123456789abcdef' };
const WAYS: Way[] = [
  { kind: 'passphrase', params: { salt: 'c2FsdA==', memory: 65_536, passes: 3 } },
  { kind: 'recovery', params: {} },
  { kind: 'passkey', params: { credential: 'Y3JlZA', salt: 'c2FsdA==' } },
];
const secret = new Uint8Array(32).fill(7);

test.each(WAYS)('the vault key comes out of its wrapping: $kind', async (way) => {
  const vaultKey = newVaultKey();
  const wrapped = await wrap(await wrapperOf(secret, way.kind), vaultKey, NAME, way);
  expect(await unwrap(await wrapperOf(secret, way.kind), wrapped, NAME, way)).toEqual(vaultKey);
  // A server may answer the parameters in another order.
  const reversed = { ...way, params: Object.fromEntries(Object.entries(way.params).reverse()) } as Way;
  expect(await unwrap(await wrapperOf(secret, way.kind), wrapped, NAME, reversed)).toEqual(vaultKey);
});

test('it comes out by no other secret, way, parameter, person or key, and not once a bit is another', async () => {
  const [way = WAYS[0] as Way] = WAYS;
  const wrapper = await wrapperOf(secret, way.kind);
  const wrapped = await wrap(wrapper, newVaultKey(), NAME, way);
  const weaker: Way = { kind: 'passphrase', params: { salt: 'c2FsdA==', memory: 65_537, passes: 3 } };
  const attempts = [
    async () => unwrap(await wrapperOf(new Uint8Array(32), way.kind), wrapped, NAME, way),
    async () => unwrap(await wrapperOf(secret, 'recovery'), wrapped, NAME, way),
    async () => unwrap(wrapper, wrapped, NAME, { kind: 'recovery', params: {} }),
    async () => unwrap(wrapper, wrapped, NAME, weaker),
    async () => unwrap(wrapper, wrapped, { ...NAME, person: 'bob' }, way),
    async () => unwrap(wrapper, wrapped, { ...NAME, id: 'fedcba9876543210' }, way),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
  const bytes = fromBase64(wrapped);
  for (let at = 0; at < bytes.length; at++) {
    const spoilt = bytes.slice();
    spoilt[at] = (spoilt[at] ?? 0) ^ 1;
    await expect(unwrap(wrapper, toBase64(spoilt), NAME, way)).rejects.toThrow();
  }
});

test('a server that asks for less work, or for so much that a device stops, is not obeyed', () => {
  const params = { salt: '', memory: 65_536, passes: 3 };
  expect(mayDerive(params)).toBe(true);
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 65_535 }), fc.integer({ min: -1, max: 2 }), (memory, passes) => {
      expect(mayDerive({ ...params, memory })).toBe(false);
      expect(mayDerive({ ...params, passes })).toBe(false);
    }),
  );
  expect(mayDerive({ ...params, memory: 2_000_000 })).toBe(false);
  expect(mayDerive({ ...params, passes: 21 })).toBe(false);
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(mayDerive({ ...params, memory: odd })).toBe(false);
    expect(mayDerive({ ...params, passes: odd })).toBe(false);
  }
});

test('a passphrase is the same however its letters were composed', () => {
  expect(normalized('cafe\u0301')).toBe(normalized('caf\u00e9'));
});
