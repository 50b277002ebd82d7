import type { ReactNode } from 'react';
import { useNotebook } from '../notebook/react/use-view.ts';
import { NotHere } from './not-here.tsx';
import * as texts from './texts.ts';

interface WhenOpenProps {
  /** How many lines the skeleton has that stands there until then. */
  lines: number;
  /** What to say when there is nothing on this device and the server cannot be reached. */
  failed: string;
  children: ReactNode;
}

/** Shows what is read from the notebook once today and the newest rows are there. */
export function WhenOpen({ lines, failed, children }: WhenOpenProps): ReactNode {
  const { state } = useNotebook();
  if (state === 'opening' || state === 'unreachable') return <NotHere failed={failed} lines={lines} />;
  return children;
}

/** Says, beside a number that takes the whole notebook, that it may still grow. */
export function StillArriving(): ReactNode {
  const { state } = useNotebook();
  if (state !== 'recent') return null;
  return (
    <p className="text-small text-ink-2" role="status">
      {texts.olderPagesLoading}
    </p>
  );
}
