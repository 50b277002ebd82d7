import { formatNumber, plural } from '../../kernel/intl.ts';

/* Today: the header */

export const todayTitle = 'Today';
export const profileNotLoaded = 'We couldn’t load your profile. Please try again.';
/** DASH-06 */
export const welcome = <Part>(firstName: Part) => ['Welcome, ', firstName, '!'];
/** A narrow page breaks the line before the name. */
export const goodEvening = <Part>(firstName: Part) => ['Good\u00a0evening, ', firstName];
/** MSG-89 */
export const trialEndedLink = 'Your trial has ended.';
export const trialLeftLink = (days: number): string =>
  plural(days, { one: '1 day left in your trial', other: `${formatNumber(days)} days left in your trial` });
export const clarify = 'Clarify';
export const act = 'Act';
export const learn = 'Learn';
/** Before what is left of the trial. */
export const todaysDate = (day: string): string => `${day}.`;
export const strokesToday = (drawn: number): string => `${drawn} of 3 today`;
/** What the ring says to a screen reader. */
export const ringLabel = (drawn: number): string => `Today: ${drawn} of 3 strokes drawn`;
export const strokesOpen = <Part>(strokes: readonly Part[]) => [
  'Still to do: ',
  ...strokes.flatMap((stroke, at) => (at === 0 ? [stroke] : [', ', stroke])),
];
export const loopClosed = 'The loop is closed.';
export const milestone = (days: number): string => `You’ve written on ${formatNumber(days)} days.`;

/* Today: the sections */

/** DASH-10 */
export const gettingStartedTitle = 'Getting Started';
/** DASH-10 */
export const visionDocumentsTitle = 'Vision Documents';
export const visionDocumentsHint = 'Where you’re headed';
/** DASH-10 */
export const goldFileTitle = 'Gold File';
/** DASH-10 */
export const growthChecklistTitle = 'Growth Checklist';
export const growthChecklistHint = 'Five stages that check themselves off';
export const goalsTitle = 'Goals';
export const communityTitle = 'Community';
export const moreForTodayTitle = 'More for today';
export const asideLabel = 'Goals and progress';
/** DASH-14 */
export const toolsLink = 'View Tools & Resources';
/** DASH-08 */
export const finishOnboardingLink = 'Finish Onboarding';
export const valuesMissing =
  'You haven’t chosen your three core values yet. It takes two minutes, and question 4 builds on them.';

/* Today: Getting Started */

export const dayInstruction = 'Write in the morning, act during the day, and note one lesson in the evening.';
export const clarifyInstruction = <Part>(name: Part) => [
  name,
  ' asks five questions and takes about ten minutes.',
];
export const actInstruction = <Part>(name: Part) => [name, ' keeps the few things you chose to do.'];
export const learnInstruction = <Part>(name: Part) => [name, ' holds one sentence worth finding again.'];
export const ringInstruction = 'Each one draws a stroke of today’s ring.';
export const valuesInstruction = 'Question 4 asks what your core values would have you do.';
export const changeValuesLink = 'Change your core values';
export const readMore = <Part>(why: Part, scoring: Part) => [
  'Want to know more? Read ',
  why,
  ' and ',
  scoring,
  '.',
];
/** NAV-09 */
export const whyItWorks = 'Why It Works';
/** NAV-08 */
export const howScoringWorks = 'How Scoring Works';

/* Today: the evening, once the loop is closed */

export const eveningTitle = 'The loop is closed';
export const tomorrowAsks = 'Tomorrow’s first question: what can you celebrate about today?';
export const openActionsWait = (count: number): string =>
  plural(count, {
    one: '1 open action can wait until then.',
    other: `${formatNumber(count)} open actions can wait until then.`,
  });
export const oldPageLink = 'Read an old page';

/* Growth Checklist */

export const checklistNotLoaded = 'We couldn’t load the checklist. Please try again.';
export const stageProgress = (done: number, all: number): string => `${done} of ${all}`;
/** Read out after an item of the checklist. */
export const itemDone = 'Done';
export const itemOpen = 'Not done yet';

