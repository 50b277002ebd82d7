import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWritings } from '../../scripts/admin/backup/opening.ts';
import { newId } from '../../src/kernel/ids.ts';
import { masterKeysOf } from '../../src/server/product-keys.ts';
import { createTestApp, type TestApp } from '../harness/app.ts';
import { attach, sealedAttachment, sealedFile } from '../harness/files.ts';
import { envelope } from '../harness/remote-person.ts';
import { sealingOf } from '../harness/sealing.ts';
import { finish, newKeyId, sealAll, turnOn } from '../harness/vault.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

test('the drill passes over what only a person’s devices can open, and over nothing else', async () => {
  const ann = await app.person();
  const sealing = await sealingOf(ann);
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  const opened = async () => {
    const { people, texts, closed } = await openWritings(client, masterKeysOf(app.config));
    return { people, texts, closed };
  };
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

test('the drill opens files too, and tells those that are not complete from those in a bucket', async () => {
  const ann = await app.person();
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  const files = async () => (await openWritings(client, masterKeysOf(app.config))).files;
  try {
    const [one, two] = [await sealedFile(ann), await sealedFile(ann)];
    await attach(app, ann, one.attachment, one);
    await attach(app, ann, two.attachment, two);
    await attach(app, ann, sealedAttachment('Of no place that is known'));
    await app.sql('delete from file_pieces where file not in ($1, $2)', [
      one.attachment.file,
      two.attachment.file,
    ]);
    expect(await files()).toEqual({ opened: 2, broken: 0, elsewhere: 1 });
    await app.sql('delete from file_pieces where file = $1 and number = 2', [one.attachment.file]);
    await app.sql(
      'update file_pieces set bytes = set_byte(bytes, 60, 255 - get_byte(bytes, 60)) where file = $1 and number = 1',
      [two.attachment.file],
    );
    expect(await files()).toEqual({ opened: 0, broken: 2, elsewhere: 1 });
  } finally {
    await client.end();
  }
});
