import type { DayRange } from '../../../kernel/calendar.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import { settleNotebook } from '../../../session/settle.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import type { StoredInsights } from '../engine/model-answer.ts';
import { isModelAgreed } from './agreement.ts';
import { ENGINE, fingerprintOf, saveInsights } from './insights.ts';
import { notebookForWeek } from './views.ts';

/** How long writes that wait may take to reach the server, which asks the model about what it has. */
const SETTLE_MS = 5000;

/** What was asked since the page was opened, by the fingerprint: a model that gave nothing is not asked again unbidden. */
const asked = new Map<string, Promise<StoredInsights | undefined>>();

watchSession(() => asked.clear());

async function ask(week: DayRange, fingerprint: string): Promise<StoredInsights | undefined> {
  const userId = currentSession().user?.id;
  if (userId === undefined || (await settleNotebook(SETTLE_MS)) > 0) return undefined;
  // It may have been taken back meanwhile; the server holds to that too.
  if (!isModelAgreed(readTables())) return undefined;
  const insights = await call('POST /functions/v1/weekly-insights', {
    body: { userId, startDate: week.start, endDate: week.end },
  });
  if (insights.writtenBy !== 'model' || currentSession().user?.id !== userId) return undefined;
  await saveInsights(week, { engine: ENGINE, fingerprint, insights });
  return insights;
}

/**
 * What the operator's language model says of a week, kept for other devices; undefined when it gave nothing that holds.
 * Only for whoever has agreed. The same rows are asked about once, unless it is to be done `again`.
 * @throws ApiError
 */
export async function insightsByModel(week: DayRange, again: boolean): Promise<StoredInsights | undefined> {
  const notebook = notebookForWeek(readTables(), week.start);
  if (!notebook) return undefined;
  const fingerprint = await fingerprintOf(notebook, week);
  const known = again ? undefined : asked.get(fingerprint);
  if (known) return known;
  const asking = ask(week, fingerprint);
  asked.set(fingerprint, asking);
  return asking;
}
