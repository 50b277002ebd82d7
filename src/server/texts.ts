import { formatNumber, plural } from '../kernel/intl.ts';

/* Answers of the API */

export const noSuchCall = 'This API address doesn’t exist.';
export const tooMuchText =
  'That’s too much text to save at once. Please shorten it, or save it in smaller parts.';
export const bodyNotAsDescribed = 'The request body doesn’t match the API’s description.';
export const bodyNotJson = 'The request body isn’t valid JSON.';
export const bodyNotBytes = 'The request body must be bytes (application/octet-stream).';
export const bodyBrokenOff = 'The request body broke off. Please send it again.';
export const tooManyBytes = 'The request body has more bytes than the API’s description allows.';
export const bodyNotUtf8 = 'The request body has an invalid encoding.';
export const halfCharacter = 'The text contains an incomplete character. Please remove it and try again.';
export const cannotBeStored =
  'The text contains a character or a date that can’t be stored. Please change it and try again.';
export const webhookFailed = 'The connected service didn’t accept this update.';

/** For a call that would have to read what only the person's devices can. */
export const vaultClosed =
  'Your private vault is on, so only your devices can read your texts. Please use the app for this.';

/* The foot of pages that emails lead to */

export const termsLink = 'Terms';
export const privacyLink = 'Privacy';
export const encryptionNote = 'Your journal, lessons, actions, and goals are stored encrypted.';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** In minutes up to two hours, in hours up to two days. */
function tooManyUntil(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) {
    return plural(minutes, { one: 'in one minute', other: `in ${formatNumber(minutes)} minutes` });
  }
  const isDays = minutes >= 2 * DAY_MINUTES;
  const count = formatNumber(Math.ceil(minutes / (isDays ? DAY_MINUTES : HOUR_MINUTES)));
  return isDays ? `in ${count} days` : `in ${count} hours`;
}

export const tooManyAttempts = (minutes: number): string =>
  `Too many attempts. Please try again ${tooManyUntil(minutes)}.`;
