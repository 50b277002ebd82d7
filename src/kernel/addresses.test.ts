import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPageAddress, PAGE_ADDRESSES } from './addresses.ts';

test.each([
  ['/', true],
  ['/tasks', true],
  ['/tasks/', true],
  ['/Tasks', true],
  ['/t%61sks', true],
  ['/journal/new', true],
  ['/journal', false],
  ['/tasks/1', false],
  ['/tasks//', false],
  ['/%', false],
  ['', true],
  ['/admin', false],
])('%s: %s', (path, expected) => {
  expect(isPageAddress(path)).toBe(expected);
});

test('every address has its page', () => {
  const sources = ['routes.tsx', 'public/pages.ts'].map((file) =>
    readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8'),
  );
  const routed = sources.flatMap((source) =>
    [...source.matchAll(/['"](\/[a-z/-]*)['"]/g)].map(([, path]) => path),
  );
  expect(PAGE_ADDRESSES.filter((address) => !routed.includes(address))).toEqual([]);
});
