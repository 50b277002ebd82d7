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
export const categoryBlank = 'Please name the category.';
/** MSG-35 */
export const categoryNotAdded = 'Failed to add category';
export const categoryNotChanged = 'Failed to update category';

/* Contract */

export const aWeekBeginsOnA = 'A week begins on a Sunday';
export const aWeekRunsFromA = 'A week runs from a Sunday to its Saturday.';
export const moreTextThanOneReview = 'More text than one review takes.';

/* Rules */

export const to = (monthDay: string, startYear: string, monthDay2: string, endYear: string): string =>
  `${monthDay}, ${startYear} to ${monthDay2}, ${endYear}`;
export const to2 = (monthDay: string, monthDay2: string | number): string => `${monthDay} to ${monthDay2}`;
export const closed = (loops: number, loops2: string): string => `${loops} closed ${loops2}`;

/* Categories */

export const categoryNotFound = 'We couldn’t find that category. It may have been deleted.';

/* Category form */

export const categoryLabel = 'Category';
export const whatBelongsToItLabel = 'What belongs to it';
export const addCategoryButton = 'Add category';
export const editLabel = (categoryName: string): string => `Edit “${categoryName}”`;

/* Category ops */

export const aWeeklyCategory = 'A weekly category';
export const saveAsANewCategory = 'Save as a new category';
export const aChangedWeeklyCategory = 'A changed weekly category';
export const aWeeklyCategoryThatWas = 'A weekly category that was put back';
export const aDeletedWeeklyCategory = 'A deleted weekly category';
export const categoryDeleted = 'Category deleted';

/* Cited */

export const fromYourOwnWordsLabel = 'From your own words';
export const showMoreButton = (hidden: number): string => `Show ${hidden} more`;

/* Insights */

export const theInsightsOfAWeek = 'The insights of a week';

/* Model dialog */

export const yourAgreementCouldNotBe =
  'Your agreement could not be saved, and nothing was sent. Please try again.';
export const whatWouldBeSentTitle = 'What would be sent';
export const notNowButton = 'Not now';
export const agreeAndSendButton = 'Agree and send';
export const whoeverRunsHereUsesA = <Part>(productName: Part, strong: Part) => [
  'Whoever runs ',
  productName,
  ' here uses a language model at ',
  strong,
  '. With your agreement it is given the text below, and the same of other weeks when you open their insights; for a post it is given what you send it there, and nothing by itself. It can read that text; what it writes is held against your words before you see it.',
];
export const notSentYourNameEmail =
  'Not sent: your name, email address, visions, the lists of your values and goals, dates, and anything of other weeks. Without your agreement nothing is sent. You can take it back in your profile at any time.';
export const yourWordsOfThisWeekTitle = 'Your words of this week';
export const whatTheModelIsToldTitle = 'What the model is told to do with them';

/* Model note */

export const theLanguageModelAtIs = (host: string): string =>
  `The language model at ${host} is writing its own. This can take half a minute.`;
/** NAV-12 */
export const tryAgainButton = 'Try Again';
export const theLanguageModelGaveNothing =
  'The language model gave nothing that could be shown to rest on your words, or could not be reached. This was written on your device.';
export const changeThisInYourProfileLink = 'Change this in your profile';
export const writtenByALanguageModel = <Part>(link: Part) => [
  'Written by a language model from your words of this week; sentences that could not be shown to rest on them were left out. ',
  link,
];
export const aLanguageModelCanWrite = 'A language model can write this instead.';
export const seeWhatWouldBeSentButton = 'See what would be sent.';

/* Numbers */

export const ofText = (totalActions: number): string => `of ${totalActions}`;
export const journalEntries = 'Journal entries';
export const actionsCompleted = 'Actions completed';
export const completionRate = 'Completion rate';

/* Points plot */

