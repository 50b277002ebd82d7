import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useOnline } from '../connection.tsx';
import { type Saving, useSaving } from '../local/saving.ts';
import { useNotebook } from '../local/use-view.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CheckMark, CircleAlert, CloudOff } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './saving-state.module.css';
import { explanation } from './saving-words.ts';

// Fetched as soon as there is one, while the connection that brought the refusal is there.
const loadRefusedWrites = () => import('./refused-writes.tsx').then(({ RefusedWrites }) => RefusedWrites);
const RefusedWrites = lazy(() =>
  loadRefusedWrites().then(
    (list) => ({ default: list }),
    () => ({ default: NotLoaded }),
  ),
);

/** A write that arrives within this, in milliseconds, is not spoken of: nothing flickers while somebody writes. */
const QUIET_MS = 500;

/** The state as it is shown: what waits without a connection is said at once, and until it has arrived. */
function useShownState({ state }: Saving): Saving['state'] {
  const online = useOnline();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state !== 'waiting') return setLate(false);
    const timer = setTimeout(() => setLate(true), online ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [state, online]);
  return state === 'waiting' && online && !late ? 'saved' : state;
}

function Words({ state }: { state: Saving['state'] }): ReactNode {
  switch (state) {
    case 'saved':
      return (
        <>
          <CheckMark />
          <span className={styles.short}>Saved</span>
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
  const shown = useShownState(saving);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const isRefused = saving.refused.length > 0;
  useEffect(() => {
    if (isRefused) loadRefusedWrites().catch(() => undefined);
  }, [isRefused]);
  return (
    <>
      <span role="status">
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
