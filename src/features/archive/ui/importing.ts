/*
 * The import that is under way in this tab: from the choice of a file to its result. It goes on while other pages are
 * open, and ends with the session.
 */
import { ApiError } from '../../../api/http.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { createStore } from '../../../browser/store.ts';
import { useStore } from '../../../kit/use-store.ts';
import { readTables, syncNow } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import { ownProfile } from '../../../session/profile.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import { type DayOrder, dayOrderIn } from '../rules/table-file.ts';
import * as texts from '../texts.ts';
import type { Contents } from './read-file.ts';
import { importIdOf, type Prepared, prepare } from './read-import.ts';
import { type Counts, sendImport } from './send-import.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export type Importing =
  | { at: 'choosing'; problem?: string }
  | { at: 'reading'; done: number }
  /** `turning` is how days are being read again; what is shown has them otherwise. */
  | { at: 'preview'; prepared: Prepared; file: File; turning?: DayOrder }
  | { at: 'importing'; prepared: Prepared; importId: string; counts: Counts }
  /** `ended` says why it has not come to its end. */
  | { at: 'result'; prepared: Prepared; importId: string; counts: Counts; ended?: string };

const importing = createStore<Importing>({ at: 'choosing' });
let stop = new AbortController();

export const useImporting = (): Importing => useStore(importing);

/** Ends whatever is under way, and answers what ends the next. */
function begin(): AbortSignal {
  stop.abort();
  stop = new AbortController();
  return stop.signal;
}

/** Back to the choice of a file; nothing that came in goes. */
export function chooseAnother(): void {
  begin();
  importing.set({ at: 'choosing' });
}

/** Says why nothing that was brought can be read. */
export function refuseFile(problem: string): void {
  begin();
  importing.set({ at: 'choosing', problem });
}

let person = currentSession().user?.id;
watchSession(() => {
  const next = currentSession().user?.id;
  // Nothing of one person's file stays for the next one.
  if (person !== undefined && next !== person) chooseAnother();
  person = next;
});

interface Reading {
  order: DayOrder;
  signal: AbortSignal;
  step: (done: number) => void;
}

function contentsOf(file: File, { order, signal, step }: Reading): Promise<Contents> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'archive' });
  const read = new Promise<Contents>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onerror = () => reject(new Error(texts.unreadable));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('step' in data) step(data.step);
      else if ('contents' in data) resolve(data.contents);
      else reject(new Error(data.problem));
    };
  });
  const message: ToWorker = { file, how: { now: deviceNow(), order } };
  worker.postMessage(message);
  return read.finally(() => worker.terminate());
}

async function preview(file: File, reading: Reading): Promise<void> {
  const { signal } = reading;
  try {
    const contents = await contentsOf(file, reading);
    const zone = ownProfile(readTables())?.time_zone ?? 'UTC';
    const prepared = await prepare(contents, { zone, now: deviceNow() });
    if (!signal.aborted) importing.set({ at: 'preview', prepared, file });
  } catch (error) {
    if (signal.aborted) return;
    importing.set({ at: 'choosing', problem: error instanceof Error ? error.message : texts.unreadable });
  }
}

/** Reads a file and shows what it holds. Nothing is changed by it. */
export async function chooseFile(file: File): Promise<void> {
  const signal = begin();
  importing.set({ at: 'reading', done: 0 });
  const step = (done: number): void => importing.set({ at: 'reading', done });
  await preview(file, { order: dayOrderIn(navigator.language), signal, step });
}

/** Reads the file that is shown once more, with days such as 03/04/2026 in this order. */
export async function readDaysAs(order: DayOrder): Promise<void> {
  const shown = importing.get();
  if (shown.at !== 'preview') return;
  const { prepared, file } = shown;
  const signal = begin();
  importing.set({ at: 'preview', prepared, file, turning: order });
  await preview(file, { order, signal, step: () => undefined });
}

/** The first id of this import under which none was undone. */
async function freeImportId(prepared: Prepared): Promise<string> {
  const { imports } = await call('GET /api/import');
  const undone = new Set(imports.flatMap(({ id, undone_at }) => (undone_at ? [id] : [])));
  for (let attempt = 0; ; attempt++) {
    const id = await importIdOf(prepared, attempt);
    if (!undone.has(id)) return id;
  }
}

const reasonOf = (error: unknown, signal: AbortSignal): string => {
  if (signal.aborted) return texts.importStopped;
  return error instanceof ApiError && error.status !== 0 && error.status < 500
    ? error.message
    : texts.importFailed;
};

/** Brings in what is shown, or goes on with it. */
export async function startImport(prepared: Prepared): Promise<void> {
  const signal = begin();
  let importId = '';
  let counts: Counts = { added: 0, present: 0 };
  importing.set({ at: 'importing', prepared, importId, counts });
  let ended: string | undefined;
  try {
    importId = await freeImportId(prepared);
    counts = await sendImport(
      { importId, source: prepared.source, rows: prepared.rows },
      {
        signal,
        step: (done) => {
          counts = done;
          if (!signal.aborted) importing.set({ at: 'importing', prepared, importId, counts });
        },
      },
    );
  } catch (error) {
    ended = reasonOf(error, signal);
  }
  syncNow();
  // Whoever went back to the choice, or out, is not called away from there.
  if (stop.signal !== signal) return;
  importing.set({ at: 'result', prepared, importId, counts, ...(ended && { ended }) });
}

/** Stops after the batch that is on its way. */
export const stopImport = (): void => stop.abort();

/** Takes an import back, and answers how many rows stayed because they were changed since. @throws ApiError */
export async function undo(id: string): Promise<number> {
  let kept = 0;
  try {
    for (let left = 1; left > 0; ) {
      const done = await call('DELETE /api/import/{id}', { params: { id } });
      kept += done.kept;
      left = done.left;
    }
  } finally {
    syncNow();
  }
  return kept;
}
