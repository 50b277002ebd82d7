import type { LocalDate } from '../../../kernel/calendar.ts';
import { formatNumber } from '../../../kernel/intl.ja.ts';
import { dayFormatter } from '../../../kernel/written-days.ja.ts';

/*
 * Every sentence of the insights. They say what was written, when and how often, never how a person is. The person's
 * words come in quotation marks, letter for letter; so do themes (`phrases.ts`).
 */

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

const WEEKDAYS = ['日曜日', '月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日'];
const weekdayNamed = (on: number): string => WEEKDAYS[on] ?? '';

/** A day of the year of the week that is looked at without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);

const number = formatNumber;

/* Weekly insights: worth celebrating */

export const celebrated = (date: LocalDate, quote: string): string =>
  `${weekday(date)}に、こう書いています：「${quote}」`;
export const nothingCelebrated = '今週は、喜びたいことが書かれていません。';

/* Weekly insights: patterns in fears */

interface CountedDays {
  days: number;
  since: LocalDate;
  end: LocalDate;
}

/** `theme` is a phrase such as 'the exam' or 'your mother'. */
export const fear = (theme: string, { days, since, end }: CountedDays): string =>
  `恐れについての答えに「${theme}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。`;
export const fearOnOneWeekday = (theme: string, { days, since, end }: CountedDays, on: number): string =>
  `恐れについての答えに「${theme}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。すべて${weekdayNamed(on)}です。`;
