/*
 * Seals what was stored before, quietly: a few rows at a time, when the notebook is complete, nothing waits to be sent
 * and the browser has nothing else to do. One tab does it at a time. What fails is left for another day.
 */

import { withLock } from '../browser/between-tabs.ts';
import type { sealRows } from '../features/feed/contract.ts';
import type { BodyOf } from '../kernel/route.ts';
import { notebookState, shownTables, syncNow, unsaved, watchNotebook } from '../notebook/current.ts';
import { call } from './call.ts';
import { keyOf, type RowToSeal, rowsToSeal } from './rows-to-seal.ts';
import { type Sealer, sealer } from './sealing.ts';

type Body = BodyOf<typeof sealRows>;

/** Between two calls, in milliseconds: a person must not feel it, nor the server. */
const PAUSE = 3000;
const LOCK = 'growth-loop/seal';

const tried = new Set<string>();
let isUnderWay = false;

const isQuiet = (): boolean =>
  notebookState().state === 'complete' && unsaved().waiting === 0 && navigator.onLine !== false;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
      else resolve();
    }, PAUSE);
  });

async function sealed(
  { seal }: Sealer,
  { table, id, based_on, place, columns }: RowToSeal,
): Promise<Body['rows'][number]> {
  const texts = await Promise.all(
    Object.entries(columns).map(async ([column, text]) => [
      column,
      text === '' ? '' : await seal(place.table, column, place.row, text),
    ]),
  );
  // The columns are those of the table by the rule that read them; the server checks each.
  return { table, id, based_on, columns: Object.fromEntries(texts) } as Body['rows'][number];
}

/** Seals one call's worth. Answers whether there may be more. */
async function sealSome(): Promise<boolean> {
  const rows = rowsToSeal(shownTables(), tried);
  if (rows.length === 0) return false;
  for (const row of rows) tried.add(keyOf(row));
  const sealing = await sealer();
  const body: Body = {
    format: sealing.format,
    rows: await Promise.all(rows.map((row) => sealed(sealing, row))),
  };
  await call('POST /api/seal', { body });
  syncNow();
  return true;
}

async function sealAll(): Promise<void> {
  do await whenIdle();
  while (isQuiet() && (await sealSome()));
}

/** Goes to work once nothing else is going on. It looks for rows when the browser is idle, not at each change. */
function consider(): void {
  if (isUnderWay || !isQuiet()) return;
  isUnderWay = true;
  withLock(LOCK, { ifAvailable: true }, async (lock) => (lock ? sealAll() : undefined), sealAll)
    .catch(() => undefined)
    .finally(() => {
      isUnderWay = false;
    });
}

/** Begins to look for what is not sealed for its place yet. */
export function sealWhatWasBefore(): void {
  watchNotebook(consider);
  consider();
}
