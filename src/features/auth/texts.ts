/* Sign-in, sign-up and passwords: messages */

/** MSG-01 */
export const signInFailed = "We couldn't sign you in. Please check your email and password, then try again.";
/** MSG-02 */
export const profileNotFound = "We couldn't find your profile. Please contact support.";
/** MSG-03 */
export const profileNotCreated = "We couldn't create your profile. Please contact support.";
/** MSG-04 */
export const unexpected = 'Something went wrong. Please try again in a few minutes.';
/** MSG-05 */
export const recoverySent = 'Check your email for password reset instructions.';
/** MSG-06 */
export const emailMissing = 'Please enter your email address.';
/** MSG-07 */
export const noUserReturned = 'No user returned';
/** MSG-08 */
export const signUpProfileFailed = 'Failed to create user profile';
/** MSG-09 */
export const signUpFailed = 'Something went wrong';
export const signUpRefused =
  'We couldn’t create an account with these details. If you already have one, sign in or reset your password.';
/** MSG-10 */
export const signedUp = 'Account created! Redirecting...';
/** MSG-11 */
export const nameRequired = 'Please enter your name';
/** MSG-12 */
export const emailRequired = 'Please enter your email';
export const emailInvalid = 'Please enter a valid email address';
/** MSG-13 */
export const passwordTooShort = 'Password must be at least 6 characters long';
export const passwordTooLong = 'Password must be at most 128 characters long';
export const passwordCommon = 'This is one of the most common passwords. Please choose another one.';
export const passwordBreached =
  'This password is known from a data breach on another site. Please choose another one.';
/** MSG-14 */
export const passwordsDiffer = 'Passwords do not match';
/** MSG-15 */
export const linkInvalid = 'Invalid or expired recovery link. Please request a new one.';
/** MSG-23 */
export const emailChangeStarted = 'Email update initiated. Please check your new email for verification.';
/** MSG-24 */
export const passwordChanged = 'Password updated successfully.';
/** MSG-30 */
export const currentPasswordMissing = 'Please enter your current password';
/** MSG-31 */
export const currentPasswordWrong = 'Current password is incorrect';
/** MSG-32 */
export const newPasswordTooShort = 'New password must be at least 6 characters long';
/** MSG-33 */
export const newPasswordsDiffer = 'New passwords do not match';
export const proofNeeded = 'Please confirm that it’s you, then try again.';
export const emailUnconfirmed = 'Please confirm your email address first. We’ve sent you a new link.';

export const passkeyRefused =
  'We couldn’t sign you in with that passkey. Please try again, or use your email and password.';
export const passkeysUnknownHere = 'This browser can’t use passkeys. Please use your email and password.';
export const passkeyProofRefused = 'That passkey didn’t work. Please try again, or use your password.';
export const passkeyNotAdded = 'We couldn’t add that passkey. Please try again.';
export const passkeysFull = (most: number): string =>
  `You can have up to ${most} passkeys. Please remove one first.`;
export const passkeyNotFound = 'We couldn’t find that passkey. It may have been removed already.';
export const passkeyNameMissing = 'Please enter a name';
export const passkeyNameTooLong = 'Please choose a shorter name';

export const appCodeMalformed = 'Please enter the 6 digits that your authenticator app shows.';
export const factorCodeMalformed =
  'Please enter the 6 digits from your authenticator app, or one of your recovery codes.';
export const factorCodeWrong =
  'That code isn’t right, or it has been used already. Please try the next one your app shows, and check that your phone sets its time automatically.';
export const factorExpired = 'That took too long. Please start again.';
export const factorAlreadyOn = 'Two-step sign-in is already on. Turn it off first to set it up again.';
export const factorNotOn = 'Two-step sign-in is off.';
export const factorNotBegun = 'Setting up has expired. Please start again.';

/* How hard a new password is to guess */

export const passwordStrength = {
  weak: 'This password is easy to guess.',
  fair: 'Another word would make it stronger.',
  good: 'This is a good password.',
  strong: 'This is a strong password.',
} as const;

/* Names of devices */

export const deviceName = (browser: string, system: string): string => `${browser} on ${system}`;
export const unknownDevice = 'Unknown device';

/* Access token */

/* Answers of the server */

export const sessionNotFound = 'We couldn’t find that session. It may have ended already.';

/* Auth router */

export const foreignOrigin = 'This request must come from our own pages.';

/* Confirming an email address */

