import { dayWriter, joined } from './day-writer.ts';

/* Days as Arabic writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
  shortWeekdays: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' '),
  narrowWeekdays: 'ح ن ث ر خ ج س'.split(' '),
  months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  shortMonths: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
  arrange: ({ weekday, month, day, year }) => joined('، ', weekday, joined(' ', day, month, year)),
});
