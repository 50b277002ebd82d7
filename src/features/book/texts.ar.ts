import type { LocalDate } from '../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../kernel/intl.ar.ts';
import { dayFormatter, formatDay } from '../../kernel/written-days.ar.ts';

/* Book: the page on which it is made */

export const pageTitle = 'إنشاء كتاب';
export const pageHelp =
  'ملف PDF لأيامك، منسَّق للطباعة: تدويناتك وخطواتك المنجزة ودروسك وما حقّقته من قائمة أمنياتك، مع صورها. يُنشأ على هذا الجهاز.';
export const backToProfileButton = 'العودة إلى الملف الشخصي';
export const makeBookLink = 'إنشاء كتاب';
export const makeBookOffer = <Part>(link: Part) => ['هل تودّ قراءتها على الورق؟ ', link];

export const spanTitle = 'أيام الكتاب';
export const yearOption = 'سنة';
export const monthOption = 'شهر';
export const daysOption = 'من يوم إلى يوم';
export const goalOption = 'هدف';
export const yearLabel = 'السنة';
export const monthLabel = 'الشهر';
export const firstDayLabel = 'أول يوم';
export const lastDayLabel = 'آخر يوم';
export const goalLabel = 'الهدف';
export const goalHelp = 'يضم الكتاب كل يوم ذكرت تدوينة منه هذا الهدف.';
export const chooseDays = 'اختر أول يوم وآخر يوم.';
export const daysReversed = 'آخر يوم يسبق أول يوم.';

export const paperTitle = 'حجم الصفحة';
export const paperA5 = 'A5 \u200f(148 × 210 مم)';
export const paperA4 = 'A4 \u200f(210 × 297 مم)';
export const paperUs = 'US Letter \u200f(216 × 279 مم)';
export const nameLabel = 'الاسم على صفحة العنوان';

/* Book: what it will hold */

export const bookNotLoaded = 'تدويناتك ليست على هذا الجهاز بعد. اتصل بالإنترنت ثم حاول مرة أخرى.';
export const stillLoading = 'ما زالت تدويناتك الأقدم قيد التحميل على هذا الجهاز. يمكنك إنشاء كتاب حين تكتمل.';
export const nothingWritten = 'لم تكتب شيئًا بعد. قد تكون أول تدوينة لك أول صفحة في كتاب.';
export const writeButton = 'كتابة تدوينة اليوم';
export const nothingInSpan = 'لم يُكتب شيء في هذه الأيام. اختر غيرها لإنشاء كتاب.';
export const lookFailed = 'تعذّر تصفّح هذه الأيام. أعد تحميل الصفحة.';
export const lookingIntoDays = 'جارٍ تصفّح هذه الأيام…';
export const daysFound = (days: number, first: LocalDate, last: LocalDate): string => {
  const span = `من ${formatDay(first, { year: true })} إلى ${formatDay(last, { year: true })}`;
  return plural(days, {
    one: `يوم واحد: ${formatDay(first, { year: true })}.`,
    two: `يومان، ${span}.`,
    few: `${formatNumber(days)} أيام، ${span}.`,
    many: `${formatNumber(days)} يومًا، ${span}.`,
    other: `${formatNumber(days)} يوم، ${span}.`,
  });
};
export const unreadableLeftOut = (count: number): string =>
  `نصوص لا يمكن فك تشفيرها على هذا الجهاز، فلن تكون في الكتاب: ${formatNumber(count)}.`;
export const otherFont = (characters: readonly string[], more: number): string =>
  `ليس في خط الكتاب: ${named(characters, more)}. تُطبع بخط من هذا الجهاز.`;
export const noFont = (characters: readonly string[], more: number): string =>
  `ليس في أي خط على هذا الجهاز: ${named(characters, more)}. يُطبع كل منها هكذا: ${characterMissing}.`;
const named = (characters: readonly string[], more: number): string =>
  formatList([
    ...characters.map((character) => `\u2068${character}\u2069`),
    ...(more > 0
      ? [
          plural(more, {
            one: 'رمز واحد آخر',
            two: 'رمزان آخران',
            few: `${formatNumber(more)} رموز أخرى`,
            many: `${formatNumber(more)} رمزًا آخر`,
            other: `${formatNumber(more)} رمز آخر`,
          }),
        ]
      : []),
  ]);

/* Book: making it */

export const makeBookButton = 'إنشاء الكتاب';
export const makingBook = 'جارٍ إنشاء كتابك…';
export const makingBookLabel = 'جارٍ إنشاء كتابك';
export const cancelButton = 'إلغاء';
export const picturesMissing = (count: number): string =>
  `صور تعذّر تحميلها، فليست في الكتاب: ${formatNumber(count)}.`;
export const bookReady = (pages: number, megabytes: number): string => {
  const pageCount = plural(pages, {
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: `${formatNumber(pages)} صفحات`,
    many: `${formatNumber(pages)} صفحة`,
    other: `${formatNumber(pages)} صفحة`,
  });
  return `كتابك جاهز: ${pageCount}، ${formatNumber(megabytes)} ميغابايت.`;
};
export const saveAgainButton = 'حفظ PDF مجددًا';
export const bookFailed = 'تعذّر إنشاء كتابك. لم يتغيّر شيء مما كتبته. حاول مرة أخرى.';
export const fileName = (span: string): string => `growth-loop-book-${span}.pdf`;

/* Book: in the book itself */

export const bookTitle = (span: string): string => `يوميات: ${span}`;
export const fromTo = (first: LocalDate, last: LocalDate): string =>
  `${withoutWeekday(first)} إلى ${withoutWeekday(last)}`;
const withoutWeekday = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
export const contentsTitle = 'المحتويات';
export const actionsDoneTitle = 'الخطوات المنجزة';
export const lessonsTitle = 'الدروس';
export const bucketListTitle = 'ما تحقق من قائمة الأمنيات';
/** Where no font of the device has a character. */
export const characterMissing = '[?]';
export const madeWith = (date: LocalDate): string => `أُنشئ باستخدام Growth Loop، ${withoutWeekday(date)}.`;
