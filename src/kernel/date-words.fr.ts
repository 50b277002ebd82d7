import type { DateWords } from './typed-date.ts';

/* What French calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: true,
  monthBeginnings: ['jan', 'fév', 'mar', 'avr', 'mai', 'juin', 'juil', 'aoû', 'sep', 'oct', 'nov', 'déc'],
  namedDays: new Map([
    ['aujourd’hui', 0],
    ["aujourd'hui", 0],
    ['hier', -1],
    ['demain', 1],
    ['avant-hier', -2],
    ['après-demain', 2],
  ]),
  weekdayBefore: /^(?:lun|mar|mer|jeu|ven|sam|dim)(?:di|credi|dredi|edi|anche)?(?!\p{L})[.,]?/u,
  fillers: /(?<=1)er\b/gu,
};
