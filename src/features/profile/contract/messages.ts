export const PROFILE_MESSAGES = {
  noUser: 'No authenticated user found. Please sign in again.',
  loadFailed: 'Failed to load profile data.',
  saved: 'Profile updated successfully.',
  nameRequired: 'Please enter your name',
  valuesFailed: 'Failed to update core values.',
} as const;
