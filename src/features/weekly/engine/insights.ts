import { addDays, type DayRange, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { isClosed } from '../../score/rules.ts';
import type { Insight, Insights, OpenedNotebook, Suggestion } from './notebook.ts';
import { fearPatterns, fearSuggestions, recurringFear } from './patterns/fears.ts';
import { goalPatterns, stalledGoal, stalledPatterns, stalledSuggestions } from './patterns/goals.ts';
import { lessonPatterns, lessonSuggestions, repeatedLesson } from './patterns/lessons.ts';
import { timePatterns, togetherPatterns, weekdayPatterns } from './patterns/rhythm.ts';
import { repeatPatterns, themePatterns } from './patterns/themes.ts';
import {
  actedPatterns,
  namedValues,
  unnamedPatterns,
  unnamedSuggestions,
  unnamedValue,
  waitingPatterns,
  waitingSuggestions,
  waitingValue,
} from './patterns/values.ts';
import { firstQuote, isInline } from './quote.ts';
import type { Reader } from './reader.ts';
import { isIn, type Scope, scopeOf } from './scope.ts';
import { WORDING } from './wording.ts';

const MOST_PATTERNS = 6;
const MOST_SUGGESTIONS = 3;
/** An action that is open for so many days may be too large. */
const OPEN_DAYS = 14;

/**
 * What can be said of a week, from the rows alone: the same rows say the same. The week is Sunday to Saturday
 * (`weekOf`); nothing after its end is looked at, but for whether an action is still open. A reader with a grammar
 * (`readerOf(english)`) finds more in English; whatever has no quotation to rest on is left out.
 */
export function insightsOf(
  notebook: OpenedNotebook,
  week: DayRange,
  by: { today: LocalDate; reader: Reader },
): Insights {
  const scope = scopeOf(notebook, week, by);
  const { stats } = scope;
  const hasData = stats.totalJournalEntries + stats.totalLessons + stats.totalActions > 0;
  return {
    celebration: celebrationOf(scope),
    ...(hasData ? told(scope) : { patterns: [], suggestions: [] }),
    summary: WORDING.summary(stats, closedLoops(scope)),
    weekRange: week,
    stats,
    hasData,
  };
}

function told(scope: Scope): Pick<Insights, 'patterns' | 'suggestions'> {
  const found = findingsIn(scope);
  return {
    patterns: patternsOf(scope, found).filter(isCited).slice(0, MOST_PATTERNS),
    suggestions: suggestionsOf(scope, found).filter(isCited).slice(0, MOST_SUGGESTIONS),
  };
}

const isCited = ({ citations }: Insight): boolean => citations.length > 0;

/** What both a pattern and a suggestion may rest on. */
function findingsIn(scope: Scope) {
  const values = namedValues(scope);
  const hasEntry = scope.ofWeek.length > 0;
  return {
    values,
    fear: recurringFear(scope),
    stalled: hasEntry ? stalledGoal(scope) : undefined,
    lesson: repeatedLesson(scope),
    waiting: waitingValue(values, scope),
    unnamed: unnamedValue(values, scope),
  };
}

type Findings = ReturnType<typeof findingsIn>;

/** What speaks of this week first, then what goes on over weeks. */
const patternsOf = (scope: Scope, { values, fear, stalled, lesson, waiting, unnamed }: Findings) => [
  ...fearPatterns(fear, scope),
  ...goalPatterns(scope),
  ...actedPatterns(values, scope),
  ...lessonPatterns(lesson, scope),
  ...stalledPatterns(stalled, scope),
  ...waitingPatterns(waiting, scope),
  ...unnamedPatterns(unnamed, scope),
  ...themePatterns(scope, fear?.lemma),
  ...repeatPatterns(scope, fear?.lemma),
  ...(scope.ofWeek.length > 0 ? rhythms(scope) : []),
];

const rhythms = (scope: Scope) => [
  ...togetherPatterns(scope),
  ...weekdayPatterns(scope),
  ...timePatterns(scope),
];

const suggestionsOf = (scope: Scope, { fear, stalled, lesson, waiting, unnamed }: Findings): Suggestion[] => [
  ...fearSuggestions(fear),
  ...waitingSuggestions(waiting),
  ...stalledSuggestions(stalled),
  ...lessonSuggestions(lesson),
  ...unnamedSuggestions(unnamed),
  ...openSuggestions(scope),
];

/** The action that is open for longest. */
function openSuggestions({ open, week, notebook }: Scope): Suggestion[] {
  const quotable = open
    .map((row) => ({ row, quote: firstQuote(row.text) }))
    .filter(({ quote }) => isInline(quote));
  const oldest = quotable.reduce<(typeof quotable)[number] | undefined>(
    (least, one) =>
      least && Date.parse(least.row.created_at) <= Date.parse(one.row.created_at) ? least : one,
    undefined,
  );
  if (!oldest?.quote) return [];
  const since = localDateOf(new Date(oldest.row.created_at), notebook.zone);
  if (since > addDays(week.end, -OPEN_DAYS)) return [];
  const { id } = oldest.row;
  const { quote } = oldest;
  const text = WORDING.actionWaiting(quote, since, week.end);
  return [{ kind: 'action-waiting', text, citations: [{ kind: 'action', id, quote }] }];
}

/** The fullest sentence that was celebrated in the week. */
function celebrationOf({ ofWeek }: Scope): Insight {
  const written = ofWeek.flatMap(({ row, answers }) => {
    const quote = firstQuote(answers.celebration.text);
    return isInline(quote) ? [{ row, quote }] : [];
  });
  const [fullest] = written.toSorted((one, other) => other.quote.length - one.quote.length);
  if (!fullest) return { text: WORDING.nothingCelebrated, citations: [] };
  const { row, quote } = fullest;
  const celebrated = ofWeek.filter(({ answers }) => answers.celebration.text.trim() !== '').length;
  const text = WORDING.celebrated(row.date, quote, celebrated);
  return { text, citations: [{ kind: 'entry', id: row.id, quote }] };
}

/** How many days of the week have all three strokes. */
const closedLoops = ({ growthDays, week }: Scope): number =>
  growthDays.filter((day) => isIn(day.date, week) && isClosed(day)).length;
