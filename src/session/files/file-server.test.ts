import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/http.ts';
import { fileServer } from './file-server.ts';

vi.mock('../load.ts', () => ({
  tokenForCall: async (refused?: string) => (refused ? 'new-token' : 'token'),
}));

const piece = new Uint8Array([1, 2, 3]);
const asked: { address: string; init: RequestInit }[] = [];
let answer: (address: string, init: RequestInit) => Response;

beforeEach(() => {
  asked.length = 0;
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    return answer(address, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

const headerOf = (at: number, name: string) => new Headers(asked[at]?.init.headers).get(name);

test('where pieces are is asked with the token', async () => {
  const pieces = [{ number: 0, stored: true, read: '/api/files/f/pieces/0', write: null }];
  answer = () => Response.json({ pieces });
  expect(await fileServer.locate('f')).toEqual(pieces);
  expect(asked[0]).toMatchObject({ address: '/api/files/f/pieces', init: { method: 'GET' } });
  expect(headerOf(0, 'authorization')).toBe('Bearer token');
});

test('bytes go to the server with the token, and once more with a new one', async () => {
  answer = () => new Response('{}', { status: asked.length === 1 ? 401 : 200 });
  await fileServer.write({ url: '/api/files/f/pieces/1', headers: {} }, piece);
  expect(asked.map(({ init }) => init.method)).toEqual(['PUT', 'PUT']);
  expect(asked[1]?.init.body).toBe(piece);
  expect(headerOf(1, 'authorization')).toBe('Bearer new-token');
  expect(headerOf(1, 'content-type')).toBe('application/octet-stream');
});

test.each(['https://store.example/f/1?signature=x', '//store.example/f/1'])(
  'another host gets the headers that were given, and neither token nor cookies: %s',
  async (url) => {
    await fileServer.write({ url, headers: { 'x-amz-meta': 'y' } }, piece);
    answer = () => new Response(piece);
    expect(await fileServer.read(url)).toEqual(piece);
    for (const at of [0, 1]) {
      expect(asked[at]?.init.credentials).toBe('omit');
      expect(headerOf(at, 'authorization')).toBeNull();
    }
    expect([...new Headers(asked[0]?.init.headers)]).toEqual([['x-amz-meta', 'y']]);
  },
);

test('what another host refuses is worth another try; what the server refuses has its sentence', async () => {
  answer = () => new Response('<Error/>', { status: 403, headers: { 'content-type': 'application/xml' } });
  await expect(fileServer.read('https://store.example/f/1')).rejects.toMatchObject({ code: 'offline' });
  await expect(
    fileServer.write({ url: 'https://store.example/f/1', headers: {} }, piece),
  ).rejects.toMatchObject({ code: 'offline' });
  const error = { code: 'storage_full', message: 'Your storage is full.' };
  answer = () => Response.json({ error }, { status: 413 });
  await expect(fileServer.write({ url: '/api/files/f/pieces/1', headers: {} }, piece)).rejects.toEqual(
    new ApiError(413, error.code, error.message),
  );
});

test('a page in place of bytes, and a line that breaks, are no answer', async () => {
  answer = () => new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  await expect(fileServer.read('/api/files/f/pieces/1')).rejects.toMatchObject({ status: 0 });
  await expect(fileServer.write({ url: '/api/files/f/pieces/1', headers: {} }, piece)).rejects.toMatchObject({
    status: 0,
  });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(fileServer.read('/api/files/f/pieces/1')).rejects.toMatchObject({ status: 0 });
});

test('a file is finished by the call of the contract', async () => {
  answer = () => Response.json({ attachment: {} });
  await fileServer.finish('f');
  expect(asked[0]).toMatchObject({ address: '/api/files/f/finish', init: { method: 'POST' } });
});
