import { readTables } from '../../../web/local/use-view.ts';
import type { Strokes } from '../../../web/ui/loop-ring.tsx';
import { writtenNow } from '../../../web/written-now.ts';
import { ringOf } from '../../score/rules.ts';

/** The page that was completed last here, until what it drew is seen: a reload does not draw it again. */
let completed: { entry: string; before: Strokes } | undefined;

/** Today's strokes as they are now. */
export function strokesNow(): Strokes {
  const tables = readTables();
  return ringOf(tables.growth_days.get(writtenNow(tables).day.date));
}

/** A page is complete; `before` is what today's ring showed until then. */
export function rememberCompleted(entry: string, before: Strokes): void {
  completed = { entry, before };
}

/** Today's strokes before this page was completed; undefined when that was not just now. */
export const strokesBefore = (entry: string | undefined): Strokes | undefined =>
  completed?.entry === entry ? completed?.before : undefined;

/** What it drew has been seen. */
export function forgetCompleted(): void {
  completed = undefined;
}
