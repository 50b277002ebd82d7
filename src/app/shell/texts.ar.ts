import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* A newer release, where there is a private vault */

export const newReleaseReady = 'يتوفر إصدار جديد.';
export const updateNowButton = 'تحديث الآن';

/* Keyboard shortcuts */

export const writeTodaysPageLabel = 'كتابة صفحة اليوم';
export const addActionLabel = 'إضافة خطوة';
export const noteLessonLabel = 'تدوين درس';
export const findSomethingLabel = 'البحث في ما كتبته';
export const showShortcutsLabel = 'عرض هذه الاختصارات';
export const nextOrSaveLabel = 'السؤال التالي، أو الحفظ';
export const closeAndKeepLabel = 'إغلاق مع الاحتفاظ بما كُتب';
export const addLinkLabel = 'إضافة رابط';
export const keyboardShortcutsTitle = 'اختصارات لوحة المفاتيح';
export const anywhereTitle = 'في أي مكان';
export const notTypingTitle = 'خارج حقول الكتابة';
export const singleKeysLabel = 'اختصارات بمفتاح واحد';
export const singleKeysHelp =
  'أوقفها إذا كنت تملي على حاسوبك أو تضغط المفاتيح سهوًا. يبقى هذا الإعداد على هذا الجهاز حتى تسجيل الخروج.';
export const typingTitle = 'أثناء الكتابة';
export const foundTitle = 'في صفحة من نتائج البحث';
export const nextMatchLabel = 'التطابق التالي';
export const previousMatchLabel = 'التطابق السابق';
export const backToResultsLabel = 'العودة إلى النتائج';
export const visionTitle = 'في رؤية';
export const saveLabel = 'حفظ';
export const boldLabel = 'عريض';
export const italicLabel = 'مائل';
export const underlineLabel = 'تسطير';

/* Search and commands: other words for pages */

export const todayKeywords = 'الرئيسية حلقة النمو توضيح عمل تعلم أهداف';
export const actionsKeywords = 'هادفة مهام عمل';
export const weeklyKeywords = 'ملخصات استنتاجات أسابيع';
export const toolsKeywords = 'موارد رؤى قائمة الأمنيات الملف الذهبي مجتمع تنزيل';
export const journalKeywords = 'سجل تدوينات صفحات تنزيل سنة';
export const lessonsKeywords = 'سجل تعلم تنزيل';
export const scoringKeywords = 'نقاط شارات معرفة';
export const whyItWorksKeywords = 'تدوين يوميات معرفة';
export const taskOverviewKeywords = 'خطوات مهام معرفة';
export const repetitionKeywords = 'معرفة تكرار';
export const findLink = 'بحث';
export const findLinkKeywords = 'البحث عثور';
export const weeklyReviewLink = 'المراجعة الأسبوعية';
export const weeklyReviewKeywords = 'فئات تركيز';
export const contentLink = 'تحويل درس إلى منشور';
export const contentKeywords = 'محتوى نشر مشاركة أسلوب';
export const profileSettingsLink = 'إعدادات الملف الشخصي';
export const profileKeywords = 'حساب اسم بريد كلمة المرور منطقة زمنية تذكيرات أجهزة إصدار تحديث';
export const coreValuesLink = 'القيم الأساسية';
export const coreValuesKeywords = 'تغيير ملف شخصي';
export const weeklyCategoriesLink = 'الفئات الأسبوعية';
export const weeklyCategoriesKeywords = 'ملف شخصي مراجعة';
export const pausesLink = 'الاستراحات';
export const pausesKeywords = 'ملف شخصي عطلة إجازة سلسلة';
export const emailLink = 'تفضيلات البريد الإلكتروني';
export const emailKeywords = 'ملف شخصي رسائل ملخص أسبوعي إلغاء الاشتراك';
export const calendarFeedLink = 'رابط التقويم';
export const calendarFeedKeywords = 'ملف شخصي تذكيرات';
export const billingLink = 'الدفع والفواتير';
export const billingKeywords = 'ملف شخصي باقة اشتراك بطاقة';
export const plansLink = 'الباقات والأسعار';
export const plansKeywords = 'تسعير اشتراك ترقية';
export const downloadLink = 'تنزيل كل شيء';
export const downloadKeywords = 'بيانات أرشيف تصدير نسخة احتياطية حذف الحساب';
export const bookLink = 'إنشاء كتاب';
export const bookKeywords = 'pdf طباعة ورق تصدير';
export const importLink = 'استيراد يوميات';
export const importKeywords = 'أرشيف استعادة رفع';
export const syncMonitorLink = 'سجل المزامنة';
export const syncMonitorKeywords = 'google tasks مهام';
export const termsLink = 'الشروط';
export const termsKeywords = 'قانوني أحكام';
export const privacyLink = 'الخصوصية';
export const privacyKeywords = 'قانوني حماية البيانات';

/* Search and commands */

export const findWordsButton = (words: string): string => `البحث عن «\u2068${words}\u2069» في كل ما كتبته`;
export const searchAndCommandsTitle = 'البحث والأوامر';
export const commandLabel = 'ماذا تريد أن تفعل؟';
export const commandPlaceholder = 'اكتب أمرًا أو كلمة للبحث';
export const closeLabel = 'إغلاق';
export const chooseHint = 'اختيار';
export const openHint = 'فتح';
export const closeHint = 'إغلاق';
export const commandsLabel = 'الأوامر';
export const findInWritingTitle = 'البحث';
export const hitsCount = (count: number): string =>
  plural(count, {
    zero: 'لا تطابقات',
    one: 'تطابق واحد',
    two: 'تطابقان',
    few: `${formatNumber(count)} تطابقات`,
    many: `${formatNumber(count)} تطابقًا`,
    other: `${formatNumber(count)} تطابق`,
  });
export const results = (count: number): string =>
  plural(count, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: `${formatNumber(count)} نتائج`,
    many: `${formatNumber(count)} نتيجة`,
    other: `${formatNumber(count)} نتيجة`,
  });

/* Writing after the trial */

export const trialEndedTitle = 'انتهت فترتك التجريبية';
export const closeButton = 'إغلاق';
export const seePlansButton = 'عرض الباقات';
export const trialEndedText = 'كل ما كتبته في أمان. اختر باقة لمتابعة الكتابة.';

/* Menu */

export const coachingCallLink = 'حجز مكالمة إرشاد';
export const historyTitle = 'السجل';
export const knowledgeBaseTitle = 'قاعدة المعرفة';
export const themeTitle = 'المظهر';
export const signOutButton = 'تسجيل الخروج';
export const menuLabel = 'القائمة';

/* Navigation */

export const todayLink = 'اليوم';
export const actionsLink = 'الخطوات';
export const weeklyLink = 'الأسبوع';
export const toolsLink = 'الأدوات';
export const journalLink = 'اليوميات';
export const lessonsLink = 'الدروس';
export const scoringLink = 'كيف تُحسب النقاط';
export const whyItWorksLink = 'لماذا ينجح';
export const taskOverviewLink = 'نظرة على الخطوات';
export const repetitionLink = 'قوة التكرار';

/* Top bar */

export const mainLabel = 'الرئيسية';
export const findLabel = 'بحث';
export const findTitle = 'بحث (/)';
export const mainBottomLabel = 'الرئيسية، أسفل الشاشة';
