/* Sign-in, sign-up and passwords: messages */

export const signInFailed = 'تعذّر تسجيل دخولك. تحقّق من بريدك الإلكتروني وكلمة مرورك ثم حاول مرة أخرى.';
export const profileNotFound = 'لم نجد ملفك الشخصي. تواصل مع الدعم.';
export const profileNotCreated = 'تعذّر إنشاء ملفك الشخصي. تواصل مع الدعم.';
export const unexpected = 'حدث خطأ ما. حاول مرة أخرى بعد بضع دقائق.';
export const recoverySent = 'راجع بريدك الإلكتروني لمعرفة طريقة إعادة تعيين كلمة المرور.';
export const emailMissing = 'أدخل عنوان بريدك الإلكتروني.';
export const noUserReturned = 'لم يصل أي مستخدم';
export const signUpProfileFailed = 'تعذّر إنشاء الملف الشخصي';
export const signUpFailed = 'حدث خطأ ما';
export const signUpRefused =
  'تعذّر إنشاء حساب بهذه البيانات. إن كان لديك حساب فسجّل الدخول أو أعد تعيين كلمة المرور.';
export const signedUp = 'أُنشئ الحساب! جارٍ الانتقال…';
export const nameRequired = 'أدخل اسمك';
export const emailRequired = 'أدخل بريدك الإلكتروني';
export const emailInvalid = 'أدخل عنوان بريد إلكتروني صالحًا';
export const passwordTooShort = 'يجب ألا تقل كلمة المرور عن 6 أحرف';
export const passwordTooLong = 'يجب ألا تزيد كلمة المرور على 128 حرفًا';
export const passwordCommon = 'هذه من أكثر كلمات المرور شيوعًا. اختر غيرها.';
export const passwordBreached = 'ظهرت كلمة المرور هذه في تسريب بيانات من موقع آخر. اختر غيرها.';
export const passwordsDiffer = 'كلمتا المرور غير متطابقتين';
export const linkInvalid = 'رابط الاسترداد غير صالح أو منتهي الصلاحية. اطلب رابطًا جديدًا.';
export const emailChangeStarted = 'بدأ تغيير البريد الإلكتروني. راجع بريدك الجديد لتأكيده.';
export const passwordChanged = 'تم تغيير كلمة المرور.';
export const currentPasswordMissing = 'أدخل كلمة مرورك الحالية';
export const currentPasswordWrong = 'كلمة المرور الحالية غير صحيحة';
export const newPasswordTooShort = 'يجب ألا تقل كلمة المرور الجديدة عن 6 أحرف';
export const newPasswordsDiffer = 'كلمتا المرور الجديدتان غير متطابقتين';
export const proofNeeded = 'أكّد هويتك ثم حاول مرة أخرى.';
export const emailUnconfirmed = 'أكّد عنوان بريدك الإلكتروني أولًا. أرسلنا إليك رابطًا جديدًا.';

export const passkeyRefused =
  'تعذّر تسجيل دخولك بمفتاح المرور هذا. حاول مرة أخرى، أو استخدم بريدك الإلكتروني وكلمة مرورك.';
export const passkeysUnknownHere = 'لا يدعم هذا المتصفح مفاتيح المرور. استخدم بريدك الإلكتروني وكلمة مرورك.';
export const passkeyProofRefused = 'لم ينجح مفتاح المرور هذا. حاول مرة أخرى، أو استخدم كلمة مرورك.';
export const passkeyNotAdded = 'تعذّرت إضافة مفتاح المرور. حاول مرة أخرى.';
export const passkeysFull = (most: number): string => `أقصى عدد لمفاتيح المرور: ${most}. أزل واحدًا أولًا.`;
export const passkeyNotFound = 'لم نجد مفتاح المرور هذا. ربما أُزيل بالفعل.';
export const passkeyNameMissing = 'أدخل اسمًا';
export const passkeyNameTooLong = 'اختر اسمًا أقصر';

