import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPersonsName, namesIn, plainWordsIn } from './mentioned-names.ts';

const people = (text: string) => namesIn(text).flatMap(({ name, isPerson }) => (isPerson ? [name] : []));
const places = (text: string) => namesIn(text).flatMap(({ name, isPlace }) => (isPlace ? [name] : []));

describe('names that a text mentions', () => {
  test.each<[string, ...string[]]>([
    ['I walked with Ida and Sam.', 'Ida', 'Sam'],
    ['Ida lost a tooth.'],
    ['Ida laughed so hard.', 'Ida'],
    ['We found Ida’s other shoe.', 'Ida'],
    ["Rang Ida's school.", 'Ida'],
    ['I told Zoë about Jo-Ann.', 'Zoë'],
    ['little Noor slept', 'Noor'],
  ])('people in %s', (text, ...names) => {
    expect(people(text)).toEqual(names);
  });

  test.each<[string]>([
    ['On Monday in March I rang Mum.'],
    ['The English lesson was long.'],
    ['THE END of it'],
    ['Walked. Slept. Read.'],
    ['Told God about it, at Christmas.'],
    ['told iPhone'],
    [''],
  ])('nobody in %s', (text) => {
    expect(people(text)).toEqual([]);
  });

  test('places stand where places do', () => {
    expect(places('A week in Porto, and near Whitby.')).toEqual(['Porto', 'Whitby']);
  });

  test('are words of the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { name } of namesIn(text)) expect(text).toContain(name);
        for (const word of plainWordsIn(text)) expect(text).toContain(word);
      }),
    );
  });
});

test.each([
  [{ person: 2, place: 0 }, 2, true],
  [{ person: 1, place: 0 }, 2, false],
  [{ person: 3, place: 1 }, 2, true],
  [{ person: 2, place: 1 }, 2, false],
])(
  'a name that stands so often where people or places do, %j, of at least %i, is a person’s: %s',
  (signs, least, isOne) => {
    expect(isPersonsName(signs, least)).toBe(isOne);
  },
);
