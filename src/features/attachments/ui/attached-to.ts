import { createContext, use } from 'react';
import type { AttachedTo } from './ops.ts';

/** Where something can be added to what is being written. */
export interface AttachingPlace extends AttachedTo {
  /** Something is about to be added. */
  onAdd?: (() => void) | undefined;
}

export const AttachingContext = createContext<AttachingPlace | undefined>(undefined);

/** The row that is being written here; undefined where nothing can be added to it. */
export const useAttachingPlace = (): AttachingPlace | undefined => use(AttachingContext);
