import { describe, expect, test } from 'vitest';
import { formatList, formatNumber, listParts, plural } from './intl.ts';

describe('plural', () => {
  const days = (count: number) =>
    plural(count, { one: 'One day left', other: `${formatNumber(count)} days left` });

  test.each([
    [0, '0 days left'],
    [1, 'One day left'],
    [2, '2 days left'],
    [1.5, '1.5 days left'],
    [1000, '1,000 days left'],
  ])('%d', (count, words) => expect(days(count)).toBe(words));

  test('a form that the language does not use may be left out', () => {
    expect(plural(1, { other: 'days' })).toBe('days');
  });
});

test('lists are joined as English does', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['Clarify'])).toBe('Clarify');
  expect(formatList(['Clarify', 'Act'])).toBe('Clarify and Act');
  expect(formatList(['Clarify', 'Act', 'Learn'])).toBe('Clarify, Act, and Learn');
});

test('a list in parts tells its items from what is between them', () => {
  expect(listParts(['Clarify', 'Act'])).toEqual([
    { type: 'element', value: 'Clarify' },
    { type: 'literal', value: ' and ' },
    { type: 'element', value: 'Act' },
  ]);
});
