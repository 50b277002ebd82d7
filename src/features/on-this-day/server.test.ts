import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { sealedHiddenMemory, sealedWords } from '../../../test/harness/remote-person.ts';
import { newId } from '../../kernel/ids.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.person();
});

const stored = () => app.sql('select id, kind, text, format from kept_back where user_id = $1', [ann.userId]);

test('a word is hidden once, however often it is sent, and gone once it is shown again', async () => {
  const word = sealedHiddenMemory();
  const { id, kind, text, format } = word;
  for (let time = 0; time < 2; time++) {
    const { status, body } = await ann.post('/api/kept-back', word);
    expect([status, body.kept_back]).toEqual([200, { ...word, created_at: expect.any(String) }]);
  }
  expect(await stored()).toEqual([{ id, kind, text, format }]);
  expect((await ann.delete(`/api/kept-back/${id}`)).status).toBe(204);
  expect(await stored()).toEqual([]);
  expect((await ann.delete(`/api/kept-back/${id}`)).status).toBe(404);
});

test.each([
  ['plain words', { text: 'Winter' }],
  ['another kind', { kind: 'month' }],
  ['an older envelope', { format: 2 }],
  ['more than a word', { text: Buffer.concat([Buffer.of(3), Buffer.alloc(4000)]).toString('base64') }],
])('%s are refused, and nothing is stored', async (_what, given) => {
  expect((await ann.post('/api/kept-back', { ...sealedHiddenMemory(), ...given })).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test('its id is good for nothing else', async () => {
  const word = sealedHiddenMemory();
  await ann.post('/api/kept-back', word);
  expect((await ann.post('/api/kept-back', { ...word, ...sealedWords('Other') })).status).toBe(409);
  expect((await ann.delete(`/api/kept-back/${newId()}`)).status).toBe(404);
});
