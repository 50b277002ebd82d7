import type { DateWords } from './typed-date.ts';

/* What German calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  monthBeginnings: ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
  namedDays: new Map([
    ['heute', 0],
    ['gestern', -1],
    ['morgen', 1],
    ['vorgestern', -2],
    ['übermorgen', 2],
  ]),
  weekdayBefore:
    /^(?:mo|di|mi|do|fr|sa|so)(?:ntag|nntag|enstag|ttwoch|nnerstag|eitag|mstag|nnabend)?\b[.,]?/u,
  fillers: /(?<=\d)\.(?=\s)/gu,
};
