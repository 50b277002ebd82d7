import { formatNumber, plural } from '../../kernel/intl.ar.ts';
import type { Journal, SealedColumn } from './contract/limits.ts';

/* The five questions */

export const celebrationQuestion = 'بماذا تحتفي من يوم أمس؟';
export const celebrationPlaceholder = 'حتى الشيء الصغير يُحسب.';
export const goalQuestion = 'ما هدفك الأكبر الآن؟';
export const goalPlaceholder = 'أريد أن…';
export const reasonQuestion = 'لماذا يهمّك؟';
export const reasonPlaceholder = 'لأن…';
export const fearQuestion = 'ممَّ تخاف؟';
export const fearHint = 'فكّر في هدفك. المخاوف تصغر عادةً على الورق.';
export const fearPlaceholder = 'أخاف أن…';
export const valuesQuestion = 'إلامَ تدعوك قيمك؟';
export const namedValuesQuestion = <Part>(values: Part) => ['إلامَ تدعوك قيمك: ', values, '؟'];
export const valuesHint = 'دع كل قيمة تقول شيئًا واحدًا عن هدفك وعن خوفك.';
export const valuesPlaceholder = 'تقول قيمي…';
export const valueSays = (value: string): string => `\u2068${value}\u2069: …`;
export const chooseValuesLink = 'اختيار قيمك الأساسية';
export const actionsQuestion = 'ماذا ستفعل اليوم؟';
export const actionsHint = 'اكتب خطوة واحدة في كل سطر. منها تتكوّن قائمة يومك.';
export const actionsPlaceholder = 'شيء واحد، صغير بما يكفي لليوم';

/** What a page’s questions are called beside the page, and in a copy of its words. */
export const QUESTION_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'احتفاء',
  goal: 'الهدف',
  goal_importance: 'لماذا يهم',
  reflection: 'الخوف',
  value_alignment: 'القيم',
  action: 'الخطوات',
};

/** What the answers are called where an entry is read. */
export const ANSWER_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: 'الاحتفاء',
  goal: 'الهدف',
  goal_importance: 'سبب أهميته',
  reflection: 'الوعي',
  value_alignment: 'الانسجام مع القيم',
  action: 'الخطوات',
};

/* A page from another journal */

const JOURNAL_NAMES: Readonly<Record<Journal, string>> = {
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'جدول',
};
export const importedFrom = (journal: Journal | undefined): string =>
  journal ? `مستورد من \u2068${JOURNAL_NAMES[journal]}\u2069` : 'مستورد';
export const importedPageTitle = 'صفحة مستوردة';
export const starred = 'مميَّزة بنجمة';
/** Such as 'Partly cloudy, 24 °C', as the other journals store it, or 'Partly cloudy, 75 °F'. */
export const degrees = (value: number, inFahrenheit: boolean): string =>
  `\u2068${formatNumber(value)} ${inFahrenheit ? '°F' : '°C'}\u2069`;
export const weather = (conditions: string, degrees: string): string =>
  `\u2068${conditions}\u2069، ${degrees}`;
export const itemDone = 'تم';
export const itemOpen = 'لم يتم';

/* The journal page: writing */

export const questionOf = (question: number, questions: number): string =>
  `السؤال ${question} من ${questions}`;
export const backToDashboardButton = 'العودة إلى الرئيسية';
export const answersSoFar = 'إجاباتك حتى الآن';
export const earlierGoalsKeys = 'اضغط السهم إلى الأسفل لاختيار أحدها';
export const earlierGoalsTitle = 'أهداف كتبتها من قبل';
export const pickedUp = 'تابعنا من حيث توقفت';
export const startOverButton = 'البدء من جديد';
export const startedOver = 'بدأت صفحة جديدة.';
export const undoButton = 'تراجع';
export const openElsewhere = 'صفحتك مفتوحة في علامة تبويب أخرى. ما تكتبه هنا سيصبح صفحة مستقلة.';
export const otherTabClosed = 'أُغلقت علامة التبويب الأخرى.';
export const continueHereButton = 'متابعة تلك الصفحة هنا';

