import { dayWriter, joined } from './day-writer.ts';

/* Days as Spanish writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  shortWeekdays: 'dom lun mar mié jue vie sáb'.split(' '),
  narrowWeekdays: 'DLMXJVS',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  shortMonths: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
  arrange: ({ weekday, month, day, year }, form) =>
    joined(', ', weekday, joined(form.month === 'long' ? ' de ' : ' ', day, month, year)),
});
