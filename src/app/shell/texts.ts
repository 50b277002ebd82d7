import { formatNumber, plural } from '../../kernel/intl.ts';

/* Keyboard shortcuts */

export const writeTodaysPageLabel = 'Write today’s page';
export const addActionLabel = 'Add an action';
export const noteLessonLabel = 'Note a lesson';
export const findSomethingLabel = 'Find something you wrote';
export const showShortcutsLabel = 'Show these shortcuts';
export const nextOrSaveLabel = 'Next question, or save';
export const closeAndKeepLabel = 'Close and keep what you typed';
export const addLinkLabel = 'Add a link';
export const keyboardShortcutsTitle = 'Keyboard shortcuts';
export const anywhereTitle = 'Anywhere';
export const notTypingTitle = 'When you’re not typing';
export const singleKeysLabel = 'Single-key shortcuts';
export const singleKeysHelp =
  'Turn these off if you dictate to your computer or press keys by mistake. The setting stays on this device until you sign out.';
export const typingTitle = 'While you’re writing';
export const visionTitle = 'In a vision';
export const saveLabel = 'Save';
export const boldLabel = 'Bold';
export const italicLabel = 'Italic';
export const underlineLabel = 'Underline';

/* Search and commands: other words for pages */

export const todayKeywords = 'dashboard growth loop home clarify act learn goals';
export const actionsKeywords = 'meaningful tasks to do';
export const weeklyKeywords = 'summaries insights weeks';
export const toolsKeywords = 'resources visions bucket list gold file community download';
export const journalKeywords = 'history entries pages download year';
export const lessonsKeywords = 'history learn download';
export const scoringKeywords = 'points badges knowledge base';
export const whyItWorksKeywords = 'journaling knowledge base';
export const taskOverviewKeywords = 'actions knowledge base';
export const repetitionKeywords = 'knowledge base';
export const findLink = 'Find';
export const findLinkKeywords = 'search';
export const weeklyReviewLink = 'Weekly review';
export const weeklyReviewKeywords = 'categories focus';
export const contentLink = 'Turn a lesson into a post';
export const contentKeywords = 'content creation share voice';
/** NAV-05 */
export const profileSettingsLink = 'Profile Settings';
export const profileKeywords = 'account name email password time zone reminders devices';
export const coreValuesLink = 'Core values';
export const coreValuesKeywords = 'change profile';
export const weeklyCategoriesLink = 'Weekly categories';
export const weeklyCategoriesKeywords = 'profile review';
export const pausesLink = 'Pauses';
export const pausesKeywords = 'profile holiday vacation streak';
export const emailLink = 'Email preferences';
export const emailKeywords = 'profile mailings weekly summary notices unsubscribe';
export const calendarFeedLink = 'Calendar feed';
export const calendarFeedKeywords = 'profile reminders';
export const billingLink = 'Billing';
export const billingKeywords = 'profile plan subscription card invoices';
export const plansLink = 'Plans and prices';
export const plansKeywords = 'pricing subscribe upgrade';
export const downloadLink = 'Download everything';
export const downloadKeywords = 'your data archive export backup delete account';
export const importLink = 'Import a journal';
export const importKeywords = 'archive restore upload';
export const syncMonitorLink = 'Sync monitor';
export const syncMonitorKeywords = 'google tasks log';
export const termsLink = 'Terms';
export const termsKeywords = 'legal conditions';
export const privacyLink = 'Privacy';
export const privacyKeywords = 'legal data protection';

/* Search and commands */

export const findWordsButton = (words: string): string => `Find “${words}” in everything you wrote`;
export const searchAndCommandsTitle = 'Search and commands';
export const commandLabel = 'What would you like to do?';
export const commandPlaceholder = 'Type a command or search';
export const closeLabel = 'Close';
export const chooseHint = 'Choose';
export const openHint = 'Open';
export const closeHint = 'Close';
export const commandsLabel = 'Commands';
export const findInWritingTitle = 'Find';
export const results = (count: number): string =>
  plural(count, { one: '1 result', other: `${formatNumber(count)} results` });

/* Writing after the trial */

export const trialEndedTitle = 'Your trial has ended';
export const closeButton = 'Close';
export const seePlansButton = 'See plans';
export const trialEndedText = 'Everything you wrote is safe. Choose a plan to keep writing.';

/* Footer */

export const encryptionNote = 'Your journal, lessons, actions, and goals are stored encrypted.';

/* Dialogs that open later */

export const dialogLoadFailed = 'We couldn’t open this. Please reload the page and try again.';

/* Menu */

