export const REMINDER_MESSAGES = {
  phoneRequired: 'Phone number is required when text reminders are enabled',
  phoneShape: 'Enter the number with its country code, for example +1 555 010 0199',
  failed: 'Failed to save reminder settings',
  signInAgain: 'Please log in again',
  saved: 'Reminders Scheduled',
  addressUnconfirmed: 'Reminders by email begin once you have confirmed your address.',
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

/** What stands against confirming a number. */
export const PHONE_MESSAGES = {
  notOffered: 'Text messages are not set up here.',
  noNumber: 'Save a phone number first.',
  confirmed: 'This number is confirmed already.',
  stopped: 'This number has answered STOP. Text START first, then ask for a code.',
  unreachable: 'No text message can be sent to this number. Please check it.',
  notSent: 'The code could not be sent. Please try again in a few minutes.',
  wrongCode: 'That is not the code. Please look again.',
  codeGone: 'This code is not good any more. Send another one.',
  tooMany: 'Too many codes were asked for. Please try again later.',
} as const;

export const PUSH_MESSAGES = {
  notOffered: 'Notifications are not set up here.',
  endpoint: 'This browser names no address to which notifications can be sent.',
} as const;

/** What a text answers to a word that was texted. `{product}` stands for the product's name. */
export const TEXTED_ANSWERS = {
  stop: 'You will get no more texts from {product}. Text START to get them again.',
  start: 'You will get your reminders from {product} again. Text STOP to end them.',
  help: '{product} reminds you twice a day at most. Text STOP to end that, START to begin again.',
} as const;
