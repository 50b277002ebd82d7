import { MOST_TASKS } from './limits.ts';

/** What the sync says, in the specified words where there are any. */
export const SYNC_MESSAGES = {
  noToken: 'No access token received from Google',
  consentFailed: 'Failed to connect to Google. Please try again.',
  failed: 'Failed to sync tasks',
  succeeded: 'Tasks synced successfully! Refresh to see changes.',
  unfinished: 'There was more to sync than fits in a minute. Sync again to go on.',
  consentNeeded: 'Google asks for your consent again. Press the button once more.',
  notPermitted: 'Google does not let us see your tasks. Please allow it when Google asks.',
  running: 'A sync is already running. Please wait until it is done.',
  tooMany: `There are more than ${MOST_TASKS.toLocaleString('en-US')} tasks in one list. Please delete some that you no longer need.`,
  busy: 'Google is not answering just now. Please try again in a few minutes.',
  notSetUp: 'The sync with Google Tasks is not set up here.',
} as const;
