import type { DateWords } from './typed-date.ts';

/* What Brazilian Portuguese calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  monthBeginnings: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  namedDays: new Map([
    ['hoje', 0],
    ['ontem', -1],
    ['amanhã', 1],
    ['amanha', 1],
    ['anteontem', -2],
    ['depois de amanhã', 2],
    ['depois de amanha', 2],
  ]),
  weekdayBefore:
    /^(?:seg(?:unda)?|ter(?:[çc]a)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|s[áa]b(?:ado)?|dom(?:ingo)?)(?:[- ]feira)?(?!\p{L})[.,]?/u,
  fillers: /(?<=^|\s)dia(?=\s)|(?<=\s)de(?=\s)|(?<=\d)[ºo](?!\p{L})/gu,
};
