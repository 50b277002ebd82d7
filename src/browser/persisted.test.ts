import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { persisted } from './persisted.ts';
import { onStorageChange } from './storage-events.ts';
import { hasFields, isObject } from './stored-shape.ts';
import { localStore } from './web-storage.ts';

const items = new Map<string, string>();
const tab = new EventTarget();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});

interface Seat {
  row: string;
  number: number;
}

const isSeat = (value: unknown): value is Seat => hasFields(value, { row: 'string', number: 'number' });
const seat = persisted(localStore, 'seat', isSeat);
const anything = persisted(localStore, 'anything', (_value): _value is unknown => true);

test('a value is stored as JSON under its key, and removed from there', () => {
  expect(seat.get()).toBeUndefined();
  seat.set({ row: 'A', number: 1 });
  expect([...items]).toEqual([['seat', '{"row":"A","number":1}']]);
  expect(seat.get()).toEqual({ row: 'A', number: 1 });
  seat.remove();
  expect(items.size).toBe(0);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'noted late'],
  ['JSON that breaks off', '{"row":"A"'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[{"row":"A","number":1}]'],
  ['an object without a field', '{"row":"A"}'],
  ['an object with a field of another type', '{"row":"A","number":"1"}'],
])('%s is no value', (_, stored) => {
  items.set('seat', stored);
  expect(seat.get()).toBeUndefined();
});

test('a check that throws refuses', () => {
  items.set('word', 'null');
  const word = persisted(localStore, 'word', (value): value is string => (value as string).length > 0);
  expect(word.get()).toBeUndefined();
});

test('a value of another document is read as it is now', () => {
  seat.set({ row: 'A', number: 1 });
  items.set('seat', '{"row":"B","number":2}');
  expect(seat.get()).toEqual({ row: 'B', number: 2 });
});

const refusal = () => {
  throw new DOMException('No.', 'SecurityError');
};
test.each([
  ['has no storage', undefined],
  ['refuses its storage', { getItem: refusal, setItem: refusal, removeItem: refusal }],
])('a browser that %s has no value, and nothing throws', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  seat.set({ row: 'A', number: 1 });
  expect(seat.get()).toBeUndefined();
  seat.remove();
});

test.each([
  ['the item', 'seat', 1],
  ['everything', null, 1],
  ['another item', 'seats', 0],
])('another tab that changes %s is heard so often, until that is stopped', (_, key, times) => {
  const listener = vi.fn();
  const stop = onStorageChange('seat', listener);
  const change = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change();
  expect(listener).toHaveBeenCalledTimes(times);
  stop();
  change();
  expect(listener).toHaveBeenCalledTimes(times);
});

test('any JSON value comes back as it was stored', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      anything.set(value);
      expect(JSON.stringify(anything.get())).toBe(JSON.stringify(value));
    }),
  );
});

test('whatever is stored, reading never throws and returns only what is of the shape', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      items.set('seat', stored);
      const read = seat.get();
      if (read !== undefined) expect([typeof read.row, typeof read.number]).toEqual(['string', 'number']);
    }),
  );
});

const NUMBERED = { number: 'number' } as const;
test.each([
  ['an object', {}, isObject, true],
  ['null', null, isObject, false],
  ['a text', 'text', isObject, false],
  ['a field of its type', { number: 1, more: 2 }, (value: unknown) => hasFields(value, NUMBERED), true],
  ['a field of another', { number: '1' }, (value: unknown) => hasFields(value, NUMBERED), false],
  ['null for a field', { number: null }, (value: unknown) => hasFields(value, NUMBERED), false],
])('%s passes the check or not', (_, value, check, passes) => {
  expect(check(value)).toBe(passes);
});
