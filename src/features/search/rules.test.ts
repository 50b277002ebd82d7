import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byRelevance,
  documentKey,
  type FoundWords,
  fold,
  formsOf,
  type Hit,
  marksIn,
  matchesFilters,
  partsOfKey,
  queryWords,
  relevanceByScan,
  snippetOf,
  stretchesOf,
  typosIn,
  wordsOf,
} from './rules.ts';

const asking = (text: string, alike: string[] = []): FoundWords => ({
  asked: queryWords(text),
  alike: new Set(alike),
});
const marked = (text: string, found: FoundWords) =>
  marksIn(text, found).map(({ start, end }) => text.slice(start, end));

/** Texts of the kinds that cut badly: emoji of several parts, accents apart from their letters, any script. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Dad',
        'don’t',
        'naïve',
        'café',
        'Straße',
        '東京大学',
        'สวัสดีครับ',
        '𐍈𐌰𐌽𐌳',
        '👩‍👩‍👧',
        '🏳️‍🌈',
        '. ',
        '\n',
        ' ',
        '1️⃣',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('folding', () => {
  test.each([
    ['Café', 'cafe'],
    ['CAFE\u0301', 'cafe'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['Smørrebrød', 'smorrebrod'],
    ['İstanbul', 'istanbul'],
    ['ılık', 'ilik'],
    ['Ǽther', 'aether'],
    ['œuvre', 'oeuvre'],
    ['Þór', 'thor'],
    ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
    ['Οδυσσεύς', 'οδυσσευσ'],
    ['ﬁne', 'fine'],
    ['ｆｕｌｌ', 'full'],
    ['so\u00adft', 'soft'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['हिन्दी', 'हिन्दी'],
    ['が', 'か\u3099'],
  ])('%s reads as %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });

  test('what is folded stays as it is when it is folded again', () => {
    fc.assert(fc.property(anyText, (text) => fold(fold(text)) === fold(text)));
  });

  test('capitals make no difference', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zàéîõüçñ]{1,12}$/),
        (word) => fold(word.toUpperCase()) === fold(word),
      ),
    );
  });
});

describe('words', () => {
  test.each<[string, string[][]]>([
    ['Call Dad, now!', [['call'], ['dad'], ['now']]],
    ['I don’t know', [['i'], ['dont', 'don'], ['know']]],
    ["l'amour", [['lamour', 'amour']]],
    ['co-worker 2026', [['co'], ['worker'], ['2026']]],
    ['👩‍👩‍👧 …  —', []],
    ['', []],
  ])('of %j', (text, forms) => {
    expect(wordsOf(text).map((word) => word.forms)).toEqual(forms);
  });

  test('without spaces between them are found by any of their beginnings', () => {
    const forms = formsOf(['私は東京大学で学びました']);
    for (const asked of ['東京', '大学', '京大', '学び']) {
      expect(relevanceByScan(queryWords(asked), forms), asked).toBeDefined();
    }
    expect(relevanceByScan(queryWords('大阪'), forms)).toBeUndefined();
    expect(relevanceByScan(queryWords('ครับ'), formsOf(['สวัสดีครับ']))).toBeDefined();
  });

  test('stand in order, apart from each other, and never begin or end inside a character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let at = 0;
        for (const { start, end, forms } of wordsOf(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end).isWellFormed()).toBe(true);
          expect(forms[0]).not.toBe('');
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('asked for are each looked for once, and not more than eight', () => {
    expect(queryWords('Dad dad DÁD')).toEqual(['dad']);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
    expect(queryWords(' …! ')).toEqual([]);
  });

  test('may be misspelt the more the longer they are, numbers never', () => {
    expect(['dad', 'call', 'workshop', '2026', '東京大学駅'].map(typosIn)).toEqual([0, 1, 2, 0, 0]);
  });
});

describe('what answers a question', () => {
  const forms = formsOf(['I called Dad before breakfast', 'Courage']);

  test.each<[string, number | undefined]>([
    ['dad', 2],
    ['break', 1],
    ['dad break', 3],
    ['dad lunch', undefined],
    ['fast', undefined],
    ['i', 2],
    ['b', undefined],
  ])('by a scan for %j', (text, relevance) => {
    expect(relevanceByScan(queryWords(text), forms)).toBe(relevance);
  });

  test('comes best first, and newest first among equally good ones', () => {
    const hit = (id: string, date: string, relevance: number): Hit => ({
      key: documentKey('entry', id),
      date,
      relevance,
    });
    const hits = [
      hit('a', '2024-01-01', 1),
      hit('b', '2026-01-01', 1),
      hit('c', '2020-01-01', 2),
      hit('d', '2026-01-01', 1),
    ];
    expect(hits.sort(byRelevance).map(({ key }) => partsOfKey(key).id)).toEqual(['c', 'd', 'b', 'a']);
  });

  test('is of the kinds and days that are asked for', () => {
    const doc = { kind: 'entry', date: '2026-03-05' } as const;
    const asked = { text: '', kinds: [] };
    expect(matchesFilters(doc, asked)).toBe(true);
    expect(matchesFilters(doc, { ...asked, kinds: ['entry', 'lesson'] })).toBe(true);
    expect(matchesFilters(doc, { ...asked, kinds: ['lesson'] })).toBe(false);
    expect(matchesFilters(doc, { ...asked, from: '2026-03-05', to: '2026-03-05' })).toBe(true);
    expect(matchesFilters(doc, { ...asked, from: '2026-03-06' })).toBe(false);
    expect(matchesFilters(doc, { ...asked, to: '2026-03-04' })).toBe(false);
  });

  test('keeps its kind and id in its key', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(partsOfKey(documentKey('lesson', id))).toEqual({ kind: 'lesson', id });
      }),
    );
  });
});

describe('marks', () => {
  test.each<[string, string, string[]]>([
    ['I called DÁD.', 'dad', ['DÁD']],
    ['Breakfast, then a break', 'break', ['Breakfast', 'break']],
    ['l’amour toujours', 'amour', ['l’amour']],
    ['Die Straße lag still', 'strasse', ['Straße']],
    ['A day about nothing', 'a', ['A']],
    ['東京大学へ', '東京', ['東京']],
  ])('in %j for %j', (text, asked, words) => {
    expect(marked(text, asking(asked))).toEqual(words);
  });

  test('stand under words that are spelt in another way too', () => {
    expect(marked('After breakfast', asking('brekfast', ['breakfast']))).toEqual(['breakfast']);
  });

  test('cut a text into stretches that make the same text again, no character halved', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, pick) => {
        const words = wordsOf(text);
        const asked = words.length > 0 ? (words[pick % words.length]?.forms[0] ?? '') : 'nothing';
        const found = { asked: [asked], alike: new Set<string>() };
        const stretches = stretchesOf(text, marksIn(text, found), { start: 0, end: text.length });
        expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
        for (const stretch of stretches)
          expect(stretch.text.isWellFormed() || !text.isWellFormed()).toBe(true);
        if (words.length > 0) expect(stretches.some((stretch) => stretch.found)).toBe(true);
      }),
    );
  });
});

describe('a snippet', () => {
  const said = (texts: string[], found: FoundWords) => {
    const snippet = snippetOf(texts, found);
    return snippet?.stretches.map(({ text, found }) => (found ? `[${text}]` : text)).join('');
  };

  test('is the sentence around the words, and what follows it', () => {
    const text = `${'Nothing to see here. '.repeat(12)}I called Dad. He was glad.`;
    expect(said([text], asking('dad'))).toBe('I called [Dad]. He was glad.');
    expect(snippetOf([text], asking('dad'))).toMatchObject({ part: 0, before: true, after: false });
  });

  test('is of the text that has the most of them', () => {
    expect(snippetOf(['Dad', 'Dad and breakfast', 'breakfast'], asking('dad breakfast'))?.part).toBe(1);
    expect(snippetOf(['Dad', 'Mum'], asking('nobody'))).toBeUndefined();
  });

  test('of a long sentence begins near the first of them, at a word', () => {
    const text = `${'word '.repeat(100)}Dad ${'after '.repeat(100)}`;
    const snippet = said([text], asking('dad')) ?? '';
    expect(snippet).toMatch(/^word word .*\[Dad\] after .*after$/);
    expect(snippet.length).toBeLessThan(210);
  });

  test('always shows a found word, is a part of its text and halves no character', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), fc.nat(), (texts, pick) => {
        const words = texts.flatMap(wordsOf);
        fc.pre(words.length > 0);
        const asked = words[pick % words.length]?.forms[0] ?? '';
        const snippet = snippetOf(texts, { asked: [asked], alike: new Set<string>() });
        const whole = snippet?.stretches.map(({ text }) => text).join('') ?? '';
        expect(texts[snippet?.part ?? 0]).toContain(whole);
        expect(snippet?.stretches.some(({ found }) => found)).toBe(true);
        expect(whole.isWellFormed() || !texts.every((text) => text.isWellFormed())).toBe(true);
      }),
    );
  });
});
