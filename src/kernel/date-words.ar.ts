import type { DateWords } from './typed-date.ts';

/* What Arabic calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  monthBeginnings: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  namedDays: new Map([
    ['اليوم', 0],
    ['أمس', -1],
    ['غدا', 1],
    ['غدًا', 1],
  ]),
  weekdayBefore: /^(?:الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)[،,]?/u,
  fillers: /(?!)/gu,
};
