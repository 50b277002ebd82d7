import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Today: the header */

export const todayTitle = 'اليوم';
export const profileNotLoaded = 'تعذّر تحميل ملفك الشخصي. حاول مرة أخرى.';
export const welcome = <Part>(firstName: Part) => ['مرحبًا، ', firstName, '!'];
/** A narrow page breaks the line before the name. */
export const goodEvening = <Part>(firstName: Part) => ['مساء\u00a0الخير، ', firstName];
export const trialEndedLink = 'انتهت فترتك التجريبية.';
export const trialLeftLink = (days: number): string =>
  plural(days, {
    zero: 'تنتهي فترتك التجريبية اليوم',
    one: 'بقي يوم واحد من فترتك التجريبية',
    two: 'بقي يومان من فترتك التجريبية',
    few: `بقيت ${formatNumber(days)} أيام من فترتك التجريبية`,
    many: `بقي ${formatNumber(days)} يومًا من فترتك التجريبية`,
    other: `بقي ${formatNumber(days)} يوم من فترتك التجريبية`,
  });
export const clarify = 'توضيح';
export const act = 'عمل';
export const learn = 'تعلّم';
export const todaysDate = (day: string): string => `${day}.`;
export const strokesToday = (drawn: number): string => `${drawn} من 3 اليوم`;
/** What the ring says to a screen reader. */
export const ringLabel = (drawn: number): string => `اليوم: رُسم ${drawn} من 3 خطوط`;
export const strokesOpen = <Part>(strokes: readonly Part[]) => [
  'ما زال متبقيًا: ',
  ...strokes.flatMap((stroke, at) => (at === 0 ? [stroke] : ['، ', stroke])),
];
export const loopClosed = 'اكتملت الحلقة.';
export const milestone = (days: number): string =>
  plural(days, {
    one: 'كتبت في يوم واحد.',
    two: 'كتبت في يومين.',
    few: `كتبت في ${formatNumber(days)} أيام.`,
    many: `كتبت في ${formatNumber(days)} يومًا.`,
    other: `كتبت في ${formatNumber(days)} يوم.`,
  });

/* Today: the sections */

export const gettingStartedTitle = 'البداية';
export const visionDocumentsTitle = 'وثائق الرؤية';
export const visionDocumentsHint = 'إلى أين تتجه';
export const goldFileTitle = 'الملف الذهبي';
export const growthChecklistTitle = 'قائمة النمو';
export const growthChecklistHint = 'خمس مراحل تكتمل من تلقاء نفسها';
export const goalsTitle = 'الأهداف';
export const communityTitle = 'المجتمع';
export const moreForTodayTitle = 'المزيد لليوم';
export const asideLabel = 'الأهداف والتقدّم';
export const toolsLink = 'عرض الأدوات والموارد';
export const finishOnboardingLink = 'إكمال الإعداد';
export const valuesMissing =
  'لم تختر قيمك الأساسية الثلاث بعد. يستغرق ذلك دقيقتين، وعليها يقوم السؤال الرابع.';

/* Today: Getting Started */

export const dayInstruction = 'اكتب في الصباح، واعمل خلال النهار، ودوّن درسًا واحدًا في المساء.';
export const clarifyInstruction = <Part>(name: Part) => [name, ': خمسة أسئلة تستغرق نحو عشر دقائق.'];
export const actInstruction = <Part>(name: Part) => [name, ': الأشياء القليلة التي اخترت فعلها.'];
export const learnInstruction = <Part>(name: Part) => [name, ': جملة واحدة تستحق أن تجدها من جديد.'];
export const ringInstruction = 'كل واحد منها يرسم خطًا في حلقة اليوم.';
export const valuesInstruction = 'يسألك السؤال الرابع عمّا تدعوك إليه قيمك الأساسية.';
export const changeValuesLink = 'تغيير قيمك الأساسية';
export const readMore = <Part>(why: Part, scoring: Part) => ['للمزيد، اقرأ ', why, ' و', scoring, '.'];
export const whyItWorks = '«لماذا ينجح»';
export const howScoringWorks = '«كيف تُحسب النقاط»';

/* Today: the evening, once the loop is closed */

export const eveningTitle = 'اكتملت الحلقة';
export const tomorrowAsks = 'أول أسئلة الغد: بماذا تحتفي من يومك هذا؟';
export const openActionsWait = (count: number): string =>
  plural(count, {
    one: 'يمكن لخطوة مفتوحة واحدة أن تنتظر حتى ذلك الحين.',
    two: 'يمكن لخطوتين مفتوحتين أن تنتظرا حتى ذلك الحين.',
    few: `يمكن لـ ${formatNumber(count)} خطوات مفتوحة أن تنتظر حتى ذلك الحين.`,
    many: `يمكن لـ ${formatNumber(count)} خطوة مفتوحة أن تنتظر حتى ذلك الحين.`,
    other: `يمكن لـ ${formatNumber(count)} خطوة مفتوحة أن تنتظر حتى ذلك الحين.`,
  });
export const oldPageLink = 'قراءة صفحة قديمة';

/* Growth Checklist */

