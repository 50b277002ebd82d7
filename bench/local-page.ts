/*
 * What bench/local.ts runs inside the browser: one person's ten years on the disk, opened as the app opens them.
 */
import type { SyncedRow } from '../src/features/feed/contract.ts';
import { addDays } from '../src/kernel/calendar.ts';
import { newId } from '../src/kernel/ids.ts';
import { deriveEntryKey } from '../src/kernel/seal.ts';
import { Disk } from '../src/notebook/disk.ts';
import { Notebook } from '../src/notebook/notebook.ts';
import type { SyncPage } from '../src/notebook/sync.ts';
import type { Tabs } from '../src/notebook/tabs.ts';
import { essentialsOn } from '../src/session/rows-of-today.ts';

const ANN = '01890a5d-ac96-774b-bcce-b302099a8057';
const TODAY = '2026-11-20';
const DAYS = 3650;
const ACTIONS_OF_A_DAY = 5;

const sentences = 'The quiet of the morning, and the one thing that I want to have done when it is evening. ';
const text = (length: number): string =>
  sentences.repeat(Math.ceil(length / sentences.length)).slice(0, length);

/** One day: a page of six answers, five actions, a lesson and its marks. */
function dayOf(days: number): object[][] {
  const date = addDays(TODAY, -days);
  const created_at = `${date}T08:00:00.000Z`;
  const answers = Object.fromEntries(
    ['celebration', 'goal', 'goal_importance', 'reflection', 'value_alignment', 'action'].map((column) => [
      column,
      text(160),
    ]),
  );
  const entry = { id: newId(), date, ...answers, format: 3, start_time: null, end_time: null, created_at };
  const marks = { journaled: true, task_completed: true, lesson_learned: true, vision_reviewed: false };
  return [
    ['journal_entries', entry],
    ['lessons_learned', { id: newId(), lesson: text(120), format: 3, date, created_at }],
    ['growth_days', { date, ...marks, points: 90, actions: ACTIONS_OF_A_DAY }],
    ...Array.from({ length: ACTIONS_OF_A_DAY }, () => [
      'tasks',
      { id: newId(), text: text(40), format: 3, completed: days > 0, completed_at: created_at, created_at },
    ]),
  ] as object[][];
}

/** Everything as one answer of the server, in pages as it gives them. */
function pages(): (from: { after?: number; before?: number }) => Promise<SyncPage> {
  const rows = Array.from({ length: DAYS }, (_, at) => dayOf(DAYS - 1 - at)).flat();
  rows.push(['profiles', { id: ANN, name: 'Ann', time_zone: 'UTC' }] as object[]);
  const all = rows.map(([table, row], at) => [table, { ...row, seq: at + 1 }] as unknown as SyncedRow);
  const head = all.length;
  return async ({ after, before }) => {
    if (after !== undefined) return { rows: [], next: null, head, epoch: 'bench' };
    const end = before === undefined ? head : before - 1;
    const start = Math.max(end - 500, 0);
    const page = all.slice(start, end).reverse();
    return { rows: page, next: start === 0 ? null : start + 1, head, epoch: 'bench' };
  };
}

/** A tab that has no others. */
const alone = (): Tabs => {
  const closing = new AbortController();
  return {
    tell: () => {},
    hear: () => {},
    lead: (work) => void work(closing.signal),
    close: () => closing.abort(),
  };
};

function notebook(
  ask: (from: { after?: number; before?: number }) => Promise<SyncPage>,
  key: Promise<CryptoKey>,
) {
  return new Notebook({
    userId: ANN,
    disk: new Disk(),
    tabs: alone(),
    keys: async () => [await key] as const,
    ask,
    send: () => Promise.reject(new Error('offline')),
    openRow: async (row) => row,
    now: () => new Date(`${TODAY}T09:00:00Z`),
    random: () => 1,
    isEssential: essentialsOn,
  });
}

function until(subject: Notebook, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = subject.subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}

const key = (): Promise<CryptoKey> => deriveEntryKey(ANN, new Uint8Array(32).fill(7));
const offline = () => Promise.reject(new Error('offline'));

async function fill(): Promise<{ rows: number; milliseconds: number }> {
  const asked = pages();
  const keyOfAnn = key();
  await keyOfAnn;
  const startedAt = performance.now();
  const subject = notebook(asked, keyOfAnn);
  const done = until(subject, () => subject.state.state === 'complete');
  await subject.open();
  await done;
  const rows = Object.values(subject.store.tables).reduce((sum, { size }) => sum + size, 0);
  subject.close();
  return { rows, milliseconds: performance.now() - startedAt };
}

/** Milliseconds until today can be read, until everything can, until a write shows, and until it is durable. */
async function open(): Promise<{
  today: number;
  all: number;
  seen: number;
  durable: number;
  longest: number;
}> {
  const keyOfAnn = key();
  await keyOfAnn;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  const startedAt = performance.now();
  const subject = notebook(offline, keyOfAnn);
  let today = 0;
  const done = until(subject, () => {
    if (subject.state.state !== 'opening') today ||= performance.now() - startedAt;
    return subject.state.state === 'complete';
  });
  await subject.open();
  await done;
  const all = performance.now() - startedAt;
  const id = newId();
  const row = {
    id,
    user_id: ANN,
    text: 'Run',
    format: 3,
    completed: false,
    completed_at: null,
    created_at: TODAY,
  };
  const writing = performance.now();
  const durably = subject.perform({
    what: 'An action',
    request: async () => ({ call: 'POST /api/tasks', body: { id, text: 'Run', format: 3 } }),
    changes: [{ table: 'tasks', key: id, put: row }],
  });
  const seen = performance.now() - writing;
  await durably;
  const durable = performance.now() - writing;
  await new Promise((resume) => setTimeout(resume, 100));
  return { today, all, seen, durable, longest };
}

Object.assign(globalThis, { bench: { fill, open } });
