import { beforeEach, expect, test, vi } from 'vitest';
import {
  deriveEntryKey,
  fromBase64,
  NOT_READY,
  seal,
  toBase64,
  UNREADABLE,
  WAITING,
} from '../kernel/seal.ts';

vi.mock('./session/load.ts', () => ({ tokenForCall: async () => 'token' }));

const ANN = '01890a5d-ac96-774b-bcce-b302099a8057';
const salt = toBase64(new Uint8Array(32).fill(7));

let owner = ANN;
let isOnline = true;
const fetch = vi.fn(async () => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify({ user_id: owner, salt }));
});

/** The key holder as a fresh document has it. */
async function freshHolder() {
  vi.resetModules();
  const state = await import('./session/state.ts');
  const holder = await import('./entry-key.ts');
  return { ...holder, setSession: state.setSession };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockClear();
  owner = ANN;
  isOnline = true;
});

const signedIn = { status: 'signed-in' as const, user: { id: ANN } };
const outside = () => deriveEntryKey(ANN, fromBase64(salt));

test('MSG-42 sealing before the person is known is refused with the specified message', async () => {
  const { sealText } = await freshHolder();
  await expect(sealText('A quiet morning.')).rejects.toThrow(
    'Encryption not ready - waiting for authentication',
  );
  expect(fetch).not.toHaveBeenCalled();
});

test('ENC-03 what is sealed here is unreadable, opens here, and opens with the key derived outside', async () => {
  const { sealText, openText, setSession: set } = await freshHolder();
  set(signedIn);
  const sealed = await sealText('A quiet morning.');
  expect(sealed).not.toContain('quiet');
  expect(await openText(sealed, 2)).toBe('A quiet morning.');
  expect(await openText(await seal(await outside(), 'From elsewhere.'), 2)).toBe('From elsewhere.');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what cannot be opened says so, and what waits for the person says that', async () => {
  const { openText, setSession: set } = await freshHolder();
  const sealed = await seal(await outside(), 'A quiet morning.');
  expect(await openText(sealed, 2)).toBe(WAITING);
  set(signedIn);
  expect(await openText(`${sealed.slice(0, -8)}AAAAAAA=`, 2)).toBe(UNREADABLE);
});

test('a key that could not be fetched is fetched when it is next needed', async () => {
  const { entryKey, setSession: set } = await freshHolder();
  set(signedIn);
  isOnline = false;
  await expect(entryKey()).rejects.toMatchObject({ status: 0 });
  isOnline = true;
  expect((await entryKey()).extractable).toBe(false);
});

test("another person's salt is never used for this one", async () => {
  owner = '01890a5d-ac96-774b-bcce-b302099a8058';
  const { entryKey, setSession: set } = await freshHolder();
  set(signedIn);
  await expect(entryKey()).rejects.toThrow(NOT_READY);
});
