/* Mood, on the dashboard and on the page of a day */

export const todayQuestion = 'كيف هو يومك؟';
export const dayQuestion = 'كيف كان هذا اليوم؟';
export const howToRemove = 'اضغط الخيار المحدَّد مرة أخرى لإزالته.';
export const stepNames = {
  1: 'سيئ جدًا',
  2: 'سيئ',
  3: 'بين بين',
  4: 'جيد',
  5: 'جيد جدًا',
} as const;

export const removed = 'أُزيل المزاج.';
export const undoButton = 'تراجع';
export const saveFailed = 'تعذّر حفظ مزاجك. حاول مرة أخرى.';
export const removeFailed = 'تعذّرت إزالة مزاجك. حاول مرة أخرى.';

/* Mood, in the journal history, in a week and in the archive */

export const moodLabel = (name: string): string => `المزاج: ${name}`;
export const moodOfDayLabel = (day: string, name: string): string => `${day}: ${name}`;

/* Waiting to be saved: what each change is called */

export const moodToSave = 'مزاج';
export const moodToRemove = 'مزاج للإزالة';

/* Answers of the server */

export const notBegun = 'لم يبدأ هذا اليوم بعد، فلا يمكن تسجيل مزاج له.';
