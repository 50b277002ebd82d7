import { dayWriter, joined } from './day-writer.ts';

/* Days as American English writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  shortWeekdays: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  narrowWeekdays: 'SMTWTFS',
  months: 'January February March April May June July August September October November December'.split(' '),
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  arrange: ({ weekday, month, day, year }, form) =>
    joined(form.day ? ', ' : ' ', weekday, joined(' ', month, day), year),
});
