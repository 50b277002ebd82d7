import { formatNumber, plural } from '../../kernel/intl.ts';

/* Saving reminder settings */

/** MSG-29 */
export const phoneRequired = 'Phone number is required when text reminders are enabled';
export const phoneShape = 'Enter the number with its country code, such as +1\u00a0555\u00a0010\u00a00199.';
/** MSG-26 */
export const saveFailed = 'Failed to save reminder settings';
/** MSG-27 */
export const signInAgain = 'Please log in again';
/** MSG-28 */
export const saved = 'Reminders Scheduled';
export const emailUnconfirmed = 'Email reminders start once you’ve confirmed your address.';
export const savedOffline = 'Saved on this device. Your reminders will be updated when you’re back online.';

/* A reminder, in an email, a notification and a text message, which holds the title alone */

export const morningTitle = 'Good morning. Time to clarify your day.';
export const morningText = 'Five questions, a few minutes. What matters today?';
export const writePageButton = 'Write today’s page';
export const afternoonTitle = 'What did today teach you?';
export const afternoonText = 'Note one lesson before the day is over.';
export const noteLessonButton = 'Note a lesson';

/* Answers of the server: a reminder’s link */

export const tooManyAnswers = 'Too many attempts. Please try again in a few minutes.';
export const linkExpired = 'This link has expired. You can change your reminders in your profile.';

/* Answers of the server: the phone number and notifications */

export const textsNotSetUp = 'Text messages aren’t set up on this server.';
export const noNumber = 'Save a phone number first.';
export const alreadyConfirmed = 'This number is already confirmed.';
export const numberOptedOut = 'This number has opted out. Text START to opt back in, then ask for a code.';
export const unreachable = 'We can’t send texts to this number. Please check it.';
export const codeNotSent = 'We couldn’t send the code. Please try again in a few minutes.';
export const wrongCode = 'That code is not correct. Please check it and try again.';
export const codeExpired = 'This code has expired. Please send another one.';
export const tooManyCodes = 'Too many codes have been sent. Please try again later.';
export const notificationsNotSetUp = 'Notifications aren’t set up on this server.';
export const notificationsImpossible = 'This browser can’t receive notifications.';

/* What is texted back: characters of the GSM alphabet alone, 160 of them at most */

export const stopAnswer = (product: string): string =>
  `You are unsubscribed and will no longer get texts from ${product}. Text START to resubscribe.`;
export const startAnswer = (product: string): string =>
  `You are subscribed to texts from ${product} again. Text HELP for help, STOP to unsubscribe.`;
export const helpAnswer = (product: string): string =>
  `${product}: up to two reminders a day. Text STOP to unsubscribe, START to resubscribe. Msg and data rates may apply.`;

/* Answers of the server: settings */

export const timeShape = 'Must be a time on the quarter hour, such as 08:15';
export const dayOnce = 'Must list a day only once';

/* The API’s description */

export const bytesShape = (count: number): string => `Must be ${count} bytes, encoded as base64url`;
export const channelsSummary =
  'How reminders can reach the caller: what is set up here, whether the number has opted out, and which browsers are subscribed';
export const sendCodeSummary =
  'Texts a code to the number in the caller’s profile and voids the code before it. 409 when the number has opted out or is already confirmed, 429 after too many codes, 503 when the code could not be sent.';
export const confirmSummary =
  'Confirms the number with the code that was texted to it. 400 for a wrong code; 410 when no code is valid: it was used, has expired, was tried too often, or is for another number.';
export const codeShape = 'Must be six digits';
export const subscribeSummary =
  'Subscribes this browser to notifications until the session ends. A browser is subscribed for one person at a time. 400 for an endpoint that is not on the public internet.';
export const unsubscribeSummary =
  'Unsubscribes a browser, identified by the hash of its endpoint. Does nothing if it was not subscribed.';

/* What became of a reminder */

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
export const byText = 'Text';
export const byEmail = 'Email';
export const asNotification = 'Notification';
export const deliverySent = 'Sent';
export const deliverySending = 'Sending';
export const deliveryNotSent = 'Not sent.';
export const skippedJournaled = 'You had already written.';
export const skippedLessonNoted = 'You had already noted a lesson.';
export const skippedLate = 'It couldn’t be sent in time.';
export const skippedPaused = 'That day was part of a pause.';
export const skippedTrialEnded = 'Your trial had ended.';
export const skippedTurnedOff = 'You had turned it off.';
export const skippedPhoneUnconfirmed = 'Your number wasn’t confirmed.';
export const skippedOptedOut = 'Your number had opted out of texts.';
export const skippedNoDevice = 'No device had notifications turned on.';
export const skippedEmailUnconfirmed = 'Your email address wasn’t confirmed.';
export const skippedNotSetUp = 'This server doesn’t send reminders that way.';
export const skippedRefused = 'Your email address couldn’t receive it.';
export const failedTrouble = 'It couldn’t be delivered, even after several tries.';

/* Development outbox */

export const textMessage = 'Text message';

/* A reminder by text */

export const textTitle = (product: string, title: string): string => `${product}: ${title}`;
export const textSnooze = (link: string): string => `Remind me in an hour: ${link}`;
export const textStop = 'Text STOP to unsubscribe.';

/* A reminder by email */

export const turnOffMorningButton = 'Turn off morning reminders';
export const turnOffAfternoonButton = 'Turn off afternoon reminders';
export const snoozeEmailButton = 'Remind me in an hour';
export const emailReason =
  'You are receiving this email because you turned on email reminders in your profile.';

/* Answers of the server: incoming texts */

export const messageTooLarge = 'The message is too large.';
export const notATextMessage = 'The message isn’t in the expected format.';

