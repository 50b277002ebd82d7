/* Messages */

/** MSG-16 */
export const noUser = 'No authenticated user found. Please sign in again.';
/** MSG-22 */
export const loadFailed = 'Failed to load profile data.';
export const farewell =
  'Your account and everything in it are deleted. Thank you for the time you spent here.';
/** MSG-25 */
export const saved = 'Profile updated successfully.';
/** MSG-11 */
export const nameRequired = 'Please enter your name';
/** MSG-21 */
export const valuesFailed = 'Failed to update core values.';

export const unconfirmed =
  'This address is not confirmed yet. The link is in our mail, and works for an hour.';
export const sentTo = (email: string) => `A new link is on its way to ${email}.`;
export const isConfirmed = 'Your address is confirmed.';
export const tooSoon =
  'A link was sent a short while ago. Please look in your mailbox, also among spam, before you ask for another.';
export const notSent = 'The link could not be sent. Please try again in a few minutes.';
export const offline = 'There is no connection right now. Please try again when you are back online.';

/* Contract */

export const notAKnownTimeZone = 'Not a known time zone';
export const nothingToChange = 'Nothing to change';
export const coreValuesAreThreeDifferent = 'Core values are three different ones';

/* Rules */

export const on = (browser: string, system: string): string => `${browser} on ${system}`;
export const unknownDevice = 'Unknown device';

/* Server */

/** MSG-02 */
export const weCouldntFindYourProfile = "We couldn't find your profile. Please contact support.";
export const thisIsNotTheLanguage =
  'This is not the language model that is used here. Please reload the page.';

/* About you */

export const youTitle = 'You';
export const nameLabel = 'Name';
export const saveButton = 'Save';

/* Address unconfirmed */

export const sendingButton = 'Sending…';
export const sendAgainButton = 'Send again';

/* Billing */

export const billingTitle = 'Billing';
export const billingNameLabel = 'Billing name';
export const billingName = 'billing name';

/* Core values */

export const coreValuesTitle = 'Core values';
export const question4AsksWhatThese = 'Question 4 asks what these would have you do.';
export const youHaveNotChosenThem = 'You have not chosen them yet.';
export const changeLink = 'Change';
export const chooseLink = 'Choose';
export const coreValues = 'core values';

/* Credential */

export const cancelButton = 'Cancel';
export const changeButton = 'Change';

/* Devices */

export const signedInOnTitle = 'Signed in on';
export const yourDevicesCouldNotBe = 'Your devices could not be loaded.';
export const thisDevice = 'This device';
export const signOutButton = 'Sign out';
export const signOutEverywhereButton = 'Sign out everywhere';
export const signOutEverywhereTitle = 'Sign out everywhere?';
export const everyDeviceIsSignedOut =
  'Every device is signed out, this one too. Your pages stay as they are.';

/* Email change */

export const newEmailLabel = 'New email';
export const currentPasswordLabel = 'Current password';
export const changeEmailButton = 'Change email';

/* Mail and calendar */

export const itBeginsOnceYouHave =
  'It begins once you have confirmed your address. Every such mail can be stopped by one click, too.';
export const everySuchMailCanBe = 'Every such mail can be stopped by one click, too.';
export const mailTitle = 'Mail';
export const calendarTitle = 'Calendar';
export const yourReminderTimesAndReview =
  'Your reminder times and review dates in a calendar of yours, without any of your words.';

/* Password change */

export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';
export const changePasswordButton = 'Change password';

/* Profile page */

export const profileTitle = 'Profile';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const pausesTitle = 'Pauses';
export const forAHolidayOrDays = 'For a holiday or days in bed: your streaks wait until you are back.';
export const appearanceTitle = 'Appearance';

/* Reminders */

export const remindersTitle = 'Reminders';
export const byTextByEmailOr = 'By text, by email, or on this device. Two a day at most.';

/* Sign in */

export const signInTitle = 'Sign-in';
export const openTheLinkWeSent = (waitingFor: string): string =>
  `Open the link we sent to ${waitingFor} to finish. Until then you sign in with the old one.`;

/* Time zone choice */

export const timeZoneLabel = 'Time zone';
export const decidesWhenYourDayTurns = 'Decides when your day turns over and when reminders arrive.';
export const moreTimeZonesLabel = 'More time zones';
export const moreTimeZonesButton = 'More time zones';
export const allTimeZonesAreIn = 'All time zones are in the list now.';

/* Unsaved */

export const leaveWithoutSavingTitle = 'Leave without saving?';
export const whatYouChangedHereIs = 'What you changed here is not saved yet.';
export const leaveWithoutSavingButton = 'Leave without saving';
export const stayHereLabel = 'Stay here';

/* Use profile save */

export const yourProfileCouldNotBe = 'Your profile could not be saved. Please try again.';

/* Weekly categories */

export const weeklyCategoriesTitle = 'Weekly categories';
export const theWeeklyReviewSortsYour = 'The weekly review sorts your notes by these, the first one first.';

/* Zone line */

export const yourTimeZoneCouldNot = 'Your time zone could not be changed. Please try again.';
export const yourDaysFollowNow = (cityOf: string): string => `Your days follow ${cityOf} now.`;
export const yourDaysGoOnFollowing = (cityOf: string): string => `Your days go on following ${cityOf}.`;
export const yourDaysFollowThisDevice = (cityOf: string, cityOf2: string): string =>
  `Your days follow ${cityOf}; this device is in ${cityOf2}.`;
export const to = (cityOf: string): string => ` to ${cityOf}`;
export const keepButton = 'Keep';

/* Your data */

export const yourDataTitle = 'Your data';
export const yourWordsAreYoursTake = 'Your words are yours: take them with you, or take them away.';
export const journalLink = 'journal';
export const lessonsLink = 'lessons';
export const downloadYourOrYourAs = <Part>(link: Part, link2: Part) => [
  'Download your ',
  link,
  ' or your ',
  link2,
  ' as text.',
];
export const importItLink = 'Import it';
export const keptAJournalElsewhereOr = <Part>(link: Part) => [
  'Kept a journal elsewhere, or have an archive? ',
  link,
  '.',
];
export const deleteAccountButton = 'Delete account';
export const deleteYourAccountTitle = 'Delete your account?';
export const keepMyAccountButton = 'Keep my account';
export const deleteEverythingButton = 'Delete everything';
export const yourJournalLessonsActionsGoals =
  'Your journal, lessons, actions, goals and settings are deleted at once and cannot be brought back.';
