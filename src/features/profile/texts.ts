import { formatNumber, plural } from '../../kernel/intl.ts';

/* Profile: messages */

/** MSG-22 */
export const loadFailed = 'Failed to load profile data.';
export const farewell =
  'Your account and everything in it have been deleted. Thank you for the time you spent here.';
/** MSG-25 */
export const saved = 'Profile updated successfully.';
/** MSG-11 */
export const nameRequired = 'Please enter your name';
/** MSG-21 */
export const valuesFailed = 'Failed to update core values.';

export const addressUnconfirmed =
  'This address isn’t confirmed yet. We emailed you a link. It works for one hour.';
export const confirmationSent = (email: string): string => `We sent a new link to ${email}.`;
export const addressConfirmed = 'Your address is already confirmed.';
export const confirmationTooSoon =
  'We sent you a link a moment ago. Please check your inbox and spam folder before you ask for another.';
export const confirmationNotSent = 'We couldn’t send the link. Please try again in a few minutes.';
export const offline = 'You’re offline. Please try again when you’re back online.';

/* Answers of the server */

export const timeZoneUnknown = 'We don’t recognize this time zone.';
export const nothingToChange = 'There is nothing to change.';
export const coreValuesNotDifferent = 'Please choose three different core values.';

/* Answers of the server: what is missing or out of date */

/** MSG-02 */
export const profileMissing = "We couldn't find your profile. Please contact support.";
export const otherLanguageModel =
  'A different language model is in use now. Please reload the page and choose again.';

/* Profile: you */

export const youTitle = 'You';
export const nameLabel = 'Name';
export const saveButton = 'Save';
export const saving = 'Saving…';

/* Profile: an address that isn’t confirmed */

export const sending = 'Sending…';
export const sendAgainButton = 'Send again';

/* Profile: billing */

export const billingTitle = 'Billing';
export const billingNameLabel = 'Billing name';
export const saveBillingNameLabel = 'Save billing name';

/* Profile: core values */

export const coreValuesTitle = 'Core values';
export const coreValuesHelp = 'Question 4 asks what these would have you do.';
export const coreValuesNotChosen = 'You haven’t chosen them yet.';
export const changeLink = 'Change';
export const chooseLink = 'Choose';
export const changeCoreValuesLabel = 'Change core values';
export const chooseCoreValuesLabel = 'Choose core values';

/* Profile: changing how you sign in */

export const emailLabel = 'Email';
export const changeEmailLabel = 'Change email';
export const cancelEmailLabel = 'Cancel email change';
export const passwordLabel = 'Password';
export const changePasswordLabel = 'Change password';
export const cancelPasswordLabel = 'Cancel password change';
export const cancelButton = 'Cancel';
export const changeButton = 'Change';

/* Profile: passkeys */

export const passkeysTitle = 'Passkeys';
export const passkeysHelp =
  'Sign in with your fingerprint, your face, or your device’s PIN, without a password.';
export const passkeysNotLoaded = 'We couldn’t load your passkeys. Please try again.';
export const passkeysUnknownHere = 'This browser can’t add passkeys. A newer one can.';
export const addPasskeyButton = 'Add a passkey';
export const addingPasskey = 'Adding…';
export const passkeyAdded = 'Passkey added.';
export const passkeyNotMade = 'No passkey was added. You can try again.';
export const passkeyHereAlready = 'This device already has a passkey for your account.';
export const passkeyNeverUsed = 'not used yet';
export const passkeyLastUsed = (day: string, network: string | null): string =>
  network ? `last used ${day}, address starting with ${network}` : `last used ${day}`;
export const passkeyHistory = (added: string, use: string): string => `Added ${added}, ${use}`;
export const renameButton = 'Rename';
export const renamePasskeyLabel = (name: string): string => `Rename “${name}”`;
export const renamePasskeyTitle = 'Rename this passkey';
export const renamePasskeyText = 'Choose a name that tells you where it is saved.';
export const passkeyNameLabel = 'Name';
export const removeButton = 'Remove';
export const removePasskeyLabel = (name: string): string => `Remove “${name}”`;
export const removePasskeyTitle = (name: string): string => `Remove “${name}”?`;
export const removePasskeyText =
  'It will no longer sign you in. Delete it where it is saved, too, so that your browser stops offering it.';
export const removePasskeyButton = 'Remove passkey';
export const removing = 'Removing…';
export const passkeyRemoved = 'Passkey removed.';

/* Profile: two-step sign-in */

