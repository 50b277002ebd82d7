import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { firstSync } from '../../../test/harness/feed.ts';
import { attach, located, sealedAttachment, sealedInfo, sizesOf } from '../../../test/harness/files.ts';
import {
  finish,
  newKeyId,
  sealAll,
  told,
  turnOff,
  turnOn,
  vaultEnvelope,
  wrappingsOf,
} from '../../../test/harness/vault.ts';
import { newId } from '../../kernel/ids.ts';
import type { Attachment } from './contract.ts';

/* A private vault takes in what is said of files, with their keys, and leaves their pieces as they are. */

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.person();
});

const rowOf = async (id: string) => (await firstSync(ann)).get(`attachments ${id}`) as Attachment | undefined;
const piecesOf = (file: string) =>
  app.sql('select number, md5(bytes) as digest, created_at from file_pieces where file = $1 order by 1', [
    file,
  ]);

test('turned on and off, it seals what is said again, and touches no piece', async () => {
  const picture = sealedAttachment('A picture', sizesOf(1024 ** 2, 500));
  const id = await attach(app, ann, picture);
  const [before, pieces] = [await rowOf(id), await piecesOf(picture.file)];
  const key = newKeyId();
  await turnOn(ann, key);
  await sealAll(ann, key);
  await finish(ann, key);
  const inside = await rowOf(id);
  expect(inside).toMatchObject({ format: 4, file: picture.file, stored_at: before?.stored_at });
  expect(inside?.info).not.toBe(before?.info);
  await turnOff(ann, key);
  await sealAll(ann);
  await finish(ann, key, 'off');
  expect(await rowOf(id)).toMatchObject({ format: 3, file: picture.file, stored_at: before?.stored_at });
  expect(await piecesOf(picture.file)).toEqual(pieces);
  expect((await located(ann, picture.file)).every(({ stored }) => stored)).toBe(true);
});

test('while it is on, nothing is added or said outside of it, and a file can still be finished', async () => {
  const picture = sealedAttachment();
  const id = newId();
  await ann.put(`/api/attachments/${id}`, picture);
  const key = newKeyId();
  await turnOn(ann, key);
  await sealAll(ann, key);
  await finish(ann, key);
  const refused = { status: 409, body: { error: { code: 'vault_changed' } } };
  expect(await ann.put(`/api/attachments/${newId()}`, sealedAttachment())).toMatchObject(refused);
  expect(await ann.patch(`/api/attachments/${id}`, sealedInfo('Outside'))).toMatchObject(refused);
  const inside = { info: vaultEnvelope(key), format: 4 };
  expect((await ann.patch(`/api/attachments/${id}`, inside)).status).toBe(200);
  const added = await ann.put(`/api/attachments/${newId()}`, { ...sealedAttachment(), ...inside });
  expect(added.status).toBe(200);
  expect((await ann.post(`/api/files/${picture.file}/finish`)).status).toBe(409);
  // Sealed before the vault was turned on, and not yet again.
  const late = sealedAttachment();
  await app.sql(`alter table attachments disable trigger vault_guard`);
  await ann.put(`/api/attachments/${newId()}`, late);
  await app.sql(`alter table attachments enable trigger vault_guard`);
  await app.sql(
    `insert into file_pieces (user_id, file, number, bytes, created_at) select $1, $2, 1, decode(repeat('01', $3), 'hex'), now()`,
    [ann.userId, late.file, late.last_bytes],
  );
  expect((await ann.post(`/api/files/${late.file}/finish`)).status).toBe(200);
});

test('started over, it loses attachments with their keys, and their pieces go a day later', async () => {
  const picture = sealedAttachment();
  const id = await attach(app, ann, picture);
  const [key, next] = [newKeyId(), newKeyId()];
  await turnOn(ann, key);
  await sealAll(ann, key);
  await finish(ann, key);
  const over = { ...told(ann, next, 'on'), former_key_id: key, wrappings: wrappingsOf() };
  expect((await ann.post('/api/vault/start-over', over)).status).toBe(204);
  expect(await rowOf(id)).toBeUndefined();
  expect(await app.sql('select file from former_files where user_id = $1', [ann.userId])).toEqual([
    { file: picture.file },
  ]);
});
