/*
 * While somebody looks at the app, its notebook asks as soon as another device has written, because the server says that
 * it has. One tab of a device listens for all of them, and wakes the tab that leads if that is another one.
 */

import { openEvents } from '../../api/events.ts';
import { withLock } from '../../browser/between-tabs.ts';
import { settings } from '../../browser/public-settings.ts';
import type { readEvents } from '../../features/feed/contract.ts';
import { syncNow, unsaved, watchNotebook } from '../../notebook/current.ts';
import { deviceDisk } from '../../notebook/device-disk.ts';
import { numberOnDisk } from '../../notebook/number-on-disk.ts';
import { isServerError } from '../../notebook/server-error.ts';
import { tokenForCall } from '../load.ts';
import { currentSession, watchSession } from '../state.ts';
import { Listening } from './listening.ts';

const ADDRESS = '/api/sync/events' satisfies (typeof readEvents)['path'];
/** How long nobody must have looked, in milliseconds, until the server is let go of. */
const HIDDEN_FOR = 60_000;
/** How long after this device's own writing a number may be that of its own write, in milliseconds. */
const OWN_FOR = 2000;
/** How long its own round is given to bring its own write, in milliseconds. */
const OWN_ROUND = 500;

/** The server has said that it tells nothing: it is not asked again by this document. */
let isInVain = false;
let listening: Listening | undefined;
let owner: string | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;
let wroteAt = Number.NEGATIVE_INFINITY;
let wasWaiting = false;

function noteWriting(): void {
  const isWaiting = unsaved().waiting > 0;
  if (isWaiting || wasWaiting) wroteAt = Date.now();
  wasWaiting = isWaiting;
}

async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const token = await tokenForCall();
  signal.throwIfAborted();
  try {
    return await openEvents(ADDRESS, { token, signal });
  } catch (error) {
    if (!isServerError(error) || error.status !== 401) throw error;
    const next = await tokenForCall(token);
    signal.throwIfAborted();
    return openEvents(ADDRESS, { token: next, signal });
  }
}

/**
 * Whether the notebook has to ask. A first number that is smaller than what is here is of another history; later ones
 * may come after the rows themselves.
 */
async function isNews(userId: string, head: number, isFirst: boolean): Promise<boolean> {
  const here = await numberOnDisk(deviceDisk, userId).catch(() => undefined);
  return here === undefined || (isFirst ? head !== here : head > here);
}

/** What this device has written itself comes back with its own round. */
async function hear(userId: string, head: number, isFirst: boolean): Promise<void> {
  if (!(await isNews(userId, head, isFirst))) return;
  if (Date.now() - wroteAt < OWN_FOR) {
    await new Promise((resume) => setTimeout(resume, OWN_ROUND));
    if (!(await isNews(userId, head, false))) return;
  }
  if (owner === userId) syncNow();
}

function begin(userId: string): void {
  const own = new Listening({
    open,
    heard: (head, isFirst) => void hear(userId, head, isFirst),
    random: Math.random,
  });
  listening = own;
  const run = async (): Promise<void> => {
    if (!(await own.run())) isInVain = true;
  };
  void withLock(`growth-loop/sync-push/${userId}`, { signal: own.signal }, run, run).catch(() => undefined);
}

function end(): void {
  clearTimeout(hiding);
  listening?.close();
  listening = undefined;
}

function look(): void {
  clearTimeout(hiding);
  if (document.hidden) hiding = setTimeout(end, HIDDEN_FOR);
  else if (owner !== undefined && !listening && !isInVain) begin(owner);
}

function follow(): void {
  const { status, user } = currentSession();
  const userId = status === 'signed-in' ? user?.id : undefined;
  if (userId === owner) return;
  end();
  owner = userId;
  look();
}

/** Begins to listen, for whoever is signed in. */
export function listenForWrites(): void {
  if (!settings.sync_push) return;
  watchNotebook(noteWriting);
  watchSession(follow);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', () => listening?.wake());
  // A request that is open keeps some browsers from putting a page away as it stands.
  addEventListener('pagehide', end);
  addEventListener('pageshow', look);
  follow();
}