export const answerTooLong = (excess: number): string =>
  plural(excess, {
    one: 'تزيد هذه الإجابة حرفًا واحدًا على الحد.',
    two: 'تزيد هذه الإجابة حرفين على الحد.',
    few: `تزيد هذه الإجابة ${formatNumber(excess)} أحرف على الحد.`,
    many: `تزيد هذه الإجابة ${formatNumber(excess)} حرفًا على الحد.`,
    other: `تزيد هذه الإجابة ${formatNumber(excess)} حرف على الحد.`,
  });
export const answerLimit = (characters: number): string =>
  `أقصى طول للإجابة بالأحرف: ${formatNumber(characters)}.`;
export const tooManyActions = (limit: number): string =>
  `أقصى عدد للخطوات في الصفحة: ${formatNumber(limit)}. أبقِ خطوات اليوم فقط.`;

export const previousButton = 'السابق';
export const nextButton = 'التالي';
export const completeButton = 'إتمام';
/** The key, beside the button that it presses. */
export const ctrlKey = 'Ctrl';
export const storedEncrypted = 'محفوظ مشفَّرًا';
export const saving = 'جارٍ الحفظ';
export const pageNotSaved = 'تعذّر حفظ صفحتك. كل ما كتبته ما زال هنا، فأبقِ هذه الصفحة مفتوحة وحاول مرة أخرى.';

/* A new page: looking back */

export const youLearnedYesterday = 'تعلّمت أمس:';
export const youLearnedOn = (weekday: string): string => `تعلّمت يوم ${weekday}:`;
export const yourGoalSoFar = 'هدفك حتى الآن:';
export const hideButton = 'إخفاء';
export const hideLookBackLabel = 'إخفاء النظرة إلى الوراء';
export const lookBackHidden = 'أُخفيت النظرة إلى الوراء. يمكنك إظهارها من إعدادات الملف الشخصي.';
export const lookBackNotSaved = 'تعذّر تغيير ذلك. حاول مرة أخرى.';

/* The journal page: writing for another day */

export const otherDayButton = 'الكتابة ليوم آخر';
export const todayInsteadButton = 'الكتابة لليوم بدلًا منه';
export const otherDayTitle = 'الكتابة ليوم آخر';
export const dayLabel = 'اليوم';
export const dayRepairs = 'صفحة لهذا اليوم ترمّمه، فتستمر سلسلتك. لكنها لا تكسب نقاطًا.';
export const dayOnly = 'صفحة لهذا اليوم لا تغيّر نقاطك ولا سلسلتك.';
export const dayNotPast = 'اختر يومًا قبل اليوم.';
export const writeForDayButton = 'الكتابة لهذا اليوم';
export const cancelButton = 'إلغاء';

/* Journal complete */

export const completeTitle = 'اكتملت الصفحة';
export const greetingTodayNamed = (firstName: string): string =>
  `هذه صفحة اليوم يا \u2068${firstName}\u2069.`;
export const greetingToday = 'هذه صفحة اليوم.';
export const greetingOtherDayNamed = (firstName: string, day: string): string =>
  `\u2068${firstName}\u2069، هذه صفحتك ليوم ${day}.`;
export const greetingOtherDay = (day: string): string => `هذه صفحتك ليوم ${day}.`;
export const greetingNoPageNamed = (firstName: string): string => `سعداء برؤيتك يا \u2068${firstName}\u2069.`;
export const greetingNoPage = 'سعداء برؤيتك.';
export const journalStreak = (days: number): string => `اليوم رقم ${formatNumber(days)} في يومياتك. واصل!`;
export const dayRepaired = 'رُمِّم ذلك اليوم.';
export const dayRepairedStreak = (days: number): string =>
  plural(days, {
    one: 'رُمِّم ذلك اليوم. سلسلتك الآن يوم واحد.',
    two: 'رُمِّم ذلك اليوم. سلسلتك الآن يومان.',
    few: `رُمِّم ذلك اليوم. سلسلتك الآن ${formatNumber(days)} أيام.`,
    many: `رُمِّم ذلك اليوم. سلسلتك الآن ${formatNumber(days)} يومًا.`,
    other: `رُمِّم ذلك اليوم. سلسلتك الآن ${formatNumber(days)} يوم.`,
  });

