import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Profile: messages */

export const loadFailed = 'تعذّر تحميل بيانات الملف الشخصي.';
export const farewell = 'حُذف حسابك وكل ما فيه. شكرًا على الوقت الذي قضيته هنا.';
export const saved = 'تم تحديث الملف الشخصي.';
export const nameRequired = 'أدخل اسمك';
export const valuesFailed = 'تعذّر تحديث القيم الأساسية.';

export const addressUnconfirmed = 'لم يؤكَّد هذا العنوان بعد. أرسلنا إليك رابطًا بالبريد، صالحًا لساعة واحدة.';
export const confirmationSent = (email: string): string => `أرسلنا رابطًا جديدًا إلى \u2068${email}\u2069.`;
export const addressConfirmed = 'عنوانك مؤكَّد بالفعل.';
export const confirmationTooSoon =
  'أرسلنا إليك رابطًا قبل لحظات. راجع البريد الوارد وغير المرغوب فيه قبل طلب آخر.';
export const confirmationNotSent = 'تعذّر إرسال الرابط. حاول مرة أخرى بعد بضع دقائق.';
export const offline = 'لا يوجد اتصال. حاول مرة أخرى بعد عودة الاتصال.';

/* Answers of the server */

export const timeZoneUnknown = 'لم نتعرّف على هذه المنطقة الزمنية.';
export const nothingToChange = 'لا يوجد ما يُغيَّر.';
export const coreValuesNotDifferent = 'اختر ثلاث قيم أساسية مختلفة.';

/* Answers of the server: what is missing or out of date */

export const profileMissing = 'لم نجد ملفك الشخصي. تواصل مع الدعم.';
export const otherLanguageModel = 'يُستخدم الآن نموذج لغوي آخر. أعد تحميل الصفحة واختر من جديد.';

/* Profile: you */

export const youTitle = 'أنت';
export const nameLabel = 'الاسم';
export const saveButton = 'حفظ';
export const saving = 'جارٍ الحفظ…';

/* Profile: an address that isn’t confirmed */

export const sending = 'جارٍ الإرسال…';
export const sendAgainButton = 'إعادة الإرسال';

/* Profile: billing */

export const billingTitle = 'الدفع والفواتير';
export const billingNameLabel = 'الاسم في الفواتير';
export const saveBillingNameLabel = 'حفظ الاسم في الفواتير';

/* Profile: core values */

export const coreValuesTitle = 'القيم الأساسية';
export const coreValuesHelp = 'يسألك السؤال الرابع عمّا تدعوك إليه.';
export const coreValuesNotChosen = 'لم تخترها بعد.';
export const changeLink = 'تغيير';
export const chooseLink = 'اختيار';
export const changeCoreValuesLabel = 'تغيير القيم الأساسية';
export const chooseCoreValuesLabel = 'اختيار القيم الأساسية';

/* Profile: changing how you sign in */

export const emailLabel = 'البريد الإلكتروني';
export const changeEmailLabel = 'تغيير البريد الإلكتروني';
export const cancelEmailLabel = 'إلغاء تغيير البريد الإلكتروني';
export const passwordLabel = 'كلمة المرور';
export const changePasswordLabel = 'تغيير كلمة المرور';
export const cancelPasswordLabel = 'إلغاء تغيير كلمة المرور';
export const cancelButton = 'إلغاء';
export const changeButton = 'تغيير';

/* Profile: passkeys */

export const passkeysTitle = 'مفاتيح المرور';
export const passkeysHelp = 'سجّل الدخول ببصمتك أو وجهك أو رمز جهازك، من دون كلمة مرور.';
export const passkeysNotLoaded = 'تعذّر تحميل مفاتيح مرورك. حاول مرة أخرى.';
export const passkeysUnknownHere = 'لا يستطيع هذا المتصفح إضافة مفاتيح مرور. يستطيع ذلك متصفح أحدث.';
export const addPasskeyButton = 'إضافة مفتاح مرور';
export const addingPasskey = 'جارٍ الإضافة…';
export const passkeyAdded = 'أُضيف مفتاح المرور.';
export const passkeyNotMade = 'لم يُضف مفتاح مرور. يمكنك المحاولة مرة أخرى.';
export const passkeyHereAlready = 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.';
export const passkeyNeverUsed = 'لم يُستخدم بعد';
export const passkeyLastUsed = (day: string, network: string | null): string =>
  network ? `آخر استخدام: ${day}، من عنوان يبدأ بـ \u2068${network}\u2069` : `آخر استخدام: ${day}`;
