import { useSyncExternalStore } from 'react';
import { ALL_STROKES, type Strokes } from './ui/loop-ring.tsx';

let strokes: Strokes = ALL_STROKES;
const listeners = new Set<() => void>();

/** Tells the mark in the top bar which strokes of today are drawn; `undefined` when nobody is signed in. */
export function setTodayStrokes(next: Strokes | undefined): void {
  strokes = next ?? ALL_STROKES;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Today's strokes as the mark shows them; the whole ring until they are known. */
export function useTodayStrokes(): Strokes {
  return useSyncExternalStore(subscribe, () => strokes);
}
