import { readFileSync } from 'node:fs';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../../kernel/calendar.ts';
import type { PrintedPicture } from '../../../attachments/rules.ts';
import { type BookRows, bookDays } from '../../rules/contents.ts';
import { type Span, spanTitle } from '../../rules/span.ts';
import { type Face, isCovered } from '../../rules/typeface.ts';
import { charactersOf } from '../../testing/characters-of.ts';
import { actionOf, entryOf, lessonOf, rowsOf } from '../../testing/rows.ts';
import type { DrawnText } from './foreign-text.ts';
import { type Making, makeBook } from './make-book.ts';

/* The book is opened again with another reader: what stands on which page, its fonts, its links and its pictures. */

const fontFile = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url)));

const FONTS: Record<Face, Uint8Array> = {
  regular: fontFile('literata-regular'),
  italic: fontFile('literata-italic'),
  semibold: fontFile('literata-semibold'),
  sans: fontFile('figtree-medium'),
};

/** The smallest JPEG there is: one grey pixel. */
const JPEG = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
    'base64',
  ),
);

const picture = (description: string): PrintedPicture => ({
  ...{ bytes: JPEG, type: 'image/jpeg', width: 1600, height: 1200, description },
});

interface Opened {
  pdf: PDFDocumentProxy;
  pages: string[];
  bytes: Uint8Array;
}

const ALL: Span = { kind: 'days', range: { start: '1900-01-01', end: '2999-12-31' } };

