/* Rules */

/** PTS-05 */
export const showingUp = 'Showing Up';
/** PTS-06 */
export const makingProgress = 'Making Progress';
/** PTS-07 */
export const highPerformer = 'High Performer';
/** PTS-08 */
export const consistentEffort = 'Consistent Effort';
/** PTS-09 */
export const growthWeek = 'Growth Week';
/** PTS-10 */
export const breakthroughWeek = 'Breakthrough Week';
/** PTS-11 */
export const steadyProgress = 'Steady Progress';
/** PTS-12 */
export const momentumBuilder = 'Momentum Builder';
/** PTS-13 */
export const allInMonth = 'All-In Month';
export const inARow = (streak: number, days: string): string => `${streak} ${days} in a row`;

/* Server */

export const completedDailyJournalEntry = 'Completed daily journal entry';
export const reviewedTheBucketList = 'Reviewed the bucket list';
export const updatedThe = (visionName: string): string => `Updated the ${visionName}`;
export const reviewedThe = (visionName: string): string => `Reviewed the ${visionName}`;
export const completedIntentionalAction = 'Completed intentional action';

/* Scoring page */

export const yourJournalEntry = 'Your journal entry';
export const onceADay = 'once a day';
export const aCompletedAction = 'A completed action';
export const forEachAction = 'for each action';
export const aVisionDocumentSaved = 'A vision document saved';
export const onceADayForEach = 'once a day for each document';
export const aReviewOfAVision = 'A review of a vision or your bucket list';
export const onceADayForEach2 = 'once a day for each';
export const dailyBadges = 'Daily badges';
export const inADay = 'in a day';
export const weeklyBadges = 'Weekly badges';
export const inAWeek = 'in a week';
export const monthlyBadges = 'Monthly badges';
export const inAMonth = 'in a month';
export const orMore = (from: number): string => `${from} or more`;
export const to = (from: number, to: number): string => `${from} to ${to}`;
/** NAV-08 */
export const howScoringWorksTitle = 'How Scoring Works';
export const pointsAreAQuietRecord =
  'Points are a quiet record of what you did. Nothing counts while you write.';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const pointsTitle = 'Points';
export const points = (points: number, when: string): string => `${points} points, ${when}`;
export const untickingAnActionTakesIts = (journal: number): string =>
  `Unticking an action takes its points back. Writing a second entry on the same day is always welcome, and the day’s ${journal} points stay as they are.`;
export const pointsAreKeptAndWhat =
  'Points are kept, and what you see counted is what stands now: a completed action that you delete keeps its points, and is gone from the numbers of its week.';
export const betweenTwoBadgesYouKeep = 'Between two badges you keep the one you have reached.';
export const streaksTitle = 'Streaks';
export const aStreakCountsTheDays =
  'A streak counts the days in a row on which you journaled, completed an action, or noted a lesson. Today is not over yet: a streak that reached yesterday is still alive.';
export const aDayWithoutAPage =
  'A day without a page can be mended, one in any seven: write for it on one of the two days after it. Your days in a row go on over it. A mended day shows as a hollow stroke; it brings no points and does not close a loop, and neither does any other page that you write for a past day.';
export const pauseLink = 'pause';
export const forAHolidayOrDays = <Part>(link: Part, pauseDays: Part) => [
  'For a holiday or days in bed you can set a ',
  link,
  ' beforehand, up to ',
  pauseDays,
  ' days long. All three streaks wait on its days: a day without anything neither breaks them nor counts, and a day on which you do something still counts, for points too. In the calendar these days have a dotted ring.',
];
export const growthCyclesTitle = 'Growth cycles';
export const aDayClosesItsLoop =
  'A day closes its loop when you clarified, acted and learned: one entry, one completed action, one lesson. Progress shows how many of the month’s days are closed.';
export const whoseDayItIsTitle = 'Whose day it is';
export const daysWeeksAndMonthsAre =
  'Days, weeks and months are those of the time zone in your profile. A week runs from Sunday to Saturday.';
export const points2 = (bandOf: string, span: string): string => `${bandOf} points ${span}`;

/* Progress */

export const progressTitle = 'Progress';
export const yourProgressCouldNotBeFailed = 'Your progress could not be loaded just now.';

/* Record */

export const loop = 'loop';
export const loops = 'loops';
export const closedOfDays = (nameOfMonth: string, done: number, loops: string, ofValue: number): string =>
  `${nameOfMonth}, ${done} closed ${loops} of ${ofValue} days`;
export const previousMonthLabel = 'Previous month';
export const nextMonthLabel = 'Next month';
export const paused = ', paused';
export const pausedUntilLink = (dayOfMonth: string): string => `Paused until ${dayOfMonth}`;
export const yourStreaksWait = <Part>(link: Part) => [link, '. Your streaks wait.'];
export const startsToday = 'Starts today';
export const points3 = (points: number, name: string): string => `${points} points, ${name}`;
export const thisWeek = 'This week';
export const thisMonth = 'This month';
export const actionsCompleted = 'Actions completed';
export const goalsAchieved = 'Goals achieved';
export const growthCycles = 'Growth cycles';
export const ofText = (done: number, ofValue: number): string => `${done} of ${ofValue}`;
export const allNumbers = 'All numbers';

/* Year */

export const theLastYearLabel = 'The last year';
export const eachRingIsADay = 'Each ring is a day.';
export const of3 = (name: string, count: number): string => `${name}: ${count} of 3`;
