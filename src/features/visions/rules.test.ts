import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, SECTIONS } from './contract/limits.ts';
import { bothOf, firstLine, isWritten, meantAddress, plainText, safeAddress } from './rules.ts';
import * as texts from './texts.ts';

test('VIS-12 each document has the full name of its column', () => {
  expect(SECTIONS.map(columnOf)).toEqual([
    'professional_vision',
    'personal_vision',
    'health_vision',
    'relationships_vision',
    'ideal_day',
  ]);
});

test('MSG-79 MSG-80 each document is named in what is said of it', () => {
  expect(SECTIONS.map(texts.saved)).toEqual([
    'Professional vision saved successfully!',
    'Personal vision saved successfully!',
    'Health vision saved successfully!',
    'Relationships vision saved successfully!',
    'Ideal day vision saved successfully!',
  ]);
  expect(SECTIONS.map(texts.reviewed)).toEqual(
    SECTIONS.map((section) => `${texts.SECTION_NAMES[section]} vision reviewed! Next review scheduled.`),
  );
});

describe('a link', () => {
  test.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://EXAMPLE.com', 'HTTPS://EXAMPLE.com'],
    ['mailto:ann@example.com', 'mailto:ann@example.com'],
    ['tel:+49-30-1234', 'tel:+49-30-1234'],
    ['  https://example.com/a b ', 'https://example.com/a%20b'],
    ['https://example.com/größe', 'https://example.com/größe'],
  ])('VIS-09 leads to %s', (text, address) => {
    expect(safeAddress(text)).toBe(address);
  });

  test.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)'],
    ...['\u0001javascript:alert(1)', 'java\u200bscript:alert(1)', 'javascript&colon;alert(1)', 'vbscript:x'],
    ...['data:text/html,<script>alert(1)</script>', 'blob:https://example.com/1', 'file:///etc/passwd'],
    ...['ftp://example.com', 'about:blank', '//example.com', '/tasks', '#top', 'tasks', '', ' ', 'https:'],
    ...['https://', 'http:/example.com', 'mailto:', 'tel:', 'view-source:https://example.com', 'https://[x'],
  ])('VIS-09 does not lead to %j', (text) => {
    expect(safeAddress(text)).toBeUndefined();
  });

  test('VIS-09 never leads to another kind of address, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .tuple(fc.constantFrom('javascript:', 'data:', 'https:', 'mailto:', 'vbscript:'), fc.string())
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        for (const address of [safeAddress(text), meantAddress(text)]) {
          if (address === undefined) continue;
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(address).protocol);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['example.com', 'https://example.com'],
    ['example.com/studio?x=1', 'https://example.com/studio?x=1'],
    ['localhost.example:8080/x', 'https://localhost.example:8080/x'],
    ['ann@example.com', 'mailto:ann@example.com'],
    ['+49 30 123456', 'tel:+49%2030%20123456'],
    ['https://example.com', 'https://example.com'],
  ])('VIS-09 is meant by %s', (typed, address) => {
    expect(meantAddress(typed)).toBe(address);
  });

  test.each(['javascript:alert(1)', 'hello', 'two words', '', 'data:text/html,x', 'javascript.com:alert(1)'])(
    'VIS-09 is not meant by %j',
    (typed) => {
      expect(meantAddress(typed)).toBeUndefined();
    },
  );
});

describe('the words of a document', () => {
  test.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<h1>Head</h1><ul><li><p>a</p></li><li><p>b</p></li></ul>', 'Head\na\nb'],
    ['<p>a<br>b</p>', 'a\nb'],
    ['<p>Fish &amp; chips &lt;3 &quot;x&quot; &#39;y&#x27;&nbsp;z</p>', 'Fish & chips <3 "x" \'y\' z'],
    ['<p><strong>Bo</strong>ld <a href="https://a.b/c?d=1&gt;2">link</a></p>', 'Bold link'],
    ['<p title="a > b">x</p>', 'x'],
    ['<p>1 < 2 and 3 > 2</p>', '1 < 2 and 3 > 2'],
    ['<p>שלום עולם</p><p>🙂 مرحبا</p>', 'שלום עולם\n🙂 مرحبا'],
    ['plain words', 'plain words'],
    ['<p>&#0;&#99999999;&bogus;</p>', '&#99999999;&bogus;'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    null,
    undefined,
    '',
    '<p></p>',
    '<p><br></p>',
    '<p> </p>',
    '<p>&nbsp;</p>',
    '<ul><li><p></p></li></ul>',
  ])('there are none in %j', (html) => {
    expect(isWritten(html)).toBe(false);
  });

  test('hostile rows are read in no time', () => {
    const many = ['<a ', '<a "', '<p', '&#', '<!--', '<a\'"'].map((part) =>
      part.repeat(50_000 / part.length),
    );
    const began = performance.now();
    for (const html of many) plainText(html);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('the first line', () => {
  test('is the first that says something, and a long one ends with a whole word', () => {
    expect(firstLine('<p></p><p>Sea</p><p>Sun</p>')).toBe('Sea');
    expect(firstLine('')).toBe('');
    const long = firstLine(`<p>${'word '.repeat(100)}</p>`);
    expect(long).toMatch(/^(word )+…$/);
    expect(long.length).toBeLessThanOrEqual(122);
  });

  test('never cuts a character, nor says what the document does not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 100, maxLength: 300 }), (words) => {
        const text = words.replace(/[<>&\n]/g, '');
        const line = firstLine(`<p>${text}</p>`);
        expect(line.isWellFormed()).toBe(true);
        expect(plainText(`<p>${text}</p>`).startsWith(line.replace(/ …$/, ''))).toBe(true);
      }),
    );
  });
});

test('of two versions of a document nothing is left out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const both = bothOf(one, other);
      expect(both.includes(one)).toBe(true);
      expect(both.includes(other)).toBe(true);
    }),
  );
});
