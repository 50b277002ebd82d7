import { expect, test } from 'vitest';
import { capitalized } from './capitalized.ts';

test.each([
  ['miércoles, 18 de mayo', 'Miércoles, 18 de mayo'],
  ['Élan', 'Élan'],
  ['éclat', 'Éclat'],
  ['5月19日', '5月19日'],
  ['الأحد', 'الأحد'],
  ['', ''],
])('%j begins a line as %j', (text, shown) => {
  expect(capitalized(text)).toBe(shown);
});