export const passkeyHistory = (added: string, use: string): string => `أُضيف: ${added}، ${use}`;
export const renameButton = 'إعادة تسمية';
export const renamePasskeyLabel = (name: string): string => `إعادة تسمية «\u2068${name}\u2069»`;
export const renamePasskeyTitle = 'إعادة تسمية مفتاح المرور';
export const renamePasskeyText = 'اختر اسمًا يدلّك على مكان حفظه.';
export const passkeyNameLabel = 'الاسم';
export const removeButton = 'إزالة';
export const removePasskeyLabel = (name: string): string => `إزالة «\u2068${name}\u2069»`;
export const removePasskeyTitle = (name: string): string => `إزالة «\u2068${name}\u2069»؟`;
export const removePasskeyText = 'لن يسجّل دخولك بعد الآن. احذفه أيضًا من مكان حفظه، حتى لا يعرضه متصفحك.';
export const removePasskeyButton = 'إزالة المفتاح';
export const removing = 'جارٍ الإزالة…';
export const passkeyRemoved = 'أُزيل مفتاح المرور.';

/* Profile: two-step sign-in */

export const twoStepTitle = 'تسجيل الدخول بخطوتين';
export const twoStepHelp =
  'بعد كلمة مرورك نطلب رمزًا من تطبيق مصادقة، فلا تكفي كلمة مرور مسروقة. مفاتيح المرور لا تحتاج إلى رمز، والأجهزة المسجَّلة الدخول تفتح يومياتك كما كانت، حتى من دون اتصال.';
export const twoStepNotLoaded = 'تعذّر تحميل تسجيل الدخول بخطوتين. حاول مرة أخرى.';
export const setUpTwoStepButton = 'إعداد الدخول بخطوتين';
export const settingUp = 'لحظة من فضلك…';
export const twoStepOnSince = (day: string, codesLeft: number): string =>
  `مفعَّل منذ ${day}. رموز الاسترداد المتبقية: ${formatNumber(codesLeft)}.`;
export const recoveryCodesRunOut = 'إذا فقدت هاتفك فستحتاج إلى رمز استرداد. أنشئ رموزًا جديدة واحفظها.';
export const newRecoveryCodesButton = 'إنشاء رموز استرداد جديدة';
export const newRecoveryCodesTitle = 'إنشاء رموز استرداد جديدة؟';
export const newRecoveryCodesText = 'ستتوقف الرموز الحالية عن العمل.';
export const turnOffTwoStepButton = 'إيقاف الدخول بخطوتين';
export const turnOffTwoStepTitle = 'إيقاف تسجيل الدخول بخطوتين؟';
export const turnOffTwoStepText = 'ستكفي كلمة مرورك وحدها لتسجيل الدخول. وستتوقف رموز الاسترداد عن العمل.';
export const twoStepTurnedOff = 'تسجيل الدخول بخطوتين متوقف.';
export const setUpTwoStepText = 'امسح هذا الرمز بتطبيق مصادقة. قد يكون في مدير كلمات المرور لديك تطبيق مدمج.';
export const qrCodeLabel = 'رمز QR لتطبيق المصادقة';
export const openAuthenticatorLink = 'فتح تطبيق مصادقة على هذا الجهاز';
export const setupKeyTitle = 'لا يمكنك مسحه؟ أدخل هذا المفتاح في التطبيق:';
export const copyKeyButton = 'نسخ المفتاح';
export const keyCopied = 'نُسخ المفتاح';
export const appCodeLabel = 'الرمز من التطبيق';
export const appCodeHelp = 'الأرقام الستة التي يعرضها لـ Growth Loop.';
export const beforeTwoStep =
  'ستحصل بعد ذلك على عشرة رموز استرداد. إذا فقدت تطبيقك وهذه الرموز فلن يسجّل دخولك على جهاز جديد إلا مفتاح مرور. لن يفعل ذلك رابط بالبريد، ولا نستطيع المساعدة إلا بعد التأكد من هويتك.';
