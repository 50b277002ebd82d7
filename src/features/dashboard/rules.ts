const STROKES = ['clarify', 'act', 'learn'] as const;

/** Which strokes are missing, in the order of the day. */
export const openStrokes = (strokes: Record<(typeof STROKES)[number], boolean>) =>
  STROKES.filter((stroke) => !strokes[stroke]);

const MILESTONES: readonly number[] = [7, 30, 100, 365];

/** Whether so many days with a page, in a row or not, are worth a line. */
export const isMilestone = (days: number): boolean => MILESTONES.includes(days);
