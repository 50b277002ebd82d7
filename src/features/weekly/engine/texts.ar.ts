import type { LocalDate } from '../../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../../kernel/intl.ar.ts';
import { dayFormatter } from '../../../kernel/written-days.ar.ts';

/*
 * Every sentence of the insights. They say what was written, when and how often, never how a person is. The person's
 * words come in quotation marks, letter for letter, and so do themes.
 */

/** Numbers up to ten in words, for things of the masculine gender and of the feminine, after a preposition. */
const MASCULINE = 'صفر واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
const FEMININE = 'صفر واحدة اثنتين ثلاث أربع خمس ست سبع ثمانٍ تسع عشر'.split(' ');
/** The same before the thing that is counted. */
const FEMININE_BEFORE = 'صفر واحدة اثنتي ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' ');
const WEEKDAYS = 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' ');

const dayOfYear = dayFormatter({ month: 'long', day: 'numeric' });
const dayWithYear = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
const weekday = dayFormatter({ weekday: 'long' });

const masculine = (count: number): string => MASCULINE[count] ?? formatNumber(count);
const feminine = (count: number): string => FEMININE[count] ?? formatNumber(count);
const feminineBefore = (count: number): string => FEMININE_BEFORE[count] ?? formatNumber(count);
const daysOf = (on: number): string => `أيام ${WEEKDAYS[on] ?? ''}`;

