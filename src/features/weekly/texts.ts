import { formatList, formatNumber, plural } from '../../kernel/intl.ts';

/* Messages */

/** MSG-56 */
export const notAuthenticated = 'User not authenticated.';
/** MSG-57 */
export const notLoaded = 'There was a problem loading your data.';
/** MSG-91 */
export const generating = 'Generating...';
/** MSG-55 */
export const notGenerated = 'Failed to generate insights';
/** MSG-90 */
export const missing = 'Missing data';
/** MSG-85 */
export const noContent = 'No content available at the moment.';
/** MSG-58 */
export const lessonsNotOpened = 'Failed to load decrypted lessons';
/** MSG-59 */
export const notReviewed = 'Failed to process reflection';
/** MSG-60 */
export const reviewNotLoaded = 'Failed to load weekly review.';
/** MSG-34 */
export const categoriesNotLoaded = 'Could not load categories';
export const categoryBlank = 'Give the category a name.';
/** MSG-35 */
export const categoryNotAdded = 'Failed to add category';
export const categoryNotChanged = 'Failed to update category';

/* API messages */

export const weekNotFromSunday = 'A week begins on a Sunday.';
export const notAWeek = 'A week runs from a Sunday to its Saturday.';
export const tooMuchText = 'That’s more text than one review can take.';

/* A week’s title and growth */

export const week = (start: string, end: string): string => `${start} to ${end}`;
export const weekOfYear = (start: string, end: string, year: string): string => `${start} to ${end}, ${year}`;
export const weekAcrossYears = (start: string, startYear: string, end: string, endYear: string): string =>
  `${start}, ${startYear} to ${end}, ${endYear}`;
export const growth = (loops: number, points: number): string =>
  plural(loops, {
    one: plural(points, {
      one: '1 closed loop, 1 point',
      other: `1 closed loop, ${formatNumber(points)} points`,
    }),
    other: plural(points, {
      one: `${formatNumber(loops)} closed loops, 1 point`,
      other: `${formatNumber(loops)} closed loops, ${formatNumber(points)} points`,
    }),
  });
export const growthWithBadge = (growth: string, badge: string): string => `${growth}: ${badge}`;

/* Profile: weekly categories */

export const categoryNotFound = 'We couldn’t find that category. It may have been deleted.';

/* Profile: the form for a category */

export const categoryLabel = 'Category';
export const categoryDescriptionLabel = 'What belongs in it';
export const addCategoryButton = 'Add category';
export const editLabel = (categoryName: string): string => `Edit “${categoryName}”`;

/* Unsaved changes and undo */

export const newCategory = 'A new weekly category';
export const saveAsNewButton = 'Save as a new category';
export const changedCategory = 'An edited weekly category';
export const restoredCategory = 'A restored weekly category';
export const deletedCategory = 'A deleted weekly category';
export const categoryDeleted = 'Category deleted';

/* Weekly insights: quotations below a sentence */

export const quotationsLabel = 'From your own words';
export const entryPlace = 'Journal';
export const lessonPlace = 'Lesson';
export const actionPlace = 'Action';
export const placeAndDay = (place: string, day: string): string => `${place}, ${day}`;
export const showPagesButton = (count: number): string =>
  plural(count, { one: 'Show 1 page', other: `Show ${formatNumber(count)} pages` });
export const showLessonsButton = (count: number): string =>
  plural(count, { one: 'Show 1 lesson', other: `Show ${formatNumber(count)} lessons` });
export const showActionsButton = (count: number): string =>
  plural(count, { one: 'Show 1 action', other: `Show ${formatNumber(count)} actions` });
export const showNotesButton = (count: number): string =>
  plural(count, { one: 'Show 1 note', other: `Show ${formatNumber(count)} notes` });
export const showFewerButton = 'Show fewer';

/* Weekly insights: answers to a sentence */

export const answerLabel = (said: string): string => `Answer this sentence: ${said}`;
export const notTrueAction = 'Not true';
export const notAgainAction = 'Don’t say this again';
export const hiddenUntilNews = 'Hidden until you write something new about it.';
export const hiddenForGood = 'Hidden in every week.';
export const answerFailed = 'We couldn’t save your answer. Please try again.';
export const undoFailed = 'We couldn’t undo that.';

