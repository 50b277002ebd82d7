import { expect, test } from 'vitest';
import { amountsIn, formatDollars, formatPercent } from './amounts.ts';

test('dollars and percentages are written as the language does', () => {
  expect([formatDollars(333), formatDollars(1000), formatPercent(12.5)]).toEqual(['$3.33', '$10', '12.5%']);
  const german = amountsIn('de');
  expect([german.formatDollars(333), german.formatDollars(1000), german.formatPercent(12.5)]).toEqual([
    '3,33\u00a0$',
    '10\u00a0$',
    '12,5\u00a0%',
  ]);
});
