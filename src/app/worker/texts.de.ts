/* Notifications */

export const snoozeButton = 'In einer Stunde erinnern';
export const stopButton = 'Erinnerungen ausschalten';
export const reminderTitle = 'Zeit für dein Tagebuch';
export const reminderText = 'Ein paar Minuten genügen.';
export const undoButton = 'Rückgängig';
