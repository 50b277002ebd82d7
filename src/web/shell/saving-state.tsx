import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOnline } from '../connection.tsx';
import { hearMovedDays } from '../local/open-notebook.ts';
import { useSaving } from '../local/saving.ts';
import { useNotebook } from '../local/use-view.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CheckMark, CircleAlert, CloudOff, Ellipsis } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import styles from './saving-state.module.css';
import { explanation, type ShownState, shownState } from './saving-words.ts';

// Fetched as soon as there is one, while the connection that brought the refusal is there.
const loadRefusedWrites = () => import('./refused-writes.tsx').then(({ RefusedWrites }) => RefusedWrites);
const RefusedWrites = lazy(() =>
  loadRefusedWrites().then(
    (list) => ({ default: list }),
    () => ({ default: NotLoaded }),
  ),
);

/** It stays until it is dismissed: the tab that sends may be one that nobody looks at. */
hearMovedDays((moved) => toast.info(moved, { sticky: true, action: { label: 'OK', onSelect: () => {} } }));

/** A write that arrives within this, in milliseconds, is on its way; later it is said that it waits. */
const QUIET_MS = 500;

/** The state as it is shown: what waits without a connection is said at once, and until it has arrived. */
function useShownState(): ShownState | undefined {
  const { state } = useSaving();
  const notebook = useNotebook();
  const online = useOnline();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state !== 'waiting') return setLate(false);
    const timer = setTimeout(() => setLate(true), online ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [state, online]);
  return shownState(state, notebook, online && !late);
}

function Words({ state }: { state: ShownState }): ReactNode {
  switch (state) {
    case 'saved':
      return (
        <>
          <CheckMark />
          <span className={styles.short}>Saved</span>
        </>
      );
    case 'saving':
      return (
        <>
          <Ellipsis />
          <span className={styles.short}>Saving</span>
        </>
      );
    case 'waiting':
      return (
        <>
          <CloudOff />
          <span className={styles.short}>On this device</span>
          <span className={styles.longer}>, waiting for the connection</span>
        </>
      );
    case 'needs-you':
      return (
        <>
          <CircleAlert />
          Needs you
        </>
      );
  }
}

interface SavingStateProps {
  /** Where a phone has room for a sign alone, unless the person is needed. */
  compact?: boolean;
}

/** What became of the person's writing, in a word or two; a click says more and, where it needs them, what to do. */
export function SavingState({ compact = false }: SavingStateProps): ReactNode {
  const saving = useSaving();
  const shown = useShownState();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const isRefused = saving.refused.length > 0;
  useEffect(() => {
    if (isRefused) loadRefusedWrites().catch(() => undefined);
  }, [isRefused]);
  return (
    <>
      <span role="status">
        {shown && (
          <button
            type="button"
            className={classNames(
              styles.state,
              compact && styles.compact,
              shown === 'needs-you' && styles.danger,
            )}
            onClick={() => setOpen(true)}
          >
            <Words state={shown} />
          </button>
        )}
      </span>
      <Dialog
        open={open}
        onClose={close}
        title="Your writing"
        actions={<Button onClick={close}>Close</Button>}
      >
        <p className="mt-2 text-ink-2">{explanation(saving)}</p>
        {isRefused && (
          <Suspense>
            <RefusedWrites refused={saving.refused} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

function NotLoaded(): ReactNode {
  return <p className="mt-2">They could not be shown just now. Reload the page to see them.</p>;
}

const PROBLEMS = {
  'storage-full':
    'This device has no room left. What you write is saved while you are connected: keep this page open until it says “Saved”.',
  'storage-refused':
    'This browser keeps nothing on the device. What you write is saved while you are connected: keep this page open until it says “Saved”.',
  'no-key':
    'Your writing cannot be sealed just now, and waits on this page until it can: please keep it open.',
} as const;

/** Says what is the matter with keeping things on this device, if anything is. */
export function StorageNotice(): ReactNode {
  const { problem } = useNotebook();
  if (!problem) return null;
  return (
    <div role="status" className="my-4">
      <Notice tone="due">{PROBLEMS[problem]}</Notice>
    </div>
  );
}
