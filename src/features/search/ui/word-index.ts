import SearchableMap from 'minisearch/SearchableMap';
import { meansBeginning, typosIn } from '../rules.ts';

/** How a form answers the word that was asked for: each is one better than the one before, see `Hit`. */
const MISSPELT = 1;
const BEGUN = 2;
const SPELT = 3;

/** Something that has all words that were asked for, and how well: see `Hit`. */
export interface Answering<Entry> {
  entry: Entry;
  relevance: number;
}

/** Which entries have which forms of words. */
export class WordIndex<Entry> {
  /** Each entry has a place of its own, for good. */
  readonly #entries: (Entry | undefined)[] = [];
  readonly #placeOf = new Map<Entry, number>();
  /** By each form the places of the entries that have it. */
  readonly #places = new SearchableMap<number[]>();

  add(entry: Entry, forms: readonly string[]): void {
    const place = this.#entries.push(entry) - 1;
    this.#placeOf.set(entry, place);
    for (const form of forms) this.#places.fetch(form, () => []).push(place);
  }

  /** @param forms those that it was added with */
  remove(entry: Entry, forms: readonly string[]): void {
    const place = this.#placeOf.get(entry);
    if (place === undefined) return;
    this.#placeOf.delete(entry);
    this.#entries[place] = undefined;
    for (const form of forms) {
      const places = this.#places.get(form) ?? [];
      places.splice(places.indexOf(place), 1);
      if (places.length === 0) this.#places.delete(form);
    }
  }

  /**
   * Whatever has all words.
   * @param typos takes the forms that are meant although they are spelt in another way; without it none are
   */
  search(words: readonly string[], typos?: Set<string>): Answering<Entry>[] {
    const answers = words.map((word) => this.#answersTo(word, typos));
    const found: Answering<Entry>[] = [];
    for (const [place, entry] of this.#entries.entries()) {
      if (!entry || answers.some((answer) => answer[place] === 0)) continue;
      const relevance = answers.reduce((sum, answer) => sum + (answer[place] ?? MISSPELT) - MISSPELT, 0);
      found.push({ entry, relevance });
    }
    return found;
  }

  /** The form that is spelt most like the word, the one that most entries have among equally near ones. */
  nearest(word: string): string | undefined {
    let best: { form: string; typos: number; count: number } | undefined;
    for (const [form, [places, typos]] of this.#places.fuzzyGet(word, typosIn(word) && typosIn(word) + 1)) {
      const isBetter = !best || typos < best.typos || (typos === best.typos && places.length > best.count);
      if (typos > 0 && isBetter) best = { form, typos, count: places.length };
    }
    return best?.form;
  }

  /** How each entry answers a word, by its place; 0 not at all. */
  #answersTo(word: string, typos: Set<string> | undefined): Uint8Array {
    const answers = new Uint8Array(this.#entries.length);
    // The worst first: the better one stays.
    const note = (places: readonly number[], how: number): void => {
      for (const place of places) answers[place] = how;
    };
    if (typos) {
      for (const [form, [places]] of this.#places.fuzzyGet(word, typosIn(word))) {
        note(places, MISSPELT);
        if (!form.startsWith(word)) typos.add(form);
      }
    }
    if (meansBeginning(word)) {
      for (const places of this.#places.atPrefix(word).values()) note(places, BEGUN);
    }
    note(this.#places.get(word) ?? [], SPELT);
    return answers;
  }
}
