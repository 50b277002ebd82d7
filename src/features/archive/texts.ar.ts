import { formatNumber, plural } from '../../kernel/intl.ar.ts';
import type { AttachedTable } from '../attachments/contract/limits.ts';

export * from './texts/import.ar.ts';

/* Import and archive: messages */

export const notComplete = 'ما زالت تدويناتك الأقدم قيد التحميل على هذا الجهاز. حاول مرة أخرى بعد قليل.';
export const downloadWaits = 'ما زالت تدويناتك الأقدم قيد التحميل على هذا الجهاز. يبدأ التنزيل حين تكتمل.';
export const archiveFailed = 'تعذّر إعداد أرشيفك. حاول مرة أخرى.';
export const notSignedIn = 'لم يتم تسجيل الدخول.';
export const deviceFull =
  'لا تكفي المساحة على هذا الجهاز لمزيد من الصور، لكن ما استُورد باقٍ. أفرغ بعض المساحة، ثم اختر الملف نفسه من جديد للمتابعة.';
export const importFailed = 'انقطع الاستيراد، لكن ما استُورد باقٍ. اختر الملف نفسه من جديد للمتابعة.';
export const importStopped =
  'أُوقف الاستيراد، لكن ما استُورد باقٍ. اختر الملف نفسه من جديد للمتابعة، أو تراجع عن الاستيراد.';
export const undone = 'تم التراجع عن الاستيراد.';
export const undoFailed = 'تعذّر التراجع عن الاستيراد. حاول مرة أخرى.';

/* Profile: everything in one file */

export const archiveTitle = 'كل شيء في ملف واحد';
export const readableByAnyone = 'كل من لديه الملف يستطيع قراءته.';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  'ملف zip فيه صفحة لكل يوم، وصورك وتسجيلاتك، وجداول لبرنامج جداول البيانات، ونسخة يمكنك استيرادها هنا من جديد. ويضم الإصدارات السابقة لما عدّلته، ويُعدّ على هذا الجهاز. ',
  readableByAnyone,
];
export const downloadEverythingButton = 'تنزيل كل شيء';
export const makingArchive = 'جارٍ إعداد أرشيفك…';
export const makingArchiveLabel = 'جارٍ إعداد أرشيفك';
export const archiveSaved = 'حُفظ أرشيفك.';
export const archiveSavedIncomplete = (count: number): string =>
  plural(count, {
    one: 'حُفظ أرشيفك من دون عنصر واحد لا يمكن قراءته على هذا الجهاز.',
    two: 'حُفظ أرشيفك من دون عنصرين لا يمكن قراءتهما على هذا الجهاز.',
    few: `حُفظ أرشيفك من دون ${formatNumber(count)} عناصر لا يمكن قراءتها على هذا الجهاز.`,
    many: `حُفظ أرشيفك من دون ${formatNumber(count)} عنصرًا لا يمكن قراءتها على هذا الجهاز.`,
    other: `حُفظ أرشيفك من دون ${formatNumber(count)} عنصر لا يمكن قراءتها على هذا الجهاز.`,
  });
export const archiveSavedWithoutFiles = (count: number): string =>
  plural(count, {
    one: 'حُفظ أرشيفك من دون صورة أو تسجيل واحد ليس على هذا الجهاز. تجد اسمه أدناه وفي الأرشيف.',
    two: 'حُفظ أرشيفك من دون ملفين من الصور والتسجيلات ليسا على هذا الجهاز. تجد اسميهما أدناه وفي الأرشيف.',
    few: `حُفظ أرشيفك من دون ${formatNumber(count)} ملفات من الصور والتسجيلات ليست على هذا الجهاز. تجد أسماءها أدناه وفي الأرشيف.`,
    many: `حُفظ أرشيفك من دون ${formatNumber(count)} ملفًا من الصور والتسجيلات ليست على هذا الجهاز. تجد أسماءها أدناه وفي الأرشيف.`,
    other: `حُفظ أرشيفك من دون ${formatNumber(count)} ملف من الصور والتسجيلات ليست على هذا الجهاز. تجد أسماءها أدناه وفي الأرشيف.`,
  });
export const filesNotInArchiveTitle = (count: number): string =>
  `صور وتسجيلات ليست في أرشيفك: ${formatNumber(count)}`;
