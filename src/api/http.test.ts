import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, isRefusal, isUnreachable, send } from './http.ts';

const answering = (status: number, text: string) => vi.fn(async () => new Response(text, { status }));

afterEach(() => vi.unstubAllGlobals());

const errorOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error) => error,
  );

test('a call carries the token and the body, and answers the JSON', async () => {
  const fetch = answering(200, '{"done":true}');
  vi.stubGlobal('fetch', fetch);
  expect(await send('/api/any', { method: 'POST', body: { text: 'a' }, token: 'abc' })).toEqual({
    done: true,
  });
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe('/api/any');
  expect(init).toMatchObject({ method: 'POST', body: '{"text":"a"}' });
  expect(Object.fromEntries(init.headers as Headers)).toEqual({
    accept: 'application/json',
    authorization: 'Bearer abc',
    'content-type': 'application/json',
  });
});

test('an answer without a body is undefined', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  expect(await send('/api/any')).toBeUndefined();
});

test("our errors and the auth library's keep status, code and message", async () => {
  vi.stubGlobal('fetch', answering(409, '{"error":{"code":"conflict","message":"Saved already."}}'));
  expect(await errorOf(send('/api/any'))).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Saved already.',
  });
  vi.stubGlobal('fetch', answering(401, '{"code":"GONE","message":"No session."}'));
  expect(await errorOf(send('/api/any'))).toMatchObject({
    status: 401,
    code: 'GONE',
    message: 'No session.',
  });
});

test('an error without a message gets the general one', async () => {
  vi.stubGlobal('fetch', answering(500, '<h1>Internal Server Error</h1>'));
  expect(await errorOf(send('/api/any'))).toMatchObject({
    status: 500,
    code: 'unexpected',
    message: 'Something went wrong. Please try again in a few minutes.',
  });
});

test('no network, and a page where JSON was due, are no answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await errorOf(send('/api/any'))).toMatchObject({ status: 0, code: 'offline' });
  vi.stubGlobal('fetch', answering(200, '<h1>Sign in to this network</h1>'));
  expect(await errorOf(send('/api/any'))).toMatchObject({ status: 0, code: 'offline' });
});

test('only 401 and 403 refuse; only what nobody answered is unreachable', () => {
  const error = (status: number) => new ApiError(status, 'any', '');
  expect([0, 400, 401, 403, 404, 429, 500, 503].filter((status) => isRefusal(error(status)))).toEqual([
    401, 403,
  ]);
  expect(
    [0, 400, 401, 403, 429, 500, 502, 503, 504].filter((status) => isUnreachable(error(status))),
  ).toEqual([0, 429, 502, 503, 504]);
});
