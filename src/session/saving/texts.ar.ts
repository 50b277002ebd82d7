import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Writing that couldn’t be saved */

export const discarded = 'تم التجاهل.';
export const refusedBecause = (time: string, reason: string): string => `${time}: ${reason}`;
export const copyButton = 'نسخ';
export const copied = 'تم النسخ';
export const copyFailed = 'تعذّر النسخ. حدّد النص بدلًا من ذلك.';
export const undoButton = 'تراجع';
export const tryAgainButton = 'إعادة المحاولة';
export const discardButton = 'تجاهل';

/* Your writing */

export const yourWritingTitle = 'كتاباتك';
export const closeButton = 'إغلاق';
export const seePlansLink = 'عرض الباقات';
export const trialEndedWithPlans = <Part>(link: Part) => ['انتهت فترتك التجريبية. ', link];

/* Whether everything is saved */

export const saved = 'محفوظ';
export const saving = 'جارٍ الحفظ';
export const waiting = <Part>(detail: (words: string) => Part) => [
  'على هذا الجهاز',
  detail('، بانتظار الاتصال'),
];
export const offline = 'غير متصل';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'غير متصل',
  detail('، باقٍ على هذا الجهاز'),
];
export const waitingForPlan = 'بانتظار باقة';
export const needsYou = 'يحتاج إليك';
export const storageFull =
  'امتلأت مساحة التخزين على هذا الجهاز، فلا يُحفظ ما تكتبه إلا ما دمت متصلًا. أبقِ هذه الصفحة مفتوحة حتى تظهر كلمة «محفوظ».';
export const storageRefused =
  'لا يخزّن هذا المتصفح شيئًا على هذا الجهاز، فلا يُحفظ ما تكتبه إلا ما دمت متصلًا. أبقِ هذه الصفحة مفتوحة حتى تظهر كلمة «محفوظ».';
export const encryptionFailed =
  'لا يمكن تشفير ما تكتبه الآن، لذلك لم يُحفظ بعد. أبقِ هذه الصفحة مفتوحة حتى تظهر كلمة «محفوظ».';

/* What isn’t saved */

const changes = (count: number): string =>
  plural(count, {
    one: 'تغيير واحد',
    two: 'تغييران',
    few: `${formatNumber(count)} تغييرات`,
    many: `${formatNumber(count)} تغييرًا`,
    other: `${formatNumber(count)} تغيير`,
  });
const files = (count: number): string =>
  plural(count, {
    one: 'ملف واحد',
    two: 'ملفان',
    few: `${formatNumber(count)} ملفات`,
    many: `${formatNumber(count)} ملفًا`,
    other: `${formatNumber(count)} ملف`,
  });
export const changesWaiting = (count: number): string =>
  `بانتظار الاتصال على هذا الجهاز: ${changes(count)}. يتم الإرسال تلقائيًا.`;
export const changesWaitingForPlan = (count: number): string =>
  `بانتظار باقة على هذا الجهاز: ${changes(count)}. يتم الإرسال حين تكون لديك باقة.`;
export const changesRefused = (count: number): string =>
  `تعذّر الحفظ: ${changes(count)}. يبقى النص على هذا الجهاز حتى تقرر ما تفعله.`;
export const allSaved = 'كل شيء محفوظ. الكتابات غير المكتملة باقية على هذا الجهاز.';
export const changesUnsent = (count: number): string => `بانتظار الاتصال: ${changes(count)}.`;
export const changesUnpaid = (count: number): string => `بانتظار باقة: ${changes(count)}.`;
export const changesNotSaved = (count: number): string => `تعذّر الحفظ: ${changes(count)}.`;
export const draftsUnfinished = (count: number): string =>
  plural(count, {
    one: 'مسودة واحدة غير مكتملة.',
    two: 'مسودتان غير مكتملتين.',
    few: `${formatNumber(count)} مسودات غير مكتملة.`,
    many: `${formatNumber(count)} مسودة غير مكتملة.`,
    other: `${formatNumber(count)} مسودة غير مكتملة.`,
  });
export const filesWaiting = (count: number): string =>
  `صور أو تسجيلات على هذا الجهاز فقط حتى الآن: ${files(count)}. يتم الرفع تلقائيًا.`;
export const filesRefused = (count: number): string =>
  `صور أو تسجيلات تعذّر رفعها: ${files(count)}. تبقى على هذا الجهاز، وستُعاد المحاولة.`;
export const filesUnsent = (count: number): string => `صور أو تسجيلات لم تُرفع بعد: ${files(count)}.`;
export const onlyOnThisDevice = 'هذا موجود على هذا الجهاز فقط. إذا سجّلت الخروج الآن فسيُحذف نهائيًا.';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `آخر تغيير: ${when}.`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `آخر تغيير: ${when}: «\u2068${firstWords}\u2069»`;
