import { formatNumber, plural } from '../../kernel/intl.ts';

/* Today: goals */

export const goalsTitle = 'Goals';
/** MSG-36 */
export const goalsNotLoaded = 'Failed to load previous goals';
/** MSG-37 */
export const goalNotSaved = 'Failed to save goal';
export const goalsEmpty = 'The goals you name in your journal appear here.';
export const showMoreButton = (more: number): string => `Show ${formatNumber(more)} more`;
export const reachedSummary = (count: number): string => `${formatNumber(count)} reached`;
export const optionsLabel = (goal: string): string => `Options for “${goal}”`;
export const editButton = 'Edit';
export const deleteButton = 'Delete';
export const goalDeleted = 'Goal deleted';
export const undoButton = 'Undo';
/** Begins with what the button shows, so that it can be spoken. */
export const undoReachedLabel = (goal: string): string => `Undo reaching “${goal}”`;
export const goalReached = 'You reached your goal.';
export const seeStoryLink = 'See how you got here';

/* Today: editing a goal */

export const editLabel = 'Edit goal';
export const goalMissing = 'Please write your goal.';
export const goalKnown = 'You already have this goal.';
export const saveButton = 'Save';
export const cancelButton = 'Cancel';

/* A goal: its story */

export const goalTitle = 'Goal';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const reachedOn = (day: string): string => `Reached on ${day}.`;
export const goalSince = (day: string): string => `Your goal since ${day}.`;
export const pagesNone = 'No page names it in these words yet.';
export const pagesCount = (pages: number): string =>
  plural(pages, { one: 'You named it on 1 page.', other: `You named it on ${formatNumber(pages)} pages.` });
export const actionsCount = (done: number, all: number): string =>
  plural(all, {
    one: `${formatNumber(done)} of 1 action completed.`,
    other: `${formatNumber(done)} of ${formatNumber(all)} actions completed.`,
  });
export const pagesTitle = 'Pages that name it';
export const pagesEmpty = 'Pages that name this goal in the same words appear here.';
export const actionsTitle = 'Actions from those pages';
export const actionsEmpty = 'Actions you write on those pages appear here.';
export const actionDone = 'Done';
export const actionOpen = 'Open';
export const lessonsTitle = 'Lessons along the way';
export const lessonsEmpty = (from: string, to: string): string =>
  `You didn’t note any lessons from ${from} to ${to}.`;
export const notFoundTitle = 'We couldn’t find this goal.';
export const notFoundHint = 'It may have been deleted. The pages that name it are still in your journal.';
/** DASH-24 */
export const journalHistoryButton = 'Journal History';

/* Waiting to be saved: what each change is called */

export const newGoal = 'A goal';
export const changedGoal = 'An edited goal';
export const reachedGoal = 'A goal you reached';
export const reopenedGoal = 'A reopened goal';
export const restoredGoal = 'A restored goal';
export const deletedGoal = 'A deleted goal';

/* Answers of the server */

export const goalNotFound = 'We couldn’t find that goal. It may have been deleted.';
export const nothingToChange = 'There is nothing to change.';
