import type { DateWords } from './typed-date.ts';

/* What Japanese calls days where they are typed. */
export const DATE_WORDS: DateWords = {
  isDayFirst: false,
  // A numbered month is read by its number.
  monthBeginnings: [
    '睦月',
    '如月',
    '弥生',
    '卯月',
    '皐月',
    '水無月',
    '文月',
    '葉月',
    '長月',
    '神無月',
    '霜月',
    '師走',
  ],
  namedDays: new Map([
    ['今日', 0],
    ['きょう', 0],
    ['本日', 0],
    ['昨日', -1],
    ['きのう', -1],
    ['明日', 1],
    ['あした', 1],
    ['一昨日', -2],
    ['おととい', -2],
    ['明後日', 2],
    ['あさって', 2],
  ]),
  weekdayBefore: /^[日月火水木金土]曜日?[、,]?/u,
  fillers: /[日月火水木金土]曜日?|\([日月火水木金土]\)/gu,
};
