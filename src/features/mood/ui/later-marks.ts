/* Apart from what today needs. */

export const loadMoodMark = () => import('./mood-mark.tsx');
export const loadMoodOfWeek = () => import('./mood-of-week.tsx');
