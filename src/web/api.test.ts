import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '../kernel/route.ts';
import { addressOf, call } from './api.ts';
import { send } from './http.ts';
import { tokenForCall } from './session/load.ts';

vi.mock('./session/load.ts', () => ({ tokenForCall: vi.fn() }));

const tokens = vi.mocked(tokenForCall);

const changeTask = defineRoute({
  method: 'patch',
  path: '/api/tasks/{id}',
  tag: 'tasks',
  summary: 'Any',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.number().optional() }),
  body: z.object({ text: z.string() }),
  answer: z.object({ text: z.string() }),
});
const settings = defineRoute({
  method: 'get',
  path: '/api/settings',
  access: 'public',
  tag: 'any',
  summary: 'Any',
  answer: z.object({ name: z.string() }),
});

/** A server that takes this token only; what it was asked stands in `asked`. */
const asked: { address: string; init: RequestInit }[] = [];
let accepted = 'good';

beforeEach(() => {
  asked.length = 0;
  accepted = 'good';
  tokens.mockReset().mockResolvedValue('good');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    const token = new Headers(init.headers).get('authorization');
    if (address === '/api/settings') return new Response('{"name":"Loop"}');
    if (token !== `Bearer ${accepted}`) {
      return new Response('{"error":{"code":"unauthenticated","message":"No."}}', { status: 401 });
    }
    return new Response('{"text":"done"}');
  });
});

afterEach(() => vi.unstubAllGlobals());

const change = () =>
  call(changeTask, { params: { id: 'a/b' }, query: { page: 2 }, body: { text: 'Call Dad' } });

test('an address is filled in and escaped, and leaves out what is not given', () => {
  expect(addressOf('/api/tasks/{id}', { id: 'a b/c' })).toBe('/api/tasks/a%20b%2Fc');
  expect(addressOf('/api/tasks', undefined, { page: 0, before: undefined, after: null, search: 'a&b' })).toBe(
    '/api/tasks?page=0&search=a%26b',
  );
});

test('CALL-42 a call goes as its route says, with the bearer token', async () => {
  expect(await change()).toEqual({ text: 'done' });
  expect(asked[0]?.address).toBe('/api/tasks/a%2Fb?page=2');
  expect(asked[0]?.init).toMatchObject({ method: 'PATCH', body: '{"text":"Call Dad"}' });
  expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe('Bearer good');
});

test('a refused token is replaced once, and the call asked again', async () => {
  tokens.mockResolvedValueOnce('old');
  expect(await change()).toEqual({ text: 'done' });
  expect(tokens.mock.calls).toEqual([[], ['old']]);
  expect(asked).toHaveLength(2);
});

test('a call that is refused twice is refused', async () => {
  accepted = 'another';
  await expect(change()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(asked).toHaveLength(2);
});

test('a public call asks for no token', async () => {
  expect(await call(settings)).toEqual({ name: 'Loop' });
  expect(tokens).not.toHaveBeenCalled();
  await expect(send('/api/other')).rejects.toMatchObject({ status: 401 });
});
