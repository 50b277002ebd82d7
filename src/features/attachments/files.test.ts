import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../test/harness/app.ts';
import { pull } from '../../../test/harness/feed.ts';
import {
  attach,
  located,
  otherSamplePiece,
  putPiece,
  readBytesAt,
  samplePiece,
  sealedAttachment,
  sendBytes,
  sendMissing,
  sizesOf,
} from '../../../test/harness/files.ts';
import { type S3, startS3 } from '../../../test/harness/s3.ts';
import { newId } from '../../kernel/ids.ts';
import { fileBytes } from '../../kernel/seal/file-sizes.ts';
import { PIECE_BYTES, PIECE_OVERHEAD } from '../../kernel/seal/pieces.ts';
import { QUOTA } from './contract.ts';

const MIB = 1024 ** 2;

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.person();
});

/** Adds a picture without its pieces. */
async function added(sizes = sizesOf(10), person = ann) {
  const picture = sealedAttachment('A picture', sizes);
  expect((await person.put(`/api/attachments/${newId()}`, picture)).status).toBe(200);
  return picture;
}
const pathOf = ({ file }: { file: string }, number = 1) => `/api/files/${file}/pieces/${number}`;

describe('a piece in the table', () => {
  test('is the first that arrived, also when two arrive at once', async () => {
    const picture = await added(sizesOf(MIB / 4));
    const sent = [samplePiece(picture, 1), otherSamplePiece(picture, 1)];
    const answers = await Promise.all(sent.map((bytes) => putPiece(app, ann, pathOf(picture), bytes)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const read = async () =>
      Buffer.from(await (await readBytesAt(app, ann, pathOf(picture))).arrayBuffer()).toString('hex');
    const first = await read();
    expect(sent.map((bytes) => Buffer.from(bytes).toString('hex'))).toContain(first);
    await putPiece(app, ann, pathOf(picture), otherSamplePiece(picture, 1));
    expect(await read()).toBe(first);
  });

  test('is exactly as long as its number says, and looks sealed', async () => {
    const picture = await added(sizesOf(MIB / 2, 500));
    const bytes = samplePiece(picture, 1);
    const readable = bytes.slice().fill(0x89, 0, 1);
    for (const wrong of [bytes.slice(1), new Uint8Array(0), readable, samplePiece(picture, 0)]) {
      expect((await putPiece(app, ann, pathOf(picture), wrong)).status).toBe(400);
    }
    expect((await putPiece(app, ann, pathOf(picture, 0), samplePiece(picture, 0))).status).toBe(204);
    expect((await putPiece(app, ann, pathOf(picture, 3), samplePiece(picture, 3))).status).toBe(204);
    expect((await located(ann, picture.file)).map(({ stored }) => stored)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('belongs to a file of the person’s, at a number that it has', async () => {
    const picture = await added();
    const bytes = samplePiece(picture, 1);
    for (const path of [pathOf(picture, 0), pathOf(picture, 2), pathOf({ file: newId() })]) {
      expect((await putPiece(app, ann, path, bytes)).status, path).toBe(404);
    }
    for (const number of [-1, 65, 1.5, Number.NaN]) {
      expect((await putPiece(app, ann, pathOf(picture, number), bytes)).status, String(number)).toBe(400);
    }
    expect((await readBytesAt(app, ann, pathOf(picture))).status).toBe(404);
  });

  test('is kept by no cache', async () => {
    const picture = sealedAttachment();
    await attach(app, ann, picture);
    const { headers } = await readBytesAt(app, ann, pathOf(picture));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is nothing that devices are told of, and needs no turn among the person’s writes', async () => {
    const picture = await added(sizesOf(MIB));
    const { head } = await pull(ann);
    await sendMissing(app, ann, picture);
    expect((await pull(ann)).head).toBe(head);
  });
});

describe('a body of bytes', () => {
  const send = (path: string, init: RequestInit) =>
    app.fetch(path, { method: 'PUT', ...init, duplex: 'half' } as RequestInit);
  const headers = () => ({
    authorization: `Bearer ${ann.token}`,
    'content-type': 'application/octet-stream',
  });
  const MOST = PIECE_BYTES + PIECE_OVERHEAD;

  /** Some bytes at a time. Answers how many were asked for. */
  function streamed(chunks: number, chunk: number) {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (given === chunks) return controller.close();
        given += 1;
        controller.enqueue(new Uint8Array(chunk));
      },
    });
    return { body, given: () => given };
  }

  test('is given up as soon as it is too long, whether or not that was said before', async () => {
    const picture = await added(sizesOf(MIB));
    const { body, given } = streamed(200, 4096);
    const answer = await send(pathOf(picture), { headers: headers(), body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'too_large' } });
    expect(given()).toBeLessThan(80);
    const said = { ...headers(), 'content-length': String(MOST + 1) };
    const unread = streamed(3, 4096);
    expect((await send(pathOf(picture), { headers: said, body: unread.body })).status).toBe(413);
    expect(unread.given()).toBeLessThan(2);
  });

  test('is nothing else than bytes, so that no form of another site can send it', async () => {
    const picture = await added();
    const body = samplePiece(picture, 1);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', '']) {
      const answer = await send(pathOf(picture), { headers: { ...headers(), 'content-type': type }, body });
      expect(answer.status, type).toBe(400);
    }
    expect((await send(pathOf(picture), { headers: headers() })).status).toBe(400);
  });

  test('that breaks off is stored by nobody, and is no error of the server', async () => {
    const picture = await added();
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('the connection was cut'));
      },
    });
    const answer = await send(pathOf(picture), { headers: headers(), body });
    expect(answer.status).toBe(400);
    expect((await located(ann, picture.file))[0]?.stored).toBe(false);
  });

  test('is read only of somebody who is signed in', async () => {
    const { body, given } = streamed(3, 4096);
    const type = { 'content-type': 'application/octet-stream' };
    expect((await send(pathOf({ file: newId() }), { headers: type, body })).status).toBe(401);
    expect(given()).toBeLessThan(2);
  });
});

