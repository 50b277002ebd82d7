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
  arrange: ({ weekday, month, day, year }) => joined(', ', weekday, joined(' de ', day, month, year)),
});
