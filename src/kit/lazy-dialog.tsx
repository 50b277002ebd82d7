import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';
import * as texts from './texts.ts';
import { toast } from './toast.ts';

/** What opens over a page, and whose code comes later. Where it cannot be had, that is said. */
/* @__NO_SIDE_EFFECTS__ */
export const lazyDialog = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart<Props>(() =>
    load().catch(() => {
      toast.error(texts.dialogLoadFailed);
      return { default: () => null };
    }),
  );