/* Weekly insights: hidden sentences */

export const hiddenSentencesTitle = 'Hidden sentences';
export const hiddenSentences = (count: number): string => `Hidden sentences (${formatNumber(count)})`;
export const showAgainButton = 'Show again';
export const showAgainLabel = (said: string): string => `Show again: ${said}`;
export const shownAgain = 'This sentence may be shown again.';
export const showAgainFailed = 'We couldn’t change that. Please try again.';

/* Unsaved changes to answers */

export const answeredInsight = 'An answer to a weekly insight';
export const withdrawnAnswer = 'A hidden sentence to show again';

/* API messages about answers */

export const answerNotFound = 'We couldn’t find that answer. The sentence may already be shown again.';

/* Unsaved changes */

export const weekInsights = 'Weekly insights';

/* Weekly insights: what a language model would receive */

export const consentNotSaved = 'We couldn’t save your consent, so nothing was sent. Please try again.';
export const sentTitle = 'What would be sent';
export const agreeing = 'Agreeing…';
export const cancelButton = 'Cancel';
export const agreeAndSendButton = 'Agree and send';
export const modelUse = <Part>(host: Part) => [
  'If you agree, the language model at ',
  host,
  ' receives what you wrote this week and writes your insights. It’s off until you do.',
];
export const modelUseAlso =
  'It receives other weeks when you open their insights, and what you choose to send for a post.';
export const modelReaders = 'Anyone who runs it can read that text.';
export const modelChecked = 'What it writes is checked against your words before you see it.';
export const modelWithdraw = 'You can withdraw your consent in your profile at any time.';
export const sentExactlyLink = 'Show exactly what is sent';
export const sentMarks = 'The marks that number the notes and frame your words are sent too.';
export const notSent =
  'Not sent: your name, email address, visions, lists of values and goals, dates, and words from other weeks.';
export const yourWordsTitle = 'Your words from this week';
export const modelInstructionsTitle = 'The model’s instructions';

/* Weekly insights: who wrote them */

export const modelWriting = (host: string): string =>
  `The language model at ${host} is writing its own insights. This can take half a minute.`;
/** NAV-12 */
export const tryAgainButton = 'Try Again';
export const modelSilent =
  'The language model couldn’t be reached, or nothing it wrote matched your words. These insights were written on your device.';
export const changeInProfileLink = 'Change this in your profile';
export const modelWrote = <Part>(link: Part) => [
  'Written by a language model from what you wrote this week. Sentences that didn’t match your words were left out. ',
  link,
];
export const browserModelWriting =
  'Your browser’s own language model is writing its insights on this device. This can take some minutes.';
export const browserModelSilent =
  'Your browser’s language model didn’t answer, or nothing it wrote matched your words. These insights were written without it.';
export const browserModelWrote = <Part>(link: Part) => [
  'Written by your browser’s own language model, on a device of yours. Sentences that didn’t match your words were left out. ',
  link,
];
export const browserModelOffer =
  'Your browser’s own language model can write these insights, too. It does so on this device, and nothing is sent.';
export const letBrowserWriteButton = 'Let it write';
export const browserModelToFetch =
  'Your browser can download a language model of its own, several gigabytes. It then writes these insights on this device, and nothing is sent.';
export const fetchBrowserModelButton = 'Download it and let it write';
export const browserModelFetching = (percent: number): string =>
  `Your browser is downloading its language model: ${formatNumber(percent)}%`;
export const browserModelNotFetched = 'Your browser couldn’t download its language model.';
export const modelOffer = 'A language model can write these insights instead.';
export const seeSentButton = 'See what would be sent';

/* A week in numbers */

export const ofActions = (totalActions: number): string => `of ${formatNumber(totalActions)}`;
export const journalEntries = 'Journal entries';
export const lessons = 'Lessons';
export const actionsCompleted = 'Actions completed';
export const completionRate = 'Completion rate';

/* Weekly insights: points by week */

