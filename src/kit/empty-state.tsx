import type { ReactNode } from 'react';
import { LoopRing, NO_STROKES, type Strokes } from './loop-ring.tsx';

interface EmptyStateProps {
  /** The ring in its true state; no stroke when left out. */
  strokes?: Strokes;
  heading: string;
  text?: ReactNode;
  /** One `Button` or `ButtonLink` with the next step. */
  action?: ReactNode;
}

/** What a list says while it is empty. */
export function EmptyState({ strokes = NO_STROKES, heading, text, action }: EmptyStateProps): ReactNode {
  return (
    <div className="grid max-w-[30em] justify-items-start gap-[10px] [&>svg]:mb-[8px]">
      <LoopRing strokes={strokes} size="empty" />
      <h2 className="text-h3 tracking-[0]">{heading}</h2>
      {text && <p className="text-ink-2">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
