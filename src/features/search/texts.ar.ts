import { formatList, formatNumber, plural } from '../../kernel/intl.ar.ts';
import type { Relation } from '../../language/topics/relations.ts';

/* Find page */

export const findTitle = 'البحث';
export const backToDashboardButton = 'العودة إلى الرئيسية';
export const searchEverythingLabel = 'البحث في كل ما كتبته';
export const findText =
  'ابحث عن أي شيء كتبته، مهما قدُم، بكلماته أو بموضوعه. ويمكنك أيضًا طرح سؤال. يجري البحث على هذا الجهاز. ولا يُرسَل ما تكتبه هنا أبدًا.';
/** On a phone; with how many are set. */
export const filtersButton = (count: number): string =>
  count === 0 ? filtersTitle : `${filtersTitle} (${formatNumber(count)})`;
export const filtersTitle = 'عوامل التصفية';
export const showResultsButton = 'عرض النتائج';
export const everywhereButton = 'إزالة التصفية';
export const recentTitle = 'آخر عمليات البحث';
export const clearRecentButton = 'مسح السجل';
export const recentCleared = 'مُسح سجل البحث';
export const undoButton = 'تراجع';
export const recentHint = 'تبقى مشفَّرة على هذا الجهاز حتى تسجيل الخروج.';
export const goalsTitle = 'أهدافك';
export const kindsTitle = 'البحث في';
export const kindNames = {
  entry: 'اليوميات',
  action: 'الخطوات',
  lesson: 'الدروس',
  goal: 'الأهداف',
  item: 'قائمة الأمنيات',
  vision: 'الرؤى',
} as const;
export const fromLabel = 'من';
export const toLabel = 'إلى';

/* Results */

export const resultsLabel = 'النتائج';
/** The parts of an entry, in the order in which they are asked; the last is a page from another journal. */
export const entryParts = [
  'الاحتفاء',
  'الهدف',
  'سبب أهميته',
  'الوعي',
  'الانسجام مع القيم',
  'الخطوات',
  'صفحة مستوردة',
] as const;
export const inJournal = (part: string): string => `اليوميات: ${part}`;
export const inVision = (section: string): string => `الرؤية: ${section}`;
export const inLessons = 'درس';
export const inActions = 'خطوة';
export const inGoals = 'هدف';
export const inBucketList = 'قائمة الأمنيات';

/* Results that say it in other words */

export const relatedTitle = 'نتائج ذات صلة';
export const relatedText = 'تدور حول الشيء نفسه بكلمات أخرى.';
export const moreAboutTitle = 'المزيد حول هذا';
export const moreAboutText = 'ما كتبته أيضًا عن الشيء نفسه.';
export const about = (topics: readonly string[]): string =>
  `عن ${formatList(topics.map((topic) => `«\u2068${topic}\u2069»`))}`;
export const related = (count: number): string =>
  plural(count, {
    zero: 'لا نتائج ذات صلة.',
    one: 'نتيجة واحدة ذات صلة.',
    two: 'نتيجتان ذواتا صلة.',
    few: `${formatNumber(count)} نتائج ذات صلة.`,
    many: `${formatNumber(count)} نتيجة ذات صلة.`,
    other: `${formatNumber(count)} نتيجة ذات صلة.`,
  });

/* Asking everything that was written */

export const askTitle = 'اسأل يومياتك';
export const askText = 'الإجابات كلماتك أنت، من الأقدم إلى الأحدث.';
export const otherLanguage =
  'الأسئلة والنتائج ذات الصلة متاحة حاليًا للنصوص الإنجليزية، أما البحث بالكلمات فيعمل بكل اللغات.';
export const questionWords = {
  learned: (topic: string) => `ماذا تعلّمتُ عن «\u2068${topic}\u2069»؟`,
  celebrated: (topic: string) => `بماذا احتفيتُ في ما يخص «\u2068${topic}\u2069»؟`,
  feared: (topic: string) => `ممَّ خفتُ في ما يخص «\u2068${topic}\u2069»؟`,
  brave: () => 'متى تحلّيتُ بالشجاعة؟',
  undone: () => 'ماذا أردتُ أن أفعل ولم أفعله؟',
} as const;
export const answersCount = (count: number): string =>
  plural(count, {
    zero: 'لا إجابات',
    one: 'إجابة واحدة',
    two: 'إجابتان',
    few: `${formatNumber(count)} إجابات`,
    many: `${formatNumber(count)} إجابة`,
    other: `${formatNumber(count)} إجابة`,
  });
export const answersTitle = 'الإجابات';
export const latestFirstText = 'الإجابات كلماتك أنت، من الأحدث إلى الأقدم.';
export const noAnswer = 'لا شيء مما كتبته يجيب عن هذا السؤال.';
export const noAnswerHint = 'اسأل عن شيء واحد، أو ابحث عن كلمة منه.';
export const hasWords = (words: readonly string[]): string =>
  `فيه ${formatList(words.map((word) => `«\u2068${word}\u2069»`))}`;
export const allQuestionsButton = 'عرض كل الأسئلة';

/* Who somebody is */