export const tableLink = 'View as a table';
export const badgeFrom = (name: string, points: number): string =>
  `${name} from ${formatNumber(points)} points`;
export const badges = (badges: readonly string[]): string => `Badges: ${formatList(badges)}`;
export const pointsTableCaption = 'Points by week, latest first';
export const weekColumn = 'Week';
export const pointsColumn = 'Points';
export const closedLoopsColumn = 'Closed loops';
export const badgeColumn = 'Badge';
export const noneYet = 'None yet';

/* Weekly summaries: a week */

/** WK-05 */
export const detailedAnalysisButton = 'Detailed analysis';
/** WK-06 */
export const availableOn = (weekday: string): string => `Available on ${weekday}, when the week is over.`;

/* A week, day by day */

export const dayWithActionsLabel = (day: string, strokes: number, done: number, all: number): string =>
  plural(all, {
    one: `${day}: ${strokes} of 3, ${done} of 1 action`,
    other: `${day}: ${strokes} of 3, ${done} of ${formatNumber(all)} actions`,
  });
export const dayLabel = (day: string, strokes: number): string => `${day}: ${strokes} of 3`;
export const clarifyActLearn = 'Clarify, Act, Learn';
export const actionDone = 'Action done';
export const actionOpen = 'Not done yet';

/* Weekly insights: a week */

export const weeklySummariesLink = 'Weekly summaries';
export const moodTitle = 'Mood';
export const weekDaysTitle = 'Day by day';
export const pointsByWeekTitle = 'Points by week';
export const inShortTitle = 'In short';
export const worthCelebratingTitle = 'Worth celebrating';
export const patternsTitle = 'Patterns';
export const noPatterns = 'There are no patterns to show for this week.';
export const patternsHidden = 'You’ve hidden the patterns that were found in this week.';
export const nothingNew = 'There is nothing new in this week.';
export const knownPatterns = (count: number): string => `As in the weeks before (${formatNumber(count)})`;
export const otherLanguage =
  'For now, patterns and suggestions come from English text only. Your numbers count every language.';
export const forNextWeekTitle = 'For next week';

/* Weekly insights: a week that can’t be shown */

export const weeklyInsights = 'Weekly insights';
export const chooseWeek = 'Choose a week from your weekly summaries to see its insights.';
export const invalidWeek =
  'This address doesn’t contain a valid date. Choose a week from your weekly summaries.';
/** WK-09 */
export const goBackButton = 'Go Back';
export const noEntries = 'There are no entries from this week.';
export const notStartedTitle = 'This week hasn’t started yet';
export const notOverTitle = 'This week isn’t over yet';
export const readableOn = (day: string): string =>
  `You can read its insights on ${day}, when the week is over.`;
export const readWeekButton = (week: string): string => `Read ${week}`;
export const seeSummariesButton = 'See weekly summaries';

/* Weekly insights: the letter */

export const readLetterLink = 'Read it as a letter';

/* Letter */

export const letter = 'Letter';
export const youCelebratedTitle = 'What you celebrated';
export const monthByMonthTitle = 'Month by month';
export const whatMovedTitle = 'What moved';
export const whatCameBackTitle = 'What came back';
export const questionTitle = 'One question';
export const readingWeeks = (weeks: number): string =>
  plural(weeks, { one: 'Reading one week…', other: `Reading ${formatNumber(weeks)} weeks…` });
export const letterNotMade = 'We couldn’t write this letter on your device. What you wrote is safe.';
export const printLetterButton = 'Print letter';
export const otherLettersLabel = 'Other letters';
export const earlierLetterLink = (name: string): string => `Earlier: ${name}`;
export const laterLetterLink = (name: string): string => `Later: ${name}`;

/* Letter: the picture to share */

export const makePictureButton = 'Make a picture to share';
export const pictureTitle = (name: string): string => `A picture of ${name}`;
export const pictureHelp = 'It shows rings, numbers and dates. None of your words are in it.';
export const pictureFailed = 'We couldn’t draw the picture in this browser.';
export const pictureFile = (period: string): string => `growth-loop-${period}.png`;
export const savePictureButton = 'Save picture';
export const sharePictureButton = 'Share picture';
export const closeButton = 'Close';

