import { formatNumber, plural } from '../../kernel/intl.ts';

/* Answers of the server */

export const vaultExists =
  'Your private vault is already on, or is being turned on or off on another device.';
export const vaultBusy =
  'Your private vault is being changed right now. Please wait until that has finished, then try again.';
export const vaultUnfinished = 'Some of your texts still have to be encrypted. Please try again in a moment.';
export const wrappingNeeded = 'Your passphrase and your recovery key can be replaced, but not removed.';
export const wrappingsFull = 'No more passkeys can open your private vault. Please remove one first.';
export const wrappingNotFound = 'This passkey doesn’t open your private vault any longer.';
export const approvalNotFound =
  'This request has ended, or a newer one took its place. Please begin again on the device you want to let in.';
export const approvalExpired =
  'This request has expired. Please begin again on the device you want to let in.';
export const approvalTaken = 'Another device of yours is already answering this request.';
export const approvalEarly = 'It isn’t time for this step yet. Please try again in a moment.';
export const tooManyApprovals =
  'Your devices have asked too often within an hour. Please wait, or use your passphrase.';

/* Input that is refused */

export const recordMismatch = 'The record doesn’t match the call';
export const wrappingsMissing = 'Exactly one passphrase and one recovery key are needed';
export const wrappingIdsRepeat = 'An ID appears twice';
export const sameKey = 'The new key is the former one';

/* The section of the profile */

export const vaultTitle = 'Private vault';
export const vaultNote = 'With a private vault, only your devices can open what you write. We can’t.';
export const vaultIsOff =
  'Today, what you write is encrypted with a key that our server can use while a feature needs it. A private vault takes that key away from us.';
export const turnOnVaultButton = 'Turn on private vault';
export const vaultIsOn = 'Your private vault is on. Only your devices can open what you write.';
export const vaultTurningOn = (left: number): string =>
  plural(left, {
    one: '1 older text is still being encrypted for it. You can keep writing.',
    other: `${formatNumber(left)} older texts are still being encrypted for it. You can keep writing.`,
  });
export const vaultTurningOff = (left: number): string =>
  plural(left, {
    one: '1 text is still being moved out of it. You can keep writing.',
    other: `${formatNumber(left)} texts are still being moved out of it. You can keep writing.`,
  });
export const vaultEnding = 'Almost done. This ends when every device has sent what it wrote.';
export const vaultUnreadable = (count: number): string =>
  plural(count, {
    one: '1 damaged text can’t be opened on any device, so it stays as it is. Everything else is done.',
    other: `${formatNumber(count)} damaged texts can’t be opened on any device, so they stay as they are. Everything else is done.`,
  });
export const lockVaultButton = 'Lock now';
export const lockTimeLabel = 'Lock on this device';
export const lockNever = 'Never automatically';
export const lockAfter = (minutes: number): string =>
  minutes === 60 ? 'After 1 hour away' : `After ${formatNumber(minutes)} minutes away`;
export const lockTimeHelp =
  'You’re away when no tab of this app is touched, scrolled or typed in. Signing out locks it too.';
export const changePassphraseButton = 'Change passphrase';
export const newRecoveryKeyButton = 'Make a new recovery key';
export const turnOffVaultButton = 'Turn off private vault';

/* Offered at the end of onboarding */

export const offerTitle = 'For your eyes only';
export const offerText =
  'Your journal is stored encrypted. With a private vault, only your devices can open it, and we can’t. You choose a passphrase and get a recovery key. You can also turn it on later, in your profile.';

/* Turning it on */

