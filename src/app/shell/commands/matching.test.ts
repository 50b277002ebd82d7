import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitting, rank } from './matching.ts';

const history = { label: 'Journal History', also: 'entries pages' };

describe('how well what was typed fits a name', () => {
  test.each([
    ['j', 0],
    ['JOURNAL h', 0],
    ['journal-h', 0],
    ['hist', 1],
    ['his jour', 1],
    ['pag', 2],
    ['pages jour', 2],
    ['jh', 3],
    ['jrnl', 4],
    ['jrn hst', undefined],
    ['h', 1],
    ['rn', undefined],
    ['zebra', undefined],
    ['journal zebra', undefined],
  ])('%s', (typed, expected) => {
    expect(rank(typed, history)).toBe(expected);
  });

  test.each([
    ['cafe', 'Café'],
    ['CAFÉ', 'Café'],
    ['uber', 'Über uns'],
    ['عمل', 'عمل اليوم'],
    ['写', '写日记'],
  ])('%s is %s, whatever the accents, capitals and alphabet', (typed, label) => {
    expect(rank(typed, { label })).toBe(0);
  });
});

const groups = [
  { name: 'Do', items: [{ label: 'Add an action' }, { label: 'Write today’s page' }] },
  { name: 'Go to', items: [{ label: 'Actions' }, { label: 'Tools' }] },
];
const labels = (typed: string) =>
  fitting(typed, groups).map(({ name, items }) => [name, ...items.map(({ label }) => label)]);

test('while nothing is typed everything stands in its order', () => {
  for (const nothing of ['', '  ', '…']) expect(fitting(nothing, groups)).toEqual(groups);
});

test('the group with the best comes first, and groups without any are left out', () => {
  expect(labels('act')).toEqual([
    ['Go to', 'Actions'],
    ['Do', 'Add an action'],
  ]);
  expect(labels('today')).toEqual([['Do', 'Write today’s page']]);
  expect(labels('zebra')).toEqual([]);
});

test('whatever is typed, nothing is made up, doubled or thrown', () => {
  const known = new Set(groups.flatMap(({ items }) => items));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
      const found = fitting(typed, groups).flatMap(({ items }) => [...items]);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((item) => known.has(item))).toBe(true);
    }),
  );
});

test('the beginning of any name finds it first among its group', () => {
  for (const { name, items } of groups) {
    for (const { label } of items) {
      const group = fitting(label, groups).find((each) => each.name === name);
      expect(group?.items[0]?.label).toBe(label);
    }
  }
});
