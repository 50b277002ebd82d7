import { DiaryLanguages, languagesOf, type WrittenLanguage } from '../../../language/written-in.ts';
import { type Instead, questionsInstead } from '../rules/instead.ts';
import {
  type AskedWord,
  askedWords,
  byRelevance,
  type DocumentKey,
  type FoundWords,
  type Hit,
  matchesFilters,
  partsOfKey,
  type Query,
  relevanceByScan,
  type SearchDocument,
  wordsOf,
} from '../rules.ts';
import { WordFamilies } from './word-families.ts';
import { type AskedForms, WordIndex } from './word-index.ts';

/** What answers a query. */
export interface Found {
  /** The best first, as many as a list shows. */
  keys: DocumentKey[];
  /** How many there are in all. */
  count: number;
  words: FoundWords;
  /** Where nothing has all words: what would be found instead, the most helpful first. */
  instead: Instead[];
}

/** More results than anyone looks through. */
export const RESULTS_LIMIT = 1000;

/** Where as much is spelt as it was asked for, nobody misses what is misspelt. */
const FEW = 20;

/** More ways than anyone compares. */
const INSTEAD_LIMIT = 3;

/** The first few of each kind, in their order. */
function firstOfEach(keys: readonly DocumentKey[], each: number): DocumentKey[] {
  const taken = new Map<string, number>();
  return keys.filter((key) => {
    const { kind } = partsOfKey(key);
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before < each;
  });
}

/** A document with the forms of its words in one line; its texts stay on the page, which shows them. */
interface IndexedDocument extends Pick<SearchDocument, 'key' | 'kind' | 'date'> {
  forms: string;
  /** What each of its texts is written in; undefined of one that says too little. */
  languages: readonly (WrittenLanguage | undefined)[];
}

const NOTHING: Found = { keys: [], count: 0, words: { asked: [], alike: new Set() }, instead: [] };

/** Forms come folded and cut already. */
const forms = (line: string): string[] => line.split(' ').filter((form) => form !== '');

/**
 * Finds documents by their words. The index is made little by little (`indexWaiting`), because over ten years that takes
 * a moment; until a document is in it, it is found by a scan, without typos. Nothing here is ever stored.
 */
export class SearchIndex {
  readonly #documents = new Map<DocumentKey, IndexedDocument>();
  readonly #index = new WordIndex<IndexedDocument>();
  /** What is not in the index yet, in the order in which it came. */
  readonly #waiting = new Set<DocumentKey>();
  readonly #families = new WordFamilies();
  readonly #diary = new DiaryLanguages();

  /** Takes documents that are new or read differently now, and lets go of those that are gone. */
  update(put: readonly SearchDocument[], gone: readonly DocumentKey[]): void {
    for (const key of gone) {
      this.#forget(key);
      this.#documents.delete(key);
    }
    for (const { key, kind, date, texts } of put) {
      this.#forget(key);
      const written = texts.filter((text) => text !== '');
      const languages = languagesOf(written);
      for (const language of languages) this.#diary.count(language);
      const forms = this.#formsOf(written, languages);
      this.#documents.set(key, { key, kind, date, forms, languages });
      this.#waiting.add(key);
    }
  }

  /** All forms of the texts in one line, as the rules have it; the words join their families. */
  #formsOf(texts: readonly string[], languages: readonly (WrittenLanguage | undefined)[]): string {
    const all = new Set<string>();
    for (const [part, text] of texts.entries()) {
      for (const { start, end, forms } of wordsOf(text)) {
        for (const form of forms) all.add(form);
        this.#families.add(languages[part], text.slice(start, end), forms[0] ?? '');
      }
    }
    return ` ${[...all].join(' ')} `;
  }

  #forget(key: DocumentKey): void {
    this.#waiting.delete(key);
    const doc = this.#documents.get(key);
    if (!doc) return;
    this.#index.remove(doc, forms(doc.forms));
    for (const language of doc.languages) this.#diary.count(language, -1);
  }

  /** Puts documents into the index until `isOver` says that it is enough for now. Answers whether all are in. */
  indexWaiting(isOver: () => boolean): boolean {
    for (const key of this.#waiting) {
      if (isOver()) return false;
      this.#waiting.delete(key);
      const doc = this.#documents.get(key);
      if (doc) this.#index.add(doc, forms(doc.forms));
    }
    return true;
  }

  /** Whatever has all words of the query. */
  search(query: Query): Found {
    const words = askedWords(query.text);
    if (words.length === 0) return NOTHING;
    const asked = words.map(({ word }) => word);
    const alike = new Set<string>();
    const hits = [...this.#indexed(words, query, alike), ...this.#scanned(asked, query)].sort(byRelevance);
    const keys = hits.map(({ key }) => key);
    return {
      keys: query.each === undefined ? keys.slice(0, RESULTS_LIMIT) : firstOfEach(keys, query.each),
      count: hits.length,
      words: { asked, alike },
      instead: [],
    };
  }

  /** Asks as `search`, and where nothing is found also what would be found by asking in another way. */
  searchWithInstead(query: Query): Found {
    const found = this.search(query);
    if (found.count > 0 || found.words.asked.length === 0) return found;
    const near = (word: string): string | undefined => this.#index.nearest(word);
    const instead = questionsInstead(query, near)
      .map((other) => ({ ...other, count: this.search(other.query).count }))
      .filter(({ count }) => count > 0);
    return { ...found, instead: instead.slice(0, INSTEAD_LIMIT) };
  }

  /** What is in the index. Typos are forgiven where few have the words as they are asked for. */
  #indexed(words: readonly AskedWord[], query: Query, alike: Set<string>): Hit[] {
    const asked = words.map((word) => this.#withForms(word));
    const search = (forgivesTypos: boolean) =>
      this.#index.search(asked, { alike, forgivesTypos }).filter(({ entry }) => matchesFilters(entry, query));
    const known = search(false);
    const isEnough = known.filter(({ isSpelt }) => isSpelt).length >= FEW;
    return (isEnough ? known : search(true)).map(({ entry: { key, date }, relevance }) => ({
      key,
      date,
      relevance,
    }));
  }

  /** A word with its other forms, in each language that the diary is written in: what one asks for may be in any. */
  #withForms(asked: AskedWord): AskedForms<IndexedDocument> {
    const { usual } = this.#diary;
    const inflected = this.#diary.all.flatMap((language) => {
      const isUsual = language === usual;
      const counts = ({ languages }: IndexedDocument): boolean =>
        languages.includes(language) || (isUsual && languages.includes(undefined));
      return this.#families.formsLike(asked, language, isUsual).map((form) => ({ form, counts }));
    });
    return { word: asked.word, spellings: asked.spellings, inflected };
  }

  /** What is not in the index yet. */
  #scanned(asked: readonly string[], query: Query): Hit[] {
    const hits: Hit[] = [];
    for (const key of this.#waiting) {
      const doc = this.#documents.get(key);
      const relevance = doc && matchesFilters(doc, query) ? relevanceByScan(asked, doc.forms) : undefined;
      if (doc && relevance !== undefined) hits.push({ key, date: doc.date, relevance });
    }
    return hits;
  }
}
