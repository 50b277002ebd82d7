import type { ReactNode } from 'react';
import { settings } from '../../../web/settings.ts';
import { ALL_STROKES, LoopRing } from '../../../web/ui/loop-ring.tsx';

/** The mark alone, while it is found out who is here. */
export function CheckingMark(): ReactNode {
  return (
    <main id="main" className="grid min-h-dvh place-items-center" aria-busy="true">
      <LoopRing strokes={ALL_STROKES} size="empty" label={settings.product_name} />
    </main>
  );
}
