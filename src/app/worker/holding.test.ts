import { expect, test } from 'vitest';
import type { ReleaseInUse } from '../../browser/release-caches.ts';
import { mayStay } from './holding.ts';

const NOW = Date.UTC(2026, 10, 26);
const before = (days: number): number => NOW - days * 24 * 3600_000;

test.each<[string, Partial<ReleaseInUse>, boolean]>([
  ['nobody holds it', { isHeld: false }, false],
  ['it is held, and nothing newer has come', {}, true],
  ['a newer one came yesterday', { newerSince: before(1) }, true],
  ['a newer one came almost two weeks ago', { newerSince: before(13.99) }, true],
  ['a newer one came two weeks ago', { newerSince: before(14) }, false],
  ['a few documents at once said nothing yet', { silent: { count: 9, since: NOW - 5000 } }, true],
  ['a document said nothing long ago', { silent: { count: 1, since: before(3) } }, true],
  ['several documents over a while said nothing', { silent: { count: 4, since: NOW - 60_000 } }, false],
])('a release stays or goes when %s', (_, noted, stays) => {
  expect(mayStay({ id: 'one', isHeld: true, ...noted }, NOW)).toBe(stays);
});
