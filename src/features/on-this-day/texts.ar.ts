import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* A memory from this day, on the dashboard and in the journal history */

export const aWeekAgo = 'قبل أسبوع';
export const aMonthAgo = 'قبل شهر';
export const yearsAgo = (years: number): string =>
  plural(years, {
    one: 'قبل سنة',
    two: 'قبل سنتين',
    few: `قبل ${formatNumber(years)} سنوات`,
    many: `قبل ${formatNumber(years)} سنة`,
    other: `قبل ${formatNumber(years)} سنة`,
  });
export const hideDayButton = 'عدم عرض هذا اليوم';
export const memoryOptionsLabel = 'خيارات الذكرى';
export const hiddenMemoriesButton = 'إدارة الذكريات المخفية';

export const dayHidden = 'لن يُعرض ذلك اليوم مرة أخرى.';
export const wordHidden = 'لن تُعرض الذكريات التي فيها هذه الكلمة.';
export const shownAgain = 'يمكن أن يُعرض هذا من جديد.';
export const undoButton = 'تراجع';
export const hideFailed = 'تعذّر إخفاء ذلك. حاول مرة أخرى.';
export const showFailed = 'تعذّر تغيير ذلك. حاول مرة أخرى.';
export const undoFailed = 'تعذّر التراجع.';

/* Hidden memories */

export const dialogTitle = 'الذكريات المخفية';
export const dialogIntroduction =
  'تبقى هذه الأيام، وكل ما فيه هذه الكلمات، في يومياتك. لكنها لا تُعرض كذكريات.';
export const wordLabel = 'اسم أو كلمة للإخفاء';
export const wordMissing = 'أدخل كلمة.';
export const addButton = 'إضافة';
export const closeButton = 'إغلاق';
export const showAgainButton = 'عرض من جديد';
export const showAgainLabel = (what: string): string => `عرض من جديد: \u2068${what}\u2069`;

/* Waiting to be saved: what each change is called */

export const dayToHide = 'يوم يُخفى من الذكريات';
export const wordToHide = 'كلمة تُخفى من الذكريات';
export const memoryToShow = 'ذكرى مخفية تُعرض من جديد';

/* Answers of the server */

export const hiddenNotFound = 'لم نجد هذه الذكرى المخفية. ربما تُعرض من جديد بالفعل.';