export const turnOnTwoStepButton = 'تفعيل';
export const recoveryCodesTitle = 'حفظ رموز الاسترداد';
export const recoveryCodesText =
  'كل رمز يسجّل دخولك مرة واحدة بدل تطبيقك. احتفظ بها حيث تجدها من دون هذا الجهاز. لا نستطيع عرضها مرة أخرى.';
export const recoveryCodesList = 'رموز الاسترداد';
export const copyCodesButton = 'نسخ';
export const codesCopied = 'نُسخت رموز الاسترداد';
export const copyFailed = 'تعذّر النسخ. حدّد النص وانسخه بنفسك.';
export const printCodesButton = 'طباعة';
export const downloadCodesButton = 'تنزيل';
export const codesNotDownloaded = 'تعذّر تنزيل رموزك. انسخها أو اطبعها.';
export const closeCodesButton = 'إغلاق';
export const codesFileName = 'growth-loop-recovery-codes.txt';
export const codesHeading = (email: string, day: string): string =>
  `رموز استرداد Growth Loop لـ \u2068${email}\u2069، أُنشئت: ${day}`;

/* Profile: devices */

export const devicesTitle = 'أين سُجّل دخولك';
export const devicesNotLoaded = 'تعذّر تحميل أجهزتك. حاول مرة أخرى.';
export const thisDevice = 'هذا الجهاز';
export const activityTitle = 'نشاط الحساب';
export const activityHelp = 'عمليات الدخول والخروج وتغييرات حسابك في آخر 90 يومًا. لا يضم شيئًا مما كتبته.';
export const showActivityButton = 'عرض النشاط';
export const hideActivityButton = 'إخفاء النشاط';
export const activityNotLoaded = 'تعذّر تحميل نشاط حسابك. حاول مرة أخرى.';
export const noActivity = 'لا شيء في آخر 90 يومًا.';
export const activityNames = {
  signed_up: 'إنشاء الحساب',
  signed_in: 'تسجيل دخول',
  signed_in_by_link: 'تسجيل دخول برابط من البريد',
  signed_in_with_passkey: 'تسجيل دخول بمفتاح مرور',
  signed_out: 'تسجيل خروج',
  session_ended: 'تسجيل خروج جهاز واحد',
  other_sessions_ended: 'تسجيل خروج جميع الأجهزة الأخرى',
  all_sessions_ended: 'تسجيل خروج من كل مكان',
  password_changed: 'تغيير كلمة المرور',
  email_change_requested: 'طلب تغيير البريد الإلكتروني',
  email_changed: 'تغيير البريد الإلكتروني',
  passkey_added: 'إضافة مفتاح مرور',
  passkey_removed: 'إزالة مفتاح مرور',
  second_factor_on: 'تفعيل تسجيل الدخول بخطوتين',
  second_factor_off: 'إيقاف تسجيل الدخول بخطوتين',
  recovery_codes_renewed: 'إنشاء رموز استرداد جديدة',
  recovery_code_used: 'استخدام رمز استرداد',
  vault_device_let_in: 'السماح لجهاز بفتح الخزنة الخاصة',
  vault_passkey_removed: 'إزالة مفتاح مرور من الخزنة الخاصة',
  archive_exported: 'تنزيل كل شيء',
  plan_begun: 'بدء الباقة',
  plan_changed: 'تغيير الباقة',
  plan_ended: 'انتهاء الباقة',
} as const;
export const fromWhere = (device: string, network: string): string =>
  `${device}، من عنوان يبدأ بـ \u2068${network}\u2069`;
export const signedInSince = (day: string, network: string | null): string =>
  network ? `تسجيل الدخول: ${day}، من عنوان يبدأ بـ \u2068${network}\u2069` : `تسجيل الدخول: ${day}`;
