import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cite, firstQuote, QUOTE_LENGTH, quoteAround } from './quote.ts';

/** Texts of the kinds that cut badly. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Dad',
        'don’t',
        'cafe\u0301',
        '👩‍👩‍👧',
        '🏊‍♀️',
        '東京大学',
        'สวัสดีครับ',
        'a'.repeat(150),
        '\n',
        '. ',
        '“so”',
        '!',
        '🇪🇸🇫🇷',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const edges = (segmenter: Intl.Segmenter, text: string) =>
  new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);

/** Whether the quotation stands somewhere in the text so that neither of its ends cuts a word or a character. */
function isCutWell(line: string, quote: string): boolean {
  const [whole, between] = [edges(graphemes, line), edges(words, line)];
  for (let at = line.indexOf(quote); at >= 0; at = line.indexOf(quote, at + 1)) {
    if ([at, at + quote.length].every((edge) => whole.has(edge) && between.has(edge))) return true;
  }
  return false;
}

test('a quotation is letter for letter in its text, short, and cut between words and characters', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), (text, place) => {
      const start = text.length === 0 ? 0 : place % text.length;
      for (const quote of [firstQuote(text), quoteAround(text, { start, end: start + 1 })]) {
        if (quote === undefined) continue;
        expect(text).toContain(quote);
        expect(quote.length).toBeLessThanOrEqual(QUOTE_LENGTH);
        expect(quote).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(quote.trim()).toBe(quote);
        expect(text.split(/[\r\n\u2028\u2029]/u).some((line) => isCutWell(line, quote))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a long sentence is quoted around the word that it is cited for', () => {
  const long = `${'We walked on and on, '.repeat(12)}until the lighthouse stood before us, ${'and then back '.repeat(9)}.`;
  const start = long.indexOf('lighthouse');
  const [citation] = cite('entry', 'e', long, { start, end: start + 'lighthouse'.length });
  expect(citation?.quote).toContain('lighthouse stood before us');
  expect(citation?.quote.length).toBeLessThanOrEqual(QUOTE_LENGTH);
});

test('what cannot be quoted without breaking something is not cited', () => {
  expect(cite('entry', 'e', '')).toEqual([]);
  expect(cite('entry', 'e', 'x'.repeat(QUOTE_LENGTH + 1))).toEqual([]);
  expect(cite('entry', 'e', '\u202eabc')).toEqual([]);
  expect(cite('lesson', 'l', '[Decryption failed]')).toEqual([]);
});
