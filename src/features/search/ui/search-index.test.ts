import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../../../test/harness/rounds.ts';
import { BLANK_QUERY, type DocumentKind, documentKey, type Query, type SearchDocument } from '../rules.ts';
import { RESULTS_LIMIT, SearchIndex } from './search-index.ts';

let made = 0;

function doc(kind: DocumentKind, date: string, ...texts: string[]): SearchDocument {
  made += 1;
  const id = `${made}`;
  return { key: documentKey(kind, id), kind, id, date, texts };
}

const asking = (text: string, more: Partial<Query> = {}): Query => ({ ...BLANK_QUERY, text, ...more });
const never = () => false;

function searchIndexOf(...documents: SearchDocument[]): SearchIndex {
  const index = new SearchIndex();
  index.update(documents, []);
  return index;
}

const dad = doc('entry', '2026-11-18', 'I called Dad before breakfast', '', 'Words are worth an evening');
const older = doc('lesson', '2020-02-01', 'Call before it is late');
const café = doc('action', '2025-05-05', 'Meet Zoë at the café');
const sign = doc('lesson', '2019-03-03', 'ﷺ');

describe('before and after the index stands', () => {
  for (const isIndexed of [false, true]) {
    const index = searchIndexOf(dad, older, café, sign);
    if (isIndexed) index.indexWaiting(never);
    const keys = (query: Query) => index.search(query).keys;
    const state = isIndexed ? 'after' : 'before';

    test(`${state}: words, beginnings and several words are found, whatever their accents`, () => {
      expect(keys(asking('DAD'))).toEqual([dad.key]);
      expect(keys(asking('break'))).toEqual([dad.key]);
      expect(keys(asking('zoe cafe'))).toEqual([café.key]);
      expect(keys(asking('before'))).toEqual([dad.key, older.key]);
      expect(keys(asking('dad late'))).toEqual([]);
      expect(keys(asking('…'))).toEqual([]);
    });

    test(`${state}: a sign that stands for several words is found by itself and by each of them`, () => {
      for (const asked of ['ﷺ', 'الله', 'صلى الله عليه وسلم'])
        expect(keys(asking(asked))).toEqual([sign.key]);
    });

    test(`${state}: a word that stands there comes before a newer one that begins so`, () => {
      expect(keys(asking('call'))).toEqual([older.key, dad.key]);
    });

    test(`${state}: kinds and days narrow it down`, () => {
      expect(keys(asking('before', { kinds: ['lesson'] }))).toEqual([older.key]);
      expect(keys(asking('before', { from: '2026-01-01' }))).toEqual([dad.key]);
      expect(keys(asking('before', { to: '2026-01-01' }))).toEqual([older.key]);
    });
  }
});

test('typos are forgiven once the index stands, and said, after what is spelt so', () => {
  const typed = doc('action', '2019-01-01', 'Eat brekfast');
  const index = searchIndexOf(dad, typed);
  expect(index.search(asking('brekfast')).keys).toEqual([typed.key]);
  expect(index.indexWaiting(never)).toBe(true);
  const found = index.search(asking('brekfast'));
  expect(found.keys).toEqual([typed.key, dad.key]);
  expect(found.words).toEqual({ asked: ['brekfast'], alike: new Set(['breakfast']) });
});

test('the index is made in as many stretches as there is time for, and nothing is missing meanwhile', () => {
  const documents = Array.from({ length: 20 }, (_, day) =>
    doc('lesson', `2026-01-${10 + day}`, 'One lesson'),
  );
  const index = searchIndexOf(...documents);
  let left = 0;
  let stretches = 0;
  const threeAtATime = () => {
    left -= 1;
    return left < 0;
  };
  do {
    expect(index.search(asking('lesson')).count).toBe(20);
    left = 3;
    stretches += 1;
  } while (!index.indexWaiting(threeAtATime));
  expect(stretches).toBe(7);
  expect(index.search(asking('lesson')).keys).toEqual(documents.map(({ key }) => key).reverse());
});

test('what reads differently now is found by its new words alone, and what is gone is not found', () => {
  const index = searchIndexOf(dad, older);
  index.indexWaiting(never);
  index.update([{ ...dad, texts: ['I called Mum'] }], [older.key]);
  for (const isIndexed of [false, true]) {
    if (isIndexed) index.indexWaiting(never);
    expect(index.search(asking('dad')).keys).toEqual([]);
    expect(index.search(asking('mum')).keys).toEqual([dad.key]);
    expect(index.search(asking('late')).keys).toEqual([]);
  }
});

test('of very many results the best are listed and all are counted', () => {
  const index = searchIndexOf(
    ...Array.from({ length: RESULTS_LIMIT + 5 }, () => doc('action', '2026-01-01', 'Water the plants')),
  );
  const found = index.search(asking('plants'));
  expect(found.keys).toHaveLength(RESULTS_LIMIT);
  expect(found.count).toBe(RESULTS_LIMIT + 5);
});

