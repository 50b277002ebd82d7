/* Messages */

/** MSG-57 */
export const notLoaded = 'There was a problem loading your data.';
/** MSG-64 */
export const topicsFailed = 'There was a problem generating topics. Please try again.';
/** MSG-65 */
export const postsFailed = 'There was a problem generating content. Please try again.';
/** MSG-66 */
export const voiceFailed = 'There was a problem generating your voice profile. Please try again.';
/** MSG-67 */
export const empty = 'Your content is empty. Please write something or choose a valid lesson.';
/** Without its end: the list of what is missing. */
export const incomplete = 'Please complete the following fields before generating content:';
/** MSG-92 */
export const copied = 'Copied!';
/** MSG-93 */
export const opening = 'Opening...';
/** MSG-94 */
export const notShared = 'Sharing not available for this platform';
export const copyFailed = 'Could not be copied. Select the text and copy it.';
export const ctaBlank = 'Please write your call to action.';
export const ctaFailed = 'Failed to save your call to action';
export const choiceFailed = 'Failed to save your choice';
export const voiceNotKept = 'Failed to save your voice profile';
export const postFailed = 'Failed to save your post';

/* Limits */

export const callToAction = 'Call to Action';
export const topicOrQuote = 'Topic or Quote';
export const coreValue = 'Core Value';

/* Platforms */

export const twoOrThreeShortParagraphs =
  'Two or three short paragraphs with an empty line between them. At most two hashtags at the end.';
export const oneThoughtInAtMost =
  'One thought in at most 280 characters, without an empty line. At most one hashtag.';
export const aFirstLineThatStands =
  'A first line that stands by itself, then short paragraphs with an empty line between them. At most three hashtags at the end.';
export const aCaptionAFirstLine =
  'A caption: a first line that stands by itself, then short paragraphs. At most three hashtags at the end.';
export const oneOrTwoShortParagraphs =
  'One or two short paragraphs in at most 500 characters. At most one hashtag.';
export const oneThoughtInAtMost2 = 'One thought in at most 300 characters. At most one hashtag.';
export const shortParagraphsWithAnEmpty =
  'Short paragraphs with an empty line between them, as in a letter. No hashtags.';

/* Server */

export const callToActionNotFound = 'We couldn’t find that call to action. It may have been deleted.';
export const lessonNotFound = 'We couldn’t find that lesson. It may have been deleted.';
export const postNotFound = 'We couldn’t find that post. It may have been deleted.';

/* Content page */

export const contentTitle = 'Content';
export const aLessonThatHelpedYou =
  'A lesson that helped you may help somebody else. Make a post of it, in your own voice.';
export const notPartOfYourPlanTitle = 'Not part of your plan';
export const hereYouTurnALesson =
  'Here you turn a lesson into a post. It needs a running trial or a paid plan; your lessons stay yours to read and download.';
export const goToYourLessonsButton = 'Go to your lessons';

/* Cta step */

export const callToActionLabel = 'Call to action';
export const youHaveNoneYetAdd = 'You have none yet: add the first.';
export const chooseACallToAction = 'Choose a call to action';
/** CNT-07 */
export const addNewCtaButton = 'Add New CTA';
export const editButton = 'Edit';
export const newCallToActionLabel = 'New call to action';
export const addButton = 'Add';
export const cancelButton = 'Cancel';
export const editLabel = (text: string): string => `Edit “${text}”`;

/* Kept posts */

export const keptPostsTitle = 'Kept posts';
export const postsThatYouKeepStand = 'Posts that you keep stand here.';
export const showMoreButton = (count: number): string => `Show ${count} more`;
export const deleteTextButton = 'Delete';
export const optionsForLabel = (name: string): string => `Options for ${name}`;
export const editThePostForLabel = (platform: string): string => `Edit the post for ${platform}`;
export const wordsOfThePostLabel = 'Words of the post';

/* Making posts */

export const makeAPostLabel = 'Make a post';
export const whereItGoesTitle = 'Where it goes';
export const platformLabel = 'Platform';
export const chooseAPlatform = 'Choose a platform';
export const whatItAsksTitle = 'What it asks';
export const whatItIsMadeFromTitle = 'What it is made from';
export const generateTopicsButton = 'Generate topics';
export const whatItSaysTitle = 'What it says';
export const theValueBehindItTitle = 'The value behind it';
export const generateContentButton = 'Generate content';
export const showThePostsMadeLastButton = 'Show the posts made last';

