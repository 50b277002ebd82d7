/* What other features show of weekly and load only when it is shown. */

export const loadCategories = () => import('./categories.tsx');
