/* What other features show of calendar feed and load only when it is shown. */

export const loadCalendarFeed = () => import('./calendar-feed.tsx');
