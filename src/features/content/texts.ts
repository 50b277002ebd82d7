import { formatList, formatNumber, plural } from '../../kernel/intl.ts';
import type { Shape } from './contract/limits.ts';
import type { Ending, Opening, Speaker, Story } from './engine/voice-texts.ts';

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
/** MSG-68 */
export const incomplete = (missing: string): string =>
  `Please complete the following fields before generating content: ${missing}`;
/** MSG-92 */
export const copiedButton = 'Copied!';
/** MSG-93 */
export const openingButton = 'Opening...';
/** MSG-94 */
export const notSharedButton = 'Sharing not available for this platform';
export const copyFailed = 'We couldn’t copy the post. Select the text and copy it yourself.';
export const ctaBlank = 'Please write your call to action.';
export const ctaFailed = 'We couldn’t save your call to action. Please try again.';
export const choiceFailed = 'We couldn’t save your choice. Please try again.';
export const voiceNotSaved = 'We couldn’t save your voice profile. Please try again.';
export const postFailed = 'We couldn’t save your post. Please try again.';

/* What a post needs */

/** CNT-09 */
export const platformField = 'Platform';
/** CNT-09 */
export const ctaField = 'Call to Action';
/** CNT-09 */
export const lessonField = 'Lesson';
/** CNT-09 */
export const ideaField = 'Topic or Quote';
/** CNT-09 */
export const valueField = 'Core Value';

/* Server: what could not be found */

export const ctaNotFound = 'We couldn’t find that call to action. It may have been deleted.';
export const lessonNotFound = 'We couldn’t find that lesson. It may have been deleted.';
export const postNotFound = 'We couldn’t find that post. It may have been deleted.';

/* Content */

export const contentTitle = 'Content';
export const contentIntro =
  'A lesson that helped you may help someone else. Turn it into a post in your own words.';
export const noAccessTitle = 'Not included in your plan';
export const noAccess =
  'You can turn lessons into posts during your trial or with a paid plan. Your lessons stay yours to read and download.';
export const lessonsButton = 'Go to your lessons';

/* Content: call to action */

export const ctaLabel = 'Call to action';
export const ctaEmpty = 'Add your first call to action.';
export const ctaPlaceholder = 'Choose a call to action';
/** CNT-07 */
export const addNewCtaButton = 'Add New CTA';
export const editButton = 'Edit';
export const newCtaLabel = 'New call to action';
export const addButton = 'Add';
export const cancelButton = 'Cancel';
export const editCtaLabel = (text: string): string => `Edit “${text}”`;

/* Content: saved posts */

export const savedPostsTitle = 'Saved posts';
export const savedPostsEmpty = 'Saved posts appear here.';
export const showMoreButton = (count: number): string => `Show ${formatNumber(count)} more`;
export const deleteButton = 'Delete';
export const savedPostOptionsLabel = (platform: string): string => `Options for the post for ${platform}`;
export const editPostLabel = (platform: string): string => `Edit the post for ${platform}`;
export const postTextLabel = 'Post text';

/* Content: making a post */

export const makePostLabel = 'Make a post';
export const platformStepTitle = 'Where to post';
export const platformLabel = 'Platform';
/** The one platform whose name is a word. */
export const emailPlatform = 'Email';
export const platformPlaceholder = 'Choose a platform';
export const ctaStepTitle = 'What to ask readers';
export const sourceStepTitle = 'What to start from';
export const generateTopicsButton = 'Generate topics';
export const findingTopics = 'Finding topics…';
export const ideaStepTitle = 'What to focus on';
export const valueStepTitle = 'Which value it reflects';
export const generateContentButton = 'Generate content';
export const makingDrafts = 'Making drafts…';
export const showDraftsButton = 'Show latest drafts';

/* Content: the post so far */

export const postSoFarTitle = 'Your post so far';
export const postSoFarEmpty = 'Your choices come together here as you make them.';
export const reflectsValue = (value: string): string => `Reflects ${value}`;

/* Content: topics, quotes, and sentences to add */

export const topicsTitle = 'Topics';
export const quotesTitle = 'Quotes';
export const relatedTitle = 'Related sentences';
export const relatedHelp = 'From your other lessons and entries. Only the ones you select are used.';

/* Waiting to be saved: what each change is called */

