/* Keys dialog */

export const searchAndCommands = 'Search and commands';
export const writeTodaysPage = 'Write today’s page';
export const addAnAction = 'Add an action';
export const noteALesson = 'Note a lesson';
export const findSomethingYouWrote = 'Find something you wrote';
export const theseKeys = 'These keys';
export const nextQuestionOrSave = 'Next question, or save';
export const closeAndKeepWhatYou = 'Close, and keep what you typed';
export const linkInsteadOfSearchAnd = 'Link, instead of search and commands';
export const keyboardShortcutsTitle = 'Keyboard shortcuts';
export const doneButton = 'Done';
export const anywhereTitle = 'Anywhere';
export const whereNothingIsBeingWrittenTitle = 'Where nothing is being written';
export const singleKeysLabel = 'Single keys';
export const switchThemOffIfYou =
  'Switch them off if you speak to your computer, or press them by mistake. Kept on this device until you sign out.';
export const whileYouWriteTitle = 'While you write';
export const inAVisionTitle = 'In a vision';

/* Pages */

export const dashboardGrowthLoopHomeClarify = 'dashboard growth loop home clarify act learn goals';
export const meaningfulTasksToDo = 'meaningful tasks to do';
export const summariesInsightsWeeks = 'summaries insights weeks';
export const resourcesVisionsBucketListGold = 'resources visions bucket list gold file community download';
export const historyEntriesPagesDownloadYear = 'history entries pages download year';
export const historyLearnDownload = 'history learn download';
export const pointsBadgesKnowledgeBase = 'points badges knowledge base';
export const journalingKnowledgeBase = 'journaling knowledge base';
export const actionsKnowledgeBase = 'actions knowledge base';
export const knowledgeBase = 'knowledge base';
export const findButton = 'Find';
export const weeklyReviewButton = 'Weekly review';
export const categoriesFocus = 'categories focus';
export const makeAPostOfAButton = 'Make a post of a lesson';
export const contentCreationShareVoice = 'content creation share voice';
/** NAV-05 */
export const profileSettingsButton = 'Profile Settings';
export const coreValuesButton = 'Core values';
export const changeProfile = 'change profile';
export const weeklyCategoriesButton = 'Weekly categories';
export const profileReview = 'profile review';
export const pausesButton = 'Pauses';
export const profileHolidayStreak = 'profile holiday streak';
export const mailButton = 'Mail';
export const profileWeeklySummaryNotices = 'profile weekly summary notices';
export const calendarFeedButton = 'Calendar feed';
export const profileReminders = 'profile reminders';
export const billingButton = 'Billing';
export const profilePlanSubscriptionCardInvoices = 'profile plan subscription card invoices';
export const plansAndPricesButton = 'Plans and prices';
export const pricingSubscribeUpgrade = 'pricing subscribe upgrade';
export const downloadEverythingButton = 'Download everything';
export const yourDataArchiveExportBackup = 'your data archive export backup delete account';
export const importAJournalButton = 'Import a journal';
export const archiveRestoreBringIn = 'archive restore bring in';
export const syncMonitorButton = 'Sync monitor';
export const googleTasksLog = 'google tasks log';
export const termsButton = 'Terms';
export const legalConditions = 'legal conditions';
export const privacyButton = 'Privacy';
export const legalDataProtection = 'legal data protection';

/* Palette */

export const findInEverythingYouWroteButton = (words: string): string =>
  `Find “${words}” in everything you wrote`;
export const searchAndCommandsTitle = 'Search and commands';
export const whatWouldYouLikeToLabel = 'What would you like to do?';
export const doFindOrGoTo = 'Do, find, or go to';
export const closeLabel = 'Close';
export const choose = 'choose';
export const open = 'open';
export const close = 'close';
export const commandsLabel = 'Commands';

/* Trial over */

export const yourTrialIsOverTitle = 'Your trial is over';
export const closeButton = 'Close';
export const seePlansButton = 'See plans';
export const everythingYouWroteIsKept = 'Everything you wrote is kept; choose a plan to write on.';

/* Footer */

