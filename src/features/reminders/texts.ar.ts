import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Saving reminder settings */

export const phoneRequired = 'رقم الهاتف مطلوب عند تفعيل التذكيرات النصية';
export const phoneShape = 'أدخل الرقم مع رمز البلد، مثل \u2066+1\u00a0555\u00a0010\u00a00199\u2069.';
export const saveFailed = 'تعذّر حفظ إعدادات التذكير';
export const signInAgain = 'سجّل الدخول من جديد';
export const saved = 'حُفظت التذكيرات';
export const emailUnconfirmed = 'تبدأ تذكيرات البريد بعد أن تؤكد عنوانك.';
export const savedOffline = 'حُفظت على هذا الجهاز. ستُحدَّث تذكيراتك حين يعود الاتصال.';

/* A reminder, in an email, a notification and a text message, which holds the title alone */

export const morningTitle = 'صباح الخير. حان وقت توضيح يومك.';
export const morningText = 'خمسة أسئلة في بضع دقائق. ما المهم اليوم؟';
export const writePageButton = 'كتابة صفحة اليوم';
export const afternoonTitle = 'ماذا علّمك هذا اليوم؟';
export const afternoonText = 'دوّن درسًا واحدًا قبل أن ينتهي اليوم.';
export const noteLessonButton = 'تدوين درس';

/* Answers of the server: a reminder’s link */

export const tooManyAnswers = 'محاولات كثيرة جدًا. حاول مرة أخرى بعد بضع دقائق.';
export const linkExpired = 'انتهت صلاحية هذا الرابط. يمكنك تغيير تذكيراتك في ملفك الشخصي.';

/* Answers of the server: the phone number and notifications */

export const textsNotSetUp = 'الرسائل النصية غير معدَّة على هذا الخادم.';
export const noNumber = 'احفظ رقم هاتف أولًا.';
export const alreadyConfirmed = 'هذا الرقم مؤكَّد بالفعل.';
export const numberOptedOut =
  'ألغى هذا الرقم اشتراكه في الرسائل. أرسل START في رسالة نصية للاشتراك من جديد، ثم اطلب رمزًا.';
export const unreachable = 'لا نستطيع إرسال رسائل نصية إلى هذا الرقم. تحقّق منه.';
export const codeNotSent = 'تعذّر إرسال الرمز. حاول مرة أخرى بعد بضع دقائق.';
export const wrongCode = 'هذا الرمز غير صحيح. تحقّق منه ثم حاول مرة أخرى.';
export const codeExpired = 'انتهت صلاحية هذا الرمز. اطلب رمزًا آخر.';
export const tooManyCodes = 'أُرسلت رموز كثيرة جدًا. حاول مرة أخرى لاحقًا.';
export const notificationsNotSetUp = 'الإشعارات غير معدَّة على هذا الخادم.';
export const notificationsImpossible = 'لا يستطيع هذا المتصفح تلقّي الإشعارات.';

/* What is texted back: 70 characters at most */

export const stopAnswer = (product: string): string => `ألغي اشتراكك في رسائل ${product}. للعودة أرسل START.`;
export const startAnswer = (product: string): string =>
  `عاد اشتراكك في رسائل ${product}. HELP للمساعدة، STOP للإلغاء.`;
export const helpAnswer = (product: string): string =>
  `${product}: تذكيران يوميا كحد أقصى. STOP للإلغاء. قد تطبق رسوم.`;

/* Answers of the server: settings */

export const timeShape = 'يلزم وقت على ربع ساعة، مثل 08:15';
export const dayOnce = 'لا يُذكر اليوم إلا مرة واحدة';

/* The API’s description */

export const bytesShape = (count: number): string => `عدد البايتات المطلوب: ${count}، بترميز base64url`;
export const channelsSummary =
  'طرق وصول التذكيرات: ما هو معدّ هنا، وهل ألغى الرقم اشتراكه، والمتصفحات المشتركة';
export const sendCodeSummary =
  'يرسل رمزًا إلى الرقم المسجَّل ويبطل الرمز السابق. 409 إذا ألغى الرقم اشتراكه أو كان مؤكَّدًا، 429 بعد رموز كثيرة، 503 إذا تعذّر الإرسال.';
export const confirmSummary = 'يؤكد الرقم بالرمز المرسل إليه. 400 لرمز خاطئ؛ 410 إذا لم يكن هناك رمز صالح.';
export const codeShape = 'يتكوّن من ستة أرقام';
export const subscribeSummary =
  'يشترك هذا المتصفح في الإشعارات حتى نهاية الجلسة، لشخص واحد في كل مرة. 400 لعنوان ليس على الإنترنت العام.';
export const unsubscribeSummary = 'يلغي اشتراك متصفح تحدده بصمة عنوانه. لا يفعل شيئًا إن لم يكن مشتركًا.';

/* What became of a reminder */

