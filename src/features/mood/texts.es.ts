/* Mood, on the dashboard and on the page of a day */

export const todayQuestion = '¿Cómo va el día?';
export const dayQuestion = '¿Cómo fue este día?';
export const howToRemove = 'Pulsa otra vez el elegido para quitarlo.';
export const stepNames = {
  1: 'Muy bajo',
  2: 'Bajo',
  3: 'Intermedio',
  4: 'Bueno',
  5: 'Muy bueno',
} as const;

export const removed = 'Estado de ánimo quitado.';
export const undoButton = 'Deshacer';
export const saveFailed = 'No pudimos guardar tu ánimo. Vuelve a intentarlo.';
export const removeFailed = 'No pudimos quitar tu ánimo. Vuelve a intentarlo.';

/* Mood, in the journal history, in a week and in the archive */

export const moodLabel = (name: string): string => `Ánimo: ${name}`;
export const moodOfDayLabel = (day: string, name: string): string => `${day}: ${name}`;

/* Waiting to be saved: what each change is called */

export const moodToSave = 'Un estado de ánimo';
export const moodToRemove = 'Un estado de ánimo por quitar';

/* Answers of the server */

export const notBegun = 'Este día aún no ha empezado, así que no puede tener un estado de ánimo.';
