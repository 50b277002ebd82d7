import { dayWriter, joined } from './day-writer.ts';

/* Days as French writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  shortWeekdays: 'dim. lun. mar. mer. jeu. ven. sam.'.split(' '),
  narrowWeekdays: 'DLMMJVS',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  arrange: ({ weekday, month, day, year }) => joined(' ', weekday, day, month, year),
});