export const signOutButton = 'تسجيل الخروج';
export const signOutDeviceLabel = (device: string): string => `تسجيل خروج الجهاز: ${device}`;
export const signOutEverywhereButton = 'الخروج من كل مكان';
export const signOutEverywhereTitle = 'تسجيل الخروج من كل مكان؟';
export const signOutEverywhereText = 'سيُسجَّل خروجك من كل الأجهزة، ومنها هذا. لا يتأثر شيء مما كتبته.';

/* Profile: a new email address */

export const newEmailLabel = 'البريد الإلكتروني الجديد';
export const currentPasswordLabel = 'كلمة المرور الحالية';
export const changeEmailButton = 'تغيير البريد';

/* Profile: email and calendar */

export const emailsAfterConfirming = 'تبدأ هذه الرسائل بعد تأكيد عنوانك. يمكنك إيقاف أي منها بنقرة واحدة.';
export const emailsHelp = 'يمكنك إيقاف أي منها بنقرة واحدة.';
export const emailTitle = 'البريد الإلكتروني';
export const calendarTitle = 'التقويم';
export const calendarHelp = 'أوقات تذكيراتك ومواعيد مراجعاتك في تقويمك. من دون شيء مما كتبته.';

/* Profile: a new password */

export const newPasswordLabel = 'كلمة المرور الجديدة';
export const confirmNewPasswordLabel = 'تأكيد كلمة المرور الجديدة';
export const changePasswordButton = 'تغيير كلمة المرور';

/* Profile */

export const profileTitle = 'الملف الشخصي';
export const backToDashboardButton = 'العودة إلى الرئيسية';
export const pausesTitle = 'الاستراحات';
export const pausesHelp = 'للإجازات أو أيام المرض: تنتظر سلاسلك حتى تعود.';

/* Profile: appearance */

export const appearanceTitle = 'المظهر';
export const languageLabel = 'اللغة';
export const languageHelp = 'لغة كل الشاشات وكل ما نرسله إليك. أما أنت فاكتب بأي لغة تشاء.';
export const languageChanged = 'أصبح كل شيء بالعربية الآن.';
export const languageOffline = 'لا يوجد اتصال. ستتغيّر اللغة حين تتصل.';
export const languageNotChanged = 'تعذّر تغيير اللغة. حاول مرة أخرى.';
export const changingLanguage = 'جارٍ تغيير اللغة…';
export const lookBackLabel = 'نظرة إلى الوراء في الصباح';
export const lookBackHelp = 'تبدأ الصفحة الجديدة بآخر درس لك، ويبيّن السؤال الثاني أين وصل هدفك.';
export const moodLabel = 'مزاج اليوم';
export const moodHelp = 'ضغطة واحدة في اليوم، بخمس درجات. يُحفظ مشفَّرًا ولا يدخل في النقاط أو السلاسل.';
export const closingSignalHelp = 'يبقى هذا الإعداد على هذا الجهاز حتى تسجيل الخروج.';

/* Profile: reminders */

export const remindersTitle = 'التذكيرات';
export const remindersHelp = 'برسالة نصية أو بالبريد أو على هذا الجهاز. اثنان في اليوم على الأكثر.';

/* Profile: sign-in */

export const signInTitle = 'تسجيل الدخول';
export const emailChangeWaiting = (email: string): string =>
  `للإتمام، افتح الرابط الذي أرسلناه إلى \u2068${email}\u2069. وحتى ذلك الحين سجّل الدخول بعنوانك القديم.`;

/* Profile: time zone */

export const timeZoneLabel = 'المنطقة الزمنية';
export const timeZoneHelp = 'تحدد متى ينتهي يومك ومتى تصل التذكيرات.';
export const moreTimeZonesLabel = 'مناطق زمنية أخرى';
export const showMoreTimeZonesButton = 'عرض مناطق زمنية أخرى';
export const timeZonesListed = 'تضم القائمة الآن كل المناطق الزمنية.';

/* Profile: app lock */

