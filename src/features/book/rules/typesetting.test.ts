import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxesOf } from './boxes.ts';
import { linesOf } from './lines.ts';
import { type Page, PageFiller, type Piece } from './page-filler.ts';
import { baseOf, placedBoxes } from './reading-order.ts';
import { firstPage, tocPages, tocRows } from './toc.ts';

/** Every character is one point wide. */
const measure = (text: string): number => [...text].length;
const boxes = (text: string, width = 20): Box[] =>
  boxesOf(text, { face: 'regular', size: 1, measure, width });
const broken = (text: string, width: number): string[] =>
  linesOf(boxes(text, width), width).map(({ boxes: line }) =>
    line
      .map((box) => box.text + (box.gap > 0 ? ' ' : ''))
      .join('')
      .trim(),
  );

describe('lines', () => {
  test.each<[string, string, number, string[]]>([
    ['are alike rather than full', 'aaa bb cc ddddd', 6, ['aaa', 'bb cc', 'ddddd']],
    ['a text that fits is one', 'one two', 10, ['one two']],
    ['nothing is none', '   ', 10, []],
    ['a word wider than a line is divided', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['may end after a hyphen', 'well-known', 6, ['well-', 'known']],
    ['never between a no-break space', 'a b\u00a0c', 4, ['a', 'b\u00a0c']],
    ['may end between Japanese words, never before a full stop', '東京東京。', 4, ['東京', '東京。']],
  ])('%s', (_, text, width, expected) => {
    expect(broken(text, width)).toEqual(expected);
  });

  test('lose no word, keep the order, and are never too wide', () => {
    const word = fc.stringMatching(/^[a-zé]{1,14}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 3, max: 40 }),
        (words, width) => {
          const lines = linesOf(boxes(words.join(' '), width), width);
          const text = lines
            .flatMap(({ boxes: line }) => line)
            .map((box) => box.text + (box.gap > 0 ? ' ' : ''))
            .join('');
          expect(text.trim()).toBe(words.join(' ').normalize());
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
        },
      ),
    );
  });
});

describe('the order from left to right', () => {
  const shown = (text: string): string => {
    const all = boxes(text, 100);
    return placedBoxes(all, baseOf(all))
      .map(({ box }) => box.text)
      .join(' ');
  };
  test.each([
    ['one two three', 'one two three'],
    ['שלום עולם', 'עולם שלום'],
    ['I said שלום עולם twice', 'I said עולם שלום twice'],
    ['אמרתי hello world פעמיים', 'פעמיים hello world אמרתי'],
  ])('%s', (read, seen) => {
    expect(shown(read)).toBe(seen);
  });

  test('no two words overlap, and the line is as wide as it was', () => {
    const all = boxes('I said שלום עולם twice', 100);
    const placed = placedBoxes(all, 'ltr');
    for (const [at, { box, x }] of placed.entries()) {
      const next = placed[at + 1];
      if (next) expect(next.x).toBe(x + box.width + 1);
    }
  });
});

describe('pages', () => {
  const piece = (content: string, height: number, more: Partial<Piece<string>> = {}): Piece<string> => ({
    ...{ content, height, before: 0, keeps: false },
    ...more,
  });
  const filled = (pieces: Piece<string>[], height: number): string[] => {
    const filler = new PageFiller<string>(height);
    return [...filler.add(pieces), ...filler.end()].map((page: Page<string>) =>
      page.map(({ content, y }) => `${content}@${y}`).join(' '),
    );
  };
  test.each<[string, Piece<string>[], string[]]>([
    ['are filled from the top', [piece('a', 4), piece('b', 4), piece('c', 4)], ['a@0 b@4', 'c@0']],
    [
      'a heading goes with what it heads',
      [piece('a', 7), piece('H', 2, { keeps: true }), piece('b', 2)],
      ['a@0', 'H@0 b@2'],
    ],
    ['space above is dropped at the top', [piece('a', 8), piece('b', 4, { before: 3 })], ['a@0', 'b@0']],
    ['space above counts elsewhere', [piece('a', 4), piece('b', 4, { before: 3 })], ['a@0', 'b@0']],
    [
      'what keeps together but fits no page is divided',
      [piece('a', 6, { keeps: true }), piece('b', 6)],
      ['a@0', 'b@0'],
    ],
    [
      'a piece higher than a page has one of its own',
      [piece('a', 2), piece('b', 14), piece('c', 2)],
      ['a@0', 'b@0', 'c@0'],
    ],
  ])('%s', (_, pieces, expected) => {
    expect(filled(pieces, 10)).toEqual(expected);
  });

  test('hold every piece once, in order, and none reaches over the end', () => {
    const any = fc.record({
      height: fc.integer({ min: 1, max: 10 }),
      before: fc.integer({ min: 0, max: 5 }),
      keeps: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 80 }), (given) => {
        const filler = new PageFiller<number>(10);
        const pages = [...filler.add(given.map((each, content) => ({ ...each, content }))), ...filler.end()];
        expect(pages.flat().map(({ content }) => content)).toEqual(given.map((_, at) => at));
        for (const { content, y } of pages.flat()) {
          expect(y + (given[content]?.height ?? 0)).toBeLessThanOrEqual(10.01);
        }
      }),
    );
  });
});

describe('the table of contents', () => {
  test('has the months of one year by name and year, and those of several below their year', () => {
    expect(tocRows(['2026-01', '2026-03']).map(({ label }) => label)).toEqual(['January 2026', 'March 2026']);
    expect(tocRows(['2025-12', '2026-01']).map(({ label }) => label)).toEqual([
      ...['2025', 'December', '2026', 'January'],
    ]);
  });
  test('no page of it ends with the number of a year', () => {
    const pages = tocPages(tocRows(['2025-11', '2025-12', '2026-01']), 4);
    expect(pages.map((rows) => rows.map(({ label }) => label))).toEqual([
      ['2025', 'November', 'December'],
      ['2026', 'January'],
    ]);
  });
  test.each([
    [1, 5],
    [2, 5],
    [3, 7],
  ])('after %d pages the first month begins on page %d, a right-hand one', (pages, first) => {
    expect(firstPage(pages)).toBe(first);
  });
});
