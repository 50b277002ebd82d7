import type { DateWords } from './typed-date.ts';

/* What French calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  // Short where the rest is also typed without its accent.
  monthBeginnings: ['jan', 'f', 'mar', 'avr', 'mai', 'juin', 'juil', 'ao', 'sep', 'oct', 'nov', 'd'],
  namedDays: new Map([
    ['aujourd’hui', 0],
    ["aujourd'hui", 0],
    ['hier', -1],
    ['demain', 1],
    ['avant-hier', -2],
    ['après-demain', 2],
  ]),
  weekdayBefore: /^(?:lun|mar|mer|jeu|ven|sam|dim)(?:di|credi|dredi|edi|anche)?(?!\p{L})[.,]?/u,
  fillers: /^\s*le(?=\s)|(?<=1)er\b/gu,
};
