import type { ReactNode } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import { useStore } from '../../../kit/use-store.ts';
import { fileStates, sendAgain } from '../../../session/files/files.ts';
import * as texts from '../texts.ts';
import styles from './strip.module.css';
import type { Attached } from './views.ts';

/** What of these is not with the server yet, in one line, and why. */
export function SendingLine({ attached }: { attached: readonly Attached[] }): ReactNode {
  const states = useStore(fileStates);
  const unsent = attached.flatMap(({ row }) => states.get(row.file) ?? []);
  const refused = unsent.find((state) => state.is === 'refused');
  if (refused) {
    return (
      <p className={styles.line} role="status">
        <span className="text-danger">{refused.reason}</span>
        <TextButton onClick={() => void sendAgain()}>{texts.sendAgainButton}</TextButton>
      </p>
    );
  }
  if (unsent.length === 0) return null;
  const isSending = unsent.some(({ is }) => is === 'sending');
  return (
    <p className={styles.line} role="status">
      {isSending ? texts.sending : texts.onlyHere(unsent.length)}
    </p>
  );
}
