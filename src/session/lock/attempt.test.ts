import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryPin } from './attempt.ts';
import { isRightPin, pinCheck } from './pin.ts';
import { storedLock } from './stored-lock.ts';

const items = new Map<string, string>();

beforeEach(async () => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  storedLock.set({ user: 'ann', time: '5', check: await pinCheck('2468'), wrong: 0, wrongAt: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrong = () => storedLock.get()?.wrong;

test('a PIN is stored as a salted hash, never twice the same, and only the right one opens it', async () => {
  const [check, other] = await Promise.all([pinCheck('2468'), pinCheck('2468')]);
  expect(check).not.toEqual(other);
  expect(JSON.stringify([...items])).not.toContain('2468');
  expect(await isRightPin('2468', check)).toBe(true);
  expect(await isRightPin('2469', check)).toBe(false);
  expect(await isRightPin('2468', { kind: 'device', credential: 'AAAA' })).toBe(false);
});

test('a try counts before it is checked, so that neither a reload nor another tab gains one', async () => {
  const tries = [tryPin('1111'), tryPin('2222')];
  expect(wrong()).toBe(2);
  expect(await Promise.all(tries)).toEqual(['wrong', 'wrong']);
  expect(await tryPin('2468')).toBe('right');
  expect(wrong()).toBe(0);
});

test('after five wrong PINs even the right one waits, and does not count', async () => {
  const lock = storedLock.get();
  if (lock) storedLock.set({ ...lock, wrong: 5, wrongAt: Date.now() });
  expect(await tryPin('2468')).toBe('early');
  expect(wrong()).toBe(5);
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
  expect(await tryPin('2468')).toBe('right');
});

test.each([
  'null',
  '{}',
  '{"user":"ann","time":"7","check":{"kind":"pin","salt":"","hash":""},"wrong":0,"wrongAt":0}',
  '{"user":"ann","time":"5","check":{"kind":"pin"},"wrong":0,"wrongAt":0}',
  '{"user":"ann","time":"5","check":{"kind":"device","credential":"AAAA"},"wrong":null,"wrongAt":0}',
])('%s is no lock', async (stored) => {
  items.set('app-lock', stored);
  expect(storedLock.get()).toBeUndefined();
  expect(await tryPin('2468')).toBe('wrong');
});
