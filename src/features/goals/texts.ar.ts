import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Today: goals */

export const goalsTitle = 'الأهداف';
export const goalsNotLoaded = 'تعذّر تحميل الأهداف السابقة';
export const goalNotSaved = 'تعذّر حفظ الهدف';
export const goalsEmpty = 'تظهر هنا الأهداف التي تسمّيها في يومياتك.';
export const showMoreButton = (more: number): string => `عرض المزيد (${formatNumber(more)})`;
export const reachedSummary = (count: number): string => `أهداف محقَّقة: ${formatNumber(count)}`;
export const optionsLabel = (goal: string): string => `خيارات الهدف «\u2068${goal}\u2069»`;
export const editButton = 'تعديل';
export const deleteButton = 'حذف';
export const goalDeleted = 'حُذف الهدف';
export const undoButton = 'تراجع';
export const undoReachedLabel = (goal: string): string => `تراجع عن تحقيق «\u2068${goal}\u2069»`;
export const goalReached = 'حقّقت هدفك.';
export const seeStoryLink = 'كيف وصلت إلى هنا';

/* Today: editing a goal */

export const editLabel = 'تعديل الهدف';
export const goalMissing = 'اكتب هدفك.';
export const goalKnown = 'هذا الهدف لديك بالفعل.';
export const saveButton = 'حفظ';
export const cancelButton = 'إلغاء';

/* A goal: its story */

export const goalTitle = 'الهدف';
export const backToDashboardButton = 'العودة إلى الرئيسية';
export const reachedOn = (day: string): string => `تحقّق يوم ${day}.`;
export const goalSince = (day: string): string => `هدفك منذ ${day}.`;
export const pagesNone = 'لا صفحة تذكره بهذه الكلمات بعد.';
export const pagesCount = (pages: number): string =>
  plural(pages, {
    one: 'ذكرته في صفحة واحدة.',
    two: 'ذكرته في صفحتين.',
    few: `ذكرته في ${formatNumber(pages)} صفحات.`,
    many: `ذكرته في ${formatNumber(pages)} صفحة.`,
    other: `ذكرته في ${formatNumber(pages)} صفحة.`,
  });
export const actionsCount = (done: number, all: number): string =>
  `الخطوات المنجزة: ${formatNumber(done)} من ${formatNumber(all)}.`;
export const pagesTitle = 'صفحات تذكره';
export const pagesEmpty = 'تظهر هنا الصفحات التي تذكر هذا الهدف بالكلمات نفسها.';
export const actionsTitle = 'خطوات من تلك الصفحات';
export const actionsEmpty = 'تظهر هنا الخطوات التي تكتبها في تلك الصفحات.';
export const actionDone = 'منجزة';
export const actionOpen = 'مفتوحة';
export const lessonsTitle = 'دروس على الطريق';
export const lessonsEmpty = (from: string, to: string): string => `لم تدوّن أي درس من ${from} إلى ${to}.`;
export const notFoundTitle = 'لم نجد هذا الهدف.';
export const notFoundHint = 'ربما حُذف. الصفحات التي تذكره باقية في يومياتك.';
export const journalHistoryButton = 'سجل اليوميات';

/* Waiting to be saved: what each change is called */

export const newGoal = 'هدف';
export const changedGoal = 'هدف معدَّل';
export const reachedGoal = 'هدف حقّقته';
export const reopenedGoal = 'هدف أُعيد فتحه';
export const restoredGoal = 'هدف مستعاد';
export const deletedGoal = 'هدف محذوف';

/* Answers of the server */

export const goalNotFound = 'لم نجد هذا الهدف. ربما حُذف.';
export const nothingToChange = 'لا يوجد ما يُغيَّر.';