/** What the ring says to a screen reader, stroke by stroke. */
export const RING_STROKES = {
  clarify: { drawn: 'تم التوضيح.', open: 'لم يتم التوضيح بعد.' },
  act: { drawn: 'تم العمل.', open: 'لم يتم العمل بعد.' },
  learn: { drawn: 'تم التعلّم.', open: 'لم يتم التعلّم بعد.' },
};

export const actionsTitle = 'ما ستفعله اليوم';
export const lessonSummary = 'دوّن درسًا حين ينتهي يومك';
export const goToDashboardButton = 'إلى الرئيسية';
export const asideLabel = 'الهدف والقيم';
export const goalTitle = 'هدفك';
export const reasonTitle = 'لماذا يهم';
export const valuesTitle = 'قيمك';
export const todaySoFarTitle = 'اليوم حتى الآن';
export const pointsToday = (points: number): string =>
  plural(points, {
    zero: 'لا نقاط بعد.',
    one: 'نقطة واحدة.',
    two: 'نقطتان.',
    few: `${formatNumber(points)} نقاط.`,
    many: `${formatNumber(points)} نقطة.`,
    other: `${formatNumber(points)} نقطة.`,
  });
export const badgeToday = <Part>(badge: Part) => ['شارتك: ', badge];

export const pageTitle = 'صفحتك';
export const pageNotLoaded = 'تعذّر تحميل صفحتك. حاول مرة أخرى.';
export const pageRefused =
  'تعذّر حفظ هذه الصفحة. كلماتك باقية على هذا الجهاز، وحالة الحفظ أعلاه تبيّن ما يمكنك فعله.';
export const pageSettled = <Part>(link: Part) => [
  'لم يبقَ ما يُفعل لهذه الصفحة. صفحاتك المحفوظة في ',
  link,
  '.',
];
export const historyLink = 'سجل اليوميات';

/* Action Journal History */

export const historyTitle = 'سجل اليوميات';
export const entriesSince = (entries: number, day: string): string =>
  plural(entries, {
    one: `تدوينة واحدة منذ ${day}`,
    two: `تدوينتان منذ ${day}`,
    few: `${formatNumber(entries)} تدوينات منذ ${day}`,
    many: `${formatNumber(entries)} تدوينة منذ ${day}`,
    other: `${formatNumber(entries)} تدوينة منذ ${day}`,
  });
export const olderPagesLoading = 'لا تزال الصفحات الأقدم قيد التحميل.';
export const entriesNotLoaded = 'تعذّر تحميل التدوينات';
export const notAuthenticated = 'لم يتم تسجيل الدخول';
export const historyEmptyTitle = 'لا توجد تدوينات بعد.';
export const historyEmptyHint = 'تستغرق صفحتك الأولى نحو عشر دقائق.';
export const writeTodayButton = 'كتابة صفحة اليوم';
export const searchLabel = 'البحث في يومياتك';
export const editLink = 'تعديل';
export const editLabel = (day: string): string => `تعديل تدوينة ${day}`;
export const downloadButton = 'تنزيل اليوميات';
export const preparing = 'جارٍ التحضير';
export const downloadFailed = 'تعذّر تنزيل سجل اليوميات';
export const notLoggedIn = 'لم يتم تسجيل الدخول.';
export const versionRestored = 'تمت استعادة الإصدار السابق';
export const restoreFailed = 'تعذّرت استعادة ذلك الإصدار. حاول مرة أخرى.';

/* Editing an entry */

