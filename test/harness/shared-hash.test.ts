import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { PASSWORD } from './shared-hash.ts';

test('the password of the harness’s people is hashed once and verified like every other, which are hashed anew', async () => {
  const shared = await hash(PASSWORD);
  expect(await hash(PASSWORD)).toBe(shared);
  expect(await verify(shared, PASSWORD)).toBe(true);
  expect(await verify(shared, 'wrong')).toBe(false);
  expect(await hash('another')).not.toBe(await hash('another'));
});
