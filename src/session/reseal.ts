/*
 * Seals again what is not sealed as it is to be, quietly: a few rows at a time, when the notebook is complete, nothing
 * waits to be sent and the browser has nothing else to do. One tab does it at a time, and whoever comes next goes on where
 * it was broken off: every row says itself how it is sealed. When a private vault was turned on or off and no row is left,
 * it ends what was begun.
 */

import { ApiError } from '../api/http.ts';
import { withLock } from '../browser/between-tabs.ts';
import { deviceNow } from '../browser/device-clock.ts';
import type { sealRows } from '../features/feed/contract.ts';
import type { BodyOf } from '../kernel/route.ts';
import { notebookState, shownTables, syncNow, unsaved, watchNotebook } from '../notebook/current.ts';
import { call } from './call.ts';
import { countToSeal, keyOf, type RowToSeal, rowsToSeal } from './rows-to-seal.ts';
import { type Sealer, sealer, writtenFormat } from './sealing.ts';
import { type DeviceVault, knownVault, onVaultChange } from './vault/device-vault.ts';
import { believe, nextRecord } from './vault/open-vault.ts';

type Body = BodyOf<typeof sealRows>;

/** Between two calls, in milliseconds: a person must not feel it, nor the server. */
const PAUSE = 3000;
/** The same while somebody waits for their vault. */
const SHORT_PAUSE = 100;
/** How long it rests when rows are left that are not here yet, in milliseconds. */
const REST = 15_000;
const LOCK = 'growth-loop/seal';
/** What the server answers while rows contradict the end. */
const UNFINISHED = 'vault_unfinished';

const tried = new Set<string>();
let isUnderWay = false;
let restsUntil = 0;

const isQuiet = (): boolean =>
  notebookState().state === 'complete' && unsaved().waiting === 0 && navigator.onLine !== false;

/** The vault that is being turned on or off, if one is. */
const unfinishedVault = (): DeviceVault | undefined => {
  const vault = knownVault.get();
  return vault && !vault.isComplete ? vault : undefined;
};

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(
      () => {
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
        else resolve();
      },
      unfinishedVault() ? SHORT_PAUSE : PAUSE,
    );
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
  const sealing = await sealer();
  const rows = rowsToSeal(shownTables(), sealing.format, tried);
  if (rows.length === 0) return false;
  for (const row of rows) tried.add(keyOf(row));
  const sealedRows = await Promise.all(rows.map((row) => sealed(sealing, row)));
  const vault = sealing.keyId === undefined ? {} : { key_id: sealing.keyId };
  await call('POST /api/seal', { body: { format: sealing.format, ...vault, rows: sealedRows } as Body });
  syncNow();
  return true;
}

/** The server holds the end against every row it has: those that this device does not know are sealed by another one. */
async function finish({ id, state }: DeviceVault): Promise<void> {
  const signed = await nextRecord({ state, complete: true }, deviceNow());
  try {
    await call('POST /api/vault/finish', { body: { ...signed, key_id: id } });
    await believe(signed);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === UNFINISHED)) throw error;
    restsUntil = Date.now() + REST;
    setTimeout(consider, REST);
  }
}

const hasLeft = (): boolean => countToSeal(shownTables(), writtenFormat()).left > 0;

async function sealAll(): Promise<void> {
  do await whenIdle();
  while (isQuiet() && (await sealSome()));
  const vault = unfinishedVault();
  if (vault?.keys && isQuiet() && !hasLeft() && Date.now() >= restsUntil) await finish(vault);
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

/** Begins to look for what is to be sealed again. */
export function sealWhatWasBefore(): void {
  watchNotebook(consider);
  onVaultChange(() => {
    tried.clear();
    consider();
  });
  consider();
}
