import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { firstSync } from '../../../test/harness/feed.ts';
import {
  attach,
  located,
  samplePiece,
  sealedAttachment,
  sendBytes,
  sendMissing,
  sizesOf,
} from '../../../test/harness/files.ts';
import { journalPage, sealedItem } from '../../../test/harness/remote-person.ts';
import { type S3, startS3 } from '../../../test/harness/s3.ts';
import { newId } from '../../kernel/ids.ts';
import { Database } from '../../server/database.ts';
import { WITHOUT_ROW_DAYS } from './contract.ts';
import { type PieceStore, pieceStoreOf } from './server/piece-store.ts';
import { deleteUnreferenced, deleteWithoutRow, forgetFormerFiles } from './server/upkeep.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

describe.each(['the table', 'a bucket'])('with pieces in %s', (place) => {
  let s3: S3 | undefined;
  let app: TestApp;
  let ann: Person;
  let database: Database;
  let pieces: PieceStore;

  beforeAll(async () => {
    s3 = place === 'a bucket' ? await startS3() : undefined;
    app = await createTestApp({ bucket: s3?.config });
    database = new Database(app.url, { connections: 3 });
    pieces = pieceStoreOf(s3?.config);
  });
  afterAll(async () => {
    await database.close();
    await app.close();
    await s3?.close();
  });
  beforeEach(async () => {
    ann = await app.person();
  });

  const forget = () => forgetFormerFiles(database, pieces, new Date());
  const sweep = () => deleteUnreferenced(database, pieces, new Date());
  const deleted = (file: string, milliseconds: number) =>
    app.sql('update former_files set deleted_at = $2 where file = $1', [file, ago(milliseconds)]);

  /** How many pieces of a file there are, wherever they are. */
  async function piecesOf(file: string): Promise<number> {
    const rows = await app.sql('select from file_pieces where file = $1', [file]);
    const objects = [...(s3?.objects.keys() ?? [])].filter((key) => key.includes(`/${file}/`));
    return rows.length + objects.length;
  }

  /** As if all pieces of a file had been written so long ago. */
  async function writtenBefore(file: string, milliseconds: number): Promise<void> {
    await app.sql('update file_pieces set created_at = $2 where file = $1', [file, ago(milliseconds)]);
    for (const [key, object] of s3?.objects ?? []) {
      if (key.includes(`/${file}/`)) object.writtenAt = new Date(ago(milliseconds));
    }
  }

  async function attached(sizes = sizesOf(1024 ** 2, 500)) {
    const picture = sealedAttachment('A picture', sizes);
    return { picture, id: await attach(app, ann, picture) };
  }

  test('pieces of a deleted attachment go after a day, to the minute, and not those of others', async () => {
    const [gone, stays, recent] = [await attached(), await attached(), await attached()];
    const all = await piecesOf(gone.picture.file);
    expect(all).toBe(6);
    await ann.delete(`/api/attachments/${gone.id}`);
    await ann.delete(`/api/attachments/${recent.id}`);
    await deleted(gone.picture.file, DAY_MS + MINUTE_MS);
    await deleted(recent.picture.file, DAY_MS - MINUTE_MS);
    expect(await forget()).toBe(1);
    expect(await forget()).toBe(0);
    expect(await piecesOf(gone.picture.file)).toBe(0);
    expect(await piecesOf(stays.picture.file)).toBe(all);
    expect(await piecesOf(recent.picture.file)).toBe(all);
    expect(
      (await ann.put(`/api/attachments/${recent.id}`, recent.picture)).body.attachment.stored_at,
    ).not.toBeNull();
  });

  test('what is put back after that has lost its pieces, and can get them again', async () => {
    const { picture, id } = await attached();
    await ann.delete(`/api/attachments/${id}`);
    await deleted(picture.file, 2 * DAY_MS);
    await forget();
    const back = await ann.put(`/api/attachments/${id}`, picture);
    expect(back.body.attachment.stored_at).toBeNull();
    expect((await ann.post(`/api/files/${picture.file}/finish`)).status).toBe(409);
    await sendMissing(app, ann, picture);
    expect((await ann.post(`/api/files/${picture.file}/finish`)).status).toBe(200);
  });

  test('two servers that forget at once, while files are put back, leave none half gone', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => attached(sizesOf(10))));
    for (const { id, picture } of all) {
      await ann.delete(`/api/attachments/${id}`);
      await deleted(picture.file, 2 * DAY_MS);
    }
    await Promise.all([
      forget(),
      forget(),
      ...all.map(({ id, picture }) => ann.put(`/api/attachments/${id}`, picture)),
    ]);
    const device = await firstSync(ann);
    for (const { id, picture } of all) {
      const { stored_at } = device.get(`attachments ${id}`) as { stored_at: string | null };
      const isThere = (await located(ann, picture.file)).every(({ stored }) => stored);
      if (stored_at !== null) expect(isThere).toBe(true);
    }
  });

  test('pieces that no attachment names go after a day, and no earlier', async () => {
    const { picture } = await attached();
    const [old, recent] = [await attached(), await attached()];
    for (const {
      picture: { file },
    } of [old, recent]) {
      await app.sql('delete from attachments where file = $1', [file]);
      await app.sql('delete from former_files where file = $1', [file]);
    }
    await writtenBefore(picture.file, 90 * DAY_MS);
    await writtenBefore(old.picture.file, DAY_MS + MINUTE_MS);
    await writtenBefore(recent.picture.file, DAY_MS - MINUTE_MS);
    await sweep();
    await sweep();
    expect(await piecesOf(old.picture.file)).toBe(0);
    expect(await piecesOf(recent.picture.file)).toBe(6);
    expect(await piecesOf(picture.file)).toBe(6);
  });

  test('pieces of an account that is gone go, and of nobody else', async () => {
    const { picture } = await attached();
    const bob = await app.person();
    const theirs = sealedAttachment();
    await attach(app, bob, theirs);
    await app.sql('delete from auth."user" where id = $1', [ann.userId]);
    expect(await app.sql('select from former_files where user_id = $1', [ann.userId])).toEqual([]);
    await writtenBefore(picture.file, 2 * DAY_MS);
    await writtenBefore(theirs.file, 2 * DAY_MS);
    await sweep();
    expect(await piecesOf(picture.file)).toBe(0);
    expect(await piecesOf(theirs.file)).toBe(1);
  });

  if (place !== 'a bucket') return;

  test('what was ended halfway counts as not stored, and is done by the next', async () => {
    const { picture, id } = await attached();
    await ann.delete(`/api/attachments/${id}`);
    await deleted(picture.file, 2 * DAY_MS);
    s3?.fail(1000);
    await expect(forget()).rejects.toThrow();
    s3?.fail(0);
    const [former] = await app.sql('select stored_at from former_files where file = $1', [picture.file]);
    expect(former).toEqual({ stored_at: null });
    expect(await forget()).toBe(1);
    expect(await piecesOf(picture.file)).toBe(0);
  });

  test('a piece that is written by an address of before, after its attachment went, goes too', async () => {
    const picture = sealedAttachment();
    const id = newId();
    await ann.put(`/api/attachments/${id}`, picture);
    const [late] = await located(ann, picture.file);
    await ann.delete(`/api/attachments/${id}`);
    await deleted(picture.file, 2 * DAY_MS);
    await forget();
    if (late?.write) expect((await sendBytes(app, ann, late.write, samplePiece(picture, 1))).ok).toBe(true);
    expect(await piecesOf(picture.file)).toBe(1);
    await writtenBefore(picture.file, 2 * DAY_MS);
    await sweep();
    expect(await piecesOf(picture.file)).toBe(0);
  });
});

