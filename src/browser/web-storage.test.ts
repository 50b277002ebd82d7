import { beforeEach, expect, test, vi } from 'vitest';
import { localStore } from './web-storage.ts';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

test('a document knows what another has written over, and takes only its own away', () => {
  localStore.set('session', 'ann');
  localStore.set('access', 'of ann');
  localStore.set('gone', 'of ann');
  items.set('session', 'ben');
  items.set('theme', 'dark');
  items.delete('gone');
  expect(['session', 'access', 'theme', 'gone'].map(localStore.isOthers)).toEqual([true, false, true, false]);
  localStore.removeOwn();
  expect(Object.fromEntries(items)).toEqual({ session: 'ben', theme: 'dark' });
});