test('whatever was changed in whatever order, the index answers as a scan of what is left does', () => {
  const words = ['dad', 'call', 'calls', 'morning', 'run'];
  const change = fc.record({
    id: fc.integer({ min: 0, max: 5 }),
    text: fc.option(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), { nil: undefined }),
    isWorked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), fc.constantFrom(...words), (changes, asked) => {
      const index = new SearchIndex();
      const left = new Map<string, SearchDocument>();
      for (const { id, text, isWorked } of changes) {
        const key = documentKey('lesson', `${id}`);
        if (text === undefined) left.delete(key);
        else
          left.set(key, {
            key,
            kind: 'lesson',
            id: `${id}`,
            date: `2026-01-0${id + 1}`,
            texts: [text.join(' ')],
          });
        index.update(
          [...left.values()].filter((each) => each.key === key),
          text === undefined ? [key] : [],
        );
        if (isWorked) index.indexWaiting(never);
      }
      index.indexWaiting(never);
      const exact = (found: ReturnType<SearchIndex['search']>) => [...found.keys].sort();
      const scan = searchIndexOf(...left.values()).search(asking(asked));
      // The index forgives typos, which a scan does not: call and calls are one letter apart.
      const indexed = index.search(asking(asked));
      expect(exact(indexed)).toEqual(expect.arrayContaining(exact(scan)));
      if (indexed.words.alike.size === 0) expect(exact(indexed)).toEqual(exact(scan));
    }),
  );
});

test('whatever signs are written and asked, the index finds what the scan has found', () => {
  const peculiar = [
    'ﷺ',
    '\ufe70',
    '\ud83d',
    '日本語',
    'กขค',
    'l’amour',
    'ß',
    'İ',
    '½',
    '㍿',
    '\u200d',
    '__proto__',
  ];
  const unit = fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), fc.constantFrom(...peculiar));
  const words = fc.array(unit, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), fc.nat(), (texts, place) => {
      const index = searchIndexOf(...texts.map((text) => doc('lesson', '2026-01-01', text.join(' '))));
      const asked = texts[place % texts.length] ?? [];
      const queries = [asked.join(' '), asked[0] ?? '', asked.join(' ').slice(0, 2)].map((text) =>
        asking(text),
      );
      const scans = queries.map((query) => index.search(query).keys);
      index.indexWaiting(never);
      for (const [at, query] of queries.entries()) {
        expect(index.search(query).keys).toEqual(expect.arrayContaining(scans[at] ?? []));
      }
    }),
    { numRuns: rounds(150) },
  );
});

test('words that stand nearly everywhere are found as others are, and forgive a typo where a filter leaves few', () => {
  const many = Array.from({ length: 2500 }, (_, at) => doc('action', '2026-01-01', `Morning walk ${at}`));
  const misspelt = doc('lesson', '2026-02-02', 'A mornin is enough');
  const index = searchIndexOf(...many, misspelt);
  index.indexWaiting(never);
  expect(index.search(asking('morning')).count).toBe(many.length);
  expect(index.search(asking('morning walk 77')).keys[0]).toBe(many[77]?.key);
  const found = index.search(asking('morning', { kinds: ['lesson'] }));
  expect(found.keys).toEqual([misspelt.key]);
  expect(found.words.alike).toEqual(new Set(['mornin']));
});

test('a few of each kind are answered with the count of all', () => {
  const many = (kind: DocumentKind) =>
    Array.from({ length: 5 }, (_, day) => doc(kind, `2026-01-0${day + 1}`, 'tea'));
  const found = searchIndexOf(...many('entry'), ...many('lesson')).search(asking('tea', { each: 2 }));
  expect(found.keys.map((key) => key.split(':')[0]).sort()).toEqual(['entry', 'entry', 'lesson', 'lesson']);
  expect(found.count).toBe(10);
});

describe('where nothing has all words', () => {
  const index = searchIndexOf(dad, older, café);
  index.indexWaiting(never);
  const instead = (query: Query) =>
    index.searchWithInstead(query).instead.map(({ by, query: { text }, count }) => [by, text, count]);

  test.each<[string, Query, unknown[]]>([
    ['a word less', asking('zoe umbrella'), [['fewer-words', 'zoe', 1]]],
    ['without what narrows it down', asking('zoe', { kinds: ['lesson'] }), [['everywhere', 'zoe', 1]]],
    ['in another spelling', asking('brakefost'), [['spelling', 'breakfast', 1]]],
    ['nothing', asking('umbrella'), []],
  ])('%s', (_, query, expected) => {
    expect(instead(query)).toEqual(expected);
  });

  test('where something has them, nothing else is asked', () => {
    expect(instead(asking('zoe cafe'))).toEqual([]);
  });
});
