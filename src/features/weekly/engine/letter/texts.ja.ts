import type { LocalDate } from '../../../../kernel/calendar.ts';
import { formatNumber } from '../../../../kernel/intl.ja.ts';
import { dayFormatter } from '../../../../kernel/written-days.ja.ts';

/*
 * What letters say beside the sentences of the insights. The person's words come in quotation marks, letter for letter.
 */

const number = formatNumber;

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthName = dayFormatter({ month: 'long' });

/* Letter: nothing was written */

export const nothingWritten = {
  week: 'この週は何も書かれていないので、短い手紙です。',
  month: 'この月は何も書かれていないので、短い手紙です。',
  year: 'この年は何も書かれていないので、短い手紙です。',
};
export const otherLanguage =
  '今のところ、手紙に引用できるのは英語の文章だけです。そのため、この手紙は数字だけになっています。';

/* Letter: what was celebrated */

export const celebratedOn = (date: LocalDate, quote: string): string => `${monthDay(date)}：「${quote}」`;
export const monthInShort = (month: LocalDate, entries: number): string =>
  `${monthName(month)}、記録${number(entries)}件。`;
export const monthCelebrated = (month: LocalDate, entries: number, quote: string): string =>
  `${monthName(month)}、記録${number(entries)}件：「${quote}」`;

/* Letter: what moved */

export const goalInWeeks = (goal: string, weeks: number): string =>
  `この月のうち${number(weeks)}週で、「${goal}」を目標に挙げています。`;
export const goalInMonths = (goal: string, months: number): string =>
  `この年のうち${number(months)}か月で、「${goal}」を目標に挙げています。`;

/* Letter: what came back */

export const cameBackInWeeks = {
  fear: (weeks: number, quote: string): string =>
    `この月のうち${number(weeks)}週で、同じ恐れが出てきました：「${quote}」`,
  'lesson-again': (weeks: number, quote: string): string =>
    `この月のうち${number(weeks)}週で、同じ学びを書き留めました：「${quote}」`,
  joy: (weeks: number, quote: string): string =>
    `この月のうち${number(weeks)}週で、同じようなことを喜びました：「${quote}」`,
};
export const cameBackInMonths = {
  fear: (months: number, quote: string): string =>
    `この年のうち${number(months)}か月で、同じ恐れが出てきました：「${quote}」`,
  'lesson-again': (months: number, quote: string): string =>
    `この年のうち${number(months)}か月で、同じ学びを書き留めました：「${quote}」`,
  joy: (months: number, quote: string): string =>
    `この年のうち${number(months)}か月で、同じようなことを喜びました：「${quote}」`,
};

/* Letter: the question */

/** Each asks about words that it quotes. */
export const asks = {
  fear: (quote: string): string => `何があれば、この恐れは少し小さくなるでしょうか？「${quote}」`,
  'value-waiting': (quote: string): string => `最初の一歩は、どんなものになるでしょうか？「${quote}」`,
  'goal-stalled': (quote: string): string =>
    `しばらくの間、「${quote}」が目標でした。今も、そう望んでいますか？`,
  'lesson-again': (quote: string): string => `この学びが次に必要になるのは、どこでしょうか？「${quote}」`,
  'action-waiting': (quote: string): string =>
    `「${quote}」は、まだリストにあります。何が妨げになっていますか？`,
};
/** The same, where the letter has just quoted the words. */
export const asksAgain: Partial<Record<keyof typeof asks, string>> = {
  fear: '何があれば、この恐れは少し小さくなるでしょうか？',
  'lesson-again': 'この学びが次に必要になるのは、どこでしょうか？',
};

/* Letter: the picture to share */

interface Counts {
  entries: number;
  completedActions: number;
  lessons: number;
  loops: number;
}

/** Each number with what it counts. */
export const pictureFigures = ({ entries, completedActions, lessons, loops }: Counts): [string, string][] => [
  [number(entries), '記録'],
  [number(completedActions), '完了したアクション'],
  [number(lessons), '学び'],
  [number(loops), '完成したループ'],
];
export const pictureAlternative = (name: string, drawn: number, days: number, counts: Counts): string => {
  const { entries, completedActions, lessons, loops } = counts;
  return `${/^\d{4}$/.test(name) ? `${name}年` : name}：${number(days)}日それぞれの輪。そのうち${number(drawn)}日に筆の線があります。記録${number(entries)}件、完了したアクション${number(completedActions)}件、学び${number(lessons)}件、完成したループ${number(loops)}回。`;
};
