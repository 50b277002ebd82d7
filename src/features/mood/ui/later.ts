export const loadMood = () => import('./mood.tsx');
