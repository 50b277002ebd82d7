import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { CircleAlert } from './first-icons.tsx';
import { TextButton } from './text-button.tsx';
import * as texts from './texts.ts';

interface AlertProps {
  children: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Something failed: says what, and offers another try where there is one. Read aloud at once. */
export function Alert({ children, onRetry, retryLabel = texts.tryAgainButton }: AlertProps): ReactNode {
  return (
    <div className={styles.alert} role="alert">
      <CircleAlert />
      <span>{children}</span>
      {onRetry && <TextButton onClick={onRetry}>{retryLabel}</TextButton>}
    </div>
  );
}
