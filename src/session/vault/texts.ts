import { formatNumber, plural } from '../../kernel/intl.ts';

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
/* The locked vault: what goes on */

export const lockedLessonLabel = 'Learned something? Note it here.';
export const lockedLessonHelp =
  'It’s encrypted as you type, and nobody can read it until your vault is unlocked on this device. Then it joins your lessons.';
export const keepLockedButton = 'Keep';
export const lockedLesson = 'A lesson written while your vault was locked';
export const lessonsWaiting = (count: number): string =>
  plural(count, {
    one: '1 lesson waits on this device until you unlock.',
    other: `${formatNumber(count)} lessons wait on this device until you unlock.`,
  });
export const lockedNotKept = 'We couldn’t keep this on your device. Please copy it to a safe place.';
export const streakWhileLocked = (days: number): string =>
  plural(days, {
    one: '1 day in a row in your journal.',
    other: `${formatNumber(days)} days in a row in your journal.`,
  });
export const pointsWhileLocked = (points: number): string =>
  plural(points, { one: '1 point today.', other: `${formatNumber(points)} points today.` });

/* The locked vault: without anything that opens it */

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

/* The locked vault: another device opens it */

export const useOtherDeviceButton = 'Use another device';
export const otherDeviceTitle = 'Use another device';
export const otherDeviceText = 'A device of yours on which your vault is unlocked can unlock it here.';
export const otherDeviceSteps = [
  'On that device, open Profile Settings, go to your private vault, and choose “Let another device in”.',
  'Ask it from here.',
  'Type the code that you see here on the other device, and then the one you see there on this device.',
] as const;
export const askOtherDeviceButton = 'Ask the other device';
export const askingOtherDevice = 'Asking…';
export const waitingForOtherDevice = 'Waiting for your other device to answer…';
export const codeForOtherDevice = 'Type this code on your other device:';
export const codeIsAccepted = 'Your other device has accepted the code, and shows one itself.';
export const codeFromOtherDeviceLabel = 'Code from your other device';
export const codeFromOtherDeviceHelp = 'Six digits. If your other device shows no code, cancel.';
export const codeMalformed = 'A code has six digits.';
export const codeFromOtherDeviceWrong =
  'That isn’t the code your other device shows. Please check it and try again.';
export const stillOffline = 'We can’t reach the server right now. We keep trying.';
export const cancelRequestButton = 'Cancel';
export const otherWaysButton = 'Unlock in another way';
export const requestEnds = {
  gone: 'Your other device ended this request, or a newer one took its place. Your vault stays locked here. You can ask again.',
  expired: 'This request has expired, because requests end after 10 minutes. You can ask again.',
  taken: 'This request went wrong, and your vault stays locked here. You can ask again.',
  'wrong-code': 'The code wasn’t right, so this request has ended. You can ask again.',
  'wrong-key':
    'What arrived doesn’t come from your other device, so your vault stays locked here. If this happens again, use your passphrase and contact support.',
} as const;
