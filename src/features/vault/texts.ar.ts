import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Answers of the server */

export const vaultExists = 'خزنتك الخاصة مفعَّلة بالفعل، أو يجري تفعيلها أو إيقافها على جهاز آخر.';
export const vaultBusy = 'يجري تغيير خزنتك الخاصة الآن. انتظر حتى ينتهي ذلك، ثم حاول مرة أخرى.';
export const vaultUnfinished = 'ما زالت بعض نصوصك قيد التشفير. حاول مرة أخرى بعد قليل.';
export const wrappingNeeded = 'يمكن استبدال عبارة المرور ومفتاح الاسترداد، ولا يمكن إزالتهما.';
export const wrappingsFull = 'بلغت مفاتيح المرور التي تفتح خزنتك الخاصة حدّها الأقصى. أزِل واحدًا منها أولًا.';
export const wrappingNotFound = 'لم يعد مفتاح المرور هذا يفتح خزنتك الخاصة.';
export const approvalNotFound =
  'انتهى هذا الطلب، أو حلّ محله طلب أحدث. ابدأ من جديد على الجهاز الذي تريد السماح له.';
export const approvalExpired = 'انتهت صلاحية هذا الطلب. ابدأ من جديد على الجهاز الذي تريد السماح له.';
export const approvalTaken = 'جهاز آخر لك يرد على هذا الطلب بالفعل.';
export const approvalEarly = 'لم يحن وقت هذه الخطوة بعد. حاول مرة أخرى بعد قليل.';
export const tooManyApprovals = 'أرسلت أجهزتك طلبات كثيرة خلال ساعة. انتظر قليلًا، أو استخدم عبارة المرور.';

/* Input that is refused */

export const recordMismatch = 'السجل لا يطابق الطلب';
export const wrappingsMissing = 'يلزم عبارة مرور واحدة ومفتاح استرداد واحد بالضبط';
export const wrappingIdsRepeat = 'تكرّر أحد المعرّفات';
export const sameKey = 'المفتاح الجديد هو نفسه السابق';

/* The section of the profile */

export const vaultTitle = 'الخزنة الخاصة';
export const vaultNote = 'مع الخزنة الخاصة لا يفتح ما تكتبه إلا أجهزتك. أما نحن فلا نستطيع.';
export const vaultIsOff =
  'يُشفَّر ما تكتبه اليوم بمفتاح يستطيع خادمنا استخدامه حين تحتاج إليه إحدى الميزات. الخزنة الخاصة تنزع منا هذا المفتاح.';
export const turnOnVaultButton = 'تفعيل الخزنة الخاصة';
export const vaultIsOn = 'خزنتك الخاصة مفعَّلة. لا يفتح ما تكتبه إلا أجهزتك.';
export const vaultTurningOn = (left: number): string =>
  plural(left, {
    zero: 'يكتمل تشفير نصوصك الأقدم. يمكنك متابعة الكتابة.',
    one: 'ما زال نص أقدم واحد قيد التشفير. يمكنك متابعة الكتابة.',
    two: 'ما زال نصان أقدمان قيد التشفير. يمكنك متابعة الكتابة.',
    few: `ما زالت ${formatNumber(left)} نصوص أقدم قيد التشفير. يمكنك متابعة الكتابة.`,
    many: `ما زال ${formatNumber(left)} نصًا أقدم قيد التشفير. يمكنك متابعة الكتابة.`,
    other: `ما زال ${formatNumber(left)} نص أقدم قيد التشفير. يمكنك متابعة الكتابة.`,
  });
export const vaultTurningOff = (left: number): string =>
  plural(left, {
    zero: 'يكتمل إخراج نصوصك من الخزنة. يمكنك متابعة الكتابة.',
    one: 'ما زال نص واحد قيد الإخراج من الخزنة. يمكنك متابعة الكتابة.',
    two: 'ما زال نصان قيد الإخراج من الخزنة. يمكنك متابعة الكتابة.',
    few: `ما زالت ${formatNumber(left)} نصوص قيد الإخراج من الخزنة. يمكنك متابعة الكتابة.`,
    many: `ما زال ${formatNumber(left)} نصًا قيد الإخراج من الخزنة. يمكنك متابعة الكتابة.`,
    other: `ما زال ${formatNumber(left)} نص قيد الإخراج من الخزنة. يمكنك متابعة الكتابة.`,
  });
