import type { Section } from './contract/limits.ts';

/* Vision Documents: what each document is called, and what it may answer */

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: 'Professional',
  personal: 'Personal',
  health: 'Health',
  relationships: 'Relationships',
  ideal_day: 'Ideal day',
};

export const PROMPTS: Readonly<Record<Section, string>> = {
  professional:
    'What do you do, with whom, and what is better because of it? Write as if it were true today.',
  personal: 'Who are you becoming, and what do you make time for? Write as if it were true today.',
  health:
    'How does your body feel on a good day, and what keeps it that way? Write as if it were true today.',
  relationships: 'Who is close to you, and what are you like together? Write as if it were true today.',
  ideal_day: 'From waking up to falling asleep: where are you, what do you do, and who is there?',
};

/* Vision Documents: the rows */

export const visionsNotLoaded = 'We couldn’t load your vision documents. Please try again.';
export const empty = 'Empty';
export const draft = 'Draft';
/** VIS-06 */
export const reviewDue = 'Review Due';
export const nextReview = (day: string): string => `Next review ${day}`;

/* Vision Documents: reading */

export const textNotLoaded = 'We couldn’t show this document. Please try again.';
export const writeButton = 'Write';
export const continueButton = 'Continue writing';
export const writeLabel = (section: Section): string => `Write: ${SECTION_NAMES[section]}`;
export const continueLabel = (section: Section): string => `Continue writing: ${SECTION_NAMES[section]}`;
export const draftNotSaved = 'What you wrote isn’t saved yet.';
export const cadenceLabel = (section: Section): string => `How often you review: ${SECTION_NAMES[section]}`;
export const markReviewedButton = 'Mark as reviewed';
/** MSG-80 */
export const reviewed = (section: Section): string =>
  `${SECTION_NAMES[section]} vision reviewed! Next review scheduled.`;
export const reviewFailed = 'We couldn’t save your review. Please try again.';
export const cadenceFailed = 'We couldn’t save how often you review. Please try again.';
export const versionRestored = 'Earlier version restored';
export const restoreFailed = 'We couldn’t restore that version. Please try again.';
export const undoButton = 'Undo';

/* Vision Documents: writing */

export const editorNotLoaded = 'We couldn’t load the editor. Please try again.';
export const editorLabel = (section: Section): string => `${SECTION_NAMES[section]} vision`;
export const saveButton = 'Save';
export const saving = 'Saving';
export const closeButton = 'Close';
export const discardButton = 'Discard changes';
/** MSG-79 */
export const saved = (section: Section): string => `${SECTION_NAMES[section]} vision saved successfully!`;
export const saveFailed =
  'We couldn’t save your vision. It’s still here, so please keep this page open and try again.';
export const changedElsewhere =
  'This document was changed on another device. If you save, the other version is kept under “Earlier versions.”';
export const discarded = 'Your changes were discarded.';
export const pickedUp = 'You’re back where you stopped.';
export const openElsewhere =
  'This document is open in another tab. The version you save last is shown, and the other one is kept.';
export const otherTabClosed = 'The other tab was closed.';
export const continueHereButton = 'Continue with its text here';

/* The editor: its toolbar */

export const toolbarLabel = 'Formatting';
export const bold = 'Bold';
export const italic = 'Italic';
export const underline = 'Underline';
export const strikethrough = 'Strikethrough';
export const heading = (level: number): string => `Heading ${level}`;
export const bulletList = 'Bullet list';
export const numberedList = 'Numbered list';
export const link = 'Link';

/* The editor: a link */

export const linkTitle = 'Link';
export const linkTextLabel = 'Text';
export const linkAddressLabel = 'Link to';
export const linkAddressHelp = 'A web page, an email address, or a phone number';
export const linkAddressMissing = 'Please enter what to link to.';
export const linkAddressInvalid =
  'We can’t link to that. Please enter a web page (https://…), an email address, or a phone number (tel:…).';
export const removeLinkButton = 'Remove link';
export const setLinkButton = 'Set link';
export const cancelButton = 'Cancel';

/* Waiting to be saved: what each change is called */

export const visionChange: Readonly<Record<Section, string>> = {
  professional: 'Your professional vision',
  personal: 'Your personal vision',
  health: 'Your health vision',
  relationships: 'Your relationships vision',
  ideal_day: 'Your ideal day vision',
};
export const cadenceChange: Readonly<Record<Section, string>> = {
  professional: 'How often you review your professional vision',
  personal: 'How often you review your personal vision',
  health: 'How often you review your health vision',
  relationships: 'How often you review your relationships vision',
  ideal_day: 'How often you review your ideal day vision',
};
export const reviewChange: Readonly<Record<Section, string>> = {
  professional: 'A review of your professional vision',
  personal: 'A review of your personal vision',
  health: 'A review of your health vision',
  relationships: 'A review of your relationships vision',
  ideal_day: 'A review of your ideal day vision',
};

/* Answers of the server */

export const visionNotFound = 'We couldn’t find that vision. It may have been deleted.';
