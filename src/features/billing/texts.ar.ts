import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* Plans and payments: messages */

export const trialEnded = 'انتهت فترتك التجريبية.';
export const checkoutFailed = 'تعذّر بدء الدفع';
export const noUrl = 'لم يصل رابط لصفحة الدفع';
export const wrong = 'حدث خطأ ما. حاول مرة أخرى.';
export const noSession = 'لم يتم تسجيل الدخول';
export const finalizeFailed = 'تعذّر إتمام الاشتراك';
export const missingPayment = 'بيانات الدفع ناقصة. ابدأ من جديد من صفحة الأسعار.';
export const unavailable = 'الدفع غير معدّ هنا بعد، فلا يُخصم شيء ويستطيع الجميع متابعة الكتابة.';
export const unreachable = 'تعذّر الوصول إلى مزوّد الدفع. لم يُخصم شيء. حاول مرة أخرى.';
export const planAlready = 'لديك باقة بالفعل.';
export const amountChanged =
  'تغيّر التاريخ منذ أن فتحت هذه الصفحة، فتغيّرت أول دفعة. لم يُخصم شيء. تحقّق من المبلغ الجديد.';
export const notYours = 'لا تخص هذه الدفعة حسابك. ابدأ من جديد من صفحة الأسعار.';
export const promotionUnknown = 'هذا الرمز غير صالح.';
export const promotionUsed = 'انتهت صلاحية هذا الرمز أو استُنفد.';
export const promotionNotForPlan = 'هذا الرمز ليس لهذه الباقة.';
export const couponUnknown = 'هذه القسيمة غير صالحة.';
export const couponEnded = 'انتهت صلاحية هذه القسيمة أو استُنفدت.';
export const couponPaid = 'لديك باقة بالفعل، فلا تستطيع هذه القسيمة تمديد فترتك التجريبية.';
export const tooManyCards = 'جرّبت بطاقات كثيرة جدًا. انتظر بضع دقائق.';
export const tooManyLooks = 'جرّبت رموزًا كثيرة جدًا. انتظر بضع دقائق.';
export const noCard = 'ليس لديك دفع لإدارته بعد. اختر باقة أولًا.';
export const noMoneyMoves = 'وضع الاختبار: لا يُخصم مال ولا تلزم بطاقة حقيقية.';

export const setupFailed = (status: string): string => `تعذّر إعداد البطاقة، والحالة: \u2068${status}\u2069`;

/* Discounts */

export const takenOff = (amount: string): string => `خصم \u2068${amount}\u2069`;
export const offFirstPayment = (off: string): string => `الدفعة الأولى: \u2068${off}\u2069`;
export const offForMonths = (off: string, months: number): string =>
  plural(months, {
    one: `لمدة شهر واحد: \u2068${off}\u2069`,
    two: `لمدة شهرين: \u2068${off}\u2069`,
    few: `لمدة ${formatNumber(months)} أشهر: \u2068${off}\u2069`,
    many: `لمدة ${formatNumber(months)} شهرًا: \u2068${off}\u2069`,
    other: `لمدة ${formatNumber(months)} شهر: \u2068${off}\u2069`,
  });

/* What a plan costs, in one sentence */

export const period = (from: string, to: string): string => `${from} إلى ${to}`;
export const termsMonthly = (first: string, covers: string, next: string, day: string): string =>
  `اليوم \u2068${first}\u2069، عن المدة من ${covers}. ثم \u2068${next}\u2069 يوم ${day}، وفي اليوم الأول من كل شهر.`;
export const termsYearly = (first: string, covers: string, next: string, day: string): string =>
  `اليوم \u2068${first}\u2069، عن المدة من ${covers}. ثم \u2068${next}\u2069 يوم ${day}، وفي اليوم نفسه من كل سنة.`;
interface LaterTerms {
  trialEnds: string;
  begins: string;
  first: string;
  covers: string;
  next: string;
  day: string;
}

