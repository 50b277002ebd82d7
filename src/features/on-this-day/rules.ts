import { addDays, isLocalDate, type LocalDate } from '../../kernel/calendar.ts';
import { isOpened } from '../../kernel/seal.ts';
import { firstSentence, isBlank } from '../../kernel/text.ts';
import type { SyncedRows } from '../feed/contract.ts';
import { importedPage, sentenceOf } from '../journal/rules/imported-page.ts';
import * as texts from './texts.ts';

type Entry = SyncedRows['journal_entries'];
type Lesson = SyncedRows['lessons_learned'];

/** One sentence of an earlier day. */
export interface Memory {
  kind: 'entry' | 'lesson';
  /** The row that it is from. */
  id: string;
  date: LocalDate;
  /** How long ago, e.g. 'A year ago'. */
  when: string;
  /** Exactly as it was written. */
  sentence: string;
}

/** What must not come back: days, and words in any text of a row. */
export interface HiddenMemories {
  days: ReadonlySet<LocalDate>;
  words: readonly string[];
}

export interface MemoryRows {
  entries: readonly Entry[];
  lessons: readonly Lesson[];
}

/** A year that the notebook can reach back to. */
const MOST_YEARS = 100;

const yearsAgo = (today: LocalDate, years: number): LocalDate =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;

function monthAgo(today: LocalDate): LocalDate {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
  return `${before}${today.slice(7)}`;
}

/** The days that may speak today, the earliest first; a date that another month or year does not have is left out. */
function daysOf(today: LocalDate): { date: LocalDate; when: string }[] {
  const years = Array.from({ length: MOST_YEARS }, (_, at) => MOST_YEARS - at);
  return [
    ...years.map((count) => ({ date: yearsAgo(today, count), when: texts.yearsAgo(count) })),
    { date: monthAgo(today), when: texts.aMonthAgo },
    { date: addDays(today, -7), when: texts.aWeekAgo },
  ].filter(({ date }) => isLocalDate(date));
}

/** Scripts that set no space between words: there a word is found within others. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a text has a word, as a whole one: 'Ann' is in 'Ann’s', and not in 'Anna'. Both folded. */
function hasWord(text: string, word: string): boolean {
  if (UNSPACED.test(word)) return text.includes(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = [...text.slice(0, at)].at(-1) ?? ' ';
    const [after = ' '] = text.slice(at + word.length);
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}

const mayReturn = (texts: readonly string[], words: readonly string[]): boolean =>
  !texts.some((text) => words.some((word) => hasWord(folded(text), word)));

/** All that an entry says: what a hidden word is looked for in. */
export const textsOf = (entry: Entry): string[] =>
  [
    entry.celebration,
    entry.goal,
    entry.goal_importance,
    entry.reflection,
    entry.value_alignment,
    entry.action,
    entry.imported,
  ].map((text) => text ?? '');

const inOrder = <Row extends { created_at: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));

/** Whether a text has words of the person's to show. */
export const isShown = (text: string): boolean => !isBlank(text) && isOpened(text);

/** What an entry may say again: what was celebrated, or how a page from another journal begins. What was feared stays where it is. */
function spokenIn(entry: Entry): string {
  const page = importedPage(entry);
  if (page) return isShown(page.text) ? sentenceOf(page) : page.title;
  return isShown(entry.celebration) ? firstSentence(entry.celebration) : '';
}

/** What a day has to say: what an entry does, else what was learned. */
function spokenOn(date: LocalDate, rows: MemoryRows, words: readonly string[]) {
  const ofDay = <Row extends { date: string; created_at: string }>(all: readonly Row[]) =>
    inOrder(all.filter((row) => row.date === date));
  for (const entry of ofDay(rows.entries)) {
    const sentence = spokenIn(entry);
    if (isBlank(sentence) || !mayReturn(textsOf(entry), words)) continue;
    return { kind: 'entry' as const, id: entry.id, sentence };
  }
  for (const { id, lesson } of ofDay(rows.lessons)) {
    if (!isShown(lesson) || !mayReturn([lesson], words)) continue;
    return { kind: 'lesson' as const, id, sentence: firstSentence(lesson) };
  }
  return undefined;
}

const wordsOf = ({ words }: HiddenMemories): string[] =>
  words.map((word) => folded(word.trim())).filter((word) => word !== '');

/** Whether a word that the person has hidden is in any of these texts. */
export const hasHiddenWord = (texts: readonly string[], hidden: HiddenMemories): boolean =>
  !mayReturn(texts, wordsOf(hidden));

/** Whether what was written on a day may come back by itself. */
export const mayComeBack = (
  { date, texts }: { date: LocalDate; texts: readonly string[] },
  hidden: HiddenMemories,
): boolean => !hidden.days.has(date) && !hasHiddenWord(texts, hidden);

/** The sentences from this day years ago, the earliest first, from a month and from a week ago: one of them comes back. */
export function memoriesOn(today: LocalDate, rows: MemoryRows, hidden: HiddenMemories): Memory[] {
  const words = wordsOf(hidden);
  const days = daysOf(today).filter(({ date }) => !hidden.days.has(date));
  const dates = new Set(days.map(({ date }) => date));
  const ofDays = {
    entries: rows.entries.filter(({ date }) => dates.has(date)),
    lessons: rows.lessons.filter(({ date }) => dates.has(date)),
  };
  return days.flatMap(({ date, when }) => {
    const spoken = spokenOn(date, ofDays, words);
    return spoken ? { ...spoken, date, when } : [];
  });
}
