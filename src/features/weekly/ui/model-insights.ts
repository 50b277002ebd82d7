import type { DayRange } from '../../../kernel/calendar.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import { settleNotebook } from '../../../session/settle.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import type { StoredInsights } from '../engine/model-answer.ts';
import type { OpenedNotebook } from '../engine/notebook.ts';
import { isModelAgreed } from './agreement.ts';
import { insightAnswers } from './answers.ts';
import { usesBrowserModel } from './browser-model-choice.ts';
import { ENGINE, fingerprintOf, saveInsights } from './insights.ts';
import { notebookForWeek } from './views.ts';

/** Whose language model writes: the operator's, or the browser's own. */
export type Writer = 'operator' | 'browser';

/** How long writes that wait may take to reach the server, which asks the model about what it has. */
const SETTLE_MS = 5000;

/** What was asked since the page was opened, by writer and fingerprint: a model that gave nothing is not asked again unbidden. */
const asked = new Map<string, Promise<StoredInsights | undefined>>();

watchSession(() => asked.clear());

async function askOperator(userId: string, week: DayRange): Promise<StoredInsights | undefined> {
  if ((await settleNotebook(SETTLE_MS)) > 0) return undefined;
  // It may have been taken back meanwhile; the server holds to that too.
  if (!isModelAgreed(readTables())) return undefined;
  const insights = await call('POST /functions/v1/weekly-insights', {
    body: { userId, startDate: week.start, endDate: week.end },
  });
  return insights.writtenBy === 'model' ? insights : undefined;
}

interface Asking {
  writer: Writer;
  week: DayRange;
  notebook: OpenedNotebook;
  /** What the engine says, in whose place the model's comes. */
  own: StoredInsights;
  fingerprint: string;
}

async function ask({
  writer,
  week,
  notebook,
  own,
  fingerprint,
}: Asking): Promise<StoredInsights | undefined> {
  const userId = currentSession().user?.id;
  if (userId === undefined) return undefined;
  const insights =
    writer === 'operator'
      ? await askOperator(userId, week)
      : await (await import('./ask-browser.ts')).askBrowser(notebook, week, {
          own,
          answers: insightAnswers(readTables()),
        });
  const isWanted = writer === 'operator' || usesBrowserModel.get();
  if (!insights || !isWanted || currentSession().user?.id !== userId) return undefined;
  await saveInsights(week, { engine: ENGINE, fingerprint, insights });
  return insights;
}

/**
 * What a language model says of a week, kept for other devices; undefined when it gave nothing that holds. Only for
 * whoever has agreed. The same rows are asked about once, unless it is to be done `again`.
 * @throws ApiError; the browser's error
 */
export async function insightsByModel(
  writer: Writer,
  week: DayRange,
  { own, again }: { own: StoredInsights; again: boolean },
): Promise<StoredInsights | undefined> {
  const notebook = notebookForWeek(readTables(), week.start);
  if (!notebook) return undefined;
  const fingerprint = await fingerprintOf(notebook, week);
  const name = `${writer} ${fingerprint}`;
  const known = again ? undefined : asked.get(name);
  if (known) return known;
  const asking = ask({ writer, week, notebook, own, fingerprint });
  asked.set(name, asking);
  return asking;
}
