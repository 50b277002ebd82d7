/* Messages */

export const LESSON_QUESTION = 'What did you learn?';

export const LESSON_PLACEHOLDER = 'One sentence you’d want to find again in a year.';

/* Contract */

export const nothingToChange = 'Nothing to change.';

/* Server */

export const lessonNotFound = 'We couldn’t find that lesson. It may have been deleted.';

/* Earlier versions */

export const undoButton = 'Undo';
export const theEarlierVersionIsBack = 'The earlier version is back';
export const thatVersionCouldNotBe = 'That version could not be brought back.';

/* Edit lesson page */

export const editYourLesson = 'Edit your lesson';
export const changesSavedTheEarlierVersion = 'Changes saved. The earlier version is kept.';
export const thisLessonWasChangedOn =
  'This lesson was changed on another device meanwhile. Saving keeps both: that version stays under “Earlier versions”.';
export const yourChangesCouldNotBe =
  'Your changes could not be saved. They are still here: please keep this page open.';
export const saveChangesButton = 'Save changes';
export const cancelButton = 'Cancel';
export const backToTheLessonsButton = 'Back to the lessons';
export const thatLessonCouldNotBeFailed = 'That lesson could not be loaded.';
export const thisLessonCannotBeOpened =
  'This lesson cannot be opened here, so it cannot be changed without losing its words.';

/* Lessons history page */

/** LSN-04 */
export const lessonsHistory = 'Lessons History';
export const notedOn = (invalidDate: string): string => `Noted on ${invalidDate}`;
export const editTheLessonOfLabel = (invalidDate: string): string => `Edit the lesson of ${invalidDate}`;
export const editLink = 'Edit';
export const makeAPostOfTheLabel = (invalidDate: string): string =>
  `Make a post of the lesson of ${invalidDate}`;
export const makeAPostLink = 'Make a post';
/** MSG-63 */
export const notLoggedIn = 'Not logged in.';
/** MSG-49 */
export const couldNotDownloadLessons = 'Could not download lessons';
export const yourGoldFileIsNot = 'Your Gold File is not ready. Please try again.';
/** MSG-47 */
export const failedToFetchLessonsFailed = 'Failed to fetch lessons';
/** MSG-84 */
export const noLessonsRecordedYetTitle = 'No lessons recorded yet.';
export const oneSentenceInTheEvening = 'One sentence in the evening is enough.';
export const noteTodaysLessonButton = 'Note today’s lesson';
export const findInYourLessonsLabel = 'Find in your lessons';
/** MSG-45 */
export const notAuthenticated = 'Not authenticated';
export const whatYourDaysHaveTaught = 'What your days have taught you, newest first';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const downloadLessonsButton = 'Download lessons';
export const downloadGoldFileButton = 'Download Gold File';

/* Ops */

export const aLesson = 'A lesson';
export const saveAsANewLesson = 'Save as a new lesson';
export const aChangedLesson = 'A changed lesson';

/* Capture lesson */

export const lessonSaved = 'Lesson saved!';
export const failedToSaveLesson = 'Failed to save lesson.';
export const noteALessonTitle = 'Note a lesson';
export const closeButton = 'Close';
/** DASH-28 */
export const saveLessonButton = 'Save Lesson';

/* Learn */

/** DASH-23, DASH-29, NAV-07 */
export const historyButton = 'History';
export const addAnotherButton = 'Add another';

/* Lesson box */

/** MSG-53 */
export const lessonSavedSuccessfully = 'Lesson saved successfully!';
/** MSG-54 */
export const errorSavingLesson = 'Error saving lesson';

/* Lessons of day */

export const learnTitle = 'Learn';
