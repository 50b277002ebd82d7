/* Saving, and your data: on iPhones and iPads */

export const clearedAfterAWeek =
  'On an iPhone or iPad, the browser clears what a site keeps on the device after seven days without a visit. What is saved comes back when you sign in; what is only on this device would be lost. To prevent that, put Growth Loop on your home screen: tap “Share”, then “Add to Home Screen.”';
