import SearchableMap from 'minisearch/SearchableMap';
import { meansBeginning, typosIn } from '../rules.ts';

/** How a form answers the word that was asked for: each is better than the one before. */
const MISSPELT = 1;
const INFLECTED = 2;
const BEGUN = 3;
const SPELT = 4;
/** How much each of them counts, see `Hit`. */
const COUNTS = [0, 0, 1, 1, 2] as const;

/** A word that is asked for, and what else answers it. */
export interface AskedForms<Entry> {
  word: string;
  /** Other ways to write it: as good as the word itself. */
  spellings: readonly string[];
  /** Other forms of it, each with the entries whose language has it so. */
  inflected: readonly { form: string; counts: (entry: Entry) => boolean }[];
}

/** Something that has all words that were asked for, and how well: see `Hit`. */
export interface Answering<Entry> {
  entry: Entry;
  relevance: number;
  /** Whether it has them as they were asked for, or words that begin so. */
  isSpelt: boolean;
}

/** How a search goes on beyond the words as they are asked for. */
interface Searching {
  /** Takes the forms that are meant although they are spelt in another way. */
  alike: Set<string>;
  forgivesTypos: boolean;
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

  /** Whatever has all words. */
  search(asked: readonly AskedForms<Entry>[], searching: Searching): Answering<Entry>[] {
    const answers = asked.map((word) => this.#answersTo(word, searching));
    const found: Answering<Entry>[] = [];
    for (const [place, entry] of this.#entries.entries()) {
      let relevance = 0;
      let worst = SPELT;
      for (const answer of answers) {
        const how = answer[place] ?? 0;
        relevance += COUNTS[how] ?? 0;
        worst = Math.min(worst, how);
      }
      if (entry && worst > 0) found.push({ entry, relevance, isSpelt: worst >= BEGUN });
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
  #answersTo({ word, spellings, inflected }: AskedForms<Entry>, searching: Searching): Uint8Array {
    const answers = new Uint8Array(this.#entries.length);
    // The worst first: the better one stays.
    if (searching.forgivesTypos) this.#noteTypos(answers, word, searching.alike);
    for (const { form, counts } of inflected) {
      const places = this.#places.get(form) ?? [];
      note(
        answers,
        places.filter((place) => this.#isMeant(place, counts)),
        INFLECTED,
      );
      if (places.length > 0 && !form.startsWith(word)) searching.alike.add(form);
    }
    if (meansBeginning(word))
      for (const places of this.#places.atPrefix(word).values()) note(answers, places, BEGUN);
    for (const spelling of spellings) this.#noteSpelling(answers, spelling, searching.alike);
    note(answers, this.#places.get(word) ?? [], SPELT);
    return answers;
  }

  /** Another way to write the word: what begins so has other letters, and is named. */
  #noteSpelling(answers: Uint8Array, spelling: string, alike: Set<string>): void {
    for (const [form, places] of this.#places.atPrefix(spelling)) {
      note(answers, places, form === spelling ? SPELT : BEGUN);
      alike.add(form);
    }
  }

  #isMeant(place: number, counts: (entry: Entry) => boolean): boolean {
    const entry = this.#entries[place];
    return entry !== undefined && counts(entry);
  }

  #noteTypos(answers: Uint8Array, word: string, alike: Set<string>): void {
    for (const [form, [places]] of this.#places.fuzzyGet(word, typosIn(word))) {
      note(answers, places, MISSPELT);
      if (!form.startsWith(word)) alike.add(form);
    }
  }
}

function note(answers: Uint8Array, places: readonly number[], how: number): void {
  for (const place of places) answers[place] = how;
}
