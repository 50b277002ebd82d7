import { formatNumber, plural } from '../../kernel/intl.ts';
import type { Journal, SealedColumn } from './contract/limits.ts';

/* The five questions */

/** DASH-21, JRN-09 */
export const celebrationQuestion = 'What can you celebrate about yesterday?';
export const celebrationPlaceholder = 'Something small counts.';
/** JRN-10 */
export const goalQuestion = 'What is your major goal right now?';
export const goalPlaceholder = 'I want to…';
export const reasonQuestion = 'Why does it matter?';
export const reasonPlaceholder = 'Because…';
/** JRN-12 */
export const fearQuestion = 'What are you afraid of?';
export const fearHint = 'Think of your goal. Fears tend to shrink on paper.';
export const fearPlaceholder = 'I’m afraid that…';
export const valuesQuestion = 'What do your values tell you to do?';
export const namedValuesQuestion = <Part>(values: Part) => ['What would ', values, ' have you do?'];
export const valuesHint = 'Let each value say one thing about your goal and your fear.';
export const valuesPlaceholder = 'My values say…';
export const valueSays = (value: string): string => `${value} says…`;
export const chooseValuesLink = 'Choose your core values';
export const actionsQuestion = 'What will you do today?';
export const actionsHint = 'Write one action per line. They become your list for the day.';
export const actionsPlaceholder = 'One thing, small enough for today';

/** What a page’s questions are called beside the page, and in a copy of its words. */
export const QUESTION_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Celebrate',
  goal: 'Goal',
  goal_importance: 'Why it matters',
  reflection: 'Fear',
  value_alignment: 'Values',
  action: 'Actions',
};

/** What the answers are called where an entry is read. */
export const ANSWER_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'Celebration',
  goal: 'Goal',
  goal_importance: 'Why it’s important',
  reflection: 'Awareness',
  value_alignment: 'Alignment',
  action: 'Action',
};

/* A page from another journal */

const JOURNAL_NAMES: Readonly<Record<Journal, string>> = {
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'a table',
};
export const importedFrom = (journal: Journal | undefined): string =>
  journal ? `Imported from ${JOURNAL_NAMES[journal]}` : 'Imported';
export const importedPageTitle = 'Imported page';
export const starred = 'Starred';
/** Such as 'Partly cloudy, 24 °C', as the other journals store it, or 'Partly cloudy, 75 °F'. */
export const degrees = (value: number, inFahrenheit: boolean): string =>
  `${formatNumber(value)} ${inFahrenheit ? '°F' : '°C'}`;
export const weather = (conditions: string, degrees: string): string => `${conditions}, ${degrees}`;
export const itemDone = 'Done';
export const itemOpen = 'Not done';

/* The journal page: writing */

/** JRN-03 */
export const questionOf = (question: number, questions: number): string =>
  `Question ${question} of ${questions}`;
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const answersSoFar = 'Your answers so far';
export const earlierGoalsKeys = 'Press the down arrow to choose one';
export const earlierGoalsTitle = 'Goals you’ve written before';
export const pickedUp = 'Picked up where you left off';
export const startOverButton = 'Start over';
export const startedOver = 'You’ve started a new page.';
export const undoButton = 'Undo';
export const openElsewhere =
  'Your page is open in another tab. What you write here will become a separate page.';
export const otherTabClosed = 'The other tab was closed.';
export const continueHereButton = 'Continue that page here';

export const answerTooLong = (excess: number): string =>
  plural(excess, {
    one: 'This answer is 1 character too long.',
    other: `This answer is ${formatNumber(excess)} characters too long.`,
  });
export const answerLimit = (characters: number): string =>
  `An answer can have up to ${formatNumber(characters)} characters.`;
export const tooManyActions = (limit: number): string =>
  `A page can have up to ${formatNumber(limit)} actions. Please keep only the ones for today.`;

/** JRN-04 */
export const previousButton = 'Previous';
/** JRN-05 */
export const nextButton = 'Next';
/** JRN-05 */
export const completeButton = 'Complete';
/** The key, beside the button that it presses. */
export const ctrlKey = 'Ctrl';
export const storedEncrypted = 'Stored encrypted';
export const saving = 'Saving';
export const pageNotSaved =
  'We couldn’t save your page. Everything you wrote is still here, so please keep this page open and try again.';