export const twoStepTitle = 'Two-step sign-in';
export const twoStepHelp =
  'After your password, we ask for a code from an authenticator app, so a stolen password isn’t enough. Passkeys need no code, and devices that are signed in open your journal as before, even offline.';
export const twoStepNotLoaded = 'We couldn’t load your two-step sign-in. Please try again.';
export const setUpTwoStepButton = 'Set up two-step sign-in';
export const settingUp = 'One moment…';
export const twoStepOnSince = (day: string, codesLeft: number): string =>
  `On since ${day}. ${recoveryCodesLeft(codesLeft)}`;
const recoveryCodesLeft = (left: number): string =>
  plural(left, { one: '1 recovery code left.', other: `${formatNumber(left)} recovery codes left.` });
export const recoveryCodesRunOut =
  'If you lose your phone, you’ll need a recovery code. Make new ones and save them.';
export const newRecoveryCodesButton = 'Make new recovery codes';
export const newRecoveryCodesTitle = 'Make new recovery codes?';
export const newRecoveryCodesText = 'The codes you have now will stop working.';
export const turnOffTwoStepButton = 'Turn off two-step sign-in';
export const turnOffTwoStepTitle = 'Turn off two-step sign-in?';
export const turnOffTwoStepText =
  'Your password alone will sign you in again. Your recovery codes will stop working.';
export const twoStepTurnedOff = 'Two-step sign-in is off.';
export const setUpTwoStepText =
  'Scan this with an authenticator app. Your password manager may have one built in.';
export const qrCodeLabel = 'QR code for your authenticator app';
export const openAuthenticatorLink = 'Open an authenticator app on this device';
export const setupKeyTitle = 'Can’t scan it? Enter this key in the app:';
export const copyKeyButton = 'Copy key';
export const keyCopied = 'Key copied';
export const appCodeLabel = 'Code from the app';
export const appCodeHelp = 'The 6 digits it shows for Growth Loop.';
export const beforeTwoStep =
  'Next, you’ll get ten recovery codes. If you lose your app and these codes, only a passkey signs you in on a new device. A link by email won’t, and we can help only after making sure it’s you.';
export const turnOnTwoStepButton = 'Turn on';
export const recoveryCodesTitle = 'Save your recovery codes';
export const recoveryCodesText =
  'Each one signs you in once, in place of your app. Keep them where you can find them without this device. We can’t show them again.';
export const recoveryCodesList = 'Recovery codes';
export const copyCodesButton = 'Copy';
export const codesCopied = 'Recovery codes copied';
export const copyFailed = 'We couldn’t copy that. Please select it and copy it yourself.';
export const printCodesButton = 'Print';
export const downloadCodesButton = 'Download';
export const codesNotDownloaded = 'We couldn’t download your codes. Please copy or print them.';
export const closeCodesButton = 'Close';
export const codesFileName = 'growth-loop-recovery-codes.txt';
export const codesHeading = (email: string, day: string): string =>
  `Growth Loop recovery codes for ${email}, made ${day}`;

/* Profile: devices */

export const devicesTitle = 'Where you’re signed in';
export const devicesNotLoaded = 'We couldn’t load your devices. Please try again.';
export const thisDevice = 'This device';
export const activityTitle = 'Account activity';
export const activityHelp =
  'Sign-ins, sign-outs and changes to your account in the last 90 days. It holds nothing you wrote.';
export const showActivityButton = 'Show activity';
export const hideActivityButton = 'Hide activity';
export const activityNotLoaded = 'We couldn’t load your account activity. Please try again.';
export const noActivity = 'Nothing in the last 90 days.';
export const activityNames = {
  signed_up: 'Account created',
  signed_in: 'Signed in',
  signed_in_by_link: 'Signed in with an emailed link',
  signed_in_with_passkey: 'Signed in with a passkey',
  signed_out: 'Signed out',
  session_ended: 'One device signed out',
  other_sessions_ended: 'All other devices signed out',
  all_sessions_ended: 'Signed out everywhere',
  password_changed: 'Password changed',
  email_change_requested: 'Email change requested',
  email_changed: 'Email address changed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
  recovery_codes_renewed: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  vault_device_let_in: 'Device let into the private vault',
  vault_passkey_removed: 'Passkey removed from the private vault',
  archive_exported: 'Everything downloaded',
  plan_begun: 'Plan started',
  plan_changed: 'Plan changed',
  plan_ended: 'Plan ended',
} as const;
export const fromWhere = (device: string, network: string): string =>
  `${device}, address starting with ${network}`;
