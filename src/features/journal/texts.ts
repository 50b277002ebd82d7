/* Contract */

export const eachActionHasItsOwn = 'Each action has its own id';
export const nothingToChange = 'Nothing to change.';

/* Rules */

export const thisAnswerIsTooLong = (excess: string, characters: string): string =>
  `This answer is ${excess} ${characters} too long.`;
export const onePageHoldsUpTo = (actionsLimit: number): string =>
  `One page holds up to ${actionsLimit} actions. Please keep the ones for today.`;
export const anAnswerCannotBeLeft = 'An answer cannot be left blank.';
export const whyItMatters = 'Why it matters';
export const since = (count: string, entries: string, day: string): string =>
  `${count} ${entries} since ${day}`;

/* Server */

export const entryNotFound = 'We couldn’t find that entry. It may have been deleted.';
export const theAnswersOfAnEntry = 'The answers of an entry are of one format.';

/* Day of page */

export const thePageIsKeptUnder =
  'The page is kept under this day and mends it: your days in a row go on over it. It brings no points.';
export const thePageIsKeptUnder2 =
  'The page is kept under this day. It changes neither points nor days in a row.';
export const pleaseChooseADayBefore = 'Please choose a day before today.';
export const writeForAnotherDayTitle = 'Write for another day';
export const cancelButton = 'Cancel';
export const writeForThisDayButton = 'Write for this day';
export const dayLabel = 'Day';
export const writeForAnotherDayButton = 'Write for another day';
export const writeForTodayInsteadButton = 'Write for today instead';

/* Earlier versions */

export const thatVersionCouldNotBe = 'That version could not be brought back.';
export const undoButton = 'Undo';
export const theEarlierVersionIsBack = 'The earlier version is back';

/* Edit entry page */

export const editYourPage = 'Edit your page';
export const whyDoesItMatter = 'Why does it matter?';
export const thisPageWasChangedOn =
  'This page was changed on another device meanwhile. Saving keeps both: that version stays under “Earlier versions”.';
export const theListOfActionsStays = 'The list of actions stays as it is: actions are changed under Actions.';
export const yourChangesCouldNotBe =
  'Your changes could not be saved. They are still here: please keep this page open.';
export const saveChangesButton = 'Save changes';
export const backToTheHistoryButton = 'Back to the history';
export const thatEntryCouldNotBeFailed = 'That entry could not be loaded.';
export const thisEntryCannotBeOpened =
  'This entry cannot be opened here, so it cannot be changed without losing its words.';

/* Entry parts */

export const whyItsImportant = 'Why it’s important';

/* Journal complete page */

export const is = (stroke: string, open: string): string => `${stroke} is ${open}.`;
export const thisThisIsYourPage = (thisValue: string, invalidDate: string): string =>
  `${thisValue} is your page of ${invalidDate}.`;
export const thatsTodaysPage = (first: string): string => `That’s today’s page, ${first}.`;
export const thatsTodaysPage2 = 'That’s today’s page.';
export const goodToSeeYou = (first: string): string => `Good to see you, ${first}.`;
export const goodToSeeYou2 = 'Good to see you.';
export const dayOfJournalingKeepIt = (streak: number): string => `Day ${streak} of journaling. Keep it up!`;
export const thatDayIsMended = <Part>(daysInARow: Part) => ['That day is mended', daysInARow, '.'];
export const whatYoullDoTodayTitle = 'What you’ll do today';
export const todaySoFarTitle = 'Today so far';
export const thats = <Part>(tag: Part) => ['That’s ', tag];
export const points = <Part>(points: Part, badge: Part) => [points, ' points.', badge];
export const goalAndValuesLabel = 'Goal and values';
export const yourGoalTitle = 'Your goal';
export const whyItMattersTitle = 'Why it matters';
export const yourValuesTitle = 'Your values';
export const historyLink = 'history';
export const thisPageIsSettledWhat = <Part>(link: Part) => [
  'This page is settled. What is saved stands in the ',
  link,
  '.',
];
export const thisPageCouldNotBe =
  'This page could not be saved. Its words are kept on this device: “Needs you”, above, says what can be done.';
/** JRN-30 */
export const goToDashboardButton = 'Go to Dashboard';
export const journalCompleteTitle = 'Journal complete';
export const yourPageTitle = 'Your page';
export const yourPageCouldNotBeFailed = 'Your page could not be loaded just now.';
export const noteALessonWhenThe = 'Note a lesson when the day is done';

/* Journal history page */

/** JRN-31 */
export const actionJournalHistory = 'Action Journal History';
export const editTheEntryOfLabel = (invalidDate: string): string => `Edit the entry of ${invalidDate}`;
export const editLink = 'Edit';
/** MSG-63 */
export const notLoggedIn = 'Not logged in.';
/** MSG-48 */
export const failedToDownloadJournalHistory = 'Failed to download journal history';
export const olderPagesAreStillArriving = 'Older pages are still arriving.';
/** MSG-46 */
export const failedToFetchJournalEntriesFailed = 'Failed to fetch journal entries';
/** MSG-83 */
export const noJournalEntriesAvailableTitle = 'No journal entries available.';
export const yourFirstPageTakesAbout = 'Your first page takes about ten minutes.';
export const writeTodaysPageButton = 'Write today’s page';
export const findInYourJournalLabel = 'Find in your journal';
/** MSG-45 */
export const notAuthenticated = 'Not authenticated';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const downloadButton = 'Download';

