import type { ReactNode } from 'react';
import { CircleAlert } from './first-icons.tsx';

interface AlertProps {
  children: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Something failed: says what, and offers another try where there is one. Read aloud at once. */
export function Alert({ children, onRetry, retryLabel = 'Try Again' }: AlertProps): ReactNode {
  return (
    <div className="alert" role="alert">
      <CircleAlert />
      <span>{children}</span>
      {onRetry && (
        <button type="button" className="link" onClick={onRetry}>
          {retryLabel}
        </button>
      )}
    </div>
  );
}
