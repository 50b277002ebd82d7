/* Messages */

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
export const noUserReturned = 'No user returned';
/** MSG-08 */
export const signUpProfileFailed = 'Failed to create user profile';
/** MSG-09 */
export const signUpFailed = 'Something went wrong';
export const signUpRefused =
  "We couldn't create an account with these details. If you already have one, sign in or reset your password.";
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
export const tooManyAttempts = 'Too many attempts. Please wait a few minutes and try again.';
export const emailUnconfirmed = 'Please confirm your email address first. We have sent you a new link.';

/* Access token */

export const failedToDecryptPrivateKey = 'Failed to decrypt private key';

/* Account */

export const thatSession = 'That session';

/* Auth router */

export const thisMayOnlyBeAsked = 'This may only be asked from our own pages.';

/* Confirm email */

export const theAddressCouldNotBe = 'The address could not be confirmed.';
export const confirmYourEmailAddress = 'Confirm your email address';
export const yourEmailAddressIsConfirmed = 'Your email address is confirmed';
export const thisLinkDoesNotWork = 'This link does not work any more';

/* Emails */

export const hello = (name: string): string => `Hello ${name},`;
export const setANewPassword = 'Set a new password';
export const hereIsTheLinkTo = 'here is the link to set a new password. It works once, within the hour.';
export const setANewPasswordButton = 'Set a new password';
export const ifYouDidNotAsk =
  'If you did not ask for it, leave this mail alone: nothing changes, and your password stays as it is.';
export const youAlreadyHaveAnAccount = 'You already have an account';
export const somebodyPerhapsYouJustTried =
  'somebody, perhaps you, just tried to sign up with this address. It already has an account, so nothing was changed.';
export const signInButton = 'Sign in';
export const ifYouDoNotKnow = 'If you do not know your password any more, choose “Forgot Password” there.';
export const confirmThisAddressButton = 'Confirm this address';
export const theLinkWorksOnceWithin =
  'The link works once, within the hour. You can have another one sent at any time.';
export const ifYouDidNotSign = 'If you did not sign up, leave this mail alone.';
export const oneClickAndYourAccount = 'one click, and your account is ready.';
export const oneClickShowsThatThis = (productName: string): string =>
  `one click shows that this address is yours. Until then ${productName} sends neither reminders nor a weekly summary here.`;
export const welcomeTo = (productName: string): string => `Welcome to ${productName}`;
export const aFewMinutesInThe = 'A few minutes in the morning, one lesson in the evening.';
export const yourAddressIsConfirmedAnd =
  'your address is confirmed, and your journal is yours alone: what you write is sealed in your browser before it is stored.';
export const aDayHasThreeStrokes =
  'A day has three strokes. In the morning you answer five questions (Clarify). Then you do what you have named (Act). In the evening you note one sentence that you have learned (Learn).';
export const openYourDayButton = 'Open your day';
export const beginWithOneQuestionThe = 'Begin with one question. The rest follows.';
export const confirmYourNewEmailAddress = 'Confirm your new email address';
export const confirmThatThisIsYour =
  'confirm that this is your new address. The link works once, within the hour.';
export const ifThisIsNotAbout = 'If this is not about you, leave this mail alone: nothing changes.';
export const somebodyAskedToChangeYour = 'Somebody asked to change your email address';
export const somebodyWhoKnowsYourPassword =
  'somebody who knows your password asked to move your account to another address. It moves only once that address is confirmed.';
export const itWasNotMeSetButton = 'It was not me: set a new password';
export const ifItWasYouThere = 'If it was you, there is nothing to do. A new password stops the change.';
export const yourEmailAddressWasChanged = 'Your email address was changed';
export const yourAccountNowBelongsTo =
  'your account now belongs to another address, as was confirmed from there.';
export const ifThisWasNotYou = 'If this was not you, please answer this mail at once.';
export const yourPasswordWasChanged = 'Your password was changed';
export const yourPasswordWasJustChanged =
  'your password was just changed, and every other place was signed out.';
export const ifItWasYouThere2 = 'If it was you, there is nothing to do.';
export const yourAccountIsDeleted = 'Your account is deleted';
export const goodbye = (name: string): string => `Goodbye, ${name}.`;
export const yourAccountAndEverythingYou =
  'Your account and everything you wrote in it are deleted, as you asked. Nothing of it can be brought back.';
export const thankYouForTheTime =
  'Thank you for the time you spent here. You are welcome whenever you want to begin again.';

/* Auth error page */

/** NAV-13 */
export const authenticationErrorTitle = 'Authentication Error';
export const theLinkYouFollowedCould =
  'The link you followed could not sign you in. It may have been used already, or be too old. Your pages are safe.';
/** NAV-13 */
export const returnToLoginButton = 'Return to Login';

/* Confirmation page */

export const yourAccountTitle = 'Your account';
export const yourAccountIsReadyTitle = 'Your account is ready';
export const yourDayTrialHasBegun = (trialDays: number): string =>
  `Your ${trialDays}-day trial has begun. There is no card to enter and nothing to cancel. First, a few questions that make the journal yours.`;
export const continueTextButton = 'Continue';
export const checkYourEmailTitle = 'Check your email';
export const weHaveSentYouA = 'We have sent you a link. Follow it to confirm your address, then sign in.';
export const onceYouAreSignedIn = 'Once you are signed in, open the link of your coupon again to redeem it.';
/** LAND-07 */
export const signInButton2 = 'Sign In';

/* Forgot password form */

/** LAND-08 */
export const forgotPasswordLabel = 'Forgot Password';
export const weWillMailYouA = 'We will mail you a link that sets a new one. It works once, within the hour.';
export const emailLabel = 'Email';
export const sendResetLinkButton = 'Send Reset Link';
export const backToSignInButton = 'Back to Sign In';

