/* Answers of the server */

export const vaultExists =
  'Your private vault is already on, or is being turned on or off on another device.';
export const vaultBusy =
  'Your private vault is being changed right now. Please wait until that has finished, then try again.';
export const vaultUnfinished = 'Some of your texts still have to be encrypted. Please try again in a moment.';
export const wrappingNeeded = 'Your passphrase and your recovery key can be replaced, but not removed.';
export const wrappingsFull = 'No more passkeys can open your private vault. Please remove one first.';
export const wrappingNotFound = 'This passkey doesn’t open your private vault any longer.';

/* Input that is refused */

export const recordMismatch = 'The record doesn’t match the call';
export const wrappingsMissing = 'Exactly one passphrase and one recovery key are needed';
export const wrappingIdsRepeat = 'An ID appears twice';
export const sameKey = 'The new key is the former one';
