import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness/app.ts';
import { sealedWords } from '../../test/harness/remote-person.ts';
import { newId } from '../kernel/ids.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a character or a date that cannot be stored is a refusal, not an error of the server, and changes nothing', async () => {
  const ann = await app.person();
  const refused = {
    status: 400,
    body: {
      error: {
        code: 'invalid',
        message:
          'The text contains a character or a date that can’t be stored. Please change it and try again.',
      },
    },
  };
  const long = '0000-01-01T00:00:00Z';
  expect(await ann.patch('/api/profile', { name: 'Ann\0' })).toEqual(refused);
  expect(await ann.patch('/api/profile', { core_word: 'Jo\0y' })).toEqual(refused);
  expect(await ann.get('/api/growth?month=0000-01')).toEqual(refused);
  expect(
    await ann.put(`/api/tasks/${newId()}`, { ...sealedWords('Old'), completed_at: null, created_at: long }),
  ).toEqual(refused);
  expect((await ann.get('/api/tasks')).body).toEqual({ tasks: [] });
  expect((await ann.get('/api/goals')).body).toEqual({ goals: [] });
  expect((await ann.get('/api/profile')).body.name).toBe('Ann Bee');
});