export const turningOnVault = {
  title: 'Turn on your private vault',
  button: turnOnVaultButton,
  busy: 'Turning on…',
  done: 'Your private vault is on.',
  before: [
    'You choose a passphrase and get a recovery key. If you lose both, and no device of yours is unlocked, your words are lost for good. We can’t bring them back.',
    'A new password doesn’t open your vault. Only your passphrase or your recovery key does.',
    'Google Tasks sync and writing with a language model stop, because our server would have to read your words for them.',
    'Points, streaks and reminders work as before.',
  ],
} as const;
export const passwordLabel = 'Your password';
export const passwordMissing = 'Please type your password.';
export const continueButton = 'Continue';
export const backButton = 'Back';
export const choosePassphraseTitle = 'Choose a passphrase';
export const choosePassphraseText = 'Several words that you’ll remember are better than one hard word.';
export const passphraseLabel = 'Passphrase';
export const repeatPassphraseLabel = 'Repeat passphrase';
export const passphraseHelp = (least: number): string =>
  `At least ${formatNumber(least)} characters. Don’t use your password.`;
export const passphraseStrength = {
  weak: 'This passphrase is easy to guess.',
  fair: 'Another word would make it stronger.',
  good: 'This is a good passphrase.',
  strong: 'This is a strong passphrase.',
} as const;
export const passphraseTooShort = (least: number): string =>
  `Please use at least ${formatNumber(least)} characters.`;
export const passphraseTooWeak = 'This passphrase is easy to guess. Please add another word.';
export const passphraseIsPassword =
  'This is your password. Please choose something else: our server sees your password when you sign in.';
export const passphrasesDiffer = 'These passphrases aren’t the same.';
export const saveRecoveryKeyTitle = 'Save your recovery key';
export const saveRecoveryKeyText =
  'These 12 words open your vault if you forget your passphrase. Write them down or print them, and keep them where only you can find them. You won’t see them again.';
export const recoveryKeyList = 'Recovery key';
export const recoveryKeyQr = 'Your recovery key as a QR code';
export const copyWordsButton = 'Copy';
export const wordsCopied = 'Recovery key copied';
export const wordsNotCopied = 'We couldn’t copy your recovery key. Please write it down.';
export const printWordsButton = 'Print';
export const downloadWordsButton = 'Download';
export const wordsNotDownloaded = 'We couldn’t download your recovery key. Please write it down.';
export const wordsFileName = 'growth-loop-recovery-key.txt';
export const wordsHeading = (email: string, day: string): string =>
  `Growth Loop recovery key for ${email}, made ${day}`;
export const confirmWordsTitle = 'Check your recovery key';
export const confirmWordsText = 'Type these three words of your recovery key, to be sure you’ve saved it.';
export const wordLabel = (number: number): string => `Word ${formatNumber(number)}`;
export const wordWrong = 'That isn’t this word. Please look it up in your recovery key.';

/* Passkeys */

export const passkeysTitle = 'Passkeys that unlock it';
export const passkeysHelp =
  'With a passkey, one touch unlocks your vault. Your passphrase and recovery key keep working.';
export const passkeyOf = (day: string | undefined): string => (day ? `Passkey, added ${day}` : 'Passkey');
export const addPasskeyButton = 'Let a passkey unlock it';
export const removePasskeyButton = 'Remove';
export const removePasskeyLabel = (passkey: string): string => `Remove from your vault: ${passkey}`;
export const passkeyAdded = 'This passkey unlocks your vault now.';
export const passkeyRemoved = 'This passkey no longer unlocks your vault.';
export const passkeyHasNoSecret =
  'This passkey can’t unlock a vault in this browser. Please try another one.';

/* Letting another device in */

export const letInButton = 'Let another device in';
export const letInTitle = 'Let another device in';
export const letInText =
  'On the other device, sign in, choose “Use another device” where it asks for your passphrase, and then “Ask the other device”.';
export const noRequestYet = 'Waiting for the other device to ask…';
export const requestFrom = (device: string, time: string): string => `${device} asked on ${time}.`;
export const requestIsServersWord =
  'That’s only what our server says. Continue if you’ve just asked on a device of your own and can see its screen.';
export const answerRequestButton = 'Continue';
export const typeCodeText =
  'Type the code that the other device shows now. Never type a code that someone else sends you or reads to you.';
export const typeCodeLabel = 'Code on the other device';
export const codeMalformed = 'A code has six digits.';
export const codeNotShownYet =
  'The other device hasn’t answered yet. Please type the code once you see it there.';
