import type { DateWords } from './typed-date.ts';

/* What Spanish calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  monthBeginnings: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  namedDays: new Map([
    ['hoy', 0],
    ['ayer', -1],
    ['mañana', 1],
    ['anteayer', -2],
    ['pasado mañana', 2],
  ]),
  weekdayBefore:
    /^(?:lun(?:es)?|mar(?:tes)|mié(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sáb(?:ado)?|dom(?:ingo)?)(?!\p{L})[.,]?/u,
  fillers: /(?<=\s)de(?=\s)|(?<=\d)º/gu,
};
