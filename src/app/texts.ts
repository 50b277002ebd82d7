/* Search and commands: what can be done */

export const doTitle = 'Do';
export const settingsTitle = 'Settings';
export const goToTitle = 'Go to';
export const keyboardShortcutsLabel = 'Keyboard shortcuts';
export const keyboardShortcutsKeywords = 'keys hotkeys help';
/** NAV-10 */
export const signOutButton = 'Sign Out';
export const signOutKeywords = 'leave log out';
export const writeKeywords = 'journal page entry clarify';
export const addActionButton = 'Add an action';
export const addActionKeywords = 'task new to do';
export const noteLessonButton = 'Note a lesson';
export const noteLessonKeywords = 'learn learned new';
export const findButton = 'Find something you wrote';
export const findKeywords = 'search entry';
export const continueWritingButton = 'Continue writing';
export const writeAnotherPageButton = 'Write another page';
export const writeTodaysPageButton = 'Write today’s page';
export const themeLabel = (label: string): string => `Theme: ${label}`;
export const themeKeywords = 'appearance colors mode';

/* Connection */

/** MSG-86 */
export const offline = "You're offline. Some features may be unavailable.";
/** MSG-87 */
export const backOnline = "You're back online";

/* Downloads */

/** MSG-63 */
export const notLoggedIn = 'Not logged in.';

/* A page that breaks */

/** MSG-09 */
export const somethingWentWrongTitle = 'Something went wrong';
export const pageLoadFailed = 'We couldn’t load this page. Check your connection, then try again.';
export const pageStopped = 'This page stopped unexpectedly. Everything you saved is safe.';
/** NAV-12 */
export const tryAgainButton = 'Try Again';
/** NAV-12 */
export const returnToDashboardButton = 'Return to Dashboard';

/* No answer from the server */

export const noConnection = 'There’s no connection right now. Please try again when you’re back online.';
/** MSG-04 */
export const unexpected = 'Something went wrong. Please try again in a few minutes.';

/* What isn’t on the device yet */

/** MSG-45 */
export const notAuthenticated = 'Not authenticated';
export const olderPagesLoading = 'Your older pages are still loading.';

/* Links to the operator’s own pages */

export const outsideLinkNotSetUp = (setting: string): string =>
  `This link isn’t set up yet. ${setting} says where it leads.`;

/* Deleting */

export const undoButton = 'Undo';

/* Writes to the profile */

export const yourProfileLabel = 'Your profile';

/* Answers to a reminder */

export const remindedAgainAt = (time: string): string => `We’ll remind you again at ${time}.`;
export const remindedAgainInAnHour = 'We’ll remind you again in an hour.';
export const noReminderLeftToday = 'The day will be over by then, so there won’t be another reminder today.';
export const morningRemindersOff = 'Your morning reminders are off.';
export const afternoonRemindersOff = 'Your afternoon reminders are off.';
export const morningRemindersOn = 'Your morning reminders are back on, just as they were.';
export const afternoonRemindersOn = 'Your afternoon reminders are back on, just as they were.';

/* Unknown addresses */

export const pageNotFound = 'That page doesn’t exist.';

/* Theme */

export const systemTheme = 'System';
export const lightTheme = 'Light';
export const darkTheme = 'Dark';
