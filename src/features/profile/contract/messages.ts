export const PROFILE_MESSAGES = {
  noUser: 'No authenticated user found. Please sign in again.',
  loadFailed: 'Failed to load profile data.',
  farewell: 'Your account and everything in it are deleted. Thank you for the time you spent here.',
  saved: 'Profile updated successfully.',
  nameRequired: 'Please enter your name',
  valuesFailed: 'Failed to update core values.',
} as const;

/** How it stands with the address that somebody signed up with. */
export const ADDRESS_MESSAGES = {
  unconfirmed: 'This address is not confirmed yet. The link is in our mail, and works for an hour.',
  sentTo: (email: string) => `A new link is on its way to ${email}.`,
  isConfirmed: 'Your address is confirmed.',
  tooSoon:
    'A link was sent a short while ago. Please look in your mailbox, also among spam, before you ask for another.',
  notSent: 'The link could not be sent. Please try again in a few minutes.',
  offline: 'There is no connection right now. Please try again when you are back online.',
} as const;