export const addressNotConfirmed = 'We couldn’t confirm the address. Please try again.';
export const confirmEmailTitle = 'Confirm your email address';
export const emailConfirmedTitle = 'Your email address is confirmed';
export const confirmEmailText = 'Click once to connect this address to your account.';
export const continueToLink = (product: string): string => `Continue to ${product}`;
export const linkExpiredText = 'It has been used or has expired. Please request a new one.';
export const openProductLink = (product: string): string => `Open ${product}`;
export const linkExpiredTitle = 'This link no longer works';

/* Emails */

export const greetingWithoutName = 'Hello,';
export const greeting = (name: string): string => `Hello ${name},`;
export const recoverySubject = 'Set a new password';
export const recoveryText = 'Here is your link to set a new password. It works once and expires in one hour.';
export const setPasswordButton = 'Set a new password';
export const recoveryUnasked =
  'If you didn’t ask for this, you can ignore this email. Nothing will change, and your password stays the same.';
export const accountExistsSubject = 'You already have an account';
export const accountExistsText =
  'Someone (maybe you) just tried to sign up with this address. It already has an account, so nothing was changed.';
export const signInButton = 'Sign in';
export const forgottenPassword = 'If you have forgotten your password, choose “Forgot Password” there.';
export const confirmAddressButton = 'Confirm this address';
export const confirmationExpiry =
  'The link works once and expires in one hour. You can request another one at any time.';
export const confirmationUnasked = 'If you didn’t sign up, you can ignore this email.';
export const confirmationRequired = 'Confirm your address with one click, and your account is ready.';
export const confirmationPurpose = (product: string): string =>
  `Confirm that this is your address with one click. Until you do, ${product} won’t send reminders or weekly summaries here.`;
export const welcomeSubject = (product: string): string => `Welcome to ${product}`;
export const welcomePreheader = 'A few minutes in the morning, one lesson in the evening.';
export const welcomePrivacy =
  'Your address is confirmed. What you write is encrypted in your browser before it is stored, so your journal stays yours.';
export const welcomeDay =
  'Every day has three parts. In the morning you answer five questions (Clarify). During the day you do what you decided (Act). In the evening you note one thing you learned (Learn).';
export const openDayButton = 'Open your day';
export const welcomeStart = 'Start with one question. The rest follows.';
export const newAddressSubject = 'Confirm your new email address';
export const newAddressText =
  'Please confirm that this is your new address. The link works once and expires in one hour.';
export const newAddressUnasked =
  'If you didn’t ask for this, you can ignore this email. Nothing will change.';
export const emailChangeSubject = 'Someone asked to change your email address';
export const emailChangeText =
  'Someone who knows your password asked to move your account to another address. It will move only after that address is confirmed.';
export const secureAccountButton = 'Set a new password';
export const emailChangeByYou =
  'If this was you, there’s nothing to do. If not, set a new password to stop the change.';
export const emailChangedSubject = 'Your email address was changed';
export const emailChangedText =
  'Your account now uses another email address, and the new address has been confirmed.';
export const emailChangedByOther = 'If this wasn’t you, please reply to this email right away.';
export const passwordChangedSubject = 'Your password was changed';
export const passwordChangedText =
  'Your password was just changed, and all your other devices were signed out.';
export const passwordChangedByYou = 'If this was you, there’s nothing to do. If not, set a new password now.';
export const passkeyAddedSubject = 'A passkey was added to your account';
export const passkeyAddedText =
  'A passkey was just added to your account. Anyone who has it can sign in without your password.';
export const passkeyAddedByYou =
  'If this was you, there’s nothing to do. If not, set a new password now: that removes every passkey.';
export const passkeyRemovedSubject = 'A passkey was removed from your account';
export const passkeyRemovedText = 'A passkey was just removed from your account. It no longer signs you in.';
export const factorOnSubject = 'Two-step sign-in is on';
export const factorOnText =
  'Two-step sign-in was just turned on for your account. After your password, it asks for a code from your authenticator app.';
export const factorOnRecovery =
  'Keep your recovery codes in a safe place. Each of them signs you in once if you lose your phone.';
export const factorOnByOther = 'If this wasn’t you, please reply to this email right away.';
export const factorOffSubject = 'Two-step sign-in is off';
export const factorOffText =
  'Two-step sign-in was just turned off for your account. It no longer asks for a code after your password.';
export const factorResetText =
  'Two-step sign-in was turned off for your account by the people who run this service. It no longer asks for a code after your password.';
