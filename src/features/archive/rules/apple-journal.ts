import { withoutEntities } from '../../../kernel/html-entities.ts';
import type { NamedMedia } from './media.ts';
import type { RawEntry } from './other-journals.ts';

/*
 * Apple Journal's export: a page of HTML for each entry, as `Entries/2024-09-14_A_title.html`, and in `Resources` what is
 * on them. Each page is written twice, first as a page and then as a text that has this page's marks in it, so that
 * elements overlap: its parts are found by their marks, not in a tree.
 */

/** Whether a file of a zip is the page of an entry, by its path. */
export const isAppleJournal = (path: string): boolean => /(?:^|\/)entries\/[^/]+\.html?$/i.test(path);

/** Most of a page's elements of one kind: more is nothing that a person has put there. */
const MOST_ITEMS = 1000;

/** The opening tag of an element of this class. No tag reaches over the next one, so each is looked at once. */
const opening = (name: string): RegExp =>
  new RegExp(`<div\\b[^<>]*\\bclass=["'](?:[^"'<>]*\\s)?${name}[\\s"'][^<>]*>`, 'i');
const [GRID_ITEM, PROMPT, TITLE, BODY, HEADER] = [
  opening('gridItem'),
  opening('reflectionPrompt'),
  opening('title'),
  opening('bodyText'),
  opening('pageHeader'),
];

interface Cut {
  html: string;
  /** What was cut out, in its order. */
  elements: string[];
}

/** Where the element ends whose opening tag ends there. */
function endOf(html: string, from: number): number {
  const tags = /<(\/?)div\b[^<>]*>/gi;
  tags.lastIndex = from;
  for (let depth = 1; ; ) {
    const tag = tags.exec(html);
    if (!tag) return html.length;
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return tags.lastIndex;
  }
}

/** Cuts the elements out whose opening tag is this: they hold no other one of their kind. */
function cut(html: string, tag: RegExp): Cut {
  const elements: string[] = [];
  let left = '';
  let rest = html;
  while (elements.length < MOST_ITEMS) {
    const found = tag.exec(rest);
    if (!found) break;
    const end = endOf(rest, found.index + found[0].length);
    elements.push(rest.slice(found.index, end));
    left += rest.slice(0, found.index);
    rest = rest.slice(end);
  }
  return { html: left + rest, elements };
}

/** The words between tags, as HTML has them. */
const wordsOf = (html: string): string[] =>
  html
    .split(/<[^<>]*>/)
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '');

const plain = (html: string, between = ' '): string => wordsOf(html).map(withoutEntities).join(between);

/** What an element holds, by its class. What has no kind is kept in words. */
const KINDS: Readonly<Record<string, NamedMedia['kind']>> = {
  photo: 'picture',
  livePhoto: 'picture',
  video: 'video',
  audio: 'recording',
};
const PLACES = ['multiPinMap', 'genericMap'];

const typeOf = (item: string): string => /\bassetType_(\w+)/.exec(item)?.[1] ?? '';

function mediaOf(item: string): NamedMedia[] {
  const kind = KINDS[typeOf(item)];
  if (!kind) return [];
  const [, address = ''] = /\bsrc=["']([^"']+)["']/i.exec(item) ?? [];
  const name = nameOf(withoutEntities(address));
  // A recording may be named by its id alone.
  const [, id = ''] = /\bid=["']([\w-]+)["']/i.exec(item) ?? [];
  return [{ kind, name: name || id, lookFor: name || `resources/${id}` }];
}

function nameOf(address: string): string {
  const name = address.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What was added in words: a mood, music, people, a walk, a link. */
function notesOf(item: string): string {
  if (KINDS[typeOf(item)]) return '';
  const [, address = ''] = /\bhref=["'](https?:[^"']+)["']/i.exec(item) ?? [];
  return [...new Set([...wordsOf(item), ...(address ? [address] : [])])].join(' · ');
}

const EMPHASIS = [
  ['b', /font-weight:\s*bold|-(?:Semi)?bold\b/i],
  ['i', /font-style:\s*italic|-Italic\b/i],
  ['s', /line-through/i],
] as const;

/** A text whose words are bold and the like by classes that its page describes. */
function withEmphasis(text: string, page: string): string {
  const described = [...page.matchAll(/\bspan\.(s\d+)\s*\{([^{}]*)\}/g)];
  const styles = new Map(described.map(([, name = '', style = '']) => [name, style]));
  return text.replace(/<span class="(s\d+)">([^<]+)<\/span>/g, (whole, name: string, words: string) => {
    const marks = EMPHASIS.filter(([, look]) => look.test(styles.get(name) ?? ''));
    if (marks.length === 0) return whole;
    return marks.reduceRight((within, [tag]) => `<${tag}>${within}</${tag}>`, words);
  });
}

/** Title and text, each as HTML. A page without marks is all text. */
function partsOf(html: string): { title: string; text: string } {
  const body = BODY.exec(html);
  if (!body) {
    const [, inBody = html] = /<body\b[^>]*>([\s\S]*)/i.exec(html) ?? [];
    return { title: '', text: cut(inBody, HEADER).html };
  }
  const title = TITLE.exec(html);
  const isBefore = title !== null && title.index < body.index;
  return {
    title: isBefore ? html.slice(title.index + title[0].length, body.index) : '',
    text: withEmphasis(html.slice(body.index + body[0].length), html),
  };
}

/** The day in the file's name; else the one on the page, where it is in English. */
function dayOf(path: string, header: string | undefined): string | undefined {
  const [, day] = /(\d{4}-\d\d-\d\d)[^/]*$/.exec(path) ?? [];
  if (day) return day;
  if (header === undefined) return '';
  const at = new Date(`${header.replace(/^\p{L}+,\s*/u, '')} UTC`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 10);
}

/** The entry of a page. `path` is its path in the zip. */
export function readAppleJournal(page: string, path: string): RawEntry {
  const items = cut(page, GRID_ITEM);
  const prompts = cut(items.html, PROMPT);
  const [header] = cut(prompts.html, HEADER).elements;
  const { title, text } = partsOf(prompts.html);
  const isPlace = (item: string): boolean => PLACES.includes(typeOf(item));
  const places = items.elements.filter(isPlace).map((item) => plain(item, ', '));
  const notes = items.elements.filter((item) => !isPlace(item)).map(notesOf);
  const asked = prompts.elements.map((prompt) => `<blockquote>${wordsOf(prompt).join(' ')}</blockquote>`);
  const added = notes.filter((note) => note !== '').map((note) => `<li>${note}</li>`);
  return {
    place: path.split('/').at(-1) ?? path,
    when: dayOf(path, header === undefined ? undefined : plain(header)),
    title: plain(title),
    text: `${asked.join('')}${text}${added.length > 0 ? `<ul>${added.join('')}</ul>` : ''}`,
    isHtml: true,
    location: places.join('; ') || undefined,
    media: items.elements.flatMap(mediaOf),
  };
}
