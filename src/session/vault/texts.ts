/* The locked vault */

export const lockedTitle = 'Your private vault is locked';
export const lockedText = 'Only your passphrase or your recovery key opens what you wrote. We have neither.';
export const passphraseLabel = 'Passphrase';
export const passphraseHelp = 'The passphrase of your vault, not your password.';
export const recoveryKeyLabel = 'Recovery key';
export const recoveryKeyHelp = 'Your 12 words, in order.';
export const unlockButton = 'Unlock';
export const unlocking = 'Unlocking…';
export const useRecoveryKeyButton = 'Use your recovery key';
export const usePassphraseButton = 'Use your passphrase';
export const startOverLink = 'I have neither of them';
export const usePasskeyButton = 'Unlock with a passkey';
export const passkeyHasNoSecret =
  'This passkey can’t unlock your vault in this browser. Please use your passphrase.';
export const passkeyWrong = 'That passkey doesn’t open your vault. Please use your passphrase.';
export const passphraseMissing = 'Please type your passphrase.';
export const passphraseWrong = 'That passphrase doesn’t open your vault. Please check it and try again.';
export const recoveryKeyWrong = 'That recovery key doesn’t open your vault. Please check it and try again.';
export const wordsMissing = 'A recovery key has 12 words.';
export const wordUnknown = (word: string): string =>
  `“${word}” isn’t a word of a recovery key. Please check its spelling.`;
export const wordsDoNotFit = 'These words don’t belong together. Please check each word and their order.';
export const offline =
  'You’re offline, and this device hasn’t opened your vault before. Please connect and try again.';
export const notUnlocked = 'We couldn’t unlock your vault. Nothing is lost. Please try again.';
export const recordWrong =
  'The server’s description of your vault isn’t authentic, so this device didn’t open it. Nothing is lost. Please contact support.';
export const notStored = 'This browser can’t store your vault’s key. Private windows often can’t.';
export const signOutHelp = 'You can sign out. If anything isn’t saved yet, you’re asked first.';
