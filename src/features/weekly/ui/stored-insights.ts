import { type DayRange, isLocalDate } from '../../../kernel/calendar.ts';
import type { StoredInsights } from '../engine/model-answer.ts';
import type { Citation, CitedKind, Insight, WeekStats } from '../engine/notebook.ts';

/** What is said of a week beside its numbers. */
export type Analysis = Pick<
  StoredInsights,
  'celebration' | 'summary' | 'hidesPattern' | 'isOtherLanguage' | 'writtenBy'
> & {
  patterns: Insight[];
  suggestions: Insight[];
};

/** A week as navigation state tells it: it may come from anywhere, and old. */
export interface StoredWeek {
  weekRange: DayRange;
  stats: WeekStats;
  analysis: Analysis | undefined;
  hasData: boolean;
}

type Unknown = Record<string, unknown>;

export const fieldsOf = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : {};
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const countIn = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.round(value) : 0);

const KINDS: readonly unknown[] = ['entry', 'lesson', 'action'] satisfies CitedKind[];

function citationIn(value: unknown): Citation[] {
  const { kind, id, quote } = fieldsOf(value);
  return KINDS.includes(kind) && textIn(id) && textIn(quote)
    ? [{ kind: kind as CitedKind, id: textIn(id), quote: textIn(quote) }]
    : [];
}

/** A sentence, with what it cites or alone. */
function insightIn(value: unknown): Insight[] {
  if (typeof value === 'string') return value ? [{ text: value, citations: [] }] : [];
  const { text, citations } = fieldsOf(value);
  return textIn(text) ? [{ text: textIn(text), citations: listIn(citations).flatMap(citationIn) }] : [];
}

function analysisIn(value: unknown): Analysis | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { celebration, patterns, suggestions, summary } = fieldsOf(value);
  return {
    celebration: insightIn(celebration)[0] ?? { text: '', citations: [] },
    patterns: (typeof patterns === 'string' ? [patterns] : listIn(patterns)).flatMap(insightIn),
    suggestions: listIn(suggestions).flatMap(insightIn),
    summary: textIn(summary),
  };
}

function rangeIn(value: unknown): DayRange | undefined {
  const { start, end } = fieldsOf(value);
  const isRange = isLocalDate(textIn(start)) && isLocalDate(textIn(end)) && textIn(start) <= textIn(end);
  return isRange ? { start: textIn(start), end: textIn(end) } : undefined;
}

/** The week that navigation state tells of: `weekRange`, `stats`, `analysis`, `hasData`; undefined when it tells of none. */
export function storedWeekIn(state: unknown): StoredWeek | undefined {
  const { weekRange, stats, analysis, hasData } = fieldsOf(state);
  const range = rangeIn(weekRange);
  if (!range || typeof stats !== 'object' || stats === null) return undefined;
  const { totalJournalEntries, totalLessons, completedActions, totalActions, actionCompletionRate } =
    fieldsOf(stats);
  return {
    weekRange: range,
    stats: {
      totalJournalEntries: countIn(totalJournalEntries),
      totalLessons: countIn(totalLessons),
      completedActions: countIn(completedActions),
      totalActions: countIn(totalActions),
      actionCompletionRate: countIn(actionCompletionRate),
    },
    analysis: analysisIn(analysis),
    hasData: hasData === true,
  };
}
