import { isBlank } from '../../../../kernel/text.ts';
import type { Pattern, Suggestion } from '../notebook.ts';
import { CITATIONS_LIMIT, cite, isInline, quoteAround, type Span } from '../quote.ts';
import { contentOf, type EntryReading, type Sentence, sharedBy, type TextReading } from '../reader.ts';
import { type FinishedAction, isIn, type Scope } from '../scope.ts';
import { WORDING } from '../wording.ts';

/** How many words a sentence about a value and an action must share to speak of the same. */
const SHARED = 2;
const MOST_ACTED = 2;
/** In how many entries a value must stand before it is said that no action followed. */
const ENTRIES = 3;
/** How many entries there must be before it is said that a value stands in none. */
const ENOUGH = 10;

/** Where a value is named in an entry. */
interface Naming {
  entry: EntryReading;
  answer: TextReading;
  sentence: Sentence;
  at: Span;
}

/** A core value with the entries of the window that name it. */
interface NamedValue {
  value: string;
  lemmas: string[];
  /** One for each entry, in their order. */
  namings: Naming[];
  /** Of them, those in the answer to what the values say. */
  asked: Naming[];
}

/** Where the words of a value stand beside each other. */
function placeOf(lemmas: readonly string[], { tokens }: Sentence): Span | undefined {
  const first = tokens.findIndex((_, at) =>
    lemmas.every((lemma, next) => tokens[at + next]?.lemma === lemma),
  );
  const begin = tokens[first];
  const end = tokens[first + lemmas.length - 1];
  return begin && end && { start: begin.start, end: end.end };
}

const namingIn = (
  lemmas: readonly string[],
  entry: EntryReading,
  answers: readonly TextReading[],
): Naming[] =>
  answers
    .flatMap((answer) =>
      answer.sentences.flatMap((sentence) => {
        const at = placeOf(lemmas, sentence);
        return at ? [{ entry, answer, sentence, at }] : [];
      }),
    )
    .slice(0, 1);

/** The core values, with the places where they are named. */
export function namedValues({ notebook, entries, reader }: Scope): NamedValue[] {
  const values = [...new Set(notebook.values)].filter((value) => !isBlank(value));
  return values
    .map((value) => {
      const [reading] = reader.texts([value]);
      const lemmas = reading?.sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)) ?? [];
      return { value, lemmas };
    })
    .filter(({ lemmas }) => lemmas.length > 0)
    .map(({ value, lemmas }) => ({
      value,
      lemmas,
      namings: entries.flatMap((entry) => namingIn(lemmas, entry, Object.values(entry.answers))),
      asked: entries.flatMap((entry) => namingIn(lemmas, entry, [entry.answers.value_alignment])),
    }));
}

/** The words of a sentence about values, without their names: what they ask for. */
function asksFor({ sentence }: Naming, values: readonly NamedValue[]): Set<string> {
  const names = new Set(values.flatMap(({ lemmas }) => lemmas));
  return new Set([...contentOf([sentence])].filter((word) => !names.has(word)));
}

const sharedWith = (words: ReadonlySet<string>, { reading }: FinishedAction): number =>
  sharedBy(words, contentOf(reading.sentences));

/** Values of which a sentence became an action that was finished within the week. */
export function actedPatterns(values: readonly NamedValue[], { finished, week }: Scope): Pattern[] {
  const ofWeek = finished.filter(({ date }) => isIn(date, week));
  const patterns = values.flatMap((value) =>
    value.asked
      .filter(({ entry }) => entry.isEnglish && isIn(entry.row.date, week))
      .flatMap((naming) => {
        const words = asksFor(naming, values);
        return ofWeek
          .filter(({ date }) => date >= naming.entry.row.date)
          .filter((action) => sharedWith(words, action) >= SHARED)
          .flatMap((action) => actedPattern(value.value, naming, action));
      })
      .slice(0, 1),
  );
  const actions = new Set<string>();
  return patterns.filter(({ citations }) => isNew(actions, citations.at(-1)?.id ?? '')).slice(0, MOST_ACTED);
}

function isNew(seen: Set<string>, id: string): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}

function actedPattern(value: string, { entry, answer, at }: Naming, { row }: FinishedAction): Pattern[] {
  const wrote = quoteAround(answer.text, at);
  const [did] = cite('action', row.id, row.text);
  if (!isInline(wrote) || !did || !isInline(did.quote)) return [];
  const text = WORDING.valueActed(value, wrote, did.quote);
  return [{ kind: 'value-acted', text, citations: [{ kind: 'entry', id: entry.row.id, quote: wrote }, did] }];
}

const citationsOf = (namings: readonly Naming[]) =>
  namings
    .toReversed()
    .flatMap(({ entry, answer, at }) => cite('entry', entry.row.id, answer.text, at))
    .slice(0, CITATIONS_LIMIT);

/** The value that was written about most without any finished action that takes up a word of it. */
export function waitingValue(
  values: readonly NamedValue[],
  { finished, week }: Scope,
): NamedValue | undefined {
  const isWaiting = (value: NamedValue): boolean => {
    const words = new Set(value.asked.flatMap((naming) => [...asksFor(naming, values)]));
    for (const lemma of value.lemmas) words.add(lemma);
    return finished.every((action) => sharedWith(words, action) === 0);
  };
  return values
    .filter(({ asked }) => asked.length >= ENTRIES && asked.every(({ entry }) => entry.isEnglish))
    .filter(({ asked }) => asked.some(({ entry }) => isIn(entry.row.date, week)))
    .filter(isWaiting)
    .sort((one, other) => other.asked.length - one.asked.length)[0];
}

export function waitingPatterns(value: NamedValue | undefined, { week }: Scope): Pattern[] {
  if (!value) return [];
  const since = value.asked[0]?.entry.row.date ?? week.start;
  const text = WORDING.valueWaiting(value.value, value.asked.length, since, week.end);
  return [{ kind: 'value-waiting', text, citations: citationsOf(value.asked) }];
}

export const waitingSuggestions = (value: NamedValue | undefined): Suggestion[] =>
  value
    ? [{ kind: 'value-waiting', text: WORDING.valueStep(value.value), citations: citationsOf(value.asked) }]
    : [];

/** A value that stands in no entry while another one does. */
export function unnamedValue(
  values: readonly NamedValue[],
  { entries, ofWeek }: Scope,
): { value: string; other: NamedValue } | undefined {
  const other = values.toSorted((one, next) => next.namings.length - one.namings.length)[0];
  const unnamed = values.find(({ namings }) => namings.length === 0);
  const isEnough = entries.length >= ENOUGH && ofWeek.length > 0 && (other?.namings.length ?? 0) >= ENTRIES;
  return isEnough && unnamed && other ? { value: unnamed.value, other } : undefined;
}

export function unnamedPatterns(unnamed: ReturnType<typeof unnamedValue>, scope: Scope): Pattern[] {
  if (!unnamed) return [];
  const { entries, week } = scope;
  const { value, other } = unnamed;
  const since = entries[0]?.row.date ?? week.start;
  const text = WORDING.valueUnnamed(
    value,
    entries.length,
    other.value,
    other.namings.length,
    since,
    week.end,
  );
  return [{ kind: 'value-unnamed', text, citations: citationsOf(other.namings) }];
}

export const unnamedSuggestions = (unnamed: ReturnType<typeof unnamedValue>): Suggestion[] =>
  unnamed
    ? [
        {
          kind: 'value-unnamed',
          text: WORDING.valueAsk(unnamed.value),
          citations: citationsOf(unnamed.other.namings),
        },
      ]
    : [];
