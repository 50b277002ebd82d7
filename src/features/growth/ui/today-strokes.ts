import { useSyncExternalStore } from 'react';
import { NO_STROKES, type Strokes } from '../../../kit/loop-ring.tsx';

let strokes: Strokes = NO_STROKES;
const listeners = new Set<() => void>();

/** Tells the mark in the top bar which strokes of today are drawn. */
export function setTodayStrokes(next: Strokes): void {
  strokes = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Today's strokes as the mark shows them now; none until they are known. */
export const todayStrokes = (): Strokes => strokes;

/** The same, for what shows them. */
export function useTodayStrokes(): Strokes {
  return useSyncExternalStore(subscribe, todayStrokes);
}
