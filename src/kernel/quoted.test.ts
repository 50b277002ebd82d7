import { expect, test } from 'vitest';
import { quoted, splitAtQuotations } from './quoted.ts';

test('a quotation is found again where it stands', () => {
  const text = `On Monday you wrote: ${quoted('I asked\nfor help')}, and ${quoted('It worked')}.`;
  expect(splitAtQuotations(text)).toEqual([
    'On Monday you wrote: ',
    '“I asked\nfor help”',
    ', and ',
    '“It worked”',
    '.',
  ]);
  expect(splitAtQuotations('Nothing “of yours')).toEqual(['Nothing “of yours']);
});
