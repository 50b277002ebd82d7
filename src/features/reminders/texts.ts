/* Messages */

/** MSG-29 */
export const phoneRequired = 'Phone number is required when text reminders are enabled';
export const phoneShape = 'Enter the number with its country code, for example +1 555 010 0199';
/** MSG-26 */
export const failed = 'Failed to save reminder settings';
/** MSG-27 */
export const signInAgain = 'Please log in again';
/** MSG-28 */
export const saved = 'Reminders Scheduled';
export const addressUnconfirmed = 'Reminders by email begin once you have confirmed your address.';
export const waiting = 'Kept on this device. Your reminders follow once there is a connection.';

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

export const notOffered = 'Text messages are not set up here.';
export const noNumber = 'Save a phone number first.';
export const confirmed = 'This number is confirmed already.';
export const stopped = 'This number has answered STOP. Text START first, then ask for a code.';
export const unreachable = 'No text message can be sent to this number. Please check it.';
export const notSent = 'The code could not be sent. Please try again in a few minutes.';
export const wrongCode = 'That is not the code. Please look again.';
export const codeGone = 'This code is not good any more. Send another one.';
export const tooMany = 'Too many codes were asked for. Please try again later.';

export const pushNotOffered = 'Notifications are not set up here.';
export const endpoint = 'This browser names no address to which notifications can be sent.';

/** What a text answers to a word that was texted. `{product}` stands for the product's name. */
export const TEXTED_ANSWERS = {
  stop: 'You will get no more texts from {product}. Text START to get them again.',
  start: 'You will get your reminders from {product} again. Text STOP to end them.',
  help: '{product} reminds you twice a day at most. Text STOP to end that, START to begin again.',
} as const;

/* Contract */

export const aTimeIsWrittenHh = 'A time is written HH:MM and falls on a quarter of an hour';
export const aDayCanBeChosen = 'A day can be chosen once';

/* Channels */

export const mustBeBytesWrittenAs = (count: number): string => `Must be ${count} bytes written as base64url`;
export const howRemindersCanReachThe =
  'How reminders can reach the caller: what is set up here, what the number has answered, which browsers';
export const textsACodeToThe =
  'Texts a code to the number in the caller’s profile; an earlier code is void. 409 when the number has answered STOP or is confirmed, 429 when too many were asked for, 503 when it could not be sent.';
export const confirmsTheNumberWithThe =
  'Confirms the number with the code that was texted to it. 400 for another code, 410 when there is none that is good: used, too old, tried too often, or for another number.';
export const sixDigits = 'Six digits';
export const hasThisBrowserNotifiedFrom =
  'Has this browser notified from now on, until the session ends; a browser is subscribed for one person at a time. 400 for an endpoint that is no address of the open internet.';
export const hasABrowserKnownBy =
  'Has a browser, known by the SHA-256 of its endpoint, notified no more. Nothing happens if it was not.';

/* Deliveries */

export const byText = 'by text';
export const byEmail = 'by email';
export const asANotification = 'as a notification';
export const youHadWrittenAlready = 'you had written already';
export const youHadNotedALesson = 'you had noted a lesson already';
export const theMomentHadPassed = 'the moment had passed';
export const youWereOnAPause = 'you were on a pause';
export const yourTrialHadEnded = 'your trial had ended';
export const youHadSwitchedItOff = 'you had switched it off';
export const theNumberWasNotConfirmed = 'the number was not confirmed';
export const theNumberTakesNoTexts = 'the number takes no texts from us';
export const noDeviceWasSetTo = 'no device was set to be notified';
export const theAddressWasNotConfirmed = 'the address was not confirmed';
export const thisServerDoesNotSend = 'this server does not send that way';
export const theAddressTakesNoMail = 'the address takes no mail';
export const itCouldNotBeHanded = 'it could not be handed over';
export const sent = (time: string, channel: string, day: string): string => `Sent ${time} ${channel}, ${day}`;
export const onItsWaySince = (channel: string, time: string, day: string): string =>
  `On its way ${channel} since ${time}, ${day}`;
export const noReasonIsKnown = 'no reason is known';
export const notSent2 = (time: string, channel: string, day: string, known: string): string =>
  `Not sent ${time} ${channel}, ${day}: ${known}`;

/* Carrier */

export const textMessage = 'Text message';

/* Push */

/* Text */

export const onceMoreInAnHour = (snooze: string): string => `Once more in an hour: ${snooze}`;
export const textStopToEndThese = 'Text STOP to end these.';

/* Twilio */

/* Email channel */

