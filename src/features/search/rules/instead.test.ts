import { describe, expect, test } from 'vitest';
import { BLANK_QUERY, type Query } from '../rules.ts';
import { questionsInstead } from './instead.ts';

const nearest = (word: string): string | undefined => ({ brakefost: 'breakfast', zoee: 'zoe' })[word];

const asked = (query: Partial<Query>): string[] =>
  questionsInstead({ ...BLANK_QUERY, ...query }, nearest).map(
    ({ by, query: { text, kinds, from } }) => `${by}: ${text}${kinds.join()}${from ?? ''}`,
  );

describe('what may be asked instead', () => {
  test.each<[string, Partial<Query>, string[]]>([
    ['one unknown word: nothing', { text: 'xylophone' }, []],
    ['a spelling that is known', { text: 'Brakefost' }, ['spelling: breakfast']],
    [
      'each word less, and each spelling in its place',
      { text: 'Zoee  at brunch' },
      [
        'spelling: zoe at brunch',
        'fewer-words: at brunch',
        'fewer-words: Zoee brunch',
        'fewer-words: Zoee at',
      ],
    ],
    [
      'everywhere first; other questions keep what narrows them down',
      { text: 'two words', kinds: ['lesson'], from: '2026-01-01' },
      ['everywhere: two words', 'fewer-words: wordslesson2026-01-01', 'fewer-words: twolesson2026-01-01'],
    ],
    [
      'signs between words stay as they were',
      { text: '(tea), milk!' },
      ['fewer-words: (), milk!', 'fewer-words: (tea), !'],
    ],
  ])('%s', (_, query, expected) => {
    expect(asked(query)).toEqual(expected);
  });
});
