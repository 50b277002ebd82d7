import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalAddress } from './contract/address.ts';
import { emailSchema } from './contract/forms.ts';

test.each([
  [' Ann.Bee@Example.COM ', 'ann.bee@example.com'],
  ['jörg@exämple.de', 'jörg@xn--exmple-cua.de'],
  ['JÖRG@EXÄMPLE.DE', 'jörg@xn--exmple-cua.de'],
  ['jo\u0308rg@exa\u0308mple.de', 'jörg@xn--exmple-cua.de'],
  ['jörg@xn--exmple-cua.de', 'jörg@xn--exmple-cua.de'],
  ['ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
  ['田中@例え.jp', '田中@xn--r8jz45g.jp'],
  ["o'neil+news@mail.example.org", "o'neil+news@mail.example.org"],
])('%j is kept as %s', (typed, kept) => {
  expect(emailSchema.parse(typed)).toBe(kept);
});

test.each([
  'nobody',
  'jörg@',
  '@exämple.de',
  'jörg@exämple',
  'jö rg@exämple.de',
  'jörg@exämple.de/path',
  'jörg@exämple.de:80',
  'jörg@ex ämple.de',
  'a..b@example.com',
  '.a@example.com',
  'a@b@example.com',
  `${'ö'.repeat(250)}@example.com`,
])('MSG-12 %j is no address', (typed) => {
  const problem = emailSchema.safeParse(typed).error?.issues[0]?.message;
  expect(problem).toBe('Please enter a valid email address');
});

test('an address has one spelling, which stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const kept = canonicalAddress(typed);
      expect(canonicalAddress(kept)).toBe(kept);
    }),
  );
});

test('a domain becomes what mail servers know it by', () => {
  fc.assert(
    fc.property(fc.constantFrom('bücher', 'ÉCOLE', 'straße', '例え', 'пример', 'ｅｘ'), (label) => {
      expect(canonicalAddress(`ann@${label}.example`)).toBe(`ann@${domainToASCII(`${label}.example`)}`);
    }),
  );
});