describe('how much a person may store', () => {
  const GIB = 1024 ** 3;
  const storage = async (person = ann) => (await person.get('/api/files/storage')).body;

  /** Attachments of so many bytes together, without sending a piece. */
  async function fill(bytes: number, person = ann): Promise<void> {
    const each = sizesOf(16 * MIB - 1);
    await app.sql(
      `insert into attachments (user_id, id, of_table, of_id, info, format, file, pieces, last_bytes, preview_bytes, created_at, updated_at)
       select $1, gen_random_uuid(), 'lessons_learned', gen_random_uuid(), 'x', 3, gen_random_uuid(), $2, $3, $4, now(), now()
       from generate_series(1, $5)`,
      [person.userId, each.pieces, each.last_bytes, each.preview_bytes, Math.floor(bytes / fileBytes(each))],
    );
  }

  async function givePlan(person: Person, status = 'active', end: string | null = null): Promise<void> {
    await app.sql(
      `insert into subscriptions (user_id, id, tier_id, status, start_date, end_date, created_at)
       select $1, gen_random_uuid(), id, $2, now(), $3, now() from subscription_tiers where lower(name) <> 'start' limit 1`,
      [person.userId, status, end],
    );
  }

  test('is 1 GB in a trial, 20 GB with a plan, and 1 GB again when it is over', async () => {
    expect(QUOTA).toEqual({ start: GIB, plan: 20 * GIB });
    expect(await storage()).toEqual({ used: 0, quota: QUOTA.start });
    const [ben, cal] = [await app.person(), await app.person()];
    await givePlan(ben);
    await givePlan(cal, 'active', '2020-01-01T00:00:00.000Z');
    expect(await storage(ben)).toEqual({ used: 0, quota: QUOTA.plan });
    expect(await storage(cal)).toEqual({ used: 0, quota: QUOTA.start });
  });

  test('is 20 GB for everyone where nobody can pay', async () => {
    const free = await createTestApp({ payments: { kind: 'none' } });
    try {
      expect(await storage(await free.person())).toEqual({ used: 0, quota: QUOTA.plan });
    } finally {
      await free.close();
    }
  });

  test('is refused with what to do, and whoever is over it keeps everything and may delete', async () => {
    const [small, large] = [sealedAttachment(), sealedAttachment('Large', sizesOf(16 * MIB - 1))];
    const id = await attach(app, ann, small);
    await fill(QUOTA.start - 10 * MIB);
    const refused = await ann.put(`/api/attachments/${newId()}`, large);
    expect(refused).toEqual({
      status: 413,
      body: {
        error: { code: 'storage_full', message: expect.stringMatching(/^Your 1 GB .* Please delete some/) },
      },
    });
    expect((await ann.put(`/api/attachments/${newId()}`, sealedAttachment())).status).toBe(200);
    await givePlan(ann);
    expect((await ann.put(`/api/attachments/${newId()}`, large)).status).toBe(200);
    await app.sql('delete from subscriptions where user_id = $1', [ann.userId]);
    await fill(20 * MIB);
    expect((await storage()).used).toBeGreaterThan(QUOTA.start);
    expect((await readBytesAt(app, ann, pathOf(small))).status).toBe(200);
    expect((await ann.delete(`/api/attachments/${id}`)).status).toBe(204);
    // What was just deleted takes no more room when it comes back; but there is none.
    expect((await ann.put(`/api/attachments/${id}`, small)).status).toBe(413);
  });

  test('is not exceeded by devices that add at the same time', async () => {
    await fill(QUOTA.start - 20 * MIB);
    const add = () => ann.put(`/api/attachments/${newId()}`, sealedAttachment('Large', sizesOf(7 * MIB)));
    const answers = await Promise.all([add(), add(), add(), add(), add()]);
    const { used, quota } = await storage();
    expect(used).toBeLessThanOrEqual(quota);
    expect(answers.filter(({ status }) => status === 413).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  });

  test('a file that was deleted counts for as long as its pieces are kept', async () => {
    const picture = sealedAttachment('Large', sizesOf(MIB));
    const id = newId();
    await ann.put(`/api/attachments/${id}`, picture);
    await ann.delete(`/api/attachments/${id}`);
    expect((await storage()).used).toBe(fileBytes(picture));
    await app.sql('delete from former_files where user_id = $1', [ann.userId]);
    expect((await storage()).used).toBe(0);
  });
});

describe('a bucket', () => {
  let s3: S3;
  let bucketApp: TestApp;
  let now: Date | undefined;

  beforeAll(async () => {
    s3 = await startS3(() => now ?? new Date());
    bucketApp = await createTestApp({ bucket: s3.config });
  });
  afterAll(async () => {
    await bucketApp.close();
    await s3.close();
  });
  beforeEach(async () => {
    ann = await bucketApp.person();
    now = undefined;
  });

  async function picture() {
    const sent = sealedAttachment('A picture', sizesOf(MIB / 4, 100));
    expect((await ann.put(`/api/attachments/${newId()}`, sent)).status).toBe(200);
    return sent;
  }

  test('is reached by the browser alone: no piece passes the server', async () => {
    const sent = await picture();
    const pieces = await located(ann, sent.file);
    expect(pieces.every(({ write }) => write?.url.startsWith(s3.config.url))).toBe(true);
    expect((await putPiece(bucketApp, ann, pathOf(sent), samplePiece(sent, 1))).status).toBe(404);
    await sendMissing(bucketApp, ann, sent);
    expect(await bucketApp.sql('select from file_pieces')).toEqual([]);
    expect((await readBytesAt(bucketApp, ann, pathOf(sent))).status).toBe(404);
  });

  test('takes a piece of exactly its length and type at its own address, for ten minutes', async () => {
    const sent = await picture();
    const [preview, first] = await located(ann, sent.file);
    const address = first?.write ?? { url: '', headers: {} };
    const bytes = samplePiece(sent, 1);
    expect((await sendBytes(bucketApp, ann, address, bytes.slice(1))).status).toBe(403);
    expect(
      (await sendBytes(bucketApp, ann, { ...address, headers: { 'content-type': 'text/html' } }, bytes))
        .status,
    ).toBe(403);
    const moved = address.url.replace(`/${sent.file}/1?`, `/${sent.file}/0?`);
    expect((await sendBytes(bucketApp, ann, { ...address, url: moved }, bytes)).status).toBe(403);
    expect((await fetch(address.url)).status).toBe(403);
    const longer = address.url.replace('X-Amz-Expires=600', 'X-Amz-Expires=6000');
    expect(longer).not.toBe(address.url);
    expect((await sendBytes(bucketApp, ann, { ...address, url: longer }, bytes)).status).toBe(403);
    if (preview?.write)
      expect((await sendBytes(bucketApp, ann, preview.write, samplePiece(sent, 0))).ok).toBe(true);
    expect((await sendBytes(bucketApp, ann, address, bytes)).ok).toBe(true);
  });

  test.skipIf(process.env.TEST_S3_ENDPOINT)('takes and gives nothing after ten minutes', async () => {
    const sent = await picture();
    const [, write] = await located(ann, sent.file);
    await sendMissing(bucketApp, ann, sent);
    const [, read] = await located(ann, sent.file);
    now = new Date(Date.now() + 599_000);
    expect((await fetch(read?.read ?? '')).status).toBe(200);
    now = new Date(Date.now() + 601_000);
    expect((await fetch(read?.read ?? '')).status).toBe(403);
    const late = write?.write ?? { url: '', headers: {} };
    expect((await sendBytes(bucketApp, ann, late, samplePiece(sent, 1))).status).toBe(403);
  });

  test.skipIf(process.env.TEST_S3_ENDPOINT)(
    'that fails for a moment is asked again, and one that is away is told as such',
    async () => {
      const sent = await picture();
      s3.fail(1);
      expect((await ann.get(`/api/files/${sent.file}/pieces`)).status).toBe(200);
      s3.fail(10);
      const away = await ann.get(`/api/files/${sent.file}/pieces`);
      expect(away).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
      s3.fail(0);
    },
  );

  test('is told from one that nobody can reach', async () => {
    const closed = await new Promise<number>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
    });
    const lost = await createTestApp({ bucket: { ...s3.config, url: `http://127.0.0.1:${closed}/pieces` } });
    try {
      const maya = await lost.person();
      const sent = sealedAttachment();
      expect((await maya.put(`/api/attachments/${newId()}`, sent)).status).toBe(200);
      expect((await maya.post(`/api/files/${sent.file}/finish`)).status).toBe(503);
    } finally {
      await lost.close();
    }
  });

  test('chosen later leaves readable what is in the table', async () => {
    const sent = await picture();
    await bucketApp.sql(
      'insert into file_pieces (user_id, file, number, bytes, created_at) values ($1, $2, 1, $3, now())',
      [ann.userId, sent.file, Buffer.from(samplePiece(sent, 1))],
    );
    const [preview, first] = await located(ann, sent.file);
    expect(first).toMatchObject({ stored: true, read: pathOf(sent) });
    expect(preview?.stored).toBe(false);
    expect((await readBytesAt(bucketApp, ann, first?.read ?? '')).status).toBe(200);
    await sendMissing(bucketApp, ann, sent);
    expect((await ann.post(`/api/files/${sent.file}/finish`)).status).toBe(200);
  });

  test('is where the pages of the product may connect to, and nowhere else', async () => {
    const policy = async (of: TestApp) =>
      /connect-src ([^;]*)/.exec(
        (await of.fetch('/tasks')).headers.get('content-security-policy') ?? '',
      )?.[1];
    expect(await policy(app)).toBe("'self'");
    expect(await policy(bucketApp)).toBe(`'self' ${new URL(s3.config.url).origin}`);
  });
});
