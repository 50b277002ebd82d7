import { formatNumber, plural } from '../kernel/intl.ar.ts';

/* When a session has ended: the page */

export const endedPageTitle = 'تم تسجيل الخروج';
export const endedTitle = 'تم تسجيل خروجك';
export const endedText = 'سجّل الدخول مرة أخرى لترى ما كتبته.';
export const signInAgainButton = 'تسجيل الدخول مجددًا';

/* When a session has ended: what the next page says */

export const ended = 'تم تسجيل خروجك. سجّل الدخول مرة أخرى.';
export const endedWithWriting =
  'تم تسجيل خروجك. ما لم يُحفظ بعد باقٍ على هذا الجهاز مشفَّرًا، وسيُحفظ عند تسجيل الدخول مرة أخرى.';

/* Where the app would be, while it is locked */

export const signOutButton = 'تسجيل الخروج';

/* Signing out with unsaved writing */

export const unsavedTitle = 'بعض ما كتبته لم يُحفظ بعد';
export const unsavedFilesTitle = 'بعض الصور أو التسجيلات لم يُرفع بعد';
export const signOutAnywayButton = 'الخروج رغم ذلك';
export const staySignedInLabel = 'البقاء في الحساب';

/* Days that were moved */

export const daysMovedTo = (days: string, to: string): string => `ما كتبته يوم ${days} صار الآن ضمن: ${to}.`;
export const manyDaysMovedTo = (days: string, others: number, to: string): string =>
  plural(others, {
    one: `ما كتبته في ${days} وفي يوم آخر صار الآن ضمن: ${to}.`,
    two: `ما كتبته في ${days} وفي يومين آخرين صار الآن ضمن: ${to}.`,
    few: `ما كتبته في ${days} وفي ${formatNumber(others)} أيام أخرى صار الآن ضمن: ${to}.`,
    many: `ما كتبته في ${days} وفي ${formatNumber(others)} يومًا آخر صار الآن ضمن: ${to}.`,
    other: `ما كتبته في ${days} وفي ${formatNumber(others)} يوم آخر صار الآن ضمن: ${to}.`,
  });
export const daysMoved = (days: string): string => `ما كتبته يوم ${days} صار الآن ضمن أيام أخرى.`;
export const manyDaysMoved = (days: string, others: number): string =>
  plural(others, {
    one: `ما كتبته في ${days} وفي يوم آخر صار الآن ضمن أيام مختلفة.`,
    two: `ما كتبته في ${days} وفي يومين آخرين صار الآن ضمن أيام مختلفة.`,
    few: `ما كتبته في ${days} وفي ${formatNumber(others)} أيام أخرى صار الآن ضمن أيام مختلفة.`,
    many: `ما كتبته في ${days} وفي ${formatNumber(others)} يومًا آخر صار الآن ضمن أيام مختلفة.`,
    other: `ما كتبته في ${days} وفي ${formatNumber(others)} يوم آخر صار الآن ضمن أيام مختلفة.`,
  });
const daysLate = (days: number): string =>
  plural(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${formatNumber(days)} أيام`,
    many: `${formatNumber(days)} يومًا`,
    other: `${formatNumber(days)} يوم`,
  });
export const movedForLateness = (days: number): string => `وصل بعد أكثر من ${daysLate(days)}.`;
export const movedForClock = 'كانت ساعة جهازك متقدمة على ساعة الخادم.';
export const movedForEither = (days: number): string =>
  `وصل بعد أكثر من ${daysLate(days)}، أو كانت ساعة جهازك متقدمة.`;

/* Downloads */

export const notLoggedIn = 'لم يتم تسجيل الدخول.';

/* Deleting */

export const undoButton = 'تراجع';

/* Writes to the profile */

export const yourProfileLabel = 'ملفك الشخصي';
