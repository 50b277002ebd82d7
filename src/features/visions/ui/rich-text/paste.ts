/*
 * What is pasted from elsewhere: from Word, Google Docs and web pages. They say with styles what a document says with
 * tags, so their HTML is read in a document of its own, in which nothing runs and nothing is loaded, and written again.
 */
import { safeHtml } from '../sanitise.ts';
import { listsOfWord } from './word-lists.ts';

const NOT_TEXT = 'style, script, meta, link, title, head, template, noscript, xml';
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, table, blockquote, section, article, pre';
/** What holds text without being a paragraph to us. */
const LIKE_PARAGRAPHS =
  'div, blockquote, section, article, header, footer, main, aside, td, th, pre, dt, dd, figcaption';

const RENAMED: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  DEL: 's',
  STRIKE: 's',
  INS: 'u',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
};

/** The declarations of a style attribute, read as text: the content policy lets no style be applied. */
function stylesOf(element: Element): Map<string, string> {
  const text = element.getAttribute('style') ?? '';
  const pairs = text.split(';').map((declaration) => declaration.split(':', 2));
  return new Map(
    pairs.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  );
}

const isBoldWeight = (weight: string): boolean => /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600;

/** The tags that say what an element's styles say. */
function tagsOf(styles: Map<string, string>): string[] {
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  return [
    ...(isBoldWeight(styles.get('font-weight') ?? '') ? ['strong'] : []),
    ...(/italic|oblique/.test(styles.get('font-style') ?? '') ? ['em'] : []),
    ...(line.includes('underline') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
  ];
}

function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) if (name === 'style') other.setAttribute(name, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Puts everything within an element into one of this tag. */
function wrapWithin(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

const isMark = (element: Element): boolean => /^(?:SPAN|STRONG|EM|U|S|A|FONT)$/.test(element.tagName);

function tidy(given: Element): void {
  const tag = RENAMED[given.tagName];
  const styles = stylesOf(given);
  // Google Docs wraps all that is copied in a <b> that is not bold.
  if (tag === 'strong' && /^(?:normal|[1-5]00)/.test(styles.get('font-weight') ?? '')) {
    given.replaceWith(...given.childNodes);
    return;
  }
  const element = tag ? renamed(given, tag) : given;
  if (!isMark(element) || element.querySelector(BLOCKS)) return;
  for (const mark of tagsOf(styles)) {
    // A link is underlined by itself.
    if (mark !== element.tagName.toLowerCase() && !(mark === 'u' && element.closest('a, :has(> a)'))) {
      wrapWithin(element, mark);
    }
  }
}

/** Words that stand beside blocks become paragraphs; line breaks between blocks say nothing. */
function wrapLoose(place: Element): void {
  let run: ChildNode[] = [];
  const close = (): void => {
    const [first] = run;
    const isText = run.some((node) => (node.textContent ?? '').trim() !== '');
    const paragraph = place.ownerDocument.createElement('p');
    if (first && isText) {
      first.before(paragraph);
      paragraph.append(...run);
    } else {
      for (const node of run) node.remove();
    }
    run = [];
  };
  for (const node of [...place.childNodes]) {
    const isBlock = node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
    if (isBlock) close();
    else run.push(node);
  }
  close();
}

/** A block that holds text and no other block is a paragraph. */
function toParagraph(block: Element): void {
  if (block.querySelector(BLOCKS)) wrapLoose(block);
  else renamed(block, 'p');
}

/** What was copied, as a document may have it. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  listsOfWord(body);
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    if (element.isConnected) tidy(element);
  }
  for (const block of [...body.querySelectorAll(LIKE_PARAGRAPHS)].reverse()) toParagraph(block);
  if (body.querySelector(BLOCKS)) wrapLoose(body);
  return safeHtml(body.innerHTML);
}
