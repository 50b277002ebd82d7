/* Events in the person's own calendar */

export const clarifyEvent = 'Clarify your day';
export const lessonEvent = 'Note a lesson';
export const visionReviewEvent = 'Review a vision';
export const bucketListReviewEvent = 'Review the bucket list';

/* Answers to calendar apps */

export const feedNotFound =
  'There is no calendar at this address. The address may have been renewed, or the calendar turned off.';
export const tooManyRequests = 'This calendar has been requested too often. Please try again in an hour.';

/* Calendar in the profile */

export const loadFailed = 'We couldn’t load your calendar address. Please try again.';
export const tryAgainButton = 'Try again';
export const changeFailed = 'We couldn’t change your calendar address. Please try again when you’re online.';
export const turnOnButton = 'Turn on the calendar';
export const addressLabel = 'Secret address';
export const addressHelp =
  'Add this address to your calendar app. Anyone who has it can see your reminder times and review dates.';
export const copyAddressButton = 'Copy address';
export const addressCopied = 'Address copied';
export const copyFailed = 'We couldn’t copy the address. Please select it and copy it yourself.';
export const renewAddressButton = 'Renew address';
export const turnOffButton = 'Turn off';
export const turnOffLabel = 'Turn off the calendar';

/* Calendar in the profile: questions */

export const renewTitle = 'Renew the address?';
export const renewText =
  'The old address stops working right away. Calendars that use it will need the new one.';
export const turnOffTitle = 'Turn off the calendar?';
export const turnOffText = 'Its address stops working right away. Your reminders stay the same.';
