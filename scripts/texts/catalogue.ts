/*
 * Translations as a catalogue of gettext, which every translators' tool reads: an entry for each text that an English
 * module and its translation both have, by its place. What is composed in code differently there stays in code.
 */
import { type GetTextTranslation, po } from 'gettext-parser';
import { type Placed, placedIn } from './entries.ts';
import { lineOf, type Node, parse } from './syntax.ts';

/** An English module of texts and its translation. */
export interface Translated {
  /** Of the English one, as it is named in the catalogue. */
  file: string;
  english: string;
  translation: string;
}

/** The same text twice; `key` says where it stands. */
interface Pair {
  key: string;
  english: Placed;
  translation: Placed;
}

interface Paired {
  pairs: Pair[];
  /** Names of English texts that the translation composes in a way of its own. */
  composed: string[];
}

/** Pairs are told by their names; those that share one, by their order, if there are as many on both sides. */
export function pairsOf({ file, english, translation }: Translated): Paired {
  const translations = Map.groupBy(placedIn(parse(file, translation)), ({ name }) => name);
  const pairs: Pair[] = [];
  const composed: string[] = [];
  for (const [name, texts] of Map.groupBy(placedIn(parse(file, english)), (text) => text.name)) {
    const others = translations.get(name) ?? [];
    if (others.length !== texts.length) composed.push(`${file}#${name}`);
    else {
      for (const [at, text] of texts.entries()) {
        const key = `${file}#${name}${texts.length > 1 ? `:${at + 1}` : ''}`;
        pairs.push({ key, english: text, translation: others[at] as Placed });
      }
    }
  }
  return { pairs, composed };
}

/** The catalogue of a language. A translation that says what the English says is left open. */
export function catalogueOf(modules: readonly Translated[], language: string): string {
  const entries = modules.flatMap((module) =>
    pairsOf(module).pairs.map(({ key, english, translation }): GetTextTranslation => {
      const { words, section, rows, node } = english;
      const notes = [section, rows.length > 0 ? `Requirements: ${rows.join(', ')}` : ''];
      return {
        msgctxt: key,
        msgid: words,
        msgstr: [translation.words === words ? '' : translation.words],
        comments: {
          extracted: notes.filter(Boolean).join('\n'),
          reference: `${module.file}:${lineOf(module.english, node.start)}`,
        },
      };
    }),
  );
  const headers = {
    'Project-Id-Version': 'Growth Loop',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language,
  };
  const translations = Object.fromEntries(
    entries.map((entry) => [entry.msgctxt ?? '', { [entry.msgid]: entry }]),
  );
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8');
}

interface Wanted {
  english: string;
  words: string;
}

/**
 * What a catalogue says, by its key: all that is translated and not marked as doubtful.
 * @throws SyntaxError where it is no catalogue
 */
export function translationsIn(catalogue: string): { language: string; wanted: Map<string, Wanted> } {
  const { headers, translations } = po.parse(catalogue);
  const entries = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  const wanted = new Map<string, Wanted>();
  for (const { msgctxt, msgid, msgstr, comments } of entries) {
    const words = msgstr[0] ?? '';
    const isDoubtful = comments?.flag?.includes('fuzzy') ?? false;
    if (msgctxt && words !== '' && !isDoubtful) wanted.set(msgctxt, { english: msgid, words });
  }
  // An empty file has no headers. Some tools write the country, too.
  const [language = ''] = ({ ...headers }.Language ?? '').split(/[-_]/u);
  return { language, wanted };
}

/** The code between ${ and } of a template; none of any other text. */
const filledIn = (node: Node, code: string): string[] =>
  ((node.expressions as Node[] | undefined) ?? []).map(({ start, end }) => code.slice(start, end));

const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069]/gu;
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll(INVISIBLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Plain text and marks take turns. */
const cutAt = (words: string, [mark, ...others]: string[]): string[] =>
  mark === undefined
    ? [words]
    : words.split(mark).flatMap((part, at) => [...(at > 0 ? [mark] : []), ...cutAt(part, others)]);

/**
 * Cuts words at what is filled in.
 * @throws Error where that is neither what the translation fills in nor what the English does
 */
function partsOf(words: string, ...allowed: string[][]): string[] {
  const codes = [...new Set(allowed.flat())].toSorted((one, other) => other.length - one.length);
  const marks = codes.map((code) => `{${code}}`);
  const parts = cutAt(words, marks);
  const filled = parts.filter((_, at) => at % 2 === 1).map((mark) => mark.slice(1, -1));
  const isAs = (codesOfOne: string[]) => filled.toSorted().join('\n') === codesOfOne.toSorted().join('\n');
  const isPlain = parts.every((part, at) => at % 2 === 1 || !/[{}]/u.test(part));
  if (!isPlain || !allowed.some(isAs)) {
    const [first = []] = allowed;
    throw new Error(
      first.length > 0 ? `it must hold ${first.map((code) => `{${code}}`).join(', ')}` : 'it can hold no {…}',
    );
  }
  return parts;
}

/** A text as it is written in code. */
function written(parts: readonly string[]): string {
  const [only = ''] = parts;
  if (parts.length === 1) return `'${escaped(only).replaceAll("'", "\\'")}'`;
  const inside = parts.map((part, at) =>
    at % 2 === 1 ? `$${part}` : escaped(part).replaceAll('`', '\\`').replaceAll('${', '\\${'),
  );
  return `\`${inside.join('')}\``;
}

const holdsOthers = (pair: Pair, pairs: readonly Pair[]): boolean =>
  pairs.some(
    ({ translation: { node } }) =>
      node !== pair.translation.node &&
      node.start >= pair.translation.node.start &&
      node.end <= pair.translation.node.end,
  );

/**
 * The translation with what a catalogue says.
 * @throws Error where the catalogue belongs to other English texts, or leaves out what is filled in
 */
export function withCatalogue(module: Translated, wanted: ReadonlyMap<string, Wanted>): string {
  let { translation } = module;
  // One after the other, and what holds others before them: the code of each is where the one before has left it.
  for (const { key, english, translation: before } of pairsOf(module).pairs) {
    const said = wanted.get(key);
    if (!said) continue;
    if (said.english !== english.words) throw new Error(`${key}: the English is another one now`);
    if (said.words === before.words) continue;
    const now = pairsOf({ ...module, translation }).pairs.find((pair) => pair.key === key)?.translation;
    if (now) translation = replaced(key, said.words, english, now);
  }
  if (translation === module.translation) return translation;
  const { pairs } = pairsOf({ ...module, translation });
  for (const pair of pairs) {
    const said = wanted.get(pair.key);
    if (said && said.words !== pair.translation.words && !holdsOthers(pair, pairs)) {
      throw new Error(`${pair.key}: it can only be changed in code`);
    }
  }
  return translation;

  function replaced(key: string, words: string, english: Placed, { node }: Placed): string {
    try {
      const parts = partsOf(words, filledIn(node, translation), filledIn(english.node, module.english));
      return translation.slice(0, node.start) + written(parts) + translation.slice(node.end);
    } catch (error) {
      throw new Error(`${key}: ${(error as Error).message}`);
    }
  }
}
