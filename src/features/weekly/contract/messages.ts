export const WEEKLY_MESSAGES = {
  notAuthenticated: 'User not authenticated.',
  notLoaded: 'There was a problem loading your data.',
  generating: 'Generating...',
  /** For the log of the browser alone. */
  notGenerated: 'Failed to generate insights',
  missing: 'Missing data',
  noContent: 'No content available at the moment.',
  lessonsNotOpened: 'Failed to load decrypted lessons',
  notReviewed: 'Failed to process reflection',
  reviewNotLoaded: 'Failed to load weekly review.',
  categoriesNotLoaded: 'Could not load categories',
  categoryBlank: 'Please name the category.',
  categoryNotAdded: 'Failed to add category',
  categoryNotChanged: 'Failed to update category',
} as const;
