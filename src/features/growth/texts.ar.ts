import { formatNumber, plural } from '../../kernel/intl.ar.ts';
import { PAUSE_DAYS } from './contract/limits.ts';

/* Badges and streaks */

export const showingUp = 'حضور';
export const makingProgress = 'تقدّم ملموس';
export const highPerformer = 'أداء رفيع';
export const consistentEffort = 'جهد منتظم';
export const growthWeek = 'أسبوع نمو';
export const breakthroughWeek = 'أسبوع انطلاق';
export const steadyProgress = 'تقدّم ثابت';
export const momentumBuilder = 'زخم متصاعد';
export const allInMonth = 'شهر بكل الجهد';
const dayCount = (days: number): string =>
  plural(days, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${formatNumber(days)} أيام`,
    many: `${formatNumber(days)} يومًا`,
    other: `${formatNumber(days)} يوم`,
  });
const pointCount = (count: number): string =>
  plural(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${formatNumber(count)} نقاط`,
    many: `${formatNumber(count)} نقطة`,
    other: `${formatNumber(count)} نقطة`,
  });
export const daysInARow = (days: number): string =>
  plural(days, {
    one: 'يوم واحد',
    two: 'يومان متتاليان',
    few: `${formatNumber(days)} أيام متتالية`,
    many: `${formatNumber(days)} يومًا متتاليًا`,
    other: `${formatNumber(days)} يوم متتالٍ`,
  });

/* What points were given for, as it is stored */

export const journalAward = 'إتمام صفحة اليوميات';
export const bucketListReviewAward = 'مراجعة قائمة الأمنيات';
export const visionAward = (vision: string): string => `تحديث: ${vision}`;
export const visionReviewAward = (vision: string): string => `مراجعة: ${vision}`;
export const actionAward = 'إنجاز خطوة هادفة';

/* Scoring page */

export const journalActivity = 'تدوينتك اليومية';
export const pointsOnceADay = (points: number): string => `${pointCount(points)}، مرة في اليوم`;
export const actionActivity = 'خطوة منجزة';
export const pointsPerAction = (points: number): string => `${pointCount(points)} لكل خطوة`;
export const visionActivity = 'وثيقة رؤية محفوظة';
export const pointsPerDocument = (points: number): string => `${pointCount(points)}، مرة في اليوم لكل وثيقة`;
export const reviewActivity = 'مراجعة رؤية أو قائمة أمنياتك';
export const pointsPerReview = (points: number): string => `${pointCount(points)}، مرة في اليوم لكل منها`;
export const dailyBadgesTitle = 'الشارات اليومية';
export const weeklyBadgesTitle = 'الشارات الأسبوعية';
export const monthlyBadgesTitle = 'الشارات الشهرية';
export const pointsFrom = (from: number): string => `${pointCount(from)} فأكثر`;
export const pointsBetween = (from: number, to: number): string =>
  `من ${formatNumber(from)} إلى ${formatNumber(to)} من النقاط`;
export const howScoringWorksTitle = 'كيف تُحسب النقاط';
export const scoringIntro = 'النقاط سجل هادئ لما فعلته. لا يُعدّ شيء أثناء الكتابة.';
export const backToDashboardButton = 'العودة إلى الرئيسية';
export const pointsTitle = 'النقاط';
export const pointsTakenBack =
  'إلغاء إنجاز خطوة يسحب نقاطها. والتدوينة الثانية في اليوم نفسه مرحَّب بها دائمًا، لكنها لا تكسب نقاطًا إضافية.';
export const pointsKept =
  'تبقى نقاطك محفوظة، لكن المجاميع لا تعدّ إلا ما هو موجود الآن. إذا حذفت خطوة منجزة بقيت نقاطها، لكن ذلك الأسبوع لا يعدّ الخطوة.';
export const betweenBadges = 'بين شارتين، تحتفظ بالتي بلغتها.';
export const streaksTitle = 'السلاسل';
export const streaksText =
  'لديك ثلاث سلاسل: الأيام المتتالية التي كتبت فيها يومياتك، أو أنجزت خطوة، أو دوّنت درسًا. اليوم لم ينتهِ بعد، لذلك فالسلسلة التي بلغت الأمس ما زالت قائمة.';
export const repairText =
  'يمكنك ترميم يوم فائت واحد من كل سبعة أيام بالكتابة له خلال يومين، فتستمر سلسلتك. يظهر اليوم المرمَّم خطًا مفرغًا. وككل صفحة ليوم مضى، لا يكسب نقاطًا ولا يكمل حلقة.';
export const pauseLink = 'استراحة';
export const pauseText = <Part>(link: Part, days: number) => [
  'للإجازات أو أيام المرض، يمكنك أن تحدد مسبقًا ',
  link,
  ` (أقصى مدة بالأيام: ${formatNumber(days)}). تنتظر السلاسل الثلاث كلها: فيوم الاستراحة الخالي من النشاط لا يقطعها ولا يُحتسب. وما تفعله في يوم استراحة يُحتسب ويكسب نقاطًا. وفي التقويم تظهر أيام الاستراحة بحلقة منقَّطة.`,
];
export const growthCyclesTitle = 'دورات النمو';
export const growthCyclesText =
  'يكمل اليوم حلقته حين توضّح وتعمل وتتعلّم: تدوينة واحدة، وخطوة منجزة واحدة، ودرس واحد. ويبيّن قسم التقدّم عدد أيام الشهر التي أكملتها فيها.';
