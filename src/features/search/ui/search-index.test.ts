import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BLANK_QUERY, type Piece, type PieceKind, pieceKey, type Query } from '../rules.ts';
import { Finder, RESULTS_LIMIT } from './search-index.ts';

let made = 0;

function piece(kind: PieceKind, date: string, ...texts: string[]): Piece {
  made += 1;
  const id = `${made}`;
  return { key: pieceKey(kind, id), kind, id, date, texts };
}

const asking = (text: string, more: Partial<Query> = {}): Query => ({ ...BLANK_QUERY, text, ...more });
const never = () => false;

function finderOf(...pieces: Piece[]): Finder {
  const finder = new Finder();
  finder.change(pieces, []);
  return finder;
}

const dad = piece('entry', '2026-11-18', 'I called Dad before breakfast', '', 'Words are worth an evening');
const older = piece('lesson', '2020-02-01', 'Call before it is late');
const café = piece('action', '2025-05-05', 'Meet Zoë at the café');
const sign = piece('lesson', '2019-03-03', 'ﷺ');

describe('before and after the index stands', () => {
  for (const isIndexed of [false, true]) {
    const finder = finderOf(dad, older, café, sign);
    if (isIndexed) finder.work(never);
    const keys = (query: Query) => finder.ask(query).keys;
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
  const typed = piece('action', '2019-01-01', 'Eat brekfast');
  const finder = finderOf(dad, typed);
  expect(finder.ask(asking('brekfast')).keys).toEqual([typed.key]);
  expect(finder.work(never)).toBe(true);
  const found = finder.ask(asking('brekfast'));
  expect(found.keys).toEqual([typed.key, dad.key]);
  expect(found.words).toEqual({ asked: ['brekfast'], typos: new Set(['breakfast']) });
});

test('the index is made in as many stretches as there is time for, and nothing is missing meanwhile', () => {
  const pieces = Array.from({ length: 20 }, (_, day) => piece('lesson', `2026-01-${10 + day}`, 'One lesson'));
  const finder = finderOf(...pieces);
  let left = 0;
  let stretches = 0;
  const threeAtATime = () => {
    left -= 1;
    return left < 0;
  };
  do {
    expect(finder.ask(asking('lesson')).count).toBe(20);
    left = 3;
    stretches += 1;
  } while (!finder.work(threeAtATime));
  expect(stretches).toBe(7);
  expect(finder.ask(asking('lesson')).keys).toEqual(pieces.map(({ key }) => key).reverse());
});

test('what reads differently now is found by its new words alone, and what is gone is not found', () => {
  const finder = finderOf(dad, older);
  finder.work(never);
  finder.change([{ ...dad, texts: ['I called Mum'] }], [older.key]);
  for (const isIndexed of [false, true]) {
    if (isIndexed) finder.work(never);
    expect(finder.ask(asking('dad')).keys).toEqual([]);
    expect(finder.ask(asking('mum')).keys).toEqual([dad.key]);
    expect(finder.ask(asking('late')).keys).toEqual([]);
  }
});

test('of very many results the best are listed and all are counted', () => {
  const finder = finderOf(
    ...Array.from({ length: RESULTS_LIMIT + 5 }, () => piece('action', '2026-01-01', 'Water the plants')),
  );
  const found = finder.ask(asking('plants'));
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
      const finder = new Finder();
      const left = new Map<string, Piece>();
      for (const { id, text, isWorked } of changes) {
        const key = pieceKey('lesson', `${id}`);
        if (text === undefined) left.delete(key);
        else
          left.set(key, {
            key,
            kind: 'lesson',
            id: `${id}`,
            date: `2026-01-0${id + 1}`,
            texts: [text.join(' ')],
          });
        finder.change(
          [...left.values()].filter((each) => each.key === key),
          text === undefined ? [key] : [],
        );
        if (isWorked) finder.work(never);
      }
      finder.work(never);
      const exact = (found: ReturnType<Finder['ask']>) => [...found.keys].sort();
      const scan = finderOf(...left.values()).ask(asking(asked));
      // The index forgives typos, which a scan does not: call and calls are one letter apart.
      const indexed = finder.ask(asking(asked));
      expect(exact(indexed)).toEqual(expect.arrayContaining(exact(scan)));
      if (indexed.words.typos.size === 0) expect(exact(indexed)).toEqual(exact(scan));
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
      const finder = finderOf(...texts.map((text) => piece('lesson', '2026-01-01', text.join(' '))));
      const asked = texts[place % texts.length] ?? [];
      const queries = [asked.join(' '), asked[0] ?? '', asked.join(' ').slice(0, 2)].map((text) =>
        asking(text),
      );
      const scans = queries.map((query) => finder.ask(query).keys);
      finder.work(never);
      for (const [at, query] of queries.entries()) {
        expect(finder.ask(query).keys).toEqual(expect.arrayContaining(scans[at] ?? []));
      }
    }),
    { numRuns: 500 },
  );
});

test('words that stand nearly everywhere are found as others are, and forgive a typo where a filter leaves few', () => {
  const many = Array.from({ length: 2500 }, (_, at) => piece('action', '2026-01-01', `Morning walk ${at}`));
  const misspelt = piece('lesson', '2026-02-02', 'A mornin is enough');
  const finder = finderOf(...many, misspelt);
  finder.work(never);
  expect(finder.ask(asking('morning')).count).toBe(many.length);
  expect(finder.ask(asking('morning walk 77')).keys[0]).toBe(many[77]?.key);
  const found = finder.ask(asking('morning', { kinds: ['lesson'] }));
  expect(found.keys).toEqual([misspelt.key]);
  expect(found.words.typos).toEqual(new Set(['mornin']));
});