export const appLockTitle = 'قفل التطبيق';
export const appLockHelp = 'لجهاز يستخدمه آخرون أيضًا. يسري على هذا الجهاز فقط.';
export const appLockLabel = 'قفل التطبيق حين أبتعد';
export const appLockCovers =
  'يحمي كتاباتك من نظرة عابرة. وما كنت تكتبه تجده عند فتح القفل. لا يضيف تشفيرًا. ومن يعرف كلمة مرور هذا الجهاز أو حسابك يستطيع الدخول.';
export const lockTimeLabel = 'القفل';
export const lockAtStart = 'عند كل تشغيل';
export const lockAfter = (minutes: number): string =>
  plural(minutes, {
    one: 'بعد دقيقة واحدة',
    two: 'بعد دقيقتين',
    few: `بعد ${formatNumber(minutes)} دقائق`,
    many: `بعد ${formatNumber(minutes)} دقيقة`,
    other: `بعد ${formatNumber(minutes)} دقيقة`,
  });
export const lockTimeHelp =
  'تُعدّ مبتعدًا حين لا لمس ولا تمرير ولا كتابة في أي علامة تبويب للتطبيق. وخيار «عند كل تشغيل» يقفل أيضًا بعد دقيقة من الابتعاد.';
export const turnOnLockTitle = 'تفعيل قفل التطبيق';
export const turnOnLockButton = 'تفعيل قفل التطبيق';
export const turnOffLockTitle = 'إيقاف قفل التطبيق';
export const turnOffLockButton = 'إيقاف قفل التطبيق';
export const unlockWithLabel = 'فتح القفل بـ';
export const pinOption = 'رمز PIN';
export const deviceOption = 'تحقق هذا الجهاز';
export const deviceOptionHelp = 'يطلب جهازك بصمتك أو وجهك أو كلمة مرور الجهاز.';
export const newPinLabel = 'رمز PIN جديد';
export const repeatPinLabel = 'إعادة رمز PIN';
export const pinForgotten = 'إذا نسيته فسجّل الخروج ثم سجّل الدخول مجددًا بكلمة مرورك.';
export const pinsDiffer = 'رمزا PIN غير متطابقين.';
export const lockNotStored = 'لا يخزّن هذا المتصفح شيئًا على هذا الجهاز، فلا يمكنه الاحتفاظ بقفل.';
export const deviceCheckNotSet = 'لم يُعدّ جهازك التحقق. حاول مرة أخرى، أو اختر رمز PIN.';
export const turningOn = 'جارٍ التفعيل…';

/* Profile: leaving without saving */

export const leaveWithoutSavingTitle = 'المغادرة من دون حفظ؟';
export const leaveWithoutSavingText = 'لم تُحفظ تغييراتك في هذه الصفحة.';
export const leaveWithoutSavingButton = 'مغادرة دون حفظ';
export const keepEditingButton = 'متابعة التعديل';

/* Profile: saving */

export const saveFailed = 'تعذّر حفظ ملفك الشخصي. حاول مرة أخرى.';

/* Profile: weekly categories */

export const weeklyCategoriesTitle = 'الفئات الأسبوعية';
export const weeklyCategoriesHelp = 'ترتّب مراجعتك الأسبوعية ملاحظاتك في هذه الفئات، بدءًا بالأولى.';

/* Dashboard: a device in another time zone */

export const timeZoneNotChanged = 'تعذّر تغيير منطقتك الزمنية. حاول مرة أخرى.';
export const timeZoneChanged = (city: string): string => `تتبع أيامك الآن توقيت \u2068${city}\u2069.`;
export const timeZoneKept = (city: string): string => `ما زالت أيامك تتبع توقيت \u2068${city}\u2069.`;
export const timeZonesDiffer = (city: string, deviceCity: string): string =>
  `تتبع أيامك توقيت \u2068${city}\u2069، لكن هذا الجهاز بتوقيت \u2068${deviceCity}\u2069.`;
export const changeTimeZoneLabel = (city: string): string => `التغيير إلى \u2068${city}\u2069`;
export const keepButton = 'إبقاء';
export const keepTimeZoneLabel = (city: string): string => `إبقاء \u2068${city}\u2069`;