/* The code by text */

export const codeNotFound = 'We couldn’t find that code. Please ask for a new one.';
export const codeText = (code: string, product: string, minutes: number): string =>
  plural(minutes, {
    one: `${code} is your ${product} code. It is valid for 1 minute. If you did not ask for it, ignore this text.`,
    other: `${code} is your ${product} code. It is valid for ${formatNumber(minutes)} minutes. If you did not ask for it, ignore this text.`,
  });

/* The page behind a reminder’s link */

export const snoozeTitle = 'Not right now?';
export const snoozeQuestion = 'We can remind you once more in an hour.';
export const snoozeButton = 'Remind me in an hour';
export const oneMoment = 'One moment…';
export const turnOffTitle = 'Turn off these reminders?';
export const turnOffQuestion = 'You won’t get this reminder again. Your other daily reminder stays as it is.';
export const turningOff = 'Turning off…';
export const turnOffButton = 'Turn off these reminders';
export const yourReminderTitle = 'Your reminder';
export const undoButton = 'Undo';
export const changeYourRemindersLink = 'Change your reminders';
export const answerOffline = 'There’s no connection right now, so nothing has changed. Please try again.';
export const answerFailed =
  'Something went wrong, and nothing has changed. Please try again in a few minutes.';
export const linkExpiredTitle = 'This link no longer works';
export const openYourProfileButton = 'Open your profile';

/* Unsent changes */

export const reminderUpdate = 'An update to your reminders';

/* Profile: notifications on this device */

export const notificationsUnsupported =
  'This browser can’t show notifications. On an iPhone or iPad, add the app to your home screen and open it there.';
export const notificationsBlocked =
  'Notifications are blocked for this site. Allow them in your browser’s settings, then try again.';
export const notificationsUnavailable =
  'This browser’s notification service can’t be reached right now. Please try again later.';
export const offline = 'There’s no connection right now. Please try again when you’re back online.';
export const deviceChangeFailed =
  'We couldn’t change notifications on this device. Please try again in a few minutes.';
export const deviceSwitchLabel = 'Notifications on this device';
export const deviceSwitchHelp = 'The same two reminders in this browser, until you sign out here';

/* Profile: the phone number */

export const numberConfirmed = <Part>(number: Part) => [number, ' is confirmed.'];
export const optedOut = 'You’ve opted out of texts. To opt back in, text START to the number they came from.';
export const checkAgainButton = 'Check again';
export const optedOutOf = (number: string): string =>
  `You’ve opted out of texts. To opt back in, text START to ${number}.`;
export const confirmNumberLabel = 'Confirm this number';
export const confirmNumberNotice = <Part>(number: Part) => [
  'Before we can text ',
  number,
  ', please confirm that it’s yours.',
];
export const codeLabel = 'Code';
export const codeHelp = (minutes: number): string =>
  plural(minutes, {
    one: 'The six digits we just texted you. Valid for 1 minute.',
    other: `The six digits we just texted you. Valid for ${formatNumber(minutes)} minutes.`,
  });
export const confirmingCode = 'Confirming…';
export const sendingCode = 'Sending…';
export const confirmCodeButton = 'Confirm';
export const resendCodeButton = 'Send another code';
export const sendCodeButton = 'Send a code';

/* Profile: reminders */

export const morningHourLabel = 'Morning hour';
export const morningMinutesLabel = 'Morning minutes';
export const morningAmPmLabel = 'Morning AM or PM';
export const afternoonHourLabel = 'Afternoon hour';
export const afternoonMinutesLabel = 'Afternoon minutes';
export const afternoonAmPmLabel = 'Afternoon AM or PM';
export const morningLabel = 'Morning';
export const afternoonLabel = 'Afternoon or evening';
export const morningDayLabel = (weekday: string): string => `Morning, ${weekday}`;
export const afternoonDayLabel = (weekday: string): string => `Afternoon, ${weekday}`;
export const noAfternoonDays = 'No days selected, so no afternoon reminders.';
export const noMorningDays = 'No days selected, so no morning reminders.';
export const textRemindersLabel = 'Text reminders';
export const textRemindersHelp = 'A nudge to write every morning and to note a lesson every evening';
export const phoneNumberLabel = 'Phone number';
export const phoneHelp = 'With the country code, such as +1\u00a0555\u00a0010\u00a00199.';
export const emailRemindersLabel = 'Email reminders';
export const emailRemindersHelp = 'The same two reminders, to your email address';
/** As short as they can be told apart. */
export const sundayShort = 'Su';
export const mondayShort = 'M';
export const tuesdayShort = 'Tu';
export const wednesdayShort = 'W';
export const thursdayShort = 'Th';
export const fridayShort = 'F';
export const saturdayShort = 'Sa';
export const savingReminders = 'Saving…';
export const saveRemindersButton = 'Save reminders';

/* Profile: recent reminders */

export const recentTitle = 'Recent reminders';
export const showFewerButton = 'Show fewer';
export const showAllButton = (count: number): string => `Show all ${formatNumber(count)}`;

/* Answers to a reminder */

export const remindedAgainAt = (time: string): string => `We’ll remind you again at ${time}.`;
export const remindedAgainInAnHour = 'We’ll remind you again in an hour.';
export const noReminderLeftToday = 'The day will be over by then, so there won’t be another reminder today.';
export const morningRemindersOff = 'Your morning reminders are off.';
export const afternoonRemindersOff = 'Your afternoon reminders are off.';
export const morningRemindersOn = 'Your morning reminders are back on, just as they were.';
export const afternoonRemindersOn = 'Your afternoon reminders are back on, just as they were.';
