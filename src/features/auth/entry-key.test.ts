import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { deriveEntryKey, fromBase64, open, seal } from '../../kernel/seal.ts';
import { MasterKeys, UnknownMasterKey } from '../../server/master-keys.ts';
import { createServices } from '../../server/services.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const saltOf = async (person: Person): Promise<string> => (await person.get('/api/entry-key')).body.salt;
const placeOf = ({ userId: person }: Person) => ({ table: 'tasks', column: 'text', row: 'one', person });
const browserKey = async (person: Person) => deriveEntryKey(person.userId, fromBase64(await saltOf(person)));

test('ENC-04 ENC-07 what the browser seals opens outside with a key derived from the user id and the salt of the session', async () => {
  const ann = await app.person();
  const stored = Buffer.from(
    await seal(await browserKey(ann), 'Grateful for the rain', placeOf(ann)),
    'base64',
  );
  const key = pbkdf2Sync(ann.userId, Buffer.from(await saltOf(ann), 'base64'), 100_000, 32, 'sha256');
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(1, 13))
    .setAAD(Buffer.from(`["growth-loop text 3","tasks","text","one","${ann.userId}"]`))
    .setAuthTag(stored.subarray(-16));
  const text = Buffer.concat([decipher.update(stored.subarray(13, -16)), decipher.final()]);
  expect(stored[0]).toBe(3);
  expect(text.toString()).toBe('Grateful for the rain');
});

test('ENC-13 the server derives the same key for the functions that must read', async () => {
  const ann = await app.person();
  const sealed = await seal(await browserKey(ann), 'Grateful for the rain', placeOf(ann));
  const services = await createServices(app.config, app.url);
  try {
    const key = await services.database.asJob(ann.userId, new Date(), (actor) =>
      services.entryKeys.keyOf(actor),
    );
    expect(await open(key, sealed, 3, placeOf(ann))).toBe('Grateful for the rain');
  } finally {
    await services.close();
  }
});

test('the salt is the same for ten first calls at once, 32 bytes, and each person has another', async () => {
  const [ann, ben] = [await app.person(), await app.person()];
  const salts = await Promise.all(Array.from({ length: 10 }, () => saltOf(ann)));
  expect(new Set(salts).size).toBe(1);
  expect(Buffer.from(salts[0] ?? '', 'base64')).toHaveLength(32);
  expect(await saltOf(ben)).not.toBe(salts[0]);
});

test('the salt is for the live session alone', async () => {
  const ann = await app.person();
  await saltOf(ann);
  expect((await app.nobody.get('/api/entry-key')).status).toBe(401);
  await app.sql('delete from auth.session where user_id = $1', [ann.userId]);
  expect((await ann.get('/api/entry-key')).status).toBe(401);
});

test('what the database holds of the salt is not the salt', async () => {
  const ann = await app.person();
  const salt = Buffer.from(await saltOf(ann), 'base64');
  const [row] = await app.sql<{ wrapped_salt: string }>(
    'select wrapped_salt from auth.entry_key where user_id = $1',
    [ann.userId],
  );
  expect(Buffer.from(row?.wrapped_salt ?? '', 'base64').includes(salt)).toBe(false);
  const stranger = new MasterKeys(new Uint8Array(32));
  expect(() => stranger.open(ann.userId, row?.wrapped_salt ?? '')).toThrow(UnknownMasterKey);
  const elsewhere = createServices({ ...app.config, entryMasterKey: new Uint8Array(32) }, app.url);
  await expect(elsewhere).rejects.toThrow(/^ENTRY_MASTER_KEY is not the key this database was written/);
});
