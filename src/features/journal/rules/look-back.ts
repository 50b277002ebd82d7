import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { isBlank } from '../../../kernel/text.ts';

/** After so many days a weekday’s name tells no day any longer. */
const LATEST_DAYS = 6;

interface Lesson {
  date: LocalDate;
  lesson: string;
  created_at: string;
}

/** The rows that the last lesson is found in. */
export interface LookBackRows {
  lessons: readonly Lesson[];
  entries: readonly { date: LocalDate }[];
  hidden: readonly { kind: 'day' | 'word'; text: string }[];
}

/** The last lesson, and whether it was noted yesterday. */
export interface LastLesson {
  day: LocalDate;
  words: string;
  isYesterday: boolean;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * What was learned yesterday, else on the last day with a page, as long as that is within the week; undefined when
 * nothing was. A day or a word that the person does not want to be reminded of stays where it is.
 */
export function lastLesson(today: LocalDate, rows: LookBackRows): LastLesson | undefined {
  const yesterday = addDays(today, -1);
  const first = addDays(today, -LATEST_DAYS);
  const isHidden = ({ date, lesson }: Lesson): boolean =>
    rows.hidden.some(({ kind, text }) =>
      kind === 'day' ? text === date : !isBlank(text) && folded(lesson).includes(folded(text.trim())),
    );
  const pages = rows.entries.map(({ date }) => date).filter((date) => date < today);
  const lastPage = pages.sort().at(-1) ?? '';
  for (const day of [yesterday, lastPage]) {
    const [last] = rows.lessons
      .filter((row) => row.date === day && day >= first && isShown(row.lesson) && !isHidden(row))
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    if (last) return { day, words: last.lesson, isYesterday: day === yesterday };
  }
  return undefined;
}

const isShown = (text: string): boolean => isOpened(text) && !isBlank(text);
