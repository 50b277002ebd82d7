import { type ReactNode, useRef, useState } from 'react';
import { isUnreachable } from '../../../api/http.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Download } from '../../../kit/icons.ts';
import { sentence } from '../../../kit/sentence.ts';
import { toast } from '../../../kit/toast.ts';
import { readNotebookState, readTables, useNotebook } from '../../../notebook/react/use-view.ts';
import { ApiError, call } from '../../../session/call.ts';
import { setEndedMessageHere } from '../../../session/ended.ts';
import { ownProfile } from '../../../session/profile.ts';
import { fileRefOf } from '../../attachments/client.ts';
import type { Attachment } from '../../attachments/contract.ts';
import type { AttachmentInfo } from '../../attachments/rules.ts';
import { ProofDeclined, useFreshProof } from '../../auth/client.ts';
import * as texts from '../texts.ts';
import { zipDestination } from './destination.ts';
import type { Made } from './make-archive.ts';
import { ProgressBar } from './progress-bar.tsx';

type TakingState =
  /** `missing` are the names of pictures and recordings that the archive just made is without. */
  { at: 'idle'; problem?: string; missing?: readonly string[] } | { at: 'making'; done: number };

function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.archiveFailed;
  if (error.status === 401) return texts.notSignedIn;
  return error.status === 429 ? error.message : texts.archiveFailed;
}

interface Taking {
  signal: AbortSignal;
  step: (done: number) => void;
  withFreshProof: ReturnType<typeof useFreshProof>['withFreshProof'];
}

/** Makes the archive and saves it. Answers what it is without, or undefined when the person decided against it. */
async function take({ signal, step, withFreshProof }: Taking): Promise<Made | undefined> {
  const now = deviceNow();
  const tables = readTables();
  const zone = ownProfile(tables)?.time_zone ?? 'UTC';
  // Before anything else is waited for: a browser asks where to save only right after a click.
  const destination = await zipDestination(`growth-loop-${localDateOf(now, zone)}.zip`);
  if (!destination) return undefined;
  const { out, finish } = destination;
  try {
    const [{ confirmSession }, { makeArchive }, { readOriginal }] = await Promise.all([
      import('../../../session/confirm.ts'),
      import('./make-archive.ts'),
      import('../../../session/files/files.ts'),
    ]);
    await confirmSession();
    await withFreshProof(beginExport);
    const readFile = (row: Attachment, info: AttachmentInfo) => readOriginal(fileRefOf({ row, info }));
    const made = await makeArchive({ tables, zone, now, readFile, out, step, signal });
    finish();
    return made;
  } catch (error) {
    await out.abort(error).catch(() => undefined);
    throw error;
  }
}

function tell({ unreadable, missing }: Made): void {
  if (unreadable > 0) toast.info(texts.archiveSavedIncomplete(unreadable));
  if (missing.length > 0) toast.info(texts.archiveSavedWithoutFiles(missing.length));
  if (unreadable + missing.length === 0) toast.success(texts.archiveSaved);
}

/** The device makes the archive by itself, so without a connection nobody is asked. */
async function beginExport(): Promise<void> {
  await call('POST /api/auth/begin-export', { body: {} }).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
  });
}

function useTaking() {
  const [taking, setTaking] = useState<TakingState>({ at: 'idle' });
  const { withFreshProof, dialog } = useFreshProof();
  const stop = useRef<AbortController>(undefined);
  const start = async (): Promise<void> => {
    if (taking.at === 'making') return;
    if (readNotebookState().state !== 'complete') {
      setTaking({ at: 'idle', problem: texts.notComplete });
      return;
    }
    stop.current = new AbortController();
    const { signal } = stop.current;
    const notHere = setEndedMessageHere(texts.notSignedIn);
    setTaking({ at: 'making', done: 0 });
    try {
      const step = (done: number) => setTaking({ at: 'making', done });
      const made = await take({ signal, step, withFreshProof });
      setTaking({ at: 'idle', ...(made && { missing: made.missing }) });
      if (made) tell(made);
    } catch (error) {
      const isUnwanted = signal.aborted || error instanceof ProofDeclined;
      setTaking({ at: 'idle', ...(!isUnwanted && { problem: explain(error) }) });
    } finally {
      notHere();
    }
  };
  return { taking, dialog, start, cancel: () => stop.current?.abort(new Error('Cancelled.')) };
}

/** How many missing files are listed here; the archive names all of them. */
const SHOWN = 20;

/** What the archive is without, by its names. */
function MissingFiles({ names }: { names: readonly string[] }): ReactNode {
  if (names.length === 0) return null;
  const more = names.length - SHOWN;
  return (
    <details className="border-rule border-y py-[8px]" open={names.length <= SHOWN / 4}>
      <summary className="min-h-[44px] cursor-pointer py-[8px] font-semibold">
        {texts.filesNotInArchiveTitle(names.length)}
      </summary>
      <p className="text-small text-ink-2">{texts.filesNotInArchiveHelp}</p>
      <ul className="grid grid-cols-1 gap-[6px] py-[8px] text-small text-ink-2">
        {names.slice(0, SHOWN).map((name) => (
          <li key={name} dir="auto" className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pb-[8px] text-small text-ink-2">{texts.moreFiles(more)}</p>}
    </details>
  );
}

/** Everything that a person owns as one file, made on this device. */
export function TakeEverything(): ReactNode {
  const { state } = useNotebook();
  const { taking, dialog, start, cancel } = useTaking();
  const isMaking = taking.at === 'making';
  return (
    <div className="grid grid-cols-1 gap-[12px]">
      <h3 className="text-small font-semibold font-sans">{texts.archiveTitle}</h3>
      <p className="text-ink-2">
        {sentence(
          texts.archiveHelp<ReactNode>(
            <strong className="font-semibold text-ink">{texts.readableByAnyone}</strong>,
          ),
        )}
      </p>
      {isMaking && <ProgressBar label={texts.makingArchiveLabel} done={taking.done} total={1} />}
      <div className="flex flex-wrap gap-[12px]">
        <Button
          variant="secondary"
          busy={isMaking}
          busyLabel={texts.makingArchive}
          unavailable={state !== 'complete'}
          onClick={start}
        >
          <Download />
          {texts.downloadEverythingButton}
        </Button>
        {isMaking && (
          <Button variant="tertiary" onClick={cancel}>
            {texts.cancelButton}
          </Button>
        )}
      </div>
      {state !== 'complete' && <p className="text-small text-ink-2">{texts.notComplete}</p>}
      {dialog}
      {!isMaking && taking.missing && <MissingFiles names={taking.missing} />}
      {!isMaking && taking.problem && <Alert onRetry={start}>{taking.problem}</Alert>}
    </div>
  );
}
