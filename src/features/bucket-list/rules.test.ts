import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNREADABLE, WAITING } from '../../kernel/seal.ts';
import { STATUSES } from './contract/limits.ts';
import { isReadable, itemsInOrder, type OwnItem } from './rules.ts';

const item = (given: Partial<OwnItem>): OwnItem => ({
  id: 'a',
  item: 'Sail',
  reason: null,
  completion_story: null,
  format: 3,
  status: 'in_bucket',
  created_at: '2026-11-19T17:00:00.000Z',
  updated_at: '2026-11-19T17:00:00.000Z',
  completed_at: null,
  ...given,
});

test('BKT-01 items stand by their status, whatever order they come in, the newest of each first', () => {
  const items = fc.array(
    fc.record({
      id: fc.uuid(),
      status: fc.constantFrom(...STATUSES),
      created_at: fc.integer({ min: 0, max: 4 }).map((day) => `2026-11-1${day}T17:00:00.000Z`),
    }),
  );
  fc.assert(
    fc.property(items, (given) => {
      const shown = itemsInOrder(given.map(item));
      expect(shown).toHaveLength(given.length);
      expect(itemsInOrder(shown.toReversed())).toEqual(shown);
      for (const [at, next] of shown.slice(1).entries()) {
        const before = shown[at] ?? next;
        const places = [before, next].map(({ status }) => STATUSES.indexOf(status)) as [number, number];
        expect(places[0]).toBeLessThanOrEqual(places[1]);
        if (places[0] === places[1]) expect(before.created_at >= next.created_at).toBe(true);
      }
    }),
  );
});

test.each([
  [{}, true],
  [{ reason: 'Wind' }, true],
  [{ item: UNREADABLE }, false],
  [{ reason: WAITING }, false],
  [{ completion_story: UNREADABLE }, false],
])('what can be read: %j is %s', (given, readable) => {
  expect(isReadable(item(given))).toBe(readable);
});