export const factorResetUnasked = 'If you didn’t ask for this, please reply to this email right away.';
export const recoveryCodeUsedSubject = 'A recovery code was used to sign in';
export const recoveryCodeUsedText = (left: number): string =>
  `Someone signed in to your account with one of your recovery codes. Codes left: ${left}.`;
export const recoveryCodeUsedByYou =
  'If this was you, there’s nothing to do. If not, set a new password now, and then make new recovery codes.';
export const signedOutSubject = 'You were signed out everywhere';
export const signedOutText =
  'Your account was signed out on every device by the people who run this service. You can sign in again with your password.';
export const newDeviceSubject = 'New sign-in to your account';
export const newDeviceText = (device: string, network: string | null): string =>
  `Someone signed in to your account from a device we haven’t seen before: ${device}${network ? `, at an address that starts with ${network}` : ''}.`;
export const newDeviceByYou =
  'If this was you, there’s nothing to do. If not, sign that device out and set a new password.';
export const signOutThatDeviceButton = 'Sign that device out';
export const endSessionTitle = 'Sign out that device?';
export const endSessionText =
  'We’ll sign it out at once, and then you can set a new password so that it stays out.';
export const endSessionButton = 'Sign it out and set a new password';
export const deletedSubject = 'Your account has been deleted';
export const goodbye = (firstName: string): string => `Goodbye, ${firstName}.`;
export const deletedText =
  'Your account and everything you wrote have been deleted, as you asked. They cannot be recovered.';
export const deletedThanks =
  'Thank you for the time you spent here. You’re welcome back whenever you want to start again.';

/* Authentication Error */

/** NAV-13 */
export const authenticationErrorTitle = 'Authentication Error';
export const authErrorText =
  'The link couldn’t sign you in. It may have expired or been used already. Your journal is safe.';
/** NAV-13 */
export const returnToLoginButton = 'Return to Login';

/* Confirmation, after signing up */

export const accountTitle = 'Your account';
export const accountReadyTitle = 'Your account is ready';
export const trialStarted = (days: number): string =>
  `Your ${days}-day trial has started. There’s no card to enter and nothing to cancel. A few questions will make the journal yours.`;
export const continueButton = 'Continue';
export const checkYourEmailTitle = 'Check your email';
export const confirmationSent = 'We’ve sent you a link. Follow it to confirm your address, then sign in.';
export const couponAfterSignIn = 'Once you’re signed in, open your coupon link again to redeem the coupon.';
/** LAND-07 */
export const toSignInButton = 'Sign In';

/* Forgot Password */

/** LAND-08 */
export const forgotPasswordLabel = 'Forgot Password';
export const recoveryHelp =
  'We’ll email you a link to set a new password. It works once and expires in one hour.';
export const emailLabel = 'Email';
export const sendResetLinkButton = 'Send reset link';
export const backToSignInButton = 'Back to sign-in';

/* Landing page */

export const landingTitle = 'Guided daily journaling';
export const mainLabel = 'Main';
export const howItWorksLink = 'How it works';
export const signInLink = 'Sign in';

/* Landing page: a sample page and its day */

/** DASH-21 */
export const sampleQuestion1 = 'What can you celebrate about yesterday?';
export const sampleAnswer1 =
  'I called Dad before breakfast, and I didn’t rush it. We talked about the boat for twenty minutes.';
export const sampleAction1 = 'Send Priya the outline.';
export const sampleAction2 = 'Hold the room for January 16.';
export const sampleAction3 = 'Write the opening page, badly, in twenty minutes.';
export const sampleQuestion2 = 'What is your major goal?';
export const sampleAnswer2 = 'Run my first writing workshop in January.';
export const sampleQuestion3 = 'What are you afraid of?';
export const sampleAnswer3 = 'That four people come and I fill the silence with apologies.';
export const sampleQuestion4 = 'What do your values tell you to do?';
export const sampleAnswer4 =
  'Courage says put the date in writing. Family says not on a Sunday. Curiosity says ask Priya what she’d want from it.';
export const sampleQuestion5 = 'What will you do today?';
export const samplePageLabel = 'What a page looks like';
export const sampleActionsTitle = 'Today’s actions';
export const sampleLessonQuestion = 'What did you learn?';
export const sampleLesson = 'A date in writing is braver than a plan.';
export const sampleDayTitle = 'How it shapes your day';
export const sampleDayText =
  'That same evening: two actions done, one lesson written, and the month in rings.';
export const sampleWelcome = 'Welcome, Maya!';
export const sampleDate = 'Monday, November 30';
export const sampleStrokes = '3 of 3 today';
export const sampleClosed = 'The loop is closed';
export const sampleMonth = 'November: 20 of 30 loops closed';