export const vaultEnding = 'أوشكت العملية على الانتهاء. تنتهي حين يُرسل كل جهاز ما كُتب عليه.';
export const vaultUnreadable = (count: number): string =>
  plural(count, {
    zero: 'لا نصوص تالفة. اكتمل كل شيء.',
    one: 'نص تالف واحد لا يُفتح على أي جهاز، فيبقى كما هو. اكتمل كل ما عداه.',
    two: 'نصان تالفان لا يُفتحان على أي جهاز، فيبقيان كما هما. اكتمل كل ما عداهما.',
    few: `${formatNumber(count)} نصوص تالفة لا تُفتح على أي جهاز، فتبقى كما هي. اكتمل كل ما عداها.`,
    many: `${formatNumber(count)} نصًا تالفًا لا تُفتح على أي جهاز، فتبقى كما هي. اكتمل كل ما عداها.`,
    other: `${formatNumber(count)} نص تالف لا تُفتح على أي جهاز، فتبقى كما هي. اكتمل كل ما عداها.`,
  });
export const lockVaultButton = 'قفل الآن';
export const lockTimeLabel = 'القفل على هذا الجهاز';
export const lockNever = 'من دون قفل تلقائي';
export const lockAfter = (minutes: number): string =>
  minutes === 60
    ? 'بعد ساعة من الابتعاد'
    : plural(minutes, {
        one: 'بعد دقيقة من الابتعاد',
        two: 'بعد دقيقتين من الابتعاد',
        few: `بعد ${formatNumber(minutes)} دقائق من الابتعاد`,
        many: `بعد ${formatNumber(minutes)} دقيقة من الابتعاد`,
        other: `بعد ${formatNumber(minutes)} دقيقة من الابتعاد`,
      });
export const lockTimeHelp =
  'تُعدّ مبتعدًا حين لا لمس ولا تمرير ولا كتابة في أي علامة تبويب للتطبيق. وتسجيل الخروج يقفلها أيضًا.';
export const changePassphraseButton = 'تغيير عبارة المرور';
export const newRecoveryKeyButton = 'إنشاء مفتاح استرداد جديد';
export const turnOffVaultButton = 'إيقاف الخزنة الخاصة';

/* Offered at the end of onboarding */

export const offerTitle = 'لعينيك وحدك';
export const offerText =
  'تُخزَّن يومياتك مشفَّرة. ومع الخزنة الخاصة لا يفتحها إلا أجهزتك، ولا نستطيع نحن فتحها. تختار عبارة مرور وتحصل على مفتاح استرداد. ويمكنك تفعيلها لاحقًا أيضًا من ملفك الشخصي.';

/* Turning it on */

export const turningOnVault = {
  title: 'تفعيل خزنتك الخاصة',
  button: turnOnVaultButton,
  busy: 'جارٍ التفعيل…',
  done: 'خزنتك الخاصة مفعَّلة.',
  before: [
    'تختار عبارة مرور وتحصل على مفتاح استرداد. إذا فقدتهما معًا، ولم تكن الخزنة مفتوحة على أي جهاز لك، ضاعت كلماتك نهائيًا. لا نستطيع استعادتها.',
    'كلمة مرور جديدة لا تفتح خزنتك. لا تفتحها إلا عبارة المرور أو مفتاح الاسترداد.',
    'تتوقف مزامنة Google Tasks والكتابة بنموذج لغوي، لأن خادمنا يحتاج فيهما إلى قراءة كلماتك.',
    'تعمل النقاط والسلاسل والتذكيرات كما كانت.',
  ],
} as const;
export const passwordLabel = 'كلمة مرورك';
export const passwordMissing = 'اكتب كلمة مرورك.';
export const continueButton = 'متابعة';
export const backButton = 'رجوع';
export const choosePassphraseTitle = 'اختيار عبارة مرور';
export const choosePassphraseText = 'عدة كلمات ستتذكرها خير من كلمة واحدة صعبة.';
export const passphraseLabel = 'عبارة المرور';
export const repeatPassphraseLabel = 'إعادة عبارة المرور';
export const passphraseHelp = (least: number): string =>
  plural(least, {
    one: 'حرف واحد على الأقل. لا تستخدم كلمة مرورك.',
    two: 'حرفان على الأقل. لا تستخدم كلمة مرورك.',
    few: `${formatNumber(least)} أحرف على الأقل. لا تستخدم كلمة مرورك.`,
    many: `${formatNumber(least)} حرفًا على الأقل. لا تستخدم كلمة مرورك.`,
    other: `${formatNumber(least)} حرف على الأقل. لا تستخدم كلمة مرورك.`,
  });
