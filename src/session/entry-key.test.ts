import { beforeEach, expect, test, vi } from 'vitest';
import { deriveEntryKey, fromBase64, NOT_READY, open, seal, toBase64 } from '../kernel/seal.ts';
import type { Sealer } from './sealing.ts';

vi.mock('./load.ts', () => ({ tokenForCall: async () => 'token' }));

const ANN = '01890a5d-ac96-774b-bcce-b302099a8057';
const ROW = '01890a5d-ac96-774b-bcce-b30209900001';
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
  const state = await import('./state.ts');
  const holder = await import('./entry-key.ts');
  const { openFor, sealer } = await import('./sealing.ts');
  const sealFor = async (...given: Parameters<Sealer['seal']>) => (await sealer()).seal(...given);
  return { ...holder, openFor, sealFor, setSession: state.setSession };
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
  const { sealFor } = await freshHolder();
  await expect(sealFor('lessons_learned', 'lesson', ROW, 'A quiet morning.')).rejects.toThrow(
    'Encryption not ready - waiting for authentication',
  );
  expect(fetch).not.toHaveBeenCalled();
});

const inPlace = ['lessons_learned', 'lesson', ROW] as const;
const lesson = (value: string) => ({ value, format: 3 });
const place = { table: 'lessons_learned', column: 'lesson', row: ROW, person: ANN };

test('ENC-03 what is sealed here is unreadable, opens here, and opens with the key derived outside', async () => {
  const { sealFor, openFor, setSession: set } = await freshHolder();
  set(signedIn);
  const sealed = await sealFor('lessons_learned', 'lesson', ROW, 'A quiet morning.');
  expect(sealed).not.toContain('quiet');
  expect(await openFor(...inPlace, lesson(sealed))).toBe('A quiet morning.');
  expect(await open(await outside(), sealed, 3, place)).toBe('A quiet morning.');
  const fromElsewhere = await seal(await outside(), 'From elsewhere.', place);
  expect(await openFor(...inPlace, lesson(fromElsewhere))).toBe('From elsewhere.');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a text of one row does not open in another', async () => {
  const { sealFor, openFor, setSession: set } = await freshHolder();
  set(signedIn);
  const value = await sealFor('drafts', 'value', 'one', 'A quiet morning.');
  expect(await openFor('drafts', 'value', 'one', { value, format: 3 })).toBe('A quiet morning.');
  await expect(openFor('drafts', 'value', 'other', { value, format: 3 })).rejects.toThrow();
});

test('what cannot be opened is refused, and so is anything before the person is known', async () => {
  const { openFor, setSession: set } = await freshHolder();
  const sealed = await seal(await outside(), 'A quiet morning.', place);
  await expect(openFor(...inPlace, lesson(sealed))).rejects.toThrow(NOT_READY);
  set(signedIn);
  const spoilt = `${sealed.slice(0, -8)}AAAAAAA=`;
  await expect(openFor(...inPlace, lesson(spoilt))).rejects.toThrow();
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
