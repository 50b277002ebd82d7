import type { ReactNode } from 'react';
import { isApple } from '../../../browser/apple.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { FieldError } from '../../../kit/field-error.tsx';
import { Lock } from '../../../kit/icons.ts';
import { SavingState } from '../../../session/saving/saving-state.tsx';
import { excessOf, isAnswered, problemWith, QUESTIONS } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './page-bar.module.css';
import type { Page } from './use-page.ts';

/** The id of what is said of an answer that cannot be taken yet. */
export const PROBLEM = 'page-problem';

/** Why one cannot go on. The running count is for the eye; a screen reader hears once that it is too much. */
function Problem({ page: { answers, question } }: Pick<Page, 'page'>): ReactNode {
  const problem = problemWith(answers, question);
  if (!problem) return null;
  const isCounted = excessOf(answers, question) > 0;
  return (
    <FieldError id={PROBLEM}>
      <span aria-hidden={isCounted}>{problem}</span>
      {isCounted && <span className="sr-only">{texts.answerLimit(TEXT_LIMIT)}</span>}
    </FieldError>
  );
}

/** The bar at the bottom: back, that it is stored encrypted, what is saved, and on; above it why one cannot go on. */
export function PageBar({ journal }: { journal: Page }): ReactNode {
  const { page, saving } = journal;
  const last = page.question === QUESTIONS - 1;
  return (
    <footer className={styles.bar} data-bottom-bar="steps">
      <div className="page-width">
        <div className={styles.outcome}>
          <Problem page={page} />
          {saving === 'failed' && <Alert onRetry={journal.complete}>{texts.pageNotSaved}</Alert>}
        </div>
        <div className={styles.row}>
          {page.question > 0 && (
            <Button variant="tertiary" onClick={() => journal.go(page.question - 1)}>
              {texts.previousButton}
            </Button>
          )}
          <span className={styles.promise}>
            <Lock />
            {texts.storedEncrypted}
          </span>
          <span className={styles.state}>
            <SavingState />
          </span>
          <Button
            className={styles.next}
            disabled={!isAnswered(page.answers, page.question)}
            busy={last && saving === 'busy'}
            busyLabel={texts.saving}
            onClick={last ? journal.complete : journal.next}
          >
            {last ? texts.completeButton : texts.nextButton}
            <span className={styles.keys} aria-hidden="true">
              <kbd>{isApple ? '⌘' : texts.ctrlKey} ↵</kbd>
            </span>
          </Button>
        </div>
      </div>
    </footer>
  );
}
