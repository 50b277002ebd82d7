/* Mood, on the dashboard and on the page of a day */

export const todayQuestion = 'How is today?';
export const dayQuestion = 'How was this day?';
export const howToRemove = 'Press the chosen one again to remove it.';
export const stepNames = {
  1: 'Very low',
  2: 'Low',
  3: 'In between',
  4: 'Good',
  5: 'Very good',
} as const;

export const removed = 'Mood removed.';
export const undoButton = 'Undo';
export const saveFailed = 'We couldn’t save your mood. Please try again.';
export const removeFailed = 'We couldn’t remove your mood. Please try again.';

/* Mood, in the journal history, in a week and in the archive */

export const moodLabel = (name: string): string => `Mood: ${name}`;
export const moodOfDayLabel = (day: string, name: string): string => `${day}: ${name}`;

/* Waiting to be saved: what each change is called */

export const moodToSave = 'A mood';
export const moodToRemove = 'A mood to remove';

/* Answers of the server */

export const notBegun = 'This day hasn’t begun yet, so it can’t have a mood.';