export const noMoreMorningReminders = 'No more morning reminders';
export const noMoreAfternoonReminders = 'No more afternoon reminders';
export const onceMoreInAnHourButton = 'Once more in an hour';
export const youGetThisMailBecause =
  'You get this mail because you chose reminders by email in your profile.';

/* Inbound texts */

export const thatIsTooLarge = 'That is too large.';
export const thatIsNoTextMessage = 'That is no text message.';

/* Phone confirmation */

export const codeNotFound = 'We couldn’t find that code. Please ask for a new one.';
export const isYourCodeForIt = (code: string, productName: string, phoneCodeMinutes: number): string =>
  `${code} is your code for ${productName}. It is good for ${phoneCodeMinutes} minutes. If you did not ask for it, somebody mistyped their number: do nothing.`;

/* Reminder page */

export const notRightNow = 'Not right now?';
export const weCanRemindYouOnce = 'We can remind you once more in an hour.';
export const remindMeAgainInAn = 'Remind me again in an hour';
export const oneMoment = 'One moment…';
export const noMoreOfThese = 'No more of these?';
export const thisEndsTheReminderThat =
  'This ends the reminder that you got, on all days. The other one of your day stays as it is.';
export const stopTheseReminders = 'Stop these reminders';
export const yourReminderTitle = 'Your reminder';
export const oneMomentLabel = 'One moment…';
export const undoButton = 'Undo';
export const changeYourRemindersLink = 'Change your reminders';
export const thereIsNoConnectionRight =
  'There is no connection right now. Nothing has changed; please try again.';
export const somethingWentWrongAndNothing =
  'Something went wrong, and nothing has changed. Please try again in a few minutes.';
export const thisLinkWorksNoMoreTitle = 'This link works no more';
export const openYourProfileButton = 'Open your profile';

/* Announce */

export const newsForYourReminders = 'News for your reminders';

/* Device switch */

export const thisBrowserCantShowNotifications =
  'This browser can’t show notifications. On an iPhone or iPad, add the app to your home screen and open it there.';
export const notificationsAreBlockedForThis =
  'Notifications are blocked for this site. Allow them in your browser’s settings for this page, then try again.';
export const thisBrowsersNotificationServiceCant =
  'This browser’s notification service can’t be reached right now. Please try again later.';
export const thereIsNoConnectionRight2 =
  'There is no connection right now. Please try again when you are back online.';
export const thatCouldNotBeChanged = 'That could not be changed. Please try again in a few minutes.';
export const notificationsAreNotSetUp = 'Notifications are not set up on this server.';
export const notificationsOnThisDeviceLabel = 'Notifications on this device';
export const theSameTwoFromThis = 'The same two, from this browser, until you sign out here';

/* Phone state */

export const textMessagesAreNotSet = 'Text messages are not set up on this server.';
export const isConfirmed = 'is confirmed.';
export const toTheNumberTheyCame = ' to the number they came from';
export const lookAgainButton = 'Look again';
export const youAnsweredStopTextStart = (to: string): string =>
  `You answered STOP. Text START${to} to hear from us again.`;
export const confirmThisNumberLabel = 'Confirm this number';
export const noTextIsSentTo = 'No text is sent to';
export const beforeYouHaveConfirmedThat = 'before you have confirmed that it is yours.';
export const codeLabel = 'Code';
export const sixDigitsTextedToYou = (phoneCodeMinutes: number): string =>
  `Six digits, texted to you just now. Good for ${phoneCodeMinutes} minutes.`;
export const confirmButton = 'Confirm';
export const sendAnotherCodeButton = 'Send another code';
export const sendACodeButton = 'Send a code';

/* Reminder settings */

export const hourLabel = (name: string): string => `${name} hour`;
export const minutesLabel = (name: string): string => `${name} minutes`;
export const amOrPmLabel = (name: string): string => `${name} AM or PM`;
export const noDayChosenNoReminder = (toLowerCase: string): string =>
  `No day chosen: no ${toLowerCase} reminder.`;
export const textRemindersLabel = 'Text reminders';
export const morningToWriteEveningTo = 'Morning to write, evening to note a lesson';
export const phoneNumberLabel = 'Phone number';
export const withTheCountryCodeSuch = 'With the country code, such as +1 555 010 0199.';
export const emailRemindersLabel = 'Email reminders';
export const theSameTwoToThe = 'The same two, to the address you sign in with';
export const saveRemindersButton = 'Save reminders';

/* Sent lately */

export const sentLatelyTitle = 'Sent lately';
export const showFewerButton = 'Show fewer';
export const showAllButton = (count: number): string => `Show all ${count}`;
