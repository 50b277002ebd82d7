/* What other features show of on this day and load only when it is shown. */

export const loadOnThisDay = () => import('./on-this-day.tsx');
