import type { ReactNode } from 'react';
import { useOnline } from '../../../web/connection.tsx';
import { SavingState } from '../../../web/shell/saving-state.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Lock } from '../../../web/ui/icons.ts';
import { isAnswered, QUESTIONS } from '../rules.ts';
import styles from './page-bar.module.css';
import type { Page } from './use-page.ts';

const onMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The bar at the bottom: back, that it is stored encrypted, what is saved, and on. */
export function PageBar({ journal }: { journal: Page }): ReactNode {
  const { page, saving } = journal;
  const online = useOnline();
  const last = page.question === QUESTIONS - 1;
  return (
    <footer className={styles.bar} data-bottom-bar="steps">
      <div className="page-width">
        <div className={styles.outcome}>
          {saving === 'failed' && (
            <Alert onRetry={journal.complete}>
              Your page could not be saved. Every word of it is still here: please keep this page open.
            </Alert>
          )}
        </div>
        <div className={styles.row}>
          {page.question > 0 && (
            <Button variant="tertiary" onClick={() => journal.go(page.question - 1)}>
              Previous
            </Button>
          )}
          <span className={styles.promise}>
            <Lock />
            Stored encrypted
          </span>
          <span className={styles.state}>
            <SavingState />
          </span>
          <Button
            className={styles.next}
            disabled={!isAnswered(page.answers, page.question)}
            busy={last && saving === 'busy'}
            busyLabel={online ? 'Saving' : 'Waiting for connection'}
            onClick={last ? journal.complete : journal.next}
          >
            {last ? 'Complete' : 'Next'}
            <span className={styles.keys} aria-hidden="true">
              <kbd>{onMac ? '⌘' : 'Ctrl'} ↵</kbd>
            </span>
          </Button>
        </div>
      </div>
    </footer>
  );
}
