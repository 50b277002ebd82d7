import { isOpened } from '../../../kernel/seal.ts';
import { firstSentence, isBlank, shorten } from '../../../kernel/text.ts';
import { JOURNALS, type Journal, SEALED_COLUMNS } from '../contract/limits.ts';

/*
 * Pages from other journals. Such an entry answers no question: its text, in Markdown and with its title in the first
 * line, is the reflection, where releases that know of no such pages show it; `imported` is JSON of everything else.
 */

export interface Weather {
  /** In the words of the other journal: 'Partly Cloudy'. */
  conditions?: string;
  celsius?: number;
}

/** What is known of a page from another journal besides its text. */
export interface PageFacts {
  /** Undefined of a page that was imported before this was noted. */
  journal?: Journal;
  /** The first line of its text is its title. */
  titled?: true;
  place?: string;
  weather?: Weather;
  tags?: string[];
  starred?: true;
}

export interface ImportedPage {
  facts: PageFacts;
  /** '' where it has none. */
  title: string;
  /** In Markdown. */
  text: string;
}

/** An entry as far as it tells whether it is from another journal. */
export type MaybeImported = { [Column in (typeof SEALED_COLUMNS)[number]]: string } & {
  imported?: string | null | undefined;
  start_time: string | null;
  end_time: string | null;
};

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && !isBlank(value) ? value : undefined;

function weatherIn(value: unknown): Weather | undefined {
  const { conditions, celsius } = fieldsOf(value);
  const weather: Weather = {};
  const said = textIn(conditions);
  if (said) weather.conditions = said;
  if (typeof celsius === 'number' && Number.isFinite(celsius)) weather.celsius = celsius;
  return Object.keys(weather).length > 0 ? weather : undefined;
}

/** What is known, without what says nothing, in one order: equal facts give equal JSON. */
function known(value: unknown): PageFacts {
  const { journal, titled, place, weather, tags, starred } = fieldsOf(value);
  const named = Array.isArray(tags) ? tags.flatMap((tag) => textIn(tag) ?? []) : [];
  const facts: { [Name in keyof Required<PageFacts>]: PageFacts[Name] | undefined } = {
    journal: JOURNALS.find((name) => name === journal),
    titled: titled === true || undefined,
    place: textIn(place),
    weather: weatherIn(weather),
    tags: named.length > 0 ? named : undefined,
    starred: starred === true || undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as PageFacts;
}

/** The facts as a row stores them. */
export const factsText = (facts: PageFacts): string => JSON.stringify(known(facts));

/** What a row stores of the facts; undefined when it cannot be read. */
export function factsIn(stored: string | null | undefined): PageFacts | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return typeof value === 'object' && value !== null ? known(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Title and text as one, as a row stores them. The title has no line break. */
export const wholeText = (title: string, text: string): string =>
  title === '' || text === '' ? title + text : `${title}\n\n${text}`;

function partsOf(whole: string, { titled }: PageFacts): { title: string; text: string } {
  if (!titled) return { title: '', text: whole };
  const [title = ''] = whole.split('\n', 1);
  return { title, text: whole.slice(title.length).replace(/^\n{1,2}/, '') };
}

const isAlone = (entry: MaybeImported): boolean =>
  entry.reflection !== '' &&
  SEALED_COLUMNS.every((column) => column === 'reflection' || entry[column] === '');

/**
 * The page from another journal that an entry is; undefined of one that was written here. Earlier releases noted nothing
 * of it, but nothing else answers this one question alone and was never begun nor completed.
 */
export function importedPage(entry: MaybeImported): ImportedPage | undefined {
  const isNoted = typeof entry.imported === 'string';
  if (!isNoted && !(isAlone(entry) && entry.start_time === null && entry.end_time === null)) return undefined;
  return importedPageOf(entry);
}

/** The page that texts are of which it is known that they are from another journal. */
export function importedPageOf({
  reflection,
  imported,
}: Pick<MaybeImported, 'reflection' | 'imported'>): ImportedPage {
  const facts = factsIn(imported) ?? {};
  return { facts, ...partsOf(reflection, facts) };
}

/** Whether title and text can be changed apart: of pages of which it was noted where the title ends. */
export const hasTitleField = (stored: string | null | undefined): boolean => factsIn(stored) !== undefined;

/** What is stored of a page after its title and text were changed. */
export function editedPage(
  stored: string,
  { title, text }: { title: string; text: string },
): { reflection: string; imported: string } {
  const { titled: _, ...facts } = factsIn(stored) ?? {};
  const line = title.replace(/[\r\n]+/g, ' ');
  const isTitled = !isBlank(line);
  return {
    reflection: wholeText(isTitled ? line : '', text),
    imported: factsText(isTitled ? { ...facts, titled: true } : facts),
  };
}

/** Escapes and signs of Markdown, and what stands in the text for each. Each is found in one pass, however long the text. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^ {0,3}(?:```|~~~).*$/gm, ''],
  [/^ {0,3}(?:#{1,6}|>+|[-*+](?: \[[ xX]\])?) +/gm, ''],
  [/!?\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1'],
  [/(?<!\\)(?:\*{1,3}|~~|`+)/g, ''],
  [/(?<![\p{L}\p{N}\\])_{1,3}(?=\S)|(?<=[^\s\\])_{1,3}(?![\p{L}\p{N}])/gu, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

/** The words of Markdown as they read, without its signs. */
export const plainWords = (markdown: string): string =>
  isOpened(markdown)
    ? SIGNS.reduce((text, [sign, instead]) => text.replace(sign, instead), markdown).trim()
    : markdown;

const LEAD_LENGTH = 240;

/** What a page is known by in a list: its title, or how it begins. */
export function leadOf({ title, text }: ImportedPage): string {
  if (title) return title;
  const [first = ''] = text.trimStart().split('\n', 1);
  return shorten(plainWords(first.slice(0, 2 * LEAD_LENGTH)) || text.trim(), LEAD_LENGTH);
}

/** The text below `leadOf`: without its first line where that stands there whole. */
export function restOf(page: ImportedPage): string {
  const { title, text } = page;
  if (title) return text;
  const [first = ''] = text.trimStart().split('\n', 1);
  return first.trim() === leadOf(page) ? text.trimStart().slice(first.length).trimStart() : text;
}

/** One sentence of a page: its title, or the first that it says. */
export const sentenceOf = (page: ImportedPage): string =>
  page.title || firstSentence(plainWords(page.text.slice(0, 2000)));