export const laterTermsMonthly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `لا شيء اليوم. تستمر فترتك التجريبية حتى ${trialEnds}. تبدأ باقتك يوم ${begins}. وفي ذلك اليوم أول دفعة: \u2068${first}\u2069، عن المدة من ${covers}. ثم \u2068${next}\u2069 يوم ${day}، وفي اليوم الأول من كل شهر.`;
export const laterTermsYearly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `لا شيء اليوم. تستمر فترتك التجريبية حتى ${trialEnds}. تبدأ باقتك يوم ${begins}. وفي ذلك اليوم أول دفعة: \u2068${first}\u2069، عن المدة من ${covers}. ثم \u2068${next}\u2069 يوم ${day}، وفي اليوم نفسه من كل سنة.`;
export const nothing = 'لا شيء';

/* Answers of the server */

export const profileNotFound = 'لم نجد حسابك. سجّل الدخول من جديد.';

/* Webhook */

export const tooLarge = 'الرسالة كبيرة جدًا.';
export const notSigned = 'الرسالة غير موقَّعة.';
export const unreadableEvent = 'الرسالة موقَّعة، لكن لا يمكن قراءتها.';

/* Starting a plan */

export const planNotStartedTitle = 'لم تبدأ باقتك';
export const oneMomentTitle = 'لحظة من فضلك';
export const backToPricingLink = 'العودة إلى الأسعار';
export const activating = 'جارٍ تفعيل باقتك…';

/* Checkout */

export const checkoutTitle = 'الدفع';
export const nothingWasCharged = <Part>(back: Part) => ['لم يُخصم شيء. ', back];
export const openingCheckout = 'جارٍ فتح صفحة مزوّد الدفع…';

/* A coupon */

export const yourCouponTitle = 'قسيمتك';
export const couponTitle = 'تهانينا!';
export const couponNamedTitle = <Part>(name: Part) => ['تهانينا، ', name, '!'];
export const couponLabel = 'القسيمة';
export const couponText = 'تحصل على أيام إضافية لتجربة الحلقة، من دون بطاقة.';
export const checkingCoupon = 'جارٍ التحقق من قسيمتك…';
export const letsGoButton = 'هيا نبدأ';
export const trialDays = 'أيام التجربة';
export const trialEnds = 'تنتهي التجربة';
export const couponNotNeeded = 'لم يتغيّر شيء آخر، ولا تحتاج الفترة التجريبية المجانية إلى قسيمة.';
export const continueButton = 'متابعة';
export const createAccountButton = 'إنشاء حساب';

/* The facts of a plan */

export const chargeNow = (amount: string, from: string, to: string): string =>
  `\u2068${amount}\u2069، عن المدة من ${from} إلى ${to}`;
export const todayLabel = 'اليوم';
export const thenLabel = 'بعد ذلك';
export const nothingToday = (trialEnds: string): string => `لا شيء. تستمر فترتك التجريبية حتى ${trialEnds}.`;
export const planBeginsLabel = 'تبدأ الباقة';
export const firstPaymentLabel = 'أول دفعة';
export const firstPayment = (amount: string, from: string, to: string): string =>
  `\u2068${amount}\u2069 في ذلك اليوم، عن المدة من ${from} إلى ${to}`;
export const chargeMonthly = (amount: string, day: string): string =>
  `\u2068${amount}\u2069 يوم ${day}، ثم في اليوم الأول من كل شهر`;
export const chargeYearly = (amount: string, day: string): string =>
  `\u2068${amount}\u2069 يوم ${day}، ثم في اليوم نفسه من كل سنة`;
