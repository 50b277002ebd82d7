/* Search and commands: what can be done */

export const doTitle = 'إجراءات';
export const settingsTitle = 'الإعدادات';
export const goToTitle = 'انتقال إلى';
export const keyboardShortcutsLabel = 'اختصارات لوحة المفاتيح';
export const keyboardShortcutsKeywords = 'مفاتيح مساعدة';
export const signOutButton = 'تسجيل الخروج';
export const signOutKeywords = 'خروج مغادرة';
export const writeKeywords = 'يوميات صفحة تدوينة توضيح كتابة';
export const addActionButton = 'إضافة خطوة';
export const addActionKeywords = 'مهمة جديدة عمل';
export const noteLessonButton = 'تدوين درس';
export const noteLessonKeywords = 'تعلم تعلمت جديد';
export const findButton = 'البحث في ما كتبته';
export const findKeywords = 'بحث تدوينة';
export const continueWritingButton = 'متابعة الكتابة';
export const writeAnotherPageButton = 'كتابة صفحة أخرى';
export const writeTodaysPageButton = 'كتابة صفحة اليوم';
export const themeLabel = (label: string): string => `المظهر: ${label}`;
export const themeKeywords = 'ألوان وضع فاتح داكن';

/* Unknown addresses */

export const pageNotFoundTitle = 'هذه الصفحة غير موجودة';
export const pageNotFoundText = 'قد يكون الرابط قديمًا، أو ينقصه جزء من العنوان.';
export const returnToDashboardButton = 'العودة إلى الرئيسية';
export const goHomeButton = 'الانتقال إلى صفحة البداية';
export const signInButton = 'تسجيل الدخول';

/* The installed app */

export const installedDescription = 'خمسة أسئلة كل صباح، وخطوات اليوم، ودرس واحد في المساء.';
export const writePageShortcut = 'كتابة صفحة اليوم';
export const addActionShortcut = 'إضافة خطوة';
export const noteLessonShortcut = 'تدوين درس';

/* A document without its scripts */

export const scriptsNeeded = 'يحتاج هذا التطبيق إلى JavaScript، لأن صفحاتك تُشفَّر ويُفك تشفيرها هنا في متصفحك.';
