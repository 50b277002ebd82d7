/* Mood, on the dashboard and on the page of a day */

export const todayQuestion = 'Comment se passe ta journée\u202f?';
export const dayQuestion = 'Comment était cette journée\u202f?';
export const howToRemove = 'Appuie de nouveau sur ton choix pour le retirer.';
export const stepNames = {
  1: 'Très mal',
  2: 'Mal',
  3: 'Entre les deux',
  4: 'Bien',
  5: 'Très bien',
} as const;

export const removed = 'Humeur retirée.';
export const undoButton = 'Annuler';
export const saveFailed = 'Ton humeur n’a pas pu être enregistrée. Réessaie.';
export const removeFailed = 'Ton humeur n’a pas pu être retirée. Réessaie.';

/* Mood, in the journal history, in a week and in the archive */

export const moodLabel = (name: string): string => `Humeur\u00a0: ${name}`;
export const moodOfDayLabel = (day: string, name: string): string => `${day}\u00a0: ${name}`;

/* Waiting to be saved: what each change is called */

export const moodToSave = 'Une humeur';
export const moodToRemove = 'Une humeur à retirer';

/* Answers of the server */

export const notBegun = 'Ce jour n’a pas encore commencé, il ne peut donc pas avoir d’humeur.';