export const appCodeMalformed = 'أدخل الأرقام الستة التي يعرضها تطبيق المصادقة.';
export const factorCodeMalformed = 'أدخل الأرقام الستة من تطبيق المصادقة، أو أحد رموز الاسترداد.';
export const factorCodeWrong =
  'هذا الرمز غير صحيح أو سبق استخدامه. جرّب الرمز التالي في التطبيق، وتأكد من أن هاتفك يضبط وقته تلقائيًا.';
export const factorExpired = 'استغرق ذلك وقتًا طويلًا. ابدأ من جديد.';
export const factorAlreadyOn = 'تسجيل الدخول بخطوتين مفعَّل بالفعل. أوقفه أولًا لتُعدّه من جديد.';
export const factorNotOn = 'تسجيل الدخول بخطوتين متوقف.';
export const factorNotBegun = 'انتهت مهلة الإعداد. ابدأ من جديد.';

/* How hard a new password is to guess */

export const passwordStrength = {
  weak: 'كلمة المرور هذه سهلة التخمين.',
  fair: 'كلمة إضافية تجعلها أقوى.',
  good: 'كلمة مرور جيدة.',
  strong: 'كلمة مرور قوية.',
} as const;

/* Names of devices */

export const deviceName = (browser: string, system: string): string =>
  `\u2068${browser}\u2069 على \u2068${system}\u2069`;
export const unknownDevice = 'جهاز غير معروف';

/* Access token */

/* Answers of the server */

export const sessionNotFound = 'لم نجد هذه الجلسة. ربما انتهت بالفعل.';

/* Auth router */

export const foreignOrigin = 'يجب أن يأتي هذا الطلب من صفحاتنا.';

/* Confirming an email address */

export const addressNotConfirmed = 'تعذّر تأكيد العنوان. حاول مرة أخرى.';
export const confirmEmailTitle = 'تأكيد عنوان بريدك الإلكتروني';
export const emailConfirmedTitle = 'تم تأكيد عنوان بريدك الإلكتروني';
export const confirmEmailText = 'نقرة واحدة تربط هذا العنوان بحسابك.';
export const continueToLink = (product: string): string => `المتابعة إلى \u2068${product}\u2069`;
export const linkExpiredText = 'سبق استخدامه أو انتهت صلاحيته. اطلب رابطًا جديدًا.';
export const openProductLink = (product: string): string => `فتح \u2068${product}\u2069`;
export const linkExpiredTitle = 'لم يعد هذا الرابط يعمل';

/* Emails */

export const greetingWithoutName = 'مرحبًا،';
export const greeting = (name: string): string => `مرحبًا \u2068${name}\u2069،`;
export const recoverySubject = 'تعيين كلمة مرور جديدة';
export const recoveryText = 'هذا رابط لتعيين كلمة مرور جديدة. يعمل مرة واحدة وتنتهي صلاحيته بعد ساعة.';
export const setPasswordButton = 'تعيين كلمة مرور جديدة';
export const recoveryUnasked = 'إن لم تطلب ذلك فتجاهل هذه الرسالة. لن يتغيّر شيء، وتبقى كلمة مرورك كما هي.';
export const accountExistsSubject = 'لديك حساب بالفعل';
export const accountExistsText =
  'حاول أحدهم (ربما أنت) إنشاء حساب بهذا العنوان. له حساب بالفعل، فلم يتغيّر شيء.';
export const signInButton = 'تسجيل الدخول';
export const forgottenPassword = 'إن نسيت كلمة مرورك فاختر «نسيت كلمة المرور» هناك.';
export const confirmAddressButton = 'تأكيد هذا العنوان';
export const confirmationExpiry =
  'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ساعة. يمكنك طلب رابط آخر في أي وقت.';
export const confirmationUnasked = 'إن لم تنشئ حسابًا فتجاهل هذه الرسالة.';
export const confirmationRequired = 'أكّد عنوانك بنقرة واحدة، ويصبح حسابك جاهزًا.';
export const confirmationPurpose = (product: string): string =>
  `أكّد بنقرة واحدة أن هذا عنوانك. وحتى ذلك الحين لن يرسل \u2068${product}\u2069 تذكيرات ولا ملخصات أسبوعية إليه.`;