export const fearMostlyOnOneWeekday = (
  theme: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  `恐れについての答えに「${theme}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。そのうち${number(hits)}日は${weekdayNamed(on)}です。`;
export const sameFear = (quote: string, { days, since, end }: CountedDays): string =>
  `この恐れを書いた日が、${day(since, end)}以降、${number(days)}日あります：「${quote}」`;
export const fearOvercome = (
  feared: LocalDate,
  fear: string,
  { date, quote, end }: { date: LocalDate; quote: string; end: LocalDate },
): string =>
  `${day(feared, end)}に、ある恐れについて書いています：「${fear}」。そして${weekday(date)}には、喜びとしてこう書いています：「${quote}」`;
export const fearStep = (quote: string): string =>
  `どんな小さな一歩なら、この恐れを和らげられるでしょうか？「${quote}」`;

/* Topics, where they are said to the person in another way than they are named */

const TOPIC_WORDS: Readonly<Record<string, string>> = {
  'my mother': '母',
  'my father': '父',
};
export const topicWords = (topic: string): string => TOPIC_WORDS[topic] ?? topic;

/* Weekly insights: what is celebrated again and again */

export const joy = (topic: string, { days, since, end }: CountedDays): string =>
  `喜びについての答えに「${topic}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。`;
export const joyQuoted = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `喜びについての答えに「${topic}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。${weekday(date)}には、こう書いています：「${quote}」`;

/* Weekly insights: themes */

export const theme = (words: string, days: number): string =>
  `今週、「${words}」が出てきた日は${number(days)}日あります。`;
export const themeQuoted = (words: string, days: number, date: LocalDate, quote: string): string =>
  `今週、「${words}」が出てきた日は${number(days)}日あります。${weekday(date)}には、こう書いています：「${quote}」`;

/* Weekly insights: goals */

export const goalNamed = (goal: string, days: number, of: number): string =>
  days < of
    ? `今週、日記を書いた${number(of)}日のうち${number(days)}日で、「${goal}」を目標に挙げています。`
    : `今週、日記を書いた${number(of)}日とも、「${goal}」を目標に挙げています。`;
export const goalMoved = (goal: string, days: number, actions: readonly string[]): string =>
  `今週、「${goal}」を目標に挙げた日は${number(days)}日あります。そして、${actions.map((action) => `「${action}」`).join('')}を完了しました。`;
export const goalStalled = (goal: string, days: number, last: LocalDate, end: LocalDate): string =>
  `「${goal}」を目標に挙げた日は${number(days)}日あります。最後は${day(last, end)}で、その後は別の目標について書いています。`;
export const goalChoice = (goal: string): string =>
  `「${goal}」に向けて小さな一歩を踏み出すか、今は待つと決めましょう。`;

/* Weekly insights: values */

export const valueActed = (value: string, wrote: string, did: string): string =>
  `「${value}」を行動に移し、「${did}」を完了しました。その前に、こう書いています：「${wrote}」`;
export const valueWaiting = (value: string, days: number, since: LocalDate, end: LocalDate): string =>
  `「${value}」について書いた日が、${day(since, end)}以降、${number(days)}日あります。その間に完了したアクションに、これに触れたものはありません。`;
export const valueUnlived = (
  value: string,
  { days, since, end }: CountedDays,
  toDo: number,
  { date, quote }: { date: LocalDate; quote: string },
): string =>
  `「${value}」について書いた日が、${day(since, end)}以降、${number(days)}日あります。${toDo === days ? 'そのすべて' : `そのうち${number(toDo)}日`}で、まだできていないこととして書かれています。${day(date, end)}には、こう書いています：「${quote}」`;
export const valueUnnamed = (
  value: string,
  other: string,
  { days, since, end }: { days: number; since: LocalDate; end: LocalDate },
): string =>
  `価値観についての答えに「${other}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。その間、「${value}」は出てきていません。`;
export const valueStep = (value: string, quote: string): string =>
  `「${value}」についてのこの考えを、アクションにしてみましょう：「${quote}」`;
export const valueAsk = (value: string): string =>
  `次に価値観について書くときは、「${value}」から始めてみましょう。`;

/* Weekly insights: lessons and actions */

export const lessonAgain = (quote: string, days: number, first: LocalDate, end: LocalDate): string =>
  `この学びを書き留めた日は${number(days)}日あります。最初は${day(first, end)}です：「${quote}」`;
export const lessonTopic = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `「${topicWords(topic)}」についての学びを書き留めた日が、${day(since, end)}以降、${number(days)}日あります。${weekday(date)}の学びはこれでした：「${quote}」`;
export const lessonStep = (quote: string): string =>
  `この学びは、何度も現れています。来週、どこで役に立ちそうですか？「${quote}」`;
export const firstStep = (quote: string): string => `最初の小さな一歩は何でしょうか？「${quote}」`;
export const actionIntended = (
  quote: string,
  listed: LocalDate,
  thing: string,
  { days, since, end }: CountedDays,
): string =>
  `「${quote}」は、${day(listed, end)}からリストにあります。「${thing}」が出てきた日は${day(since, end)}以降${number(days)}日ありますが、完了したアクションには出てきていません。`;
export const actionWaiting = (quote: string, since: LocalDate, end: LocalDate): string =>
  `「${quote}」は、${day(since, end)}からリストにあります。最初の小さな一歩は何でしょうか？`;

/* Weekly insights: rhythms */

interface Share {
  hits: number;
  of: number;
}

export const together = (withEntry: Share, without: Share): string =>
  `日記を書いた${number(withEntry.of)}日のうち${number(withEntry.hits)}日に、アクションを完了しました。書かなかった${number(without.of)}日では、${number(without.hits)}日です。`;
export const subjectOnWeekday = (
  subject: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  hits === days
    ? `「${subject}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。すべて${weekdayNamed(on)}です。`
    : `「${subject}」が出てきた日が、${day(since, end)}以降、${number(days)}日あります。そのうち${number(hits)}日は${weekdayNamed(on)}です。`;
export const journalingOn = (on: number, those: Share, others: Share): string =>
  `最近の${weekdayNamed(on)}${number(those.of)}回のうち${number(those.hits)}回、日記を書きました。ほかの曜日では、${number(others.of)}日のうち${number(others.hits)}日です。`;
const startedWriting = ({ hits, of }: Share, time: string): string =>
  hits < of
    ? `最近日記を書いた${number(of)}日のうち${number(hits)}日は、${time}に書き始めています。`
    : `最近日記を書いた${number(of)}日すべてで、${time}に書き始めています。`;
export const wroteInTheMorning = (share: Share): string => startedWriting(share, '午前中');
export const wroteInTheAfternoon = (share: Share): string => startedWriting(share, '午後');
export const wroteInTheEvening = (share: Share): string => startedWriting(share, '夕方から夜');

/* Weekly insights: in short */

export const noEntries = 'この週の記録はありません。';
export const oneEntry = '繰り返し現れることを見つけるには、記録がひとつでは足りません。';
export const wrote = (entries: number): string => `${number(entries)}件の記録を書きました。`;
export const learned = (lessons: number): string => `${number(lessons)}件の学びを書き留めました。`;
export const wroteAndLearned = (entries: number, lessons: number): string =>
  `${number(entries)}件の記録を書き、${number(lessons)}件の学びを書き留めました。`;
export const addedActions = (actions: number): string => `${number(actions)}件のアクションを追加しました。`;
export const finishedActions = (finished: number, of: number): string => {
  if (finished < of) return `アクション${number(of)}件のうち${number(finished)}件を完了しました。`;
  return of === 1 ? 'アクションを1件完了しました。' : `${number(of)}件のアクションを、すべて完了しました。`;
};
export const loopClosed = (days: number): string => `ループが完成した日は${number(days)}日あります。`;

/* Weekly review */

export const review = (journaled: number, acted: number, learned: number): string =>
  `この7日間のうち、日記を書いたのは${number(journaled)}日、アクションを完了したのは${number(acted)}日、学びを書き留めたのは${number(learned)}日です。`;
export const reviewNothing = 'この7日間に書いたものに、カテゴリーに触れたものはありません。';
export const categoryNotes = (category: string, notes: number, of: number): string =>
  of === 1
    ? `書いたもの1件が、「${category}」に触れています。`
    : `書いたもの${number(of)}件のうち${number(notes)}件が、「${category}」に触れています。`;
export const categoryStep = (category: string, quote: string): string =>
  `この言葉から、「${category}」のための小さなアクションをひとつ選びましょう：「${quote}」`;
export const categoryQuiet = (category: string): string =>
  `この7日間に書いたものに、「${category}」に触れたものはありません。`;
export const categoryFirst = (category: string, notes: number): string =>
  `「${category}」：${number(notes)}件`;
