import { type ClipboardEvent, type DragEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ImagePlus, Mic } from '../../../kit/icons.ts';
import { lazyDialog } from '../../../kit/lazy-dialog.tsx';
import { toast } from '../../../kit/toast.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import { AttachingContext } from './attached-to.ts';
import styles from './attaching.module.css';
import { Strip } from './attachments.tsx';
import { takeHandedOver } from './handed-over.ts';
import { loadAdding, loadRecordingPanel } from './later.ts';
import type { AttachedTo } from './ops.ts';
import { hasAttachments } from './views.ts';

const RecordingPanel = lazyDialog(loadRecordingPanel);

/** Phones offer their camera for these, and turn what only they can open into a JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/heic,image/avif';

interface AttachingProps extends AttachedTo {
  /** Something is about to be added. */
  onAdd?: () => void;
  /** Nothing is added at the moment, such as while the words are being saved. */
  isPaused?: boolean;
  /** The writing area that also takes what is pasted and dropped. */
  children?: ReactNode;
}

const canRecord = typeof MediaRecorder !== 'undefined';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Pictures in the clipboard. Where there are words too, as from a spreadsheet, the words are meant. */
function pastedPictures({ clipboardData }: ClipboardEvent): File[] {
  if (clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files].filter(({ type }) => type.startsWith('image/'));
}

/** A place to write that takes pictures and recordings too, with what is there already. */
export function Attaching({ table, id, onAdd, isPaused = false, children }: AttachingProps): ReactNode {
  const hasSome = useView(hasAttachments, table, id);
  const [isAdding, setAdding] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const [isDropping, setDropping] = useState(false);

  const add = (files: readonly File[]): void => {
    if (files.length === 0 || isPaused) return;
    onAdd?.();
    setAdding(true);
    loadAdding().then(
      ({ addPictures }) => addPictures({ table, id }, files),
      () => toast.error(texts.addingNotLoaded),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the place is opened.
  useEffect(() => add(takeHandedOver(table)), []);
  const paste = (event: ClipboardEvent): void => {
    const files = pastedPictures(event);
    if (files.length > 0) event.preventDefault();
    add(files);
  };
  const drag = (event: DragEvent): void => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setDropping(true);
  };
  const drop = (event: DragEvent): void => {
    setDropping(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what is pasted and dropped; the button does the same. */}
      <div
        className={styles.around}
        data-dropping={isDropping || undefined}
        data-attached={hasSome || undefined}
        onPaste={paste}
        onDragOver={drag}
        onDragLeave={() => setDropping(false)}
        onDrop={drop}
      >
        <AttachingContext value={{ table, id, onAdd }}>{children}</AttachingContext>
      </div>
      {(hasSome || isAdding) && (
        <Suspense>
          <Strip table={table} id={id} isWriting />
        </Suspense>
      )}
      {isRecording ? (
        <Suspense>
          <RecordingPanel to={{ table, id }} onAdd={onAdd} onClose={() => setRecording(false)} />
        </Suspense>
      ) : (
        <div className={styles.controls}>
          <label>
            <ImagePlus />
            {texts.addPicturesButton}
            <input
              type="file"
              className="sr-only"
              accept={ACCEPTED}
              multiple
              disabled={isPaused}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                // The same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
          {canRecord && (
            <button type="button" disabled={isPaused} onClick={() => setRecording(true)}>
              <Mic />
              {texts.recordButton}
            </button>
          )}
        </div>
      )}
    </>
  );
}
