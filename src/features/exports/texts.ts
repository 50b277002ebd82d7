/* Downloaded files */

/** CALL-49 */
export const whyItsImportant = "Why It's Important";
export const goldFile = 'Gold File';

/* Gold File on the dashboard */

/** MSG-61 */
export const goldFileFailed = 'Your Gold File is not ready. Please try again.';
/** MSG-63 */
export const notLoggedIn = 'Not logged in.';
export const goldFileTitle = 'Gold File';
export const goldFileText = 'Your journal and lessons in one text file';
export const downloadButton = 'Download';
export const downloadLabel = 'Download Gold File';
export const preparing = 'Preparing…';
export const preparingLabel = 'Preparing… Gold File';
