import type { LocalDate } from '../../../kernel/calendar.ts';
import { isPersonsName, type NameSigns, namesIn, plainWordsIn } from '../../../language/mentioned-names.ts';
import type { DocumentKey, SearchDocument } from '../rules.ts';

/** A name that comes back, and on how many days. */
export interface MentionedPerson {
  name: string;
  days: number;
}

/** On fewer days it is somebody who came by. */
const DAYS = 5;
/** So often at least it must stand where people's names stand. */
const PERSON_SIGNS = 3;
/** What stands without a capital letter so often, of its days, is a word. */
const PLAIN_SHARE = 0.25;

interface Mentions extends NameSigns {
  days: LocalDate[];
}

/** What a document mentions, to be taken back with it. */
interface Noted {
  date: LocalDate;
  names: ReturnType<typeof namesIn>;
  plain: string[];
}

/** Knows which people everything that was written mentions. */
export class MentionedPeople {
  readonly #noted = new Map<DocumentKey, Noted>();
  readonly #mentions = new Map<string, Mentions>();
  readonly #plain = new Map<string, number>();

  /** Takes a document, in the place of what it was before. */
  add({ key, date, texts }: SearchDocument): void {
    this.forget(key);
    const noted = { date, names: texts.flatMap(namesIn), plain: texts.flatMap(plainWordsIn) };
    this.#noted.set(key, noted);
    for (const { name, isPerson, isPlace } of noted.names) {
      const mentions = this.#mentions.get(name) ?? { days: [], person: 0, place: 0 };
      mentions.days.push(date);
      mentions.person += Number(isPerson);
      mentions.place += Number(isPlace);
      this.#mentions.set(name, mentions);
    }
    for (const word of noted.plain) this.#plain.set(word, (this.#plain.get(word) ?? 0) + 1);
  }

  forget(key: DocumentKey): void {
    const noted = this.#noted.get(key);
    if (!noted) return;
    this.#noted.delete(key);
    for (const { name, isPerson, isPlace } of noted.names) {
      const mentions = this.#mentions.get(name);
      if (!mentions) continue;
      mentions.days.splice(mentions.days.indexOf(noted.date), 1);
      mentions.person -= Number(isPerson);
      mentions.place -= Number(isPlace);
    }
    for (const word of noted.plain) this.#plain.set(word, (this.#plain.get(word) ?? 0) - 1);
  }

  /** Who is mentioned on most days of those who are not `known` by their names; undefined where nobody comes back. */
  mostMentioned(known: ReadonlySet<string>): MentionedPerson | undefined {
    const [most] = [...this.#mentions]
      .filter(([name, mentions]) => !known.has(name) && this.#isPerson(name, mentions))
      .map(([name, mentions]) => ({ name, days: new Set(mentions.days).size }))
      .filter(({ days }) => days >= DAYS)
      .sort((one, other) => other.days - one.days);
    return most;
  }

  #isPerson(name: string, mentions: Mentions): boolean {
    return (
      isPersonsName(mentions, PERSON_SIGNS) &&
      (this.#plain.get(name.toLowerCase()) ?? 0) < PLAIN_SHARE * new Set(mentions.days).size
    );
  }
}
