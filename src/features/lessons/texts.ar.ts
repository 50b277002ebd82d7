/* Writing a lesson */

export const lessonQuestion = 'ماذا تعلّمت؟';
export const lessonPlaceholder = 'جملة واحدة يسرّك أن تجدها بعد عام.';
export const saveLessonButton = 'حفظ الدرس';
export const lessonSaved = 'حُفظ الدرس.';
export const lessonNotSaved = 'تعذّر حفظ الدرس';

/* Today: Learn, and a day of the calendar */

export const learnTitle = 'تعلّم';
export const historyButton = 'السجل';
export const addAnotherButton = 'تدوين درس آخر';
export const lessonSavedToday = 'حُفظ الدرس!';
export const lessonNotSavedToday = 'تعذّر حفظ الدرس.';

/* Quick add: a lesson */

export const quickAddTitle = 'تدوين درس';
export const closeButton = 'إغلاق';

/* Lessons History */

export const historyTitle = 'سجل الدروس';
export const historySubtitle = 'ما علّمتك إياه أيامك، الأحدث أولًا';
export const backToDashboardButton = 'العودة إلى الرئيسية';
export const searchLabel = 'البحث في دروسك';
export const notedOn = (day: string): string => `دُوِّن يوم ${day}`;
export const editLink = 'تعديل';
export const editLabel = (day: string): string => `تعديل درس ${day}`;
export const makePostLink = 'تحويل إلى منشور';
export const makePostLabel = (day: string): string => `تحويل إلى منشور: درس ${day}`;
export const versionRestored = 'تمت استعادة الإصدار السابق';
export const restoreFailed = 'تعذّرت استعادة ذلك الإصدار. حاول مرة أخرى.';
export const undoButton = 'تراجع';
export const downloadLessonsButton = 'تنزيل الدروس';
export const downloadGoldFileButton = 'تنزيل الملف الذهبي';
export const preparing = 'جارٍ التحضير';
export const lessonsDownloadFailed = 'تعذّر تنزيل الدروس';
export const goldFileDownloadFailed = 'ملفك الذهبي ليس جاهزًا. حاول مرة أخرى.';
export const notLoggedIn = 'لم يتم تسجيل الدخول.';
export const notAuthenticated = 'لم يتم تسجيل الدخول';
export const lessonsNotLoaded = 'تعذّر تحميل الدروس';
export const emptyTitle = 'لا دروس مدوَّنة بعد.';
export const emptyHint = 'جملة واحدة في المساء تكفي.';
export const noteTodayButton = 'تدوين درس اليوم';

/* Editing a lesson */

export const editTitle = 'تعديل درسك';
export const backToLessonsButton = 'العودة إلى دروسك';
export const lessonNotLoaded = 'تعذّر تحميل هذا الدرس. حاول مرة أخرى.';
export const lessonNotReadable = 'لا يمكن فتح هذا الدرس هنا. ولحماية ما كتبته، لا يمكن تعديله أيضًا.';
export const changedElsewhere =
  'عُدِّل هذا الدرس على جهاز آخر. إذا حفظت، يبقى الإصدار الآخر ضمن «الإصدارات السابقة».';
export const saveChangesButton = 'حفظ التغييرات';
export const cancelButton = 'إلغاء';
export const saving = 'جارٍ الحفظ';
export const changesSaved = 'حُفظت التغييرات. لا يزال بإمكانك استعادة الإصدار السابق.';
export const changesNotSaved = 'تعذّر حفظ تغييراتك. ما زالت هنا، فأبقِ هذه الصفحة مفتوحة وحاول مرة أخرى.';

/* Waiting to be saved: what each change is called */

export const newLesson = 'درس';
export const saveAsNewButton = 'حفظ كدرس جديد';
export const changedLesson = 'درس معدَّل';

/* Answers of the server */

export const lessonNotFound = 'لم نجد هذا الدرس. ربما حُذف.';
export const nothingToChange = 'لا يوجد ما يُغيَّر.';