/* A new page: looking back */

export const youLearnedYesterday = 'Yesterday you learned:';
export const youLearnedOn = (weekday: string): string => `On ${weekday} you learned:`;
export const yourGoalSoFar = 'Your goal so far:';
export const hideButton = 'Hide';
export const hideLookBackLabel = 'Hide the look back';
export const lookBackHidden = 'The look back is hidden. You can turn it on again in Profile Settings.';
export const lookBackNotSaved = 'We couldn’t change that. Please try again.';

/* The journal page: writing for another day */

export const otherDayButton = 'Write for another day';
export const todayInsteadButton = 'Write for today instead';
export const otherDayTitle = 'Write for another day';
export const dayLabel = 'Day';
export const dayRepairs = 'A page for this day repairs it, so your streak continues. It won’t earn points.';
export const dayOnly = 'A page for this day won’t change your points or your streak.';
export const dayNotPast = 'Please choose a day before today.';
export const writeForDayButton = 'Write for this day';
export const cancelButton = 'Cancel';

/* Journal complete */

export const completeTitle = 'Journal complete';
/** JRN-26 */
export const greetingTodayNamed = (firstName: string): string => `That’s today’s page, ${firstName}.`;
export const greetingToday = 'That’s today’s page.';
export const greetingOtherDayNamed = (firstName: string, day: string): string =>
  `${firstName}, this is your page for ${day}.`;
export const greetingOtherDay = (day: string): string => `This is your page for ${day}.`;
export const greetingNoPageNamed = (firstName: string): string => `Good to see you, ${firstName}.`;
export const greetingNoPage = 'Good to see you.';
/** JRN-27 */
export const journalStreak = (days: number): string => `Day ${formatNumber(days)} of journaling. Keep it up!`;
export const dayRepaired = 'That day is repaired.';
export const dayRepairedStreak = (days: number): string =>
  plural(days, {
    one: 'That day is repaired. Your streak is 1 day.',
    other: `That day is repaired. Your streak is ${formatNumber(days)} days.`,
  });

/** What the ring says to a screen reader, stroke by stroke. */
export const RING_STROKES = {
  clarify: { drawn: 'Clarify is done.', open: 'Clarify isn’t done yet.' },
  act: { drawn: 'Act is done.', open: 'Act isn’t done yet.' },
  learn: { drawn: 'Learn is done.', open: 'Learn isn’t done yet.' },
};

export const actionsTitle = 'What you’ll do today';
export const lessonSummary = 'Note a lesson when your day is done';
/** JRN-30 */
export const goToDashboardButton = 'Go to Dashboard';
export const asideLabel = 'Goal and values';
export const goalTitle = 'Your goal';
export const reasonTitle = 'Why it matters';
export const valuesTitle = 'Your values';
export const todaySoFarTitle = 'Today so far';
export const pointsToday = (points: number): string =>
  plural(points, { one: '1 point.', other: `${formatNumber(points)} points.` });
export const badgeToday = <Part>(badge: Part) => ['Your badge: ', badge];

export const pageTitle = 'Your page';
export const pageNotLoaded = 'We couldn’t load your page. Please try again.';
export const pageRefused =
  'We couldn’t save this page. Your words are kept on this device, and the saving status above shows what you can do.';
export const pageSettled = <Part>(link: Part) => [
  'There’s nothing left to do for this page. Your saved pages are in your ',
  link,
  '.',
];
export const historyLink = 'journal history';

/* Action Journal History */

/** JRN-31 */
export const historyTitle = 'Action Journal History';
export const entriesSince = (entries: number, day: string): string =>
  plural(entries, {
    one: `1 entry since ${day}`,
    other: `${formatNumber(entries)} entries since ${day}`,
  });
export const olderPagesLoading = 'Older pages are still loading.';
/** MSG-46 */
export const entriesNotLoaded = 'Failed to fetch journal entries';
/** MSG-45 */
export const notAuthenticated = 'Not authenticated';
/** MSG-83 */
export const historyEmptyTitle = 'No journal entries available.';
export const historyEmptyHint = 'Your first page takes about ten minutes.';
export const writeTodayButton = 'Write today’s page';
export const searchLabel = 'Search your journal';
export const editLink = 'Edit';
export const editLabel = (day: string): string => `Edit the entry from ${day}`;
export const downloadButton = 'Download journal';
export const preparing = 'Preparing';
/** MSG-48 */
export const downloadFailed = 'Failed to download journal history';
/** MSG-63 */
export const notLoggedIn = 'Not logged in.';
export const versionRestored = 'Earlier version restored';
export const restoreFailed = 'We couldn’t restore that version. Please try again.';

