import { type Answer, contentOf, type EntryReading, type Sentence } from '../../../language/reader.ts';
import { clearTopicsOf } from '../../../language/topics.ts';
import { EVERYDAY } from '../../../language/vocabulary.ts';
import { termsOf, topicKey } from './topic-phrases.ts';

/*
 * What sentences speak of: the words that say something, and by their keys the topics that they are clearly about. Texts
 * that share what the person hardly ever speaks of are likely about the same.
 */

const known = new WeakMap<Sentence, ReadonlySet<string>>();

function subjectsOfOne(sentence: Sentence): ReadonlySet<string> {
  const kept = known.get(sentence);
  if (kept) return kept;
  const words = [...contentOf([sentence])].filter((lemma) => !EVERYDAY.has(lemma));
  const topics = clearTopicsOf(termsOf(sentence).map(([, term]) => term));
  const subjects = new Set([...words, ...topics.map(topicKey)]);
  known.set(sentence, subjects);
  return subjects;
}

export const subjectsOf = (sentences: readonly Sentence[]): Set<string> =>
  new Set(sentences.flatMap((sentence) => [...subjectsOfOne(sentence)]));

/** Whether one of the sentences speaks of a subject: a word, or the key of a topic. */
export const areAbout = (sentences: readonly Sentence[], subject: string): boolean =>
  sentences.some((sentence) => subjectsOfOne(sentence).has(subject));

/** What the answers of those names speak of, by the day. */
export function subjectsByDay(
  entries: readonly EntryReading[],
  names: readonly Answer[],
): Map<string, Set<string>> {
  const byDay = Map.groupBy(entries, ({ row }) => row.date);
  const subjectsIn = (ofDay: readonly EntryReading[]) =>
    subjectsOf(ofDay.flatMap(({ answers }) => names.flatMap((name) => answers[name].sentences)));
  return new Map([...byDay].map(([date, ofDay]) => [date, subjectsIn(ofDay)]));
}

/** On how many days each subject is spoken of in the answers of those names. */
export function daysOfSubjects(
  entries: readonly EntryReading[],
  names: readonly Answer[],
): Map<string, number> {
  const days = new Map<string, number>();
  for (const subjects of subjectsByDay(entries, names).values())
    for (const subject of subjects) days.set(subject, (days.get(subject) ?? 0) + 1);
  return days;
}
