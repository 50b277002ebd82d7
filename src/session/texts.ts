import { formatNumber, plural } from '../kernel/intl.ts';

/* When a session has ended: the page */

export const endedPageTitle = 'Signed out';
export const endedTitle = 'You were signed out';
export const endedText = 'Sign in again to see what you wrote.';
export const signInAgainButton = 'Sign in again';

/* When a session has ended: what the next page says */

export const ended = 'You were signed out. Please sign in again.';
export const endedWithWriting =
  'You were signed out. What isn’t saved yet is kept on this device, encrypted, and will be saved when you sign in again.';

/* Where the app would be, while it is locked */

export const signOutButton = 'Sign out';

/* Signing out with unsaved writing */

export const unsavedTitle = 'Some of your writing isn’t saved yet';
export const unsavedFilesTitle = 'Some pictures or recordings aren’t uploaded yet';
export const signOutAnywayButton = 'Sign out anyway';
export const staySignedInLabel = 'Stay signed in';

/* Days that were moved */

export const daysMovedTo = (days: string, to: string): string =>
  `What you wrote on ${days} is now under ${to}.`;
export const manyDaysMovedTo = (days: string, others: number, to: string): string =>
  plural(others, {
    one: `What you wrote on ${days}, and on 1 more day, is now under ${to}.`,
    other: `What you wrote on ${days}, and on ${formatNumber(others)} more days, is now under ${to}.`,
  });
export const daysMoved = (days: string): string => `What you wrote on ${days} is now under other days.`;
export const manyDaysMoved = (days: string, others: number): string =>
  plural(others, {
    one: `What you wrote on ${days}, and on 1 more day, is now under other days.`,
    other: `What you wrote on ${days}, and on ${formatNumber(others)} more days, is now under other days.`,
  });
export const movedForLateness = (days: number): string =>
  plural(days, {
    one: 'It arrived more than 1 day later.',
    other: `It arrived more than ${formatNumber(days)} days later.`,
  });
export const movedForClock = 'Your device’s clock was ahead of the server’s.';
export const movedForEither = (days: number): string =>
  plural(days, {
    one: 'It arrived more than 1 day later, or your device’s clock was ahead.',
    other: `It arrived more than ${formatNumber(days)} days later, or your device’s clock was ahead.`,
  });

/* Downloads */

/** MSG-63 */
export const notLoggedIn = 'Not logged in.';

/* Deleting */

export const undoButton = 'Undo';

/* Writes to the profile */

export const yourProfileLabel = 'Your profile';
