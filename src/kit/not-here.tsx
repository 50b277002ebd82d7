import type { ReactNode } from 'react';
import { WAITING } from '../kernel/seal.ts';
import { syncNow, useNotebook } from '../notebook/react/use-view.ts';
import { Alert } from './alert.tsx';
import { Skeleton } from './skeleton.tsx';
import * as texts from './texts.ts';

interface NotHereProps {
  /** What to say when it is not on this device and the server cannot be reached. */
  failed: string;
  /** How many lines the skeleton has that stands there until it is known. */
  lines?: number;
}

/** Stands where something is not in the notebook yet: it is still coming, or cannot come now. */
export function NotHere({ failed, lines }: NotHereProps): ReactNode {
  const { state, problem, isRefused } = useNotebook();
  if (problem === 'no-key') return <p className="text-ink-3 italic">{WAITING}</p>;
  if (isRefused) return <Alert onRetry={syncNow}>{texts.notAuthenticated}</Alert>;
  if (state === 'opening') return <Skeleton {...(lines === undefined ? {} : { lines })} />;
  if (state !== 'recent') return <Alert onRetry={syncNow}>{failed}</Alert>;
  return (
    <p className="text-ink-2" role="status">
      {texts.olderPagesLoading}
    </p>
  );
}