/* Ops */

export const aCallToAction = 'A call to action';
export const saveAsANewCall = 'Save as a new call to action';
export const aChangedCallToAction = 'A changed call to action';
export const aUseOfACall = 'A use of a call to action';
export const aTopicOrQuoteThat = 'A topic or quote that you picked';
export const yourVoiceProfile = 'Your voice profile';
export const yourVoiceWasLearntAnew = 'Your voice was learnt anew';
export const undoButton = 'Undo';
export const aPost = 'A post';
export const aDeletedPost = 'A deleted post';
export const postDeleted = 'Post deleted';

/* Post preview */

export const onTitle = (name: string): string => `On ${name}`;
export const tooMany = (format: string): string => `, ${format} too many`;
export const ofCharacters = <Part>(count: Part, count2: Part, strong: Part) => [
  count,
  ' of ',
  count2,
  ' characters',
  strong,
];

/* Posts dialog */

export const yourPostsTitle = 'Your posts';
export const closeButton = 'Close';
export const writtenByALanguageModel =
  'Written by a language model from what you sent. Read it before you share it.';
export const writtenOnThisDeviceFrom = 'Written on this device, from your own sentences.';
export const draftIsRemoved = (at: number): string => `Draft ${at} is removed.`;
export const wordsOfLabel = (name: string): string => `Words of ${name}`;
export const keptButton = 'Kept';
export const keepButton = 'Keep';
export const removeButton = 'Remove';

/* Sending dialog */

export const yourAgreementCouldNotBe =
  'Your agreement could not be saved, and nothing was sent. Please try again.';
export const whatWouldBeSentTitle = 'What would be sent';
export const writeOnThisDeviceButton = 'Write on this device';
export const sendButton = 'Send';
export const agreeAndSendButton = 'Agree and send';
export const theLanguageModelAtIs = <Part>(strong: Part) => [
  'The language model at ',
  strong,
  ' is given the text below, and of your notebook nothing else. It can read that text; what it writes is checked before you see it.',
];
export const whoeverRunsHereUsesThat = (productName: string): string =>
  `Whoever runs ${productName} here uses that model. Your agreement also lets it write the insights of your weeks, for which it is given your words of a week when you open them. You can take it back in your profile at any time.`;
export const yourWordsTitle = 'Your words';
export const whatTheModelIsToldTitle = 'What the model is told to do with them';

/* Source step */

export const aLessonButton = 'A lesson';
export const myOwnTextButton = 'My own text';
export const madeFrom = 'Made from';
export const yourTextLabel = 'Your text';
export const noteWhatYouLearnedTodayLink = 'Note what you learned today';
export const youHaveNoLessonsYet = <Part>(link: Part) => [
  'You have no lessons yet. ',
  link,
  ', or write a text of your own here.',
];
export const lessonLabel = 'Lesson';
export const chooseALesson = 'Choose a lesson';

/* Step */

export const notYet = ', not yet';

/* Use making */

export const olderPagesAreStillArriving =
  'Older pages are still arriving on this device. Please try again in a moment.';

/* Value choice */

export const chooseThemLink = 'Choose them';
export const youHaveNotChosenYour = <Part>(link: Part) => [
  'You have not chosen your core values yet. ',
  link,
];
export const coreValueLabel = 'Core value';
export const chooseACoreValue = 'Choose a core value';

/* Voice part */

export const toneAndStyle = 'Tone and style';
export const howYouTell = 'How you tell';
export const turnsOfPhrase = 'Turns of phrase';
export const howYouBeginAndEnd = 'How you begin and end';
export const yourVoiceTitle = 'Your voice';
export const learntFromYourLessonsAnd =
  'Learnt from your lessons and entries on this device, and stored encrypted. Posts are written by it.';
export const learnItAgainButton = 'Learn it again';
export const learnMyVoiceButton = 'Learn my voice';
export const yourVoice = 'your voice';
export const editYourVoiceLabel = 'Edit your voice';
export const pleaseWriteSomethingHere = 'Please write something here.';

/* Who writes */

export const whoWrites = 'Who writes';
export const thisDeviceButton = 'This device';
export const aLanguageModelButton = 'A language model';
export const madeOnThisDeviceFrom = 'Made on this device from your own sentences; nothing leaves it.';
export const youAreShownWhatWould = (host: string): string =>
  `You are shown what would be sent to ${host} each time before it is.`;
