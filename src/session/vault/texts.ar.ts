import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* The locked vault */

export const lockedTitle = 'خزنتك الخاصة مقفلة';
export const lockedText = 'لا يفتح ما كتبته إلا عبارة المرور أو مفتاح الاسترداد. وليس لدينا أي منهما.';
export const passphraseLabel = 'عبارة المرور';
export const passphraseHelp = 'عبارة مرور خزنتك، لا كلمة مرور حسابك.';
export const recoveryKeyLabel = 'مفتاح الاسترداد';
export const recoveryKeyHelp = 'كلماتك الـ 12 بترتيبها.';
export const unlockButton = 'فتح القفل';
export const unlocking = 'جارٍ فتح القفل…';
export const useRecoveryKeyButton = 'استخدام مفتاح الاسترداد';
export const usePassphraseButton = 'استخدام عبارة المرور';
/* The locked vault: what goes on */

export const lockedLessonLabel = 'هل تعلّمت شيئًا؟ دوّنه هنا.';
export const lockedLessonHelp =
  'يُشفَّر أثناء الكتابة، ولا يستطيع أحد قراءته حتى يُفتح قفل خزنتك على هذا الجهاز. عندها ينضم إلى دروسك.';
export const keepLockedButton = 'احتفاظ';
export const lockedLesson = 'درس كُتب وخزنتك مقفلة';
export const lessonsWaiting = (count: number): string =>
  plural(count, {
    one: 'درس واحد ينتظر على هذا الجهاز حتى تفتح القفل.',
    two: 'درسان ينتظران على هذا الجهاز حتى تفتح القفل.',
    few: `${formatNumber(count)} دروس تنتظر على هذا الجهاز حتى تفتح القفل.`,
    many: `${formatNumber(count)} درسًا تنتظر على هذا الجهاز حتى تفتح القفل.`,
    other: `${formatNumber(count)} درس تنتظر على هذا الجهاز حتى تفتح القفل.`,
  });
export const lockedNotKept = 'تعذّر الاحتفاظ بهذا على جهازك. انسخه إلى مكان آمن.';
export const streakWhileLocked = (days: number): string =>
  plural(days, {
    one: 'يوم واحد في يومياتك.',
    two: 'يومان متتاليان في يومياتك.',
    few: `${formatNumber(days)} أيام متتالية في يومياتك.`,
    many: `${formatNumber(days)} يومًا متتاليًا في يومياتك.`,
    other: `${formatNumber(days)} يوم متتالٍ في يومياتك.`,
  });
export const pointsWhileLocked = (points: number): string =>
  plural(points, {
    zero: 'لا نقاط اليوم.',
    one: 'نقطة واحدة اليوم.',
    two: 'نقطتان اليوم.',
    few: `${formatNumber(points)} نقاط اليوم.`,
    many: `${formatNumber(points)} نقطة اليوم.`,
    other: `${formatNumber(points)} نقطة اليوم.`,
  });

/* The locked vault: without anything that opens it */

export const startOverLink = 'ليس لدي أي منهما';
export const usePasskeyButton = 'فتح القفل بمفتاح مرور';
export const passkeyHasNoSecret = 'لا يستطيع مفتاح المرور هذا فتح خزنتك في هذا المتصفح. استخدم عبارة المرور.';
export const passkeyWrong = 'مفتاح المرور هذا لا يفتح خزنتك. استخدم عبارة المرور.';
export const passphraseMissing = 'اكتب عبارة المرور.';
export const passphraseWrong = 'عبارة المرور هذه لا تفتح خزنتك. تحقّق منها ثم حاول مرة أخرى.';
export const recoveryKeyWrong = 'مفتاح الاسترداد هذا لا يفتح خزنتك. تحقّق منه ثم حاول مرة أخرى.';
export const wordsMissing = 'يتكوّن مفتاح الاسترداد من 12 كلمة.';
export const wordUnknown = (word: string): string =>
  `«\u2068${word}\u2069» ليست من كلمات مفتاح الاسترداد. تحقّق من كتابتها.`;
