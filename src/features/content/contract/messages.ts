export const CONTENT_MESSAGES = {
  notLoaded: 'There was a problem loading your data.',
  topicsFailed: 'There was a problem generating topics. Please try again.',
  postsFailed: 'There was a problem generating content. Please try again.',
  voiceFailed: 'There was a problem generating your voice profile. Please try again.',
  empty: 'Your content is empty. Please write something or choose a valid lesson.',
  /** Without its end: the list of what is missing. */
  incomplete: 'Please complete the following fields before generating content:',
  copied: 'Copied!',
  opening: 'Opening...',
  notShared: 'Sharing not available for this platform',
  copyFailed: 'Could not be copied. Select the text and copy it.',
  ctaBlank: 'Please write your call to action.',
  ctaFailed: 'Failed to save your call to action',
  choiceFailed: 'Failed to save your choice',
  voiceNotKept: 'Failed to save your voice profile',
  postFailed: 'Failed to save your post',
} as const;
