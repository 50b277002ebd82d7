import { expect, test } from 'vitest';
import type { RefusedWrite } from '../local/saving.ts';
import { explanation, remaining, shownState } from './saving-words.ts';

const refused = (count: number): RefusedWrite[] =>
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
    'One change waits on this device for the connection, and is sent by itself.',
  );
  expect(explanation({ waiting: 3, refused: [] })).toContain('3 changes wait on this device');
  expect(explanation({ waiting: 1, refused: refused(2) })).toMatch(
    /^One change waits.*2 changes could not be saved\./,
  );
  expect(explanation({ waiting: 0, refused: refused(1) })).not.toContain('Everything is saved');
});

test('before a sign-out it is said what it would remove', () => {
  expect(remaining(4, { waiting: 2, refused: refused(1) })).toBe(
    '2 changes wait for the connection. One change could not be saved. One text is unfinished. This is kept on this device alone. If you sign out now, it is removed for good.',
  );
  expect(remaining(2, { waiting: 0, refused: [] })).toMatch(/^2 texts are unfinished\. This is kept/);
  expect(remaining(1, { waiting: 1, refused: [] })).not.toContain('unfinished');
});

test('it reads saved only once everything is acknowledged, and nothing before that is known', () => {
  const open = { state: 'complete' } as const;
  expect(shownState('saved', open, 'slow')).toBe('saved');
  expect(shownState('waiting', open, 'quick')).toBe('saving');
  expect(shownState('waiting', open, 'slow')).toBe('waiting');
  expect(shownState('needs-you', open, 'quick')).toBe('needs-you');
  expect(shownState('saved', { state: 'opening' }, 'quick')).toBeUndefined();
  expect(shownState('saved', { state: 'unreachable', problem: 'no-key' }, 'quick')).toBeUndefined();
  expect(shownState('saved', { state: 'unreachable' }, 'slow')).toBe('saved');
});

test('without a connection it reads so, whatever waits, but for what needs the person', () => {
  const open = { state: 'complete' } as const;
  expect(shownState('saved', open, 'none')).toBe('offline');
  expect(shownState('waiting', open, 'none')).toBe('offline');
  expect(shownState('needs-you', open, 'none')).toBe('needs-you');
  expect(shownState('saved', { state: 'opening' }, 'none')).toBeUndefined();
});
