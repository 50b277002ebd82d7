/*
 * The one notebook of this document: that of the signed-in person. It opens with the session and closes with it.
 */

import { noAnswer } from '../api/http.ts';
import { deviceNow, noteServerTime } from '../browser/device-clock.ts';
import { looksSealed } from '../kernel/seal.ts';
import * as sealedRow from '../kernel/sealed-row.ts';
import { SYNCED_TABLES, type SyncedTable } from '../kernel/synced-tables.ts';
import { openedNotebook, replaceNotebook, syncNow, unsaved, watchNotebook } from '../notebook/current.ts';
import { deviceDisk } from '../notebook/device-disk.ts';
import { Notebook } from '../notebook/notebook.ts';
import type { OutgoingMutation } from '../notebook/outbox.ts';
import type { NotebookRow, RowOf } from '../notebook/rows.ts';
import type { SyncPage } from '../notebook/sync.ts';
import { browserTabs } from '../notebook/tabs.ts';
import { authCallsSignal } from './auth-client.ts';
import { plainCall } from './call.ts';
import { closeBeforeWipe, countBeforeSignOut } from './leave.ts';
import { type MovedDay, movedDay } from './moved-day.ts';
import { essentialsOn } from './rows-of-today.ts';
import { deviceKeys, keyring, ownKeyring } from './sealing.ts';
import { currentSession, watchSession } from './state.ts';
import './notebook-rows.ts';

/** How long sign-out tries to send what waits, in milliseconds. */
const SETTLE_LIMIT = 4000;

/** Whose notebook is open. */
let owner: string | undefined;
/** Who is signing out: their notebook is not opened again while the device is being emptied. */
let left: string | undefined;

const movedListeners = new Set<(userId: string, moved: MovedDay) => void>();

/** Registers who is told when the server keeps something of this person under another day than was written on it. */
export function onMovedDay(listener: (userId: string, moved: MovedDay) => void): void {
  movedListeners.add(listener);
}

async function openRow(userId: string, row: NotebookRow): Promise<NotebookRow> {
  const [table, value] = row as [SyncedTable, RowOf<SyncedTable>];
  if (!(table in SYNCED_TABLES)) return row;
  return [table, await sealedRow.openRow(await keyring(), userId, table, value)] as NotebookRow;
}

/** Undefined while the write's texts cannot be opened here. */
async function sealAnew(userId: string, write: OutgoingMutation) {
  const { sealedAnew } = await import('./sealed-anew.ts');
  return sealedAnew(write, { keyring: await ownKeyring(), person: userId }).catch(() => undefined);
}

/** The build before stored `imported` of an entry as it came: it knew of no such column. */
function openAdded(userId: string, [table, row]: NotebookRow): Promise<NotebookRow> | undefined {
  if (table !== 'journal_entries') return undefined;
  const { id, format, imported } = row;
  return imported && looksSealed(imported)
    ? openRow(userId, [table, { id, format, imported } as typeof row]).then(
        ([, opened]) => [table, { ...row, ...opened }] as NotebookRow,
      )
    : undefined;
}

/** Hears the answer's headers, and from them what the time is; once the session ends nothing more is kept. */
function hearing(also?: (headers: Headers) => void): (headers: Headers) => void {
  const asked = Date.now();
  const ending = authCallsSignal();
  return (headers) => {
    if (currentSession().user && !ending.aborted) noteServerTime(headers.get('date'), asked, Date.now());
    also?.(headers);
  };
}

/** A notebook that was closed while it sent has nothing to say under the next person's token. @throws ApiError */
function mustBeOpen(userId: string): void {
  if (owner !== userId) throw noAnswer();
}

function notebookOf(userId: string): Notebook {
  return new Notebook({
    userId,
    disk: deviceDisk,
    tabs: browserTabs(`growth-loop/notebook/${userId}`),
    keys: deviceKeys,
    ask: (query) => plainCall('GET /api/sync', { query, heard: hearing() }) as Promise<SyncPage | undefined>,
    send: async ({ id, request: { call, ...parts } }) => {
      mustBeOpen(userId);
      let seq = 0;
      const heard = hearing((headers) => {
        seq = Number(headers.get('sync-seq')) || 0;
      });
      const answer = await plainCall(call, { ...parts, idempotencyKey: id, heard });
      const moved = movedDay(parts.body, answer);
      if (moved && owner === userId) for (const say of movedListeners) say(userId, moved);
      return seq;
    },
    openRow: (row) => openRow(userId, row),
    sealAnew: (write) => sealAnew(userId, write),
    finish: (row) => openAdded(userId, row),
    now: deviceNow,
    isEssential: essentialsOn,
    random: Math.random,
  });
}

/** What is in memory alone would be gone with the page: the browser asks before it leaves. */
function askBeforeLoss(event: Event): void {
  if (openedNotebook()?.holdsInMemory) event.preventDefault();
}

// Only while something waits: the listener alone keeps some browsers from showing the page at once on Back.
watchNotebook(() => {
  const listen = unsaved().waiting > 0 ? addEventListener : removeEventListener;
  listen('beforeunload', askBeforeLoss);
});

function follow(): void {
  const { status, user } = currentSession();
  const userId = status === 'signed-in' ? user?.id : undefined;
  if (userId === owner) return;
  if (userId === undefined) left = undefined;
  else if (userId === left) return;
  owner = userId;
  replaceNotebook(userId === undefined ? undefined : notebookOf(userId));
}

/** What is in the notebook belongs to one person: it is opened for whoever is signed in, and for nobody else. */
watchSession(follow);
follow();

addEventListener('online', syncNow);
addEventListener('focus', syncNow);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') syncNow();
});
// Without a connection there is nothing to wait for: the person is asked at once.
countBeforeSignOut(async () => (await openedNotebook()?.settle(navigator.onLine ? SETTLE_LIMIT : 0)) ?? 0);
closeBeforeWipe(() => {
  left = owner;
  owner = undefined;
  replaceNotebook(undefined);
});
