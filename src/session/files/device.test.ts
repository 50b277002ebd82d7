import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../notebook/testing/devices.ts';
import { FileDisk } from './file-disk.ts';
import { newFile, refOf } from './testing/fake-files.ts';

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString();

/** A tab that tells this one something by hand. */
let tell: (message: object) => void = () => {};
class Channel {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  addEventListener(_: string, listener: (event: { data: object }) => void): void {
    if (this.name === 'growth-loop/session') tell = (data) => listener({ data });
  }
  postMessage(): void {}
  close(): void {}
}

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const listen = { addEventListener: () => {}, removeEventListener: () => {} };
const location = { reload: vi.fn(), replace: vi.fn(), protocol: 'https:' };
const navigator: { onLine: boolean; connection?: object } = { onLine: false };

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('document', { cookie: '', ...listen });
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', listen.addEventListener);
  vi.stubGlobal('removeEventListener', listen.removeEventListener);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const person = (id: string) => ({ id, email: '', name: '' }) as never;
const hint = (id: string) => JSON.stringify({ user: { id }, expires_at: IN_A_MONTH });

/** A document in which this person is signed in. */
async function documentOf(id: string) {
  localStorage.setItem('session', hint(id));
  vi.resetModules();
  const state = await import('../state.ts');
  state.setSession({ status: 'signed-in', user: person(id) });
  const files = await import('./files.ts');
  const leave = await import('../leave.ts');
  leave.countBeforeSignOut(files.settleFiles);
  return { ...state, ...files, ...leave };
}

test('signing out warns of files that are only here, and takes them along when it is wanted', async () => {
  const { keepFile, signOut, signOutAnyway, currentSession, fileStates } = await documentOf('ann');
  const given = newFile();
  await keepFile(given);
  await signOut();
  expect(currentSession()).toMatchObject({ status: 'signed-in', unsaved: 1 });
  expect(fileStates.get().size).toBe(1);
  await signOutAnyway();
  expect(currentSession().status).toBe('signed-out');
  expect(fileStates.get().size).toBe(0);
  expect(await new FileDisk().files('ann')).toEqual([]);
  expect(await new FileDisk().piece('ann', given.file, 1)).toBeUndefined();
});

test('with everything sent, signing out asks nothing', async () => {
  const { signOut, currentSession } = await documentOf('ann');
  await signOut();
  expect(currentSession()).toMatchObject({ status: 'signed-out' });
});

test('a session that ends otherwise leaves unsent files to the same person, and to nobody else', async () => {
  const ann = await documentOf('ann');
  const given = newFile();
  const shape = await ann.keepFile(given);
  await ann.endSession();
  expect(ann.fileStates.get().size).toBe(0);
  expect(await ann.unsentFiles()).toBe(0);
  await expect(ann.keepFile(newFile())).rejects.toThrow();
  const bob = await documentOf('bob');
  expect(await bob.unsentFiles()).toBe(0);
  await expect(bob.readPreview(refOf(given, { file: given.file, ...shape }))).rejects.toMatchObject({
    name: 'NotHere',
  });
  const again = await documentOf('ann');
  await until(() => expect(again.fileStates.get().get(given.file)).toEqual({ is: 'waiting' }));
  const read = await again.readPreview(refOf(given, { file: given.file, ...shape }));
  expect(read.size).toBe(given.preview?.length);
});

test('a sign-out in another tab closes the files here, and nothing is written down after it', async () => {
  const { keepFile, fileStates, readOriginal } = await documentOf('ann');
  const given = newFile();
  const shape = await keepFile(given);
  tell({ type: 'signed-out' });
  expect(fileStates.get().size).toBe(0);
  await expect(keepFile(newFile())).rejects.toThrow();
  await expect(readOriginal(refOf(given, { file: given.file, ...shape }))).rejects.toThrow();
});

test.each([
  [{}, true],
  [{ onLine: false }, false],
  [{ connection: { type: 'wifi' } }, true],
  [{ connection: { type: 'cellular' } }, false],
  [{ connection: { type: 'wifi', saveData: true } }, false],
  [{ connection: {} }, true],
])('on a line %o that only counts when it is not metered', async (line, mayUse) => {
  vi.stubGlobal('navigator', { onLine: true, ...line });
  vi.resetModules();
  const { mayUseLine, sendsUnmeteredOnly, setSendsUnmeteredOnly } = await import('./line.ts');
  expect(sendsUnmeteredOnly.get()).toBe(false);
  expect(mayUseLine()).toBe(!('onLine' in line));
  setSendsUnmeteredOnly(true);
  expect(mayUseLine()).toBe(mayUse);
  vi.resetModules();
  expect((await import('./line.ts')).sendsUnmeteredOnly.get()).toBe(true);
});
