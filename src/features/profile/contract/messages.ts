export const PROFILE_MESSAGES = {
  noUser: 'No authenticated user found. Please sign in again.',
  loadFailed: 'Failed to load profile data.',
  farewell: 'Your account and everything in it are deleted. Thank you for the time you spent here.',
  saved: 'Profile updated successfully.',
  nameRequired: 'Please enter your name',
  valuesFailed: 'Failed to update core values.',
} as const;