export const dayAndTime = (day: string, time: string): string => `${day}، ${time}`;
export const byText = 'رسالة نصية';
export const byEmail = 'بريد إلكتروني';
export const asNotification = 'إشعار';
export const deliverySent = 'أُرسل';
export const deliverySending = 'جارٍ الإرسال';
export const deliveryNotSent = 'لم يُرسل.';
export const skippedJournaled = 'كنت قد كتبت بالفعل.';
export const skippedLessonNoted = 'كنت قد دوّنت درسًا بالفعل.';
export const skippedLate = 'تعذّر إرساله في وقته.';
export const skippedPaused = 'كان ذلك اليوم ضمن استراحة.';
export const skippedTrialEnded = 'كانت فترتك التجريبية قد انتهت.';
export const skippedTurnedOff = 'كنت قد أوقفته.';
export const skippedPhoneUnconfirmed = 'لم يكن رقمك مؤكَّدًا.';
export const skippedOptedOut = 'كان رقمك قد ألغى اشتراكه في الرسائل.';
export const skippedNoDevice = 'لم تكن الإشعارات مفعَّلة على أي جهاز.';
export const skippedEmailUnconfirmed = 'لم يكن عنوان بريدك مؤكَّدًا.';
export const skippedNotSetUp = 'لا يرسل هذا الخادم التذكيرات بهذه الطريقة.';
export const skippedRefused = 'لم يستطع عنوان بريدك استلامه.';
export const failedTrouble = 'تعذّر إيصاله، حتى بعد عدة محاولات.';

/* Development outbox */

export const textMessage = 'رسالة نصية';

/* A reminder by text */

export const textTitle = (product: string, title: string): string => `${product}: ${title}`;
export const textSnooze = (link: string): string => `تذكير بعد ساعة: ${link}`;
export const textStop = 'للإلغاء أرسل STOP.';

/* A reminder by email */

export const turnOffMorningButton = 'إيقاف تذكيرات الصباح';
export const turnOffAfternoonButton = 'إيقاف تذكيرات بعد الظهر';
export const snoozeEmailButton = 'التذكير بعد ساعة';
export const emailReason = 'تصلك هذه الرسالة لأنك فعّلت تذكيرات البريد في ملفك الشخصي.';

/* Answers of the server: incoming texts */

export const messageTooLarge = 'الرسالة كبيرة جدًا.';
export const notATextMessage = 'الرسالة ليست بالصيغة المتوقعة.';

/* The code by text */

export const codeNotFound = 'لم نجد هذا الرمز. اطلب رمزًا جديدًا.';
export const codeText = (code: string, product: string, minutes: number): string =>
  plural(minutes, {
    one: `${code} رمزك في ${product}. صالح دقيقة. إن لم تطلبه فتجاهله.`,
    two: `${code} رمزك في ${product}. صالح دقيقتين. إن لم تطلبه فتجاهله.`,
    few: `${code} رمزك في ${product}. صالح ${formatNumber(minutes)} دقائق. إن لم تطلبه فتجاهله.`,
    many: `${code} رمزك في ${product}. صالح ${formatNumber(minutes)} دقيقة. إن لم تطلبه فتجاهله.`,
    other: `${code} رمزك في ${product}. صالح ${formatNumber(minutes)} دقيقة. إن لم تطلبه فتجاهله.`,
  });

/* The page behind a reminder’s link */

export const snoozeTitle = 'ليس الآن؟';
export const snoozeQuestion = 'يمكننا تذكيرك مرة أخرى بعد ساعة.';
export const snoozeButton = 'التذكير بعد ساعة';
export const oneMoment = 'لحظة من فضلك…';
export const turnOffTitle = 'إيقاف هذه التذكيرات؟';
export const turnOffQuestion = 'لن يصلك هذا التذكير بعد الآن. ويبقى تذكيرك اليومي الآخر كما هو.';
export const turningOff = 'جارٍ الإيقاف…';
export const turnOffButton = 'إيقاف هذه التذكيرات';
export const yourReminderTitle = 'تذكيرك';
export const undoButton = 'تراجع';
export const changeYourRemindersLink = 'تغيير تذكيراتك';
export const answerOffline = 'لا يوجد اتصال الآن، فلم يتغيّر شيء. حاول مرة أخرى.';
export const answerFailed = 'حدث خطأ ما، ولم يتغيّر شيء. حاول مرة أخرى بعد بضع دقائق.';
export const linkExpiredTitle = 'لم يعد هذا الرابط يعمل';
export const openYourProfileButton = 'فتح ملفك الشخصي';

/* Unsent changes */

export const reminderUpdate = 'تغيير في تذكيراتك';

/* Profile: notifications on this device */

export const notificationsUnsupported =
  'لا يستطيع هذا المتصفح عرض الإشعارات. على iPhone أو iPad أضف التطبيق إلى الشاشة الرئيسية وافتحه من هناك.';
export const notificationsBlocked =
  'الإشعارات محظورة لهذا الموقع. اسمح بها في إعدادات متصفحك ثم حاول مرة أخرى.';
export const notificationsUnavailable =
  'لا يمكن الوصول إلى خدمة الإشعارات في هذا المتصفح الآن. حاول مرة أخرى لاحقًا.';