export const editTitle = 'تعديل صفحتك';
export const backToHistoryButton = 'العودة إلى سجل اليوميات';
export const entryNotLoaded = 'تعذّر تحميل هذه التدوينة. حاول مرة أخرى.';
export const entryNotReadable = 'لا يمكن فتح هذه التدوينة هنا. ولحماية ما كتبته، لا يمكن تعديلها أيضًا.';
export const changedElsewhere =
  'عُدِّلت هذه الصفحة على جهاز آخر. إذا حفظت، يبقى الإصدار الآخر ضمن «الإصدارات السابقة».';
export const actionsUnchanged = 'تعديل هذه الصفحة لا يغيّر قائمة خطواتك. يمكنك تعديلها في «الخطوات».';
/** A page from another journal: its two fields. */
export const pageTitleLabel = 'العنوان';
export const pageTextLabel = 'النص';
export const markdownHelp = 'يمكنك استخدام Markdown هنا، مثل \u2068**عريض**\u2069 أو \u2068-\u2069 للقوائم.';
export const pageBlank = 'يمكنك تغيير هذه الصفحة، لكن لا يمكن تركها فارغة.';
export const answerBlank = 'يمكنك تغيير الإجابة، لكن لا يمكن تركها فارغة.';
export const saveChangesButton = 'حفظ التغييرات';
export const changesSaved = 'حُفظت التغييرات. لا يزال بإمكانك استعادة الإصدار السابق.';
export const changesNotSaved = 'تعذّر حفظ تغييراتك. ما زالت هنا، فأبقِ هذه الصفحة مفتوحة وحاول مرة أخرى.';

/* Today: Clarify, and a day of the calendar */

export const clarifyTitle = 'توضيح';
export const continueButton = 'متابعة';
export const leftOffAt = (question: number, questions: number): string =>
  `توقفت عند السؤال ${question} من ${questions}.`;
export const repairYesterday = <Part>(link: Part) => [link, ' قبل نهاية الغد لتحافظ على سلسلتك.'];
export const writeForYesterdayLink = 'اكتب ليوم أمس';
export const repairDay = <Part>(link: Part) => [link, ' قبل نهاية اليوم لتحافظ على سلسلتك.'];
export const writeForDayLink = (weekday: string): string => `اكتب ليوم ${weekday}`;
export const createAdditionalLink = 'كتابة تدوينة إضافية';
export const journalHistoryLink = 'سجل اليوميات';
export const historyButton = 'السجل';

/* Why It Works */

export const whyTitle = 'لماذا ينجح';
export const whySubtitle = 'خمسة أسئلة، بهذا الترتيب، لسبب';
export const whyIntroduction =
  'الصفحة البيضاء تطلب منك أن تكون مثيرًا للاهتمام. أما السؤال الجيد فيطلب منك أن تكون صادقًا، وهذا أسهل وأنفع. تستغرق الأسئلة الخمسة نحو عشر دقائق، وكل سؤال يمهّد لما بعده. تنتقل مما سار جيدًا إلى ما تريده، ومنه إلى ما يعترض طريقك. وتنتهي بقائمة قصيرة يمكنك إنجازها قبل أن ينقضي اليوم.';
export const whyCelebrationTitle = '1. بماذا تحتفي من يوم أمس؟';
export const whyCelebration =
  'يتجه الانتباه إلى ما لم يكتمل أو ما ساء، ولا يحتاج في ذلك إلى مساعدة. أما ملاحظة ما نجح فتحتاج إلى مران. البدء بشيء حسن واحد ليس تفاؤلًا مصطنعًا، بل تصحيح: فأنت تخطط ليومك انطلاقًا مما هو صحيح، لا مما هو صاخب فحسب. والشيء الصغير يُحسب: مكالمة أجريتها، أو لحظة تمالكت فيها نفسك. ومع الأسابيع تصبح هذه السطور دليلًا على أنك تتقدم، حتى في الأيام التي لا تشعر فيها بذلك.';
export const whyGoalTitle = '2. ما هدفك الأكبر الآن؟';
export const whyGoal =
  'سمِّ هدفًا واحدًا بكلماتك، وقل لماذا يهمّك. قد تبدو كتابته كل صباح تكرارًا، لكنك بها تعرف هل ما زلت تعنيه. فالكلمات التي فقدت معناها يصعب نقلها للمرة الخامسة. أما السبب فموجود للأيام التي لا يكفي فيها الهدف وحده ليحرّكك.';
