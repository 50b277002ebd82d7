import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOfDatabases } from './temporary.ts';

const HERE = import.meta.dirname;

describe('the place of databases that are thrown away', () => {
  beforeEach(() => {
    vi.stubEnv('TMPDIR', undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('is memory with room', async () => {
    expect(await placeOfDatabases({ memory: HERE, roomBytes: 1 })).toBe(HERE);
  });

  test.each([
    ['with too little room', { memory: HERE, roomBytes: Number.MAX_SAFE_INTEGER }],
    ['that is not there', { memory: '/missing' }],
  ])('is not memory %s', async (_, memory) => {
    expect(await placeOfDatabases(memory)).toBe(tmpdir());
  });

  test('is where TMPDIR says', async () => {
    vi.stubEnv('TMPDIR', '/var/tmp');
    expect(await placeOfDatabases({ memory: HERE, roomBytes: 1 })).toBe('/var/tmp');
  });
});