/** NAV-06 */
export const coachingCallLink = 'Schedule a Coaching Call';
/** DASH-23, DASH-29, NAV-07 */
export const historyTitle = 'History';
/** NAV-08 */
export const knowledgeBaseTitle = 'Knowledge Base';
export const themeTitle = 'Theme';
/** NAV-10 */
export const signOutButton = 'Sign Out';
export const menuLabel = 'Menu';

/* Navigation */

export const todayLink = 'Today';
export const actionsLink = 'Actions';
export const weeklyLink = 'Weekly';
export const toolsLink = 'Tools';
/** NAV-07 */
export const journalLink = 'Journal';
/** NAV-07 */
export const lessonsLink = 'Lessons Learned';
/** NAV-08 */
export const scoringLink = 'How Scoring Works';
/** STA-02 */
export const whyItWorksLink = 'Why It Works';
/** NAV-08 */
export const taskOverviewLink = 'Task Overview';
/** NAV-08 */
export const repetitionLink = 'Power of Repetition';

/* Onboarding */

export const stepOf = (step: number, steps: number): string => `Step ${step} of ${steps}`;

/* Privacy */

export const privacyTitle = 'Privacy';
export const privacyShortTitle = 'In short';
export const privacyShort =
  'What you write in your journal is encrypted in your browser before it’s stored. Nothing is sold. You can download or delete everything at any time.';
export const storedTitle = 'What is stored';
export const storedAccount =
  'Your account: your name, your email address, a one-way hash of your password, and your settings. If you ask for text reminders, also your phone number. If you have a plan, also your billing name.';
export const storedWriting = 'Your journal: what you write, when you wrote it, and your points.';
export const storedDevices =
  'Your devices: the browser and IP address of every sign-in. You can see them in Profile Settings, so you’d notice one that isn’t yours.';
export const encryptedTitle = 'What is encrypted';
export const encryptedInBrowser =
  'Your journal, lessons, actions, and goals are encrypted in your browser before they’re stored. So are your visions, your bucket list, and the posts you save.';
export const notEncrypted =
  'Some things stay readable to the server, because reminders, billing, and your statistics need them. These are your name, contact details, core word, core values, and intentions, as well as dates, times, points, and counts.';
export const serverKey =
  'The server holds a key. It is used only while a download or another feature you asked for is running. A stolen copy of the database alone can’t be read.';
export const notEndToEnd =
  'This isn’t end-to-end encryption: an operator who controls both the server and its key could read what you write.';
export const deviceTitle = 'What is on your device';
export const deviceCopy =
  'Your device holds the app’s code, an encrypted copy of what you wrote, anything that hasn’t been sent yet, and the key that opens them. Signing out removes your writing and the key.';
export const cookies =
  'One cookie keeps you signed in. There are no third-party cookies, no ads, and no analytics. The payment page is the only exception for cookies; see “When you pay.”';
export const recipientsTitle = 'Who sees it';
export const recipientsServices =
  'Nothing is sold. The operator may use services that send email and text messages or help the operator keep in touch with you. They receive only what they need for it, such as your name, contact details, core word, and core values. They never receive your journal.';
export const recipientsModel =
  'If the operator offers a language model, it sees your words only with your consent. When you open a week’s insights, it receives your entries, lessons, and actions of that week. Before you agree, you see the text and who will receive it. You can withdraw your consent in Profile Settings.';
export const recipientsPosts =
  'If you ask the model to write a post, it receives only what you choose. You see that text every time, before it’s sent.';
export const automaticTitle = 'Automatic emails and feeds';
export const automaticEmails =
  'Emails contain your name and some statistics, but nothing from your journal. Reminders, weekly summaries, and trial notices go only to a confirmed address. You can stop any of them with one click.';
export const automaticFeed =
  'If you turn on the calendar feed, anyone who has its secret address can see your reminder times and review dates. You can renew the address or turn the feed off in Profile Settings.';
export const syncTitle = 'Google Tasks and reminders';
export const syncGoogle =
  'If you sync with Google Tasks, your actions are sent in readable form to your own list at Google, and changes there come back. Nothing else you write is sent. It happens only when you press the button, and Google’s permission is never stored.';
export const syncReminders =
  'Reminders say that it’s time to write. They contain nothing from your journal. Notifications are encrypted and sent through your browser’s push service.';
export const paymentTitle = 'When you pay';
export const paymentProvider =
  'Your card details go only to the operator’s payment provider, with your email address, your billing name, and the amount. Nothing from your journal goes there.';
export const paymentCookies =
  'The provider’s script runs only on the page with the card form. It may set cookies there to prevent fraud.';
export const choicesTitle = 'What you can do';
export const choices =
  'In Profile Settings you can download everything and delete your account. Deleting removes everything at once, except for the operator’s backups. The payment provider may have to keep records of your payments.';
