/* Messages */

/** MSG-17 */
export const tooFewIntentions = 'Please select at least one intention';
/** MSG-18 */
export const tooManyIntentions = 'Please select no more than 5 intentions';
/** MSG-19 */
export const intentionsFailed = 'Failed to save your intentions. Please try again.';
/** MSG-20 */
export const coreWordFailed = 'Failed to save your core word.';

/* Contract */

export const anIntentionCanBeChosen = 'An intention can be chosen once';

/* Rules */

export const helpingOthers = 'Helping Others';
export const threeAreChosenLetOne = 'Three are chosen. Let one go to choose another.';
export const youHaveAlreadyChosenThat = 'You have already chosen that one.';

/* Core value confirmation page */

export const yourCoreValuesTitle = 'Your core values';
export const backButton = 'Back';
export const continueTextButton = 'Continue';
export const yourCoreValues = 'Your core values';
export const question4OfYourJournal = 'Question 4 of your journal asks what these would have you do.';
export const remindersTitle = 'Reminders';
export const twoADayAtMost =
  'Two a day at most, and none if you like. Continue saves them; you can change them in your profile.';

/* Core value words */

export const coreValuesChooseThree = 'Core values, choose three';

/* Core values page */

export const coreValuesTitle = 'Core values';
export const chooseThreeCoreValuesTitle = 'Choose three core values';
export const notTheOnesYouAdmire =
  'Not the ones you admire. The ones that, when you ignore them, the week goes wrong. They’ll show up in your journal every day, and you can change them later.';

/* Core word page */

export const coreWordTitle = 'Core word';
export const whichWordDoYouWantTitle = 'Which word do you want more of?';
export const oneWordThatNamesThe =
  'One word that names the feeling you are after. It stays with you until you change it.';
export const coreWordChooseOne = 'Core word, choose one';
export const yourOwnWordLabel = 'Your own word';

/* Goal question */

export const yourGoalTitle = 'Your goal';
export const whatIsYourBiggestGoalTitle = 'What is your biggest goal right now?';
export const theOneThatWouldChange =
  'The one that would change the most if you reached it. One sentence is enough, and you can name others later.';
export const yourBiggestGoalLabel = 'Your biggest goal';
export const runMyFirstWorkshopIn = 'Run my first workshop in January';

/* Impact intentions page */

export const impactIntentionsTitle = 'Impact intentions';
export const ofText = (count: number, most: number): string => `${count} of ${most}`;
export const howDoYouWantPeopleTitle = 'How do you want people to feel around you?';
export const chooseUpToFiveThey =
  'Choose up to five. They are the mark you mean to leave on an ordinary day.';
export const impactIntentionsChooseOneTo = 'Impact intentions, choose one to five';

/* Ops */

export const yourIntentions = 'Your intentions';

/* Own values */

export const missingOneUseYourOwnTitle = 'Missing one? Use your own words.';

/* Steps ahead */

export const youHaveBeenHereBefore = 'You have been here before. Your core word is next.';
export const youHaveBeenHereBefore2 = 'You have been here before. Your core values are next.';
export const goOnThereLink = 'Go on there';

/* Update core values page */

export const cancelButton = 'Cancel';
export const saveButton = 'Save';
export const question4OfYourJournal2 =
  'Question 4 of your journal asks what these three would have you do. Let one go to choose another.';

/* Value slots */

export const oneMore = 'One more';
export const chooseOne = 'Choose one';
export const yourThreeValuesLabel = 'Your three values';

/* Welcome */

export const inTheMorningFiveQuestions =
  'In the morning, five questions. You end knowing what matters today.';
export const whatYouSaidYouWould =
  'What you said you would do becomes a short list. You tick it off as the day goes.';
export const inTheEveningOneSentence =
  'In the evening, one sentence about what the day taught you. You will find it again when you need it.';
export const threeStrokesMakeADayTitle = 'Three strokes make a day';
export const eachTakesAFewMinutes = 'Each takes a few minutes. Together they close the circle.';
/** REG-03 */
export const text10For10Title = '10 for 10';
export const tenMinutesADayFor =
  'Ten minutes a day, for ten days. That is the whole plan: long enough for the questions to start working, short enough to promise yourself. It is free, and we ask for no card.';
/** REG-04 */
export const startMyFreeTrialButton = 'Start My Free Trial';
export const iAlreadyHaveAnAccountButton = 'I already have an account';
