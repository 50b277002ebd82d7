import { formatNumber, plural } from '../../kernel/intl.ts';

/* A memory from this day, on the dashboard and in the journal history */

export const aWeekAgo = 'A week ago';
export const aMonthAgo = 'A month ago';
export const yearsAgo = (years: number): string =>
  plural(years, { one: 'A year ago', other: `${formatNumber(years)} years ago` });
export const hideDayButton = 'Don’t show this day';
export const memoryOptionsLabel = 'Memory options';
export const hiddenMemoriesButton = 'Manage hidden memories';

export const dayHidden = 'That day won’t be shown again.';
export const wordHidden = 'Memories with that word won’t be shown again.';
export const shownAgain = 'This may be shown again.';
export const undoButton = 'Undo';
export const hideFailed = 'We couldn’t hide that. Please try again.';
export const showFailed = 'We couldn’t change that. Please try again.';
export const undoFailed = 'We couldn’t undo that.';

/* Hidden memories */

export const dialogTitle = 'Hidden memories';
export const dialogIntroduction =
  'These days, and anything that contains these words, stay in your journal. They just won’t be shown as memories.';
export const wordLabel = 'Name or word to hide';
export const wordMissing = 'Please enter a word.';
export const addButton = 'Add';
export const closeButton = 'Close';
export const showAgainButton = 'Show again';
export const showAgainLabel = (what: string): string => `Show ${what} again`;

/* Waiting to be saved: what each change is called */

export const dayToHide = 'A day to hide from memories';
export const wordToHide = 'A word to hide from memories';
export const memoryToShow = 'A hidden memory to show again';

/* Answers of the server */

export const hiddenNotFound = 'We couldn’t find that hidden memory. It may already be shown again.';
