import { CITATIONS_LIMIT, cite, firstQuote, isInline } from '../../../../language/quote.ts';
import type { Reader, TextReading } from '../../../../language/reader.ts';
import { type Claim, claimOf, nextStepOn } from '../answered.ts';
import type { Citation, LessonRow, Pattern, Suggestion } from '../notebook.ts';
import { isGrave, isNoAnswer, isPlatitude, isQuoted } from '../own-words.ts';
import { isInRange, type Scope } from '../scope.ts';
import * as texts from '../texts.ts';

/** On how many days a lesson must have been noted to be spoken of, and to be said to keep coming back. */
const DAYS = 2;
const KEEPS_COMING_DAYS = 3;
/** One word alone is no lesson. */
const ENOUGH_WORDS = 2;

/** A lesson that was noted on several days in the same words. */
export interface RepeatedLesson {
  quote: string;
  days: number;
  first: LessonRow;
  citations: Citation[];
  claim: Claim;
  /** It speaks of loss: nobody is asked what to do with it. */
  isGrave: boolean;
}

/** Without what typing it again changes: capitals, full stops, spaces. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{Z}\p{Cc}]+/gu, ' ')
    .trim();

const keysOfRows = new WeakMap<LessonRow, string>();

/** There may be lessons of many years. */
function keyOfRow(row: LessonRow): string {
  const key = keysOfRows.get(row) ?? keyOf(row.lesson);
  keysOfRows.set(row, key);
  return key;
}

/** The lesson of the week that was noted on most days. It needs no grammar: it is the same in its words. */
export function repeatedLesson({ lessons, week, reader, answered }: Scope): RepeatedLesson | undefined {
  const keys = new Set(lessons.filter(({ date }) => isInRange(date, week)).map(keyOfRow));
  if (keys.size === 0) return undefined;
  const groups = Map.groupBy(lessons, keyOfRow);
  return [...keys]
    .filter((key) => key !== '')
    .flatMap((key) => repeated(key, groups.get(key) ?? [], reader))
    .filter(({ claim }) => answered.allows(claim))
    .sort((one, other) => other.days - one.days)[0];
}

/** 'Nothing today', what everyone says, or what somebody else said. */
export function isNoLesson(reading: TextReading): boolean {
  const [first] = reading.sentences;
  if (!first) return true;
  const words = reading.sentences.flatMap(({ tokens }) => tokens).length;
  return words < ENOUGH_WORDS || isNoAnswer(reading) || isPlatitude(reading) || isQuoted(reading, first);
}

function repeated(key: string, rows: readonly LessonRow[], reader: Reader): RepeatedLesson[] {
  const [first] = rows;
  const last = rows.at(-1);
  const days = new Set(rows.map(({ date }) => date)).size;
  const quote = last && firstQuote(last.lesson);
  if (!first || !last || days < DAYS || !isInline(quote)) return [];
  const [reading] = reader.texts([last.lesson]);
  if (!reading || isNoLesson(reading)) return [];
  const citations = rows
    .toReversed()
    .flatMap(({ id, lesson }) => cite('lesson', id, lesson))
    .slice(0, CITATIONS_LIMIT);
  const claim = claimOf(
    'lesson',
    key,
    rows.map(({ id }) => id),
  );
  return [{ quote, days, first, citations, claim, isGrave: reading.sentences.some(isGrave) }];
}

export const lessonPatterns = (lesson: RepeatedLesson | undefined, { week }: Scope): Pattern[] =>
  lesson
    ? [
        {
          kind: 'lesson-again',
          text: texts.lessonAgain(lesson.quote, lesson.days, lesson.first.date, week.end),
          citations: lesson.citations,
          ...lesson.claim,
        },
      ]
    : [];

export const lessonSuggestions = (lesson: RepeatedLesson | undefined): Suggestion[] =>
  lesson && lesson.days >= KEEPS_COMING_DAYS && !lesson.isGrave
    ? [
        {
          kind: 'lesson-again',
          text: texts.lessonStep(lesson.quote),
          citations: lesson.citations,
          ...nextStepOn(lesson.claim),
        },
      ]
    : [];
