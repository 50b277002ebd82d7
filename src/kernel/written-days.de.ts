import { dayWriter, joined } from './day-writer.ts';

/* Days as German writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' '),
  shortWeekdays: 'So Mo Di Mi Do Fr Sa'.split(' '),
  narrowWeekdays: 'SMDMDFS',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  arrange: ({ weekday, month, day, year }) =>
    joined(', ', weekday, joined(' ', day && month ? `${day}.` : day, month, year)),
});
