import type { Citation, LessonRow, Pattern, Suggestion } from '../notebook.ts';
import { CITATIONS_LIMIT, cite, firstQuote, isInline } from '../quote.ts';
import { isIn, type Scope } from '../scope.ts';
import { WORDING } from '../wording.ts';

/** A lesson that was noted on several days in the same words. */
export interface RepeatedLesson {
  quote: string;
  days: number;
  first: LessonRow;
  citations: Citation[];
}

/** Without what typing it again changes: capitals, full stops, spaces. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{Z}\p{Cc}]+/gu, ' ')
    .trim();

/** The lesson of the week that was noted on most days. It needs no grammar: it is the same in its words. */
export function repeatedLesson({ lessons, week }: Scope): RepeatedLesson | undefined {
  const keys = new Set(lessons.filter(({ date }) => isIn(date, week)).map(({ lesson }) => keyOf(lesson)));
  if (keys.size === 0) return undefined;
  const groups = Map.groupBy(lessons, ({ lesson }) => keyOf(lesson));
  return [...keys]
    .filter((key) => key !== '')
    .flatMap((key) => repeated(groups.get(key) ?? []))
    .sort((one, other) => other.days - one.days)[0];
}

function repeated(rows: readonly LessonRow[]): RepeatedLesson[] {
  const [first] = rows;
  const last = rows.at(-1);
  const days = new Set(rows.map(({ date }) => date)).size;
  const quote = last && firstQuote(last.lesson);
  if (!first || days < 2 || !isInline(quote)) return [];
  const citations = rows
    .toReversed()
    .flatMap(({ id, lesson }) => cite('lesson', id, lesson))
    .slice(0, CITATIONS_LIMIT);
  return [{ quote, days, first, citations }];
}

export const lessonPatterns = (lesson: RepeatedLesson | undefined, { week }: Scope): Pattern[] =>
  lesson
    ? [
        {
          kind: 'lesson-again',
          text: WORDING.lessonAgain(lesson.quote, lesson.days, lesson.first.date, week.end),
          citations: lesson.citations,
        },
      ]
    : [];

export const lessonSuggestions = (lesson: RepeatedLesson | undefined): Suggestion[] =>
  lesson
    ? [{ kind: 'lesson-again', text: WORDING.lessonStep(lesson.quote), citations: lesson.citations }]
    : [];
