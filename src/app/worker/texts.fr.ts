/* Notifications */

export const snoozeButton = 'Rappeler dans 1 h';
export const stopButton = 'Arrêter les rappels';
export const reminderTitle = 'C’est l’heure de ton journal';
export const reminderText = 'Quelques minutes suffisent.';
export const undoButton = 'Annuler';