export const signedInSince = (day: string, network: string | null): string =>
  network ? `Signed in ${day}, address starting with ${network}` : `Signed in ${day}`;
export const signOutButton = 'Sign out';
export const signOutDeviceLabel = (device: string): string => `Sign out ${device}`;
export const signOutEverywhereButton = 'Sign out everywhere';
export const signOutEverywhereTitle = 'Sign out everywhere?';
export const signOutEverywhereText =
  'You’ll be signed out on every device, including this one. Nothing you wrote is affected.';

/* Profile: a new email address */

export const newEmailLabel = 'New email';
export const currentPasswordLabel = 'Current password';
export const changeEmailButton = 'Change email';

/* Profile: email and calendar */

export const emailsAfterConfirming =
  'These emails start once you’ve confirmed your address. You can stop any of them with one click.';
export const emailsHelp = 'You can stop any of these with one click.';
export const emailTitle = 'Email';
export const calendarTitle = 'Calendar';
export const calendarHelp =
  'Your reminder times and review dates, in your own calendar. Nothing you wrote is included.';

/* Profile: a new password */

export const newPasswordLabel = 'New password';
export const confirmNewPasswordLabel = 'Confirm new password';
export const changePasswordButton = 'Change password';

/* Profile */

export const profileTitle = 'Profile';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const pausesTitle = 'Pauses';
export const pausesHelp = 'For a vacation or sick days: your streaks wait until you’re back.';

/* Profile: appearance */

export const appearanceTitle = 'Appearance';
export const languageLabel = 'Language';
export const languageHelp = 'Of every screen and of what we send you. You can write in any language.';
export const languageChanged = 'Everything is in English now.';
export const languageOffline = 'You’re offline. The language changes once you’re connected.';
export const languageNotChanged = 'We couldn’t change the language. Please try again.';
export const changingLanguage = 'Changing the language…';
export const lookBackLabel = 'Look back in the morning';
export const lookBackHelp =
  'A new page begins with your last lesson, and question 2 tells where your goal stands.';
export const moodLabel = 'Mood of the day';
export const moodHelp =
  'One tap a day, in five steps. It’s stored encrypted and never counts toward points or streaks.';
export const closingSignalHelp = 'This setting stays on this device until you sign out.';

/* Profile: reminders */

export const remindersTitle = 'Reminders';
export const remindersHelp = 'By text, by email, or on this device. At most two a day.';

/* Profile: sign-in */

export const signInTitle = 'Sign-in';
export const emailChangeWaiting = (email: string): string =>
  `To finish, open the link we sent to ${email}. Until then, sign in with your old address.`;

/* Profile: time zone */

export const timeZoneLabel = 'Time zone';
export const timeZoneHelp = 'Sets when your day ends and when reminders arrive.';
export const moreTimeZonesLabel = 'More time zones';
export const showMoreTimeZonesButton = 'Show more time zones';
export const timeZonesListed = 'The list now includes every time zone.';

/* Profile: app lock */

export const appLockTitle = 'App lock';
export const appLockHelp = 'For a device that other people use too. It applies to this device only.';
export const appLockLabel = 'Lock the app when I’m away';
export const appLockCovers =
  'It keeps your writing from a glance and from someone passing by. What you were typing is there when you unlock. It adds no encryption. Anyone with this device’s password or your account’s password can still get in.';
export const lockTimeLabel = 'Lock';
export const lockAtStart = 'At every start';
export const lockAfter = (minutes: number): string =>
  plural(minutes, { one: 'After 1 minute', other: `After ${formatNumber(minutes)} minutes` });
export const lockTimeHelp =
  'You’re away when no tab of this app is touched, scrolled or typed in. “At every start” also locks after 1 minute away.';
export const turnOnLockTitle = 'Turn on app lock';
export const turnOnLockButton = 'Turn on app lock';
export const turnOffLockTitle = 'Turn off app lock';
export const turnOffLockButton = 'Turn off app lock';
export const unlockWithLabel = 'Unlock with';
export const pinOption = 'A PIN';
export const deviceOption = 'This device’s own check';
export const deviceOptionHelp = 'Your device asks for your fingerprint, face or device password.';
export const newPinLabel = 'New PIN';
export const repeatPinLabel = 'Repeat the PIN';
export const pinForgotten = 'If you forget it, sign out and sign in again with your password.';
export const pinsDiffer = 'The two PINs aren’t the same.';
export const lockNotStored = 'This browser doesn’t store anything on this device, so it can’t keep a lock.';
export const deviceCheckNotSet = 'Your device didn’t set up its check. Please try again, or choose a PIN.';
export const turningOn = 'Turning on…';

