import type { ReactNode } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { ALL_STROKES, LoopRing } from '../../../kit/loop-ring.tsx';

/** The mark alone, while it is found out who is here. */
export function CheckingMark(): ReactNode {
  return (
    <main id="main" className="grid min-h-dvh place-items-center" aria-busy="true">
      <LoopRing strokes={ALL_STROKES} size="empty" label={settings.product_name} />
    </main>
  );
}
