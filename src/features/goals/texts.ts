/* Messages */

export const GOALS_NOT_LOADED = 'Failed to load previous goals';

export const GOAL_NOT_SAVED = 'Failed to save goal';

export const GOAL_BLANK = 'Please write your goal.';

export const GOAL_KNOWN = 'You already have a goal with these words.';

/* Contract */

export const nothingToChange = 'Nothing to change.';

/* Lineage */

export const noPageNamesItIn = 'No page names it in these words.';
export const namedIt = (count: string): string => `${count} named it.`;
export const cameFromThereDone = (named: string, count: string, done: number, are: string): string =>
  `${named} ${count} came from there, ${done} ${are} done.`;

/* Server */

export const goalNotFound = 'We couldn’t find that goal. It may have been deleted.';

/* Goal editor */

export const editGoalLabel = 'Edit goal';
export const saveButton = 'Save';
export const cancelButton = 'Cancel';

/* Goal page */

/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const aGoalTitle = 'A goal';
export const thisGoalIsNotHereTitle = 'This goal is not here.';
export const itMayHaveBeenDeleted = 'It may have been deleted. Your pages still say it.';
/** DASH-24 */
export const journalHistoryButton = 'Journal History';
export const reachedOn = (formatDay: string): string => `Reached on ${formatDay}.`;
export const yoursSince = (formatDay: string): string => `Yours since ${formatDay}.`;
export const pagesThatNamedItTitle = 'Pages that named it';
export const pagesThatNameTheGoal = 'Pages that name the goal in these words appear here.';
export const actionsThatCameFromThemTitle = 'Actions that came from them';
export const actionsThatYouNameOn = 'Actions that you name on such a page appear here.';
export const lessonsNotedMeanwhileTitle = 'Lessons noted meanwhile';
export const noLessonWasNotedFrom = (formatDay: string, formatDay2: string): string =>
  `No lesson was noted from ${formatDay} to ${formatDay2}.`;
export const showMoreButton = (more: number): string => `Show ${more} more`;

/* Goal reached */

export const youReachedIt = 'You reached it.';
export const howItCameAboutLink = 'How it came about';

/* Ops */

export const aReachedGoal = 'A reached goal';
export const aGoalMadeActiveAgain = 'A goal made active again';
export const aRewordedGoal = 'A reworded goal';
export const aGoalThatWasPut = 'A goal that was put back';
export const aDeletedGoal = 'A deleted goal';
export const undoButton = 'Undo';
export const goalDeleted = 'Goal deleted';

/* Choose goal */

export const aGoal = 'A goal';

/* Goals */

export const goalsTitle = 'Goals';
export const theGoalYouNameIn = 'The goal you name in your journal appears here.';
export const showMoreButton2 = (count: number): string => `Show ${count} more`;
export const reached = (count: number): string => `${count} reached`;
export const optionsForLabel = (text: string): string => `Options for “${text}”`;
export const editButton = 'Edit';
export const howItCameAboutButton = 'How it came about';
export const deleteTextButton = 'Delete';