/* Journal page */

export const questionOfTitle = (question: number, questions: number): string =>
  `Question ${question} of ${questions}`;
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardLink = 'Back to Dashboard';

/* Journaling overview page */

/** STA-02 */
export const whyItWorks = 'Why It Works';
export const fiveQuestionsInThisOrder = 'Five questions, in this order, for a reason';
export const aBlankPageAsksYou =
  'A blank page asks you to be interesting. A good question asks you to be honest, which is easier and more useful. The five questions of a page take about ten minutes, and each one hands something to the next: from what went well to what you want, from what you want to what stands in its way, and from there to a short list that you can do before the day is over.';
export const text1WhatCanYouCelebrateTitle = '1. What can you celebrate about yesterday?';
export const attentionGoesToWhateverIs =
  'Attention goes to whatever is unfinished or went wrong; it needs no help with that. It does need help to notice what worked. Beginning with one good thing is not cheerfulness on command. It is a correction, so that you plan the day from what is true and not only from what is loud. Something small counts: a call you made, a temper you kept. Over weeks these lines become evidence that you move, on days when it does not feel so.';
export const text2WhatIsYourMajorTitle = '2. What is your major goal right now?';
export const oneGoalWrittenInYour =
  'One goal, written in your own words, and why it matters to you. Writing it down again each morning looks redundant, and that is its use: you find out whether you still mean it. Words that have gone stale are hard to copy out for the fifth time. The reason below it is there for the days on which the goal alone will not move you.';
export const text3WhatAreYouAfraidTitle = '3. What are you afraid of?';
export const whatKeepsAGoalWaiting =
  'What keeps a goal waiting is seldom a lack of ideas. More often it is a small, reasonable fear that nobody has looked at: being seen, being refused, finding out. Left in the dark it decides a good deal. In one sentence on paper it has edges, and something with edges can be planned for. You do not have to solve it here. You only have to say it.';
export const text4WhatDoYourValuesTitle = '4. What do your values say to do?';
export const fearGivesAdviceTooAnd =
  'Fear gives advice too, and it talks first. So the next word goes to the three values you chose on a calmer day. Let each of them say one thing about the goal and about the fear. They often disagree, and the disagreement is worth having: courage wants the date in writing, family wants the Sunday free. What you do after that is more likely to be yours.';
export const text5WhatWillYouDoTitle = '5. What will you do today?';
export const insightThatStaysOnThe =
  'Insight that stays on the page fades by noon. The last answer turns it into actions, one on each line, small enough for this day and plain enough that you will know in the evening whether they were done. They go straight to your list. Three good ones beat ten hopeful ones.';
export const andThenTheLoopClosesTitle = 'And then the loop closes';
/** NAV-08 */
export const powerOfRepetitionLink = 'Power of Repetition';
export const aPageIsTheFirst = <Part>(link: Part) => [
  'A page is the first stroke of three. You clarify in the morning, you act through the day, and in the evening you note one lesson. Tomorrow’s first question picks up what today’s actions brought. That return is the point: a plan that never meets its result teaches nothing. Why it takes many turns is told in ',
  link,
  '.',
];

/* Ops */

export const aJournalPage = 'A journal page';
export const saveAsANewEntry = 'Save as a new entry';
export const aChangedJournalEntry = 'A changed journal entry';

/* Other tab line */

export const yourPageIsOpenIn =
  'Your page is open in another tab. What you write here becomes a page of its own.';
export const theOtherTabIsClosed = 'The other tab is closed. Its page can be gone on with here.';
export const continueHereButton = 'Continue here';

/* Page bar */

export const oneAnswerHoldsUpTo = (textLimit: string): string =>
  `One answer holds up to ${textLimit} characters.`;
export const yourPageCouldNotBe =
  'Your page could not be saved. Every word of it is still here: please keep this page open.';
/** JRN-04 */
export const previousButton = 'Previous';
export const storedEncrypted = 'Stored encrypted';
/** JRN-05 */
export const completeButton = 'Complete';
/** JRN-05 */
export const nextButton = 'Next';
export const ctrl = 'Ctrl';

/* Page questions */

/** DASH-21 */
export const whatCanYouCelebrateAbout = 'What can you celebrate about yesterday?';
export const somethingSmallCounts = 'Something small counts.';
export const whatIsYourMajorGoal = 'What is your major goal right now?';
export const iWantTo = 'I want to…';
export const whatAreYouAfraidOf = 'What are you afraid of?';
export const aboutThisGoalOnPaper = 'About this goal. On paper, a fear tends to get smaller.';
export const that = 'That…';
export const whatDoYourValuesSay = 'What do your values say to do?';
export const letEachValueSayOne = 'Let each value say one thing about your goal, and about the fear.';
export const myValuesSay = 'My values say…';
export const whatWillYouDoToday = 'What will you do today?';
export const oneActionOnEachLine = 'One action on each line. They become your list for the day.';
export const oneThingSmallEnoughFor = 'One thing, small enough for today';