describe('attachments without the row they belong to', () => {
  let app: TestApp;
  let ann: Person;
  let database: Database;

  beforeAll(async () => {
    app = await createTestApp();
    database = new Database(app.url, { connections: 3 });
  });
  afterAll(async () => {
    await database.close();
    await app.close();
  });
  beforeEach(async () => {
    ann = await app.person();
  });

  const remove = () => deleteWithoutRow(database, new Date());
  const aged = (id: string, milliseconds: number) =>
    app.sql('update attachments set created_at = $2 where id = $1', [id, ago(milliseconds)]);
  const LONG_AGO = WITHOUT_ROW_DAYS * DAY_MS + MINUTE_MS;
  const LATELY = WITHOUT_ROW_DAYS * DAY_MS - MINUTE_MS;

  async function attachedTo(
    of_table: 'journal_entries' | 'bucket_list_items',
    of_id: string,
  ): Promise<string> {
    const id = newId();
    const picture = { ...sealedAttachment(), of_table, of_id };
    expect((await ann.put(`/api/attachments/${id}`, picture)).status).toBe(200);
    return id;
  }
  const ids = async () =>
    [...(await firstSync(ann)).keys()]
      .filter((key) => key.startsWith('attachments '))
      .map((key) => key.split(' ')[1]);

  test('go once they are 60 days old, to the minute, and devices are told', async () => {
    const [old, recent] = [
      await attachedTo('journal_entries', newId()),
      await attachedTo('journal_entries', newId()),
    ];
    await aged(old, LONG_AGO);
    await aged(recent, LATELY);
    await Promise.all([remove(), remove()]);
    expect(await ids()).toEqual([recent]);
    const gone = await app.sql('select key from tombstones where user_id = $1', [ann.userId]);
    expect(gone).toEqual([{ key: old }]);
    expect(await app.sql('select from former_files where user_id = $1', [ann.userId])).toHaveLength(1);
  });

  test('stay where their row is there, and only of the table that they name', async () => {
    const page = journalPage();
    await ann.post('/api/journal/entries', page);
    const [right, wrong] = [
      await attachedTo('journal_entries', page.id),
      await attachedTo('bucket_list_items', page.id),
    ];
    await aged(right, LONG_AGO);
    await aged(wrong, LONG_AGO);
    await remove();
    expect(await ids()).toEqual([right]);
  });

  test('stay for as long after their row went, which may come back', async () => {
    const item = { id: newId(), ...sealedItem('Swim') };
    await ann.post('/api/bucket-list/items', item);
    const id = await attachedTo('bucket_list_items', item.id);
    await aged(id, 10 * LONG_AGO);
    await ann.delete(`/api/bucket-list/items/${item.id}`);
    await remove();
    expect(await ids()).toEqual([id]);
    await app.sql('update tombstones set at = $2 where key = $1', [item.id, ago(LONG_AGO)]);
    await remove();
    expect(await ids()).toEqual([]);
  });
});