/* Landing page */

export const guidedDailyJournalingTitle = 'Guided daily journaling';
export const mainLabel = 'Main';
export const howItWorks = 'How it works';
export const signIn = 'Sign in';

/* Landing product */

/** DASH-21 */
export const whatCanYouCelebrateAbout = 'What can you celebrate about yesterday?';
export const iCalledDadBeforeBreakfast =
  'I called Dad before breakfast, and I didn’t rush it. We talked about the boat for twenty minutes.';
export const sendPriyaTheOutline = 'Send Priya the outline.';
export const holdTheRoomForJanuary = 'Hold the room for January 16.';
export const writeTheOpeningPageBadly = 'Write the opening page, badly, in twenty minutes.';
export const whatIsYourMajorGoal = 'What is your major goal?';
export const runMyFirstWritingWorkshop = 'Run my first writing workshop in January.';
export const whatAreYouAfraidOf = 'What are you afraid of?';
export const thatFourPeopleComeAnd = 'That four people come and I fill the silence with apologies.';
export const whatDoYourValuesSay = 'What do your values say to do?';
export const courageSaysPutTheDate =
  'Courage says put the date in writing. Family says not on a Sunday. Curiosity says ask Priya what she’d want from it.';
export const whatWillYouDoToday = 'What will you do today?';
export const whatAPageLooksLikeTitle = 'What a page looks like';
export const howItIsDone = 'How it is done';
export const nothingOfItLeavesYour = <Part>(link: Part) => [
  'Nothing of it leaves your device readable. Your journal, lessons, actions and goals are sealed in your browser before they are sent. ',
  link,
];
export const todaysActions = 'Today’s actions';
export const whatDidYouLearn = 'What did you learn?';
export const aDateInWritingIs = 'A date in writing is braver than a plan.';
export const whatTheDayMakesOfTitle = 'What the day makes of it';
export const theSameEveningTwoActions =
  'The same evening: two actions done, a lesson on its way, and the month in rings.';
export const welcomeMaya = 'Welcome, Maya!';
export const mondayNovember30 = 'Monday, November 30';
export const text2Of3Today = '2 of 3 today';
export const learnIsStillOpen = <Part>(b: Part) => [b, 'Learn is still open.'];
export const november19ClosedLoopsOf = 'November, 19 closed loops of 30 days';

/* Landing sections */

/** LAND-06 */
export const getStartedButton = 'Get Started';
export const writeAPage = 'Write a page.';
export const doWhatItSays = 'Do what it says.';
export const keepWhatYouLearn = 'Keep what you learn.';
export const isADailyJournalThat = (productName: string): string =>
  `${productName} is a daily journal that asks five questions, turns your answers into a short list for the day, and remembers what the day taught you.`;
export const text10DaysFreeNoCard = '10 days free. No card needed.';
export const fiveQuestionsBeforeTheDay =
  'Five questions before the day gets loud: what went well, what you want, what scares you about it, what your values say, what you’ll do.';
export const yourLastAnswerBecomesTodays =
  'Your last answer becomes today’s list. Short on purpose, and in your own words.';
export const oneSentenceAtTheEnd =
  'One sentence at the end. A year of those is worth reading, and you can download every word.';
export const aCircleDrawnInThreeLabel = 'A circle drawn in three brush strokes';
export const aDayIsThreeStrokesTitle = 'A day is three strokes of one circle';
export const privateByDefault = 'Private by default';
export const yourJournalLessonsActionsAnd =
  'Your journal, lessons, actions and goals are stored encrypted. There is no feed and nothing to follow.';
export const yoursToTake = 'Yours to take';
export const downloadYourJournalYourLessons =
  'Download your journal, your lessons, or everything in one text file we call the Gold File.';
export const freeToTry = 'Free to try';
export const tenDaysWithEverythingIn =
  'Ten days with everything in it, and no card. Enough mornings to know whether it is for you.';
export const whatYouCanCountOnLabel = 'What you can count on';
export const tomorrowMorningIsAGoodTitle = 'Tomorrow morning is a good day to begin';
export const tenMinutesADayFor = 'Ten minutes a day, for ten days.';

/* Login page */

export const signInTitle = 'Sign in';

/* New password form */

export const newPasswordLabel = 'New password';
export const atLeast6Characters = 'At least 6 characters';
export const confirmNewPasswordLabel = 'Confirm new password';
export const setNewPasswordButton = 'Set New Password';

/* Registration form */

export const nameLabel = 'Name';
export const passwordLabel = 'Password';
export const creatingYourAccountLabel = 'Creating your account';
export const createAccountButton = 'Create Account';

/* Registration page */

export const createYourAccountTitle = 'Create your account';
export const iAlreadyHaveAnAccountLink = 'I already have an account';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const daysFreeNoCardNeeded = <Part>(trialDays: Part, link: Part, link2: Part) => [
  trialDays,
  ' days free. No card needed. By creating an account you agree to the ',
  link,
  ' and the ',
  link2,
  ' notice.',
];

/* Reset password page */

export const yourPasswordIsChangedTaking = 'Your password is changed. Taking you to your day…';
export const yourPasswordIsChangedTaking2 = 'Your password is changed. Taking you to sign-in…';
export const chooseANewPasswordTitle = 'Choose a new password';

/* Sign in form */

export const signInLabel = 'Sign in';
export const signingInLabel = 'Signing in';
/** LAND-08 */
export const forgotPasswordButton = 'Forgot Password';
export const createAnAccountLink = 'Create an account';

/* Sign in panel */

/** LAND-08 */
export const forgotPassword = 'Forgot Password';
