import { formatList, formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Messages */

export const notAuthenticated = 'لم يتم تسجيل الدخول.';
export const notLoaded = 'حدثت مشكلة أثناء تحميل بياناتك.';
export const generating = 'جارٍ الإعداد…';
export const notGenerated = 'تعذّر إعداد الاستنتاجات';
export const missing = 'بيانات ناقصة';
export const noContent = 'لا محتوى متاحًا الآن.';
export const lessonsNotOpened = 'تعذّر فتح الدروس المشفَّرة';
export const notReviewed = 'تعذّر إعداد المراجعة';
export const reviewNotLoaded = 'تعذّر تحميل المراجعة الأسبوعية.';
export const categoriesNotLoaded = 'تعذّر تحميل الفئات';
export const categoryBlank = 'اكتب اسمًا للفئة.';
export const categoryNotAdded = 'تعذّرت إضافة الفئة';
export const categoryNotChanged = 'تعذّر تعديل الفئة';

/* API messages */

export const weekNotFromSunday = 'يبدأ الأسبوع يوم الأحد.';
export const notAWeek = 'يمتد الأسبوع من الأحد إلى السبت الذي يليه.';
export const tooMuchText = 'هذا النص أطول مما تتسع له مراجعة واحدة.';

/* A week’s title and growth */

/** The end is a day of the same month without its name, which then comes last: '15 إلى 21 نوفمبر'. */
const span = (start: string, end: string): string =>
  /^\d+$/.test(end) ? start.replace(/^\d+/, (first) => `${first} إلى ${end}`) : `${start} إلى ${end}`;
export const week = (start: string, end: string): string => span(start, end);
export const weekOfYear = (start: string, end: string, year: string): string => `${span(start, end)} ${year}`;
export const weekAcrossYears = (start: string, startYear: string, end: string, endYear: string): string =>
  `${start} ${startYear} إلى ${end} ${endYear}`;
const pointCount = (points: number): string =>
  plural(points, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${formatNumber(points)} نقاط`,
    many: `${formatNumber(points)} نقطة`,
    other: `${formatNumber(points)} نقطة`,
  });
export const growth = (loops: number, points: number): string =>
  plural(loops, {
    zero: `لا حلقات مكتملة، ${pointCount(points)}`,
    one: `حلقة مكتملة واحدة، ${pointCount(points)}`,
    two: `حلقتان مكتملتان، ${pointCount(points)}`,
    few: `${formatNumber(loops)} حلقات مكتملة، ${pointCount(points)}`,
    many: `${formatNumber(loops)} حلقة مكتملة، ${pointCount(points)}`,
    other: `${formatNumber(loops)} حلقة مكتملة، ${pointCount(points)}`,
  });
export const growthWithBadge = (growth: string, badge: string): string => `${growth}: ${badge}`;

/* Profile: weekly categories */

export const categoryNotFound = 'لم نجد هذه الفئة. ربما حُذفت.';

/* Profile: the form for a category */

export const categoryLabel = 'الفئة';
export const categoryDescriptionLabel = 'ما يندرج تحتها';
export const addCategoryButton = 'إضافة فئة';
export const editLabel = (categoryName: string): string => `تعديل «\u2068${categoryName}\u2069»`;

/* Unsaved changes and undo */

export const newCategory = 'فئة أسبوعية جديدة';
export const saveAsNewButton = 'حفظ كفئة جديدة';
export const changedCategory = 'فئة أسبوعية معدَّلة';
export const restoredCategory = 'فئة أسبوعية مستعادة';
export const deletedCategory = 'فئة أسبوعية محذوفة';
export const categoryDeleted = 'حُذفت الفئة';

/* Weekly insights: quotations below a sentence */

export const quotationsLabel = 'من كلماتك أنت';
export const entryPlace = 'اليوميات';
export const lessonPlace = 'درس';
export const actionPlace = 'خطوة';
export const placeAndDay = (place: string, day: string): string => `${place}، ${day}`;
export const showPagesButton = (count: number): string =>
  plural(count, {
    one: 'عرض صفحة واحدة',
    two: 'عرض صفحتين',
    few: `عرض ${formatNumber(count)} صفحات`,
    many: `عرض ${formatNumber(count)} صفحة`,
    other: `عرض ${formatNumber(count)} صفحة`,
  });
export const showLessonsButton = (count: number): string =>
  plural(count, {
    one: 'عرض درس واحد',
    two: 'عرض درسين',
    few: `عرض ${formatNumber(count)} دروس`,
    many: `عرض ${formatNumber(count)} درسًا`,
    other: `عرض ${formatNumber(count)} درس`,
  });
export const showActionsButton = (count: number): string =>
  plural(count, {
    one: 'عرض خطوة واحدة',
    two: 'عرض خطوتين',
    few: `عرض ${formatNumber(count)} خطوات`,
    many: `عرض ${formatNumber(count)} خطوة`,
    other: `عرض ${formatNumber(count)} خطوة`,
  });
export const showNotesButton = (count: number): string =>
  plural(count, {
    one: 'عرض ملاحظة واحدة',
    two: 'عرض ملاحظتين',
    few: `عرض ${formatNumber(count)} ملاحظات`,
    many: `عرض ${formatNumber(count)} ملاحظة`,
    other: `عرض ${formatNumber(count)} ملاحظة`,
  });
export const showFewerButton = 'عرض أقل';

/* Weekly insights: answers to a sentence */

export const answerLabel = (said: string): string => `الرد على هذه الجملة: \u2068${said}\u2069`;
export const notTrueAction = 'غير صحيح';
export const notAgainAction = 'عدم تكرار هذا';
export const hiddenUntilNews = 'أُخفيت حتى تكتب عن ذلك شيئًا جديدًا.';
export const hiddenForGood = 'أُخفيت في كل الأسابيع.';
export const answerFailed = 'تعذّر حفظ ردك. حاول مرة أخرى.';
export const undoFailed = 'تعذّر التراجع عن ذلك.';

/* Weekly insights: hidden sentences */

export const hiddenSentencesTitle = 'جمل مخفية';
export const hiddenSentences = (count: number): string => `جمل مخفية (${formatNumber(count)})`;
export const showAgainButton = 'عرض من جديد';
export const showAgainLabel = (said: string): string => `عرض من جديد: \u2068${said}\u2069`;
export const shownAgain = 'قد تُعرض هذه الجملة من جديد.';
export const showAgainFailed = 'تعذّر تغيير ذلك. حاول مرة أخرى.';

/* Unsaved changes to answers */

export const answeredInsight = 'رد على استنتاج أسبوعي';
export const withdrawnAnswer = 'جملة مخفية تُعرض من جديد';

/* API messages about answers */

export const answerNotFound = 'لم نجد هذا الرد. ربما تُعرض الجملة من جديد بالفعل.';

/* Unsaved changes */

export const weekInsights = 'الاستنتاجات الأسبوعية';

/* Weekly insights: what a language model would receive */

export const consentNotSaved = 'تعذّر حفظ موافقتك، فلم يُرسل شيء. حاول مرة أخرى.';
export const sentTitle = 'ما الذي سيُرسل';
export const agreeing = 'جارٍ حفظ موافقتك…';
export const cancelButton = 'إلغاء';
export const agreeAndSendButton = 'موافقة وإرسال';
export const modelUse = <Part>(host: Part) => [
  'إذا وافقت، يتلقى النموذج اللغوي لدى ',
  host,
  ' ما كتبته هذا الأسبوع ويكتب استنتاجاتك. ويبقى متوقفًا حتى توافق.',
];
export const modelUseAlso = 'ويتلقى أسابيع أخرى حين تفتح استنتاجاتها، وما تختار إرساله من أجل منشور.';
export const modelReaders = 'كل من يشغّله يستطيع قراءة ذلك النص.';
export const modelChecked = 'ما يكتبه يُقارَن بكلماتك قبل أن تراه.';
export const modelWithdraw = 'يمكنك سحب موافقتك من ملفك الشخصي في أي وقت.';
export const sentExactlyLink = 'عرض ما يُرسل بالضبط';
export const sentMarks = 'تُرسل أيضًا العلامات التي ترقّم الملاحظات وتحيط بكلماتك.';
export const notSent =
  'لا يُرسل: اسمك وعنوان بريدك ورؤاك وقوائم قيمك وأهدافك والتواريخ وكلماتك من الأسابيع الأخرى.';
export const yourWordsTitle = 'كلماتك من هذا الأسبوع';
export const modelInstructionsTitle = 'تعليمات النموذج';

/* Weekly insights: who wrote them */

export const modelWriting = (host: string): string =>
  `يكتب النموذج اللغوي لدى \u2068${host}\u2069 استنتاجاته. قد يستغرق ذلك نصف دقيقة.`;
export const tryAgainButton = 'إعادة المحاولة';
export const modelSilent =
  'تعذّر الوصول إلى النموذج اللغوي، أو لم يطابق ما كتبه كلماتك. هذه الاستنتاجات كُتبت على جهازك.';
export const changeInProfileLink = 'تغيير ذلك في ملفك الشخصي';
export const modelWrote = <Part>(link: Part) => [
  'كتبها نموذج لغوي مما كتبته هذا الأسبوع. وحُذفت الجمل التي لا تطابق كلماتك. ',
  link,
];
export const browserModelWriting =
  'يكتب النموذج اللغوي الخاص بمتصفحك استنتاجاته على هذا الجهاز. قد يستغرق ذلك بضع دقائق.';
export const browserModelSilent =
  'لم يُجب النموذج اللغوي الخاص بمتصفحك، أو لم يطابق ما كتبه كلماتك. هذه الاستنتاجات كُتبت من دونه.';
export const browserModelWrote = <Part>(link: Part) => [
  'كتبها النموذج اللغوي الخاص بمتصفحك على جهاز من أجهزتك. وحُذفت الجمل التي لا تطابق كلماتك. ',
  link,
];
export const browserModelOffer =
  'يستطيع النموذج اللغوي الخاص بمتصفحك أيضًا كتابة هذه الاستنتاجات. يفعل ذلك على هذا الجهاز، ولا يُرسل شيء.';
export const letBrowserWriteButton = 'السماح له بالكتابة';
export const browserModelToFetch =
  'يستطيع متصفحك تنزيل نموذج لغوي خاص به، حجمه عدة غيغابايتات. بعدها يكتب هذه الاستنتاجات على هذا الجهاز، ولا يُرسل شيء.';
export const fetchBrowserModelButton = 'تنزيله والسماح بالكتابة';
export const browserModelFetching = (percent: number): string =>
  `ينزّل متصفحك نموذجه اللغوي: ${formatNumber(percent)}%`;
export const browserModelNotFetched = 'تعذّر على متصفحك تنزيل نموذجه اللغوي.';
export const modelOffer = 'يمكن لنموذج لغوي أن يكتب هذه الاستنتاجات بدلًا من ذلك.';
export const seeSentButton = 'عرض ما سيُرسل';

/* A week in numbers */

export const ofActions = (totalActions: number): string => `من ${formatNumber(totalActions)}`;
export const journalEntries = 'التدوينات';
export const lessons = 'الدروس';
export const actionsCompleted = 'الخطوات المنجزة';
export const completionRate = 'نسبة الإنجاز';

/* Weekly insights: points by week */

export const tableLink = 'عرض كجدول';
export const badgeFrom = (name: string, points: number): string => `${name} من ${formatNumber(points)} فأكثر`;
export const badges = (badges: readonly string[]): string => `الشارات (بالنقاط): ${formatList(badges)}`;
export const pointsTableCaption = 'النقاط حسب الأسبوع، الأحدث أولًا';
export const weekColumn = 'الأسبوع';
export const pointsColumn = 'النقاط';
export const closedLoopsColumn = 'الحلقات المكتملة';
export const badgeColumn = 'الشارة';
export const noneYet = 'لا شيء بعد';

/* Weekly summaries: a week */

export const detailedAnalysisButton = 'تحليل مفصَّل';
export const availableOn = (weekday: string): string => `يتاح يوم ${weekday}، حين ينتهي الأسبوع.`;

/* A week, day by day */

export const dayWithActionsLabel = (day: string, strokes: number, done: number, all: number): string =>
  `${day}: ${strokes} من 3، الخطوات المنجزة ${formatNumber(done)} من ${formatNumber(all)}`;
export const dayLabel = (day: string, strokes: number): string => `${day}: ${strokes} من 3`;
export const clarifyActLearn = 'توضيح، عمل، تعلّم';
export const actionDone = 'خطوة منجزة';
export const actionOpen = 'لم تُنجز بعد';

/* Weekly insights: a week */

export const weeklySummariesLink = 'الملخصات الأسبوعية';
export const moodTitle = 'المزاج';
export const weekDaysTitle = 'يومًا بيوم';
export const pointsByWeekTitle = 'النقاط حسب الأسبوع';
export const inShortTitle = 'باختصار';
export const worthCelebratingTitle = 'ما يستحق الاحتفاء';
export const patternsTitle = 'أنماط';
export const noPatterns = 'لا أنماط لهذا الأسبوع.';
export const patternsHidden = 'أخفيت الأنماط التي وُجدت في هذا الأسبوع.';
export const nothingNew = 'لا جديد في هذا الأسبوع.';
export const knownPatterns = (count: number): string => `كما في الأسابيع السابقة (${formatNumber(count)})`;
export const otherLanguage =
  'الأنماط والاقتراحات متاحة حاليًا للنصوص الإنجليزية فقط، أما أرقامك فتشمل كل اللغات.';
export const forNextWeekTitle = 'للأسبوع القادم';

/* Weekly insights: a week that can’t be shown */

export const weeklyInsights = 'الاستنتاجات الأسبوعية';
export const chooseWeek = 'اختر أسبوعًا من ملخصاتك الأسبوعية لترى استنتاجاته.';
export const invalidWeek = 'ليس في هذا العنوان تاريخ صالح. اختر أسبوعًا من ملخصاتك الأسبوعية.';
export const goBackButton = 'رجوع';
export const noEntries = 'لا تدوينات من هذا الأسبوع.';
export const notStartedTitle = 'لم يبدأ هذا الأسبوع بعد';
export const notOverTitle = 'لم ينتهِ هذا الأسبوع بعد';
export const readableOn = (day: string): string =>
  `يمكنك قراءة استنتاجاته بعد أن ينتهي الأسبوع، ابتداءً من ${day}.`;
export const readWeekButton = (week: string): string => `قراءة أسبوع ${week}`;
export const seeSummariesButton = 'عرض الملخصات الأسبوعية';

/* Weekly insights: the letter */

export const readLetterLink = 'قراءته كرسالة';

/* Letter */

export const letter = 'رسالة';
export const youCelebratedTitle = 'ما احتفيت به';
export const monthByMonthTitle = 'شهرًا بشهر';
export const whatMovedTitle = 'ما تقدّم';
export const whatCameBackTitle = 'ما تكرّر';
export const questionTitle = 'سؤال واحد';
export const readingWeeks = (weeks: number): string =>
  plural(weeks, {
    one: 'جارٍ قراءة أسبوع واحد…',
    two: 'جارٍ قراءة أسبوعين…',
    few: `جارٍ قراءة ${formatNumber(weeks)} أسابيع…`,
    many: `جارٍ قراءة ${formatNumber(weeks)} أسبوعًا…`,
    other: `جارٍ قراءة ${formatNumber(weeks)} أسبوع…`,
  });
export const letterNotMade = 'تعذّرت كتابة هذه الرسالة على جهازك. ما كتبته في أمان.';
export const printLetterButton = 'طباعة الرسالة';
export const otherLettersLabel = 'رسائل أخرى';
export const earlierLetterLink = (name: string): string => `السابقة: ${name}`;
export const laterLetterLink = (name: string): string => `التالية: ${name}`;

/* Letter: the picture to share */

export const makePictureButton = 'إنشاء صورة للمشاركة';
export const pictureTitle = (name: string): string => `صورة ${name}`;
export const pictureHelp = 'تعرض حلقات وأرقامًا وتواريخ. ليس فيها شيء من كلماتك.';
export const pictureFailed = 'تعذّر رسم الصورة في هذا المتصفح.';
export const pictureFile = (period: string): string => `growth-loop-${period}.png`;
export const savePictureButton = 'حفظ الصورة';
export const sharePictureButton = 'مشاركة الصورة';
export const closeButton = 'إغلاق';

/* Letter: one that can’t be shown */

export const chooseLetter = 'اختر أسبوعًا أو شهرًا أو سنة من ملخصاتك الأسبوعية لتقرأ الرسالة.';
export const invalidLetter = 'ليس في هذا العنوان أسبوع أو شهر أو سنة صالحة. اختر واحدًا من ملخصاتك الأسبوعية.';
export const letterNotStarted = {
  week: 'لم يبدأ هذا الأسبوع بعد',
  month: 'لم يبدأ هذا الشهر بعد',
  year: 'لم تبدأ هذه السنة بعد',
};
export const letterNotOver = {
  week: 'لم ينتهِ هذا الأسبوع بعد',
  month: 'لم ينتهِ هذا الشهر بعد',
  year: 'لم تنتهِ هذه السنة بعد',
};
export const letterReadableOn = (day: string): string => `يمكنك قراءة الرسالة ابتداءً من ${day}.`;
export const readLetterButton = (period: string): string => `قراءة رسالة ${period}`;

/* Weekly summaries: letters */

export const lettersTitle = 'الرسائل';
export const lettersHint = 'شهر أو سنة في بضعة أسطر، من كلماتك أنت.';
export const letterYearsLabel = 'السنوات';
export const letterMonthsLabel = 'الأشهر';

/* Weekly review */

export const weeklyReview = 'المراجعة الأسبوعية';
export const lastSevenDays = (days: string): string => `الأيام السبعة الأخيرة: ${days}`;
export const ofSevenDays = 'من 7 أيام';
export const journaled = 'كتابة اليوميات';
export const finishedAnAction = 'إنجاز خطوة';
export const notedALesson = 'تدوين درس';
export const runWeeklyReviewButton = 'بدء المراجعة الأسبوعية';
export const running = 'جارٍ الإعداد…';
export const sortedByValues = 'ملاحظاتك مرتبة حسب قيمك الأساسية.';
export const noCategories = 'اختر قيمك الأساسية في ملفك الشخصي لترتيب ملاحظاتك حسبها.';
export const focusPointsLabel = 'نقاط التركيز';
export const insightsActionsByCategory = 'الاستنتاجات والخطوات حسب الفئة';

export const reviewOtherLanguage = 'حاليًا لا يمكن تصنيف سوى الملاحظات المكتوبة بالإنجليزية.';
export const quietCategories = (names: string[]): string => {
  const listed = formatList(names.map((name) => `«\u2068${name}\u2069»`));
  return names.length === 1
    ? `لا شيء مما كتبته في هذه الأيام يذكر ${listed}.`
    : `لا شيء مما كتبته في هذه الأيام يذكر هذه الفئات: ${listed}.`;
};

/* Weekly summaries */

export const weeklySummaries = 'الملخصات الأسبوعية';
export const summariesHint = 'كل أسبوع في لمحة، بالأرقام وبكلماتك أنت';
export const weeklyReviewButton = 'مراجعة أسبوعك';
export const summariesEmptyTitle = 'ستظهر أسابيعك هنا.';
export const summariesEmpty = 'بعد صفحتك الأولى، يعرض كل أسبوع أيامه السبعة وأرقامك وما يجمع بين كلماتك.';
export const writeFirstPageButton = 'كتابة صفحتك الأولى';

/* Unsaved changes to the consent */

export const changedConsent = 'موافقتك على نموذج لغوي';

/* Profile: weekly categories */

export const weeklyCategoriesLabel = 'الفئات الأسبوعية';
export const editButton = 'تعديل';
export const deleteButton = 'حذف';
export const optionsForLabel = (categoryName: string): string => `خيارات «\u2068${categoryName}\u2069»`;

/* Profile: the language model */

export const browserModelUsed =
  'يكتب النموذج اللغوي الخاص بمتصفحك الاستنتاجات الأسبوعية على هذا الجهاز، ولا يُرسل شيء.';
export const turnBrowserModelOffButton = 'إيقافه';
export const browserModelOff = 'النموذج اللغوي الخاص بمتصفحك متوقف.';
export const consentWithdrawn = 'سُحبت الموافقة. لا يتلقى أي نموذج لغوي كلماتك.';
export const modelNoLongerUsed = 'لم يعد هذا النموذج مستخدمًا هنا، ولا يُرسل إليه شيء.';
export const consentGiven = (day: string, host: string): string =>
  `تاريخ موافقتك على مشاركة كلماتك مع النموذج اللغوي لدى \u2068${host}\u2069: ${day}. يتلقى كلمات أسبوع حين تفتح استنتاجاته، وما تختار إرساله من أجل منشور.`;
export const withdrawButton = 'سحب الموافقة';
export const consentNotWithdrawn = 'تعذّر سحب موافقتك. حاول مرة أخرى.';
export const insightsLink = 'الاستنتاجات الأسبوعية';
export const postsLink = 'المنشورات';
export const noModelWithVault = 'خزنتك الخاصة مفعَّلة، فلا يتلقى أي نموذج لغوي خارج أجهزتك ما كتبته.';
export const noConsent = <Part>(host: Part, insights: Part, posts: Part) => [
  'لا يتلقى أي نموذج لغوي كلماتك. إذا وافقت، يستطيع النموذج لدى ',
  host,
  ' أن يكتب استنتاجاتك الأسبوعية ويُعدّ مسودات منشورات. سترى ما سيُرسل قبل أن تقرر، في ',
  insights,
  ' أو ',
  posts,
  '.',
];
