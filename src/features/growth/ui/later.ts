/* What other features show of growth and load only when it is shown. */

export const loadYear = () => import('./year.tsx');
