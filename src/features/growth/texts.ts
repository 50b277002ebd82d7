import { formatNumber, plural } from '../../kernel/intl.ts';
import { PAUSE_DAYS } from './contract/limits.ts';

/* Badges and streaks */

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
export const daysInARow = (days: number): string =>
  plural(days, { one: '1 day in a row', other: `${formatNumber(days)} days in a row` });

/* What points were given for, as it is stored */

/** PTS-01 */
export const journalAward = 'Completed daily journal entry';
export const bucketListReviewAward = 'Reviewed the bucket list';
export const visionAward = (vision: string): string => `Updated the ${vision}`;
export const visionReviewAward = (vision: string): string => `Reviewed the ${vision}`;
export const actionAward = 'Completed intentional action';

/* Scoring page */

export const journalActivity = 'Your journal entry';
export const pointsOnceADay = (points: number): string =>
  plural(points, { one: '1 point, once a day', other: `${formatNumber(points)} points, once a day` });
export const actionActivity = 'A completed action';
export const pointsPerAction = (points: number): string =>
  plural(points, {
    one: '1 point each',
    other: `${formatNumber(points)} points each`,
  });
export const visionActivity = 'A saved vision document';
export const pointsPerDocument = (points: number): string =>
  plural(points, {
    one: '1 point, once a day for each document',
    other: `${formatNumber(points)} points, once a day for each document`,
  });
export const reviewActivity = 'A review of a vision or your bucket list';
export const pointsPerReview = (points: number): string =>
  plural(points, {
    one: '1 point, once a day for each',
    other: `${formatNumber(points)} points, once a day for each`,
  });
export const dailyBadgesTitle = 'Daily badges';
export const weeklyBadgesTitle = 'Weekly badges';
export const monthlyBadgesTitle = 'Monthly badges';
export const pointsFrom = (from: number): string => `${formatNumber(from)} points or more`;
export const pointsBetween = (from: number, to: number): string =>
  `${formatNumber(from)} to ${formatNumber(to)} points`;
/** NAV-08 */
export const howScoringWorksTitle = 'How Scoring Works';
export const scoringIntro = 'Points are a quiet record of what you did. Nothing is counted while you write.';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const pointsTitle = 'Points';
export const pointsTakenBack =
  'Unchecking an action takes back its points. A second entry on the same day is always welcome, but it doesn’t earn more points.';
export const pointsKept =
  'Your points are kept, but the totals count only what exists now. If you delete a completed action, its points stay, but that week no longer counts the action.';
export const betweenBadges = 'Between two badges, you keep the one you’ve reached.';
export const streaksTitle = 'Streaks';
export const streaksText =
  'You have three streaks: the days in a row on which you journaled, completed an action, or noted a lesson. Today isn’t over yet, so a streak that reached yesterday is still alive.';
export const repairText =
  'You can repair one missed day in any seven by writing for it within two days. Your streak continues. A repaired day shows as a hollow stroke. Like any page for a past day, it earns no points and doesn’t close a loop.';
export const pauseLink = 'pause';
export const pauseText = <Part>(link: Part, days: number) => [
  'For a vacation or sick days, you can set a ',
  link,
  ` in advance, up to ${formatNumber(days)} days long. All three streaks wait: a paused day without activity neither breaks them nor counts. What you do on a paused day still counts and earns points. In the calendar, paused days have a dotted ring.`,
];
export const growthCyclesTitle = 'Growth cycles';
export const growthCyclesText =
  'A day closes its loop when you clarify, act, and learn: one entry, one completed action, and one lesson. Progress shows on how many days of the month you closed it.';
export const timeZoneTitle = 'Time zone';
export const timeZoneText =
  'Days, weeks, and months follow the time zone in your profile. A week runs from Sunday to Saturday.';

/* Progress */

export const progressTitle = 'Progress';
export const progressFailed = 'We couldn’t load your progress. Please try again.';

/* Progress: the month and its numbers */

export const loopsClosed = (month: string, closed: number, days: number): string =>
  `${month}: ${formatNumber(closed)} of ${formatNumber(days)} loops closed`;