export const whoIs = (name: string): string => `ما صلتك بـ \u2068${name}\u2069؟`;
export const whoIsHelp = (name: string, days: number): string =>
  plural(days, {
    one: `كتبت عن \u2068${name}\u2069 في يوم واحد. إذا حدّدت الصلة، وجدت عمليات البحث والاستنتاجات المزيد مما كتبته.`,
    two: `كتبت عن \u2068${name}\u2069 في يومين. إذا حدّدت الصلة، وجدت عمليات البحث والاستنتاجات المزيد مما كتبته.`,
    few: `كتبت عن \u2068${name}\u2069 في ${formatNumber(days)} أيام. إذا حدّدت الصلة، وجدت عمليات البحث والاستنتاجات المزيد مما كتبته.`,
    many: `كتبت عن \u2068${name}\u2069 في ${formatNumber(days)} يومًا. إذا حدّدت الصلة، وجدت عمليات البحث والاستنتاجات المزيد مما كتبته.`,
    other: `كتبت عن \u2068${name}\u2069 في ${formatNumber(days)} يوم. إذا حدّدت الصلة، وجدت عمليات البحث والاستنتاجات المزيد مما كتبته.`,
  });
export const relationLabel = (name: string): string => `صلة \u2068${name}\u2069 بك`;
export const noRelation = 'لا شيء من هذه';
export const relationNotSaid = 'غير محددة';
export const relationWords: Readonly<Record<Relation, string>> = {
  child: 'ابني أو ابنتي',
  partner: 'شريك أو شريكة حياتي',
  mother: 'أمي',
  father: 'أبي',
  sibling: 'أخي أو أختي',
  grandchild: 'حفيدي أو حفيدتي',
  relative: 'من أقاربي',
  friend: 'من أصدقائي',
  colleague: 'من العمل',
  neighbor: 'من جيراني',
  pet: 'حيوان أليف',
};
export const saveWhoButton = 'حفظ';
export const knownPeople = (count: number): string =>
  plural(count, {
    zero: 'لم تسمِّ أحدًا',
    one: 'شخص واحد سمّيته',
    two: 'شخصان سمّيتهما',
    few: `${formatNumber(count)} أشخاص سمّيتهم`,
    many: `${formatNumber(count)} شخصًا سمّيتهم`,
    other: `${formatNumber(count)} شخص سمّيتهم`,
  });
export const forgetWhoButton = 'نسيان';
export const forgetWhoLabel = (name: string): string => `نسيان صلة \u2068${name}\u2069 بك`;
export const saidWho = 'صلة شخص بك';
export const forgotWho = 'شخص كنت قد سمّيته';
export const whoKept = (name: string): string => `حُفظت صلة \u2068${name}\u2069 بك.`;
export const whoNotKept = 'تعذّر حفظ ذلك. حاول مرة أخرى.';
export const whoForgotten = (name: string): string => `نُسيت صلة \u2068${name}\u2069 بك.`;
export const whoNotForgotten = 'تعذّر نسيان ذلك. حاول مرة أخرى.';
export const undoFailed = 'تعذّر التراجع. حاول مرة أخرى.';

/* An action that was found, above the actions */

export const foundActionTitle = 'من بحثك';
export const completedOn = (day: string): string => `أُنجزت: ${day}`;
export const openSince = (day: string): string => `مفتوحة منذ ${day}`;
export const closeLink = 'إغلاق';

/* Going through what was found */

export const foundBarLabel = 'التطابقات';
export const previousMatchLabel = 'التطابق السابق';
export const nextMatchLabel = 'التطابق التالي';
export const backToResultsButton = 'العودة إلى النتائج';
export const closeMatchesButton = 'إغلاق التطابقات';
export const matchHere = (number: number, count: number): string =>
  `التطابق ${formatNumber(number)} من ${formatNumber(count)}`;
export const resultNumber = (number: number, count: number): string =>
  `النتيجة ${formatNumber(number)} من ${formatNumber(count)}`;

/* Search: no matches */

export const insteadLabel = 'جرّب هذا بدلًا منه';
export const withoutFiltersButton = 'البحث بلا تصفية';
export const insteadButton = (text: string): string => `البحث عن «\u2068${text}\u2069»`;
export const insteadCount = (count: number): string =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${formatNumber(count)} نتائج`,
    many: `${formatNumber(count)} نتيجة`,
    other: `${formatNumber(count)} نتيجة`,
  });
export const noMatchesHint = 'جرّب كلمة أخرى أو أول حروفها.';

/* Search */

export const wordsPlaceholder = 'كلمة أو أول حروفها';
export const clearButton = 'مسح';
export const noMatches = 'لا نتائج.';
export const matches = (count: number): string => `${insteadCount(count)}.`;
export const firstMatches = (count: number, shown: number): string =>
  plural(shown, {
    one: `${insteadCount(count)}. المعروض منها: الأولى.`,
    two: `${insteadCount(count)}. المعروض منها: أول نتيجتين.`,
    few: `${insteadCount(count)}. المعروض منها: أول ${formatNumber(shown)} نتائج.`,
    many: `${insteadCount(count)}. المعروض منها: أول ${formatNumber(shown)} نتيجة.`,
    other: `${insteadCount(count)}. المعروض منها: أول ${formatNumber(shown)} نتيجة.`,
  });
export const earlierMissing = 'لا يمكن البحث في الصفحات الأقدم حتى يعود الاتصال.';
export const earlierLoading = 'ما زالت الصفحات الأقدم قيد التحميل. سيشملها البحث أيضًا.';
export const searchFailed = 'تعذّر بدء البحث. حاول مرة أخرى.';
export const searchEverythingLink = 'البحث في كل ما كتبته';
