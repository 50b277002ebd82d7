export const REMINDER_MESSAGES = {
  phoneRequired: 'Phone number is required when text reminders are enabled',
  phoneShape: 'Enter the number with its country code, for example +1 555 010 0199',
  failed: 'Failed to save reminder settings',
  signInAgain: 'Please log in again',
  saved: 'Reminders Scheduled',
  waiting: 'Kept on this device. Your reminders follow once there is a connection.',
} as const;

/** What a reminder says, by its half; `title` stands alone in a notification or a text message. */
export const REMINDER_WORDS = {
  morning: {
    title: 'Good morning. Time to clarify your day.',
    sentence: 'Five questions, a few minutes: what matters today?',
    action: 'Write today’s page',
  },
  afternoon: {
    title: 'What did today teach you?',
    sentence: 'Note one lesson before the day is over.',
    action: 'Note a lesson',
  },
} as const;

export const TOO_MANY_ANSWERS = 'Too many attempts. Please try again in a few minutes.';

/** What is said of a link that works no more. */
export const LINK_EXPIRED = 'This link has expired. You can change your reminders in your profile.';
