/** The days as they are stored, in the order of the week. */
export const REMINDER_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export type ReminderDay = (typeof REMINDER_DAYS)[number];

/** How long the outcome of saving reminders stays, in seconds. */
export const REMINDER_MESSAGE_SECONDS = 3;

/** The two reminders of a day: to journal, and to note a lesson. */
export const REMINDER_HALVES = ['morning', 'afternoon'] as const;
export type ReminderHalf = (typeof REMINDER_HALVES)[number];

/** The ways in which a reminder reaches somebody. */
export const REMINDER_CHANNELS = ['text', 'email', 'push'] as const;
export type ReminderChannelName = (typeof REMINDER_CHANNELS)[number];

/** 'sending' until it is known what became of it. */
export const DELIVERY_STATES = ['sending', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** 'snoozed' is the one more, an hour after somebody asked for it. */
export const DELIVERY_KINDS = ['planned', 'snoozed'] as const;

/** Why a reminder was skipped, and the last two why it failed. */
export const DELIVERY_REASONS = [
  /** Today's page is completed; a lesson stands on the day. */
  'journaled',
  'lesson_noted',
  /** The server could not send it in time. */
  'late',
  'paused',
  'trial_ended',
  /** The half or the channel was switched off in the meantime. */
  'switched_off',
  'phone_unconfirmed',
  /** The number answered STOP. */
  'number_stopped',
  /** No browser receives notifications any more. */
  'no_subscription',
  'email_unconfirmed',
  /** This server does not send over the channel. */
  'not_offered',
  /** The address takes no mail. */
  'refused',
  /** Whoever hands it over could not, however often it was tried. */
  'trouble',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** How long deliveries are kept, in days. */
export const DELIVERIES_KEPT_DAYS = 60;
/** How long after somebody asked for it the one more reminder comes. */
export const SNOOZE_MINUTES = 60;
/** For how long the links of a reminder work, in hours. */
export const REMINDER_LINK_HOURS = 48;

/** How many digits the code has that confirms a number, how long it is good, and how often it may be tried. */
export const PHONE_CODE_DIGITS = 6;
export const PHONE_CODE_MINUTES = 10;
export const PHONE_CODE_TRIES = 5;

/** Longest address of a browser at its push service, in characters; they have a few hundred. */
export const ENDPOINT_LENGTH = 1024;
/** So many browsers of one person are notified; another one takes the place of the oldest. */
export const MOST_BROWSERS = 20;
