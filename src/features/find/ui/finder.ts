import MiniSearch from 'minisearch';
import {
  askedWords,
  byGoodness,
  type FoundWords,
  formsOf,
  goodnessOf,
  type Hit,
  isAskedFor,
  meansBeginning,
  type Piece,
  type PieceKey,
  type Query,
  scanned,
  typosIn,
} from '../rules.ts';

/** What answers a query. */
export interface Found {
  /** The best first, as many as a list shows. */
  keys: PieceKey[];
  /** How many there are in all. */
  count: number;
  words: FoundWords;
}

/** More results than anyone looks through. */
export const RESULTS_LIMIT = 1000;

/** A piece without its texts: these stay on the page, which shows them. */
type Kept = Pick<Piece, 'key' | 'kind' | 'date'>;

const NOTHING: Found = { keys: [], count: 0, words: { asked: [], typos: [] } };

/** Forms come folded and cut already. */
const forms = (line: string): string[] => line.split(' ').filter((form) => form !== '');

const newIndex = () =>
  new MiniSearch<{ key: PieceKey; forms: string }>({
    idField: 'key',
    fields: ['forms'],
    tokenize: forms,
    processTerm: (form) => form,
    searchOptions: {
      combineWith: 'AND',
      prefix: meansBeginning,
      fuzzy: (word) => typosIn(word),
      maxFuzzy: 2,
    },
  });

/**
 * Finds pieces by their words. The index is made little by little (`work`), because over ten years it takes half a
 * second; until a piece is in it, it is found by a scan, without typos. Nothing here is ever stored.
 */
export class Finder {
  readonly #kept = new Map<PieceKey, Kept>();
  readonly #index = newIndex();
  /** The forms of what is not in the index yet, in the order in which it came. */
  readonly #waiting = new Map<PieceKey, string>();

  /** Takes pieces that are new or read differently now, and lets go of those that are gone. */
  change(put: readonly Piece[], gone: readonly PieceKey[]): void {
    for (const key of gone) {
      this.#forget(key);
      this.#kept.delete(key);
    }
    for (const { key, kind, date, texts } of put) {
      this.#forget(key);
      this.#kept.set(key, { key, kind, date });
      this.#waiting.set(key, formsOf(texts));
    }
  }

  #forget(key: PieceKey): void {
    this.#waiting.delete(key);
    if (this.#index.has(key)) this.#index.discard(key);
  }

  /** Puts pieces into the index until `isOver` says that it is enough for now. Answers whether all are in. */
  work(isOver: () => boolean): boolean {
    for (const [key, line] of this.#waiting) {
      if (isOver()) return false;
      this.#index.add({ key, forms: line });
      this.#waiting.delete(key);
    }
    return true;
  }

  /** Whatever has all words of the query. */
  ask(query: Query): Found {
    const asked = askedWords(query.text);
    if (asked.length === 0) return NOTHING;
    const typos = new Set<string>();
    const hits = [...this.#indexed(asked, query, typos), ...this.#scanned(asked, query)].sort(byGoodness);
    return {
      keys: hits.slice(0, RESULTS_LIMIT).map(({ key }) => key),
      count: hits.length,
      words: { asked, typos: [...typos] },
    };
  }

  #indexed(asked: string[], query: Query, typos: Set<string>): Hit[] {
    const results = this.#index.search(asked.join(' '), {
      filter: ({ id }) => this.#isAskedFor(id, query),
    });
    return results.map(({ id, terms }) => {
      for (const term of terms) if (!asked.some((word) => term.startsWith(word))) typos.add(term);
      return { key: id, date: this.#kept.get(id)?.date ?? '', goodness: goodnessOf(asked, terms) };
    });
  }

  #scanned(asked: string[], query: Query): Hit[] {
    const hits: Hit[] = [];
    for (const [key, line] of this.#waiting) {
      if (!this.#isAskedFor(key, query)) continue;
      const goodness = scanned(asked, line);
      if (goodness !== undefined) hits.push({ key, date: this.#kept.get(key)?.date ?? '', goodness });
    }
    return hits;
  }

  #isAskedFor(key: PieceKey, query: Query): boolean {
    const kept = this.#kept.get(key);
    return kept !== undefined && isAskedFor(kept, query);
  }
}
