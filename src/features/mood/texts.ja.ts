/* Mood, on the dashboard and on the page of a day */

export const todayQuestion = '今日の気分は？';
export const dayQuestion = 'この日の気分は？';
export const howToRemove = '選んだものをもう一度押すと取り消せます。';
export const stepNames = {
  1: 'とても沈んでいる',
  2: '沈んでいる',
  3: 'どちらでもない',
  4: 'よい',
  5: 'とてもよい',
} as const;
export const removed = '気分を取り消しました。';
export const undoButton = '元に戻す';
export const saveFailed = '気分を保存できませんでした。もう一度お試しください。';
export const removeFailed = '気分を取り消せませんでした。もう一度お試しください。';

/* Mood, in the journal history, in a week and in the archive */

export const moodLabel = (name: string): string => `気分：${name}`;
export const moodOfDayLabel = (day: string, name: string): string => `${day}：${name}`;

/* Waiting to be saved: what each change is called */

export const moodToSave = '気分';
export const moodToRemove = '取り消す気分';

/* Answers of the server */

export const notBegun = 'この日はまだ始まっていないため、気分を付けられません。';