export const wordsDoNotFit = 'هذه الكلمات لا تنتمي بعضها إلى بعض. تحقّق من كل كلمة ومن ترتيبها.';
export const offline = 'لا يوجد اتصال، ولم يفتح هذا الجهاز خزنتك من قبل. اتصل بالإنترنت ثم حاول مرة أخرى.';
export const notUnlocked = 'تعذّر فتح خزنتك. لم يُفقد شيء. حاول مرة أخرى.';
export const recordWrong =
  'وصف خزنتك لدى الخادم غير موثوق، فلم يفتحها هذا الجهاز. لم يُفقد شيء. تواصل مع الدعم.';
export const notStored = 'لا يستطيع هذا المتصفح تخزين مفتاح خزنتك. كثيرًا ما تعجز النوافذ الخاصة عن ذلك.';
export const signOutHelp = 'يمكنك تسجيل الخروج. إن كان ثمة ما لم يُحفظ بعد فستُسأل أولًا.';

/* The locked vault: another device opens it */

export const useOtherDeviceButton = 'استخدام جهاز آخر';
export const otherDeviceTitle = 'استخدام جهاز آخر';
export const otherDeviceText = 'يستطيع جهاز لك خزنتك مفتوحة عليه أن يفتحها هنا.';
export const otherDeviceSteps = [
  'على ذلك الجهاز، افتح إعدادات الملف الشخصي، وانتقل إلى خزنتك الخاصة، واختر «السماح لجهاز آخر».',
  'أرسل الطلب إليه من هنا.',
  'اكتب الرمز الذي تراه هنا على الجهاز الآخر، ثم اكتب على هذا الجهاز الرمز الذي تراه هناك.',
] as const;
export const askOtherDeviceButton = 'طلب من الجهاز الآخر';
export const askingOtherDevice = 'جارٍ الطلب…';
export const waitingForOtherDevice = 'بانتظار رد جهازك الآخر…';
export const codeForOtherDevice = 'اكتب هذا الرمز على جهازك الآخر:';
export const codeIsAccepted = 'قبل جهازك الآخر الرمز، ويعرض رمزًا من عنده.';
export const codeFromOtherDeviceLabel = 'الرمز من جهازك الآخر';
export const codeFromOtherDeviceHelp = 'ستة أرقام. إن لم يعرض جهازك الآخر رمزًا فألغِ الطلب.';
export const codeMalformed = 'يتكوّن الرمز من ستة أرقام.';
export const codeFromOtherDeviceWrong = 'هذا ليس الرمز الذي يعرضه جهازك الآخر. تحقّق منه ثم حاول مرة أخرى.';
export const stillOffline = 'لا يمكننا الوصول إلى الخادم الآن. نواصل المحاولة.';
export const cancelRequestButton = 'إلغاء';
export const otherWaysButton = 'فتح القفل بطريقة أخرى';
export const requestEnds = {
  gone: 'أنهى جهازك الآخر هذا الطلب، أو حلّ محله طلب أحدث. تبقى خزنتك مقفلة هنا. يمكنك الطلب مرة أخرى.',
  expired: 'انتهت صلاحية هذا الطلب، فالطلبات تنتهي بعد 10 دقائق. يمكنك الطلب مرة أخرى.',
  taken: 'حدث خطأ في هذا الطلب، وتبقى خزنتك مقفلة هنا. يمكنك الطلب مرة أخرى.',
  'wrong-code': 'لم يكن الرمز صحيحًا، فانتهى هذا الطلب. يمكنك الطلب مرة أخرى.',
  'wrong-key':
    'ما وصل ليس من جهازك الآخر، لذلك تبقى خزنتك مقفلة هنا. إذا تكرر ذلك فاستخدم عبارة المرور وتواصل مع الدعم.',
} as const;
