import { formatNumber, plural } from '../../kernel/intl.ts';

/* A newer release, where there is a private vault */

export const newReleaseReady = 'A new version is ready.';
export const updateNowButton = 'Update now';

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
export const foundTitle = 'On a page you found';
export const nextMatchLabel = 'Next match';
export const previousMatchLabel = 'Previous match';
export const backToResultsLabel = 'Back to the results';
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
export const profileKeywords = 'account name email password time zone reminders devices version update';
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
export const bookLink = 'Make a book';
export const bookKeywords = 'pdf print paper export';
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
export const hitsCount = (count: number): string =>
  plural(count, { one: '1 match', other: `${formatNumber(count)} matches` });
export const results = (count: number): string =>
  plural(count, { one: '1 result', other: `${formatNumber(count)} results` });

/* Writing after the trial */

export const trialEndedTitle = 'Your trial has ended';
export const closeButton = 'Close';
export const seePlansButton = 'See plans';
export const trialEndedText = 'Everything you wrote is safe. Choose a plan to keep writing.';

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

/* Top bar */

export const mainLabel = 'Main';
export const findLabel = 'Find';
export const findTitle = 'Find (/)';
export const mainBottomLabel = 'Main, bottom';
