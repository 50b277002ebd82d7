import { formatNumber, plural } from '../kernel/intl.ar.ts';

/* Errors that can be tried again */

export const tryAgainButton = 'إعادة المحاولة';

/* How often something is reviewed */

export const weekly = 'أسبوعيًا';
export const monthly = 'شهريًا';
export const quarterly = 'كل ثلاثة أشهر';
export const reviewLabel = 'المراجعة';
export const nextReview = <Part>(time: Part) => ['المراجعة القادمة: ', time];

/* Editing */

export const saveButton = 'حفظ';
export const cancelButton = 'إلغاء';
export const addButton = 'إضافة';

/* Fields */

export const optional = '(اختياري)';

/* Earlier versions */

export const earlierVersions = (count: number): string => `الإصدارات السابقة (${formatNumber(count)})`;
export const replacedOn = (time: string): string => `تاريخ الاستبدال: ${time}`;
export const restoreVersionLabel = (time: string): string => `استعادة الإصدار المستبدَل، ${time}`;
export const restoreButton = 'استعادة';

/* Lengths of texts */

export const charactersLeft = (count: number): string =>
  plural(count, {
    zero: 'لم يبقَ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: `بقي ${formatNumber(count)} أحرف`,
    many: `بقي ${formatNumber(count)} حرفًا`,
    other: `بقي ${formatNumber(count)} حرف`,
  });
export const overLimit = (count: number, limit: number): string =>
  plural(count, {
    one: `يزيد النص بحرف واحد على الحد الأقصى (${formatNumber(limit)}).`,
    two: `يزيد النص بحرفين على الحد الأقصى (${formatNumber(limit)}).`,
    few: `يزيد النص بـ ${formatNumber(count)} أحرف على الحد الأقصى (${formatNumber(limit)}).`,
    many: `يزيد النص بـ ${formatNumber(count)} حرفًا على الحد الأقصى (${formatNumber(limit)}).`,
    other: `يزيد النص بـ ${formatNumber(count)} حرف على الحد الأقصى (${formatNumber(limit)}).`,
  });
export const limit = (count: number): string =>
  plural(count, {
    one: 'الحد الأقصى حرف واحد.',
    two: 'الحد الأقصى حرفان.',
    few: `الحد الأقصى ${formatNumber(count)} أحرف.`,
    many: `الحد الأقصى ${formatNumber(count)} حرفًا.`,
    other: `الحد الأقصى ${formatNumber(count)} حرف.`,
  });
export const charactersTooMany = (count: number): string =>
  plural(count, {
    one: 'حرف واحد زائد.',
    two: 'حرفان زائدان.',
    few: `${formatNumber(count)} أحرف زائدة.`,
    many: `${formatNumber(count)} حرفًا زائدًا.`,
    other: `${formatNumber(count)} حرف زائد.`,
  });

/* Passwords */

export const hideButton = 'إخفاء';
export const showButton = 'إظهار';
export const showPasswordLabel = 'إظهار كلمة المرور';
export const hidePasswordLabel = 'إخفاء كلمة المرور';

/* Loading */

export const loading = 'جارٍ التحميل';

/* Theme */

export const theme = 'المظهر';

/* When a loop closes */

export const closingSignal = 'عند اكتمال الحلقة';
export const noSignal = 'لا شيء';
export const soundSignal = 'صوت خافت';
export const touchSignal = 'اهتزاز قصير';

/* Messages */

export const dismissLabel = 'إغلاق';
export const moreMessages = (count: number): string => `${formatNumber(count)} أخرى`;

/* Connection */

export const offline = 'لا يوجد اتصال بالإنترنت. قد لا تتوفر بعض الميزات.';
export const backOnline = 'عاد الاتصال بالإنترنت';

/* A page that breaks */

export const somethingWentWrongTitle = 'حدث خطأ ما';
export const pageLoadFailed = 'تعذّر تحميل هذه الصفحة. تحقّق من الاتصال ثم حاول مرة أخرى.';
export const pageStopped = 'توقفت هذه الصفحة فجأة. كل ما حفظته في أمان.';
export const returnToDashboardButton = 'العودة إلى الرئيسية';

/* What isn’t on the device yet */

export const notAuthenticated = 'لم يتم تسجيل الدخول';
export const olderPagesLoading = 'لا تزال صفحاتك الأقدم قيد التحميل.';

/* Links to the operator’s own pages */

export const outsideLinkNotSetUp = (setting: string): string =>
  `لم يُضبط هذا الرابط بعد. يُحدَّد عنوانه في \u2068${setting}\u2069.`;

/* Theme */

export const systemTheme = 'النظام';
export const lightTheme = 'فاتح';
export const darkTheme = 'داكن';

/* Footer */

export const encryptionNote = 'تُحفظ يومياتك ودروسك وخطواتك وأهدافك مشفَّرة.';

/* Dialogs that open later */

export const dialogLoadFailed = 'تعذّر فتح هذه النافذة. أعد تحميل الصفحة ثم حاول مرة أخرى.';

/* Onboarding */

export const stepOf = (step: number, steps: number): string => `الخطوة ${step} من ${steps}`;

/* Skipping the bars */

export const skipToContent = 'الانتقال إلى المحتوى';

/* Footer links */

export const termsLink = 'الشروط';
export const privacyLink = 'الخصوصية';
export const languagesLabel = 'اللغات';

/* Choosing a date */

export const datePlaceholder = 'اليوم/الشهر/السنة';
export const dateNotKnown = 'لم نتعرّف على هذا التاريخ. جرّب مثلًا 5/11/2026.';
export const chooseDateLabel = (field: string): string => `${field}: اختيار من التقويم`;
export const previousYearLabel = 'السنة السابقة';
export const previousMonthLabel = 'الشهر السابق';
export const nextMonthLabel = 'الشهر التالي';
export const nextYearLabel = 'السنة التالية';
