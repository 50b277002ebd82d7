import { formatList, formatNumber, plural } from '../../kernel/intl.ar.ts';
import type { Shape } from './contract/limits.ts';
import type { Ending, Opening, Speaker, Story } from './engine/voice-texts.ts';

/* Messages */

export const notLoaded = 'حدثت مشكلة أثناء تحميل بياناتك.';
export const topicsFailed = 'حدثت مشكلة أثناء إيجاد المواضيع. حاول مرة أخرى.';
export const postsFailed = 'حدثت مشكلة أثناء إعداد المحتوى. حاول مرة أخرى.';
export const voiceFailed = 'حدثت مشكلة أثناء وصف أسلوب كتابتك. حاول مرة أخرى.';
export const empty = 'المحتوى فارغ. اكتب شيئًا أو اختر درسًا صالحًا.';
export const incomplete = (missing: string): string => `أكمل هذه الحقول قبل إعداد المحتوى: ${missing}`;
export const copiedButton = 'نُسخ!';
export const openingButton = 'جارٍ الفتح…';
export const notSharedButton = 'المشاركة غير متاحة لهذه المنصة';
export const copyFailed = 'تعذّر نسخ المنشور. حدّد النص وانسخه بنفسك.';
export const ctaBlank = 'اكتب الدعوة إلى الفعل.';
export const ctaFailed = 'تعذّر حفظ الدعوة إلى الفعل. حاول مرة أخرى.';
export const choiceFailed = 'تعذّر حفظ اختيارك. حاول مرة أخرى.';
export const voiceNotSaved = 'تعذّر حفظ أسلوب كتابتك. حاول مرة أخرى.';
export const postFailed = 'تعذّر حفظ منشورك. حاول مرة أخرى.';

/* What a post needs */

export const platformField = 'المنصة';
export const ctaField = 'الدعوة إلى الفعل';
export const lessonField = 'الدرس';
export const ideaField = 'الموضوع أو الاقتباس';
export const valueField = 'القيمة الأساسية';

/* Server: what could not be found */

export const ctaNotFound = 'لم نجد هذه الدعوة إلى الفعل. ربما حُذفت.';
export const lessonNotFound = 'لم نجد هذا الدرس. ربما حُذف.';
export const postNotFound = 'لم نجد هذا المنشور. ربما حُذف.';

/* Content */

export const contentTitle = 'المحتوى';
export const contentIntro = 'درس نفعك قد ينفع غيرك. حوّله إلى منشور بكلماتك أنت.';
export const noAccessTitle = 'غير مشمول في باقتك';
export const noAccess =
  'يمكنك تحويل الدروس إلى منشورات خلال فترتك التجريبية أو مع باقة مدفوعة. وتبقى دروسك لك لقراءتها وتنزيلها.';
export const lessonsButton = 'الانتقال إلى دروسك';

/* Content: call to action */

export const ctaLabel = 'الدعوة إلى الفعل';
export const ctaEmpty = 'أضف أول دعوة إلى الفعل.';
export const ctaPlaceholder = 'اختيار دعوة إلى الفعل';
export const addNewCtaButton = 'إضافة دعوة جديدة';
export const editButton = 'تعديل';
export const newCtaLabel = 'دعوة جديدة إلى الفعل';
export const addButton = 'إضافة';
export const cancelButton = 'إلغاء';
export const editCtaLabel = (text: string): string => `تعديل «\u2068${text}\u2069»`;

/* Content: saved posts */

export const savedPostsTitle = 'المنشورات المحفوظة';
export const savedPostsEmpty = 'تظهر المنشورات المحفوظة هنا.';
export const showMoreButton = (count: number): string => `عرض المزيد (${formatNumber(count)})`;
export const deleteButton = 'حذف';
export const savedPostOptionsLabel = (platform: string): string => `خيارات منشور \u2068${platform}\u2069`;
export const editPostLabel = (platform: string): string => `تعديل منشور \u2068${platform}\u2069`;
export const postTextLabel = 'نص المنشور';

/* Content: making a post */

