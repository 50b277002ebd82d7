import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitting, isNaming, rank } from './matching.ts';

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
  { name: 'Do', items: [{ label: 'Add an action' }, { label: 'Note a lesson' }] },
  {
    name: 'Go to',
    items: [
      { label: 'Actions' },
      { label: 'Lessons Learned' },
      { label: 'Terms', also: 'legal conditions' },
      { label: 'Privacy', also: 'legal data protection' },
    ],
  },
];
const labels = (typed: string) => fitting(typed, groups).map(({ label }) => label);

test.each([
  ['act', ['Actions', 'Add an action']],
  ['le', ['Lessons Learned', 'Note a lesson', 'Terms', 'Privacy']],
  ['legal', ['Terms', 'Privacy']],
  ['zebra', []],
])('%s: by name before other words, whatever the group', (typed, expected) => {
  expect(labels(typed)).toEqual(expected);
});

test('a few letters list a few commands, so that what was written is in sight', () => {
  const many = Array.from({ length: 30 }, (_, number) => ({ label: `Step ${number}` }));
  expect(fitting('st', [{ name: 'Go to', items: many }])).toEqual(many.slice(0, 6));
});

test('blanks and signs name nothing', () => {
  for (const nothing of ['', '  ', '…']) expect(isNaming(nothing)).toBe(false);
  expect(isNaming('写')).toBe(true);
});

test('whatever is typed, nothing is made up, doubled or thrown', () => {
  const known = new Set(groups.flatMap(({ items }) => items));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
      const found = fitting(typed, groups);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((item) => known.has(item))).toBe(true);
    }),
  );
});

test('its name finds a command first', () => {
  for (const { label } of groups.flatMap(({ items }) => items)) expect(labels(label)[0]).toBe(label);
});
