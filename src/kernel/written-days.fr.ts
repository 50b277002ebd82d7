import { dayWriter, joined } from './day-writer.ts';

/* Days as French writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  shortWeekdays: 'dim. lun. mar. mer. jeu. ven. sam.'.split(' '),
  narrowWeekdays: 'DLMMJVS',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  // The first of a month is an ordinal: 'dimanche 1er novembre 2026'. A number alone, as in a calendar, stays one.
  arrange: ({ weekday, month, day, year }) =>
    joined(' ', weekday, day === '1' && month ? '1er' : day, month, year),
});