export const planFactLabel = 'الباقة';
export const priceLabel = 'السعر';
export const cardLabel = 'البطاقة';
export const endedLabel = 'انتهت';
export const endsLabel = 'تنتهي';
export const planWithStatus = (plan: string, status: string): string => `${plan}، ${status}`;
export const statusActive = 'سارية';
export const statusBeginsLater = 'تبدأ بعد فترتك التجريبية';
export const statusEnded = 'منتهية';
export const statusPastDue = 'فشلت آخر دفعة';
export const statusUnpaid = 'غير مدفوعة';
export const pricePerMonth = (amount: string): string => `\u2068${amount}\u2069 في الشهر`;
export const pricePerYear = (amount: string): string => `\u2068${amount}\u2069 في السنة`;
export const nextChargeLabel = 'الدفعة التالية';
export const nextCharge = (amount: string, day: string): string => `\u2068${amount}\u2069 يوم ${day}`;
export const cardUntil = (brand: string, last4: string, month: string, year: number): string =>
  `\u2068${brand}\u2069 تنتهي أرقامها بـ ${last4}، صالحة حتى \u2066${month}/${year}\u2069`;
export const cardExpiresSoon = (brand: string, last4: string, month: string, year: number): string =>
  `\u2068${brand}\u2069 تنتهي أرقامها بـ ${last4}، وتنتهي صلاحيتها قريبًا: \u2066${month}/${year}\u2069`;

/* After paying */

export const planStartedTitle = 'بدأت باقتك';
export const planChosenTitle = 'باقتك جاهزة';

/* Payment */

export const paymentTitle = 'الدفع';
export const backToPricingButton = 'العودة إلى الأسعار';
export const goToPricingLink = 'الانتقال إلى الأسعار';
export const billingNameLabel = 'الاسم في الفواتير';
export const confirmLaterButton = 'تأكيد، لا دفع اليوم';
export const confirmTodayButton = (inDollars: string): string => `تأكيد، \u2068${inDollars}\u2069 اليوم`;
export const cardPrivacy = 'تذهب بيانات بطاقتك مباشرة إلى مزوّد الدفع. لا نرى رقمها أبدًا.';

/* Choosing a plan */

export const yearlyPrice = (amount: string): string => `\u2068${amount}\u2069 في الشهر، تُدفع سنويًا`;
export const monthlyBilling = 'تُدفع في أول كل شهر، والشهر الأول بحسب أيامه المتبقية';
export const startsTitle = 'متى تبدأ باقتك';
export const startsAfterTrial = 'حين تنتهي فترتي التجريبية';
export const keepsDays = (day: string): string => `تحتفظ بأيامك المجانية. تبدأ الباقة يوم ${day}.`;
export const startsToday = 'اليوم';
export const givesUpDays = 'تدفع الآن، وتتنازل عن أيامك المجانية المتبقية.';
export const amountToday = (amount: string): string => `\u2068${amount}\u2069 اليوم`;
export const yearlyPlan = 'سنوية';
export const monthlyPlan = 'شهرية';
export const perInterval = { year: '/ سنة', month: '/ شهر' } as const;
export const choosePlanTitle = 'اختيار باقة';
export const yearlySaving = 'توفير 17%';

/* Pricing */

export const included1 = 'اليوميات وقائمة اليوم';
export const included2 = 'الدروس بسجلها الكامل';
export const included3 = 'الملخصات والاستنتاجات الأسبوعية';
export const included4 = 'وثائق الرؤية وقائمة الأمنيات';
export const included5 = 'تذكيرات الصباح والمساء';
export const included6 = 'كل كلمة لك، تنزّلها متى شئت';
export const pricingPageTitle = 'الأسعار';
export const pricingTitle = 'سعر يحفّزك';
export const pricingText =
  'السعر هنا للتحفيز: يكفي ليجعلك تحضر كل يوم، ويسهل أن يستمر سنوات. والجميع يحصل على كل شيء.';
