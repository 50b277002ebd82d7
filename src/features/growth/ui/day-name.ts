import type { Strokes } from '../../../kit/loop-ring.tsx';
import * as texts from '../texts.ts';

interface DayMarks {
  strokes: Strokes;
  mended: boolean;
  isPaused: boolean;
}

/** What a ring says of its day: how many strokes are drawn, and whether the day was repaired or paused. */
export function nameOfDay(day: string, { strokes, mended, isPaused }: DayMarks): string {
  const drawn = Object.values(strokes).filter(Boolean).length;
  if (mended) return (isPaused ? texts.dayRepairedInPause : texts.dayRepaired)(day, drawn);
  return (isPaused ? texts.dayInPause : texts.dayStrokes)(day, drawn);
}