export const whyFearTitle = '3. ممَّ تخاف؟';
export const whyFear =
  'ما يعيق الهدف نادرًا ما يكون نقصًا في الأفكار. الأغلب أنه خوف صغير معقول لم تنظر إليه: أن يراك الناس، أو أن تُرفض، أو أن تعرف الحقيقة. إن بقي بلا كلام اتخذ عنك كثيرًا من قراراتك. وإن وُضع في جملة واحدة على الورق صارت له حدود، وما له حدود يمكنك أن تخطط له. لست مطالبًا بحلّه هنا. يكفي أن تقوله.';
export const whyValuesTitle = '4. إلامَ تدعوك قيمك؟';
export const whyValues =
  'الخوف أيضًا يقدّم النصح، وهو أول من يتكلم. لذلك أصغِ بعده إلى القيم الثلاث التي اخترتها في يوم أهدأ. دع كل واحدة منها تقول شيئًا واحدًا عن الهدف وعن الخوف. كثيرًا ما تختلف، وهذا يستحق أن يُسمع: الشجاعة تريد الموعد مكتوبًا، والعائلة تريد يوم الإجازة خاليًا. وما تفعله بعد ذلك أقرب إلى أن يكون اختيارك أنت.';
export const whyActionsTitle = '5. ماذا ستفعل اليوم؟';
export const whyActions =
  'الفكرة التي تبقى على الصفحة تتبخر قبل الظهر. إجابتك الأخيرة تحوّلها إلى خطوات، واحدة في كل سطر. اجعلها صغيرة بما يكفي لليوم، وواضحة بما يكفي لتعرف الليلة هل أُنجزت. تنتقل مباشرة إلى قائمتك. ثلاث خطوات جيدة خير من عشر متفائلة.';
export const whyLoopTitle = 'ثم تكتمل الحلقة';
export const whyLoop = <Part>(link: Part) => [
  'الصفحة أول خطوط ثلاثة. توضّح في الصباح، وتعمل خلال النهار، وتدوّن درسًا واحدًا في المساء. وأول أسئلة الغد يلتفت إلى ما أثمرته خطوات اليوم. هذه العودة هي المقصود: فالخطة التي لا تقارنها بنتائجها لا تعلّمك شيئًا. ولتعرف لماذا يحتاج الأمر إلى جولات كثيرة، اقرأ ',
  link,
  '.',
];
export const repetitionLink = 'قوة التكرار';

/* Power of Repetition */

export const repetitionTitle = 'قوة التكرار';
export const repetitionSubtitle = 'لماذا الأسئلة الخمسة نفسها، كل يوم';
export const repetitionIntroduction =
  'صفحة واحدة لا تغيّر الكثير. هي عشر دقائق طيبة، وبحلول المساء يكون معظم أثرها قد زال. ما يغيّرك هو الصفحة العاشرة، والأربعون. عندها تكون الأسئلة قد بدأت تطرح نفسها: على الدرج، وفي اجتماع، وقبل أن تعطي جوابك المعتاد مباشرة.';
export const sameQuestionsTitle = 'الأسئلة تبقى كما هي، وأنت تتغيّر';
export const sameQuestions =
  'أسئلة جديدة كل يوم ستكون أمتع. لكنها لن تخبرك شيئًا عن نفسك، لأنك لن تستطيع مقارنة إجاباتك. حين يبقى السؤال نفسه، يكون الفرق بين إجابتين هو أنت. والخوف الذي كتبته إحدى عشرة مرة لم يعد مزاجًا، بل حقيقة يمكنك التصرف حيالها. والهدف الذي يختفي من صفحاتك بهدوء يخبرك بشيء أيضًا.';
