import { type Instead, questionsInstead } from '../rules/instead.ts';
import {
  byRelevance,
  type DocumentKey,
  type FoundWords,
  formsOf,
  type Hit,
  matchesFilters,
  partsOfKey,
  type Query,
  queryWords,
  relevanceByScan,
  type SearchDocument,
} from '../rules.ts';
import { WordIndex } from './word-index.ts';

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
}

const NOTHING: Found = { keys: [], count: 0, words: { asked: [], typos: new Set() }, instead: [] };

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

  /** Takes documents that are new or read differently now, and lets go of those that are gone. */
  update(put: readonly SearchDocument[], gone: readonly DocumentKey[]): void {
    for (const key of gone) {
      this.#forget(key);
      this.#documents.delete(key);
    }
    for (const { key, kind, date, texts } of put) {
      this.#forget(key);
      this.#documents.set(key, { key, kind, date, forms: formsOf(texts) });
      this.#waiting.add(key);
    }
  }

  #forget(key: DocumentKey): void {
    this.#waiting.delete(key);
    const doc = this.#documents.get(key);
    if (doc) this.#index.remove(doc, forms(doc.forms));
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
    const asked = queryWords(query.text);
    if (asked.length === 0) return NOTHING;
    const typos = new Set<string>();
    const hits = this.#hits(asked, query, typos).sort(byRelevance);
    const keys = hits.map(({ key }) => key);
    return {
      keys: query.each === undefined ? keys.slice(0, RESULTS_LIMIT) : firstOfEach(keys, query.each),
      count: hits.length,
      words: { asked, typos },
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

  #hits(asked: string[], query: Query, typos: Set<string>): Hit[] {
    const asSpelt = this.#indexed(asked, query);
    const indexed = asSpelt.length < FEW ? this.#indexed(asked, query, typos) : asSpelt;
    return [...indexed, ...this.#scanned(asked, query)];
  }

  #indexed(asked: string[], query: Query, typos?: Set<string>): Hit[] {
    const found = this.#index.search(asked, typos).filter(({ entry }) => matchesFilters(entry, query));
    return found.map(({ entry: { key, date }, relevance }) => ({ key, date, relevance }));
  }

  /** What is not in the index yet. */
  #scanned(asked: string[], query: Query): Hit[] {
    const hits: Hit[] = [];
    for (const key of this.#waiting) {
      const doc = this.#documents.get(key);
      const relevance = doc && matchesFilters(doc, query) ? relevanceByScan(asked, doc.forms) : undefined;
      if (doc && relevance !== undefined) hits.push({ key, date: doc.date, relevance });
    }
    return hits;
  }
}
