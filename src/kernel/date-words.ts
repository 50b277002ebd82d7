import type { DateWords } from './typed-date.ts';

/* What American English calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: false,
  monthBeginnings: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  namedDays: new Map([
    ['today', 0],
    ['yesterday', -1],
    ['tomorrow', 1],
  ]),
  weekdayBefore: /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?/u,
  fillers: /(?<=\d)(?:st|nd|rd|th)\b/gu,
};