export const timeZoneTitle = 'المنطقة الزمنية';
export const timeZoneText =
  'تتبع الأيام والأسابيع والأشهر المنطقة الزمنية في ملفك الشخصي. ويمتد الأسبوع من الأحد إلى السبت.';

/* Progress */

export const progressTitle = 'التقدّم';
export const progressFailed = 'تعذّر تحميل تقدّمك. حاول مرة أخرى.';

/* Progress: the month and its numbers */

export const loopsClosed = (month: string, closed: number, days: number): string =>
  `${month}: الحلقات المكتملة ${formatNumber(closed)} من ${formatNumber(days)}`;
export const previousMonthLabel = 'الشهر السابق';
export const nextMonthLabel = 'الشهر التالي';
export const dayStrokes = (day: string, drawn: number): string => `${day}: ${drawn} من 3`;
export const dayRepaired = (day: string, drawn: number): string => `${day}: ${drawn} من 3، مرمَّم`;
export const dayInPause = (day: string, drawn: number): string => `${day}: ${drawn} من 3، استراحة`;
export const dayRepairedInPause = (day: string, drawn: number): string =>
  `${day}: ${drawn} من 3، مرمَّم، استراحة`;
export const dayPaused = (day: string): string => `${day}: استراحة`;
export const pausedUntilLink = (dayOfMonth: string): string => `استراحة حتى ${dayOfMonth}`;
export const streaksPaused = <Part>(link: Part) => [link, '. سلاسلك بالانتظار.'];
export const streakNone = 'تبدأ اليوم';
export const todayName = 'اليوم';
export const journalName = 'اليوميات';
export const actionsName = 'الخطوات';
export const lessonsName = 'الدروس';
export const points = (count: number): string => pointCount(count);
export const pointsWithBadge = (points: number, badge: string): string => `${pointCount(points)}، ${badge}`;
export const thisWeek = 'هذا الأسبوع';
export const thisMonth = 'هذا الشهر';
export const actionsCompleted = 'الخطوات المنجزة';
export const goalsAchieved = 'الأهداف المحقَّقة';
export const growthCycles = 'دورات النمو';
export const cyclesOfDays = (done: number, days: number): string =>
  `${formatNumber(done)} من ${formatNumber(days)}`;
export const allNumbers = 'كل الأرقام';

/* The calendar of the journal */

export const calendarLabel = 'التقويم';
export const showCalendarButton = 'إظهار التقويم';
export const hideCalendarButton = 'إخفاء التقويم';
export const previousYearLabel = 'السنة السابقة';
export const nextYearLabel = 'السنة التالية';
export const dayWritten = (day: string): string => `${day}: فيه كتابة`;
export const dayImported = (day: string): string => `${day}: مستورد`;
export const daysOfYear = (days: number): string => dayCount(days);
export const daysOfMonth = (month: string, days: number): string => `${month}: ${daysOfYear(days)}`;

/* Setting a pause: what is wrong with its days */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: 'اختر يومًا أول ويومًا أخيرًا.',
  past: 'لا يمكن أن تبدأ الاستراحة قبل اليوم.',
  tooFar: 'يجب أن تبدأ الاستراحة خلال سنة من اليوم.',
  backwards: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول.',
  tooLong: `أقصى مدة للاستراحة: ${dayCount(PAUSE_DAYS)}.`,
  overlaps: 'تتداخل هذه الأيام مع استراحة أخرى.',
} as const;

/* Pauses in the profile */

export const loadFailed = 'تعذّر تحميل استراحاتك. حاول مرة أخرى.';
export const pauseSet = 'حُدِّدت استراحتك.';
export const setFailed = 'تعذّر تحديد استراحتك. حاول مرة أخرى.';
export const pauseEnded = 'انتهت استراحتك.';
export const pauseRemoved = 'أُزيلت استراحتك.';
export const changeFailed = 'تعذّر تغيير استراحتك. حاول مرة أخرى.';
export const undoButton = 'تراجع';
export const setAPauseButton = 'تحديد استراحة';
export const span = (from: string, to: string): string => `من ${from} إلى ${to}`;
export const removeButton = 'إزالة';
export const removeLabel = (days: string): string => `إزالة الاستراحة: ${days}`;
export const endNowButton = 'إنهاء الآن';
export const endNowLabel = (days: string): string => `إنهاء الآن: استراحة ${days}`;

/* Answers of the server */

export const alreadyStarted = 'بدأت هذه الاستراحة بالفعل. يمكنك إنهاؤها، لا إزالتها.';
export const alreadyOver = 'لا يمكنك إنهاء هذه الاستراحة إلا اليوم أو في يوم لاحق.';
export const pauseNotFound = 'لم نجد هذه الاستراحة. ربما حُذفت.';

/* Unsaved changes */

export const newPause = 'استراحة';
export const removedPause = 'استراحة أزلتها';
export const endedPause = 'استراحة أنهيتها';

/* Set a pause */

export const setPauseTitle = 'تحديد استراحة';
export const setPauseButton = 'تحديد استراحة';
export const firstDayLabel = 'اليوم الأول';
export const lastDayLabel = 'اليوم الأخير';
export const lastDayHelp = `أقصى مدة تنتظرها سلاسلك: ${dayCount(PAUSE_DAYS)}. والصفحات التي تكتبها أثناء الاستراحة تُحتسب.`;
