import { expect, test } from 'vitest';
import { openValue, sealValue } from './sealing.ts';

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

test('the first key seals, any of them opens, and no other one does', async () => {
  const [former, present, another] = [await newKey(), await newKey(), await newKey()];
  const before = await sealValue([former], { text: 'Before.' }, 'chunk 1');
  const now = await sealValue([present, former], { text: 'Now.' }, 'chunk 1');
  expect(await openValue([present, former], before, 'chunk 1')).toEqual({ text: 'Before.' });
  expect(await openValue([present, former], now, 'chunk 1')).toEqual({ text: 'Now.' });
  await expect(openValue([former], now, 'chunk 1')).rejects.toThrow();
  await expect(openValue([another, present], before, 'chunk 1')).rejects.toThrow();
  await expect(openValue([present, former], before, 'chunk 2')).rejects.toThrow();
});
