import type { DateWords } from './typed-date.ts';

/* What Brazilian Portuguese calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  monthBeginnings: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  namedDays: new Map([
    ['hoje', 0],
    ['ontem', -1],
    ['amanhã', 1],
    ['anteontem', -2],
  ]),
  weekdayBefore:
    /^(?:seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|sáb(?:ado)?|dom(?:ingo)?)(?:-feira)?(?!\p{L})[.,]?/u,
  fillers: /(?<=\s)de(?=\s)|(?<=\d)º/gu,
};