export const previousMonthLabel = 'Previous month';
export const nextMonthLabel = 'Next month';
export const dayStrokes = (day: string, drawn: number): string => `${day}: ${drawn} of 3`;
export const dayRepaired = (day: string, drawn: number): string => `${day}: ${drawn} of 3, repaired`;
export const dayInPause = (day: string, drawn: number): string => `${day}: ${drawn} of 3, paused`;
export const dayRepairedInPause = (day: string, drawn: number): string =>
  `${day}: ${drawn} of 3, repaired, paused`;
export const dayPaused = (day: string): string => `${day}: paused`;
export const pausedUntilLink = (dayOfMonth: string): string => `Paused until ${dayOfMonth}`;
export const streaksPaused = <Part>(link: Part) => [link, '. Your streaks are on hold.'];
export const streakNone = 'Starts today';
export const todayName = 'Today';
export const journalName = 'Journal';
export const actionsName = 'Actions';
export const lessonsName = 'Lessons';
export const points = (count: number): string =>
  plural(count, { one: '1 point', other: `${formatNumber(count)} points` });
export const pointsWithBadge = (points: number, badge: string): string =>
  plural(points, { one: `1 point, ${badge}`, other: `${formatNumber(points)} points, ${badge}` });
export const thisWeek = 'This week';
export const thisMonth = 'This month';
export const actionsCompleted = 'Actions completed';
export const goalsAchieved = 'Goals achieved';
export const growthCycles = 'Growth cycles';
/** PTS-20 */
export const cyclesOfDays = (done: number, days: number): string =>
  `${formatNumber(done)} of ${formatNumber(days)}`;
export const allNumbers = 'All numbers';

/* The calendar of the journal */

export const calendarLabel = 'Calendar';
export const showCalendarButton = 'Show calendar';
export const hideCalendarButton = 'Hide calendar';
export const previousYearLabel = 'Previous year';
export const nextYearLabel = 'Next year';
export const dayWritten = (day: string): string => `${day}: something written`;
export const dayImported = (day: string): string => `${day}: imported`;
export const daysOfYear = (days: number): string =>
  plural(days, { one: '1 day', other: `${formatNumber(days)} days` });
export const daysOfMonth = (month: string, days: number): string => `${month}: ${daysOfYear(days)}`;

/* Setting a pause: what is wrong with its days */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'Please choose a first and a last day.',
  past: 'A pause can’t start before today.',
  tooFar: 'A pause has to start within a year from today.',
  backwards: 'The last day can’t be before the first day.',
  tooLong: `A pause can last up to ${PAUSE_DAYS} days.`,
  overlaps: 'These days overlap with another pause.',
} as const;

/* Pauses in the profile */

export const loadFailed = 'We couldn’t load your pauses. Please try again.';
export const pauseSet = 'Your pause is set.';
export const setFailed = 'We couldn’t set your pause. Please try again.';
export const pauseEnded = 'Your pause has ended.';
export const pauseRemoved = 'Your pause was removed.';
export const changeFailed = 'We couldn’t change your pause. Please try again.';
export const undoButton = 'Undo';
export const setAPauseButton = 'Set a pause';
export const span = (from: string, to: string): string => `${from} to ${to}`;
export const removeButton = 'Remove';
export const removeLabel = (days: string): string => `Remove pause: ${days}`;
export const endNowButton = 'End now';
export const endNowLabel = (days: string): string => `End now: pause ${days}`;

/* Answers of the server */

export const alreadyStarted = 'This pause has already started. You can end it, but not remove it.';
export const alreadyOver = 'You can only end this pause today or on a later day.';
export const pauseNotFound = 'We couldn’t find that pause. It may have been deleted.';

/* Unsaved changes */

export const newPause = 'A pause';
export const removedPause = 'A pause you removed';
export const endedPause = 'A pause you ended';

/* Set a pause */

export const setPauseTitle = 'Set a pause';
export const setPauseButton = 'Set pause';
export const firstDayLabel = 'First day';
export const lastDayLabel = 'Last day';
export const lastDayHelp = `Your streaks wait for up to ${PAUSE_DAYS} days. Pages you write during a pause still count.`;