/* Question */

export const whatWouldHaveYouDoTitle = <Part>(values: Part) => ['What would ', values, ' have you do?'];
export const chooseYourCoreValuesLink = 'Choose your core values';
export const questionOf = (question: number, questions: number): string =>
  `Question ${question} of ${questions}`;
export const says = (first: string): string => `${first} says…`;
export const whyDoesItMatterLabel = 'Why does it matter?';
export const because = 'Because…';

/* Repetition power page */

/** NAV-08 */
export const powerOfRepetition = 'Power of Repetition';
export const whyTheSameFiveQuestions = 'Why the same five questions, every day';
export const onePageChangesLittleIt =
  'One page changes little. It is a good ten minutes, and by evening most of it is gone. What changes people is the tenth page, and the fortieth, because by then the questions have begun to ask themselves: on the stairs, in the meeting, before the answer you would otherwise have given.';
export const theQuestionsStayYouMoveTitle = 'The questions stay, you move';
export const newQuestionsEveryDayWould =
  'New questions every day would be more entertaining. They would also tell you nothing about yourself, because nothing could be compared. When the question stays the same, the difference between two answers is you. A fear that you wrote down eleven times is no longer a mood; it is a fact you can act on. A goal that quietly disappeared from your pages has told you something too.';
export const smallAndOftenBeatsLargeTitle = 'Small and often beats large and seldom';
export const anHourOnSundayAsks =
  'An hour on Sunday asks for an hour of willingness, and a hard week takes it away first. Ten minutes can be found on nearly any morning. Done at the same time and in the same place, they soon need no decision at all, and what needs no decision gets done on the days when you have none to spare.';
export const threeStrokesAgainAndAgainTitle = 'Three strokes, again and again';
export const clarifyingEveryMorningMakesYou =
  'Clarifying every morning makes you quicker at telling what matters from what is merely next.';
export const actingOnTheSameDay =
  'Acting on the same day keeps the distance short between what you mean and what you do.';
export const notingOneLessonInThe =
  'Noting one lesson in the evening means that even a day that went wrong leaves something behind.';
export const eachStrokeMakesTheNext =
  'Each stroke makes the next one easier. That is why the ring on your dashboard closes only when all three are drawn, and why a closed ring is worth more than a long page.';
export const whenYouMissADayTitle = 'When you miss a day';
export const youWillNothingIsLost =
  'You will. Nothing is lost, and nobody is counting against you: your pages and lessons stay where they are, and a streak is only a way of noticing. The one thing that repetition asks is that you begin again, and that you do not wait for Monday to do it. If the morning is gone, the evening will do. If you have one minute, answer one question; your page waits for the rest.';
export const mendedLink = 'mended';
export const oneDayInSevenCan = <Part>(link: Part) => [
  'One day in seven can be ',
  link,
  ': write for it within two days, and your days in a row go on.',
];
export const readYourselfBackTitle = 'Read yourself back';
export const journalHistoryLink = 'journal history';
export const lessonsLink = 'lessons';
export const onceInAWhileOpen = <Part>(link: Part, link2: Part) => [
  'Once in a while, open your ',
  link,
  ' or your ',
  link2,
  ' and read a month in one sitting. It is the only way to see what the repetition has done, since from one day to the next it looks like nothing at all.',
];

/* Resumed line */

export const aNewPage = 'A new page.';
export const pickedUpWhereYouLeft = 'Picked up where you left off';
export const startOverButton = 'Start over';

/* Saved goals */

export const goalsYouveWrittenBeforeTitle = 'Goals you’ve written before';

/* Spine */

export const yourAnswersSoFarLabel = 'Your answers so far';
export const yourAnswersSoFar = 'Your answers so far';

/* Use edit */

export const changesSavedTheEarlierVersion = 'Changes saved. The earlier version is kept.';

/* Clarify */

export const continueTextButton = 'Continue';
export const yourPageWaitsAtQuestion = (question: number, questions: number): string =>
  `Your page waits at question ${question} of ${questions}.`;
export const yesterday = 'Yesterday';
export const yesterdayLink = 'yesterday';
export const writeForLink = (weekdayOf: string): string => `Write for ${weekdayOf}`;
export const untilTomorrow = 'until tomorrow';
export const today = 'today';
export const hasNoPageAndYour = <Part>(weekdayOf: Part, link: Part, today: Part) => [
  weekdayOf,
  ' has no page. ',
  link,
  ' ',
  today,
  ', and your days in a row go on.',
];
/** DASH-24 */
export const createAdditionalJournalEntryLink = 'Create Additional Journal Entry';
/** DASH-24 */
export const journalHistoryLink2 = 'Journal History';
/** DASH-23, DASH-29, NAV-07 */
export const historyButton = 'History';

/* Pages of day */

export const clarifyTitle = 'Clarify';