export const makePostLabel = 'إعداد منشور';
export const platformStepTitle = 'أين تنشر';
export const platformLabel = 'المنصة';
export const emailPlatform = 'البريد الإلكتروني';
export const platformPlaceholder = 'اختيار منصة';
export const ctaStepTitle = 'ماذا تطلب من القرّاء';
export const sourceStepTitle = 'من أين تبدأ';
export const generateTopicsButton = 'إيجاد مواضيع';
export const findingTopics = 'جارٍ إيجاد المواضيع…';
export const ideaStepTitle = 'على ماذا تركّز';
export const valueStepTitle = 'أي قيمة يعكسها';
export const generateContentButton = 'إعداد المحتوى';
export const makingDrafts = 'جارٍ إعداد المسودات…';
export const showDraftsButton = 'عرض آخر المسودات';

/* Content: the post so far */

export const postSoFarTitle = 'منشورك حتى الآن';
export const postSoFarEmpty = 'تجتمع اختياراتك هنا أولًا بأول.';
export const reflectsValue = (value: string): string => `يعكس «\u2068${value}\u2069»`;

/* Content: topics, quotes, and sentences to add */

export const topicsTitle = 'المواضيع';
export const quotesTitle = 'الاقتباسات';
export const relatedTitle = 'جمل ذات صلة';
export const relatedHelp = 'من دروسك وتدويناتك الأخرى. لا يُستخدم منها إلا ما تحدده.';

/* Waiting to be saved: what each change is called */

export const newCta = 'دعوة إلى الفعل';
export const saveAsNewCta = 'حفظ كدعوة جديدة';
export const changedCta = 'دعوة معدَّلة إلى الفعل';
export const ctaUse = 'عدد مرات استخدامك دعوة إلى الفعل';
export const pickedIdea = 'موضوع أو اقتباس اخترته';
export const changedVoice = 'أسلوب كتابتك';
export const voiceUpdated = 'حُدّث أسلوب كتابتك';
export const undoButton = 'تراجع';
export const savedPost = 'منشور محفوظ';
export const deletedPost = 'منشور محذوف';
export const postDeleted = 'حُذف المنشور';

/* Content: preview of a post */

export const previewTitle = (name: string): string =>
  name === emailPlatform ? 'كرسالة بريد إلكتروني' : `على \u2068${name}\u2069`;
export const lengthExceeded = (over: number): string =>
  plural(over, {
    one: 'حرف واحد زائد',
    two: 'حرفان زائدان',
    few: `${formatNumber(over)} أحرف زائدة`,
    many: `${formatNumber(over)} حرفًا زائدًا`,
    other: `${formatNumber(over)} حرف زائد`,
  });
export const lengthUsed = (count: number, limit: number): string =>
  `الأحرف: ${formatNumber(count)} من ${formatNumber(limit)}`;

/* Content: drafts */

export const yourPostsTitle = 'منشوراتك';
export const closeButton = 'إغلاق';
export const madeByModel = 'كتب نموذج لغوي هذه المسودات مما أرسلته. راجعها وعدّلها قبل النشر.';
export const madeHere =
  'هذه جملك أنت، رُتّبت على هذا الجهاز. وكل ما عداها مذكور تحت «ما تغيّر»، ولا يُنسخ ولا يُشارَك أبدًا. عدّلها قبل النشر.';
export const draftRemoved = (number: number): string => `أُزيلت المسودة ${formatNumber(number)}`;
export const draftTitle = (number: number): string => `المسودة ${formatNumber(number)}`;
export const draftTextLabel = (number: number): string => `نص المسودة ${formatNumber(number)}`;
export const saved = 'محفوظ';
export const saveButton = 'حفظ';
export const saveDraftLabel = (number: number): string => `حفظ المسودة ${formatNumber(number)}`;
export const removeButton = 'إزالة';
export const removeDraftLabel = (number: number): string => `إزالة المسودة ${formatNumber(number)}`;

/* Content: the shapes of drafts, and what in them is not as it was written */

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  story: 'قصة',
  list: 'قائمة',
  question: 'سؤال',
};
export const shapedDraftTitle = (number: number, shape: string): string => `${draftTitle(number)}: ${shape}`;
export const changesTitle = 'ما تغيّر';
export const addedChange = (sentence: string): string => `أُضيف، وليس من كلماتك: «\u2068${sentence}\u2069»`;
export const shortenedChange = (words: string): string => `اختُصر، وحُذف من البداية: «\u2068${words}\u2069»`;
export const movedChange = 'نُقلت جمل من مواضعها';
export const leftOutChange = (count: number): string =>
  plural(count, {
    one: 'حُذفت جملة واحدة',
    two: 'حُذفت جملتان',
    few: `حُذفت ${formatNumber(count)} جمل`,
    many: `حُذفت ${formatNumber(count)} جملة`,
    other: `حُذفت ${formatNumber(count)} جملة`,
  });

