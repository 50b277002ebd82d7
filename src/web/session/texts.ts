/* Device */

export const pathSamesiteLaxMaxAge = (left: string, seconds: string): string =>
  `${left}; Path=/; SameSite=Lax; Max-Age=${seconds}`;

/* Ended page */

export const signedOutTitle = 'Signed out';
export const youWereSignedOutTitle = 'You were signed out';
export const whatYouWroteIsNot = 'What you wrote is not shown here until you sign in again.';
export const signInAgainButton = 'Sign in again';

/* Ended */

export const youWereSignedOutPlease = 'You were signed out. Please sign in again.';
export const youWereSignedOutWhat =
  'You were signed out. What is not saved yet is kept on this device, encrypted, and goes on when you sign in again.';

/* Unsaved dialog */

export const someOfYourWritingIsTitle = 'Some of your writing is not saved yet';
export const signOutAnywayButton = 'Sign out anyway';
export const staySignedInLabel = 'Stay signed in';
