/* Writing a lesson */

export const lessonQuestion = 'What did you learn?';
export const lessonPlaceholder = 'One sentence you’d want to find again in a year.';
/** DASH-28 */
export const saveLessonButton = 'Save Lesson';
/** MSG-53 */
export const lessonSaved = 'Lesson saved successfully!';
/** MSG-54 */
export const lessonNotSaved = 'Error saving lesson';

/* Today: Learn, and a day of the calendar */

export const learnTitle = 'Learn';
/** DASH-23, DASH-29, NAV-07 */
export const historyButton = 'History';
export const addAnotherButton = 'Note another lesson';
/** MSG-51 */
export const lessonSavedToday = 'Lesson saved!';
/** MSG-52 */
export const lessonNotSavedToday = 'Failed to save lesson.';

/* Quick add: a lesson */

export const quickAddTitle = 'Note a lesson';
export const closeButton = 'Close';

/* Lessons History */

/** LSN-04 */
export const historyTitle = 'Lessons History';
export const historySubtitle = 'What your days have taught you, newest first';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const searchLabel = 'Search your lessons';
export const notedOn = (day: string): string => `Noted on ${day}`;
export const editLink = 'Edit';
export const editLabel = (day: string): string => `Edit the lesson from ${day}`;
export const makePostLink = 'Turn into a post';
export const makePostLabel = (day: string): string => `Turn into a post: the lesson from ${day}`;
export const versionRestored = 'Earlier version restored';
export const restoreFailed = 'We couldn’t restore that version. Please try again.';
export const undoButton = 'Undo';
export const downloadLessonsButton = 'Download lessons';
export const downloadGoldFileButton = 'Download Gold File';
export const preparing = 'Preparing';
/** MSG-49 */
export const lessonsDownloadFailed = 'Could not download lessons';
/** MSG-61 */
export const goldFileDownloadFailed = 'Your Gold File is not ready. Please try again.';
/** MSG-63 */
export const notLoggedIn = 'Not logged in.';
/** MSG-45 */
export const notAuthenticated = 'Not authenticated';
/** MSG-47 */
export const lessonsNotLoaded = 'Failed to fetch lessons';
/** MSG-84 */
export const emptyTitle = 'No lessons recorded yet.';
export const emptyHint = 'One sentence in the evening is enough.';
export const noteTodayButton = 'Note today’s lesson';

/* Editing a lesson */

export const editTitle = 'Edit your lesson';
export const backToLessonsButton = 'Back to your lessons';
export const lessonNotLoaded = 'We couldn’t load this lesson. Please try again.';
export const lessonNotReadable =
  'This lesson can’t be opened here. To protect what you wrote, it can’t be edited either.';
export const changedElsewhere =
  'This lesson was changed on another device. If you save, the other version is kept under “Earlier versions.”';
export const saveChangesButton = 'Save changes';
export const cancelButton = 'Cancel';
export const saving = 'Saving';
export const changesSaved = 'Changes saved. You can still restore the earlier version.';
export const changesNotSaved =
  'We couldn’t save your changes. They’re still here, so please keep this page open and try again.';

/* Waiting to be saved: what each change is called */

export const newLesson = 'A lesson';
export const saveAsNewButton = 'Save as a new lesson';
export const changedLesson = 'An edited lesson';

/* Answers of the server */

export const lessonNotFound = 'We couldn’t find that lesson. It may have been deleted.';
export const nothingToChange = 'There is nothing to change.';
