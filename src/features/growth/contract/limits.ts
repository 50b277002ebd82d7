/** How many days a pause has at most. */
export const PAUSE_DAYS = 60;
/** How many days ahead of today it may begin. */
export const PAUSE_AHEAD_DAYS = 366;
