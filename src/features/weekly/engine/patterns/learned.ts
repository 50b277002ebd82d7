import { CITATIONS_LIMIT, cite, firstQuote, isInline, type Span } from '../../../../language/quote.ts';
import type { TextReading } from '../../../../language/reader.ts';
import { type KnownPeople, MARKED, TOPICS } from '../../../../language/topics.ts';
import { ENGLISH_SIGNS } from '../../../../language/vocabulary.ts';
import { claimOf } from '../answered.ts';
import type { LessonRow, Pattern } from '../notebook.ts';
import { isGrave, isOthers } from '../own-words.ts';
import { isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';
import { topicPlacesIn } from '../topic-phrases.ts';
import { isNoLesson, keyOf } from './lessons.ts';
import { firstOfEach } from './mentions.ts';

/** On fewer days it is what a day has taught, and nothing that a person learns again. */
const DAYS = 4;

/** A lesson, and where it speaks of a topic. */
interface Place extends Span {
  row: LessonRow;
}

/** What is learned again and again over the weeks, in ever other words, and in this one too. */
export function learnedPatterns({
  lessons,
  entries,
  window,
  week,
  reader,
  answered,
  people,
}: Scope): Pattern[] {
  // A reader without a grammar knows no language, and a lesson alone is too short to tell which it is.
  if (!entries.some(({ isEnglish }) => isEnglish)) return [];
  const rows = withoutCopies(lessons.filter(({ date }) => isInRange(date, window)));
  const readings = reader.texts(rows.map(({ lesson }) => lesson));
  const byTopic = new Map<number, Place[]>();
  for (const [at, row] of rows.entries())
    for (const [topic, place] of topicsOf(readings[at], people)) note(byTopic, topic, { row, ...place });
  const [best] = [...byTopic]
    .filter(([, places]) => places.length >= DAYS)
    .filter(([, places]) => places.some(({ row }) => isInRange(row.date, week)))
    .filter(([, places]) => places.some(({ row }) => !isInRange(row.date, week)))
    .filter(([topic, places]) => answered.allows(claimOn(topic, places)))
    .sort(([, one], [, other]) => other.length - one.length);
  return best ? learnedPattern(...best, week.end) : [];
}

/** The lessons, each once in the same words: as it was noted first. */
const withoutCopies = (lessons: readonly LessonRow[]): LessonRow[] =>
  firstOfEach(lessons, ({ lesson }) => keyOf(lesson));

/** What a lesson in English is about, in the person's own voice; of loss nothing is counted. */
function topicsOf(reading: TextReading | undefined, people: KnownPeople): Map<number, Span> {
  const isRead =
    reading &&
    !isNoLesson(reading) &&
    !reading.sentences.some(isGrave) &&
    reading.sentences.some(({ tokens }) => tokens.some(({ word }) => ENGLISH_SIGNS.has(word)));
  if (!isRead) return new Map();
  const sought = { topics: MARKED.learned, people };
  const counts = (place: Span): boolean => !isOthers(reading, place);
  return new Map(reading.sentences.flatMap((sentence) => [...topicPlacesIn(sentence, sought, counts)]));
}

/** One place for each day. */
function note(byTopic: Map<number, Place[]>, topic: number, place: Place): void {
  const places = byTopic.get(topic) ?? [];
  byTopic.set(topic, places);
  if (!places.some(({ row }) => row.date === place.row.date)) places.push(place);
}

const claimOn = (topic: number, places: readonly Place[]) =>
  claimOf(
    'lesson-topic',
    TOPICS[topic] ?? '',
    places.map(({ row }) => row.id),
  );

function learnedPattern(topic: number, places: readonly Place[], end: string): Pattern[] {
  const [first, last] = [places[0], places.at(-1)];
  const quote = firstQuote(last?.row.lesson ?? '');
  if (!first || !last || !isInline(quote)) return [];
  const days = { days: places.length, since: first.row.date, end };
  const citations = places
    .toReversed()
    .flatMap(({ row, ...place }) => cite('lesson', row.id, row.lesson, place))
    .slice(0, CITATIONS_LIMIT);
  const text = texts.lessonTopic(TOPICS[topic] ?? '', days, last.row.date, quote);
  return [{ kind: 'lesson-topic', text, citations, ...claimOn(topic, places) }];
}
