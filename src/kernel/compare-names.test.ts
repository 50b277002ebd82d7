import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test('names stand where people look for them, with accents, capitals and numbers', () => {
  const names = ['Zoë', 'Émile', 'ida 10', 'Özlem', 'Ida 2', 'anna', 'Eva', 'Otto', 'Ida'];
  expect(names.sort(compareNames)).toEqual([
    'anna',
    'Émile',
    'Eva',
    'Ida',
    'Ida 2',
    'ida 10',
    'Otto',
    'Özlem',
    'Zoë',
  ]);
});
