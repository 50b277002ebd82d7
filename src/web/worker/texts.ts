/* Notification */

export const inAnHour = 'In an hour';
export const stopThese = 'Stop these';
export const timeForYourJournal = 'Time for your journal';
export const aFewMinutesAreEnough = 'A few minutes are enough.';
export const undo = 'Undo';
