/* Messages */

export const TASKS_NOT_LOADED = 'Your actions could not be loaded just now.';

/* Contract */

export const nothingToChange = 'Nothing to change.';
export const notCompleted = 'Not completed.';

/* Server */

export const actionNotFound = 'We couldn’t find that action. It may have been deleted.';

/* Action line */

export const thisCouldNotBeOpened = 'This could not be opened. Check your connection, then try again.';
export const rewordLabel = (text: string): string => `Reword “${text}”`;

/* Ops */

export const anAction = 'An action';
export const aRewordedAction = 'A reworded action';
export const actionReworded = 'Action reworded';
export const undoButton = 'Undo';
export const anActionThatWasPut = 'An action that was put back';
export const aDeletedAction = 'A deleted action';
export const actionDeleted = 'Action deleted';

/* Reword action */

export const newWordsForLabel = (text: string): string => `New words for “${text}”`;
export const saveButton = 'Save';
export const cancelButton = 'Cancel';

/* Task overview page */

/** NAV-08 */
export const taskOverviewTitle = 'Task Overview';
export const howAThoughtFromThe = 'How a thought from the morning becomes something done by the evening.';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const whatAMeaningfulActionIsTitle = 'What a meaningful action is';
export const aMeaningfulActionIsOne =
  'A meaningful action is one step, small enough for today, that moves you toward the goal you named or toward one of your core values. “Get fit” is a wish. “Walk at lunch, without the phone” is an action: you will know tonight whether you did it.';
export const threeQuestionsHelpWhenYou = 'Three questions help when you are not sure what to write:';
export const couldIBeginWithinThe = 'Could I begin within the next hour, if I had to?';
export const willIKnowWithoutDoubt = 'Will I know without doubt when it is done?';
export const doesItBelongToSomething = 'Does it belong to something I care about, not only to my inbox?';
export const whereYourActionsComeFromTitle = 'Where your actions come from';
/** TSK-01 */
export const meaningfulActionsLink = 'Meaningful Actions';
export const theLastQuestionOfThe = <Part>(link: Part) => [
  'The last question of the journal asks what you will do. Each line you write there becomes one action on your list. You can add others at any time, on the dashboard or on ',
  link,
  '. The dashboard shows the three newest that are open; the page shows them all, with what you completed in the last seven days and, when you ask for it, before.',
];
export const howTheyCountTitle = 'How they count';
/** NAV-08 */
export const howScoringWorksLink = 'How Scoring Works';
export const completingAnActionGivesPoints = <Part>(action: Part, link: Part) => [
  'Completing an action gives ',
  action,
  ' points and draws the Act stroke of today’s ring. The first one of a day also keeps your streak alive. If you untick an action, its points go back with it. Deleting a completed one only tidies the list: the deed was done, and the points stay. ',
  link,
  ' has the rest.',
];
export const googleTasksTitle = 'Google Tasks';
export const ifYouKeepTasksWith = <Part>(link: Part) => [
  'If you keep tasks with Google too, ',
  link,
  ' has a button that brings both together. New, changed, completed and deleted actions travel both ways between your list here and one list there, each of them once, and only when you ask for it. Where both sides were changed the later change stays. You never need it: everything here works without.',
];
export const thePowerOfTakingActionTitle = 'The power of taking action';
export const insightFeelsLikeProgressIt =
  'Insight feels like progress. It is not yet. What you learn about yourself in the morning stays a thought until something in the day is different because of it, and that difference may be very small: one call, one page, one honest sentence to someone.';
export const smallActionsWorkBecauseThey =
  'Small actions work because they are finished. A finished step is proof, and proof is what belief in yourself is made of. Each one also tells you something a plan never could: what was harder than you thought, what was easier, what you would rather do next. That is the lesson you note in the evening, and the start of tomorrow’s page.';
export const soChooseFewAndChoose =
  'So choose few, and choose small. Three actions you complete carry you further than ten you move to tomorrow.';

/* Tasks page */

/** TSK-01 */
export const meaningfulActionsTitle = 'Meaningful Actions';
export const theSyncWithGoogleTasks = 'The sync with Google Tasks could not be loaded just now.';
export const whereActionsComeFromTitle = 'Where actions come from';
export const eachActionYouNameIn =
  'Each action you name in your journal appears here, and so does whatever you add yourself.';
export const thePowerOfTakingActionLink = 'The power of taking action';
export const toDoTitle = 'To do';
export const noOpenActionsAddOne = 'No open actions. Add one small thing you will do today.';
export const completedTitle = 'Completed';
export const whatYouCompleteInA = 'What you complete in a week appears here.';
export const showOlderCompletedActionsButton = 'Show older completed actions';
export const completedBeforeTitle = 'Completed before';
export const completedBeforeLabel = 'Completed before';
export const showMoreButton = (more: number): string => `Show ${more} more`;
export const deleteTextLabel = (text: string): string => `Delete “${text}”`;

/* Act */

/** DASH-27 */
export const viewAllButton = 'View All';
export const todaysActions = 'Today’s actions';
export const noOpenActionsWhatWill = 'No open actions. What will you do today?';

/* Add action */

export const addAnActionLabel = 'Add an action';

/* Capture action */

export const actionAdded = 'Action added';
export const addAnActionTitle = 'Add an action';
export const closeButton = 'Close';
export const addButton = 'Add';
export const oneSmallThingYouWillLabel = 'One small thing you will do';

/* Done on */

export const doneLabel = 'Done';
export const actTitle = 'Act';

/* Tick */

export const aCompletedAction = 'A completed action';
export const anActionOpenedAgain = 'An action opened again';
