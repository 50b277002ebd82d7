import type { DateWords } from './typed-date.ts';

/* What Arabic calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  // Three of them without their first letter, which is typed in several ways and removed as a filler.
  monthBeginnings: [
    'يناير',
    'فبراير',
    'مارس',
    'بريل',
    'مايو',
    'يونيو',
    'يوليو',
    'غسطس',
    'سبتمبر',
    'كتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  namedDays: new Map([
    ['اليوم', 0],
    ['أمس', -1],
    ['امس', -1],
    ['أول أمس', -2],
    ['غدا', 1],
    ['غدًا', 1],
    ['بعد غد', 2],
  ]),
  weekdayBefore: /^(?:يوم )?(?:ال[أا]حد|ال[إا]ثنين|الثلاثاء|ال[أا]ربعاء|الخميس|الجمعة|السبت)[،,]?/u,
  fillers: /(?<!\p{L})[أإا](?=بريل|غسطس|كتوبر)/gu,
};