/* Profile: app version */

export const appVersionTitle = 'إصدار التطبيق';
export const appVersionHelp = 'التطبيق الذي يعمل في متصفحك. لكل إصدار رمزه، وهو واحد للجميع.';
export const releaseOf = (version: string, code: string): string =>
  `الإصدار \u2068${version}\u2069، الرمز \u2068${code}\u2069`;
export const releaseLoading = 'جارٍ قراءة الإصدار…';
export const releaseUnknown = 'تعذّرت معرفة هذا الإصدار. أعد تحميل الصفحة.';
export const newerRelease = 'يتوفر إصدار جديد.';
export const newerReleaseOf = (version: string, code: string): string =>
  `يتوفر إصدار جديد: \u2068${version}\u2069، الرمز \u2068${code}\u2069.`;
export const updateNowButton = 'تحديث الآن';
export const checkCodeButton = 'فحص الرمز';
export const checkingCode = 'جارٍ الفحص…';
export const copyCodeButton = 'نسخ الرمز كاملًا';
export const codeCopied = 'نُسخ الرمز';
export const codeNotCopied = 'تعذّر نسخ الرمز.';
export const codeHelp =
  'يقارن الفحص كل ملف من التطبيق على هذا الجهاز بقائمة الإصدار. التطبيق هنا يفحص نفسه، فقارن الرمز أيضًا برمز من مصدر تثق به.';
export const codeHelpWithVault =
  'يقارن الفحص كل ملف من التطبيق على هذا الجهاز بقائمة الإصدار. التطبيق هنا يفحص نفسه، فقارن الرمز أيضًا برمز من مصدر تثق به. ومع الخزنة الخاصة يبقى هذا الإصدار حتى تحدّثه، لمدة أقصاها 14 يومًا بعد وصول إصدار جديد.';
export const codeMatches = (count: number): string =>
  `ملفات هذا الجهاز تطابق قائمة الإصدار كلها (${formatNumber(count)}).`;
export const serverHasSame = 'ينشر خادمنا القائمة نفسها.';
export const serverHasOther = (version: string, code: string): string =>
  `ينشر خادمنا الآن قائمة أخرى: الإصدار \u2068${version}\u2069، الرمز \u2068${code}\u2069.`;
export const serverUnreachable = 'تعذّر الوصول إلى خادمنا لمقارنة قائمته.';
export const codeDiffers = (count: number): string =>
  `ملفات على هذا الجهاز تختلف عن قائمة الإصدار (${formatNumber(count)}):`;
export const codeDiffersNext =
  'إن صدر إصدار جديد للتو فأعد تحميل الصفحة وافحص مرة أخرى. وإن بقي الاختلاف فلا تكتب عبارة مرورك هنا، وأخبر القائمين على هذا الموقع.';
export const checkFailed = 'تعذّرت قراءة كل الملفات. حاول مرة أخرى عند توفر الاتصال.';

/* Profile: your data */

export const yourDataTitle = 'بياناتك';
export const yourDataHelp = 'كلماتك لك: خذ نسخة منها أو احذفها.';
export const journalLink = 'اليوميات';
export const lessonsLink = 'الدروس';
export const downloadAsText = <Part>(journal: Part, lessons: Part) => [
  'تنزيل كنص: ',
  journal,
  ' أو ',
  lessons,
  '.',
];
export const importFileLink = 'استيراد ملف';
export const importOffer = <Part>(importFile: Part) => [
  'لديك يوميات في مكان آخر، أو أرشيف من هنا؟ ',
  importFile,
];
export const deleteAccountButton = 'حذف الحساب';
export const deleteAccountTitle = 'حذف حسابك؟';
export const keepMyAccountButton = 'إبقاء حسابي';
export const deleteEverythingButton = 'حذف كل شيء';
export const deleting = 'جارٍ الحذف…';
export const deleteAccountText = 'ستُحذف يومياتك ودروسك وخطواتك وأهدافك وإعداداتك فورًا. لا يمكن استردادها.';
