/* Notifications */

export const snoozeButton = 'Recordar en una hora';
export const stopButton = 'Desactivar recordatorios';
export const reminderTitle = 'Es hora de tu diario';
export const reminderText = 'Bastan unos minutos.';
export const undoButton = 'Deshacer';
