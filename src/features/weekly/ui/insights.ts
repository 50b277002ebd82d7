import type { DayRange, LocalDate } from '../../../kernel/calendar.ts';
import { LANGUAGE } from '../../../kernel/locale.ts';
import { readNotebookState, readTables } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { perform } from '../../../session/perform.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import { INSIGHTS_LENGTH } from '../contract/limits.ts';
import type { InsightsQuestion } from '../engine/answer.ts';
import { modelClaim } from '../engine/answered.ts';
import type { StoredInsights } from '../engine/model-answer.ts';
import type { Insight, Insights, OpenedNotebook } from '../engine/notebook.ts';
import * as texts from '../texts.ts';
import { insightAnswers } from './answers.ts';
import { askWorker } from './ask-worker.ts';
import { notebookForWeek } from './views.ts';

/** Raised when the engine says other things of the same rows: what is kept is then made again. */
export const ENGINE = 7;
/** What engines since then have said is shown until it is made again. */
const FIRST_SHOWN = 3;

/** Insights as they are kept, sealed, for this and other devices. */
interface InsightsRecord {
  engine: number;
  /** Of the rows that they were made from: others make others. */
  fingerprint: string;
  insights: StoredInsights;
}

/**
 * SHA-256 of everything that the insights rest on, in hexadecimal. It stays within what is sealed. A language model's
 * rest on rows alone: an answer hides a sentence of its, and asks it for no other; nor does another language of the
 * screen, in which the engine's are made again.
 */
export async function fingerprintOf(
  notebook: OpenedNotebook,
  week: DayRange,
  answers?: readonly { id: string }[],
): Promise<string> {
  const engines = answers ? [LANGUAGE, ...answers.map(({ id }) => id).sort()] : [];
  const bytes = new TextEncoder().encode(JSON.stringify([week.start, notebook, ...engines]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is kept of the week; undefined when nothing is, or it cannot be read here. */
export function storedInsights(tables: Tables, start: LocalDate): InsightsRecord | undefined {
  try {
    const record = JSON.parse(tables.weekly_insights.get(start)?.text ?? '') as Partial<InsightsRecord>;
    const { engine = 0 } = record;
    const isReadable = engine >= FIRST_SHOWN && engine <= ENGINE;
    return isReadable ? withModelClaims(record as InsightsRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** What a model wrote is not asked for again: its sentences can be answered by their words. */
function withModelClaims(record: InsightsRecord): InsightsRecord {
  const { insights } = record;
  if (insights.writtenBy === undefined) return record;
  const claiming = <Said extends Insight>(insight: Said): Said => ({
    ...(insight.citations.length > 0 && modelClaim(insight)),
    ...insight,
  });
  const { celebration, patterns, suggestions } = insights;
  const own = { patterns: patterns.map(claiming), suggestions: suggestions.map(claiming) };
  return { ...record, insights: { ...insights, celebration: claiming(celebration), ...own } };
}

/** Keeps insights, unless there is nothing in them. Where that fails they are made again the next time. */
export async function saveInsights({ start }: DayRange, record: InsightsRecord): Promise<void> {
  const text = JSON.stringify(record);
  if (!record.insights.hasData || text.length > INSIGHTS_LENGTH) return;
  await perform({
    what: texts.weekInsights,
    request: async ({ format, seal }) => ({
      call: 'PUT /api/weekly/insights/{week}',
      params: { week: start },
      body: { text: await seal('weekly_insights', 'text', start, text), format },
    }),
    changes: [{ table: 'weekly_insights', key: start, put: { week: start, text, format: writtenFormat() } }],
  }).catch(() => undefined);
}

/** What is being made or was made last, by the fingerprint: two that ask at once are answered once. */
let latest: { fingerprint: string; made: Promise<StoredInsights> } | undefined;

watchSession(() => {
  latest = undefined;
});

interface Making extends InsightsQuestion {
  fingerprint: string;
  /** Whose notebook it is. */
  person: string | undefined;
}

async function make({ fingerprint, person, ...question }: Making): Promise<Insights> {
  const { week } = question;
  const insights = await askWorker({ insights: question });
  const isTheirs = currentSession().user?.id === person;
  if (isTheirs && readNotebookState().state === 'complete') {
    await saveInsights(week, { engine: ENGINE, fingerprint, insights });
  }
  return insights;
}

/** What was answered, as the engine is told of it. */
export const answersIn = (tables: Tables) =>
  insightAnswers(tables).map(({ id, kind, about, rows }) => ({ id, kind, about, rows }));

/** Whether a language model wrote what is kept, of these rows. */
const isModels = async (record: InsightsRecord, notebook: OpenedNotebook, week: DayRange): Promise<boolean> =>
  record.insights.writtenBy !== undefined && record.fingerprint === (await fingerprintOf(notebook, week));

/**
 * What can be said of a week, from the rows as they are on this device now and what was answered: as it is kept while
 * they are the same, else made by the engine and kept. Nothing readable leaves the device. What is kept may be a language
 * model's, and says what was answered since too. Rejects when the engine cannot be had, and before the profile is here.
 */
export async function insightsOfWeek(week: DayRange, today: LocalDate): Promise<StoredInsights> {
  const tables = readTables();
  const person = currentSession().user?.id;
  const notebook = notebookForWeek(tables, week.start);
  if (!notebook) throw new Error('there is no notebook yet');
  const answers = answersIn(tables);
  const record = storedInsights(tables, week.start);
  if (record && (await isModels(record, notebook, week))) return record.insights;
  const fingerprint = await fingerprintOf(notebook, week, answers);
  if (record?.engine === ENGINE && record.fingerprint === fingerprint) return record.insights;
  if (latest?.fingerprint !== fingerprint) {
    const made = make({ notebook, week, today, answers, fingerprint, person });
    latest = { fingerprint, made };
    made.catch(() => {
      latest = undefined;
    });
  }
  return latest.made;
}
