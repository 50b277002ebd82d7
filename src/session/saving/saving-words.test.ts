import { expect, test } from 'vitest';
import type { FileState } from '../files/file-states.ts';
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

test('files that are only here are named, with the server’s reasons once each', () => {
  const reason = 'Your storage is full.';
  const files: [string, FileState][] = [
    ['a', { is: 'waiting' }],
    ['b', { is: 'sending', sent: 1, total: 2 }],
    ['c', { is: 'refused', reason }],
    ['d', { is: 'refused', reason }],
  ];
  expect(explanation({ waiting: 0, refused: [] }, new Map(files))).toBe(
    '2 pictures or recordings are only on this device so far. They will be uploaded automatically. 2 pictures or recordings couldn’t be uploaded. They are kept on this device, and will be tried again. Your storage is full.',
  );
  expect(explanation({ waiting: 1, refused: [] }, new Map(files.slice(0, 1)))).toMatch(
    /^One change is waiting.* One picture or recording is only on this device so far\./,
  );
  expect(remaining(3, { waiting: 1, refused: [] }, 1)).toBe(
    'One change is waiting for a connection. One picture or recording hasn’t been uploaded yet. One draft is unfinished. This exists only on this device. If you sign out now, it will be deleted for good.',
  );
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
