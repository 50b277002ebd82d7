const STROKES = ['clarify', 'act', 'learn'] as const;

/** Which strokes are missing, in the order of the day. */
export const openStrokes = (strokes: Record<(typeof STROKES)[number], boolean>) =>
  STROKES.filter((stroke) => !strokes[stroke]);

const EVENING_BEGINS = 18;
const NIGHT_ENDS = 4;

/** Whether a day that is done ends at this hour, 0 to 23: from six in the evening until the small hours. */
export const isEveningHour = (hour: number): boolean => hour >= EVENING_BEGINS || hour < NIGHT_ENDS;

const MILESTONES: readonly number[] = [7, 30, 100, 365];

/** Whether so many days with a page, in a row or not, are worth a line. */
export const isMilestone = (days: number): boolean => MILESTONES.includes(days);
