import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Lock } from '../../../web/ui/icons.ts';
import { Notice } from '../../../web/ui/notice.tsx';
import { isAnswered, QUESTIONS } from '../rules.ts';
import styles from './page-bar.module.css';
import type { Page } from './use-page.ts';

const onMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** What became of saving, above the bar: the words are safe, and what can be done. */
function Outcome({ journal }: { journal: Page }): ReactNode {
  const { saving, page } = journal;
  if (saving.is === 'failed') {
    return (
      <Alert onRetry={journal.complete}>
        Your page could not be saved. Every word of it is kept on this device.
      </Alert>
    );
  }
  if (saving.is === 'waiting') {
    return (
      <div role="status">
        <Notice>
          You’re offline. Your page is kept on this device and is saved when the connection is back.
        </Notice>
      </div>
    );
  }
  if (saving.is !== 'other') return null;
  return (
    <Alert onRetry={journal.keepBoth} retryLabel="Keep both">
      An earlier version of this page is saved already. Keep this one as an additional entry, or{' '}
      <Link to={`/journal/complete?entry=${page.entryId}`}>see what is saved</Link>.
    </Alert>
  );
}

/** The bar at the bottom: back, that it is stored encrypted, and on. */
export function PageBar({ journal }: { journal: Page }): ReactNode {
  const { page, saving } = journal;
  const last = page.question === QUESTIONS - 1;
  const busy = saving.is === 'busy' || saving.is === 'waiting';
  return (
    <footer className={styles.bar} data-bottom-bar="steps">
      <div className="page-width">
        <div className={styles.outcome}>
          <Outcome journal={journal} />
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
          <Button
            className={styles.next}
            disabled={!isAnswered(page.answers, page.question)}
            busy={last && busy}
            busyLabel={saving.is === 'waiting' ? 'Waiting for connection' : 'Saving'}
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
