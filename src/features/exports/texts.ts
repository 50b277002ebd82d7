/* Rules */

export const whyItsImportant = 'Why It’s Important';
export const goldFile = 'Gold File';

/* Gold file */

export const yourGoldFileIsNot = 'Your Gold File is not ready. Please try again.';
/** MSG-63 */
export const notLoggedIn = 'Not logged in.';
export const goldFileTitle = 'Gold File';
export const yourJournalAndYourLessons = 'Your journal and your lessons, in one text file';
export const preparingButton = 'Preparing';
export const downloadButton = 'Download';
