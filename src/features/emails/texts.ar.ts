import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Every email */

export const greeting = (name: string): string => `مرحبًا \u2068${name}\u2069،`;

/* Email: your trial ends soon */

export const trialEndsIn3DaysSubject = 'تنتهي فترتك التجريبية بعد 3 أيام';
export const trialEndsTomorrowSubject = 'تنتهي فترتك التجريبية غدًا';
export const trialPreheader = 'كل ما كتبته في أمان، مع باقة أو من دونها.';
export const trialEndsIn3Days = (when: string): string => `تنتهي فترتك التجريبية بعد 3 أيام، يوم ${when}.`;
export const trialEndsTomorrow = (when: string): string => `تنتهي فترتك التجريبية غدًا، ${when}.`;
export const planBeginsSubject = 'تبدأ باقتك بعد 3 أيام';
export const planBeginsPreheader = 'لا يلزمك فعل شيء: تواصل الكتابة، ويُخصم المبلغ من بطاقتك في ذلك اليوم.';
export const planBegins = (price: string, day: string): string =>
  `تنتهي فترتك التجريبية بعد 3 أيام، وتبدأ الباقة التي اخترتها. أول دفعة: \u2068${price}\u2069، يوم ${day}.`;
export const planBeginsText = 'إذا غيّرت رأيك فألغِ الباقة من ملفك الشخصي قبل ذلك، ولن يُخصم شيء.';
export const openPlanButton = 'عرض باقتك';
export const trialText = 'كل ما كتبته يبقى لك، وتستطيع دائمًا قراءته وتنزيله. ولمتابعة الكتابة اختر باقة.';
export const seePlansButton = 'عرض الباقات';
export const whyTrialEmail = (product: string): string =>
  `تصلك هذه الرسالة لأنك تجرّب \u2068${product}\u2069.`;

/* Email: weekly summary */

export const weekSubject = 'أسبوعك بالأرقام';
export const fullWeek = 'كتبت صفحة كل يوم في الأسبوع الماضي. هذا نادر، وهو كله لك.';
export const quietWeek = 'كان الأسبوع الماضي هادئًا. يومياتك حيث تركتها، جاهزة متى شئت.';
export const usualWeek = 'هذا ما فعلته في الأسبوع الماضي.';
export const weekSpan = (from: string, to: string): string => `${from} إلى ${to}`;
export const daysJournaled = 'أيام الكتابة';
export const daysOfWeek = (days: number): string => `${formatNumber(days)} من 7`;
export const actionsCompleted = 'الخطوات المنجزة';
export const lessonsNoted = 'الدروس المدوَّنة';
export const yourStreak = 'سلسلتك';
export const streakDays = (days: number): string =>
  plural(days, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${formatNumber(days)} أيام`,
    many: `${formatNumber(days)} يومًا`,
    other: `${formatNumber(days)} يوم`,
  });
export const openDayButton = 'فتح يومك';
export const whyWeeklySummary =
  'تصلك هذه الرسالة لأنك طلبت ملخصًا أسبوعيًا. ليس فيها إلا أرقام، ولا شيء مما كتبته.';

/* Email: a payment failed */

export const paymentFailedSubject = 'لم تتم دفعتك';
export const paymentFailedPreheader = 'يمكنك متابعة الكتابة حاليًا. تحقّق من بطاقتك.';
export const paymentFailedText =
  'لم تُقبل بطاقتك لدفع باقتك. ستُعاد المحاولة تلقائيًا، ويمكنك متابعة الكتابة أسبوعًا.';
export const paymentFailedCause =
  'ربما انتهت صلاحية البطاقة، أو يطلب مصرفك أن تؤكد الدفعة. يمكنك إضافة بطاقة أخرى في ملفك الشخصي.';
export const updateCardButton = 'تحديث بطاقتك';
export const wordsStayYours = 'مهما حدث، يبقى كل ما كتبته لك.';
export const whyPaymentFailed = (product: string): string =>
  `تصلك هذه الرسالة لأن لديك باقة في \u2068${product}\u2069.`;

/* Unsubscribe page */

export const stopWeeklySummaryTitle = 'إيقاف الملخص الأسبوعي؟';
export const stopTrialEmailsTitle = 'إيقاف رسائل فترتك التجريبية؟';
export const stopRemindersTitle = 'إيقاف تذكيرات البريد؟';
export const stopText = 'نقرة واحدة ونتوقف عن إرسالها. يمكنك تفعيلها من جديد في ملفك الشخصي.';
export const stopButton = 'إيقاف هذه الرسائل';

/* Unsubscribe page: stopped */

export const weeklySummaryStoppedTitle = 'أُلغي اشتراكك في الملخص الأسبوعي';
export const trialEmailsStoppedTitle = 'أُلغي اشتراكك في رسائل فترتك التجريبية';
export const remindersStoppedTitle = 'أُلغي اشتراكك في تذكيرات البريد';
export const stoppedText = 'لن تصلك هذه الرسائل بعد الآن. لم يتغيّر شيء آخر.';
export const turnOnButton = 'تفعيلها من جديد';
export const profileLink = 'الانتقال إلى ملفك الشخصي';

/* Unsubscribe page: turned back on */

export const weeklySummaryOnTitle = 'سيصلك الملخص الأسبوعي من جديد';
export const trialEmailsOnTitle = 'ستصلك رسائل فترتك التجريبية من جديد';
export const remindersOnTitle = 'ستصلك تذكيرات البريد من جديد';
export const onText = 'يمكنك إيقاف هذه الرسائل هنا أو في ملفك الشخصي في أي وقت.';

/* Unsubscribe page: a damaged link */

export const linkBrokenTitle = 'رابط إلغاء الاشتراك هذا لا يعمل';
export const linkBrokenText = 'قد يكون الرابط ناقصًا. يمكنك اختيار الرسائل التي تصلك في ملفك الشخصي.';

/* Choice of emails in the profile */

export const saveFailed = 'تعذّر حفظ ذلك. حاول مرة أخرى.';
export const weeklySummaryLabel = 'الملخص الأسبوعي بالبريد';
export const weeklySummaryHelp = 'أيامك وخطواتك ودروسك بالأرقام، صباح كل اثنين. من دون شيء مما كتبته.';
export const trialEmailsLabel = 'رسائل فترتك التجريبية';
export const trialEmailsHelp = 'قبل انتهائها بثلاثة أيام، ثم بيوم واحد';

/* Below every email */

export const concernsAccount = (product: string): string =>
  `تصلك هذه الرسالة لأنها تخص حسابك في \u2068${product}\u2069.`;
export const stopEmailsLink = 'إيقاف هذه الرسائل';
