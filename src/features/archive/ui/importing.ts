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
import { NotKept } from '../../../session/files/errors.ts';
import { ownProfile } from '../../../session/profile.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import { type DayOrder, dayOrderIn } from '../rules/table-file.ts';
import * as texts from '../texts.ts';
import { askWorker, startWorker } from './ask-worker.ts';
import { attachFiles, type FileCounts } from './attach-files.ts';
import { attachingFrom } from './attaching.ts';
import type { Contents } from './read-file.ts';
import { importIdOf, type Prepared, prepare } from './read-import.ts';
import { type Counts, sendImport } from './send-import.ts';
import { unreadable } from './unreadable-file.ts';

export type Importing =
  | { at: 'choosing'; problem?: string }
  | { at: 'reading'; done: number }
  /** `turning` is how days are being read again; what is shown has them otherwise. */
  | { at: 'preview'; prepared: Prepared; file: File; turning?: DayOrder }
  | ({ at: 'importing' } & Running)
  /** `ended` says why it has not come to its end. */
  | ({ at: 'result'; ended?: string } & Running);

/** An import that was started: its words come first, then its pictures and recordings. */
interface Running {
  prepared: Prepared;
  file: File;
  importId: string;
  counts: Counts;
  /** Undefined until the words are there. */
  files?: FileCounts;
}

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

async function contentsOf(file: File, { order, signal, step }: Reading): Promise<Contents> {
  const worker = startWorker();
  const how = { now: deviceNow(), order };
  try {
    const answer = await askWorker(worker, { file, how }, { signal, step });
    if (!('contents' in answer)) throw unreadable(texts.unreadable);
    return answer.contents;
  } finally {
    worker.terminate();
  }
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

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return texts.importStopped;
  if (error instanceof NotKept) return texts.deviceFull;
  return error instanceof ApiError && error.status !== 0 && error.status < 500
    ? error.message
    : texts.importFailed;
}

/** Rows between two looks for what has arrived: a file is sent once its attachment is known here. */
const SYNCED_AFTER = 20;

/** Brings in the pictures and recordings, once the rows that they are of are there. */
async function importFiles(
  { prepared, file }: Running,
  signal: AbortSignal,
  step: (files: FileCounts) => void,
): Promise<void> {
  if (prepared.files.length === 0) return;
  const { attaching, close } = await attachingFrom(file, signal);
  try {
    await attachFiles(prepared.files, attaching, {
      signal,
      step: (files) => {
        if (files.added > 0 && files.added % SYNCED_AFTER === 0) syncNow();
        step(files);
      },
    });
  } finally {
    close();
  }
}

/** Brings in what is shown, or goes on with it. */
export async function startImport(prepared: Prepared, file: File): Promise<void> {
  const signal = begin();
  let run: Running = { prepared, file, importId: '', counts: { added: 0, present: 0 } };
  const show = (more: Partial<Running>): void => {
    run = { ...run, ...more };
    if (!signal.aborted) importing.set({ at: 'importing', ...run });
  };
  show({});
  let ended: string | undefined;
  try {
    const importId = await freeImportId(prepared);
    const { source, rows } = prepared;
    const step = (counts: Counts): void => show({ importId, counts });
    await sendImport({ importId, source, rows }, { signal, step });
    syncNow();
    await importFiles(run, signal, (files) => show({ files }));
  } catch (error) {
    ended = reasonOf(error, signal);
  }
  syncNow();
  // Whoever went back to the choice, or out, is not called away from there.
  if (stop.signal !== signal) return;
  importing.set({ at: 'result', ...run, ...(ended && { ended }) });
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
