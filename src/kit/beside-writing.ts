import type { ComponentType, RefObject } from 'react';
import { createStore } from '../browser/store.ts';

export interface BesideWritingProps {
  area: RefObject<HTMLTextAreaElement | null>;
}

/** What stands beside every writing area, once a late part of the app has put something there. */
export const besideWriting = createStore<ComponentType<BesideWritingProps> | undefined>(undefined);
