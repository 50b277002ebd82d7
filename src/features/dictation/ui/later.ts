/** The microphone beside what is written: wanted once the page is there. */
export const loadDictation = () => import('./start.ts');