export const checklistNotLoaded = 'تعذّر تحميل القائمة. حاول مرة أخرى.';
export const stageProgress = (done: number, all: number): string => `${done} من ${all}`;
/** Read out after an item of the checklist. */
export const itemDone = 'تم';
export const itemOpen = 'لم يتم بعد';

export const clarityStage = 'معرفة ما يهم';
export const intentionsChosen = 'اختيار ما تودّ أن يشعر به الآخرون';
export const coreWordChosen = 'اختيار كلمتك المحورية';
export const coreValuesChosen = 'اختيار قيمك الأساسية الثلاث';

export const loopStage = 'إكمال أول حلقة';
export const entryWritten = 'كتابة أول تدوينة';
export const actionCompleted = 'إنجاز أول خطوة';
export const lessonNoted = 'تدوين أول درس';
export const allThreeDone = 'الثلاثة كلها في يوم واحد';

export const habitStage = 'تحويلها إلى عادة';
export const threeDays = 'الكتابة ثلاثة أيام متتالية';
export const sevenDays = 'الكتابة سبعة أيام متتالية';
export const reminderSet = 'ضبط تذكير يومي';
export const tenActions = 'إنجاز عشر خطوات';

export const goalStage = 'السعي إلى شيء';
export const goalNamed = 'تسمية هدف';
export const goalReached = 'تحقيق أول هدف';
export const weeklyBadge = 'نيل شارة أسبوعية';
export const visionsWritten = 'كتابة وثائق الرؤية الخمس';
export const bucketListStarted = 'بدء قائمة أمنياتك';

export const lookBackStage = 'نظرة إلى الوراء ومواصلة';
export const thirtyEntries = 'كتابة ثلاثين تدوينة';
export const tenLessons = 'تدوين عشرة دروس';
export const visionReviewed = 'مراجعة وثيقة رؤية';
export const monthlyBadge = 'نيل شارة شهرية';

/* Tools & Resources */

export const toolsTitle = 'الأدوات والموارد';
export const toolsIntroduction = 'لما تحتاج إليه بين حين وآخر، خارج الحلقة اليومية.';
export const moreToolsTitle = 'أدوات أخرى';
export const makePostLink = 'تحويل درس إلى منشور';
export const makePostHint = 'بكلماتك، وللمنصة التي تختارها.';
export const findLink = 'البحث في كل ما كتبته';
export const findHint = 'يجري البحث على هذا الجهاز.';
export const importLink = 'استيراد يوميات';
export const importHint = 'تدوينات من تطبيق آخر، أو من ملف نزّلته.';
export const scoringLink = 'كيف تعمل النقاط';
export const scoringHint = 'ما الذي يكسب نقاطًا، وكيف تُحسب السلاسل.';
export const backToLoopButton = 'العودة إلى الحلقة';

/* A day of the calendar */

export const dayTitle = 'يوم';
export const backToDashboardLink = 'العودة إلى الرئيسية';
export const dayNotLoaded = 'تعذّر تحميل هذا اليوم. حاول مرة أخرى.';
export const strokesOfDay = (drawn: number): string => `${drawn} من 3`;
export const strokesOfRepairedDay = (drawn: number): string => `${drawn} من 3، يوم مرمَّم`;
export const dayEmptyTitle = 'لم يُكتب شيء في هذا اليوم.';
export const dayEmptyHint = 'استخدم الروابط أدناه للوصول إلى أيام فيها صفحات.';
export const daysLabel = 'الأيام';

/* Sharing on other networks */

export const shareText = (product: string): string => `أبدأ يومي بعشر دقائق هادئة في \u2068${product}\u2069.`;

/* Community on the dashboard */

export const connectButton = 'تواصل';
export const shareButton = 'مشاركة';
export const communityAndCallText = 'تعرّف على آخرين يكتبون في الصباح، أو احجز مكالمة للحديث في سؤال يشغلك.';
export const communityText = 'تعرّف على آخرين يكتبون في الصباح.';
export const callText = 'احجز مكالمة للحديث في سؤال يشغلك.';
export const joinCommunity = 'الانضمام إلى المجتمع';
export const scheduleCall = 'حجز مكالمة';
export const onlyLinkShared = (product: string): string =>
  `لا يُشارَك إلا رابط إلى \u2068${product}\u2069، ولا شيء مما كتبته.`;
export const copyLinkButton = 'نسخ الرابط';
export const linkCopied = 'نُسخ الرابط!';
export const copyFailed = (address: string): string =>
  `تعذّر نسخ الرابط. يمكنك نسخه من هنا: \u2068${address}\u2069`;

/* Answers of the server */

export const CUSTOMIZATION_MISSING = 'لم نجد أي تخصيص';
export const noSectionNamed = 'حدّد قسمًا واحدًا على الأقل.';

/* Options of a dashboard section */

export const optionsLabel = (section: string): string => `خيارات القسم: ${section}`;
export const moveToLoopButton = 'نقل إلى الحلقة';
export const moveToToolsButton = 'نقل إلى الأدوات';
export const movedToLoop = (section: string): string => `نُقل إلى حلقتك: ${section}`;
export const movedToTools = (section: string): string => `نُقل إلى أدواتك: ${section}`;

/* Unsaved changes */

export const movedSection = 'موضع أحد الأقسام';
