import { expect, test } from 'vitest';
import { addressIn, LANGUAGES, partsOfAddress } from './languages.ts';

test.each(LANGUAGES)('an address in %s leads back to its page', (language) => {
  for (const path of ['/', '/login']) {
    const { path: found, language: named } = partsOfAddress(addressIn(language, path));
    expect([found, named]).toEqual([path, language === 'en' ? undefined : language]);
  }
});

test.each([
  ['/login', undefined, '/login'],
  ['/en/login', undefined, '/en/login'],
  ['/de/', 'de', '/'],
  ['/design', undefined, '/design'],
  ['/DE/login', undefined, '/DE/login'],
])('%s', (address, language, path) => {
  expect(partsOfAddress(address)).toEqual({ language, path });
});