export const clarityStage = 'Know what matters';
export const intentionsChosen = 'Choose how you want others to feel';
export const coreWordChosen = 'Choose your core word';
export const coreValuesChosen = 'Choose your three core values';

export const loopStage = 'Close your first loop';
export const entryWritten = 'Write your first journal entry';
export const actionCompleted = 'Complete your first action';
export const lessonNoted = 'Note your first lesson';
export const allThreeDone = 'Do all three in one day';

export const habitStage = 'Make it a habit';
export const threeDays = 'Write three days in a row';
export const sevenDays = 'Write seven days in a row';
export const reminderSet = 'Set a daily reminder';
export const tenActions = 'Complete ten actions';

export const goalStage = 'Reach for something';
export const goalNamed = 'Name a goal';
export const goalReached = 'Reach your first goal';
export const weeklyBadge = 'Earn a weekly badge';
export const visionsWritten = 'Write all five vision documents';
export const bucketListStarted = 'Start your bucket list';

export const lookBackStage = 'Look back and keep going';
export const thirtyEntries = 'Write thirty journal entries';
export const tenLessons = 'Note ten lessons';
export const visionReviewed = 'Review a vision document';
export const monthlyBadge = 'Earn a monthly badge';

/* Tools & Resources */

/** DASH-14 */
export const toolsTitle = 'Tools & Resources';
export const toolsIntroduction = 'For now and then, outside the daily loop.';
export const moreToolsTitle = 'More tools';
export const makePostLink = 'Turn a lesson into a post';
export const makePostHint = 'In your own words, for the platform you choose.';
export const findLink = 'Find in everything you wrote';
export const findHint = 'Search runs on this device.';
export const importLink = 'Import a journal';
export const importHint = 'Entries from another app, or from a download.';
export const scoringLink = 'See how points work';
export const scoringHint = 'What earns points, and how streaks count.';
export const backToLoopButton = 'Back to the loop';

/* A day of the calendar */

export const dayTitle = 'A day';
export const backToDashboardLink = 'Back to Dashboard';
export const dayNotLoaded = 'We couldn’t load this day. Please try again.';
export const strokesOfDay = (drawn: number): string => `${drawn} of 3`;
export const strokesOfRepairedDay = (drawn: number): string => `${drawn} of 3, repaired`;
export const dayEmptyTitle = 'Nothing was written on this day.';
export const dayEmptyHint = 'Use the links below to find days with pages.';
export const daysLabel = 'Days';

/* Sharing on other networks */

export const shareText = (product: string): string => `I start my day with ten quiet minutes in ${product}.`;

/* Community on the dashboard */

/** COM-01 */
export const connectButton = 'Connect';
/** COM-01 */
export const shareButton = 'Share';
export const communityAndCallText =
  'Meet others who write in the morning, or book a call to talk a question through.';
export const communityText = 'Meet others who write in the morning.';
export const callText = 'Book a call to talk a question through.';
/** COM-02 */
export const joinCommunity = 'Join Community';
/** COM-03 */
export const scheduleCall = 'Schedule Call';
export const onlyLinkShared = (product: string): string =>
  `Only a link to ${product} is shared, never anything you wrote.`;
/** COM-04 */
export const copyLinkButton = 'Copy Link';
/** MSG-88 */
export const linkCopied = 'Link copied to clipboard!';
export const copyFailed = (address: string): string =>
  `We couldn’t copy the link. You can copy it from here: ${address}`;

/* Answers of the server */

/** MSG-62 */
export const CUSTOMIZATION_MISSING = 'No customization found';
export const noSectionNamed = 'Please name at least one section.';

/* Options of a dashboard section */

export const optionsLabel = (section: string): string => `${section} options`;
export const moveToLoopButton = 'Move to loop';
export const moveToToolsButton = 'Move to tools';
export const movedToLoop = (section: string): string => `${section} moved to your loop`;
export const movedToTools = (section: string): string => `${section} moved to your tools`;

/* Unsaved changes */

export const movedSection = 'The position of a section';
