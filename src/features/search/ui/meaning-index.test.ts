import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../../../test/harness/rounds.ts';
import { BLANK_QUERY, type DocumentKind, documentKey, type Query, type SearchDocument } from '../rules.ts';
import type { AskedDiary } from '../testing/asked-diary.ts';
import { electrician } from '../testing/electrician.ts';
import { nurse } from '../testing/nurse.ts';
import { parent } from '../testing/parent.ts';
import { receptionist } from '../testing/receptionist.ts';
import { MeaningIndex } from './meaning-index.ts';
import { SearchIndex } from './search-index.ts';

const never = () => false;
const asking = (text: string, more: Partial<Query> = {}): Query => ({ ...BLANK_QUERY, text, ...more });

const doc = (kind: DocumentKind, id: string, date: string, ...texts: string[]): SearchDocument => ({
  key: documentKey(kind, id),
  kind,
  id,
  date,
  texts,
});

function indexOf(...documents: SearchDocument[]): MeaningIndex {
  const index = new MeaningIndex();
  index.update(documents, []);
  index.indexWaiting(never);
  return index;
}

const documentsOf = ({ lines }: AskedDiary): SearchDocument[] =>
  lines.map((line, at) => doc('lesson', `${at}`, '2026-01-01', line));

/** How many questions have a right line among the first three. */
function answered({ questions }: AskedDiary, keysFor: (query: Query) => readonly string[]): number {
  return questions.filter(({ asks, right }) =>
    keysFor(asking(asks))
      .slice(0, 3)
      .some((key) => right.some((at) => key === documentKey('lesson', `${at}`))),
  ).length;
}

describe.each([
  ['parent', parent],
  ['nurse', nurse],
  ['receptionist', receptionist],
  ['electrician', electrician],
] as const)('the diary of a %s', (_, diary) => {
  test('of 20 questions in other words at least 16 are answered, and by words alone hardly any', () => {
    const meaning = indexOf(...documentsOf(diary));
    const words = new SearchIndex();
    words.update(documentsOf(diary), []);
    words.indexWaiting(never);
    expect(diary.questions).toHaveLength(20);
    expect(answered(diary, (query) => meaning.search(query).map(({ key }) => key))).toBeGreaterThanOrEqual(
      16,
    );
    expect(answered(diary, (query) => words.search(query).keys)).toBeLessThanOrEqual(2);
  });
});

const trams = doc(
  'entry',
  'trams',
  '2026-03-02',
  'Soup with Paul',
  '',
  '',
  'I lay awake and counted the trams.',
);
const owl = doc('lesson', 'owl', '2026-03-03', 'No coffee after three, or I stare at the ceiling.');
const bread = doc('action', 'bread', '2026-03-04', 'Bake a loaf of rye');

describe('what is about the same', () => {
  test('is found with its sentence, the words that say so, and what it is about', () => {
    const found = indexOf(trams, owl, bread).search(asking('insomnia'));
    expect(found.map(({ key }) => key).sort()).toEqual([trams.key, owl.key].sort());
    expect(found).toContainEqual({
      key: trams.key,
      part: 3,
      start: 0,
      end: 34,
      words: ['lay', 'awake'],
      about: ['lying awake', 'sleep'],
    });
  });

  test('is of the kinds and days that are asked for, and nothing that was found already', () => {
    const index = indexOf(trams, owl, bread);
    const keys = (query: Query, except?: ReadonlySet<SearchDocument['key']>) =>
      index.search(query, except).map(({ key }) => key);
    expect(keys(asking('insomnia', { kinds: ['entry'] }))).toEqual([trams.key]);
    expect(keys(asking('insomnia', { from: '2026-03-03' }))).toEqual([owl.key]);
    expect(keys(asking('insomnia'), new Set([owl.key]))).toEqual([trams.key]);
  });

  test('is of what the page asks: a fear needs no word for it', () => {
    const fear = doc('entry', 'fear', '2026-03-02', '', '', '', 'The overdraft.');
    const other = doc('entry', 'other', '2026-03-03', 'The overdraft is gone.');
    const [first] = indexOf(other, fear).search(asking('worried about money'));
    expect(first?.key).toBe(fear.key);
  });

  test('of sentences that say the same, the newest is shown', () => {
    const again = doc('entry', 'again', '2026-03-09', '', '', '', 'I lay awake and counted the trams.');
    expect(
      indexOf(trams, again)
        .search(asking('insomnia'))
        .map(({ key }) => key),
    ).toEqual([again.key]);
  });

  test('of a question about nothing that is known, or in another language, is nothing', () => {
    const index = indexOf(trams, owl, bread);
    for (const text of ['xyzzy', 'Zahnradbahn', 'the', '', '   ', '🌙', '…']) {
      expect(index.search(asking(text))).toEqual([]);
    }
  });

  test('is not there before it was looked at, follows a change, and goes with its document', () => {
    const index = new MeaningIndex();
    index.update([trams], []);
    expect(index.search(asking('insomnia'))).toEqual([]);
    expect(index.indexWaiting(() => true)).toBe(false);
    expect(index.indexWaiting(never)).toBe(true);
    expect(index.search(asking('insomnia'))).toHaveLength(1);
    index.update([{ ...trams, texts: ['The trams were late again'] }], []);
    index.indexWaiting(never);
    expect(index.search(asking('insomnia'))).toEqual([]);
    expect(index.search(asking('commuting'))).toHaveLength(1);
    index.update([], [trams.key]);
    expect(index.search(asking('commuting'))).toEqual([]);
  });

  test('whatever is written, each answer is a sentence of a document that is there', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            'money',
            'debts',
            'I lay awake.',
            'Mum',
            'constructor',
            '\ud83d',
            '\n',
            'ß',
            '__proto__',
          ),
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 7 }), { maxLength: 6 }), line, (rows, asked) => {
        const documents = rows.map((texts, at) => doc('entry', `${at}`, '2026-01-01', ...texts));
        const found = indexOf(...documents).search(asking(asked));
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
        for (const { key, part, start, end, words } of found) {
          const text = documents.find((one) => one.key === key)?.texts[part] ?? '';
          expect(end).toBeLessThanOrEqual(text.length);
          expect(end).toBeGreaterThan(start);
          expect(words.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: rounds(200) },
    );
  });
});
