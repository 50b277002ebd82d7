import { expect, test } from 'vitest';
import { RECENT_LIMIT, withSearch } from './recent.ts';

test('the latest search comes first, once, however it is written', () => {
  expect(withSearch([], ' café ')).toEqual(['café']);
  expect(withSearch(['tea', 'Cafe', 'run'], 'café')).toEqual(['café', 'tea', 'run']);
});

test('what has no words is no search', () => {
  for (const nothing of ['', '  ', '…', '🌧️']) expect(withSearch(['tea'], nothing)).toEqual(['tea']);
});

test('the oldest ones go', () => {
  const many = Array.from({ length: 12 }, (_, number) => `word${number}`);
  const kept = many.reduce<string[]>(withSearch, []);
  expect(kept).toHaveLength(RECENT_LIMIT);
  expect(kept[0]).toBe('word11');
  expect(kept.at(-1)).toBe('word4');
});
