import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { firstSync, follow, held, pull, stored } from '../../../test/harness/feed.ts';
import {
  attach,
  located,
  otherSamplePiece,
  readBytesAt,
  samplePiece,
  sealedAttachment,
  sealedInfo,
  sendBytes,
  sendMissing,
  sizesOf,
} from '../../../test/harness/files.ts';
import { type S3, startS3 } from '../../../test/harness/s3.ts';
import { newId } from '../../kernel/ids.ts';
import { fileBytes } from '../../kernel/seal/file-sizes.ts';
import { ATTACHMENTS } from './contract.ts';

const MIB = 1024 ** 2;

describe.each(['the table', 'a bucket'])('with pieces in %s', (place) => {
  let s3: S3 | undefined;
  let app: TestApp;
  let ann: Person;

  beforeAll(async () => {
    s3 = place === 'a bucket' ? await startS3() : undefined;
    app = await createTestApp({ bucket: s3?.config });
  });
  afterAll(async () => {
    await app.close();
    await s3?.close();
  });
  beforeEach(async () => {
    ann = await app.person();
  });

  const storedAt = async (id: string, person = ann) => {
    const device = await firstSync(person);
    return (device.get(`attachments ${id}`) as { stored_at: string | null } | undefined)?.stored_at;
  };

  test('a picture is added, its pieces arrive, it is finished, and every device can read it', async () => {
    const picture = sealedAttachment('A picture', sizesOf(MIB, 20_000));
    const id = newId();
    const added = await ann.put(`/api/attachments/${id}`, picture);
    expect(added).toMatchObject({ status: 200, body: { attachment: { id, ...picture, stored_at: null } } });
    const missing = await located(ann, picture.file);
    expect(missing.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(missing.every(({ stored, read, write }) => !stored && read === null && write !== null)).toBe(true);
    await sendMissing(app, ann, picture);
    const finished = await ann.post(`/api/files/${picture.file}/finish`);
    expect(finished.body.attachment.stored_at).toMatch(/Z$/);
    for (const { number, read, stored, write } of await located(ann, picture.file)) {
      expect({ stored, write }).toEqual({ stored: true, write: null });
      const answer = await readBytesAt(app, ann, read ?? '');
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(samplePiece(picture, number));
    }
    const device = await firstSync(ann);
    expect(device.get(`attachments ${id}`)).toEqual({ ...finished.body.attachment, seq: expect.any(Number) });
  });

  test('pieces arrive in any order, and it is finished only with the last', async () => {
    const picture = sealedAttachment('A picture', sizesOf(MIB / 2, 100));
    const id = newId();
    await ann.put(`/api/attachments/${id}`, picture);
    const missing = (await located(ann, picture.file)).toReversed();
    for (const [index, { number, write }] of missing.entries()) {
      const early = await ann.post(`/api/files/${picture.file}/finish`);
      expect(early).toMatchObject({ status: 409, body: { error: { code: 'pieces_missing' } } });
      if (write) expect((await sendBytes(app, ann, write, samplePiece(picture, number))).ok).toBe(true);
      const still = (await located(ann, picture.file)).filter(({ stored }) => !stored);
      expect(still).toHaveLength(missing.length - index - 1);
    }
    expect(await storedAt(id)).toBeNull();
    expect((await ann.post(`/api/files/${picture.file}/finish`)).status).toBe(200);
    expect(await storedAt(id)).not.toBeNull();
  });

  test('to finish it twice, at once or with the same key, changes nothing', async () => {
    const picture = sealedAttachment();
    await attach(app, ann, picture);
    const path = `/api/files/${picture.file}/finish`;
    const [one, two] = await Promise.all([ann.post(path), ann.post(path)]);
    expect(one).toEqual(two);
  });

  test('a finish that came too early can be sent again under its key', async () => {
    const picture = sealedAttachment();
    await ann.put(`/api/attachments/${newId()}`, picture);
    const headers = { authorization: `Bearer ${ann.token}`, 'idempotency-key': newId() };
    const finish = () => app.fetch(`/api/files/${picture.file}/finish`, { method: 'POST', headers });
    expect((await finish()).status).toBe(409);
    await sendMissing(app, ann, picture);
    const finished = await finish();
    expect(finished.status).toBe(200);
    expect((await finished.json()).attachment.stored_at).not.toBeNull();
  });

  test('what is deleted can be put back with all its pieces for a day', async () => {
    const picture = sealedAttachment('A picture', sizesOf(MIB / 4));
    const id = await attach(app, ann, picture);
    expect((await ann.delete(`/api/attachments/${id}`)).status).toBe(204);
    expect((await ann.get(`/api/files/${picture.file}/pieces`)).status).toBe(404);
    expect((await ann.get('/api/files/storage')).body.used).toBe(fileBytes(picture));
    const back = await ann.put(`/api/attachments/${id}`, picture);
    expect(back.body.attachment.stored_at).not.toBeNull();
    expect((await located(ann, picture.file)).every(({ stored }) => stored)).toBe(true);
    expect((await ann.get('/api/files/storage')).body.used).toBe(fileBytes(picture));
  });

  test('what is deleted before all pieces came is put back as it was: some pieces, not complete', async () => {
    const picture = sealedAttachment('A picture', sizesOf(MIB / 2));
    const id = newId();
    await ann.put(`/api/attachments/${id}`, picture);
    const [first] = await located(ann, picture.file);
    if (first?.write) await sendBytes(app, ann, first.write, samplePiece(picture, first.number));
    await ann.delete(`/api/attachments/${id}`);
    const back = await ann.put(`/api/attachments/${id}`, picture);
    expect(back.body.attachment.stored_at).toBeNull();
    expect((await located(ann, picture.file)).map(({ stored }) => stored)).toEqual([true, false, false]);
  });

  test('a delete and a finish at once leave nothing half done', async () => {
    for (let round = 0; round < 6; round += 1) {
      const picture = sealedAttachment();
      const id = newId();
      await ann.put(`/api/attachments/${id}`, picture);
      await sendMissing(app, ann, picture);
      const [deleted, finished] = await Promise.all([
        ann.delete(`/api/attachments/${id}`),
        ann.post(`/api/files/${picture.file}/finish`),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 404]).toContain(finished.status);
      expect(await storedAt(id)).toBeUndefined();
      const [former] = await app.sql('select stored_at from former_files where file = $1', [picture.file]);
      expect(former?.stored_at === null).toBe(finished.status === 404);
    }
  });

  test('ids may be spelled in capitals', async () => {
    const picture = sealedAttachment();
    const id = newId();
    const shouted = { ...picture, file: picture.file.toUpperCase(), of_id: picture.of_id.toUpperCase() };
    const added = await ann.put(`/api/attachments/${id.toUpperCase()}`, shouted);
    expect(added.body.attachment).toMatchObject({ id, file: picture.file, of_id: picture.of_id });
    for (const { number, write } of await located(ann, picture.file.toUpperCase())) {
      if (write) await sendBytes(app, ann, write, samplePiece(picture, number));
    }
    expect((await ann.post(`/api/files/${picture.file.toUpperCase()}/finish`)).status).toBe(200);
    expect((await ann.delete(`/api/attachments/${id.toUpperCase()}`)).status).toBe(204);
  });

  test('nobody reads, writes, finishes or deletes another person’s file, also by its ids', async () => {
    const picture = sealedAttachment();
    const id = await attach(app, ann, picture);
    const bob = await app.person();
    expect((await bob.get(`/api/files/${picture.file}/pieces`)).status).toBe(404);
    expect((await readBytesAt(app, bob, `/api/files/${picture.file}/pieces/1`)).status).toBe(404);
    const own = {
      url: `/api/files/${picture.file}/pieces/1`,
      headers: { 'content-type': 'application/octet-stream' },
    };
    expect((await sendBytes(app, bob, own, otherSamplePiece(picture, 1))).status).toBe(404);
    expect((await bob.post(`/api/files/${picture.file}/finish`)).status).toBe(404);
    expect((await bob.delete(`/api/attachments/${id}`)).status).toBe(404);
    expect((await bob.patch(`/api/attachments/${id}`, sealedInfo('Mine'))).status).toBe(404);
    // The same ids are a row of their own there, without a single piece.
    const taken = await bob.put(`/api/attachments/${id}`, picture);
    expect(taken.body.attachment.stored_at).toBeNull();
    expect((await located(bob, picture.file)).map(({ stored }) => stored)).toEqual([false]);
    expect(await storedAt(id)).not.toBeNull();
  });

  test('without leave to write, a person is told where to read and not where to write', async () => {
    const [whole, half] = [sealedAttachment('Whole'), sealedAttachment('Half')];
    await attach(app, ann, whole);
    await ann.put(`/api/attachments/${newId()}`, half);
    await app.sql(`create or replace function closed_gate(uuid, text, timestamptz) returns boolean language sql
      as $$ select false $$`);
    app.gateWith('closed_gate');
    try {
      expect(await located(ann, half.file)).toEqual([{ number: 1, stored: false, read: null, write: null }]);
      expect((await located(ann, whole.file))[0]?.read).not.toBeNull();
      expect((await ann.post(`/api/files/${half.file}/finish`)).status).toBe(402);
      expect((await ann.put(`/api/attachments/${newId()}`, sealedAttachment())).status).toBe(402);
    } finally {
      app.gateWith('billing_gate');
    }
  });
});

describe('rows of attachments', () => {
  let app: TestApp;
  let ann: Person;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ann = await app.person();
  });

  test('two devices that add different files under one id end with the one that came first', async () => {
    const id = newId();
    const all = [sealedAttachment('One'), sealedAttachment('Two')];
    const answers = await Promise.all(all.map((each) => ann.put(`/api/attachments/${id}`, each)));
    const [row] = await app.sql<{ file: string }>('select file from attachments where id = $1', [id]);
    expect(answers.map(({ body }) => body.attachment.file)).toEqual([row?.file, row?.file]);
    const other = all.find(({ file }) => file !== row?.file)?.file;
    expect((await ann.get(`/api/files/${other}/pieces`)).status).toBe(404);
  });

  test('a file is of one attachment, and keeps its sizes', async () => {
    const picture = sealedAttachment();
    const id = newId();
    await ann.put(`/api/attachments/${id}`, picture);
    expect((await ann.put(`/api/attachments/${newId()}`, picture)).status).toBe(409);
    await ann.delete(`/api/attachments/${id}`);
    const resized = { ...picture, ...sizesOf(MIB) };
    expect((await ann.put(`/api/attachments/${id}`, resized)).status).toBe(409);
    expect((await ann.put(`/api/attachments/${newId()}`, picture)).status).toBe(200);
  });

  test('a row has so many attachments at most, also when they come at once', async () => {
    const of_id = newId();
    const add = () => ann.put(`/api/attachments/${newId()}`, { ...sealedAttachment(), of_id });
    for (let count = 0; count < ATTACHMENTS - 2; count += 1) expect((await add()).status).toBe(200);
    const answers = await Promise.all([add(), add(), add(), add()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toEqual({
      code: 'too_many_attachments',
      message: expect.stringContaining(String(ATTACHMENTS)),
    });
    const elsewhere = { ...sealedAttachment(), of_id, of_table: 'bucket_list_items' };
    expect((await ann.put(`/api/attachments/${newId()}`, elsewhere)).status).toBe(200);
  });

  test.each([
    ['no piece', { pieces: 0 }],
    ['too many pieces', { pieces: 65 }],
    ['a last piece between two steps', { last_bytes: 29 + 65 }],
    ['a last piece of one byte', { pieces: 2, last_bytes: 30 }],
    ['a last piece longer than a piece', { last_bytes: 262_144 + 30 }],
    ['a preview between two steps', { preview_bytes: 29 + 65 }],
    ['readable words', { info: 'A picture of the sea' }],
    ['another table', { of_table: 'tasks' }],
  ])('one with %s is refused, and leaves nothing', async (_name, change) => {
    const { status, body } = await ann.put(`/api/attachments/${newId()}`, {
      ...sealedAttachment(),
      ...change,
    });
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid' });
    expect((await ann.get('/api/files/storage')).body.used).toBe(0);
  });

  test('what is said of one is replaced, and what arrives last stays', async () => {
    const id = await attach(app, ann);
    const before = (await firstSync(ann)).get(`attachments ${id}`) as { seq: number };
    await ann.patch(`/api/attachments/${id}`, sealedInfo('First'));
    const { body } = await ann.patch(`/api/attachments/${id}`, sealedInfo('Second'));
    expect(body.attachment).toMatchObject(sealedInfo('Second'));
    const after = (await firstSync(ann)).get(`attachments ${id}`) as { seq: number };
    expect(after.seq).toBeGreaterThan(before.seq);
    expect((await ann.patch(`/api/attachments/${newId()}`, sealedInfo('None'))).status).toBe(404);
  });

  test('the feed tells other devices of rows, of files that are complete, and of deletions', async () => {
    const device = await firstSync(ann);
    let { head } = await pull(ann);
    const picture = sealedAttachment();
    const id = newId();
    await ann.put(`/api/attachments/${id}`, picture);
    head = await follow(ann, device, head);
    expect(device.get(`attachments ${id}`)).toMatchObject({ stored_at: null });
    await sendMissing(app, ann, picture);
    expect((await pull(ann)).head).toBe(head);
    await ann.post(`/api/files/${picture.file}/finish`);
    head = await follow(ann, device, head);
    expect(device.get(`attachments ${id}`)).not.toMatchObject({ stored_at: null });
    await ann.delete(`/api/attachments/${id}`);
    head = await follow(ann, device, head);
    expect(device.has(`attachments ${id}`)).toBe(false);
    await ann.put(`/api/attachments/${id}`, picture);
    await follow(ann, device, head);
    expect(held(device)).toEqual(await stored(app, ann));
  });
});
