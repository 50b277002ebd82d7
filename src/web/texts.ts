/* Commands */

export const goTo = 'Go to';
export const keyboardShortcutsButton = 'Keyboard shortcuts';
export const keysHelp = 'keys help';
/** NAV-10 */
export const signOutButton = 'Sign Out';
export const leaveLogOut = 'leave log out';
export const journalPageEntryClarify = 'journal page entry clarify';
export const addAnActionButton = 'Add an action';
export const taskNewToDo = 'task new to do';
export const noteALessonButton = 'Note a lesson';
export const learnLearnedNew = 'learn learned new';
export const findSomethingYouWroteButton = 'Find something you wrote';
export const searchEntry = 'search entry';
export const continueWriting = 'Continue writing';
export const writeAnotherPage = 'Write another page';
export const writeTodaysPage = 'Write today’s page';
export const themeButton = (label: string): string => `Theme: ${label}`;
export const appearanceColoursMode = 'appearance colours mode';

/* Connection */

/** MSG-86 */
export const youreOfflineSomeFeaturesMay = "You're offline. Some features may be unavailable.";
/** MSG-87 */
export const youreBackOnline = "You're back online";

/* Download file */

/** MSG-63 */
export const notLoggedIn = 'Not logged in.';

/* Error boundary */

export const thePageCouldNotBe = 'The page could not be loaded.';
/** MSG-09 */
export const somethingWentWrongTitle = 'Something went wrong';
export const thisPageCouldNotBe = 'This page could not be loaded. Check your connection, then try again.';
export const thisPageStoppedUnexpectedlyWhat = 'This page stopped unexpectedly. What you saved is safe.';
/** NAV-12 */
export const tryAgainButton = 'Try Again';
/** NAV-12 */
export const returnToDashboard = 'Return to Dashboard';

/* Http */

export const thereIsNoConnectionRight =
  'There is no connection right now. Please try again when you are back online.';
/** MSG-04 */
export const somethingWentWrongPleaseTry = 'Something went wrong. Please try again in a few minutes.';

/* Later part */

/* Moved day */

export const whatYouWroteOnStands = (formatDay: string, formatDay2: string): string =>
  `What you wrote on ${formatDay} stands under ${formatDay2}`;
export const itArrivedMoreThanDays = (moved: string, believedDays: number): string =>
  `${moved}: it arrived more than ${believedDays} days later.`;
export const byTheServersClockThat = (moved: string): string =>
  `${moved}: by the server’s clock, that day was still to come.`;

/* Not here */

/** MSG-45 */
export const notAuthenticated = 'Not authenticated';
export const olderPagesAreStillArriving = 'Older pages are still arriving.';

/* Outside link */

export const notSetUpSaysWhere = (page: string): string => `Not set up: ${page} says where this leads.`;

/* Perform or say */

export const undoButton = 'Undo';

/* Profile */

export const yourProfile = 'Your profile';

/* Reminder answers */

export const weWillRemindYouAgain = (timeOf: string): string => `We will remind you again at ${timeOf}.`;
export const weWillRemindYouAgain2 = 'We will remind you again in an hour.';
export const theDayIsOverBy = 'The day is over by then, so there is no more reminder today.';
export const yourRemindersAreOff = (half: string): string => `Your ${half} reminders are off.`;
export const yourRemindersAreOnAgain = (half: string): string =>
  `Your ${half} reminders are on again, as they were.`;

/* Routes */

export const thatPageDoesNotExist = 'That page does not exist.';

/* Settings */

/* Theme */

export const systemButton = 'System';
export const lightButton = 'Light';
export const darkButton = 'Dark';
