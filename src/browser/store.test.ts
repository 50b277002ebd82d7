import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test.each([
  ['another value', 1, 2, 1],
  ['the same value', 1, 1, 0],
  ['NaN again', Number.NaN, Number.NaN, 0],
  ['-0 after 0', 0, -0, 1],
  ['an equal object that is another one', {}, {}, 1],
  ['undefined after null', null, undefined, 1],
])('setting %s notifies so often', (_, before, after, times) => {
  const store = createStore<unknown>(before);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(after);
  expect(store.get()).toBe(after);
  expect(listener).toHaveBeenCalledTimes(times);
});

test('a listener sees the new value, and whoever sets is answered after all listeners', () => {
  const store = createStore('old');
  const seen: string[] = [];
  store.subscribe(() => seen.push(`first: ${store.get()}`));
  store.subscribe(() => seen.push(`second: ${store.get()}`));
  store.set('new');
  seen.push('set');
  expect(seen).toEqual(['first: new', 'second: new', 'set']);
});

test('a listener that is removed by an earlier one is not called any more', () => {
  const store = createStore(0);
  const later = vi.fn();
  store.subscribe(() => stop());
  const stop = store.subscribe(later);
  store.set(1);
  expect(later).not.toHaveBeenCalled();
});

test('a listener that sets the value notifies everyone before the others go on', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => store.set(2));
  store.subscribe(() => seen.push(store.get()));
  store.set(1);
  expect(seen).toEqual([2, 2]);
});

test('a listener that throws stops neither the value nor what is set later', () => {
  const store = createStore(0);
  const stop = store.subscribe(() => {
    throw new Error('No.');
  });
  expect(() => store.set(1)).toThrow('No.');
  stop();
  store.set(2);
  expect(store.get()).toBe(2);
});

const LISTENERS = 4;
const listener = fc.nat(LISTENERS - 1);
const step = fc.oneof(
  fc.record({ does: fc.constant('set' as const), value: fc.nat(2) }),
  fc.record({ does: fc.constantFrom('subscribe' as const, 'unsubscribe' as const), listener }),
);

test('every change reaches whoever is subscribed then, once each and in order, whatever happened before', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const store = createStore(0);
      const heard: string[] = [];
      const listeners = Array.from({ length: LISTENERS }, (_, name) => () => {
        heard.push(`${name}: ${store.get()}`);
      });
      const stops = new Map<number, () => void>();
      const expected: string[] = [];
      let subscribed: number[] = [];
      let value = 0;
      for (const each of steps) {
        if (each.does === 'set') {
          if (each.value !== value) expected.push(...subscribed.map((name) => `${name}: ${each.value}`));
          value = each.value;
          store.set(value);
        } else if (each.does === 'subscribe') {
          stops.set(each.listener, store.subscribe(listeners[each.listener] ?? (() => {})));
          if (!subscribed.includes(each.listener)) subscribed.push(each.listener);
        } else {
          stops.get(each.listener)?.();
          subscribed = subscribed.filter((name) => name !== each.listener);
        }
        expect(store.get()).toBe(value);
      }
      expect(heard).toEqual(expected);
    }),
  );
});
