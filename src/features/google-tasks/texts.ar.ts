import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* What a sync ends with */

export const noToken = 'لم يصل إذن الوصول من Google';
export const consentFailed = 'تعذّر الاتصال بـ Google. حاول مرة أخرى.';
export const syncFailed = 'تعذّرت مزامنة المهام';
export const synced = 'تمت مزامنة المهام! حدّث الصفحة لترى التغييرات.';
export const unfinished = 'استغرقت المزامنة أكثر من دقيقة ولم تكتمل. زامن مرة أخرى للمتابعة.';
export const consentNeeded = 'يطلب Google موافقتك من جديد. اضغط زر المزامنة مرة أخرى.';
export const notPermitted = 'لم يسمح لنا Google برؤية مهامك. اسمح بالوصول حين يطلب Google ذلك.';
export const alreadyRunning = 'ثمة مزامنة جارية بالفعل. انتظر حتى تنتهي.';
export const tooManyTasks = (most: number): string =>
  `عدد المهام في إحدى القوائم أكبر من ${formatNumber(most)}. احذف ما لم تعد تحتاج إليه.`;
export const googleUnavailable = 'لا يستجيب Google الآن. حاول مرة أخرى بعد بضع دقائق.';
export const vaultClosed = 'خزنتك الخاصة مفعَّلة، فلا يستطيع خادمنا قراءة خطواتك ومزامنتها.';
export const notSetUp = 'مزامنة Google Tasks غير معدَّة على هذا الخادم.';

/* The log: what was done to one action, and why */

export const skippedEmpty = 'لم تُزامَن: لا نص للمهمة في Google Tasks.';
export const skippedRefused = 'لم تُزامَن: لم يقبلها Google Tasks.';
export const addedHere = 'أُضيفت هنا.';
export const addedThere = 'أُضيفت في Google Tasks.';
export const renamedHere = 'أُعيدت تسميتها هنا.';
export const renamedThere = 'أُعيدت تسميتها في Google Tasks.';
export const completedHere = 'أُنجزت هنا.';
export const completedThere = 'أُنجزت في Google Tasks.';
export const reopenedHere = 'أُعيد فتحها هنا.';
export const reopenedThere = 'أُعيد فتحها في Google Tasks.';
export const deletedHere = 'حُذفت هنا.';
export const deletedThere = 'حُذفت في Google Tasks.';
export const restoredHere = 'استُعيدت هنا. كانت محذوفة هنا، لكن التغيير في Google Tasks أحدث.';
export const restoredThere = 'استُعيدت في Google Tasks. كانت محذوفة هناك، لكن التغيير هنا أحدث.';
export const wasNewHere = 'كانت جديدة هنا.';
export const wasNewThere = 'كانت جديدة في Google Tasks.';
export const wasChangedHere = 'كانت قد تغيّرت هنا.';
export const wasChangedThere = 'كانت قد تغيّرت في Google Tasks.';
export const wasChangedLaterHere = 'كانت قد تغيّرت في الجانبين، والتغيير هنا أحدث.';
export const wasChangedLaterThere = 'كانت قد تغيّرت في الجانبين، والتغيير في Google Tasks أحدث.';
export const wasDeletedHere = 'كانت قد حُذفت هنا.';
export const wasDeletedThere = 'كانت قد حُذفت في Google Tasks.';

/* The log: what a sync did in all */

export const countAdded = (count: number): string => `إضافة ${formatNumber(count)}`;
export const countChanged = (count: number): string => `تغيير ${formatNumber(count)}`;
export const countDeleted = (count: number): string => `حذف ${formatNumber(count)}`;
export const nothingHere = 'هنا: لا تغيير.';
export const nothingThere = 'في Google Tasks: لا تغيير.';
export const changedHere = (counts: string): string => `هنا: ${counts}.`;
export const changedThere = (counts: string): string => `في Google Tasks: ${counts}.`;
export const skippedCount = (count: number): string => `لم تُزامَن: ${formatNumber(count)}.`;

/* The notes of a task that comes from here */

export const taskNotes = (product: string, mark: string): string =>
  `من \u2068${product}\u2069 · \u2068${mark}\u2069`;

/* The page that Google leads back to */

export const googleTasksTitle = 'Google Tasks';
export const notAwaited = 'لم تعد الصفحة التي بدأت هذه المزامنة تنتظرها. اضغط زر المزامنة مرة أخرى.';
export const backToTasksLink = 'العودة إلى الخطوات';
export const closeWindow = 'يمكنك إغلاق هذه النافذة.';
export const oneMoment = 'لحظة من فضلك…';

/* The log: its lines */

export const changes = (count: number): string =>
  plural(count, {
    zero: 'لا تغييرات',
    one: 'تغيير واحد',
    two: 'تغييران',
    few: `${formatNumber(count)} تغييرات`,
    many: `${formatNumber(count)} تغييرًا`,
    other: `${formatNumber(count)} تغيير`,
  });
export const noText = '(بلا نص)';
export const before = <Part>(bdi: Part) => ['من قبل: ', bdi];

/* Sync button */

export const syncing = 'تجري المزامنة…';
export const offline = 'لا يوجد اتصال. المزامنة تحتاج إلى اتصال.';

/* Sync monitor page */

export const syncMonitorTitle = 'سجل المزامنة';
export const monitorIntro = 'ما تمت مزامنته بين خطواتك وGoogle Tasks، كما يتذكره هذا المتصفح.';
export const backToTasksButton = 'العودة إلى الخطوات';
export const noAccess = 'تتطلب المزامنة فترة تجريبية سارية أو باقة مدفوعة.';
export const testSyncButton = 'تجربة المزامنة';
export const logTitle = 'السجل';
export const clearLogsButton = 'مسح السجل';
export const logEmptyTitle = 'لا مزامنات بعد';
export const logEmptyText = 'تُسجَّل كل مزامنة هنا: متى بدأت، وماذا فعلت، ولماذا.';
export const searchLabel = 'البحث في السجل';
export const linesFound = (count: number): string =>
  plural(count, {
    zero: 'لم نجد أسطرًا',
    one: 'وجدنا سطرًا واحدًا',
    two: 'وجدنا سطرين',
    few: `وجدنا ${formatNumber(count)} أسطر`,
    many: `وجدنا ${formatNumber(count)} سطرًا`,
    other: `وجدنا ${formatNumber(count)} سطر`,
  });

/* The log: a sync that begins */

export const syncStarted = 'بدأت المزامنة';

/* Actions: the sync */

export const syncHelp = 'تزامن خطواتك مع قائمة في Google Tasks، في الاتجاهين، كلما ضغطت الزر.';
export const syncButton = 'المزامنة مع Google Tasks';
export const lastSynced = <Part>(time: Part) => ['آخر مزامنة: ', time];
export const syncMonitorLink = 'سجل المزامنة';