/* Editing an entry */

export const editTitle = 'Edit your page';
export const backToHistoryButton = 'Back to journal history';
export const entryNotLoaded = 'We couldn’t load this entry. Please try again.';
export const entryNotReadable =
  'This entry can’t be opened here. To protect what you wrote, it can’t be edited either.';
export const changedElsewhere =
  'This page was changed on another device. If you save, the other version is kept under “Earlier versions.”';
export const actionsUnchanged =
  'Editing this page doesn’t change your list of actions. You can edit those under Actions.';
/** A page from another journal: its two fields. */
export const pageTitleLabel = 'Title';
export const pageTextLabel = 'Text';
export const markdownHelp = 'You can use Markdown here, such as **bold** or - for a list.';
export const pageBlank = 'You can change this page, but you can’t leave it blank.';
export const answerBlank = 'You can change an answer, but you can’t leave it blank.';
export const saveChangesButton = 'Save changes';
export const changesSaved = 'Changes saved. You can still restore the earlier version.';
export const changesNotSaved =
  'We couldn’t save your changes. They’re still here, so please keep this page open and try again.';

/* Today: Clarify, and a day of the calendar */

export const clarifyTitle = 'Clarify';
/** DASH-22 */
export const continueButton = 'Continue';
export const leftOffAt = (question: number, questions: number): string =>
  `You left off at question ${question} of ${questions}.`;
export const repairYesterday = <Part>(link: Part) => [link, ' by the end of tomorrow to keep your streak.'];
export const writeForYesterdayLink = 'Write for yesterday';
export const repairDay = <Part>(link: Part) => [link, ' before the end of today to keep your streak.'];
export const writeForDayLink = (weekday: string): string => `Write for ${weekday}`;
/** DASH-24 */
export const createAdditionalLink = 'Create Additional Journal Entry';
/** DASH-24 */
export const journalHistoryLink = 'Journal History';
/** DASH-23, DASH-29, NAV-07 */
export const historyButton = 'History';

/* Why It Works */

/** STA-02 */
export const whyTitle = 'Why It Works';
export const whySubtitle = 'Five questions, in this order, for a reason';
export const whyIntroduction =
  'A blank page asks you to be interesting. A good question asks you to be honest, which is easier and more useful. The five questions take about ten minutes, and each one prepares the next. You move from what went well to what you want, and from there to what’s in your way. You end with a short list you can finish before the day is over.';
export const whyCelebrationTitle = '1. What can you celebrate about yesterday?';
export const whyCelebration =
  'Attention goes to whatever is unfinished or went wrong; it needs no help with that. Noticing what worked takes practice. Starting with one good thing isn’t forced cheerfulness. It’s a correction: you plan the day from what’s true, and not only from what’s loud. Something small counts: a call you made, a time you kept your temper. Over the weeks, these lines become evidence that you’re moving forward, even on days when it doesn’t feel that way.';
export const whyGoalTitle = '2. What is your major goal right now?';
export const whyGoal =
  'Name one goal, in your own words, and say why it matters to you. Writing it down again every morning may seem redundant, but that’s how you find out whether you still mean it. Stale words are hard to copy out for the fifth time. Your reason is there for the days when the goal alone won’t move you.';
export const whyFearTitle = '3. What are you afraid of?';
export const whyFear =
  'What holds a goal back is rarely a lack of ideas. More often it’s a small, reasonable fear that you haven’t looked at: being seen, being turned down, finding out. Left unspoken, it makes many of your decisions. Put into one sentence on paper, it has edges, and you can plan for something that has edges. You don’t have to solve it here. You only have to say it.';
export const whyValuesTitle = '4. What do your values tell you to do?';
export const whyValues =
  'Fear gives advice too, and it speaks first. So next, listen to the three values you chose on a calmer day. Let each of them say one thing about the goal and about the fear. They often disagree, and that’s worth hearing: courage wants the date in writing, family wants Sunday free. What you do after that is more likely to be your own choice.';
