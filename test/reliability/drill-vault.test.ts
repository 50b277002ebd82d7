import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTexts } from '../../scripts/admin/backup/opening.ts';
import { newId } from '../../src/kernel/ids.ts';
import { masterKeysOf } from '../../src/server/product-keys.ts';
import { createTestApp, type TestApp } from '../harness/app.ts';
import { envelope } from '../harness/remote-person.ts';
import { sealingOf } from '../harness/sealing.ts';
import { finish, newKeyId, sealAll, turnOn } from '../harness/vault.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the drill passes over what only a person’s devices can open, and over nothing else', async () => {
  const ann = await app.person();
  const sealing = await sealingOf(ann);
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  const opened = () => openTexts(client, masterKeysOf(app.config));
  try {
    const id = newId();
    const words = await sealing.row('tasks', id, { text: 'Walk' });
    expect((await ann.post('/api/tasks', { id, ...words, format: 3 })).status).toBe(200);
    expect(await opened()).toEqual({ people: 1, texts: 1, closed: 0 });
    const key = newKeyId();
    await turnOn(ann, key);
    await ann.post('/api/tasks', { id: newId(), text: envelope(60, 3), format: 3 });
    expect(await opened()).toEqual({ people: 1, texts: 2, closed: 1 });
    await sealAll(ann, key);
    await finish(ann, key);
    expect(await opened()).toEqual({ people: 1, texts: 0, closed: 0 });
  } finally {
    await client.end();
  }
});
