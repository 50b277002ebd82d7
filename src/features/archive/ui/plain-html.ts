/** Elements that begin a line of their own. */
export const BLOCKS = new Set([
  ...[
    'P',
    'DIV',
    'BR',
    'LI',
    'UL',
    'OL',
    'H1',
    'H2',
    'H3',
    'H4',
    'H5',
    'H6',
    'TR',
    'BLOCKQUOTE',
    'PRE',
    'HR',
  ],
]);
/** What these hold is nothing that a person wrote. */
export const UNSEEN = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'HEAD',
  'TITLE',
  'IFRAME',
  'OBJECT',
  'SVG',
]);
export const PARAGRAPHS = new Set(['P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'PRE', 'UL', 'OL']);

function* wordsIn(node: Node): Iterable<string> {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) yield (child.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
    if (!(child instanceof Element)) continue;
    const name = child.tagName.toUpperCase();
    if (UNSEEN.has(name)) continue;
    const edge = PARAGRAPHS.has(name) ? '\n\n' : BLOCKS.has(name) ? '\n' : '';
    yield edge;
    if (name === 'LI') yield '- ';
    yield* wordsIn(child);
    if (name !== 'BR' && name !== 'LI') yield edge;
  }
}

/**
 * The words of HTML as plain text, its paragraphs, lines and lists kept. It is read into a document that is never shown:
 * nothing in it runs or is fetched.
 */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...wordsIn(body)]
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