export const whyActionsTitle = '5. What will you do today?';
export const whyActions =
  'Insight that stays on the page is gone by noon. Your last answer turns it into actions, one per line. Make them small enough for today, and clear enough that you’ll know tonight whether they’re done. They go straight to your list. Three good ones beat ten hopeful ones.';
export const whyLoopTitle = 'And then the loop closes';
export const whyLoop = <Part>(link: Part) => [
  'A page is the first of three strokes. You clarify in the morning, act during the day, and note one lesson in the evening. Tomorrow’s first question looks back on what today’s actions led to. That return is the point: a plan you never compare with its results teaches you nothing. To see why it takes many rounds, read ',
  link,
  '.',
];
/** NAV-08 */
export const repetitionLink = 'Power of Repetition';

/* Power of Repetition */

/** NAV-08 */
export const repetitionTitle = 'Power of Repetition';
export const repetitionSubtitle = 'Why the same five questions, every day';
export const repetitionIntroduction =
  'One page changes little. It’s a good ten minutes, and by evening most of its effect is gone. What changes you is the tenth page, and the fortieth. By then the questions have begun to ask themselves: on the stairs, in a meeting, just before you give your usual answer.';
export const sameQuestionsTitle = 'The questions stay the same; you change';
export const sameQuestions =
  'New questions every day would be more entertaining. They’d also tell you nothing about yourself, because you couldn’t compare your answers. When the question stays the same, the difference between two answers is you. A fear you’ve written down eleven times is no longer a mood; it’s a fact you can act on. A goal that quietly disappears from your pages tells you something too.';
export const littleOftenTitle = 'Little and often beats a lot once in a while';
export const littleOften =
  'An hour on Sunday takes an hour of willpower, and in a hard week it’s the first thing to go. You can find ten minutes on almost any morning. Write at the same time and in the same place, and soon you won’t have to decide to do it. What you don’t have to decide gets done even on your hardest days.';
export const strokesTitle = 'Three strokes, again and again';
export const strokesClarify =
  'Clarifying every morning makes you quicker at telling what matters from what merely comes next.';
export const strokesAct = 'Acting on the same day keeps what you do close to what you intend.';
export const strokesLearn =
  'Noting one lesson every evening means that even a bad day leaves you with something.';
export const strokesRing =
  'Every stroke makes the next one easier. That’s why the ring on your dashboard closes only when all three are drawn. It’s also why a closed ring is worth more than a long page.';
export const missedDayTitle = 'When you miss a day';
export const missedDay =
  'You will, and that’s fine. Nothing is lost, and no one is judging you. Your pages and lessons are still there, and a streak is only a way of noticing. All that repetition asks is that you start again, without waiting for Monday. If the morning is gone, the evening will do. If you have one minute, answer one question; your page waits for the rest.';
export const missedDayRepair = <Part>(link: Part) => [
  'You can ',
  link,
  ' one missed day in any seven by writing for it within two days. Your streak continues.',
];
export const repairLink = 'repair';
export const rereadTitle = 'Reread what you’ve written';
export const reread = <Part>(journal: Part, lessons: Part) => [
  'Once in a while, open your ',
  journal,
  ' or your ',
  lessons,
  ' and read a month in one sitting. It’s the only way to see what repetition has done, because from one day to the next it looks like nothing at all.',
];
export const lessonsLink = 'lessons';

/* Pictures that another app has shared */

export const sharedTitle = 'Shared pictures';
export const sharedCount = (count: number): string =>
  plural(count, {
    one: 'One picture is ready to be added to your journal.',
    other: `${formatNumber(count)} pictures are ready to be added to your journal.`,
  });
export const nothingShared = 'There’s no picture here. Please share it again.';
export const addToTodayButton = 'Add to today’s page';
export const dontAddButton = 'Don’t add';

/* Waiting to be saved: what each change is called */

export const newPage = 'A journal page';
export const saveAsNewButton = 'Save as a new entry';
export const changedPage = 'An edited journal page';

/* Answers of the server */

export const entryNotFound = 'We couldn’t find that entry. It may have been deleted.';
export const nothingToChange = 'There is nothing to change.';
export const actionIdsRepeat = 'Every action needs its own ID.';
export const notFromAnotherJournal = 'This entry didn’t come from another journal.';
export const formatsDiffer = 'All answers in an entry must use the same format.';
