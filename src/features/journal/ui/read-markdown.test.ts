import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainWords } from '../rules/imported-page.ts';
import { blocksOf } from './read-markdown.ts';

describe('Markdown', () => {
  const text = (words: string) => ({ kind: 'text', text: words });

  test('is read into what a page shows', () => {
    expect(blocksOf('# Up\n\nWe **swam** *far*.\nTwo\n\n- [x] one\n- two\n\n> said\n\n---')).toEqual([
      { kind: 'heading', level: 1, inside: [text('Up')] },
      {
        kind: 'paragraph',
        inside: [
          text('We '),
          { kind: 'strong', inside: [text('swam')] },
          text(' '),
          { kind: 'emphasis', inside: [text('far')] },
          text('.'),
          { kind: 'break' },
          text('Two'),
        ],
      },
      {
        kind: 'list',
        first: undefined,
        items: [
          { done: true, blocks: [{ kind: 'paragraph', inside: [text('one')] }] },
          { done: undefined, blocks: [{ kind: 'paragraph', inside: [text('two')] }] },
        ],
      },
      { kind: 'quote', blocks: [{ kind: 'paragraph', inside: [text('said')] }] },
      { kind: 'rule' },
    ]);
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](JaVaScRiPt:alert(1))',
    '<javascript:alert(1)>',
    '[a](vbscript:x)',
    '[a](//evil.example)',
    '![a](file:///etc/passwd)',
  ])('%s is no link', (markdown) => {
    expect(JSON.stringify(blocksOf(markdown))).not.toContain('"link"');
  });

  test('links lead to pages and addresses, a picture too, which is not fetched', () => {
    for (const address of ['https://a.example/b', 'http://a.example/', 'mailto:a@b.example']) {
      expect(blocksOf(`[a](${address})`)).toMatchObject([{ inside: [{ kind: 'link', href: address }] }]);
    }
    expect(blocksOf('![Lake](https://a.example/1.jpg)')).toEqual([
      {
        kind: 'paragraph',
        inside: [{ kind: 'link', href: 'https://a.example/1.jpg', inside: [text('Lake')] }],
      },
    ]);
  });

  test('HTML stays the text that it is', () => {
    const html = '<script>x</script> and <b onclick="y">bold</b>';
    expect(JSON.stringify(blocksOf(html))).toContain('<script>x</script>');
    expect(JSON.stringify(blocksOf(html))).toContain('onclick');
  });

  test('words beside a fence are shown', () => {
    expect(blocksOf('~~~~almost')).toEqual([{ kind: 'code', text: 'almost' }]);
    expect(blocksOf('```js\nlet a\n```')).toEqual([{ kind: 'code', text: 'js\nlet a' }]);
  });

  test('a long line is a rule, however long; a deep nest is left as it is written', () => {
    expect(blocksOf('-'.repeat(80))).toEqual([{ kind: 'rule' }]);
    expect(blocksOf(`${'> - '.repeat(200)}deep`)).toBeUndefined();
  });

  test('whatever is written, every word of it is shown', () => {
    const said = (value: unknown): string =>
      typeof value === 'string'
        ? value
        : typeof value === 'object' && value !== null
          ? Object.entries(value)
              .filter(([name]) => name !== 'kind')
              .map(([, inside]) => said(inside))
              .join(' ')
          : '';
    const sign = fc.constantFrom(
      ...['*', '**', '_', '# ', '> ', '- ', '1. ', '`', '~~', '\n', '\n\n', '[', '](', ')', '<', '>', '|'],
    );
    const word = fc.integer({ min: 1, max: 999 }).map((at) => `word${at} `);
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, word), { maxLength: 40 }), (parts) => {
        const shown = said(blocksOf(parts.join('')));
        for (const each of parts.filter((part) => part.startsWith('word')))
          expect(shown).toContain(each.trim());
      }),
    );
  });

  test.each(['>', '**a', 'a_', '1. ', '> - ', '[', '`', '<', '*_'])(
    'of %j without end nothing stands still',
    (sign) => {
      const began = performance.now();
      blocksOf(sign.repeat(20_000 / sign.length));
      plainWords(sign.repeat(20_000 / sign.length));
      expect(performance.now() - began).toBeLessThan(2000);
    },
  );
});
