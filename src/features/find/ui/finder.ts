import MiniSearch, { type SearchOptions } from 'minisearch';
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

/** Where as much is spelt as it was asked for, nobody misses what is misspelt; looking for it takes ten times longer. */
const FEW = 20;

/** Where one in so many of many pieces has the words, looking at every piece is quicker than the index. */
const COMMON = 10;
const MANY = 2000;
/** One in so many pieces is looked at to tell. */
const SAMPLE = 50;

/** A piece with the forms of its words in one line; its texts stay on the page, which shows them. */
interface Kept extends Pick<Piece, 'key' | 'kind' | 'date'> {
  forms: string;
}

/**
 * Words that so much begins with that looking at every piece is quicker than the index: up to two letters of an
 * alphabet. They are never misspelt.
 */
const isShort = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

const NOTHING: Found = { keys: [], count: 0, words: { asked: [], typos: new Set() } };

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
    if (this.#index.has(key)) this.#index.discard(key);
  }

  /** Puts pieces into the index until `isOver` says that it is enough for now. Answers whether all are in. */
  work(isOver: () => boolean): boolean {
    for (const key of this.#waiting) {
      if (isOver()) return false;
      this.#waiting.delete(key);
      this.#index.add({ key, forms: this.#kept.get(key)?.forms ?? '' });
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
    const isAllShort = asked.every(isShort);
    if (isAllShort || this.#isCommon(asked)) {
      const hits = this.#scanned(this.#kept.keys(), asked, query);
      if (isAllShort || hits.length >= FEW) return hits;
    }
    return [...this.#indexed(asked, query, typos), ...this.#scanned(this.#waiting, asked, query)];
  }

  #isCommon(asked: string[]): boolean {
    if (this.#kept.size < MANY) return false;
    let at = 0;
    let found = 0;
    for (const { forms } of this.#kept.values()) {
      if (at % SAMPLE === 0 && scanned(asked, forms) !== undefined) found += 1;
      at += 1;
    }
    return found * SAMPLE * COMMON > at;
  }

  #indexed(asked: string[], query: Query, typos: Set<string>): Hit[] {
    const asSpelt = this.#lookedUp(asked, query, { fuzzy: false }, typos);
    return asSpelt.length < FEW ? this.#lookedUp(asked, query, {}, typos) : asSpelt;
  }

  #lookedUp(asked: string[], query: Query, options: SearchOptions, typos: Set<string>): Hit[] {
    const short = asked.filter(isShort);
    const long = asked.filter((word) => !isShort(word));
    return this.#index.search(long.join(' '), options).flatMap(({ id, terms }) => {
      const kept = this.#askedFor(id, query);
      const goodness = kept && scanned(short, kept.forms);
      if (!kept || goodness === undefined) return [];
      for (const term of terms) if (!long.some((word) => term.startsWith(word))) typos.add(term);
      return { key: kept.key, date: kept.date, goodness: goodness + goodnessOf(long, terms) };
    });
  }

  #scanned(keys: Iterable<PieceKey>, asked: string[], query: Query): Hit[] {
    const hits: Hit[] = [];
    for (const key of keys) {
      const kept = this.#askedFor(key, query);
      const goodness = kept && scanned(asked, kept.forms);
      if (kept && goodness !== undefined) hits.push({ key, date: kept.date, goodness });
    }
    return hits;
  }

  #askedFor(key: PieceKey, query: Query): Kept | undefined {
    const kept = this.#kept.get(key);
    return kept && isAskedFor(kept, query) ? kept : undefined;
  }
}
