import type { DayRange, LocalDate } from '../../../kernel/calendar.ts';
import type { Citation, CitedKind } from '../../../language/quote.ts';
import type { EntryRow } from '../../../language/reader.ts';
import type { KnownPerson } from '../../../language/topics/relations.ts';
import {
  importedPage,
  type MaybeImported,
  plainWords,
  wholeText,
} from '../../journal/rules/imported-page.ts';
import { NO_ANSWERS } from '../../journal/rules.ts';
import type { Claim } from './answered.ts';

export type { Citation, CitedKind, EntryRow };

/** An opened entry as the engine reads it: the text of a page from another journal answers no question. */
export function entryRowOf(entry: Omit<EntryRow, 'page'> & MaybeImported): EntryRow {
  const { id, date, start_time, created_at } = entry;
  const page = importedPage(entry);
  if (page) {
    const text = plainWords(wholeText(page.title, page.text));
    return { id, date, ...NO_ANSWERS, start_time, created_at, page: text };
  }
  // In an order of their own: insights are told apart by what they were made from, word for word.
  const { celebration, goal, goal_importance, reflection, value_alignment, action } = entry;
  const answers = { celebration, goal, goal_importance, reflection, value_alignment, action };
  return { id, date, ...answers, start_time, created_at };
}

/*
 * What the engine reads: opened rows, as far as it needs them. The notebook on a device and the server both hold rows of
 * these shapes. A text that could not be opened comes as '' or as the sign that stands in its place.
 */

export interface TaskRow {
  id: string;
  text: string;
  completed: boolean;
  completed_at: string | null;
  created_at: string;
}

export interface LessonRow {
  id: string;
  lesson: string;
  date: LocalDate;
  created_at: string;
}

export interface GoalRow {
  text: string;
  status: 'active' | 'completed';
}

export interface GrowthDay {
  date: LocalDate;
  journaled: boolean;
  task_completed: boolean;
  lesson_learned: boolean;
}

/** A person's opened rows, in any order. */
export interface OpenedNotebook {
  entries: readonly EntryRow[];
  tasks: readonly TaskRow[];
  lessons: readonly LessonRow[];
  goals: readonly GoalRow[];
  growthDays: readonly GrowthDay[];
  /** The core values, as far as they are chosen. */
  values: readonly string[];
  /** Who people are that are written of, as far as the person has said; left out where they have said nothing. */
  people?: readonly KnownPerson[];
  /** The profile's time zone, by which instants become days. */
  zone: string;
}

/**
 * A sentence to the person, with what it rests on: the newest first. Where it claims something it can be answered; what
 * was stored before that could be has no claim.
 */
export interface Insight extends Partial<Claim> {
  text: string;
  citations: Citation[];
  /** It could be said of one of the weeks before as well, on hardly fewer rows. */
  isKnown?: true;
}

export type PatternKind =
  | 'fear'
  | 'fear-overcome'
  | 'goal-moved'
  | 'goal-named'
  | 'value-acted'
  | 'theme'
  | 'joy'
  | 'lesson-again'
  | 'lesson-topic'
  | 'goal-stalled'
  | 'action-intended'
  | 'value-waiting'
  | 'value-unnamed'
  | 'value-unlived'
  | 'together'
  | 'weekday'
  | 'time-of-day';

export interface Pattern extends Insight {
  kind: PatternKind;
}

export interface Suggestion extends Insight {
  kind: PatternKind | 'action-waiting';
}

export interface WeekStats {
  totalJournalEntries: number;
  totalLessons: number;
  /** Actions completed within the week. */
  completedActions: number;
  /** Actions named or completed within the week. */
  totalActions: number;
  /** Whole per cent; 0 when there are no actions. */
  actionCompletionRate: number;
}

/** What can be said of a week. */
export interface Insights {
  celebration: Insight;
  patterns: Pattern[];
  suggestions: Suggestion[];
  summary: string;
  weekRange: DayRange;
  stats: WeekStats;
  /** Whether the week has an entry, a lesson or an action. */
  hasData: boolean;
  /** A pattern is not said because of what the person has answered. */
  hidesPattern?: true;
  /** Words of harm are near: only numbers are said, and no language model is asked. */
  isGuarded?: true;
  /** Most of it is written in another language than English, of which the engine says nothing. */
  isOtherLanguage?: true;
}
