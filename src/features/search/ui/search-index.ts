import {
  askedWords,
  byGoodness,
  type FoundWords,
  formsOf,
  type Hit,
  isAskedFor,
  type Piece,
  type PieceKey,
  type Query,
  scanned,
} from '../rules.ts';
import { WordIndex } from './word-index.ts';

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

/** Where as much is spelt as it was asked for, nobody misses what is misspelt. */
const FEW = 20;

/** A piece with the forms of its words in one line; its texts stay on the page, which shows them. */
interface Kept extends Pick<Piece, 'key' | 'kind' | 'date'> {
  forms: string;
}

const NOTHING: Found = { keys: [], count: 0, words: { asked: [], typos: new Set() } };

/** Forms come folded and cut already. */
const forms = (line: string): string[] => line.split(' ').filter((form) => form !== '');

/**
 * Finds pieces by their words. The index is made little by little (`work`), because over ten years that takes
 * a moment; until a piece is in it, it is found by a scan, without typos. Nothing here is ever stored.
 */
export class Finder {
  readonly #kept = new Map<PieceKey, Kept>();
  readonly #index = new WordIndex<Kept>();
  /** What is not in the index yet, in the order in which it came. */
  readonly #waiting = new Set<PieceKey>();

  /** Takes pieces that are new or read differently now, and lets go of those that are gone. */
  change(put: readonly Piece[], gone: readonly PieceKey[]): void {
    for (const key of gone) {
      this.#forget(key);
      this.#kept.delete(key);
    }
    for (const { key, kind, date, texts } of put) {
      this.#forget(key);
      this.#kept.set(key, { key, kind, date, forms: formsOf(texts) });
      this.#waiting.add(key);
    }
  }

  #forget(key: PieceKey): void {
    this.#waiting.delete(key);
    const kept = this.#kept.get(key);
    if (kept) this.#index.remove(kept, forms(kept.forms));
  }

  /** Puts pieces into the index until `isOver` says that it is enough for now. Answers whether all are in. */
  work(isOver: () => boolean): boolean {
    for (const key of this.#waiting) {
      if (isOver()) return false;
      this.#waiting.delete(key);
      const kept = this.#kept.get(key);
      if (kept) this.#index.add(kept, forms(kept.forms));
    }
    return true;
  }

  /** Whatever has all words of the query. */
  ask(query: Query): Found {
    const asked = askedWords(query.text);
    if (asked.length === 0) return NOTHING;
    const typos = new Set<string>();
    const hits = this.#hits(asked, query, typos);
    return {
      keys: hits
        .sort(byGoodness)
        .slice(0, RESULTS_LIMIT)
        .map(({ key }) => key),
      count: hits.length,
      words: { asked, typos },
    };
  }

  #hits(asked: string[], query: Query, typos: Set<string>): Hit[] {
    const asSpelt = this.#indexed(asked, query);
    const indexed = asSpelt.length < FEW ? this.#indexed(asked, query, typos) : asSpelt;
    return [...indexed, ...this.#scanned(asked, query)];
  }

  #indexed(asked: string[], query: Query, typos?: Set<string>): Hit[] {
    const found = this.#index.search(asked, typos).filter(({ entry }) => isAskedFor(entry, query));
    return found.map(({ entry: { key, date }, goodness }) => ({ key, date, goodness }));
  }

  /** What is not in the index yet. */
  #scanned(asked: string[], query: Query): Hit[] {
    const hits: Hit[] = [];
    for (const key of this.#waiting) {
      const kept = this.#kept.get(key);
      const goodness = kept && isAskedFor(kept, query) ? scanned(asked, kept.forms) : undefined;
      if (kept && goodness !== undefined) hits.push({ key, date: kept.date, goodness });
    }
    return hits;
  }
}
