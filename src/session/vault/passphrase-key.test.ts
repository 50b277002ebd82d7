import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64 } from '../../kernel/seal/bytes.ts';
import { passphraseKey } from './passphrase-key.ts';

const params = { salt: Buffer.alloc(16, 7).toString('base64'), memory: 65_536, passes: 3 };

test('the key is Argon2id’s, as Node’s own makes it', async () => {
  const key = await passphraseKey('twelve quiet mornings', params);
  const same = argon2Sync('argon2id', {
    message: 'twelve quiet mornings',
    nonce: fromBase64(params.salt),
    parallelism: 1,
    tagLength: 32,
    memory: params.memory,
    passes: params.passes,
  });
  expect(Buffer.from(key).toString('hex')).toBe(same.toString('hex'));
});

test('letters may be composed either way, and nothing is computed with weaker parameters', async () => {
  expect(await passphraseKey('cafe\u0301 noir', params)).toEqual(
    await passphraseKey('caf\u00e9 noir', params),
  );
  await expect(passphraseKey('twelve quiet mornings', { ...params, memory: 65_535 })).rejects.toThrow();
  await expect(passphraseKey('twelve quiet mornings', { ...params, passes: 2 })).rejects.toThrow();
});