/* Content: copying and sharing a post */

export const copyButton = 'نسخ';
export const copyDraftLabel = (number: number): string => `نسخ المسودة ${formatNumber(number)}`;
export const copySavedLabel = (platform: string): string => `نسخ منشور \u2068${platform}\u2069`;
export const shareButton = 'مشاركة';
export const shareDraftLabel = (number: number): string => `مشاركة المسودة ${formatNumber(number)}`;
export const shareSavedLabel = (platform: string): string => `مشاركة منشور \u2068${platform}\u2069`;

/* Content: what a language model is sent */

export const agreementFailed = 'تعذّر حفظ موافقتك، فلم يُرسل شيء. حاول مرة أخرى.';
export const sendingTitle = 'ما الذي سيُرسل';
export const useDeviceButton = 'استخدام هذا الجهاز';
export const sendButton = 'إرسال';
export const agreeAndSendButton = 'موافقة وإرسال';
export const sendingExplained = <Part>(host: Part) => [
  'يتلقى النموذج اللغوي لدى ',
  host,
  ' النص أدناه ولا شيء آخر مما كتبته. كل من يشغّله يستطيع قراءة ذلك النص. ويُراجَع جوابه قبل أن تراه.',
];
export const agreementExplained = (productName: string): string =>
  `اختار مشغّل \u2068${productName}\u2069 هذا النموذج. وتتيح موافقتك له أيضًا أن يكتب استنتاجاتك الأسبوعية من كلمات ذلك الأسبوع حين تفتحها. يمكنك سحبها من ملفك الشخصي في أي وقت.`;
export const agreeing = 'جارٍ الحفظ…';
export const sentWordsTitle = 'كلماتك';
export const sentInstructionsTitle = 'تعليمات النموذج';

/* Content: lesson or text */

export const lessonOption = 'درس';
export const ownTextOption = 'نص من عندي';
export const sourceLegend = 'البدء من';
export const ownTextLabel = 'نصك';
export const noteLessonLink = 'دوّن درس اليوم';
export const noLessonsYet = <Part>(link: Part) => [
  'ليست لديك دروس بعد. ',
  link,
  ' أو اختر «نص من عندي» أعلاه.',
];
export const lessonLabel = 'الدرس';
export const lessonPlaceholder = 'البحث في دروسك';
export const lessonsLabel = 'الدروس، الأحدث أولًا';
export const noLessonFound = 'لا دروس تطابق هذه الكلمات.';
export const lessonsFound = (count: number): string =>
  count === 0
    ? noLessonFound
    : plural(count, {
        one: 'درس واحد',
        two: 'درسان',
        few: `${formatNumber(count)} دروس`,
        many: `${formatNumber(count)} درسًا`,
        other: `${formatNumber(count)} درس`,
      });
export const lessonsLeft = (shown: number, all: number): string =>
  `المعروض هو الأحدث: ${formatNumber(shown)} من ${formatNumber(all)}. اكتب كلمة لتجد البقية.`;

/* Content: a step */

export const stepLocked = 'أكمل ما سبق أولًا.';

/* Content: what could not be made */

export const tooFewSentences =
  'لا تكفي الجمل الكاملة هنا لمنشور على هذه المنصة. اختر نصًا آخر، أو اكتب بضع جمل أخرى عما حدث وما تعلّمته.';
export const stillArriving = 'ما زالت التدوينات الأقدم قيد التحميل على هذا الجهاز. حاول مرة أخرى بعد قليل.';

/* Content: core value */

export const chooseValuesLink = 'اختيار القيم الأساسية';
export const noValuesYet = <Part>(link: Part) => ['لم تختر قيمك الأساسية بعد. ', link];
export const valueLabel = 'القيمة الأساسية';
export const valuePlaceholder = 'اختيار قيمة أساسية';

/* Content: your voice */

