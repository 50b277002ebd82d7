/** Longest action, in characters, after trimming. */
export const TASK_LENGTH = 500;

/** How long completed actions stay in the list, in days. */
export const COMPLETED_DAYS = 7;

/** How many open actions the dashboard shows. */
export const DASHBOARD_TASKS = 3;
