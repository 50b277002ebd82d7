import { formatNumber, plural } from '../../kernel/intl.ts';

/* What a sync ends with */

/** MSG-38 */
export const noToken = 'No access token received from Google';
/** MSG-39 */
export const consentFailed = 'Failed to connect to Google. Please try again.';
/** MSG-40 */
export const syncFailed = 'Failed to sync tasks';
/** MSG-41 */
export const synced = 'Tasks synced successfully! Refresh to see changes.';
export const unfinished = 'There was more to sync than fits in a minute. Sync again to continue.';
export const consentNeeded = 'Google is asking for your consent again. Please press the sync button again.';
export const notPermitted = 'Google didn’t let us see your tasks. Please allow access when Google asks.';
export const alreadyRunning = 'A sync is already running. Please wait until it’s done.';
export const tooManyTasks = (most: number): string =>
  `One list has more than ${formatNumber(most)} tasks. Please delete some that you no longer need.`;
export const googleUnavailable = 'Google isn’t responding right now. Please try again in a few minutes.';
export const vaultClosed = 'Your private vault is on, so our server can’t read your actions and sync them.';
export const notSetUp = 'Google Tasks sync isn’t set up on this server.';

/* The log: what was done to one action, and why */

export const skippedEmpty = 'Skipped: the task in Google Tasks has no text.';
export const skippedRefused = 'Skipped: Google Tasks didn’t accept it.';
export const addedHere = 'Added here.';
export const addedThere = 'Added in Google Tasks.';
export const renamedHere = 'Renamed here.';
export const renamedThere = 'Renamed in Google Tasks.';
export const completedHere = 'Completed here.';
export const completedThere = 'Completed in Google Tasks.';
export const reopenedHere = 'Reopened here.';
export const reopenedThere = 'Reopened in Google Tasks.';
export const deletedHere = 'Deleted here.';
export const deletedThere = 'Deleted in Google Tasks.';
export const restoredHere = 'Restored here. It was deleted here, but the change in Google Tasks came later.';
export const restoredThere =
  'Restored in Google Tasks. It was deleted there, but the change here came later.';
export const wasNewHere = 'It was new here.';
export const wasNewThere = 'It was new in Google Tasks.';
export const wasChangedHere = 'It had changed here.';
export const wasChangedThere = 'It had changed in Google Tasks.';
export const wasChangedLaterHere = 'It had changed on both sides, and the change here came later.';
export const wasChangedLaterThere =
  'It had changed on both sides, and the change in Google Tasks came later.';
export const wasDeletedHere = 'It was deleted here.';
export const wasDeletedThere = 'It was deleted in Google Tasks.';

/* The log: what a sync did in all */

export const countAdded = (count: number): string => `${formatNumber(count)} added`;
export const countChanged = (count: number): string => `${formatNumber(count)} changed`;
export const countDeleted = (count: number): string => `${formatNumber(count)} deleted`;
export const nothingHere = 'Here: nothing to change.';
export const nothingThere = 'Google Tasks: nothing to change.';
export const changedHere = (counts: string): string => `Here: ${counts}.`;
export const changedThere = (counts: string): string => `Google Tasks: ${counts}.`;
export const skippedCount = (count: number): string => `Skipped: ${formatNumber(count)}.`;

/* The notes of a task that comes from here */

export const taskNotes = (product: string, mark: string): string => `From ${product} · ${mark}`;

/* The page that Google leads back to */

export const googleTasksTitle = 'Google Tasks';
export const notAwaited =
  'The page that started this sync is no longer waiting. Please press the sync button again.';
/** SYNC-09 */
export const backToTasksLink = 'Back to Tasks';
export const closeWindow = 'You can close this window.';
export const oneMoment = 'One moment…';

/* The log: its lines */

export const changes = (count: number): string =>
  plural(count, { one: '1 change', other: `${formatNumber(count)} changes` });
export const noText = '(no text)';
export const before = <Part>(bdi: Part) => ['Before: ', bdi];

/* Sync button */

export const syncing = 'Syncing…';
export const offline = 'You’re offline. Syncing needs a connection.';

/* Sync monitor page */

export const syncMonitorTitle = 'Sync monitor';
export const monitorIntro =
  'What was synced between your actions and Google Tasks, as remembered by this browser.';
/** SYNC-09 */
export const backToTasksButton = 'Back to Tasks';
export const noAccess = 'Syncing requires an active trial or a paid plan.';
/** SYNC-06 */
export const testSyncButton = 'Test Sync';
export const logTitle = 'Log';
/** SYNC-07 */
export const clearLogsButton = 'Clear Logs';
export const logEmptyTitle = 'No syncs yet';
export const logEmptyText = 'Every sync is logged here: when it started, what it did, and why.';
export const searchLabel = 'Search the log';
export const linesFound = (count: number): string =>
  plural(count, { one: '1 line found', other: `${formatNumber(count)} lines found` });

/* The log: a sync that begins */

export const syncStarted = 'Sync started';

/* Actions: the sync */

export const syncHelp =
  'Syncs your actions with a Google Tasks list, in both directions, every time you press the button.';
export const syncButton = 'Sync with Google Tasks';
export const lastSynced = <Part>(time: Part) => ['Last synced ', time];
export const syncMonitorLink = 'Sync monitor';
