import { expect, test } from 'vitest';
import { CHECKLIST_FACTS } from './contract/limits.ts';
import { CHECKLIST } from './rules/checklist.ts';
import { openStrokes } from './rules.ts';

test('DASH-30 the Growth Checklist has five named stages, and every fact stands in exactly one of them', () => {
  expect(CHECKLIST).toHaveLength(5);
  expect(new Set(CHECKLIST.map((stage) => stage.name)).size).toBe(5);
  expect(CHECKLIST.flatMap((stage) => stage.items.map((item) => item.fact)).toSorted()).toEqual(
    [...CHECKLIST_FACTS].toSorted(),
  );
});

test('the ring says which strokes are still open', () => {
  const sentence = (clarify: boolean, act: boolean, learn: boolean) => openStrokes({ clarify, act, learn });
  expect(sentence(false, true, false)).toBe('Clarify and Learn are still open.');
  expect(sentence(true, true, false)).toBe('Learn is still open.');
  expect(sentence(false, false, false)).toBe('Clarify, Act and Learn are still open.');
  expect(sentence(true, true, true)).toBe('The loop is closed.');
});
