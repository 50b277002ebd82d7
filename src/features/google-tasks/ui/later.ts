/* What other features show of google tasks and load only when it is shown. */

export const loadGoogleSync = () => import('./google-sync.tsx');