async function madeBook(rows: Partial<BookRows>, more: Partial<Making> = {}): Promise<Opened> {
  const chunks: Uint8Array[] = [];
  const count = await makeBook({
    ...{ days: bookDays(rowsOf(rows), ALL, 'UTC'), paper: 'a5', name: 'Maya Lindqvist' },
    ...{ span: spanTitle({ kind: 'days', range: { start: '2026-01-01', end: '2026-12-31' } }) },
    ...{ today: '2026-11-27', fonts: FONTS, foreign: { draw: () => undefined } },
    ...{ picturesOf: async () => [], jpegOf: async ({ bytes }: PrintedPicture) => bytes },
    ...{ write: (chunk: Uint8Array) => void chunks.push(new Uint8Array(chunk)), step: () => undefined },
    ...more,
  });
  const bytes = new Uint8Array(Buffer.concat(chunks));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(count);
  const pages: string[] = [];
  for (let number = 1; number <= count; number++) pages.push(await textOf(pdf, number));
  return { pdf, pages, bytes };
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** So many days with an entry each, from a day on. */
const entries = (from: string, count: number, words = 60) =>
  Array.from({ length: count }, (_, at) =>
    entryOf(addDays(from, at), {
      celebration: `Day ${at + 1} began. ${'We walked along the river. '.repeat(words / 5)}`,
      goal: 'Write the book',
    }),
  );

describe('a book of fourteen months', () => {
  let book: Opened;
  beforeAll(async () => {
    book = await madeBook({
      entries: entries('2025-10-20', 420),
      lessons: [lessonOf('2025-10-20', 'Begin before you are ready')],
      actions: [actionOf('2025-10-20', 'Call Ana')],
    });
  });

  test('begins with its title page, and says with what it was made', () => {
    expect(book.pages[0]).toMatch(/Maya Lindqvist\s*2026/);
    expect(book.pages[1]).toContain('Made with Growth Loop on November 27, 2026.');
  });

  test('every number in the table of contents is the page on which its month begins', () => {
    const [toc = ''] = book.pages.slice(2, 3);
    expect(toc).toContain('Contents');
    let year = '';
    let found = 0;
    for (const [, label = '', number] of toc
      .replace('Contents', '')
      .matchAll(/(\d{4}|[A-Z][a-z]+)\s+(\d+)?/g)) {
      if (/^\d{4}$/.test(label)) year = label;
      if (!number || !year) continue;
      const page = book.pages[Number(number) - 1] ?? '';
      expect(page.replace(/\s+/g, ' '), `${label} ${year} on page ${number}`).toContain(`${label} ${year} `);
      expect(book.pages[Number(number) - 2], 'the page before is of another month').not.toMatch(
        new RegExp(`^${label} ${year}`),
      );
      found += 1;
    }
    expect(found).toBe(15);
  });

  test('the lines of the table lead to these pages, and so do the bookmarks', async () => {
    const page = await book.pdf.getPage(3);
    const links = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link');
    expect(links).toHaveLength(15);
    const numbers = await Promise.all(
      links.map(async ({ dest }) => {
        const [reference] = (await book.pdf.getDestination(dest)) ?? [];
        return (await book.pdf.getPageIndex(reference)) + 1;
      }),
    );
    const shown = [...(book.pages[2] ?? '').matchAll(/[a-z]\s+(\d{1,3})\b/g)].map(([, number]) =>
      Number(number),
    );
    expect(numbers).toEqual(shown.slice(0, 15));
    const outline = await book.pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['2025', '2026']);
    expect(outline[0]?.items.map(({ title }) => title)).toEqual([
      'October 2025',
      'November 2025',
      'December 2025',
    ]);
  });

  test('every day is there once, in order, with its answers in theirs', () => {
    const text = book.pages.join('\n');
    const days = [...text.matchAll(/Day (\d+) began/g)].map(([, day]) => Number(day));
    expect(days).toEqual(Array.from({ length: 420 }, (_, at) => at + 1));
    const first = book.pages.slice(4, 6).join('\n');
    const order = [
      'Monday, October 20',
      'What can you celebrate',
      'Day 1 began',
      'Write the book',
      'Call Ana',
      'Begin before',
    ];
    const places = order.map((words) => first.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('pages are numbered from the table of contents on, and say their month', () => {
    for (const [at, page] of book.pages.entries()) {
      if (at < 2 || page === '') continue;
      expect(page.trimEnd(), `page ${at + 1}`).toMatch(new RegExp(`${at + 1}$`));
    }
    expect(book.pages[5]).toMatch(/^October 2025/);
  });

  test('has all its fonts in it, and nothing but them', () => {
    const raw = Buffer.from(book.bytes).toString('latin1');
    const named = [...raw.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name = '']) => name.replace(/^\w+\+/, ''));
    expect([...new Set(named)].sort()).toEqual([
      ...['Figtree-Medium', 'Literata-Italic', 'Literata-Regular', 'Literata-SemiBold'],
    ]);
    const embedded = raw.match(/\/FontFile2/g) ?? [];
    expect(embedded).toHaveLength(new Set(named).size);
  });
});

test('a heading is never the last of its page, and no paragraph leaves one line behind', async () => {
  const { pages } = await madeBook({ entries: entries('2026-01-01', 40, 100) });
  for (const page of pages.slice(4)) {
    const lines = page.split('\n').filter((line) => line.trim() !== '');
    // The last one is the number of the page.
    const last = lines.at(-2) ?? '';
    expect(last).not.toMatch(/^(What|Why|\w+day, )/);
  }
});

test.each([
  ['a5', 419.53, 595.28],
  ['a4', 595.28, 841.89],
  ['letter', 612, 792],
] as const)('on %s the text stays on the sheet', async (paper, width, height) => {
  const { pdf } = await madeBook({ entries: entries('2026-01-01', 5) }, { paper });
  const page = await pdf.getPage(5);
  expect(page.view).toEqual([0, 0, width, height]);
  for (const item of (await page.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [left, bottom] = [item.transform[4], item.transform[5]];
    expect(left).toBeGreaterThan(30);
    expect(left + item.width).toBeLessThan(width - 30);
    expect(bottom).toBeGreaterThan(25);
    expect(bottom).toBeLessThan(height - 25);
  }
});

test('pictures stand after the words of their row, with their description, each on one page', async () => {
  const { pdf, pages } = await madeBook(
    { entries: entries('2026-01-01', 3) },
    {
      picturesOf: async (table, id) =>
        table === 'journal_entries' && id === 'entry-2026-01-02'
          ? [picture('Nils and the dog'), picture('')]
          : [],
    },
  );
  const drawn: number[] = [];
  for (let number = 5; number <= pdf.numPages; number++) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    drawn.push(...fnArray.filter((operator) => operator === OPS.paintImageXObject).map(() => number));
  }
  expect(drawn).toHaveLength(2);
  const text = pages.join('\n');
  expect(text.indexOf('Day 2 began')).toBeLessThan(text.indexOf('Nils and the dog'));
  expect(text.indexOf('Nils and the dog')).toBeLessThan(text.indexOf('Day 3 began'));
  expect(pages[(drawn[0] ?? 0) - 1]).toContain('Nils and the dog');
});

describe('characters that the typeface lacks', () => {
  const rows = { entries: [entryOf('2026-01-01', { celebration: 'Hello 🙂 and bye' })] };

  test('are drawn in a font of the device, as a picture that says what it is', async () => {
    const drawn: DrawnText = {
      ...{ columns: 2, rows: 2, colors: new Uint8Array(12), alpha: new Uint8Array(4).fill(255) },
      ...{ advance: 1, left: 0, top: -1, width: 1, height: 1 },
    };
    const { pdf, pages } = await madeBook(rows, { foreign: { draw: () => drawn } });
    const { fnArray } = await (await pdf.getPage(5)).getOperatorList();
    expect(fnArray).toContain(OPS.paintImageXObject);
    expect(pages[4]).not.toContain('[?]');
  });

  test('are replaced so that it is seen where no font has them', async () => {
    const { pages } = await madeBook(rows);
    expect(pages[4]?.replace(/\s+/g, ' ')).toContain('Hello [?] and bye');
  });
});

test('the table of characters says what the fonts have', () => {
  for (const file of [FONTS.regular, FONTS.italic, FONTS.semibold]) {
    const has = charactersOf(file);
    expect(has.size).toBeGreaterThan(1000);
    for (let code = 0x20; code < 0xffff; code++) {
      const isPrivate = code >= 0xd800 && code <= 0xf8ff;
      const character = String.fromCodePoint(code);
      if (isPrivate || /\s/.test(character) || code === 0xad || code === 0x200b) continue;
      if (isCovered(character) !== has.has(code)) throw new Error(`U+${code.toString(16)}`);
    }
  }
});
