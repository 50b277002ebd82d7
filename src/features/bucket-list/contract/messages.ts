export const BUCKET_LIST_MESSAGES = {
  notLoaded: 'Your bucket list could not be loaded just now.',
  blank: 'Please write what you want to do.',
  added: 'Bucket list item added successfully!',
  addFailed: 'Failed to add bucket list item',
  changeFailed: 'Failed to update bucket list item',
  reviewed: 'Bucket list reviewed! Next review scheduled.',
  reviewFailed: 'Your review could not be saved. Try again.',
  cadenceFailed: 'How often you review could not be saved. Try again.',
} as const;
