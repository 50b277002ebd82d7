/** Most tasks on either side that are synced, those that are long completed too. */
export const MOST_TASKS = 5000;

/** How long one run may take, in milliseconds, before its last request: less than proxies wait. The next run goes on. */
export const RUN_MS = 45_000;

/** How many changes of a run are told with their words; the counts tell of all. */
export const REPORTED_CHANGES = 100;

/** How many characters of an action's words are told of a change. */
export const REPORTED_LENGTH = 200;

/** How many lines of the log this device keeps. */
export const LOG_LINES = 50;

/** How long the button says that a sync has succeeded, in seconds. */
export const SUCCESS_SECONDS = 5;

/** What Google is asked for: to read and write tasks, and nothing else. */
export const TASKS_SCOPE = 'https://www.googleapis.com/auth/tasks';

/** Where Google sends the person back to. */
export const RETURN_PATH = '/google-return';

/** What a refusal says to programs. */
export const SYNC_CODES = {
  /** Google does not take the token any more: the person is asked again. */
  consentNeeded: 'google_consent_needed',
  /** The consent given does not reach as far as tasks. */
  notPermitted: 'google_not_permitted',
  /** Another run of the same person is under way. */
  running: 'google_sync_running',
  tooMany: 'google_too_many_tasks',
  busy: 'google_busy',
  notSetUp: 'google_not_set_up',
} as const;
