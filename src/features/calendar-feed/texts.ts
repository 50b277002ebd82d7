/* Rules */

export const clarifyYourDay = 'Clarify your day';
export const noteALesson = 'Note a lesson';
export const reviewAVision = 'Review a vision';
export const reviewTheBucketList = 'Review the bucket list';

/* Feed */

export const thereIsNoSuchCalendar = 'There is no such calendar.';
export const thatIsTooOften = 'That is too often.';

/* Calendar feed */

export const theCalendarNeedsAConnection = 'The calendar needs a connection.';
export const tryAgainButton = 'Try again';
export const turnOnTheCalendarButton = 'Turn on the calendar';
export const addressCopied = 'Address copied';
export const theAddressCouldNotBe = 'The address could not be copied. Select it and copy it by hand.';
export const renewTheAddress = 'Renew the address?';
export const theOldAddressStopsWorking =
  'The old address stops working at once. Calendars that follow it need the new one.';
export const renewTheAddress2 = 'Renew the address';
export const turnOffTheCalendar = 'Turn off the calendar?';
export const itsAddressStopsWorkingAt = 'Its address stops working at once. Your reminders stay as they are.';
export const turnOff = 'Turn off';
export const secretAddressLabel = 'Secret address';
export const subscribeToItInYour =
  'Subscribe to it in your calendar. Whoever has it sees your reminder times and review dates.';
export const copyAddressButton = 'Copy address';
export const renewAddressButton = 'Renew address';
export const turnOffButton = 'Turn off';
export const theCalendar = 'the calendar';

/* Use calendar feed */

export const thatDidNotWorkPlease = 'That did not work. Please try again when you are online.';
