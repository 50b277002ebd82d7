/*
 * HTML of another journal as Markdown: paragraphs, headings, lists, quotations, emphasis and links. It is read into a
 * document that is never shown: nothing in it runs or is fetched.
 */
import { BLOCKS, PARAGRAPHS, UNSEEN } from './plain-html.ts';

const MARKS: Readonly<Record<string, string>> = {
  ...{ STRONG: '**', B: '**', EM: '*', I: '*' },
  ...{ DEL: '~~', S: '~~', STRIKE: '~~', CODE: '`' },
};
const LINK = /^(https?|mailto):/i;

/** What would be taken for a sign. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]~<]/g, '\\$&');

/** A sign takes effect only next to a word. */
function within(mark: string, text: string, end = mark): string {
  const words = text.trim();
  if (words === '' || words.includes('\n\n')) return text;
  const at = text.indexOf(words);
  return `${text.slice(0, at)}${mark}${words}${end}${text.slice(at + words.length)}`;
}

const prefixed = (text: string, first: string, more: string): string =>
  text
    .trim()
    .split('\n')
    .map((line, at) => (at === 0 ? first : line === '' ? more.trimEnd() : more) + line)
    .join('\n');

const wordsIn = (node: Node): string => [...node.childNodes].map(read).join('');

function list(element: Element, isOrdered: boolean): string {
  const items = [...element.children].filter(({ tagName }) => tagName.toUpperCase() === 'LI');
  const lines = items.map((item, at) => {
    const mark = isOrdered ? `${at + 1}. ` : '- ';
    return prefixed(tidy(wordsIn(item)), mark, ' '.repeat(mark.length));
  });
  // Words between the items are words all the same.
  const others = [...element.childNodes].filter((child) => !items.includes(child as Element)).map(read);
  return `\n\n${lines.join('\n')}\n\n${others.join('').trim()}\n\n`;
}

function readElement(element: Element, name: string): string {
  if (name === 'BR') return '\n';
  if (name === 'UL' || name === 'OL') return list(element, name === 'OL');
  const words = wordsIn(element);
  if (/^H[1-6]$/.test(name)) return `\n\n${within(`${'#'.repeat(Number(name[1]))} `, words, '')}\n\n`;
  if (name === 'BLOCKQUOTE') return `\n\n${prefixed(tidy(words), '> ', '> ')}\n\n`;
  const href = name === 'A' ? (element.getAttribute('href')?.trim() ?? '') : '';
  if (LINK.test(href)) return within('[', words, `](${addressOf(href)})`);
  const mark = MARKS[name];
  if (mark) return within(mark, words);
  if (PARAGRAPHS.has(name)) return `\n\n${words}\n\n`;
  return BLOCKS.has(name) ? `\n${words}\n` : words;
}

/** Without what would end the link early. */
const addressOf = (href: string): string =>
  href.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

function read(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped((node.textContent ?? '').replace(/[ \t\r\n]+/g, ' '));
  if (!(node instanceof Element)) return '';
  const name = node.tagName.toUpperCase();
  return UNSEEN.has(name) ? '' : readElement(node, name);
}

const tidy = (text: string): string =>
  text
    .replace(/ +\n/g, '\n')
    .replace(/\n (?! )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export function markdownHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return tidy(wordsIn(body));
}
