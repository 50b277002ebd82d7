/* Notifications */

export const snoozeButton = '1時間後に再通知';
export const stopButton = 'リマインダーをオフ';
export const reminderTitle = '日記を書く時間です';
export const reminderText = 'ほんの数分で書けます。';
export const undoButton = '元に戻す';