export const newCta = 'A call to action';
export const saveAsNewCta = 'Save as a new call to action';
export const changedCta = 'An edited call to action';
export const ctaUse = 'How often you used a call to action';
export const pickedIdea = 'A topic or quote you picked';
export const changedVoice = 'Your voice profile';
export const voiceUpdated = 'Your voice has been updated';
export const undoButton = 'Undo';
export const savedPost = 'A saved post';
export const deletedPost = 'A deleted post';
export const postDeleted = 'Post deleted';

/* Content: preview of a post */

export const previewTitle = (name: string): string => (name === emailPlatform ? 'As an email' : `On ${name}`);
export const lengthExceeded = (over: number): string =>
  plural(over, {
    one: `${formatNumber(over)} character too many`,
    other: `${formatNumber(over)} characters too many`,
  });
export const lengthUsed = (count: number, limit: number): string =>
  plural(limit, {
    one: `${formatNumber(count)} of ${formatNumber(limit)} character`,
    other: `${formatNumber(count)} of ${formatNumber(limit)} characters`,
  });

/* Content: drafts */

export const yourPostsTitle = 'Your posts';
export const closeButton = 'Close';
export const madeByModel =
  'A language model wrote these drafts from what you sent. Check and edit them before posting.';
export const madeHere =
  'These are your own sentences, arranged on this device. Anything else is listed under “What changed”, which is never copied or shared. Edit them before posting.';
export const draftRemoved = (number: number): string => `Draft ${formatNumber(number)} removed`;
export const draftTitle = (number: number): string => `Draft ${formatNumber(number)}`;
export const draftTextLabel = (number: number): string => `Text of draft ${formatNumber(number)}`;
export const saved = 'Saved';
export const saveButton = 'Save';
export const saveDraftLabel = (number: number): string => `Save draft ${formatNumber(number)}`;
export const removeButton = 'Remove';
export const removeDraftLabel = (number: number): string => `Remove draft ${formatNumber(number)}`;

/* Content: the shapes of drafts, and what in them is not as it was written */

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  story: 'Story',
  list: 'List',
  question: 'Question',
};
export const shapedDraftTitle = (number: number, shape: string): string => `${draftTitle(number)}: ${shape}`;
export const changesTitle = 'What changed';
export const addedChange = (sentence: string): string => `Added, not your words: “${sentence}”`;
export const shortenedChange = (words: string): string => `Shortened, left out at the start: “${words}”`;
export const movedChange = 'Sentences were moved';
export const leftOutChange = (count: number): string =>
  plural(count, {
    one: `${formatNumber(count)} sentence left out`,
    other: `${formatNumber(count)} sentences left out`,
  });

/* Content: copying and sharing a post */

export const copyButton = 'Copy';
export const copyDraftLabel = (number: number): string => `Copy draft ${formatNumber(number)}`;
export const copySavedLabel = (platform: string): string => `Copy the post for ${platform}`;
export const shareButton = 'Share';
export const shareDraftLabel = (number: number): string => `Share draft ${formatNumber(number)}`;
export const shareSavedLabel = (platform: string): string => `Share the post for ${platform}`;

/* Content: what a language model is sent */

export const agreementFailed = 'We couldn’t save your consent, so nothing was sent. Please try again.';
export const sendingTitle = 'What would be sent';
export const useDeviceButton = 'Use this device instead';
export const sendButton = 'Send';
export const agreeAndSendButton = 'Agree and send';
export const sendingExplained = <Part>(host: Part) => [
  'The language model at ',
  host,
  ' receives the text below and nothing else you wrote. Anyone who runs it can read that text. Its answer is checked before you see it.',
];
export const agreementExplained = (productName: string): string =>
  `The operator of ${productName} chose this model. Your consent also lets it write your weekly insights from that week’s words when you open them. You can withdraw it in your profile at any time.`;
export const agreeing = 'Saving…';
export const sentWordsTitle = 'Your words';
export const sentInstructionsTitle = 'Instructions for the model';

/* Content: lesson or text */

export const lessonOption = 'A lesson';
export const ownTextOption = 'My own text';
export const sourceLegend = 'Start from';
export const ownTextLabel = 'Your text';
export const noteLessonLink = 'Note today’s lesson';
export const noLessonsYet = <Part>(link: Part) => [
  'You have no lessons yet. ',
  link,
  ' or choose “My own text” above.',
];
export const lessonLabel = 'Lesson';
export const lessonPlaceholder = 'Search your lessons';
export const lessonsLabel = 'Lessons, latest first';
export const noLessonFound = 'No lessons match these words.';
export const lessonsFound = (count: number): string =>
  count === 0
    ? noLessonFound
    : plural(count, {
        one: `${formatNumber(count)} lesson`,
        other: `${formatNumber(count)} lessons`,
      });