export const welcomeSubject = (product: string): string => `مرحبًا بك في \u2068${product}\u2069`;
export const welcomePreheader = 'بضع دقائق في الصباح، ودرس واحد في المساء.';
export const welcomePrivacy = 'تم تأكيد عنوانك. يُشفَّر ما تكتبه في متصفحك قبل حفظه، فتبقى يومياتك لك.';
export const welcomeDay =
  'لكل يوم ثلاثة أجزاء. في الصباح تجيب عن خمسة أسئلة (توضيح). وخلال النهار تفعل ما قررته (عمل). وفي المساء تدوّن شيئًا واحدًا تعلّمته (تعلّم).';
export const openDayButton = 'فتح يومك';
export const welcomeStart = 'ابدأ بسؤال واحد، والباقي يتبع.';
export const newAddressSubject = 'أكّد عنوان بريدك الإلكتروني الجديد';
export const newAddressText = 'أكّد أن هذا عنوانك الجديد. يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ساعة.';
export const newAddressUnasked = 'إن لم تطلب ذلك فتجاهل هذه الرسالة. لن يتغيّر شيء.';
export const emailChangeSubject = 'طلب أحدهم تغيير عنوان بريدك الإلكتروني';
export const emailChangeText =
  'طلب شخص يعرف كلمة مرورك نقل حسابك إلى عنوان آخر. لن يُنقل إلا بعد تأكيد ذلك العنوان.';
export const secureAccountButton = 'تعيين كلمة مرور جديدة';
export const emailChangeByYou = 'إن كنت أنت فلا حاجة إلى أي إجراء. وإلا فعيّن كلمة مرور جديدة لإيقاف التغيير.';
export const emailChangedSubject = 'تغيّر عنوان بريدك الإلكتروني';
export const emailChangedText = 'يستخدم حسابك الآن عنوان بريد إلكتروني آخر، وتم تأكيد العنوان الجديد.';
export const emailChangedByOther = 'إن لم تكن أنت فردّ على هذه الرسالة فورًا.';
export const passwordChangedSubject = 'تغيّرت كلمة مرورك';
export const passwordChangedText = 'تغيّرت كلمة مرورك للتو، وسُجّل خروج جميع أجهزتك الأخرى.';
export const passwordChangedByYou = 'إن كنت أنت فلا حاجة إلى أي إجراء. وإلا فعيّن كلمة مرور جديدة الآن.';
export const passkeyAddedSubject = 'أُضيف مفتاح مرور إلى حسابك';
export const passkeyAddedText =
  'أُضيف مفتاح مرور إلى حسابك للتو. من يملكه يستطيع تسجيل الدخول من دون كلمة مرورك.';
export const passkeyAddedByYou =
  'إن كنت أنت فلا حاجة إلى أي إجراء. وإلا فعيّن كلمة مرور جديدة الآن: ذلك يزيل كل مفاتيح المرور.';
export const passkeyRemovedSubject = 'أُزيل مفتاح مرور من حسابك';
export const passkeyRemovedText = 'أُزيل مفتاح مرور من حسابك للتو. لم يعد يسجّل دخولك.';
export const factorOnSubject = 'تسجيل الدخول بخطوتين مفعَّل';
export const factorOnText =
  'فُعِّل تسجيل الدخول بخطوتين لحسابك للتو. بعد كلمة مرورك يُطلب رمز من تطبيق المصادقة.';
export const factorOnRecovery =
  'احتفظ برموز الاسترداد في مكان آمن. كل رمز منها يسجّل دخولك مرة واحدة إذا فقدت هاتفك.';
export const factorOnByOther = 'إن لم تكن أنت فردّ على هذه الرسالة فورًا.';
export const factorOffSubject = 'تسجيل الدخول بخطوتين متوقف';
export const factorOffText = 'أُوقف تسجيل الدخول بخطوتين لحسابك للتو. لم يعد يُطلب رمز بعد كلمة مرورك.';
export const factorResetText =
  'أوقف القائمون على هذه الخدمة تسجيل الدخول بخطوتين لحسابك. لم يعد يُطلب رمز بعد كلمة مرورك.';
