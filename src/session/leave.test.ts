import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEY_DATABASE } from '../browser/databases.ts';

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString();
const hintOf = (id: string) => JSON.stringify({ user: { id }, expires_at: IN_A_MONTH });
const tokenOf = (userId: string) =>
  `header.${btoa(JSON.stringify({ sub: userId, iat: 1000, exp: 1600 }))}.signature`;

const fetch = vi.fn(async (address: string, _init?: RequestInit) => {
  const answers: Record<string, unknown> = {
    '/api/auth/token': { token: tokenOf('ann') },
    '/api/auth/get-session': { user: { id: 'ann' }, session: { expires_at: IN_A_MONTH } },
  };
  return new Response(JSON.stringify(answers[address] ?? {}));
});
const timesEndedOnServer = () =>
  fetch.mock.calls.filter(([address]) => address === '/api/auth/sign-out').length;

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** A tab that tells this one something by hand. */
let tell: (message: object) => void = () => {};
class Channel {
  addEventListener(_: string, listener: (event: { data: object }) => void): void {
    tell = (data) => listener({ data });
  }
  postMessage(): void {}
}

const location = { reload: vi.fn(), replace: vi.fn() };
let keys: IDBPDatabase;

beforeEach(async () => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.clearAllMocks();
  keys = await openDB(KEY_DATABASE, 1, { upgrade: (database) => void database.createObjectStore('entry') });
  await keys.put('entry', 'key', 'ann');
});
afterEach(() => {
  keys.close();
  vi.unstubAllGlobals();
});

/** A document in which Ann is signed in. */
async function annsDocument() {
  localStorage.setItem('session', hintOf('ann'));
  vi.resetModules();
  const modules = {
    ...(await import('./leave.ts')),
    ...(await import('./load.ts')),
    ...(await import('./state.ts')),
  };
  await modules.sessionCheck();
  return modules;
}

/** Ann signs out in another tab, and Bob signs in there. */
async function bobsDevice(): Promise<void> {
  localStorage.clear();
  localStorage.setItem('session', hintOf('bob'));
  localStorage.setItem('theme', 'dark');
  await keys.clear('entry');
  await keys.put('entry', 'key', 'bob');
}

async function expectAllIsBobs(): Promise<void> {
  expect(localStorage.getItem('session')).toBe(hintOf('bob'));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(await keys.getAllKeys('entry')).toEqual(['bob']);
  // The landing page looks for a session, and says nothing of one that has ended.
  expect(location.replace).toHaveBeenCalledWith('/');
  expect(sessionStorage.getItem('just-left')).toBeNull();
  expect(sessionStorage.getItem('flash-message')).toBeNull();
}

type Document = Awaited<ReturnType<typeof annsDocument>>;
const WAYS: Record<string, (tab: Document) => Promise<void>> = {
  'its session has ended': (tab) => tab.endSession(),
  'it gives its session up': (tab) => tab.abandonSession(),
  'its person signs out': (tab) => tab.signOut(),
  'its person signs out in spite of unsaved writing': (tab) => tab.signOutAnyway(),
};

for (const [name, leaveBy] of Object.entries(WAYS)) {
  test(`a tab that was asleep ends and empties nothing of the next person when ${name}`, async () => {
    const tab = await annsDocument();
    await bobsDevice();
    await leaveBy(tab);
    expect(tab.currentSession()).toEqual({ status: 'signed-out' });
    expect(timesEndedOnServer()).toBe(0);
    expect(document.cookie).toBe('');
    await expectAllIsBobs();
  });

  test(`without anybody else the device is left when ${name}`, async () => {
    const tab = await annsDocument();
    await leaveBy(tab);
    expect(tab.currentSession().status).toBe('signed-out');
    expect(timesEndedOnServer()).toBe(1);
    expect(localStorage.getItem('session')).toBeNull();
    expect(await keys.getAllKeys('entry')).toEqual([]);
  });
}

/** What another tab tells is heard at once. */
const LOCK_WAYS: Record<string, (tab: Document) => unknown> = {
  ...WAYS,
  'another tab says that it has ended': () => tell({ type: 'ended' }),
  'another tab signs out': () => tell({ type: 'signed-out' }),
};

test.each([
  ['its session has ended', true],
  ['it gives its session up', true],
  ['another tab says that it has ended', true],
  ['its person signs out', false],
  ['its person signs out in spite of unsaved writing', false],
  ['another tab signs out', false],
])('the app lock when %s: stays is %s', async (way, stays) => {
  const tab = await annsDocument();
  localStorage.setItem('app-lock', 'of ann');
  localStorage.setItem('app-lock-last-here', '1');
  await LOCK_WAYS[way]?.(tab);
  expect(localStorage.getItem('app-lock')).toBe(stays ? 'of ann' : null);
  expect(localStorage.getItem('app-lock-last-here')).toBeNull();
});

test('a session that ends while the next one begins says nothing about it to other tabs', async () => {
  const tab = await annsDocument();
  const post = vi.spyOn(Channel.prototype, 'postMessage');
  tab.countBeforeEnd(async () => {
    localStorage.setItem('session', hintOf('bob'));
    return 0;
  });
  await tab.endSession();
  expect(tab.currentSession()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem('session')).toBe(hintOf('bob'));
  expect(post).not.toHaveBeenCalled();
  expect(location.replace).toHaveBeenCalledWith('/');
});

test('a tab that hears late of its sign-out is not marked as just left', async () => {
  const tab = await annsDocument();
  await bobsDevice();
  tell({ type: 'signed-out' });
  expect(tab.currentSession()).toEqual({ status: 'signed-out' });
  tab.leave();
  await expectAllIsBobs();
});

test('a tab ends the session that another tab of the same person has noted since', async () => {
  const tab = await annsDocument();
  localStorage.setItem('session', hintOf('ann').replace('}', ',"later":1}'));
  await tab.endSession();
  expect(timesEndedOnServer()).toBe(1);
  expect(localStorage.getItem('session')).toBeNull();
});
