import { expect, test } from 'vitest';
import { shownState } from './shown-state.ts';

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

test('it reads saved only once the files are with the server too', () => {
  const open = { state: 'complete' } as const;
  expect(shownState('saved', open, 'slow', 'saving')).toBe('saving');
  expect(shownState('saved', open, 'slow', 'needs-you')).toBe('needs-you');
  expect(shownState('waiting', open, 'slow', 'saving')).toBe('waiting');
  expect(shownState('saved', open, 'none', 'needs-you')).toBe('offline');
  expect(shownState('saved', { state: 'opening' }, 'slow', 'saving')).toBeUndefined();
});

test('without a connection it reads so, whatever waits, except for what needs the person', () => {
  const open = { state: 'complete' } as const;
  expect(shownState('saved', open, 'none')).toBe('offline');
  expect(shownState('waiting', open, 'none')).toBe('offline');
  expect(shownState('needs-you', open, 'none')).toBe('needs-you');
  expect(shownState('saved', { state: 'opening' }, 'none')).toBeUndefined();
});
