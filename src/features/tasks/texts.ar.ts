import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Meaningful Actions */

export const actionsTitle = 'الخطوات الهادفة';
export const backToDashboardButton = 'العودة إلى الرئيسية';
export const actionsNotLoaded = 'تعذّر تحميل خطواتك. حاول مرة أخرى.';
export const addActionLabel = 'إضافة خطوة';
export const toDoTitle = 'للإنجاز';
export const toDoEmpty = 'لا خطوات مفتوحة. أضف شيئًا صغيرًا تنوي فعله اليوم.';
export const completedTitle = 'منجزة';
export const completedEmpty = 'تظهر هنا الخطوات التي تنجزها لمدة سبعة أيام.';
export const showMoreButton = (more: number): string => `عرض المزيد (${formatNumber(more)})`;
export const showOlderButton = 'عرض الخطوات المنجزة الأقدم';
export const olderTitle = 'أُنجزت من قبل';
export const editLabel = (action: string): string => `تعديل «\u2068${action}\u2069»`;
export const deleteLabel = (action: string): string => `حذف «\u2068${action}\u2069»`;
export const actionDeleted = 'حُذفت الخطوة';
export const actionStreak = (days: number): string =>
  plural(days, {
    one: 'يوم واحد!',
    two: 'يومان متتاليان!',
    few: `${formatNumber(days)} أيام متتالية!`,
    many: `${formatNumber(days)} يومًا متتاليًا!`,
    other: `${formatNumber(days)} يوم متتالٍ!`,
  });

export const originTitle = 'من أين تأتي الخطوات';
export const origin = 'تظهر هنا الخطوات التي تكتبها في يومياتك، ومعها ما تضيفه بنفسك.';
export const overviewLink = 'قوة الفعل';
export const googleSyncNotLoaded = 'تعذّر تحميل المزامنة مع Google Tasks. حاول مرة أخرى.';

/* Editing an action in its line */

export const editorNotLoaded = 'تعذّر فتح هذه الخطوة للتعديل. تحقّق من الاتصال ثم حاول مرة أخرى.';
export const newWordsLabel = (action: string): string => `صياغة جديدة للخطوة «\u2068${action}\u2069»`;
export const saveButton = 'حفظ';
export const cancelButton = 'إلغاء';
export const actionChanged = 'عُدِّلت الخطوة';
export const undoButton = 'تراجع';

/* Today: Act, and a day of the calendar */

export const actTitle = 'عمل';
export const viewAllButton = 'عرض الكل';
export const todaysActions = 'خطوات اليوم';
export const todayEmpty = 'لا خطوات مفتوحة. ماذا ستفعل اليوم؟';
export const doneLabel = 'منجزة';

/* Quick add: an action */

export const quickAddTitle = 'إضافة خطوة';
export const quickAddLabel = 'شيء صغير ستفعله';
export const closeButton = 'إغلاق';
export const addButton = 'إضافة';
export const actionAdded = 'أُضيفت الخطوة';

/* Task Overview */

export const overviewTitle = 'نظرة على الخطوات';
export const overviewSubtitle = 'كيف تتحول فكرة الصباح إلى شيء منجز في المساء';
export const definitionTitle = 'ما الخطوة الهادفة؟';
export const definition =
  'الخطوة الهادفة فعل واحد، صغير بما يكفي لليوم، يقرّبك من هدفك أو من إحدى قيمك الأساسية. «تحسين اللياقة» أمنية. أما «المشي وقت الغداء من دون هاتفي» فخطوة: الليلة ستعرف هل أنجزتها.';
export const questionsIntroduction = 'حين لا تعرف ماذا تكتب، اسأل نفسك ثلاثة أسئلة:';
export const canStartNow = 'هل أستطيع البدء خلال ساعة لو اضطررت؟';
export const willKnowWhenDone = 'هل سأعرف يقينًا متى تُنجز؟';
export const matters = 'هل تخدم شيئًا يهمّني، لا بريدي الوارد فحسب؟';
export const sourcesTitle = 'من أين تأتي خطواتك';
export const actionsLink = 'الخطوات الهادفة';
export const sources = <Part>(link: Part) => [
  'يسألك السؤال الأخير في يومياتك عمّا ستفعله اليوم. كل سطر تكتبه هناك يصبح خطوة في قائمتك. ويمكنك إضافة خطوات في أي وقت من الصفحة الرئيسية أو من ',
  link,
  '. تعرض الصفحة الرئيسية أحدث ثلاث خطوات مفتوحة، وتضم القائمة الكاملة جميع الخطوات وما أنجزته منها.',
];
export const pointsTitle = 'كيف تُحتسب';
export const scoringLink = 'كيف تُحسب النقاط';
export const points = <Part>(perAction: Part, link: Part) => [
  'نقاط كل خطوة منجزة: ',
  perAction,
  '. وإنجازها يرسم خط «عمل» في حلقة اليوم، وأول خطوة في اليوم تُبقي سلسلتك مستمرة. إذا ألغيت إنجاز خطوة فقدت نقاطها. وإذا حذفت خطوة منجزة احتفظت بنقاطها: فالعمل أُنجز، وأنت ترتّب قائمتك فحسب. لمعرفة المزيد، اقرأ ',
  link,
  '.',
];
export const googleTitle = 'Google Tasks';
export const google = <Part>(link: Part) => [
  'إذا كنت تستخدم Google Tasks أيضًا، فثمة زر في ',
  link,
  ' يزامن خطواتك مع قائمة هناك. تُنسخ الخطوات الجديدة والمعدَّلة والمنجزة والمحذوفة في الاتجاهين، وعند ضغط الزر فقط. وإذا عُدّلت خطوة في الجانبين، يبقى التعديل الأحدث. المزامنة ليست واجبة: كل شيء هنا يعمل من دون Google.',
];
export const powerTitle = 'قوة الفعل';
export const powerInsight =
  'الفهم يشبه التقدّم، لكنه ليس تقدّمًا بعد. ما تعرفه عن نفسك في الصباح يبقى فكرة إلى أن يتغيّر بسببه شيء في يومك. وقد يكون هذا التغيير صغيرًا جدًا: مكالمة، أو صفحة، أو جملة صادقة تقولها لأحد.';
export const powerSmall =
  'تنجح الخطوات الصغيرة لأنها تُنجز. والخطوة المنجزة دليل، ومن الأدلة تُبنى الثقة بالنفس. كما أنها تخبرك بما لا تخبرك به أي خطة: ما كان أصعب مما ظننت، وما كان أسهل، وما تفضّل فعله بعدها. هذا هو الدرس الذي تدوّنه في المساء، وبداية صفحة الغد.';
export const powerFew =
  'لذلك اختر القليل، واختر الصغير. ثلاث خطوات تنجزها تمضي بك أبعد من عشر تؤجلها إلى الغد.';

/* Waiting to be saved: what each change is called */

export const newAction = 'خطوة';
export const changedAction = 'خطوة معدَّلة';
export const completedAction = 'خطوة منجزة';
export const reopenedAction = 'خطوة أُعيد فتحها';
export const restoredAction = 'خطوة مستعادة';
export const deletedAction = 'خطوة محذوفة';

/* Answers of the server */

export const actionNotFound = 'لم نجد هذه الخطوة. ربما حُذفت.';
export const nothingToChange = 'لا يوجد ما يُغيَّر.';
export const notCompleted = 'وقت الإنجاز للخطوات المنجزة وحدها.';