export const toneAndStyle = 'النبرة والأسلوب';
export const themes = 'المواضيع المتكررة';
export const storytelling = 'السرد';
export const phrases = 'عبارات مفضلة';
export const openingsAndEndings = 'البدايات والنهايات';
export const voiceTitle = 'أسلوب كتابتك';
export const voiceExplained = 'مستخلص على هذا الجهاز من دروسك وتدويناتك، ومخزَّن مشفَّرًا. وبه تُكتب منشوراتك.';
export const readingVoice = 'جارٍ قراءة كتاباتك…';
export const updateVoiceButton = 'تحديث أسلوبي';
export const learnVoiceButton = 'التعرّف على أسلوبي';
export const editVoiceLabel = 'تعديل أسلوب كتابتك';
export const voiceBlank = 'اكتب شيئًا هنا.';

/* Content: who makes drafts */

export const makerLegend = 'كيف تُعدّ المسودات';
export const deviceOption = 'على هذا الجهاز';
export const modelOption = 'بنموذج لغوي';
export const deviceExplained = 'تُرتَّب جملك أنت على هذا الجهاز. لا يُرسل شيء.';
export const modelExplained = (host: string): string =>
  `سترى ما سيُرسل إلى \u2068${host}\u2069 قبل إرسال أي شيء.`;

/* Content: how a voice is described */

export const voiceSentenceLength = (words: number): string =>
  plural(words, {
    one: 'جمل من نحو كلمة واحدة.',
    two: 'جمل من نحو كلمتين.',
    few: `جمل من نحو ${formatNumber(words)} كلمات.`,
    many: `جمل من نحو ${formatNumber(words)} كلمة.`,
    other: `جمل من نحو ${formatNumber(words)} كلمة.`,
  });
export const VOICE_SPEAKERS: Readonly<Record<Speaker, string>> = {
  I: 'الكتابة بصيغة «أنا».',
  we: 'الكتابة بصيغة «نحن».',
  you: 'مخاطبة القارئ بصيغة «أنت».',
  none: 'الكتابة عن الأشياء لا عن الناس.',
};
export const voicePastTense = 'بصيغة الماضي غالبًا.';
export const voicePresentTense = 'بصيغة الحاضر غالبًا.';
export const voiceContractions = 'استخدام الصيغ المختصرة.';
export const voiceExclamations = 'استخدام علامات التعجب.';
export const voiceQuestions = 'طرح الأسئلة.';
export const VOICE_STORIES: Readonly<Record<Story, string>> = {
  happening: 'سرد ما حدث، ثم ما يعنيه.',
  insight: 'البدء بالفكرة، ثم سرد ما قاد إليها.',
  thought: 'البقاء مع فكرة واحدة.',
};
export const voiceTextLength = (sentences: number): string =>
  plural(sentences, {
    one: 'نحو جملة واحدة في كل مرة.',
    two: 'نحو جملتين في كل مرة.',
    few: `نحو ${formatNumber(sentences)} جمل في كل مرة.`,
    many: `نحو ${formatNumber(sentences)} جملة في كل مرة.`,
    other: `نحو ${formatNumber(sentences)} جملة في كل مرة.`,
  });
const quotedList = (words: readonly string[]): string =>
  formatList(words.map((word) => `«\u2068${word}\u2069»`));
export const voiceOftenWrites = (phrases: readonly string[]): string =>
  `عبارات تتكرر: ${quotedList(phrases)}.`;
export const voiceWritesAbout = (themes: readonly string[]): string => `الكتابة عن: ${quotedList(themes)}.`;
export const voiceNoPhrases = 'لا عبارات متكررة بعد.';
export const voiceNoThemes = 'لا مواضيع متكررة بعد.';
export const VOICE_OPENINGS: Readonly<Record<Opening, string>> = {
  question: 'البداية بسؤال.',
  time: 'البداية بالوقت.',
  person: 'البداية بشخص.',
  matter: 'البداية بالموضوع.',
};
export const voiceOftenOpens = (openings: readonly string[]): string =>
  `بدايات تتكرر: ${quotedList(openings)}.`;
export const VOICE_ENDINGS: Readonly<Record<Ending, string>> = {
  question: 'الختام بسؤال.',
  resolve: 'الختام بما سيأتي.',
  statement: 'الختام بجملة خبرية.',
};
