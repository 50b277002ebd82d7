import { expect, test } from 'vitest';
import type { RejectedMutation } from '../use-saving.ts';
import { explanation, remaining } from './saving-words.ts';

const refused = (count: number): RejectedMutation[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `${place}`,
    what: 'An action',
    reason: 'No.',
    at: '2026-11-19T17:00:00.000Z',
    retry: async () => {},
    discard: async () => {},
  }));

test('it is said what waits and what needs the person, one and many', () => {
  expect(explanation({ waiting: 0, refused: [] })).toContain('Everything is saved.');
  expect(explanation({ waiting: 1, refused: [] })).toBe(
    'One change is waiting on this device for a connection. It will be sent automatically.',
  );
  expect(explanation({ waiting: 1200, refused: [] })).toMatch(/^1,200 changes are waiting on this device/);
  expect(explanation({ state: 'unpaid', waiting: 3, refused: [] })).toBe(
    '3 changes are waiting on this device. They will be sent once you have a plan.',
  );
  expect(explanation({ waiting: 1, refused: refused(2) })).toMatch(
    /^One change is waiting.*automatically\. 2 changes couldn’t be saved\./,
  );
  expect(explanation({ waiting: 0, refused: refused(1) })).not.toContain('Everything is saved');
});

test('before a sign-out it is said what it would remove', () => {
  expect(remaining(4, { waiting: 2, refused: refused(1) })).toBe(
    '2 changes are waiting for a connection. One change couldn’t be saved. One draft is unfinished. This exists only on this device. If you sign out now, it will be deleted for good.',
  );
  expect(remaining(1, { state: 'unpaid', waiting: 1, refused: [] })).toMatch(
    /^One change is waiting for a plan\. This exists/,
  );
  expect(remaining(2, { waiting: 0, refused: [] })).toMatch(/^2 drafts are unfinished\. This exists/);
  expect(remaining(1, { waiting: 1, refused: [] })).not.toContain('unfinished');
});
