/* What is shown of attachments is loaded when a row has some, or gets its first. */

export const loadStrip = () => import('./strip.tsx');
export const loadAdding = () => import('./adding.ts');
export const loadMonthsOfPictures = () => import('./months/months-of-pictures.tsx');
export const loadSpoken = () => import('./recording/spoken.ts');
export const loadRecordingPanel = () => import('./recording/recording-panel.tsx');
