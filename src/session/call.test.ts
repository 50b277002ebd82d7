import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from '../api/http.ts';
import type { SessionUser } from './auth-client.ts';
import { addressOf, call } from './call.ts';
import { tokenForCall } from './load.ts';
import { setSession } from './state.ts';

vi.mock('./load.ts', () => ({ tokenForCall: vi.fn() }));

const tokens = vi.mocked(tokenForCall);

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
    if (address === '/api/auth/list-sessions') return new Response('[]');
    if (token !== `Bearer ${accepted}`) {
      return new Response('{"error":{"code":"unauthenticated","message":"No."}}', { status: 401 });
    }
    return new Response('{"text":"done"}');
  });
});

afterEach(() => vi.unstubAllGlobals());

const change = () => call('PATCH /api/tasks/{id}', { params: { id: 'a/b' }, body: { text: 'Call Dad' } });

test('an address is filled in and escaped, and leaves out what is not given', () => {
  expect(addressOf('/api/tasks/{id}', { id: 'a b/c' })).toBe('/api/tasks/a%20b%2Fc');
  expect(addressOf('/api/tasks', undefined, { page: 0, before: undefined, after: null, search: 'a&b' })).toBe(
    '/api/tasks?page=0&search=a%26b',
  );
});

test('CALL-42 a call goes as its route says, with the bearer token', async () => {
  expect(await change()).toEqual({ text: 'done' });
  expect(asked[0]?.address).toBe('/api/tasks/a%2Fb');
  expect(asked[0]?.init).toMatchObject({ method: 'PATCH', body: '{"text":"Call Dad"}' });
  expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe('Bearer good');
});

test('a call of somebody whose session has ended is not asked again as the next person', async () => {
  const user = { id: 'ann', name: 'Ann', email: 'ann@example.com' } as SessionUser;
  setSession({ status: 'signed-in', user });
  tokens.mockResolvedValueOnce('old');
  const answering = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    setSession({ status: 'signed-in', user: { ...user, id: 'ben' } });
    return answering(address, init);
  });
  await expect(change()).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(1);
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

test('a call of the auth routes lives on the cookie and asks for no token', async () => {
  expect(await call('GET /api/auth/list-sessions')).toEqual([]);
  expect(tokens).not.toHaveBeenCalled();
  await expect(send('/api/other')).rejects.toMatchObject({ status: 401 });
});

test('CALL-42 method, path and parts of a call are checked against the contracts', () => {
  const compiledOnly = (): unknown => [
    call('GET /api/growth', { query: { month: '2026-11' } }).then(({ today }) => today),
    // @ts-expect-error no such call
    call('GET /api/tasks/{id}'),
    // @ts-expect-error a part is missing
    call('DELETE /api/tasks/{id}'),
    // @ts-expect-error a part that the call does not take
    call('GET /api/tasks', { body: {} }),
    // @ts-expect-error a body of another form
    call('POST /api/tasks', { body: { id: 'a', words: 'Call Dad' } }),
    // @ts-expect-error an answer of another form
    call('GET /api/tasks').then(({ lessons }) => lessons),
  ];
  expect(compiledOnly).toBeTypeOf('function');
});