export const factorResetUnasked = 'إن لم تطلب ذلك فردّ على هذه الرسالة فورًا.';
export const recoveryCodeUsedSubject = 'استُخدم رمز استرداد لتسجيل الدخول';
export const recoveryCodeUsedText = (left: number): string =>
  `سجّل أحدهم الدخول إلى حسابك بأحد رموز الاسترداد. الرموز المتبقية: ${left}.`;
export const recoveryCodeUsedByYou =
  'إن كنت أنت فلا حاجة إلى أي إجراء. وإلا فعيّن كلمة مرور جديدة الآن، ثم أنشئ رموز استرداد جديدة.';
export const signedOutSubject = 'سُجّل خروجك من كل مكان';
export const signedOutText =
  'سجّل القائمون على هذه الخدمة خروج حسابك من كل الأجهزة. يمكنك تسجيل الدخول مجددًا بكلمة مرورك.';
export const newDeviceSubject = 'تسجيل دخول جديد إلى حسابك';
export const newDeviceText = (device: string, network: string | null): string =>
  network
    ? `سجّل أحدهم الدخول إلى حسابك من جهاز لم نره من قبل: \u2068${device}\u2069، من عنوان يبدأ بـ \u2068${network}\u2069.`
    : `سجّل أحدهم الدخول إلى حسابك من جهاز لم نره من قبل: \u2068${device}\u2069.`;
export const newDeviceByYou =
  'إن كنت أنت فلا حاجة إلى أي إجراء. وإلا فسجّل خروج ذلك الجهاز وعيّن كلمة مرور جديدة.';
export const signOutThatDeviceButton = 'تسجيل خروج الجهاز';
export const endSessionTitle = 'تسجيل خروج ذلك الجهاز؟';
export const endSessionText = 'نسجّل خروجه فورًا، ثم يمكنك تعيين كلمة مرور جديدة حتى لا يعود.';
export const endSessionButton = 'تسجيل خروجه وتعيين كلمة مرور';
export const deletedSubject = 'حُذف حسابك';
export const goodbye = (firstName: string): string => `وداعًا يا \u2068${firstName}\u2069.`;
export const deletedText = 'حُذف حسابك وكل ما كتبته كما طلبت. لا يمكن استرداد ذلك.';
export const deletedThanks = 'شكرًا على الوقت الذي قضيته هنا. مرحبًا بك متى أردت البدء من جديد.';

/* Authentication Error */

export const authenticationErrorTitle = 'خطأ في تسجيل الدخول';
export const authErrorText =
  'تعذّر تسجيل دخولك بهذا الرابط. ربما انتهت صلاحيته أو سبق استخدامه. يومياتك في أمان.';
export const returnToLoginButton = 'العودة إلى تسجيل الدخول';

/* Confirmation, after signing up */

export const accountTitle = 'حسابك';
export const accountReadyTitle = 'حسابك جاهز';
/** Without the forms of numbers: the landing page, which shares these texts, would load them. */
export const trialStarted = (days: number): string =>
  `بدأت فترتك التجريبية، وعدد أيامها ${days}. لا بطاقة تُدخلها ولا شيء تلغيه. بضعة أسئلة تجعل اليوميات يومياتك.`;
export const continueButton = 'متابعة';
export const checkYourEmailTitle = 'راجع بريدك الإلكتروني';
export const confirmationSent = 'أرسلنا إليك رابطًا. افتحه لتأكيد عنوانك، ثم سجّل الدخول.';
export const couponAfterSignIn = 'بعد تسجيل الدخول، افتح رابط قسيمتك مرة أخرى لاستخدامها.';
export const toSignInButton = 'تسجيل الدخول';

/* Forgot Password */

export const forgotPasswordLabel = 'نسيت كلمة المرور';
export const recoveryHelp =
  'سنرسل إلى بريدك رابطًا لتعيين كلمة مرور جديدة. يعمل مرة واحدة وتنتهي صلاحيته بعد ساعة.';
export const emailLabel = 'البريد الإلكتروني';
export const sendResetLinkButton = 'إرسال الرابط';
export const backToSignInButton = 'العودة إلى تسجيل الدخول';

