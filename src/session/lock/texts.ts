import { formatNumber, plural } from '../../kernel/intl.ts';

/* The locked app */

export const lockedTitle = 'Locked';
export const pinLabel = 'PIN';
export const unlockButton = 'Unlock';
export const unlocking = 'Checking…';
export const unlockOnDeviceButton = 'Unlock with this device';
export const unlockOnDeviceText =
  'Your device checks that it’s you, with your fingerprint, face or device password.';
export const pinShape = (min: number, max: number): string =>
  `A PIN has ${formatNumber(min)} to ${formatNumber(max)} digits.`;
export const pinWrong = 'That PIN isn’t correct. Please try again.';
export const waitSeconds = (seconds: number): string =>
  plural(seconds, {
    one: 'That PIN isn’t correct. You can try again in 1 second.',
    other: `That PIN isn’t correct. You can try again in ${formatNumber(seconds)} seconds.`,
  });
export const waitMinutes = (minutes: number): string =>
  plural(minutes, {
    one: 'That PIN isn’t correct. You can try again in 1 minute.',
    other: `That PIN isn’t correct. You can try again in ${formatNumber(minutes)} minutes.`,
  });
export const deviceCheckFailed = 'Your device didn’t confirm that it’s you. Please try again.';
export const signOutHelp =
  'Can’t unlock it? Sign out, then sign in again with your password. If anything isn’t saved yet, you’re asked first.';

/* The credential on the device, as its own settings list it */

export const credentialName = 'App lock';
