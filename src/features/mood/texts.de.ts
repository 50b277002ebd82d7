/* Mood, on the dashboard and on the page of a day */

export const todayQuestion = 'Wie ist dein Tag heute?';
export const dayQuestion = 'Wie war dieser Tag?';
export const howToRemove = 'Drücke die gewählte Stimmung noch einmal, um sie zu entfernen.';
export const stepNames = {
  1: 'Sehr gedrückt',
  2: 'Gedrückt',
  3: 'Mittel',
  4: 'Gut',
  5: 'Sehr gut',
} as const;

export const removed = 'Stimmung entfernt.';
export const undoButton = 'Rückgängig';
export const saveFailed = 'Wir konnten deine Stimmung nicht speichern. Bitte versuch es noch einmal.';
export const removeFailed = 'Wir konnten deine Stimmung nicht entfernen. Bitte versuch es noch einmal.';

/* Mood, in the journal history, in a week and in the archive */

export const moodLabel = (name: string): string => `Stimmung: ${name}`;
export const moodOfDayLabel = (day: string, name: string): string => `${day}: ${name}`;

/* Waiting to be saved: what each change is called */

export const moodToSave = 'Eine Stimmung';
export const moodToRemove = 'Eine Stimmung, die entfernt wird';

/* Answers of the server */

export const notBegun = 'Dieser Tag hat noch nicht begonnen und kann keine Stimmung haben.';