/* Landing page */

export const landingTitle = 'يوميات موجَّهة كل يوم';
export const mainLabel = 'الرئيسية';
export const howItWorksLink = 'كيف يعمل';
export const signInLink = 'تسجيل الدخول';

/* Landing page: a sample page and its day */

export const sampleQuestion1 = 'بماذا تحتفي من يوم أمس؟';
export const sampleAnswer1 = 'اتصلت بأبي قبل الفطور، ولم أتعجّل. تحدثنا عن القارب عشرين دقيقة.';
export const sampleAction1 = 'إرسال المخطط إلى سلمى.';
export const sampleAction2 = 'حجز القاعة ليوم 16 يناير.';
export const sampleAction3 = 'كتابة صفحة الافتتاح، ولو سيئة، في عشرين دقيقة.';
export const sampleQuestion2 = 'ما هدفك الأكبر؟';
export const sampleAnswer2 = 'تقديم أول ورشة كتابة لي في يناير.';
export const sampleQuestion3 = 'ممَّ تخاف؟';
export const sampleAnswer3 = 'أن يحضر أربعة أشخاص فأملأ الصمت بالاعتذارات.';
export const sampleQuestion4 = 'إلامَ تدعوك قيمك؟';
export const sampleAnswer4 =
  'الشجاعة تقول: اكتبي الموعد. والعائلة تقول: ليس يوم الإجازة. والفضول يقول: اسألي سلمى عمّا تريده منها.';
export const sampleQuestion5 = 'ماذا ستفعل اليوم؟';
export const samplePageLabel = 'كيف تبدو الصفحة';
export const sampleActionsTitle = 'خطوات اليوم';
export const sampleLessonQuestion = 'ماذا تعلّمت؟';
export const sampleLesson = 'موعد مكتوب أشجع من خطة.';
export const sampleDayTitle = 'كيف تشكّل يومك';
export const sampleDayText = 'في مساء اليوم نفسه: خطوتان منجزتان، ودرس مدوَّن، والشهر في حلقات.';
export const sampleWelcome = 'مرحبًا، مايا!';
export const sampleDate = 'الاثنين، 30 نوفمبر';
export const sampleStrokes = '3 من 3 اليوم';
export const sampleClosed = 'اكتملت الحلقة';
export const sampleMonth = 'نوفمبر: الحلقات المكتملة 20 من 30';

/* Landing page: what it is, and why it is safe */

export const getStartedButton = 'ابدأ الآن';
export const heroLine1 = 'اكتب صفحة.';
export const heroLine2 = 'اعمل بما فيها.';
export const heroLine3 = 'احتفظ بما تتعلّمه.';
export const heroText = (product: string): string =>
  `\u2068${product}\u2069 يوميات لمن يريد أن يعيش وفق قيمه. خمسة أسئلة في الصباح، وقائمة قصيرة لليوم، ودرس واحد في المساء.`;
export const heroOffer = 'مجانًا لعشرة أيام. من دون بطاقة.';
export const clarifyTitle = 'توضيح';
export const clarifyText =
  'خمسة أسئلة قبل أن يعلو ضجيج اليوم. ما سار جيدًا، وما تريده، وما يخيفك، وما تقوله قيمك، وما ستفعله.';
export const actTitle = 'عمل';
export const actText = 'إجابتك الأخيرة تصبح قائمة اليوم. قصيرة عن قصد، وبكلماتك.';
export const learnTitle = 'تعلّم';
export const learnText = 'جملة واحدة في نهاية اليوم. وبعد عام يكون لديك كتاب منها.';
export const ringLabel = 'دائرة مرسومة بثلاثة خطوط بالفرشاة';
export const strokesTitle = 'اليوم ثلاثة خطوط في دائرة واحدة';
export const privateTitle = 'خاص من الأساس';
export const encryptionLink = 'كيف يعمل التشفير';
export const privateText = <Part>(howEncryptionWorks: Part) => [
  'تُشفَّر يومياتك ودروسك وخطواتك وأهدافك في متصفحك قبل إرسالها. لا إعلانات، ولا تتبّع، ولا متابعين. ',
  howEncryptionWorks,
];
export const yoursTitle = 'لك أن تحتفظ به';
export const yoursText =
  'نزّل يومياتك أو دروسك أو كل شيء في ملف نصي واحد متى شئت. وإن رحلت، يمكنك حذف كل شيء.';