export const lessonsLeft = (shown: number, all: number): string =>
  `The latest ${formatNumber(shown)} of ${formatNumber(all)}. Type a word to find the others.`;

/* Content: a step */

export const stepLocked = 'Complete the steps above first.';

/* Content: what could not be made */

export const tooFewSentences =
  'There aren’t enough complete sentences here for a post on this platform. Choose another text, or write a few more sentences about what happened and what you learned.';
export const stillArriving = 'Older entries are still loading on this device. Please try again in a moment.';

/* Content: core value */

export const chooseValuesLink = 'Choose core values';
export const noValuesYet = <Part>(link: Part) => ['You haven’t chosen your core values yet. ', link];
export const valueLabel = 'Core value';
export const valuePlaceholder = 'Choose a core value';

/* Content: your voice */

export const toneAndStyle = 'Tone and style';
export const themes = 'Themes';
export const storytelling = 'Storytelling';
export const phrases = 'Favorite phrases';
export const openingsAndEndings = 'Openings and endings';
export const voiceTitle = 'Your voice';
export const voiceExplained =
  'Learned on this device from your lessons and entries, and stored encrypted. Your posts are written in this voice.';
export const readingVoice = 'Reading…';
export const updateVoiceButton = 'Update my voice';
export const learnVoiceButton = 'Learn my voice';
export const editVoiceLabel = 'Edit your voice';
export const voiceBlank = 'Please write something here.';

/* Content: who makes drafts */

export const makerLegend = 'How to make drafts';
export const deviceOption = 'On this device';
export const modelOption = 'With a language model';
export const deviceExplained = 'Your own sentences are arranged on this device. Nothing is sent.';
export const modelExplained = (host: string): string =>
  `You’ll see what would be sent to ${host} before anything is sent.`;

/* Content: how a voice is described */

export const voiceSentenceLength = (words: number): string =>
  plural(words, {
    one: `Sentences of about ${formatNumber(words)} word.`,
    other: `Sentences of about ${formatNumber(words)} words.`,
  });
export const VOICE_SPEAKERS: Readonly<Record<Speaker, string>> = {
  I: 'Writes as “I”.',
  we: 'Writes as “we”.',
  you: 'Speaks to the reader as “you”.',
  none: 'Writes about things rather than people.',
};
export const voicePastTense = 'Mostly in the past tense.';
export const voicePresentTense = 'Mostly in the present tense.';
export const voiceContractions = 'Uses contractions.';
export const voiceExclamations = 'Uses exclamation points.';
export const voiceQuestions = 'Asks questions.';
export const VOICE_STORIES: Readonly<Record<Story, string>> = {
  happening: 'Tells what happened, then what it means.',
  insight: 'Makes the point first, then tells what led to it.',
  thought: 'Stays with one thought.',
};
export const voiceTextLength = (sentences: number): string =>
  plural(sentences, {
    one: `About ${formatNumber(sentences)} sentence at a time.`,
    other: `About ${formatNumber(sentences)} sentences at a time.`,
  });
export const voiceOftenWrites = (phrases: readonly string[]): string =>
  `Often writes ${formatList(phrases.map((phrase) => `“${phrase}”`))}.`;
export const voiceWritesAbout = (themes: readonly string[]): string => `Writes about ${formatList(themes)}.`;
export const voiceNoPhrases = 'No recurring phrases yet.';
export const voiceNoThemes = 'No recurring themes yet.';
export const VOICE_OPENINGS: Readonly<Record<Opening, string>> = {
  question: 'Opens with a question.',
  time: 'Opens with the time.',
  person: 'Opens with a person.',
  matter: 'Opens with the subject.',
};
export const voiceOftenOpens = (openings: readonly string[]): string =>
  `Often opens with ${formatList(openings.map((opening) => `“${opening}”`))}.`;
export const VOICE_ENDINGS: Readonly<Record<Ending, string>> = {
  question: 'Ends with a question.',
  resolve: 'Ends with what comes next.',
  statement: 'Ends with a statement.',
};
