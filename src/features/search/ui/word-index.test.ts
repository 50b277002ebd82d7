import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryWords, relevanceByScan, typosIn } from '../rules.ts';
import { type AskedForms, WordIndex } from './word-index.ts';

/** Lines of forms by themselves, as a index keeps them. */
function indexOf(lines: Iterable<string>): WordIndex<string> {
  const index = new WordIndex<string>();
  for (const line of lines) index.add(line, line.split(' '));
  return index;
}

const plain = (words: readonly string[]): AskedForms<string>[] =>
  words.map((word) => ({ word, spellings: [], inflected: [] }));
const spelt = () => ({ alike: new Set<string>(), forgivesTypos: false });
const forgiving = () => ({ alike: new Set<string>(), forgivesTypos: true });

test.each<[string, string, number | undefined]>([
  ['dad', 'dad', 2],
  ['dad', 'dads', 1],
  ['dad break', 'dad breakfast', 3],
  ['dad lunch', 'dad breakfast', undefined],
  ['brekfast', 'breakfast', 0],
  ['brekfast dad', 'breakfast dad', 2],
  // The better of two forms counts.
  ['calls', 'call calls', 2],
  ['call', 'cally calls cull', 1],
  // No misspelt beginnings, no typos in short words and in numbers.
  ['brekf', 'breakfast', undefined],
  ['dat', 'dad', undefined],
  ['2025', '2026', undefined],
  // A letter of an alphabet begins too much to mean anything.
  ['d', 'dad', undefined],
  ['d', 'dad d', 2],
])('%j is answered by %j as well as %j', (asked, line, relevance) => {
  const [answer] = indexOf([line]).search(plain(queryWords(asked)), forgiving());
  expect(answer?.relevance).toBe(relevance);
});

test('typos are meant where they are asked for alone, and named', () => {
  const index = indexOf(['breakfast late', 'brekfasts early']);
  expect(index.search(plain(['brekfast']), spelt()).map(({ entry }) => entry)).toEqual(['brekfasts early']);
  const searching = forgiving();
  expect(index.search(plain(['brekfast']), searching)).toHaveLength(2);
  expect(searching.alike).toEqual(new Set(['breakfast']));
});

/** How many letters have to be put in, left out or changed to make one word the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, against] of [...other].entries()) {
      const changed = (row[to] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
const line = fc.uniqueArray(word, { minLength: 1, maxLength: 5 }).map((forms) => forms.join(' '));

test('whatever was added and removed, it finds what a scan of the rest finds, and with typos what is as near', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { maxLength: 12 }),
      fc.array(fc.nat({ max: 11 })),
      fc.uniqueArray(word, { minLength: 1, maxLength: 2 }),
      (lines, removed, asked) => {
        const index = indexOf(lines);
        const gone = removed.flatMap((at) => lines[at] ?? []);
        for (const each of gone) index.remove(each, each.split(' '));
        const left = lines.filter((each) => !gone.includes(each));
        expect(index.search(plain(asked), spelt()).map(({ entry, relevance }) => [entry, relevance])).toEqual(
          left.flatMap((each) => {
            const relevance = relevanceByScan(asked, ` ${each} `);
            return relevance === undefined ? [] : [[each, relevance]];
          }),
        );
        const near = left.filter((each) =>
          asked.every((word) => {
            const isNear = (form: string) => distance(word, form) <= typosIn(word);
            return relevanceByScan([word], ` ${each} `) !== undefined || each.split(' ').some(isNear);
          }),
        );
        expect(index.search(plain(asked), forgiving()).map(({ entry }) => entry)).toEqual(near);
      },
    ),
  );
});
