import { expect, test } from 'vitest';
import { CHECKLIST_FACTS } from './contract/limits.ts';
import { CHECKLIST } from './rules/checklist.ts';
import { isEveningHour, openStrokes } from './rules.ts';

test('DASH-30 the Growth Checklist has five named stages, and every fact stands in exactly one of them', () => {
  expect(CHECKLIST).toHaveLength(5);
  expect(new Set(CHECKLIST.map((stage) => stage.name)).size).toBe(5);
  expect(CHECKLIST.flatMap((stage) => stage.items.map((item) => item.fact)).toSorted()).toEqual(
    [...CHECKLIST_FACTS].toSorted(),
  );
});

test('what is still open stands in the order of the day', () => {
  expect(openStrokes({ clarify: false, act: true, learn: false })).toEqual(['clarify', 'learn']);
  expect(openStrokes({ clarify: true, act: true, learn: true })).toEqual([]);
});

test('DASH-06 a day that is done ends in the evening from six until four', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.filter(isEveningHour)).toEqual([0, 1, 2, 3, 18, 19, 20, 21, 22, 23]);
});