export const littleOftenTitle = 'القليل المتكرر خير من الكثير النادر';
export const littleOften =
  'ساعة في عطلة الأسبوع تكلّف ساعة من الإرادة، وهي أول ما يسقط في أسبوع صعب. أما عشر دقائق فتجدها في كل صباح تقريبًا. اكتب في الوقت نفسه والمكان نفسه، ولن تحتاج بعد قليل إلى أن تقرر. وما لا يحتاج إلى قرار يُنجز حتى في أصعب أيامك.';
export const strokesTitle = 'ثلاثة خطوط، مرة بعد مرة';
export const strokesClarify = 'التوضيح كل صباح يجعلك أسرع في التمييز بين ما يهم وما يأتي دوره فحسب.';
export const strokesAct = 'والعمل في اليوم نفسه يُبقي ما تفعله قريبًا مما تنويه.';
export const strokesLearn = 'وتدوين درس واحد كل مساء يعني أن حتى اليوم السيئ يترك لك شيئًا.';
export const strokesRing =
  'كل خط يسهّل الذي يليه. لذلك لا تكتمل الحلقة في صفحتك الرئيسية إلا حين تُرسم الخطوط الثلاثة. ولذلك أيضًا تساوي الحلقة المكتملة أكثر من صفحة طويلة.';
export const missedDayTitle = 'حين يفوتك يوم';
export const missedDay =
  'سيفوتك، ولا بأس. لا شيء يضيع، ولا أحد يحكم عليك. صفحاتك ودروسك باقية، والسلسلة ليست سوى طريقة للانتباه. كل ما يطلبه التكرار أن تبدأ من جديد، من دون انتظار أول الأسبوع. إن فات الصباح فالمساء يكفي. وإن كانت لديك دقيقة واحدة فأجب عن سؤال واحد، وصفحتك تنتظر الباقي.';
export const missedDayRepair = <Part>(link: Part) => [
  'يمكنك ',
  link,
  ' يوم فائت واحد من كل سبعة أيام بالكتابة له خلال يومين، فتستمر سلسلتك.',
];
export const repairLink = 'ترميم';
export const rereadTitle = 'أعد قراءة ما كتبت';
export const reread = <Part>(journal: Part, lessons: Part) => [
  'من حين إلى آخر، افتح ',
  journal,
  ' أو ',
  lessons,
  ' واقرأ شهرًا في جلسة واحدة. هذه هي الطريقة الوحيدة لترى ما فعله التكرار، لأنه من يوم إلى يوم لا يبدو شيئًا.',
];
export const lessonsLink = 'سجل الدروس';

/* Pictures that another app has shared */

export const sharedTitle = 'صور مشتركة';
export const sharedCount = (count: number): string =>
  plural(count, {
    one: 'صورة واحدة جاهزة للإضافة إلى يومياتك.',
    two: 'صورتان جاهزتان للإضافة إلى يومياتك.',
    few: `${formatNumber(count)} صور جاهزة للإضافة إلى يومياتك.`,
    many: `${formatNumber(count)} صورة جاهزة للإضافة إلى يومياتك.`,
    other: `${formatNumber(count)} صورة جاهزة للإضافة إلى يومياتك.`,
  });
export const nothingShared = 'لا توجد صورة هنا. شاركها مرة أخرى.';
export const addToTodayButton = 'إضافة إلى صفحة اليوم';
export const dontAddButton = 'عدم الإضافة';

/* Waiting to be saved: what each change is called */

export const newPage = 'صفحة يوميات';
export const saveAsNewButton = 'حفظ كتدوينة جديدة';
export const changedPage = 'صفحة يوميات معدَّلة';

/* Answers of the server */

export const entryNotFound = 'لم نجد هذه التدوينة. ربما حُذفت.';
export const nothingToChange = 'لا يوجد ما يُغيَّر.';
export const actionIdsRepeat = 'يجب أن يكون لكل خطوة معرّف خاص بها.';
export const notFromAnotherJournal = 'لم تأتِ هذه التدوينة من يوميات أخرى.';
export const formatsDiffer = 'يجب أن تستخدم إجابات التدوينة كلها التنسيق نفسه.';
