import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { classNames } from '../../kit/class-names.ts';
import { useOnline } from '../../kit/connection.tsx';
import { CheckMark, CircleAlert, CloudOff, Ellipsis } from '../../kit/icons.ts';
import { lazyDialog } from '../../kit/lazy-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { sentence } from '../../kit/sentence.ts';
import { useStore } from '../../kit/use-store.ts';
import { useNotebook } from '../../notebook/react/use-view.ts';
import { fileStates, worstState } from '../files/file-states.ts';
import { useSaving } from '../use-saving.ts';
import styles from './saving-state.module.css';
import { type ShownState, shownState } from './shown-state.ts';
import * as texts from './texts.ts';

const SavingDetails = lazyDialog(() => import('./saving-details.tsx'));

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
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const files = useStore(fileStates, worstState);
  return shownState(state, notebook, online ? (late ? 'slow' : 'quick') : 'none', files);
}

function Words({ state, keeps }: { state: ShownState; keeps: boolean }): ReactNode {
  switch (state) {
    case 'saved':
      return (
        <>
          <CheckMark />
          <span className={styles.short}>{texts.saved}</span>
        </>
      );
    case 'saving':
      return (
        <>
          <Ellipsis />
          <span className={styles.short}>{texts.saving}</span>
        </>
      );
    case 'waiting':
      return (
        <>
          <CloudOff />
          <span className={styles.short}>
            {sentence(texts.waiting<ReactNode>((detail) => <span className={styles.longer}>{detail}</span>))}
          </span>
        </>
      );
    case 'offline':
      return (
        <>
          <CloudOff />
          <span className={styles.short}>
            {keeps
              ? sentence(
                  texts.offlineAndKept<ReactNode>((detail) => <span className={styles.kept}>{detail}</span>),
                )
              : texts.offline}
          </span>
        </>
      );
    case 'unpaid':
      return (
        <>
          <CircleAlert />
          {texts.waitingForPlan}
        </>
      );
    case 'needs-you':
      return (
        <>
          <CircleAlert />
          {texts.needsYou}
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
  const shown = useShownState();
  const keeps = useNotebook().problem === undefined;
  const [open, setOpen] = useState(false);
  return (
    <>
      <span role="status" data-saving={compact ? 'compact' : 'whole'}>
        {shown && (
          <button
            type="button"
            className={classNames(
              styles.state,
              compact && styles.compact,
              (shown === 'needs-you' || shown === 'unpaid') && styles.danger,
            )}
            onClick={() => setOpen(true)}
          >
            <Words state={shown} keeps={keeps} />
          </button>
        )}
      </span>
      {open && (
        <Suspense>
          <SavingDetails onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const PROBLEMS = {
  'storage-full': texts.storageFull,
  'storage-refused': texts.storageRefused,
  'no-key': texts.encryptionFailed,
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
