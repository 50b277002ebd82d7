import type { DayRange, LocalDate } from '../../../../kernel/calendar.ts';
import type { PeriodKind } from '../../rules/periods.ts';
import type { StoredInsights } from '../model-answer.ts';
import type { Citation, Insight } from '../notebook.ts';
import * as sentences from '../texts.ts';
import * as texts from './texts.ts';

/** Where in a letter a sentence belongs; `numbers` opens it and has no heading. */
export type PartKind = 'numbers' | 'celebrated' | 'months' | 'moved' | 'came-back' | 'question';

export interface LetterPart {
  kind: PartKind;
  sentences: Insight[];
}

/** The parts of a letter in the order in which it is read; none of them is empty. */
export type Letter = LetterPart[];

/** What the rows of a period come to. */
export interface PeriodCounts {
  entries: number;
  lessons: number;
  completedActions: number;
  /** Actions named or completed in it. */
  totalActions: number;
  /** Days with all three strokes. */
  loops: number;
}

/** What the engine says of one week of a period. */
export interface WeekRead {
  week: DayRange;
  insights: StoredInsights;
}

/** The day of a row that is cited; undefined of one that is gone. */
export type DateOf = (citation: Citation) => LocalDate | undefined;

/** A figure, which rests on the rows that it counts. */
const figure = (text: string): Insight => ({ text, citations: [] });

function writing({ entries, lessons }: PeriodCounts): string[] {
  if (entries > 0 && lessons > 0) return [sentences.wroteAndLearned(entries, lessons)];
  if (entries > 0) return [sentences.wrote(entries)];
  return lessons > 0 ? [sentences.learned(lessons)] : [];
}

function acting({ completedActions, totalActions }: PeriodCounts): string[] {
  if (completedActions > 0) return [sentences.finishedActions(completedActions, totalActions)];
  return totalActions > 0 ? [sentences.addedActions(totalActions)] : [];
}

/** Whether nothing was written, done or planned. */
export const isEmpty = ({ entries, lessons, totalActions }: PeriodCounts): boolean =>
  entries + lessons + totalActions === 0;

/** @param unread most of the period is written in a language that the engine doesn't know */
export function numbersPart(kind: PeriodKind, counts: PeriodCounts, unread = false): LetterPart {
  const said = [...writing(counts), ...(counts.loops > 0 ? [sentences.loopClosed(counts.loops)] : [])];
  if (unread && !isEmpty(counts)) said.push(texts.otherLanguage);
  return { kind: 'numbers', sentences: (isEmpty(counts) ? [texts.nothingWritten[kind]] : said).map(figure) };
}

/** What was finished in numbers, and what the engine says of goals and values. */
export const movedPart = (counts: PeriodCounts, found: readonly Insight[]): LetterPart => ({
  kind: 'moved',
  sentences: [...acting(counts).map(figure), ...found],
});

/** Nothing but numbers: of a period near words of harm, and of one without anything. */
export const numbersAlone = (kind: PeriodKind, counts: PeriodCounts): Letter =>
  withoutEmpty([numbersPart(kind, counts), movedPart(counts, [])]);

export const withoutEmpty = (parts: readonly LetterPart[]): Letter =>
  parts.filter((part) => part.sentences.length > 0);

export const isCited = ({ text, citations }: Insight): boolean => text !== '' && citations.length > 0;