export const passphraseStrength = {
  weak: 'عبارة المرور هذه سهلة التخمين.',
  fair: 'كلمة أخرى تجعلها أقوى.',
  good: 'عبارة المرور هذه جيدة.',
  strong: 'عبارة المرور هذه قوية.',
} as const;
export const passphraseTooShort = (least: number): string =>
  plural(least, {
    one: 'استخدم حرفًا واحدًا على الأقل.',
    two: 'استخدم حرفين على الأقل.',
    few: `استخدم ${formatNumber(least)} أحرف على الأقل.`,
    many: `استخدم ${formatNumber(least)} حرفًا على الأقل.`,
    other: `استخدم ${formatNumber(least)} حرف على الأقل.`,
  });
export const passphraseTooWeak = 'عبارة المرور هذه سهلة التخمين. أضف كلمة أخرى.';
export const passphraseIsPassword = 'هذه كلمة مرورك. اختر شيئًا آخر: فخادمنا يرى كلمة مرورك حين تسجّل الدخول.';
export const passphrasesDiffer = 'عبارتا المرور غير متطابقتين.';
export const saveRecoveryKeyTitle = 'حفظ مفتاح الاسترداد';
export const saveRecoveryKeyText =
  'هذه الكلمات الـ 12 تفتح خزنتك إذا نسيت عبارة المرور. دوّنها على ورق أو اطبعها، واحفظها حيث لا يجدها أحد سواك. لن تراها مرة أخرى.';
export const recoveryKeyList = 'مفتاح الاسترداد';
export const recoveryKeyQr = 'مفتاح الاسترداد على شكل رمز QR';
export const copyWordsButton = 'نسخ';
export const wordsCopied = 'نُسخ مفتاح الاسترداد';
export const wordsNotCopied = 'تعذّر نسخ مفتاح الاسترداد. دوّنه على ورق.';
export const printWordsButton = 'طباعة';
export const downloadWordsButton = 'تنزيل';
export const wordsNotDownloaded = 'تعذّر تنزيل مفتاح الاسترداد. دوّنه على ورق.';
export const wordsFileName = 'growth-loop-recovery-key.txt';
export const wordsHeading = (email: string, day: string): string =>
  `مفتاح استرداد Growth Loop لـ \u2068${email}\u2069، أُنشئ: ${day}`;
export const confirmWordsTitle = 'التحقق من مفتاح الاسترداد';
export const confirmWordsText = 'اكتب هذه الكلمات الثلاث من مفتاح الاسترداد، لتتأكد من أنك حفظته.';
export const wordLabel = (number: number): string => `الكلمة ${formatNumber(number)}`;
export const wordWrong = 'هذه ليست الكلمة المطلوبة. ارجع إليها في مفتاح الاسترداد.';

/* Passkeys */

export const passkeysTitle = 'مفاتيح المرور التي تفتحها';
export const passkeysHelp =
  'مع مفتاح المرور تفتح لمسة واحدة خزنتك. وتبقى عبارة المرور ومفتاح الاسترداد صالحين.';
export const passkeyOf = (day: string | undefined): string =>
  day ? `مفتاح مرور، أُضيف: ${day}` : 'مفتاح مرور';
