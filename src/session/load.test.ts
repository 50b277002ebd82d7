import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString();

let person = 'ann';
const tokenOf = (userId: string) =>
  `header.${btoa(JSON.stringify({ sub: userId, sid: 'session', iat: 1000, exp: 1600 }))}.signature`;

const answer = async (address: string, _init?: RequestInit) => {
  const answers: Record<string, unknown> = {
    '/api/auth/token': { token: tokenOf(person) },
    '/api/auth/get-session': { user: { id: person }, session: { expires_at: IN_A_MONTH } },
    '/api/auth/sign-out': { status: true },
  };
  return new Response(JSON.stringify(answers[address] ?? {}));
};
const fetch = vi.fn(answer);

function storage(full = false) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  };
}

const location = { reload: vi.fn(), replace: vi.fn() };

/** The session as a fresh document finds it. */
async function freshDocument() {
  vi.resetModules();
  return { ...(await import('./load.ts')), ...(await import('./state.ts')) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.clearAllMocks();
  person = 'ann';
});
afterEach(() => vi.unstubAllGlobals());

test('a document opened for one person gets no token of another who has signed in since, and is loaded again', async () => {
  localStorage.setItem('session', JSON.stringify({ user: { id: 'ann' }, expires_at: IN_A_MONTH }));
  person = 'bob';
  const { tokenForCall, sessionCheck } = await freshDocument();
  await expect(tokenForCall()).rejects.toMatchObject({ status: 0 });
  await sessionCheck();
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('session')).toContain('bob');
});

test('a storage that is full ends no session', async () => {
  vi.stubGlobal('localStorage', storage(true));
  const { tokenForCall, sessionCheck, currentSession } = await freshDocument();
  await sessionCheck();
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { id: 'ann' } });
  expect(await tokenForCall()).toBe(tokenOf('ann'));
  expect(fetch.mock.calls.map(([address]) => address)).not.toContain('/api/auth/sign-out');
});

test('a check that is made once more opens a document of one person to nobody else', async () => {
  localStorage.setItem('session', JSON.stringify({ user: { id: 'ann' }, expires_at: IN_A_MONTH }));
  const online: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => online.push(listener));
  vi.stubGlobal('removeEventListener', () => {});
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.useFakeTimers();
  const { sessionCheck, currentSession } = await freshDocument();
  void sessionCheck();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  fetch.mockReset().mockImplementation(answer);
  localStorage.setItem('session', JSON.stringify({ user: { id: 'bob' }, expires_at: IN_A_MONTH }));
  person = 'bob';
  for (const listener of online) listener();
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1));
  expect(currentSession().user?.id).toBe('ann');
});

test('whoever is asked about unsaved writing stays asked when the server’s answer comes late', async () => {
  localStorage.setItem('session', JSON.stringify({ user: { id: 'ann' }, expires_at: IN_A_MONTH }));
  let answerNow = () => {};
  fetch.mockImplementationOnce(async (address) => {
    await new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    return answer(address);
  });
  const { sessionCheck, currentSession, setSession } = await freshDocument();
  const checked = sessionCheck();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  setSession({ ...currentSession(), unsaved: 1 });
  answerNow();
  await checked;
  expect(currentSession()).toEqual({ status: 'signed-in', user: { id: 'ann' }, unsaved: 1 });
});