export const viewAsATable = 'View as a table';
export const is = (from: number, name: string): string => `${from} is ${name}`;
export const isJoin = (join: string): string => `${join}.`;
export const pointsByWeekTheLatest = 'Points by week, the latest first';
export const week = 'Week';
export const points = 'Points';
export const closedLoops = 'Closed loops';
export const badge = 'Badge';
export const noneYet = 'None yet';

/* Week card */

export const detailedAnalysisButton = 'Detailed analysis';
export const availableOnWhenTheWeek = (availableOn: string): string =>
  `Available on ${availableOn}, when the week is over.`;

/* Week days */

export const ofText2 = (ring: string, done: number, all: number, actions: string): string =>
  `${ring}, ${done} of ${all} ${actions}`;
export const clarifyActLearn = 'Clarify, Act, Learn';
export const actionDone = 'Action done';
export const notDone = 'Not done';

/* Week report */

export const weeklySummariesButton = 'Weekly summaries';
export const theWeekDayByDayTitle = 'The week, day by day';
export const pointsByWeekTitle = 'Points by week';
export const inShortTitle = 'In short';
export const worthCelebratingTitle = 'Worth celebrating';
export const patternsTitle = 'Patterns';
export const nothingCameBackOftenEnough = 'Nothing came back often enough to call it a pattern.';
export const forNextWeekTitle = 'For next week';

/* Weekly insights page */

export const weeklyInsights = 'Weekly insights';
export const chooseAWeekOnThe = 'Choose a week on the weekly summaries to see what it shows.';
/** WK-09 */
export const goBackButton = 'Go Back';
export const thereAreNoEntriesFrom = 'There are no entries from this week.';
export const thisWeekHasNotBegun = 'This week has not begun.';
export const availableOnWhenTheWeek2 = (availableOn: string): string =>
  `Available on ${availableOn}, when the week is over.`;

/* Weekly review page */

export const weeklyReview = 'Weekly review';
export const theLastSevenDays = (today: string): string => `The last seven days: ${today}`;
export const of7Days = 'of 7 days';
export const finishedAnAction = 'Finished an action';
export const notedALesson = 'Noted a lesson';
/** WK-11 */
export const runWeeklyReviewButton = 'Run Weekly Review';
export const yourNotesAreSortedBy = 'Your notes are sorted by your core values.';
export const chooseCoreValuesInYour =
  'Choose core values in your profile, and your notes are sorted by them.';
export const focusPointsLabel = 'Focus points';
/** WK-12 */
export const insightsActionsByCategory = 'Insights & Actions by Category';

/* Weekly summaries page */

export const weeklySummaries = 'Weekly summaries';
export const eachWeekAtAGlance = 'Each week at a glance, and what your own words show of it';
export const weeklyReviewButton = 'Weekly review';

/* Agreement */

export const yourAgreementToALanguage = 'Your agreement to a language model';

/* Categories */

export const weeklyCategoriesLabel = 'Weekly categories';
export const editButton = 'Edit';
export const deleteTextButton = 'Delete';
export const optionsForLabel = (categoryName: string): string => `Options for “${categoryName}”`;

/* Model consent */

export const takenBackNoLanguageModel = 'Taken back. No language model is given your words.';
export const itIsNotUsedHere = ' It is not used here any more, and nothing is sent to it.';
export const onYouAgreedThatThe = (day: string, host: string): string =>
  `On ${day} you agreed that the language model at ${host} receives your words: those of a week when you open its insights, and what you send it for a post.`;
export const takeItBackButton = 'Take it back';
export const thisCouldNotBeSaved = 'This could not be saved. Please try again.';
export const insightsLink = 'insights';
export const postsLink = 'posts';
export const noLanguageModelIsGiven = <Part>(host: Part, link: Part, link2: Part) => [
  'No language model is given your words. With your agreement one at ',
  host,
  ' writes the insights of a week and drafts of posts; the ',
  link,
  ' and the ',
  link2,
  ' show beforehand what would be sent.',
];