export const letInSubmitButton = 'Let it in';
export const lettingIn = 'Checking…';
export const letInDoneTitle = 'One more code';
export const letInDoneText =
  'The code was right. Your vault opens on the other device when you type this code there:';
export const letInDoneAfter = 'You can close this once your vault is open there.';
export const letInEndedTitle = 'The device wasn’t let in';
export const closeButton = 'Close';
export const cancelLetInButton = 'Cancel';
export const letInEnds = {
  gone: 'The request was taken back on the other device, or a newer one took its place. Nothing was handed over.',
  expired:
    'The request has expired, because requests end after 10 minutes. Nothing was handed over. Please ask again on the other device.',
  taken: 'Another device of yours is already answering this request. This one has handed nothing over.',
  'wrong-code':
    'That isn’t the code of the device you would let in, so the request has ended and nothing was handed over. Please ask again on the other device. If you typed it right, don’t try again, and contact support.',
  'wrong-key':
    'The other device’s key isn’t the one it announced: someone between your devices may have changed it. The request has ended and nothing was handed over. Please contact support.',
} as const;

/* Changing its key */

export const changeKeyButton = 'Change the vault’s key';
export const keyChange = {
  title: 'Change your vault’s key',
  button: 'Change key',
  busy: 'Changing…',
  done: 'Your vault has a new key.',
  before: [
    'If you’ve lost a device on which your vault was unlocked, a new key shuts it out. Everything you wrote is encrypted again for the new key, while you keep writing.',
    'You choose a new passphrase and get a new recovery key. The ones you have now will stop working.',
    'Your other devices ask for the new passphrase. Also sign the lost device out, further up on this page.',
  ],
} as const;

/* A new password */

export const vaultStaysLocked =
  'A new password doesn’t open your private vault. Only its passphrase, its recovery key, a passkey or a device on which it is unlocked does.';
export const passwordIsPassphrase =
  'This is the passphrase of your private vault. Please choose something else: our server sees your password when you sign in.';

/* Starting over */

export const startOverTitle = 'Start over with an empty vault';
export const startOverText =
  'Without your passphrase, your recovery key, a passkey or an unlocked device, nobody can open what you wrote. You can leave it behind and begin with an empty vault.';
export const startOverButton = 'Start over';
export const notYetButton = 'Keep looking for my key';
export const startingOver = {
  title: startOverTitle,
  button: 'Delete and start over',
  busy: 'Starting over…',
  done: 'Your new vault is on.',
  before: [
    'Everything you wrote in your locked vault is deleted for good: pages, lessons, actions, goals, visions, and what waits to be saved on this device.',
    'Your points, streaks, badges, core word and core values stay.',
    'If your vault is still unlocked on any of your devices, stop here and use that device: your words are safe there.',
  ],
} as const;

/* Changing what opens it */

export const changePassphraseTitle = 'Change your passphrase';
export const changePassphraseText =
  'Your former passphrase will stop working. Devices that are unlocked stay unlocked.';
export const savePassphraseButton = 'Save passphrase';
export const saving = 'Saving…';
export const passphraseChanged = 'Your passphrase has been changed.';
export const newRecoveryKeyTitle = 'Make a new recovery key';
export const newRecoveryKeyText =
  'Your former recovery key will stop working once you’ve confirmed the new one.';
export const saveRecoveryKeyButton = 'Save recovery key';
export const recoveryKeyChanged = 'Your new recovery key works now.';
export const turnOffVaultTitle = 'Turn off your private vault?';
export const turnOffVaultText =
  'What you write will be encrypted with a key that our server can use while a feature needs it. Your words stay as they are.';
export const turningOff = 'Turning off…';
export const vaultTurnedOff = 'Your private vault is off.';

/* When something doesn't succeed */

export const vaultNotChanged = 'We couldn’t change your private vault. Nothing is lost. Please try again.';
export const vaultOffline = 'You’re offline. Please connect and try again.';
export const vaultNotStored =
  'This browser can’t store your vault’s key, so your vault wasn’t turned on. Private windows often can’t.';
