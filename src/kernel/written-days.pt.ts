import { dayWriter, joined } from './day-writer.ts';

/* Days as Brazilian Portuguese writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' '),
  shortWeekdays: 'dom. seg. ter. qua. qui. sex. sáb.'.split(' '),
  narrowWeekdays: 'DSTQQSS',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
  shortMonths: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.'.split(' '),
  // The first of a month is an ordinal: '1º de maio'.
  arrange: ({ weekday, month, day, year }) =>
    joined(', ', weekday, joined(' de ', day === '1' && month ? '1º' : day, month, year)),
});