/* Letter: one that can’t be shown */

export const chooseLetter = 'Choose a week, a month or a year from your weekly summaries to read its letter.';
export const invalidLetter =
  'This address doesn’t contain a valid week, month or year. Choose one from your weekly summaries.';
export const letterNotStarted = {
  week: 'This week hasn’t started yet',
  month: 'This month hasn’t started yet',
  year: 'This year hasn’t started yet',
};
export const letterNotOver = {
  week: 'This week isn’t over yet',
  month: 'This month isn’t over yet',
  year: 'This year isn’t over yet',
};
export const letterReadableOn = (day: string): string => `You can read its letter on ${day}.`;
export const readLetterButton = (period: string): string => `Read ${period}`;

/* Weekly summaries: letters */

export const lettersTitle = 'Letters';
export const lettersHint = 'A month or a year in a few lines, from your own words.';
export const letterYearsLabel = 'Years';
export const letterMonthsLabel = 'Months';

/* Weekly review */

export const weeklyReview = 'Weekly review';
export const lastSevenDays = (days: string): string => `The last seven days: ${days}`;
export const ofSevenDays = 'of 7 days';
export const journaled = 'Journaled';
export const finishedAnAction = 'Finished an action';
export const notedALesson = 'Noted a lesson';
/** WK-11 */
export const runWeeklyReviewButton = 'Run Weekly Review';
export const running = 'Running…';
export const sortedByValues = 'Your notes are sorted by your core values.';
export const noCategories = 'Choose your core values in your profile to sort your notes by them.';
export const focusPointsLabel = 'Focus points';
/** WK-12 */
export const insightsActionsByCategory = 'Insights & Actions by Category';

export const reviewOtherLanguage = 'For now, only notes in English can be sorted by category.';
export const quietCategories = (names: string[]): string =>
  plural(names.length, {
    one: `Nothing you wrote on these days mentions ${formatList(names)}.`,
    other: `Nothing you wrote on these days mentions these categories: ${formatList(names)}.`,
  });

/* Weekly summaries */

export const weeklySummaries = 'Weekly summaries';
export const summariesHint = 'Every week at a glance, in numbers and in your own words';
export const weeklyReviewButton = 'Review your week';
export const summariesEmptyTitle = 'Your weeks will appear here.';
export const summariesEmpty =
  'After your first page, every week shows its seven days, your numbers, and what your own words have in common.';
export const writeFirstPageButton = 'Write your first page';

/* Unsaved changes to the consent */

export const changedConsent = 'Your consent to a language model';

/* Profile: weekly categories */

export const weeklyCategoriesLabel = 'Weekly categories';
export const editButton = 'Edit';
export const deleteButton = 'Delete';
export const optionsForLabel = (categoryName: string): string => `Options for “${categoryName}”`;

/* Profile: the language model */

export const browserModelUsed =
  'Your browser’s own language model writes weekly insights on this device, and nothing is sent.';
export const turnBrowserModelOffButton = 'Turn it off';
export const browserModelOff = 'Your browser’s language model is off.';
export const consentWithdrawn = 'Consent withdrawn. No language model receives your words.';
export const modelNoLongerUsed = 'This model is no longer used here, and nothing is sent to it.';
export const consentGiven = (day: string, host: string): string =>
  `On ${day}, you agreed to share your words with the language model at ${host}. It receives a week’s words when you open its insights, and what you choose to send for a post.`;
export const withdrawButton = 'Withdraw consent';
export const consentNotWithdrawn = 'We couldn’t withdraw your consent. Please try again.';
export const insightsLink = 'weekly insights';
export const postsLink = 'posts';
export const noModelWithVault =
  'Your private vault is on, so no language model outside your devices gets what you wrote.';
export const noConsent = <Part>(host: Part, insights: Part, posts: Part) => [
  'No language model receives your words. If you agree, the model at ',
  host,
  ' can write your weekly insights and draft posts. You’ll see what would be sent before you decide, in your ',
  insights,
  ' and ',
  posts,
  '.',
];
