/* Mood, on the dashboard and on the page of a day */
export const todayQuestion = 'Como está o dia de hoje?';
export const dayQuestion = 'Como foi este dia?';
export const howToRemove = 'Aperte de novo o que você escolheu para removê-lo.';
export const stepNames = {
  1: 'Muito ruim',
  2: 'Ruim',
  3: 'Mais ou menos',
  4: 'Bom',
  5: 'Muito bom',
} as const;
export const removed = 'Humor removido.';
export const undoButton = 'Desfazer';
export const saveFailed = 'Não foi possível salvar seu humor. Tente de novo.';
export const removeFailed = 'Não foi possível remover seu humor. Tente de novo.';

/* Mood, in the journal history, in a week and in the archive */
export const moodLabel = (name: string): string => `Humor: ${name}`;
export const moodOfDayLabel = (day: string, name: string): string => `${day}: ${name}`;

/* Waiting to be saved: what each change is called */
export const moodToSave = 'Um humor';
export const moodToRemove = 'Um humor a remover';

/* Answers of the server */
export const notBegun = 'Este dia ainda não começou, por isso não pode ter um humor.';
