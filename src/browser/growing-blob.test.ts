import { expect, test } from 'vitest';
import { GrowingBlob } from './growing-blob.ts';

test('a file holds what was added to it, in its order, whatever became of the chunks', async () => {
  const file = new GrowingBlob();
  const chunk = new Uint8Array(3 * 1024 * 1024);
  for (const byte of [1, 2, 3]) file.add(chunk.fill(byte));
  const blob = file.blob('application/pdf');
  expect([blob.type, blob.size]).toEqual(['application/pdf', 3 * chunk.length]);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([0, 1, 2].map((place) => bytes[place * chunk.length])).toEqual([1, 2, 3]);
});