export const includedTitle = 'تشمل الباقتان';
export const managePlanLink = 'إدارتها في ملفك الشخصي';
export const trialLeftNoCharge = (days: number, until: string): string => {
  const rest = `تستمر حتى ${until}. لا يُخصم شيء قبل انتهائها، إلا إذا بدأت اليوم.`;
  return plural(days, {
    zero: `تنتهي فترتك التجريبية المجانية اليوم. ${rest}`,
    one: `بقي يوم واحد من فترتك التجريبية المجانية. ${rest}`,
    two: `بقي يومان من فترتك التجريبية المجانية. ${rest}`,
    few: `بقيت ${formatNumber(days)} أيام من فترتك التجريبية المجانية. ${rest}`,
    many: `بقي ${formatNumber(days)} يومًا من فترتك التجريبية المجانية. ${rest}`,
    other: `بقي ${formatNumber(days)} يوم من فترتك التجريبية المجانية. ${rest}`,
  });
};
export const subscribeMonthlyButton = (amount: string): string => `اشتراك شهري، \u2068${amount}\u2069 اليوم`;
export const subscribeMonthlyLaterButton = 'اشتراك شهري، لا دفع اليوم';
export const subscribeYearlyLaterButton = 'اشتراك سنوي، لا دفع اليوم';
export const subscribeYearlyButton = (amount: string): string => `اشتراك سنوي، \u2068${amount}\u2069 اليوم`;
export const payHereLink = 'يمكنك الدفع بالبطاقة هنا';
export const paymentNote = <Part>(payHere: Part) => [
  payHere,
  ' بدلًا من ذلك. يتولى مزوّد الدفع أمر بطاقتك. يمكنك الإلغاء في أي وقت من ملفك الشخصي، وتبقى يومياتك لك لتنزيلها.',
];

/* A promotion code */

export const promotionCodeLabel = 'رمز ترويجي';
export const applyButton = 'تطبيق';

/* After the trial */

export const afterTrialTitle = 'بعد الفترة التجريبية';
export const trialLeft = (days: number): string =>
  plural(days, {
    zero: 'تنتهي فترتك التجريبية اليوم.',
    one: 'بقي يوم واحد من فترتك التجريبية.',
    two: 'بقي يومان من فترتك التجريبية.',
    few: `بقيت ${formatNumber(days)} أيام من فترتك التجريبية.`,
    many: `بقي ${formatNumber(days)} يومًا من فترتك التجريبية.`,
    other: `بقي ${formatNumber(days)} يوم من فترتك التجريبية.`,
  });
export const trialRunningTitle = 'فترتك التجريبية ما زالت سارية';
export const trialThen = (day: string): string =>
  `تستمر حتى ${day}. بعد ذلك تستطيع قراءة كل ما كتبته وتنزيله. ولمتابعة الكتابة اختر باقة.`;
export const planDuringTrial =
  'الباقة التي تختارها الآن تبدأ حين تنتهي فترتك التجريبية. لا يُخصم شيء قبل ذلك.';
export const keepWritingTitle = 'يمكنك متابعة الكتابة';
export const goToTodayButton = 'الانتقال إلى اليوم';
export const everythingKept = 'كل ما كتبته في أمان، ويبقى لك لقراءته وتنزيله. اختر باقة لمتابعة الكتابة.';
export const staysOpenTitle = 'ما يبقى متاحًا لك';
export const readYourLessonsLink = 'قراءة دروسك';
export const readYourActionsLink = 'قراءة خطواتك';
export const readYourVisionsLink = 'قراءة رؤاك وقائمة أمنياتك';
export const readYourJournalLink = 'قراءة يومياتك';
export const downloadLink = 'تنزيل كل شيء من ملفك الشخصي';
export const signOutButton = 'تسجيل الخروج';

/* Welcome, after paying */

export const paidMonthly = (amount: string): string => `\u2068${amount}\u2069 في الشهر. شكرًا لأنك تنمو معنا.`;
export const paidYearly = (amount: string, monthly: string): string =>
  `\u2068${amount}\u2069 اليوم عن سنة كاملة: \u2068${monthly}\u2069 في الشهر. شكرًا لأنك تنمو معنا.`;
export const paidLater = (amount: string, day: string): string =>
  `لم يُخصم شيء اليوم. تبدأ باقتك يوم ${day}، ومعها أول دفعة: \u2068${amount}\u2069. شكرًا لأنك تنمو معنا.`;
