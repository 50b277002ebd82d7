import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness/app.ts';
import { SYNC_CODES } from './contract.ts';
import * as texts from './texts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ google: { kind: 'none' } });
});
afterAll(() => app.close());

test('where Google is not set up, a sync says so, and there is no stand-in', async () => {
  const ann = await app.person();
  const body = { userId: ann.userId, accessToken: 'any' };
  expect(await ann.post('/functions/v1/sync-google-tasks', body)).toEqual({
    status: 503,
    body: { error: { code: SYNC_CODES.notSetUp, message: texts.notSetUp } },
  });
  expect(app.served.filter(({ path }) => path.startsWith('/dev/google'))).toEqual([]);
});

test('a window that we open keeps us as its opener; nobody else does', async () => {
  const policy = async (path: string) => (await app.fetch(path)).headers.get('cross-origin-opener-policy');
  expect(await policy('/tasks')).toBe('same-origin-allow-popups');
  expect(await policy('/google-return')).toBe('unsafe-none');
  expect(await policy('/google-returns')).toBe('same-origin-allow-popups');
});
