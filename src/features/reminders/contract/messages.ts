export const REMINDER_MESSAGES = {
  phoneRequired: 'Phone number is required when text reminders are enabled',
  phoneShape: 'Enter the number with its country code, for example +1 555 010 0199',
  failed: 'Failed to save reminder settings',
  signInAgain: 'Please log in again',
  saved: 'Reminders Scheduled',
  waiting: 'Kept on this device. Your reminders follow once there is a connection.',
} as const;
