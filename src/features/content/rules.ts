import type { LocalDate } from '../../kernel/calendar.ts';
import { isOpened } from '../../kernel/seal.ts';
import { isBlank, shorten } from '../../kernel/text.ts';
import { formsOf, queryWords } from '../../language/word-forms.ts';
import type { Answers } from '../journal/rules.ts';
import { LESSON_LABEL_LENGTH, POST_FIELDS, type PostField } from './contract/limits.ts';
import * as texts from './texts.ts';

export * from './rules/platforms.ts';

/** What ends a line or cannot be printed, but for what joins the parts of an emoji or of a word. */
const NOT_PRINTED = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/** A topic or quote as it goes into a post: what cannot be printed becomes a space, double quotes single ones. */
export const cleanIdea = (text: string): string =>
  text.replaceAll(NOT_PRINTED, ' ').replaceAll('"', "'").trim();

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day as 'Mar 05 2025'. */
const shortDay = (date: LocalDate): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(8, 10)} ${date.slice(0, 4)}`;

interface DatedLesson {
  lesson: string;
  date: LocalDate;
}

/** The first characters of a lesson, on one line. */
export function lessonLine({ lesson }: Pick<DatedLesson, 'lesson'>): string {
  const line = lesson.trim().replaceAll(/\s+/gu, ' ');
  // One place more is for the ellipsis, which is not the lesson's.
  return line.length > LESSON_LABEL_LENGTH ? shorten(`${line} `, LESSON_LABEL_LENGTH + 1) : line;
}

/** The day of a lesson as it is told apart from others by it. */
export const lessonDay = ({ date }: Pick<DatedLesson, 'date'>): string => shortDay(date);

/** A lesson in the list to choose from: its first characters and its day. */
export const lessonLabel = (lesson: DatedLesson): string => `${lessonLine(lesson)} (${lessonDay(lesson)})`;

/** The words by which a lesson is found, those of its day among them. */
export const wordsOfLesson = (lesson: DatedLesson): string => formsOf([lesson.lesson, lessonDay(lesson)]);

/** The lessons that have every word of a question, or one that begins so, in the order in which they come. */
export function lessonsWith<Lesson>(
  question: string,
  lessons: readonly { lesson: Lesson; words: string }[],
): Lesson[] {
  const asked = queryWords(question).map((word) => ` ${word}`);
  return lessons
    .filter(({ words }) => asked.every((word) => words.includes(word)))
    .map(({ lesson }) => lesson);
}

/** What has been chosen for a post, as far as it has; a lesson or the person's own text in its place. */
export interface Chosen {
  platform?: unknown;
  cta?: unknown;
  source: string;
  idea?: unknown;
  value?: unknown;
}

/** What is still missing, in the order in which it is chosen. */
export function missingFields({ platform, cta, source, idea, value }: Chosen): PostField[] {
  const given = [platform, cta, isBlank(source) ? undefined : source, idea, value];
  return POST_FIELDS.filter((_, at) => given[at] === undefined);
}

/** What is said of what is missing. */
export const incompleteMessage = (missing: readonly PostField[]): string =>
  texts.incomplete(missing.join(', '));

/** A post as it is copied and shared: its words, and the hashtags below them. */
export const postText = ({ content, hashtags }: { content: string; hashtags: readonly string[] }): string =>
  hashtags.length === 0 ? content : `${content}\n\n${hashtags.join(' ')}`;

/** An entry and a lesson, opened, as far as a voice is learned from them. */
export type WrittenEntry = Answers & { id: string; date: LocalDate };
export interface WrittenLesson {
  id: string;
  date: LocalDate;
  lesson: string;
}

/** The answers in which a person writes freely: lists of actions and names of goals have no voice. */
const PROSE = ['celebration', 'goal_importance', 'reflection', 'value_alignment'] as const;
/** So many of the newest texts say how somebody writes now. */
const TEXTS_OF_VOICE = 600;

const readable = (texts: readonly string[]): string[] =>
  texts.filter((text) => isOpened(text) && !isBlank(text));

/** Every text of an entry that can be read. */
export const entryTexts = (entry: WrittenEntry): string[] =>
  readable([...PROSE, 'goal' as const, 'action' as const].map((answer) => entry[answer] ?? ''));

/** The texts that say how a person writes, the newest first; of one day in the order of their ids. */
export function writings({
  entries,
  lessons,
}: {
  entries: Iterable<WrittenEntry>;
  lessons: Iterable<WrittenLesson>;
}): string[] {
  const all = [
    ...[...entries].map(({ id, date, ...answers }) => ({
      id,
      date,
      texts: PROSE.map((answer) => answers[answer] ?? ''),
    })),
    ...[...lessons].map(({ id, date, lesson }) => ({ id, date, texts: [lesson] })),
  ];
  const newest = all.toSorted((one, other) => compare(other.date, one.date) || compare(one.id, other.id));
  return newest.flatMap(({ texts }) => readable(texts)).slice(0, TEXTS_OF_VOICE);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