export const filesNotInArchiveHelp =
  'لم تصل إلى هذا الجهاز بعد، أو لم يكن هناك اتصال. نزّل كل شيء من جديد عند توفر الاتصال.';
export const moreFiles = (count: number): string =>
  `وغيرها (${formatNumber(count)}). القائمة الكاملة في الأرشيف.`;
export const zipFileType = 'أرشيف Zip';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string => `هذه يومياتك: كل ما كتبته.
كل من لديه هذا الملف يستطيع قراءته.

\u2068${archiveFile}\u2069: نسخة من كل شيء يمكنك استيرادها من جديد. في التطبيق افتح «الملف الشخصي»، ثم «استيراد ملف» تحت «بياناتك».

المجلد days: صفحة بصيغة Markdown لكل يوم فيه شيء.

المجلدان pictures وrecordings: ما أضفته إلى تدويناتك ودروسك وقائمة أمنياتك. تعرضه الصفحات، ويسرده جدول.

ملفات CSV: جداول لبرنامج جداول البيانات. إذا بدأ نص بإحدى العلامات = أو + أو - أو @ فأمامه فاصلة عليا. من دونها يحسب البرنامج النص معادلة.
`;

/* In the archive: a list of what isn’t in it */

export const missingFilesList = (names: readonly string[]): string =>
  `تعذّر تحميل هذه الصور والتسجيلات عند إعداد هذا الأرشيف. ما زالت في حسابك. نزّل كل شيء من جديد عند توفر الاتصال.

${names.join('\n')}
`;

/* In the archive: pictures and recordings */

export const ATTACHED_TO: Readonly<Record<AttachedTable, string>> = {
  journal_entries: 'تدوينة',
  lessons_learned: 'درس',
  bucket_list_items: 'أمنية',
};
export const fileNotHere = (name: string): string => `ليس في هذا الأرشيف: \u2068${name}\u2069`;
export const recordingOf = (time: string): string => `تسجيل، ${time}`;

/* In the archive: a day’s page */

export const celebrationQuestion = 'بماذا تحتفي من يوم أمس؟';
export const goalQuestion = 'ما هدفك الأكبر الآن؟';
export const goalImportanceQuestion = 'لماذا يهمّك؟';
export const fearQuestion = 'ممَّ تخاف؟';
export const valuesQuestion = 'إلامَ تدعوك قيمك؟';
export const actionQuestion = 'ماذا ستفعل اليوم؟';
export const actionsDoneTitle = 'الخطوات المنجزة';
export const lessonsLearnedTitle = 'الدروس';

/* Answers of the server */

export const undoneInBetween = 'تم التراجع عن هذا الاستيراد. اختر الملف من جديد لبدء استيراد آخر.';
export const otherSource = 'بدأ هذا الاستيراد بنوع آخر من الملفات.';
export const importLimitReached = 'بلغت حد الاستيراد لهذا اليوم. تابع غدًا.';
export const rowInFuture = 'تاريخ أحد الصفوف في المستقبل.';
export const importNotFound = 'لم نجد هذا الاستيراد. ربما تم التراجع عنه أو حُذف.';
export const characterInvalid = 'يحتوي على رمز غير صالح';
export const notCompleted = 'خطوة غير منجزة لا يكون لها تاريخ إنجاز';
export const pauseInvalid = 'هذه ليست أيام استراحة';
export const columnUnknown = 'يحتوي على عمود ليس في جدوله';

/* Downloaded files */

export const whyItsImportant = 'سبب أهميته';
export const goldFile = 'الملف الذهبي';
/** Of pages from other journals. */
export const pageTitle = 'العنوان';
export const pageText = 'النص';
export const pageDetails = 'التفاصيل';

/* Gold File on the dashboard */

export const goldFileFailed = 'ملفك الذهبي غير جاهز. حاول مرة أخرى.';
export const notLoggedIn = 'لم يتم تسجيل الدخول.';
export const goldFileTitle = 'الملف الذهبي';
export const goldFileText = 'يومياتك ودروسك في ملف نصي واحد';
export const downloadButton = 'تنزيل';
export const downloadLabel = 'تنزيل الملف الذهبي';
export const preparing = 'جارٍ الإعداد…';
export const preparingLabel = 'جارٍ الإعداد… الملف الذهبي';
