import type { LocalDate } from '../../../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../../../kernel/intl.ar.ts';
import { dayFormatter } from '../../../../kernel/written-days.ar.ts';

/*
 * What letters say beside the sentences of the insights. The person's words come in quotation marks, letter for letter.
 */

/** Numbers up to ten in words, for things of the masculine gender and of the feminine, before what is counted. */
const MASCULINE = 'صفر واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
const FEMININE = 'صفر واحدة اثنتين ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' ');
const masculine = (count: number): string => MASCULINE[count] ?? formatNumber(count);
const feminine = (count: number): string => FEMININE[count] ?? formatNumber(count);

const monthDay = dayFormatter({ month: 'long', day: 'numeric' });
const monthName = dayFormatter({ month: 'long' });

const quoted = (words: string): string => `«\u2068${words}\u2069»`;
const entryCount = (entries: number): string =>
  plural(entries, {
    zero: 'لا تدوينات',
    one: 'تدوينة واحدة',
    two: 'تدوينتان',
    few: `${feminine(entries)} تدوينات`,
    many: `${formatNumber(entries)} تدوينة`,
    other: `${formatNumber(entries)} تدوينة`,
  });
/** As they stand after a preposition. */
const weekCount = (weeks: number): string =>
  plural(weeks, {
    one: 'أسبوع واحد',
    two: 'أسبوعين',
    few: `${masculine(weeks)} أسابيع`,
    many: `${formatNumber(weeks)} أسبوعًا`,
    other: `${formatNumber(weeks)} أسبوع`,
  });
const monthCount = (months: number): string =>
  plural(months, {
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${masculine(months)} أشهر`,
    many: `${formatNumber(months)} شهرًا`,
    other: `${formatNumber(months)} شهر`,
  });

/* Letter: nothing was written */

export const nothingWritten = {
  week: 'لم تكتب شيئًا هذا الأسبوع، لذلك جاءت هذه الرسالة قصيرة.',
  month: 'لم تكتب شيئًا هذا الشهر، لذلك جاءت هذه الرسالة قصيرة.',
  year: 'لم تكتب شيئًا هذه السنة، لذلك جاءت هذه الرسالة قصيرة.',
};
export const otherLanguage =
  'حاليًا لا تقتبس الرسائل إلا من النصوص الإنجليزية، لذلك تكتفي هذه الرسالة بأرقامك.';

/* Letter: what was celebrated */

export const celebratedOn = (date: LocalDate, quote: string): string => `${monthDay(date)}: ${quoted(quote)}`;
export const monthInShort = (month: LocalDate, entries: number): string =>
  `${monthName(month)}، ${entryCount(entries)}.`;
export const monthCelebrated = (month: LocalDate, entries: number, quote: string): string =>
  `${monthName(month)}، ${entryCount(entries)}: ${quoted(quote)}`;

/* Letter: what moved */

export const goalInWeeks = (goal: string, weeks: number): string =>
  `كان ${quoted(goal)} هدفك في ${weekCount(weeks)} من الشهر.`;
export const goalInMonths = (goal: string, months: number): string =>
  `كان ${quoted(goal)} هدفك في ${monthCount(months)} من السنة.`;

/* Letter: what came back */

export const cameBackInWeeks = {
  fear: (weeks: number, quote: string): string =>
    `ظهر الخوف نفسه في ${weekCount(weeks)} من الشهر: ${quoted(quote)}`,
  'lesson-again': (weeks: number, quote: string): string =>
    `دوّنت الدرس نفسه في ${weekCount(weeks)} من الشهر: ${quoted(quote)}`,
  joy: (weeks: number, quote: string): string =>
    `احتفيت بأشياء متشابهة في ${weekCount(weeks)} من الشهر: ${quoted(quote)}`,
};
export const cameBackInMonths = {
  fear: (months: number, quote: string): string =>
    `ظهر الخوف نفسه في ${monthCount(months)} من السنة: ${quoted(quote)}`,
  'lesson-again': (months: number, quote: string): string =>
    `دوّنت الدرس نفسه في ${monthCount(months)} من السنة: ${quoted(quote)}`,
  joy: (months: number, quote: string): string =>
    `احتفيت بأشياء متشابهة في ${monthCount(months)} من السنة: ${quoted(quote)}`,
};

/* Letter: the question */

/** Each asks about words that it quotes. */
export const asks = {
  fear: (quote: string): string => `ماذا قد يجعل هذا الخوف أصغر قليلًا؟ ${quoted(quote)}`,
  'value-waiting': (quote: string): string => `كيف تبدو أول خطوة؟ ${quoted(quote)}`,
  'goal-stalled': (quote: string): string => `كان ${quoted(quote)} هدفك مدة من الزمن. أما زلت تريده؟`,
  'lesson-again': (quote: string): string => `أين ستحتاج إلى هذا الدرس في المرة القادمة؟ ${quoted(quote)}`,
  'action-waiting': (quote: string): string => `ما زالت في قائمتك خطوة: ${quoted(quote)}. ما الذي يعترضها؟`,
};
/** The same, where the letter has just quoted the words. */
export const asksAgain: Partial<Record<keyof typeof asks, string>> = {
  fear: 'ماذا قد يجعل هذا الخوف أصغر قليلًا؟',
  'lesson-again': 'أين ستحتاج إلى هذا الدرس في المرة القادمة؟',
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
  [formatNumber(entries), 'التدوينات'],
  [formatNumber(completedActions), 'الخطوات المنجزة'],
  [formatNumber(lessons), 'الدروس'],
  [formatNumber(loops), 'الحلقات المكتملة'],
];
export const pictureAlternative = (name: string, drawn: number, days: number, counts: Counts): string => {
  const figures = pictureFigures(counts).map(([value, label]) => `${label}: ${value}`);
  return `${name}: حلقة لكل يوم. عدد الأيام ${formatNumber(days)}، والأيام التي فيها خطوط ${formatNumber(drawn)}. ${formatList(figures)}.`;
};
