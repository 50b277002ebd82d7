/* Notifications */

export const snoozeButton = 'Remind me in an hour';
export const stopButton = 'Turn off reminders';
export const reminderTitle = 'Time for your journal';
export const reminderText = 'A few minutes is all it takes.';
export const undoButton = 'Undo';
