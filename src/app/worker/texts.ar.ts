/* Notifications */

export const snoozeButton = 'التذكير بعد ساعة';
export const stopButton = 'إيقاف التذكيرات';
export const reminderTitle = 'حان وقت يومياتك';
export const reminderText = 'بضع دقائق تكفي.';
export const undoButton = 'تراجع';
