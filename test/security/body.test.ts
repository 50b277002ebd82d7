import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
});
afterAll(() => app.close());

/** Sends a body piece by piece; without `length`, nobody knows beforehand how long it is. */
async function stream(
  pieces: (() => Uint8Array)[],
  length?: number,
): Promise<{ status: number; code: string }> {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = pieces.shift();
      if (!next) return controller.close();
      try {
        controller.enqueue(next());
      } catch (error) {
        controller.error(error);
      }
    },
  });
  const response = await app.fetch('/api/tasks', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ann.token}`,
      'content-type': 'application/json',
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
    body,
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, code: (await response.json()).error.code };
}

test('a body that breaks off is no error of the server', async () => {
  const begun = () => new TextEncoder().encode('{"id":');
  const cut = () => {
    throw new Error('the connection was cut');
  };
  expect(await stream([begun, cut], 100)).toEqual({ status: 400, code: 'invalid' });
});

test('a body that turns out too long is told so', async () => {
  const piece = () => new Uint8Array(200_000).fill(0x20);
  expect(await stream(Array(7).fill(piece))).toEqual({ status: 413, code: 'too_large' });
});
