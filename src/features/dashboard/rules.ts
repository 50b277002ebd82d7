const STROKES = ['clarify', 'act', 'learn'] as const;

/** Which strokes are missing, in the order of the day. */
export const openStrokes = (strokes: Record<(typeof STROKES)[number], boolean>) =>
  STROKES.filter((stroke) => !strokes[stroke]);