export const addPasskeyButton = 'فتحها بمفتاح مرور';
export const removePasskeyButton = 'إزالة';
export const removePasskeyLabel = (passkey: string): string => `إزالة من خزنتك: ${passkey}`;
export const passkeyAdded = 'صار مفتاح المرور هذا يفتح خزنتك.';
export const passkeyRemoved = 'لم يعد مفتاح المرور هذا يفتح خزنتك.';
export const passkeyHasNoSecret = 'لا يستطيع مفتاح المرور هذا فتح خزنة في هذا المتصفح. جرّب مفتاحًا آخر.';

/* Letting another device in */

export const letInButton = 'السماح لجهاز آخر';
export const letInTitle = 'السماح لجهاز آخر';
export const letInText =
  'على الجهاز الآخر سجّل الدخول، واختر «استخدام جهاز آخر» حيث تُطلب عبارة المرور، ثم «طلب من الجهاز الآخر».';
export const noRequestYet = 'بانتظار طلب الجهاز الآخر…';
export const requestFrom = (device: string, time: string): string =>
  `طلب من الجهاز: \u2068${device}\u2069، ${time}.`;
export const requestIsServersWord =
  'هذا ما يقوله خادمنا فحسب. تابع إذا كنت قد أرسلت الطلب للتو من جهاز لك وترى شاشته.';
export const answerRequestButton = 'متابعة';
export const typeCodeText =
  'اكتب الرمز الذي يعرضه الجهاز الآخر الآن. لا تكتب أبدًا رمزًا يرسله إليك شخص آخر أو يقرؤه عليك.';
export const typeCodeLabel = 'الرمز على الجهاز الآخر';
export const codeMalformed = 'يتكوّن الرمز من ستة أرقام.';
export const codeNotShownYet = 'لم يرد الجهاز الآخر بعد. اكتب الرمز حين تراه هناك.';
export const letInSubmitButton = 'سماح';
export const lettingIn = 'جارٍ التحقق…';
export const letInDoneTitle = 'رمز آخر بعد';
export const letInDoneText = 'كان الرمز صحيحًا. ستُفتح خزنتك على الجهاز الآخر حين تكتب هذا الرمز هناك:';
export const letInDoneAfter = 'يمكنك إغلاق هذه النافذة بعد أن تُفتح خزنتك هناك.';
export const letInEndedTitle = 'لم يُسمح للجهاز';
export const closeButton = 'إغلاق';
export const cancelLetInButton = 'إلغاء';
export const letInEnds = {
  gone: 'سُحب الطلب على الجهاز الآخر، أو حلّ محله طلب أحدث. لم يُسلَّم شيء.',
  expired:
    'انتهت صلاحية الطلب، فالطلبات تنتهي بعد 10 دقائق. لم يُسلَّم شيء. أرسل الطلب من جديد على الجهاز الآخر.',
  taken: 'جهاز آخر لك يرد على هذا الطلب بالفعل. لم يسلّم هذا الجهاز شيئًا.',
  'wrong-code':
    'هذا ليس رمز الجهاز الذي كنت ستسمح له، فانتهى الطلب ولم يُسلَّم شيء. أرسل الطلب من جديد على الجهاز الآخر. وإذا كنت قد كتبته صحيحًا فلا تحاول مرة أخرى، وتواصل مع الدعم.',
  'wrong-key':
    'مفتاح الجهاز الآخر ليس المفتاح الذي أعلنه: ربما غيّره أحد بين جهازيك. انتهى الطلب ولم يُسلَّم شيء. تواصل مع الدعم.',
} as const;

/* Changing its key */

