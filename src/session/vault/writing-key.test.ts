import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../../kernel/seal/bytes.ts';
import { newVaultKey } from '../../kernel/vault/vault-key.ts';
import { openFromLocked, sealToVault, writingKeyOf } from './writing-key.ts';

const PLACE = { person: 'ann', vault: '0123456789abcdef', id: 'lesson' };
const vaultKey = newVaultKey();
const writingKey = await writingKeyOf(vaultKey);

test('any text is opened as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      expect(await openFromLocked(vaultKey, await sealToVault(writingKey, text, PLACE), PLACE)).toBe(text);
    }),
    { numRuns: 20 },
  );
});

test('the same vault key has the same writing key, another one another, and no text is sealed twice alike', async () => {
  expect(await writingKeyOf(vaultKey)).toBe(writingKey);
  expect(await writingKeyOf(newVaultKey())).not.toBe(writingKey);
  const sealed = await Promise.all([1, 2].map(() => sealToVault(writingKey, 'Rest', PLACE)));
  expect(sealed[0]).not.toBe(sealed[1]);
});

test('it opens with no other key, as no other piece of writing, and not once a bit is another', async () => {
  const sealed = await sealToVault(writingKey, 'Rest', PLACE);
  const bytes = fromBase64(sealed);
  const attempts = [
    () => openFromLocked(newVaultKey(), sealed, PLACE),
    () => openFromLocked(vaultKey, sealed, { ...PLACE, person: 'bob' }),
    () => openFromLocked(vaultKey, sealed, { ...PLACE, vault: 'fedcba9876543210' }),
    () => openFromLocked(vaultKey, sealed, { ...PLACE, id: 'another' }),
    ...[0, 31, 32, bytes.length - 1].map((at) => () => {
      const changed = bytes.map((byte, place) => (place === at ? byte ^ 1 : byte));
      return openFromLocked(vaultKey, toBase64(changed), PLACE);
    }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow();
});
