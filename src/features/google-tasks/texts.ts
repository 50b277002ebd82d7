import { MOST_TASKS } from './contract/limits.ts';

/* Messages */

/** MSG-38 */
export const noToken = 'No access token received from Google';
/** MSG-39 */
export const consentFailed = 'Failed to connect to Google. Please try again.';
/** MSG-40 */
export const failed = 'Failed to sync tasks';
/** MSG-41 */
export const succeeded = 'Tasks synced successfully! Refresh to see changes.';
export const unfinished = 'There was more to sync than fits in a minute. Sync again to go on.';
export const consentNeeded = 'Google asks for your consent again. Press the button once more.';
export const notPermitted = 'Google does not let us see your tasks. Please allow it when Google asks.';
export const running = 'A sync is already running. Please wait until it is done.';
export const tooMany = `There are more than ${MOST_TASKS.toLocaleString('en-US')} tasks in one list. Please delete some that you no longer need.`;
export const busy = 'Google is not answering just now. Please try again in a few minutes.';
export const notSetUp = 'The sync with Google Tasks is not set up here.';

/* Run log */

export const leftAloneItHasNo = (side: string): string => `Left alone ${side}: it has no words.`;
export const leftAloneTheOtherSide = (side: string): string =>
  `Left alone ${side}: the other side does not take it.`;
export const itWasNew = (side: string): string => `it was new ${side}.`;
export const itWasDeleted = (side: string): string => `it was deleted ${side}.`;
export const bothSidesHadChangedIt = (side: string): string =>
  `both sides had changed it, and the change ${side} came later.`;
export const itWasChanged = (side: string): string => `it was changed ${side}.`;
export const nothingToChange = 'nothing to change';
export const leftAlone = (skipped: number): string => ` Left alone: ${skipped}.`;
export const hereAtGoogle = (countsInWords: string, countsInWords2: string, left: string): string =>
  `Here: ${countsInWords}. At Google: ${countsInWords2}.${left}`;

/* Google */

/* Links */

export const from = (productName: string, markOf: string): string => `From ${productName} · ${markOf}`;

/* Pass */

/* Google return page */

export const googleTasksTitle = 'Google Tasks';
export const handingOver = 'handing over';
export const nothingWasWaitingForThis = 'Nothing was waiting for this. Please press the sync button again.';
/** SYNC-09 */
export const backToTasksLink = 'Back to Tasks';
export const youCanCloseThisWindow = 'You can close this window.';
export const oneMoment = 'One moment…';

/* Log lines */

export const noWords = '(no words)';
export const before = <Part>(bdi: Part) => ['Before: ', bdi];

/* Sync button */

export const waitingForConnection = 'Waiting for connection';

/* Sync call */

/* Sync monitor page */

export const syncMonitorTitle = 'Sync monitor';
export const whatTravelledBetweenYourActions =
  'What travelled between your actions and Google Tasks, as this browser remembers it.';
/** SYNC-09 */
export const backToTasksButton = 'Back to Tasks';
export const syncingNeedsARunningTrial = 'Syncing needs a running trial or a paid plan.';
/** SYNC-06 */
export const testSync = 'Test Sync';
export const logTitle = 'Log';
/** SYNC-07 */
export const clearLogsButton = 'Clear Logs';
export const nothingYetTitle = 'Nothing yet';
export const eachSyncLeavesItsLines = 'Each sync leaves its lines here: when it began, what it did and why.';
export const searchTheLogLabel = 'Search the log';
export const linesFound = (count: number): string => `${count} lines found`;

/* Use sync */

export const syncStarted = 'Sync started';

/* Google sync */

export const yourActionsTravelToYour =
  'Your actions travel to your list there, and back, each time you press the button.';
export const syncWithGoogleTasks = 'Sync with Google Tasks';
export const lastSynced = <Part>(time: Part) => ['Last synced ', time];
export const syncMonitorLink = 'Sync monitor';