export const paidTodayThenMonthly = (amount: string, monthly: string): string =>
  `\u2068${amount}\u2069 اليوم، ثم \u2068${monthly}\u2069 في الشهر. شكرًا لأنك تنمو معنا.`;
export const welcomeTitle = 'مرحبًا!';
export const welcomeNamedTitle = <Part>(name: Part) => ['مرحبًا، ', name, '!'];
export const welcomePageTitle = 'مرحبًا';
export const beginOnboardingButton = 'بدء الإعداد';
export const backLink = 'رجوع';

/* A coupon, while signing up */

export const couponAdds = (days: number): string =>
  plural(days, {
    one: 'تضيف قسيمتك يومًا واحدًا إلى الفترة التجريبية المجانية.',
    two: 'تضيف قسيمتك يومين إلى الفترة التجريبية المجانية.',
    few: `تضيف قسيمتك ${formatNumber(days)} أيام إلى الفترة التجريبية المجانية.`,
    many: `تضيف قسيمتك ${formatNumber(days)} يومًا إلى الفترة التجريبية المجانية.`,
    other: `تضيف قسيمتك ${formatNumber(days)} يوم إلى الفترة التجريبية المجانية.`,
  });
export const registerWithoutCoupon = 'يمكنك إنشاء حساب من دونها.';

/* Profile: your plan */

export const freeTrialLeft = (days: number): string =>
  plural(days, {
    zero: 'الفترة التجريبية المجانية، تنتهي اليوم.',
    one: 'الفترة التجريبية المجانية، بقي يوم واحد.',
    two: 'الفترة التجريبية المجانية، بقي يومان.',
    few: `الفترة التجريبية المجانية، بقيت ${formatNumber(days)} أيام.`,
    many: `الفترة التجريبية المجانية، بقي ${formatNumber(days)} يومًا.`,
    other: `الفترة التجريبية المجانية، بقي ${formatNumber(days)} يوم.`,
  });
export const seePlansLink = 'عرض الباقات';
export const planNeedsConnection = 'تظهر باقتك عند توفر الاتصال.';
export const paymentFailedUntil = (day: string): string =>
  `فشلت آخر دفعة. يمكنك متابعة الكتابة حتى ${day}. حدّث بطاقتك للاحتفاظ بباقتك.`;
export const canceledUntil = (day: string): string => `أُلغيت باقتك. تنتهي يوم ${day}.`;
export const canceledBeforeStart = (day: string): string =>
  `أُلغيت باقتك قبل أن تبدأ. لا يُخصم شيء، ويمكنك متابعة الكتابة حتى ${day}.`;
export const manageBillingButton = 'إدارة الدفع';
export const openingBilling = 'جارٍ الفتح…';
export const manageBillingOffline = 'يمكنك إدارة الدفع حين يعود الاتصال.';
export const manageBillingHelp = 'في صفحة مزوّد الدفع يمكنك تغيير بطاقتك وعرض الفواتير وإلغاء الباقة.';

/* The banner on every page */

export const trialOver = <Part>(plans: Part) => [
  'انتهت فترتك التجريبية. كل ما كتبته في أمان. اختر باقة لمتابعة الكتابة. ',
  plans,
];
export const openToRead = <Part>(plans: Part) => [
  'انتهت فترتك التجريبية. كل ما كتبته هنا لتقرأه. اختر باقة لمتابعة الكتابة. ',
  plans,
];
export const updateYourCardLink = 'تحديث بطاقتك';
export const paymentFailed = <Part>(update: Part) => ['فشلت آخر دفعة. يمكنك متابعة الكتابة حاليًا. ', update];
export const paymentFailedKeepsUntil = <Part>(day: string, update: Part) => [
  `فشلت آخر دفعة. يمكنك متابعة الكتابة حتى ${day}. `,
  update,
];
export const planLabel = 'باقتك';