export const terms = 'Terms';
export const privacy = 'Privacy';
export const journalLessonsActionsAndGoals = 'Journal, lessons, actions and goals are stored encrypted.';

/* Lazy dialog */

export const thisCouldNotBeShown = 'This could not be shown just now. Reload the page to see it.';

/* Main menu */

/** NAV-06 */
export const scheduleACoachingCall = 'Schedule a Coaching Call';
export const searchAndCommandsButton = 'Search and commands';
export const keyboardShortcutsButton = 'Keyboard shortcuts';
/** DASH-23, DASH-29, NAV-07 */
export const historyButton = 'History';
/** NAV-08 */
export const knowledgeBaseButton = 'Knowledge Base';
export const themeButton = 'Theme';
/** NAV-10 */
export const signOutButton = 'Sign Out';
export const menuLabel = 'Menu';

/* Navigation */

export const todayButton = 'Today';
export const actionsButton = 'Actions';
export const weeklyButton = 'Weekly';
export const toolsButton = 'Tools';
/** NAV-07 */
export const journalButton = 'Journal';
/** NAV-07 */
export const lessonsLearnedButton = 'Lessons Learned';
/** NAV-08 */
export const howScoringWorksButton = 'How Scoring Works';
/** STA-02 */
export const whyItWorksButton = 'Why It Works';
/** NAV-08 */
export const taskOverviewButton = 'Task Overview';
/** NAV-08 */
export const powerOfRepetitionButton = 'Power of Repetition';

/* Onboarding frame */

export const stepOf = (step: number, steps: number): string => `Step ${step} of ${steps}`;

/* Privacy page */

export const privacyTitle = 'Privacy';
export const whatIsStored = 'What is stored';
export const yourNameYourEmailAddress =
  'Your name, your email address and a one-way mark of your password; a phone number if you ask for text reminders; your settings, your points, and what you write.';
export const whatIsEncrypted = 'What is encrypted';
export const yourJournalLessonsActionsAnd =
  'Your journal, lessons, actions and goals are encrypted in your browser before they are stored. Your name, your core word and values, your phone number and your times stay readable, because reminders need them. The server holds a key that downloads and other functions you ask for use for as long as they run; a copy of the database alone opens nothing.';
export const whatIsOnYourDevice = 'What is on your device';
export const theAppsCodeACopy =
  'The app’s code; a copy of what you wrote, encrypted, and what is not sent yet; and the key that opens them, until you sign out. One cookie keeps you signed in. There are no cookies of others, no advertising and no measuring of visits.';
export const whoSeesIt = 'Who sees it';
export const nothingIsSoldServicesThat =
  'Nothing is sold. Services that the operator uses to send mail and text messages, or to keep in touch with you, get what that takes, such as your name and address, and never your journal. If the operator uses a language model, it is given your entries, lessons and actions of a week only when you have agreed to it and open that week’s insights; you see the text and who receives it before you agree, and can take that back in Profile Settings. For a post it is given what you choose to send, which you see each time before.';
export const whatLeavesByItself = 'What leaves by itself';
export const mailsHoldYourNameAnd =
  'Mails hold your name and numbers, never your words; those that come by themselves go to confirmed addresses alone, and can be stopped by one click. If you turn on the calendar, whoever has its secret address sees your reminder times and the dates of your reviews; you can renew the address or turn it off in Profile Settings.';
export const whenYouSyncAndWhen = 'When you sync, and when you are reminded';
export const ifYouSyncWithGoogle =
  'If you sync with Google Tasks, your actions, and nothing else of what you write, travel in plain words to your own list at Google and back, each time you press the button; the permission is kept nowhere. Reminders say that it is time, and none of your words; notifications go encrypted through the service of your browser’s maker.';
export const whenYouPay = 'When you pay';
export const yourCardGoesToThe =
  'Your card goes to the operator’s card provider alone, with your email address, your billing name and what you pay; nothing of what you write goes there. The provider’s script runs on the page with the card form and nowhere else, and may set cookies there against fraud.';