export const offline = 'لا يوجد اتصال الآن. حاول مرة أخرى حين يعود.';
export const deviceChangeFailed = 'تعذّر تغيير الإشعارات على هذا الجهاز. حاول مرة أخرى بعد بضع دقائق.';
export const deviceSwitchLabel = 'الإشعارات على هذا الجهاز';
export const deviceSwitchHelp = 'التذكيران نفسهما في هذا المتصفح، حتى تسجّل الخروج هنا';

/* Profile: the phone number */

export const numberConfirmed = <Part>(number: Part) => ['رقم مؤكَّد: ', number];
export const optedOut =
  'ألغيت اشتراكك في الرسائل النصية. للاشتراك من جديد أرسل START إلى الرقم الذي وصلت منه.';
export const checkAgainButton = 'التحقق مجددًا';
export const optedOutOf = (number: string): string =>
  `ألغيت اشتراكك في الرسائل النصية. للاشتراك من جديد أرسل START إلى \u2066${number}\u2069.`;
export const confirmNumberLabel = 'تأكيد هذا الرقم';
export const confirmNumberNotice = <Part>(number: Part) => [
  'قبل أن نرسل رسائل نصية إلى ',
  number,
  '، أكّد أنه رقمك.',
];
export const codeLabel = 'الرمز';
export const codeHelp = (minutes: number): string =>
  plural(minutes, {
    one: 'الأرقام الستة التي أرسلناها إليك للتو. صالحة لدقيقة واحدة.',
    two: 'الأرقام الستة التي أرسلناها إليك للتو. صالحة لدقيقتين.',
    few: `الأرقام الستة التي أرسلناها إليك للتو. صالحة لـ ${formatNumber(minutes)} دقائق.`,
    many: `الأرقام الستة التي أرسلناها إليك للتو. صالحة لـ ${formatNumber(minutes)} دقيقة.`,
    other: `الأرقام الستة التي أرسلناها إليك للتو. صالحة لـ ${formatNumber(minutes)} دقيقة.`,
  });
export const confirmingCode = 'جارٍ التأكيد…';
export const sendingCode = 'جارٍ الإرسال…';
export const confirmCodeButton = 'تأكيد';
export const resendCodeButton = 'إرسال رمز آخر';
export const sendCodeButton = 'إرسال رمز';

/* Profile: reminders */

export const morningHourLabel = 'ساعة الصباح';
export const morningMinutesLabel = 'دقائق الصباح';
export const morningAmPmLabel = 'فترة تذكير الصباح';
export const afternoonHourLabel = 'ساعة بعد الظهر';
export const afternoonMinutesLabel = 'دقائق بعد الظهر';
export const afternoonAmPmLabel = 'فترة تذكير بعد الظهر';
export const morningLabel = 'الصباح';
export const afternoonLabel = 'بعد الظهر أو المساء';
export const morningDayLabel = (weekday: string): string => `الصباح، ${weekday}`;
export const afternoonDayLabel = (weekday: string): string => `بعد الظهر، ${weekday}`;
export const noAfternoonDays = 'لم تحدد أيامًا، فلن تصلك تذكيرات بعد الظهر.';
export const noMorningDays = 'لم تحدد أيامًا، فلن تصلك تذكيرات الصباح.';
export const textRemindersLabel = 'التذكيرات النصية';
export const textRemindersHelp = 'تذكير لطيف بالكتابة كل صباح، وبتدوين درس كل مساء';
export const phoneNumberLabel = 'رقم الهاتف';
export const phoneHelp = 'مع رمز البلد، مثل \u2066+1\u00a0555\u00a0010\u00a00199\u2069.';
export const emailRemindersLabel = 'تذكيرات البريد';
export const emailRemindersHelp = 'التذكيران نفسهما على عنوان بريدك الإلكتروني';
/** As short as they can be told apart. */
export const sundayShort = 'ح';
export const mondayShort = 'ن';
export const tuesdayShort = 'ث';
export const wednesdayShort = 'ر';
export const thursdayShort = 'خ';
export const fridayShort = 'ج';
export const saturdayShort = 'س';
export const savingReminders = 'جارٍ الحفظ…';
export const saveRemindersButton = 'حفظ التذكيرات';

/* Profile: recent reminders */

export const recentTitle = 'آخر التذكيرات';
export const showFewerButton = 'عرض أقل';
export const showAllButton = (count: number): string => `عرض الكل (${formatNumber(count)})`;

/* Answers to a reminder */

export const remindedAgainAt = (time: string): string => `سنذكّرك من جديد في الساعة ${time}.`;
export const remindedAgainInAnHour = 'سنذكّرك من جديد بعد ساعة.';
export const noReminderLeftToday = 'سيكون اليوم قد انتهى حينها، فلن يصلك تذكير آخر اليوم.';
export const morningRemindersOff = 'تذكيرات الصباح متوقفة.';
export const afternoonRemindersOff = 'تذكيرات بعد الظهر متوقفة.';
export const morningRemindersOn = 'عادت تذكيرات الصباح كما كانت تمامًا.';
export const afternoonRemindersOn = 'عادت تذكيرات بعد الظهر كما كانت تمامًا.';