export const responsibleTitle = 'Who is responsible';
export const responsible = (appUrl: string): string =>
  `The operator of ${appUrl} is responsible for your data.`;

/* Writing that couldn’t be saved */

export const discarded = 'Discarded.';
export const refusedBecause = (time: string, reason: string): string => `${time}: ${reason}`;
export const copyButton = 'Copy';
export const copied = 'Copied';
export const copyFailed = 'Couldn’t copy. Select the text instead.';
export const undoButton = 'Undo';
export const tryAgainButton = 'Try again';
export const discardButton = 'Discard';

/* Your writing */

export const yourWritingTitle = 'Your writing';
export const seePlansLink = 'See plans';
export const trialEndedWithPlans = <Part>(link: Part) => ['Your trial has ended. ', link];

/* Whether everything is saved */

export const saved = 'Saved';
export const saving = 'Saving';
export const waiting = <Part>(detail: (words: string) => Part) => [
  'On this device',
  detail(', waiting for the connection'),
];
export const offline = 'Offline';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'Offline',
  detail(', kept on this device'),
];
export const waitingForPlan = 'Waiting for a plan';
export const needsYou = 'Needs you';
export const storageFull =
  'This device is out of storage, so what you write is saved only while you’re connected. Keep this page open until it says “Saved.”';
export const storageRefused =
  'This browser doesn’t store anything on this device, so what you write is saved only while you’re connected. Keep this page open until it says “Saved.”';
export const encryptionFailed =
  'Your writing can’t be encrypted right now, so it isn’t saved yet. Keep this page open until it says “Saved.”';

/* What isn’t saved */

export const changesWaiting = (count: number): string =>
  plural(count, {
    one: 'One change is waiting on this device for a connection. It will be sent automatically.',
    other: `${formatNumber(count)} changes are waiting on this device for a connection. They will be sent automatically.`,
  });
export const changesWaitingForPlan = (count: number): string =>
  plural(count, {
    one: 'One change is waiting on this device. It will be sent once you have a plan.',
    other: `${formatNumber(count)} changes are waiting on this device. They will be sent once you have a plan.`,
  });
export const changesRefused = (count: number): string =>
  plural(count, {
    one: 'One change couldn’t be saved. Its text is kept on this device until you decide what to do.',
    other: `${formatNumber(count)} changes couldn’t be saved. Their text is kept on this device until you decide what to do.`,
  });
export const allSaved = 'Everything is saved. Unfinished writing is kept on this device.';
export const changesUnsent = (count: number): string =>
  plural(count, {
    one: 'One change is waiting for a connection.',
    other: `${formatNumber(count)} changes are waiting for a connection.`,
  });
export const changesUnpaid = (count: number): string =>
  plural(count, {
    one: 'One change is waiting for a plan.',
    other: `${formatNumber(count)} changes are waiting for a plan.`,
  });
export const changesNotSaved = (count: number): string =>
  plural(count, {
    one: 'One change couldn’t be saved.',
    other: `${formatNumber(count)} changes couldn’t be saved.`,
  });
export const draftsUnfinished = (count: number): string =>
  plural(count, { one: 'One draft is unfinished.', other: `${formatNumber(count)} drafts are unfinished.` });
export const onlyOnThisDevice =
  'This exists only on this device. If you sign out now, it will be deleted for good.';

/* Skipping the bars */

export const skipToContent = 'Skip to content';

/* Terms */

export const termsTitle = 'Terms';
export const offerTitle = 'What you get';
export const offer = (product: string): string =>
  `${product} is a daily journal. The first ten days are free, and no card is needed. After that, nothing is charged without your consent.`;
export const ownershipTitle = 'What is yours';
export const ownership =
  'Every word you write stays yours. You can download everything at any time, even after your trial. You can also delete your account and everything in it.';
export const dutiesTitle = 'What we ask of you';
export const duties =
  'Keep your password to yourself. Don’t try to read, disrupt, or overload anything that belongs to someone else.';
export const limitsTitle = 'What we can’t promise';
export const limits = (product: string): string =>
  `${product} is provided as is. It is not medical or psychological treatment, and it is not professional advice. Keep a copy of anything you wouldn’t want to lose.`;
export const operatorTitle = 'Who runs it';
export const operator = (appUrl: string): string =>
  `The operator of ${appUrl} runs this installation and is responsible for it.`;

/* Top bar */

export const mainLabel = 'Main';
export const findLabel = 'Find';
export const findTitle = 'Find (/)';
export const mainBottomLabel = 'Main, bottom';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `Last changed ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `Last changed ${when}: “${firstWords}”`;