export const whatYouCanDo = 'What you can do';
export const inProfileSettingsYouCan =
  'In Profile Settings you can download everything and delete your account. Deleting removes all of it at once, but for the operator’s backups.';
export const whoAnswers = 'Who answers';
export const theOperatorOf = (appUrl: string): string => `The operator of ${appUrl}.`;

/* Refused writes */

export const selectTheWordsToCopy = 'Select the words to copy them';
export const discarded = 'Discarded.';
export const undoButton = 'Undo';
export const tryAgainButton = 'Try again';
export const discardButton = 'Discard';

/* Saving details */

export const yourWritingTitle = 'Your writing';
export const seePlansLink = 'See plans';
export const yourTrialHasEnded = <Part>(link: Part) => ['Your trial has ended. ', link];

/* Saving state */

export const saved = 'Saved';
export const saving = 'Saving';
export const onThisDevice = 'On this device';
export const waitingForTheConnection = ', waiting for the connection';
export const keptOnThisDevice = ', kept on this device';
export const offline = <Part>(span: Part) => ['Offline', span];
export const waitsForYourPlan = 'Waits for your plan';
export const needsYou = 'Needs you';
export const thisDeviceHasNoRoom =
  'This device has no room left. What you write is saved while you are connected: keep this page open until it says “Saved”.';
export const thisBrowserKeepsNothingOn =
  'This browser keeps nothing on the device. What you write is saved while you are connected: keep this page open until it says “Saved”.';
export const yourWritingCannotBeSealed =
  'Your writing cannot be sealed just now, and waits on this page until it can: please keep it open.';

/* Saving words */

export const oneChange = 'One change';
export const yourPlan = 'your plan';
export const theConnection = 'the connection';
export const onceYouHaveOne = ' once you have one';
export const onThisDeviceForAnd = (
  changes: string,
  wait: string,
  connection: string,
  are: string,
  themselves: string,
  one: string,
): string => `${changes} ${wait} on this device for ${connection}, and ${are} sent by ${themselves}${one}.`;
export const couldNotBeSavedThe = (count: string): string =>
  `${count} could not be saved. The words are kept on this device until you decide.`;
export const everythingIsSavedUnfinishedWriting =
  'Everything is saved. Unfinished writing is kept on this device.';
export const forText = (changes: string, wait: string, connection: string): string =>
  `${changes} ${wait} for ${connection}.`;
export const couldNotBeSaved = (count: string): string => `${count} could not be saved.`;
export const oneTextIs = 'One text is';
export const textsAre = (unfinished: number): string => `${unfinished} texts are`;
export const textsAreUnfinished = (are: string): string => `${are} unfinished.`;
export const thisIsKeptOnThis =
  'This is kept on this device alone. If you sign out now, it is removed for good.';

/* Skip link */

export const skipToContent = 'Skip to content';

/* Terms page */

export const termsTitle = 'Terms';
export const whatYouGet = 'What you get';
export const isADailyJournalThe = (name: string): string =>
  `${name} is a daily journal. The first ten days are free, and no card is asked for. Nothing is charged after them without your consent.`;
export const whatIsYours = 'What is yours';
export const everyWordYouWriteStays =
  'Every word you write stays yours. You can download all of it at any time, also after the trial, and delete your account with everything in it.';
export const whatWeAskOfYou = 'What we ask of you';
export const keepYourPasswordToYourself =
  'Keep your password to yourself, and do not try to read, disturb or overload what belongs to others.';
export const whatWeCannotPromise = 'What we cannot promise';
export const isProvidedAsItIs = (name: string): string =>
  `${name} is provided as it is. It is no medical or psychological treatment, and no advice. Keep a copy of what you would not want to lose.`;
export const whoRunsIt = 'Who runs it';
export const theOperatorOfRunsThis = (appUrl: string): string =>
  `The operator of ${appUrl} runs this installation and answers for it.`;

/* Top bar */

export const mainLabel = 'Main';
export const findLabel = 'Find';
export const findTitle = 'Find (/)';
export const mainBottomLabel = 'Main, bottom';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `Last changed ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `Last changed ${when}: “${firstWords}”`;