export const changeKeyButton = 'تغيير مفتاح الخزنة';
export const keyChange = {
  title: 'تغيير مفتاح خزنتك',
  button: 'تغيير المفتاح',
  busy: 'جارٍ التغيير…',
  done: 'صار لخزنتك مفتاح جديد.',
  before: [
    'إذا فقدت جهازًا كانت خزنتك مفتوحة عليه، فإن مفتاحًا جديدًا يمنعه من فتحها. يُشفَّر كل ما كتبته من جديد بالمفتاح الجديد بينما تواصل الكتابة.',
    'تختار عبارة مرور جديدة وتحصل على مفتاح استرداد جديد. وتتوقف العبارة والمفتاح الحاليان عن العمل.',
    'تطلب أجهزتك الأخرى عبارة المرور الجديدة. سجّل خروج الجهاز المفقود أيضًا، من أعلى هذه الصفحة.',
  ],
} as const;

/* A new password */

export const vaultStaysLocked =
  'كلمة مرور جديدة لا تفتح خزنتك الخاصة. لا تفتحها إلا عبارة المرور أو مفتاح الاسترداد أو مفتاح مرور أو جهاز هي مفتوحة عليه.';
export const passwordIsPassphrase =
  'هذه عبارة مرور خزنتك الخاصة. اختر شيئًا آخر: فخادمنا يرى كلمة مرورك حين تسجّل الدخول.';

/* Starting over */

export const startOverTitle = 'البدء من جديد بخزنة فارغة';
export const startOverText =
  'من دون عبارة المرور أو مفتاح الاسترداد أو مفتاح مرور أو جهاز مفتوح، لا يستطيع أحد فتح ما كتبته. يمكنك أن تتركه وراءك وتبدأ بخزنة فارغة.';
export const startOverButton = 'البدء من جديد';
export const notYetButton = 'مواصلة البحث عن مفتاحي';
export const startingOver = {
  title: startOverTitle,
  button: 'حذف وبدء من جديد',
  busy: 'جارٍ البدء من جديد…',
  done: 'خزنتك الجديدة مفعَّلة.',
  before: [
    'يُحذف نهائيًا كل ما كتبته في خزنتك المقفلة: الصفحات والدروس والخطوات والأهداف والرؤى، وما ينتظر الحفظ على هذا الجهاز.',
    'تبقى نقاطك وسلاسلك وشاراتك وكلمتك المحورية وقيمك الأساسية.',
    'إذا كانت خزنتك ما زالت مفتوحة على أي من أجهزتك، فتوقف هنا واستخدم ذلك الجهاز: كلماتك هناك في أمان.',
  ],
} as const;

/* Changing what opens it */

export const changePassphraseTitle = 'تغيير عبارة المرور';
export const changePassphraseText = 'ستتوقف عبارة المرور السابقة عن العمل. وتبقى الأجهزة المفتوحة مفتوحة.';
export const savePassphraseButton = 'حفظ عبارة المرور';
export const saving = 'جارٍ الحفظ…';
export const passphraseChanged = 'تغيّرت عبارة المرور.';
export const newRecoveryKeyTitle = 'إنشاء مفتاح استرداد جديد';
export const newRecoveryKeyText = 'سيتوقف مفتاح الاسترداد السابق عن العمل بعد أن تؤكد الجديد.';
export const saveRecoveryKeyButton = 'حفظ مفتاح الاسترداد';
export const recoveryKeyChanged = 'مفتاح الاسترداد الجديد صالح الآن.';
export const turnOffVaultTitle = 'إيقاف خزنتك الخاصة؟';
export const turnOffVaultText =
  'سيُشفَّر ما تكتبه بمفتاح يستطيع خادمنا استخدامه حين تحتاج إليه إحدى الميزات. وتبقى كلماتك كما هي.';
export const turningOff = 'جارٍ الإيقاف…';
export const vaultTurnedOff = 'خزنتك الخاصة متوقفة.';

/* When something doesn't succeed */

export const vaultNotChanged = 'تعذّر تغيير خزنتك الخاصة. لم يُفقد شيء. حاول مرة أخرى.';
export const vaultOffline = 'لا يوجد اتصال. اتصل بالإنترنت ثم حاول مرة أخرى.';
export const vaultNotStored =
  'لا يستطيع هذا المتصفح تخزين مفتاح خزنتك، فلم تُفعَّل. كثيرًا ما تعجز النوافذ الخاصة عن ذلك.';