/** Days, entries, lessons and actions, as they stand after a preposition or a verb. */
const dayCount = (days: number): string =>
  plural(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${masculine(days)} أيام`,
    many: `${formatNumber(days)} يومًا`,
    other: `${formatNumber(days)} يوم`,
  });
const entryCount = (entries: number): string =>
  plural(entries, {
    one: 'تدوينة واحدة',
    two: 'تدوينتين',
    few: `${feminineBefore(entries)} تدوينات`,
    many: `${formatNumber(entries)} تدوينة`,
    other: `${formatNumber(entries)} تدوينة`,
  });
const lessonCount = (lessons: number): string =>
  plural(lessons, {
    one: 'درسًا واحدًا',
    two: 'درسين',
    few: `${masculine(lessons)} دروس`,
    many: `${formatNumber(lessons)} درسًا`,
    other: `${formatNumber(lessons)} درس`,
  });
const actionCount = (actions: number): string =>
  plural(actions, {
    one: 'خطوة واحدة',
    two: 'خطوتين',
    few: `${feminineBefore(actions)} خطوات`,
    many: `${formatNumber(actions)} خطوة`,
    other: `${formatNumber(actions)} خطوة`,
  });

/** A day of the year of the week that is looked at without its year, an older one with it. */
const day = (date: LocalDate, week: LocalDate): string =>
  date.slice(0, 4) === week.slice(0, 4) ? dayOfYear(date) : dayWithYear(date);

const quoted = (words: string): string => `«\u2068${words}\u2069»`;

/* Weekly insights: worth celebrating */

export const celebrated = (date: LocalDate, quote: string): string =>
  `يوم ${weekday(date)} كتبت: ${quoted(quote)}`;
export const nothingCelebrated = 'لم تكتب هذا الأسبوع شيئًا تحتفي به.';

/* Weekly insights: patterns in fears */

interface CountedDays {
  days: number;
  since: LocalDate;
  end: LocalDate;
}

/** `theme` is a phrase such as 'the exam' or 'your mother'. */
export const fear = (theme: string, { days, since, end }: CountedDays): string =>
  `حين كتبت عن مخاوفك، تكرّر ذكر ${quoted(theme)} في ${dayCount(days)} منذ ${day(since, end)}.`;
export const fearOnOneWeekday = (theme: string, { days, since, end }: CountedDays, on: number): string =>
  `حين كتبت عن مخاوفك، تكرّر ذكر ${quoted(theme)} في ${dayCount(days)} منذ ${day(since, end)}، كلها من ${daysOf(on)}.`;
export const fearMostlyOnOneWeekday = (
  theme: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  `حين كتبت عن مخاوفك، تكرّر ذكر ${quoted(theme)} في ${dayCount(days)} منذ ${day(since, end)}، منها ${masculine(hits)} من ${daysOf(on)}.`;
export const sameFear = (quote: string, { days, since, end }: CountedDays): string =>
  `ذكرت هذا الخوف في ${dayCount(days)} منذ ${day(since, end)}: ${quoted(quote)}`;
export const fearOvercome = (
  feared: LocalDate,
  fear: string,
  { date, quote, end }: { date: LocalDate; quote: string; end: LocalDate },
): string =>
  `في ${day(feared, end)} كتبت عن خوف: ${quoted(fear)}. ويوم ${weekday(date)} احتفيت بهذا: ${quoted(quote)}`;
export const fearStep = (quote: string): string => `أي خطوة صغيرة قد تخفف هذا الخوف؟ ${quoted(quote)}`;

/* Topics, where they are said to the person in another way than they are named */

const TOPIC_WORDS: Readonly<Record<string, string>> = {
  'my mother': 'أمك',
  'my father': 'أبيك',
};
export const topicWords = (topic: string): string => TOPIC_WORDS[topic] ?? topic;

/* Weekly insights: what is celebrated again and again */

export const joy = (topic: string, { days, since, end }: CountedDays): string =>
  `حين احتفيت بشيء، تكرّر ذكر ${quoted(topic)} في ${dayCount(days)} منذ ${day(since, end)}.`;
export const joyQuoted = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `حين احتفيت بشيء، تكرّر ذكر ${quoted(topic)} في ${dayCount(days)} منذ ${day(since, end)}. ويوم ${weekday(date)} كتبت: ${quoted(quote)}`;

/* Weekly insights: themes */

export const theme = (words: string, days: number): string =>
  `تكرّر ذكر ${quoted(words)} في ${dayCount(days)} هذا الأسبوع.`;
export const themeQuoted = (words: string, days: number, date: LocalDate, quote: string): string =>
  `تكرّر ذكر ${quoted(words)} في ${dayCount(days)} هذا الأسبوع. ويوم ${weekday(date)} كتبت: ${quoted(quote)}`;

/* Weekly insights: goals */

export const goalNamed = (goal: string, days: number, of: number): string => {
  if (of === 2 && days < of) return `كان ${quoted(goal)} هدفك في أحد اليومين اللذين كتبت فيهما هذا الأسبوع.`;
  if (days < of)
    return `كان ${quoted(goal)} هدفك في ${dayCount(days)} من أصل ${masculine(of)} كتبت فيها هذا الأسبوع.`;
  if (of === 2) return `كان ${quoted(goal)} هدفك في اليومين اللذين كتبت فيهما هذا الأسبوع.`;
  return `كان ${quoted(goal)} هدفك في كل يوم كتبت فيه هذا الأسبوع، وعددها ${masculine(of)}.`;
};
export const goalMoved = (goal: string, days: number, actions: readonly string[]): string =>
  `كان ${quoted(goal)} هدفك في ${dayCount(days)} هذا الأسبوع. وأنجزت أيضًا ${formatList(actions.map(quoted))}.`;
export const goalStalled = (goal: string, days: number, last: LocalDate, end: LocalDate): string =>
  `كان ${quoted(goal)} هدفك في ${dayCount(days)}، آخرها ${day(last, end)}. ومنذ ذلك الحين كتبت عن أهداف أخرى.`;
export const goalChoice = (goal: string): string =>
  `اخطُ خطوة صغيرة نحو ${quoted(goal)}، أو قرّر أنه يستطيع الانتظار.`;

/* Weekly insights: values */

export const valueActed = (value: string, wrote: string, did: string): string =>
  `عملت بقيمة ${quoted(value)}: أنجزت ${quoted(did)}. وكنت قد كتبت: ${quoted(wrote)}`;
export const valueWaiting = (value: string, days: number, since: LocalDate, end: LocalDate): string =>
  `كتبت عن قيمة ${quoted(value)} في ${dayCount(days)} منذ ${day(since, end)}. ولا تذكرها أي خطوة أنجزتها في تلك المدة.`;
export const valueUnlived = (
  value: string,
  { days, since, end }: CountedDays,
  toDo: number,
  { date, quote }: { date: LocalDate; quote: string },
): string =>
  `كتبت عن قيمة ${quoted(value)} في ${dayCount(days)} منذ ${day(since, end)}. ${toDo === days ? 'وفي كل مرة' : `وفي ${masculine(toDo)} منها`} كان الأمر ما زال ينتظر. وفي ${day(date, end)} كتبت: ${quoted(quote)}`;
export const valueUnnamed = (
  value: string,
  other: string,
  { days, since, end }: { days: number; since: LocalDate; end: LocalDate },
): string =>
  `حين كتبت عن قيمك، تكرّر ذكر ${quoted(other)} في ${dayCount(days)} منذ ${day(since, end)}. أما ${quoted(value)} فلم تذكرها في تلك المدة.`;
export const valueStep = (value: string, quote: string): string =>
  `حوّل هذه الفكرة عن ${quoted(value)} إلى خطوة: ${quoted(quote)}`;
export const valueAsk = (value: string): string =>
  `حين تكتب عن قيمك في المرة القادمة، ابدأ بـ ${quoted(value)}.`;

/* Weekly insights: lessons and actions */

export const lessonAgain = (quote: string, days: number, first: LocalDate, end: LocalDate): string =>
  `دوّنت هذا الدرس في ${dayCount(days)}، أولها ${day(first, end)}: ${quoted(quote)}`;
export const lessonTopic = (
  topic: string,
  { days, since, end }: CountedDays,
  date: LocalDate,
  quote: string,
): string =>
  `دوّنت دروسًا عن ${quoted(topicWords(topic))} في ${dayCount(days)} منذ ${day(since, end)}. ودرس يوم ${weekday(date)}: ${quoted(quote)}`;
export const lessonStep = (quote: string): string =>
  `هذا الدرس يعود مرة بعد مرة. أين قد ينفعك الأسبوع القادم؟ ${quoted(quote)}`;
export const firstStep = (quote: string): string => `ماذا يمكن أن تكون البداية الصغيرة؟ ${quoted(quote)}`;
export const actionIntended = (
  quote: string,
  listed: LocalDate,
  thing: string,
  { days, since, end }: CountedDays,
): string =>
  `في قائمتك منذ ${day(listed, end)}: ${quoted(quote)}. تكرّر ذكر ${quoted(thing)} في ${dayCount(days)} منذ ${day(since, end)}، لكن ليس في أي خطوة أنجزتها.`;
export const actionWaiting = (quote: string, since: LocalDate, end: LocalDate): string =>
  `في قائمتك منذ ${day(since, end)}: ${quoted(quote)}. ماذا يمكن أن تكون البداية الصغيرة؟`;

/* Weekly insights: rhythms */

interface Share {
  hits: number;
  of: number;
}

export const together = (withEntry: Share, without: Share): string => {
  const wrote = `أنجزت خطوة في ${dayCount(withEntry.hits)} من أصل ${masculine(withEntry.of)} كتبت فيها`;
  return without.hits === 0
    ? `${wrote}، ولم تنجز أي خطوة في ${dayCount(without.of)} من دون كتابة.`
    : `${wrote}، وفي ${dayCount(without.hits)} من أصل ${masculine(without.of)} لم تكتب فيها.`;
};
export const subjectOnWeekday = (
  subject: string,
  { days, since, end }: CountedDays,
  on: number,
  hits: number,
): string =>
  hits === days
    ? `تكرّر ذكر ${quoted(subject)} في ${dayCount(days)} منذ ${day(since, end)}، وكلها من ${daysOf(on)}.`
    : `تكرّر ذكر ${quoted(subject)} في ${dayCount(days)} منذ ${day(since, end)}، منها ${masculine(hits)} من ${daysOf(on)}.`;
export const journalingOn = (on: number, those: Share, others: Share): string => {
  const onThose =
    those.hits < those.of
      ? `كتبت في ${masculine(those.hits)} من آخر ${masculine(those.of)} من ${daysOf(on)}`
      : `كتبت في كل ${daysOf(on)} الأخيرة، وعددها ${masculine(those.of)}`;
  return others.hits === 0
    ? `${onThose}، ولم تكتب في أي من الأيام الأخرى، وعددها ${formatNumber(others.of)}.`
    : `${onThose}، وفي ${masculine(others.hits)} من أصل ${masculine(others.of)} من الأيام الأخرى.`;
};
const ofWritingDays = ({ hits, of }: Share): string =>
  hits < of
    ? `في ${dayCount(hits)} من آخر ${masculine(of)} كتبت فيها`
    : `في كل أيام الكتابة الأخيرة، وعددها ${masculine(of)}`;
export const wroteInTheMorning = (share: Share): string => `بدأت الكتابة صباحًا ${ofWritingDays(share)}.`;
export const wroteInTheAfternoon = (share: Share): string =>
  `بدأت الكتابة بعد الظهر ${ofWritingDays(share)}.`;
export const wroteInTheEvening = (share: Share): string =>
  `بدأت الكتابة مساءً أو ليلًا ${ofWritingDays(share)}.`;

/* Weekly insights: in short */

export const noEntries = 'لا تدوينات من هذا الأسبوع.';
export const oneEntry = 'تدوينة واحدة لا تكفي لإظهار نمط.';
export const wrote = (entries: number): string =>
  entries === 0 ? 'لم تكتب أي تدوينة.' : `كتبت ${entryCount(entries)}.`;
export const learned = (lessons: number): string =>
  lessons === 0 ? 'لم تدوّن أي درس.' : `دوّنت ${lessonCount(lessons)}.`;
export const wroteAndLearned = (entries: number, lessons: number): string =>
  `كتبت ${entryCount(entries)} ودوّنت ${lessonCount(lessons)}.`;
export const addedActions = (actions: number): string =>
  actions === 0 ? 'لم تضف أي خطوة.' : `أضفت ${actionCount(actions)}.`;
export const finishedActions = (finished: number, of: number): string => {
  if (finished === 0) return `لم تنجز بعد أي خطوة من أصل ${feminine(of)}.`;
  if (finished < of) return `أنجزت ${actionCount(finished)} من أصل ${feminine(of)}.`;
  if (of === 1) return 'أنجزت خطوة واحدة.';
  if (of === 2) return 'أنجزت خطوتيك كلتيهما.';
  return `أنجزت خطواتك كلها، وعددها ${feminine(of)}.`;
};
export const loopClosed = (days: number): string =>
  days === 0 ? 'لم تكتمل الحلقة في أي يوم.' : `اكتملت الحلقة في ${dayCount(days)}.`;

/* Weekly review */

export const review = (journaled: number, acted: number, learned: number): string =>
  `في الأيام السبعة الأخيرة، أيام الكتابة: ${formatNumber(journaled)}، وأيام إنجاز الخطوات: ${formatNumber(acted)}، وأيام تدوين الدروس: ${formatNumber(learned)}.`;
export const reviewNothing = 'لا شيء مما كتبته في هذه الأيام يذكر فئاتك.';
export const categoryNotes = (category: string, notes: number, of: number): string => {
  if (of === 1) return `ملاحظتك الوحيدة تتصل بـ ${quoted(category)}.`;
  return plural(notes, {
    zero: `لا ملاحظة من أصل ${feminine(of)} تتصل بـ ${quoted(category)}.`,
    one: `ملاحظة واحدة من أصل ${feminine(of)} تتصل بـ ${quoted(category)}.`,
    two: `ملاحظتان من أصل ${feminine(of)} تتصلان بـ ${quoted(category)}.`,
    few: `${feminineBefore(notes)} ملاحظات من أصل ${feminine(of)} تتصل بـ ${quoted(category)}.`,
    many: `${formatNumber(notes)} ملاحظة من أصل ${feminine(of)} تتصل بـ ${quoted(category)}.`,
    other: `${formatNumber(notes)} ملاحظة من أصل ${feminine(of)} تتصل بـ ${quoted(category)}.`,
  });
};
export const categoryStep = (category: string, quote: string): string =>
  `اختر مما كتبته خطوة صغيرة من أجل ${quoted(category)}: ${quoted(quote)}`;
export const categoryQuiet = (category: string): string =>
  `لا شيء مما كتبته في هذه الأيام يذكر ${quoted(category)}.`;
export const categoryFirst = (category: string, notes: number): string =>
  plural(notes, {
    zero: `${quoted(category)}: لا ملاحظات`,
    one: `${quoted(category)}: ملاحظة واحدة`,
    two: `${quoted(category)}: ملاحظتان`,
    few: `${quoted(category)}: ${feminineBefore(notes)} ملاحظات`,
    many: `${quoted(category)}: ${formatNumber(notes)} ملاحظة`,
    other: `${quoted(category)}: ${formatNumber(notes)} ملاحظة`,
  });
