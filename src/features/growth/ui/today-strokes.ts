import { createStore } from '../../../browser/store.ts';
import { NO_STROKES, type Strokes } from '../../../kit/loop-ring.tsx';
import { useStore } from '../../../kit/use-store.ts';

const strokes = createStore<Strokes>(NO_STROKES);

/** Tells the mark in the top bar which strokes of today are drawn. */
export const setTodayStrokes = strokes.set;

/** Today's strokes as the mark shows them now; none until they are known. */
export const useTodayStrokes = (): Strokes => useStore(strokes);
