import { formatNumber } from '../../kernel/intl.ar.ts';

/* What can’t be saved */

export const tooFewIntentions = 'اختر نية واحدة على الأقل';
export const tooManyIntentions = 'اختر خمس نوايا على الأكثر';
export const intentionsFailed = 'تعذّر حفظ نواياك. حاول مرة أخرى.';
export const coreWordFailed = 'تعذّر حفظ كلمتك المحورية.';

/* Answers of the server */

export const intentionOnce = 'لا تُذكر النية الواحدة أكثر من مرة';

/* Core values: what is refused */

export const helpingOthers = 'مساعدة الآخرين';
export const threeChosen = 'اخترت ثلاثًا بالفعل. أزل واحدة لتختار غيرها.';
export const alreadyChosen = 'هذه اخترتها بالفعل.';

/* Core values and reminders */

export const yourCoreValuesTitle = 'قيمك الأساسية';
export const backButton = 'رجوع';
export const saving = 'جارٍ الحفظ…';
export const continueButton = 'متابعة';
export const confirmationText = 'يسألك السؤال الرابع في يومياتك عمّا تدعوك إليه هذه القيم.';
export const remindersTitle = 'التذكيرات';
export const remindersText =
  'تذكيران في اليوم على الأكثر، أو لا شيء إن شئت. زر المتابعة يحفظ اختيارك، ويمكنك تغييره في ملفك الشخصي.';

/* Core values: the words */

export const chooseThreeLegend = 'القيم الأساسية: اختر ثلاثًا';

/* Core values */

export const coreValuesTitle = 'القيم الأساسية';
export const chooseThreeTitle = 'اختر ثلاث قيم أساسية';
export const chooseThreeText =
  'ليست القيم التي تعجبك، بل تلك التي يختلّ أسبوعك من دونها. ستراها في يومياتك كل يوم، ويمكنك تغييرها لاحقًا.';

/* Core word */

export const coreWordTitle = 'الكلمة المحورية';
export const coreWordQuestionTitle = 'ما الذي تريد المزيد منه؟';
export const coreWordText = 'كلمة واحدة للشعور الذي تنشده. تبقى معك حتى تغيّرها.';
export const coreWordLegend = 'الكلمة المحورية: اختر واحدة';
export const ownWordLabel = 'كلمة من عندك';
export const ownWordPlaceLabel = (place: number): string => `كلمة من عندك ${place}`;

/* The first goal */

export const goalTitle = 'هدفك';
export const goalQuestionTitle = 'ما أكبر أهدافك الآن؟';
export const goalText = 'الهدف الذي سيغيّر الكثير لو تحقق. جملة واحدة تكفي، ويمكنك إضافة غيره لاحقًا.';
export const goalLabel = 'أكبر أهدافك';
export const goalPlaceholder = 'تقديم أول ورشة لي في يناير';

/* Impact intentions */

export const impactIntentionsTitle = 'نوايا الأثر';
export const chosenCount = (chosen: number, most: number): string =>
  `${formatNumber(chosen)} من ${formatNumber(most)}`;
export const intentionsQuestionTitle = 'كيف تودّ أن يشعر الناس بقربك؟';
export const intentionsText = 'اختر حتى خمس. هي الأثر الذي تريد تركه في يوم عادي.';
export const intentionsLegend = 'نوايا الأثر: اختر من واحدة إلى خمس';

/* Unsent changes */

export const intentionsWrite = 'نوايا الأثر الخاصة بك';

/* Core values in your own words */

export const ownWordsTitle = 'هل تنقص واحدة؟ أضف كلماتك.';

/* For people who have been here before */

export const coreWordNext = 'مررت من هنا من قبل. التالي كلمتك المحورية.';
export const coreValuesNext = 'مررت من هنا من قبل. التالي قيمك الأساسية.';
export const skipAheadLink = 'الانتقال إلى هناك';

/* Changing core values */

export const cancelButton = 'إلغاء';
export const saveButton = 'حفظ';
export const changeValuesText =
  'يسألك السؤال الرابع في يومياتك عمّا تدعوك إليه هذه الثلاث. أزل واحدة لتختار غيرها.';

/* The three values */

export const oneMore = 'واحدة بعد';
export const chooseOne = 'اختر واحدة';
export const threeValuesLabel = 'قيمك الثلاث';

/* Welcome */

export const clarifyText = 'خمسة أسئلة في الصباح. وفي نهايتها تعرف ما يهم اليوم.';
export const actText = 'ما قلت إنك ستفعله يصبح قائمة قصيرة. ضع علامة على كل ما تنجزه.';
export const learnText = 'جملة واحدة في المساء عمّا علّمك إياه اليوم. ستجدها حين تحتاج إليها.';
export const welcomeTitle = 'مرحبًا';
export const clarify = 'توضيح';
export const act = 'عمل';
export const learn = 'تعلّم';
export const welcomeHeadingTitle = 'ثلاثة خطوط تصنع يومًا';
export const welcomeText = 'يستغرق كل منها بضع دقائق. ومعًا تكتمل الحلقة.';
export const planTitle = '10 × 10';
export const planText =
  'عشر دقائق في اليوم، لعشرة أيام. هذه هي الخطة كلها: طويلة بما يكفي ليبدأ مفعول الأسئلة، وقصيرة بما يكفي لتعد بها نفسك. مجانًا، ومن دون بطاقة.';
export const startTrialButton = 'بدء تجربتي المجانية';
export const signInButton = 'تسجيل الدخول';
