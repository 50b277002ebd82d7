import { dayWriter, joined } from './day-writer.ts';

/* Days as Japanese writes them. */
export const { dayFormatter, formatDay } = /* @__PURE__ */ dayWriter({
  weekdays: '日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日'.split(' '),
  shortWeekdays: '日 月 火 水 木 金 土'.split(' '),
  narrowWeekdays: '日月火水木金土',
  months: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'.split(' '),
  shortMonths: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'.split(' '),
  arrange: ({ weekday, month, day, year }) =>
    joined('', year && `${year}年`, month, day && `${day}日`, weekday),
});
