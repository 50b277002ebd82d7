import { formatNumber, plural } from '../../kernel/intl.ts';

/* Meaningful Actions */

/** TSK-01 */
export const actionsTitle = 'Meaningful Actions';
/** JRN-06, TSK-05, PRF-09 */
export const backToDashboardButton = 'Back to Dashboard';
export const actionsNotLoaded = 'We couldn’t load your actions. Please try again.';
export const addActionLabel = 'Add an action';
export const toDoTitle = 'To do';
export const toDoEmpty = 'No open actions. Add one small thing you’ll do today.';
export const completedTitle = 'Completed';
export const completedEmpty = 'Actions you complete appear here for seven days.';
export const showMoreButton = (more: number): string => `Show ${formatNumber(more)} more`;
export const showOlderButton = 'Show older completed actions';
export const olderTitle = 'Completed earlier';
export const editLabel = (action: string): string => `Edit “${action}”`;
export const deleteLabel = (action: string): string => `Delete “${action}”`;
export const actionDeleted = 'Action deleted';
/** TSK-10 */
export const actionStreak = (days: number): string =>
  plural(days, { one: '1 day in a row!', other: `${formatNumber(days)} days in a row!` });

export const originTitle = 'Where actions come from';
export const origin = 'The actions you write in your journal appear here, along with any you add yourself.';
export const overviewLink = 'The power of taking action';
export const googleSyncNotLoaded = 'We couldn’t load the sync with Google Tasks. Please try again.';

/* Editing an action in its line */

export const editorNotLoaded =
  'We couldn’t open this action for editing. Please check your connection and try again.';
export const newWordsLabel = (action: string): string => `New wording for “${action}”`;
export const saveButton = 'Save';
export const cancelButton = 'Cancel';
export const actionChanged = 'Action updated';
export const undoButton = 'Undo';

/* Today: Act, and a day of the calendar */

export const actTitle = 'Act';
/** DASH-27 */
export const viewAllButton = 'View All';
export const todaysActions = 'Today’s actions';
export const todayEmpty = 'No open actions. What will you do today?';
export const doneLabel = 'Done';

/* Quick add: an action */

export const quickAddTitle = 'Add an action';
export const quickAddLabel = 'One small thing you’ll do';
export const closeButton = 'Close';
export const addButton = 'Add';
export const actionAdded = 'Action added';

/* Task Overview */

/** NAV-08 */
export const overviewTitle = 'Task Overview';
export const overviewSubtitle = 'How a thought in the morning becomes something done by evening';
export const definitionTitle = 'What a meaningful action is';
export const definition =
  'A meaningful action is one step, small enough for today, toward your goal or one of your core values. “Get fit” is a wish. “Walk at lunch without my phone” is an action: tonight, you’ll know whether you did it.';
export const questionsIntroduction = 'When you’re not sure what to write, ask yourself three questions:';
export const canStartNow = 'Could I start within the next hour if I had to?';
export const willKnowWhenDone = 'Will I know for certain when it’s done?';
export const matters = 'Does it serve something I care about, and not only my inbox?';
export const sourcesTitle = 'Where your actions come from';
/** TSK-01 */
export const actionsLink = 'Meaningful Actions';
export const sources = <Part>(link: Part) => [
  'The last question in your journal asks what you’ll do today. Every line you write there becomes an action on your list. You can also add actions at any time, on the dashboard or in ',
  link,
  '. The dashboard shows your three newest open actions. The full list has all of them, along with what you’ve completed.',
];
export const pointsTitle = 'How they count';
/** NAV-08 */
export const scoringLink = 'How Scoring Works';
export const points = <Part>(perAction: Part, link: Part) => [
  'Completing an action earns ',
  perAction,
  ' points and draws the Act stroke of today’s ring. The first one of the day also keeps your streak going. If you uncheck an action, you lose its points. If you delete a completed one, you keep them: the work is done, and you’re only tidying your list. To learn more, read ',
  link,
  '.',
];
export const googleTitle = 'Google Tasks';
export const google = <Part>(link: Part) => [
  'If you also use Google Tasks, a button in ',
  link,
  ' syncs your actions with a list there. New, changed, completed, and deleted actions are copied both ways, and only when you press the button. If an action was changed on both sides, the later change is kept. You never have to sync: everything here works without Google.',
];
export const powerTitle = 'The power of taking action';
export const powerInsight =
  'Insight feels like progress, but it isn’t progress yet. What you learn about yourself in the morning stays a thought until something in your day changes because of it. That change can be very small: one call, one page, one honest sentence to someone.';
export const powerSmall =
  'Small actions work because they get finished. A finished step is proof, and proof is what belief in yourself is made of. It also tells you something a plan never could: what was harder than you thought, what was easier, what you’d rather do next. That’s the lesson you note in the evening, and the start of tomorrow’s page.';
export const powerFew =
  'So choose few, and choose small. Three actions you complete take you further than ten you move to tomorrow.';

/* Waiting to be saved: what each change is called */

export const newAction = 'An action';
export const changedAction = 'An edited action';
export const completedAction = 'A completed action';
export const reopenedAction = 'A reopened action';
export const restoredAction = 'A restored action';
export const deletedAction = 'A deleted action';

/* Answers of the server */

export const actionNotFound = 'We couldn’t find that action. It may have been deleted.';
export const nothingToChange = 'There is nothing to change.';
export const notCompleted = 'Only a completed action has a completion time.';
