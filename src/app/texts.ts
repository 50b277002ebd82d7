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

/* Unknown addresses */

export const pageNotFoundTitle = 'This page doesn’t exist';
export const pageNotFoundText = 'The link may be old, or part of the address may be missing.';
export const returnToDashboardButton = 'Return to Dashboard';
export const goHomeButton = 'Go to the home page';
export const signInButton = 'Sign in';

/* The installed app */

export const installedDescription =
  'Five questions every morning, the day’s actions, and one lesson in the evening.';
export const writePageShortcut = 'Write today’s page';
export const addActionShortcut = 'Add an action';
export const noteLessonShortcut = 'Note a lesson';

/* A document without its scripts */

export const scriptsNeeded =
  'This app needs JavaScript, because your pages are encrypted and decrypted here, in your browser.';