/* Profile: leaving without saving */

export const leaveWithoutSavingTitle = 'Leave without saving?';
export const leaveWithoutSavingText = 'Your changes on this page haven’t been saved.';
export const leaveWithoutSavingButton = 'Leave without saving';
export const keepEditingButton = 'Keep editing';

/* Profile: saving */

export const saveFailed = 'We couldn’t save your profile. Please try again.';

/* Profile: weekly categories */

export const weeklyCategoriesTitle = 'Weekly categories';
export const weeklyCategoriesHelp =
  'Your weekly review sorts your notes into these categories, starting with the first.';

/* Dashboard: a device in another time zone */

export const timeZoneNotChanged = 'We couldn’t change your time zone. Please try again.';
export const timeZoneChanged = (city: string): string => `Your days now follow ${city} time.`;
export const timeZoneKept = (city: string): string => `Your days still follow ${city} time.`;
export const timeZonesDiffer = (city: string, deviceCity: string): string =>
  `Your days follow ${city} time, but this device is in ${deviceCity}.`;
export const changeTimeZoneLabel = (city: string): string => `Change to ${city}`;
export const keepButton = 'Keep';
export const keepTimeZoneLabel = (city: string): string => `Keep ${city}`;

/* Profile: app version */

export const appVersionTitle = 'App version';
export const appVersionHelp =
  'The app that runs in your browser. Every release has its own code, which is the same for everyone.';
export const releaseOf = (version: string, code: string): string => `Release ${version}, code ${code}`;
export const releaseLoading = 'Reading the release…';
export const releaseUnknown = 'We couldn’t read which release this is. Please reload the page.';
export const newerRelease = 'A new version is ready.';
export const newerReleaseOf = (version: string, code: string): string =>
  `A new version is ready: release ${version}, code ${code}.`;
export const updateNowButton = 'Update now';
export const checkCodeButton = 'Check the code';
export const checkingCode = 'Checking…';
export const copyCodeButton = 'Copy full code';
export const codeCopied = 'Code copied';
export const codeNotCopied = 'We couldn’t copy the code.';
export const codeHelp =
  'The check compares every file of the app on this device with the release’s list. The app checks itself here, so also compare the code with one from somewhere you trust.';
export const codeHelpWithVault =
  'The check compares every file of the app on this device with the release’s list. The app checks itself here, so also compare the code with one from somewhere you trust. With a private vault, this release stays until you update, for up to 14 days after a new one arrives.';
export const codeMatches = (count: number): string =>
  plural(count, {
    one: 'The 1 file on this device matches the release’s list.',
    other: `All ${formatNumber(count)} files on this device match the release’s list.`,
  });
export const serverHasSame = 'Our server publishes the same list.';
export const serverHasOther = (version: string, code: string): string =>
  `Our server now publishes another list: release ${version}, code ${code}.`;
export const serverUnreachable = 'We couldn’t reach our server to compare its list.';
export const codeDiffers = (count: number): string =>
  plural(count, {
    one: '1 file on this device differs from the release’s list:',
    other: `${formatNumber(count)} files on this device differ from the release’s list:`,
  });
export const codeDiffersNext =
  'If a new version just came out, reload the page and check again. If files still differ, don’t type your passphrase here, and tell the people who run this site.';
export const checkFailed = 'We couldn’t read all files. Please try again when you’re online.';

/* Profile: your data */

export const yourDataTitle = 'Your data';
export const yourDataHelp = 'Your words are yours: take a copy, or delete them.';
export const journalLink = 'journal';
export const lessonsLink = 'lessons';
export const downloadAsText = <Part>(journal: Part, lessons: Part) => [
  'Download your ',
  journal,
  ' or your ',
  lessons,
  ' as text.',
];
export const importFileLink = 'Import a file';
export const importOffer = <Part>(importFile: Part) => [
  'Have a journal elsewhere, or an archive from here? ',
  importFile,
];
export const deleteAccountButton = 'Delete account';
export const deleteAccountTitle = 'Delete your account?';
export const keepMyAccountButton = 'Keep my account';
export const deleteEverythingButton = 'Delete everything';
export const deleting = 'Deleting…';
export const deleteAccountText =
  'Your journal, lessons, actions, goals, and settings will be deleted right away. They can’t be recovered.';
