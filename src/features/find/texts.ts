/* Find page */

export const onlyTheseTitle = 'Only these';
export const fromLabel = 'From';
export const toLabel = 'To';
export const findTitle = 'Find';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const wordsFromAnythingYouWroteLabel = 'Words from anything you wrote';
export const everyEntryActionLessonAnd =
  'Every entry, action, lesson and vision, however long ago. Looking happens on this device; what you type here goes nowhere.';

/* Results */

export const whyItsImportant = 'Why it’s important';
export const journal = (part: string): string => `Journal, ${part}`;
export const vision = (section: string): string => `Vision, ${section}`;
export const resultsLabel = 'Results';

/* Found action */

export const theActionYouWereLookingTitle = 'The action you were looking for';
export const doneOn = (day: string): string => `Done on ${day}`;
export const openSince = (day: string): string => `Open since ${day}`;
export const closeLink = 'Close';

/* Search */

export const nothingHasTheseWords = 'Nothing has these words.';
export const foundTheFirstAreHere = (format: string, count: string): string =>
  `${format} found. The first ${count} are here.`;
export const whatYouWroteEarlierComes = 'What you wrote earlier comes with the next connection.';
export const olderPagesAreStillArriving = 'Older pages are still arriving. They will be searched too.';
export const aWordOrHowIt = 'A word, or how it begins';
export const clearButton = 'Clear';
export const searchingCouldNotBeginJust = 'Searching could not begin just now.';
export const lookThroughEverythingYouWroteLink = 'Look through everything you wrote';
