import { formatNumber } from '../../kernel/intl.ts';

/* What can’t be saved */

/** MSG-17 */
export const tooFewIntentions = 'Please select at least one intention';
/** MSG-18 */
export const tooManyIntentions = 'Please select no more than 5 intentions';
/** MSG-19 */
export const intentionsFailed = 'Failed to save your intentions. Please try again.';
/** MSG-20 */
export const coreWordFailed = 'Failed to save your core word.';

/* Answers of the server */

export const intentionOnce = 'Must list an intention only once';

/* Core values: what is refused */

/** LIM-19 */
export const helpingOthers = 'Helping Others';
export const threeChosen = 'You’ve already chosen three. Remove one to choose another.';
export const alreadyChosen = 'You’ve already chosen that one.';

/* Core values and reminders */

export const yourCoreValuesTitle = 'Your core values';
export const backButton = 'Back';
export const saving = 'Saving…';
export const continueButton = 'Continue';
export const confirmationText = 'Question 4 of your journal asks what these values would have you do.';
export const remindersTitle = 'Reminders';
export const remindersText =
  'Two a day at most, or none if you prefer. Continue saves your choice, and you can change it in your profile.';

/* Core values: the words */

export const chooseThreeLegend = 'Core values: choose three';

/* Core values */

export const coreValuesTitle = 'Core values';
export const chooseThreeTitle = 'Choose three core values';
export const chooseThreeText =
  'Not the ones you admire, but the ones your week goes wrong without. You’ll see them in your journal every day, and you can change them later.';

/* Core word */

export const coreWordTitle = 'Core word';
export const coreWordQuestionTitle = 'What do you want more of?';
export const coreWordText = 'One word for the feeling you’re after. It stays with you until you change it.';
export const coreWordLegend = 'Core word: choose one';
export const ownWordLabel = 'Your own word';
export const ownWordPlaceLabel = (place: number): string => `Your own word ${place}`;

/* The first goal */

export const goalTitle = 'Your goal';
/** ONB-03 */
export const goalQuestionTitle = 'What is your biggest goal right now?';
export const goalText =
  'The one that would change the most if you reached it. One sentence is enough, and you can add others later.';
export const goalLabel = 'Your biggest goal';
export const goalPlaceholder = 'Run my first workshop in January';

/* Impact intentions */

export const impactIntentionsTitle = 'Impact intentions';
export const chosenCount = (chosen: number, most: number): string =>
  `${formatNumber(chosen)} of ${formatNumber(most)}`;
export const intentionsQuestionTitle = 'How do you want people to feel around you?';
export const intentionsText = 'Choose up to five. They’re the mark you want to leave on an ordinary day.';
export const intentionsLegend = 'Impact intentions: choose one to five';

/* Unsent changes */

export const intentionsWrite = 'Your impact intentions';

/* Core values in your own words */

export const ownWordsTitle = 'Missing one? Add your own words.';

/* For people who have been here before */

export const coreWordNext = 'You’ve been here before. Your core word is next.';
export const coreValuesNext = 'You’ve been here before. Your core values are next.';
export const skipAheadLink = 'Skip ahead';

/* Changing core values */

export const cancelButton = 'Cancel';
export const saveButton = 'Save';
export const changeValuesText =
  'Question 4 of your journal asks what these three would have you do. Remove one to choose another.';

/* The three values */

export const oneMore = 'One more';
export const chooseOne = 'Choose one';
export const threeValuesLabel = 'Your three values';

/* Welcome */

export const clarifyText = 'Five questions in the morning. By the end, you know what matters today.';
export const actText = 'What you said you’d do becomes a short list. Check it off as you go.';
export const learnText =
  'One sentence in the evening about what the day taught you. You’ll find it again when you need it.';
export const welcomeTitle = 'Welcome';
export const clarify = 'Clarify';
export const act = 'Act';
export const learn = 'Learn';
export const welcomeHeadingTitle = 'Three strokes make a day';
export const welcomeText = 'Each takes a few minutes. Together, they close the loop.';
/** REG-03 */
export const planTitle = '10 for 10';
export const planText =
  'Ten minutes a day, for ten days. That’s the whole plan: long enough for the questions to start working, short enough to promise yourself. It’s free, and you don’t need a card.';
/** REG-04 */
export const startTrialButton = 'Start My Free Trial';
export const signInButton = 'Sign in';
