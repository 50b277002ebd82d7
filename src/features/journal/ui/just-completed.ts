import type { Strokes } from '../../../kit/loop-ring.tsx';

/** The page that was completed last here, until what it drew is seen: a reload does not draw it again. */
let completed: { entry: string; before: Strokes } | undefined;

/** A page is complete; `before` is what today's ring showed until then. */
export function rememberCompleted(entry: string, before: Strokes): void {
  completed = { entry, before };
}

/**
 * Today's strokes before this page was completed; undefined when that was not just now. Without an entry: before the
 * page that the person is just coming from, for the page that is opened from there.
 */
export const strokesBefore = (entry?: string): Strokes | undefined =>
  entry === undefined || completed?.entry === entry ? completed?.before : undefined;

/** What it drew has been seen. */
export function forgetCompleted(): void {
  completed = undefined;
}