/* Landing page: what it is, and why it is safe */

/** LAND-06 */
export const getStartedButton = 'Get Started';
export const heroLine1 = 'Write a page.';
export const heroLine2 = 'Do what it says.';
export const heroLine3 = 'Keep what you learn.';
export const heroText = (product: string): string =>
  `${product} is a daily journal for people who want to live by their values. Five questions in the morning, a short list for the day, one lesson in the evening.`;
export const heroOffer = 'Free for 10 days. No card needed.';
export const clarifyTitle = 'Clarify';
export const clarifyText =
  'Five questions before the day gets loud. What went well, what you want, what scares you, what your values say, what you’ll do.';
export const actTitle = 'Act';
export const actText = 'Your last answer becomes today’s list. It’s short on purpose, and in your own words.';
export const learnTitle = 'Learn';
export const learnText = 'One sentence at the end of the day. After a year, you’ll have a book of them.';
export const ringLabel = 'A circle drawn in three brush strokes';
export const strokesTitle = 'A day is three strokes of one circle';
export const privateTitle = 'Private by default';
export const encryptionLink = 'How encryption works';
export const privateText = <Part>(howEncryptionWorks: Part) => [
  'Your journal, lessons, actions, and goals are encrypted in your browser before they’re sent. No ads, no tracking, no followers. ',
  howEncryptionWorks,
];
export const yoursTitle = 'Yours to keep';
export const yoursText =
  'Download your journal, your lessons, or everything in one text file, whenever you like. And if you leave, you can delete it all.';
export const freeTitle = 'Free for ten days';
export const freeText =
  'Everything is included, and no card is needed. After that, a plan is $10 a month or $99 a year. Nothing is charged unless you choose one.';
export const factsLabel = 'What you can count on';
export const startTitle = 'Tomorrow morning is a good time to start';
export const startText = 'Ten minutes a day, free for ten days.';

/* Sign-in page */

export const signInTitle = 'Sign in';

/* Setting a new password */

export const newPasswordLabel = 'New password';
export const passwordHelp = 'At least 6 characters';
export const confirmNewPasswordLabel = 'Confirm new password';
export const setNewPasswordButton = 'Set new password';

/* Create an account */

export const nameLabel = 'Name';
export const passwordLabel = 'Password';
export const creatingAccount = 'Creating your account';
export const createAccountButton = 'Create account';

/* Create an account: the page */

export const registrationTitle = 'Create your account';
export const haveAccountLink = 'I already have an account';
export const termsLink = 'Terms';
export const privacyLink = 'Privacy';
export const registrationTerms = <Part>(days: number, terms: Part, privacy: Part) => [
  `Free for ${days} days. No card needed. By creating an account you agree to the `,
  terms,
  ' and the ',
  privacy,
  ' notice.',
];

/* Setting a new password: the page */

export const passwordSetToDay = 'Your password has been changed. Taking you to your day…';
export const passwordSetToSignIn = 'Your password has been changed. Taking you to the sign-in page…';
export const resetTitle = 'Choose a new password';

/* Sign in */

export const signInLabel = 'Sign in';
export const signingIn = 'Signing in';
/** LAND-08 */
export const forgotPasswordButton = 'Forgot Password';
export const createAccountLink = 'Create an account';

/* Sign in: the panel */

/** LAND-08 */
export const forgotPasswordTitle = 'Forgot Password';

/* Two-step sign-in */

export const factorTitle = 'Enter your code';
export const factorHelp = 'Open your authenticator app and enter the 6 digits it shows for Growth Loop.';
export const factorRecoveryHelp = 'Enter one of the recovery codes you saved. Each of them works once.';
export const appCodeLabel = 'Code';
export const recoveryCodeLabel = 'Recovery code';
export const rememberDeviceLabel = 'Don’t ask again on this device for 30 days';
export const useRecoveryCodeButton = 'Use a recovery code';
export const useAppCodeButton = 'Use your authenticator app';

/* Confirming that it’s you */

export const proofTitle = 'Confirm it’s you';
export const proofText = 'Enter your password to continue. You won’t be asked again for ten minutes.';
export const proofTextWithPasskey =
  'Use your password or a passkey to continue. You won’t be asked again for ten minutes.';
export const usePasskeyButton = 'Use a passkey';
export const proofContinueButton = 'Continue';
export const offline = 'You’re offline. Please try again when you’re back online.';
export const proving = 'Checking…';
