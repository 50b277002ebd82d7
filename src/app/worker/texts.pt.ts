/* Notifications */
export const snoozeButton = 'Lembrar em uma hora';
export const stopButton = 'Desativar lembretes';
export const reminderTitle = 'Hora do seu diário';
export const reminderText = 'Bastam alguns minutos.';
export const undoButton = 'Desfazer';
