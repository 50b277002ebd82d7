/** The days as they are stored, in the order of the week. */
export const REMINDER_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/** How long the outcome of saving reminders stays, in seconds. */
export const REMINDER_MESSAGE_SECONDS = 3;
