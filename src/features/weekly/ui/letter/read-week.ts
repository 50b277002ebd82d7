import type { DayRange, LocalDate } from '../../../../kernel/calendar.ts';
import { readTables } from '../../../../notebook/react/use-view.ts';
import { watchSession } from '../../../../session/state.ts';
import type { WeekRead } from '../../engine/letter/letter.ts';
import type { StoredInsights } from '../../engine/model-answer.ts';
import type { OpenedNotebook } from '../../engine/notebook.ts';
import { statsOf } from '../../engine/scope.ts';
import { askWorker } from '../ask-worker.ts';
import { answersIn, ENGINE, fingerprintOf, storedInsights } from '../insights.ts';
import { notebookForWeek } from '../views.ts';

/** Enough for two years; the oldest goes first. */
const MOST_KNOWN = 106;

/** What the engine said since the page was opened, by the fingerprint of its rows and of what was answered: a letter stores nothing. */
const known = new Map<string, StoredInsights>();

watchSession(() => known.clear());

/** What the engine says of a week in which nothing was written, done or planned. */
function emptyInsights(notebook: OpenedNotebook, week: DayRange): StoredInsights | undefined {
  const stats = statsOf(notebook, week);
  if (stats.totalJournalEntries + stats.totalLessons + stats.totalActions > 0) return undefined;
  const celebration = { text: '', citations: [] };
  return {
    celebration,
    patterns: [],
    suggestions: [],
    summary: '',
    weekRange: week,
    stats,
    hasData: false,
  };
}

async function insightsFrom(
  notebook: OpenedNotebook,
  week: DayRange,
  today: LocalDate,
): Promise<StoredInsights> {
  const tables = readTables();
  const answers = answersIn(tables);
  const fingerprint = await fingerprintOf(notebook, week, answers);
  const record = storedInsights(tables, week.start);
  // Sentences of a language model tell nothing of goals, fears and questions by their kinds.
  const isCurrent =
    record?.engine === ENGINE &&
    record.fingerprint === fingerprint &&
    record.insights.writtenBy === undefined;
  const found = isCurrent ? record.insights : known.get(fingerprint);
  if (found) return found;
  const made = await askWorker({ insights: { notebook, week, today, answers } });
  known.set(fingerprint, made);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return made;
}

/**
 * What the engine says of a week, from the rows as they are on this device now: as it is stored while they are the same,
 * else from the worker. Rejects when the engine cannot be had, and before the profile is here.
 */
export async function readWeek(week: DayRange, today: LocalDate): Promise<WeekRead> {
  const notebook = notebookForWeek(readTables(), week.start);
  if (!notebook) throw new Error('there is no notebook yet');
  const insights = emptyInsights(notebook, week) ?? (await insightsFrom(notebook, week, today));
  return { week, insights };
}