export const freeTitle = 'مجانًا لعشرة أيام';
export const freeText =
  'كل شيء متاح، ومن دون بطاقة. بعد ذلك تكلّف الباقة \u2068$10\u2069 في الشهر أو \u2068$99\u2069 في السنة. لا يُخصم شيء ما لم تختر باقة.';
export const factsLabel = 'ما يمكنك الاعتماد عليه';
export const startTitle = 'صباح الغد وقت جيد للبدء';
export const startText = 'عشر دقائق في اليوم، مجانًا لعشرة أيام.';

/* Sign-in page */

export const signInTitle = 'تسجيل الدخول';

/* Setting a new password */

export const newPasswordLabel = 'كلمة المرور الجديدة';
export const passwordHelp = '6 أحرف على الأقل';
export const confirmNewPasswordLabel = 'تأكيد كلمة المرور الجديدة';
export const setNewPasswordButton = 'تعيين كلمة المرور';

/* Create an account */

export const nameLabel = 'الاسم';
export const passwordLabel = 'كلمة المرور';
export const creatingAccount = 'جارٍ إنشاء حسابك';
export const createAccountButton = 'إنشاء الحساب';

/* Create an account: the page */

export const registrationTitle = 'إنشاء حسابك';
export const haveAccountLink = 'لدي حساب بالفعل';
export const termsLink = 'الشروط';
export const privacyLink = 'بيان الخصوصية';
export const registrationTerms = <Part>(days: number, terms: Part, privacy: Part) => [
  `الأيام المجانية: ${days}. من دون بطاقة. بإنشاء حساب فإنك توافق على `,
  terms,
  ' و',
  privacy,
  '.',
];

/* Setting a new password: the page */

export const passwordSetToDay = 'تم تغيير كلمة مرورك. ننتقل بك إلى يومك…';
export const passwordSetToSignIn = 'تم تغيير كلمة مرورك. ننتقل بك إلى صفحة تسجيل الدخول…';
export const resetTitle = 'اختر كلمة مرور جديدة';

/* Sign in */

export const signInLabel = 'تسجيل الدخول';
export const signingIn = 'جارٍ تسجيل الدخول';
export const forgotPasswordButton = 'نسيت كلمة المرور';
export const createAccountLink = 'إنشاء حساب';

/* Sign in: the panel */

export const forgotPasswordTitle = 'نسيت كلمة المرور';

/* Two-step sign-in */

export const factorTitle = 'أدخل الرمز';
export const factorHelp = 'افتح تطبيق المصادقة وأدخل الأرقام الستة التي يعرضها لـ Growth Loop.';
export const factorRecoveryHelp = 'أدخل أحد رموز الاسترداد التي حفظتها. يعمل كل رمز مرة واحدة.';
export const appCodeLabel = 'الرمز';
export const recoveryCodeLabel = 'رمز الاسترداد';
export const rememberDeviceLabel = 'عدم السؤال على هذا الجهاز لمدة 30 يومًا';
export const useRecoveryCodeButton = 'استخدام رمز استرداد';
export const useAppCodeButton = 'استخدام تطبيق المصادقة';

/* Confirming that it’s you */

export const proofTitle = 'تأكيد هويتك';
export const proofText = 'أدخل كلمة مرورك للمتابعة. لن تُسأل مرة أخرى لعشر دقائق.';
export const proofTextWithPasskey = 'استخدم كلمة مرورك أو مفتاح مرور للمتابعة. لن تُسأل مرة أخرى لعشر دقائق.';
export const usePasskeyButton = 'استخدام مفتاح مرور';
export const proofContinueButton = 'متابعة';
export const offline = 'لا يوجد اتصال. حاول مرة أخرى بعد عودة الاتصال.';
export const proving = 'جارٍ التحقق…';
