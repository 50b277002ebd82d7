import type { Section } from './contract/limits.ts';

/* Vision Documents: what each document is called, and what it may answer */

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: 'العمل',
  personal: 'الذات',
  health: 'الصحة',
  relationships: 'العلاقات',
  ideal_day: 'اليوم المثالي',
};

export const PROMPTS: Readonly<Record<Section, string>> = {
  professional: 'ماذا تعمل، ومع من، وما الذي صار أفضل بفضل ذلك؟ اكتب كأنه حقيقة اليوم.',
  personal: 'من الذي تصبحه، ولأي شيء تخصص وقتك؟ اكتب كأنه حقيقة اليوم.',
  health: 'كيف يكون جسدك في يوم طيب، وما الذي يبقيه كذلك؟ اكتب كأنه حقيقة اليوم.',
  relationships: 'من القريب منك، وكيف تكونون معًا؟ اكتب كأنه حقيقة اليوم.',
  ideal_day: 'من الاستيقاظ إلى النوم: أين أنت، وماذا تفعل، ومن معك؟',
};

/* Vision Documents: the rows */

export const visionsNotLoaded = 'تعذّر تحميل وثائق رؤيتك. حاول مرة أخرى.';
export const empty = 'فارغة';
export const draft = 'مسودة';
export const reviewDue = 'حان وقت المراجعة';
export const nextReview = (day: string): string => `المراجعة القادمة: ${day}`;

/* Vision Documents: reading */

export const textNotLoaded = 'تعذّر عرض هذه الوثيقة. حاول مرة أخرى.';
export const writeButton = 'كتابة';
export const continueButton = 'متابعة الكتابة';
export const writeLabel = (section: Section): string => `كتابة: ${SECTION_NAMES[section]}`;
export const continueLabel = (section: Section): string => `متابعة الكتابة: ${SECTION_NAMES[section]}`;
export const draftNotSaved = 'ما كتبته لم يُحفظ بعد.';
export const cadenceLabel = (section: Section): string => `وتيرة المراجعة: ${SECTION_NAMES[section]}`;
export const markReviewedButton = 'تمت المراجعة';
export const reviewed = (section: Section): string =>
  `تمت مراجعة رؤية ${SECTION_NAMES[section]}! حُدِّد موعد المراجعة القادمة.`;
export const reviewFailed = 'تعذّر حفظ مراجعتك. حاول مرة أخرى.';
export const cadenceFailed = 'تعذّر حفظ وتيرة المراجعة. حاول مرة أخرى.';
export const versionRestored = 'تمت استعادة الإصدار السابق';
export const restoreFailed = 'تعذّرت استعادة ذلك الإصدار. حاول مرة أخرى.';
export const undoButton = 'تراجع';

/* Vision Documents: writing */

export const editorNotLoaded = 'تعذّر تحميل المحرّر. حاول مرة أخرى.';
export const editorLabel = (section: Section): string => `رؤية ${SECTION_NAMES[section]}`;
export const saveButton = 'حفظ';
export const saving = 'جارٍ الحفظ';
export const closeButton = 'إغلاق';
export const discardButton = 'تجاهل التغييرات';
export const saved = (section: Section): string => `حُفظت رؤية ${SECTION_NAMES[section]}!`;
export const saveFailed = 'تعذّر حفظ رؤيتك. ما زالت هنا، فأبقِ هذه الصفحة مفتوحة وحاول مرة أخرى.';
export const changedElsewhere =
  'عُدِّلت هذه الوثيقة على جهاز آخر. إذا حفظت، يبقى الإصدار الآخر ضمن «الإصدارات السابقة».';
export const discarded = 'تم تجاهل تغييراتك.';
export const pickedUp = 'عدت إلى حيث توقفت.';
export const openElsewhere =
  'هذه الوثيقة مفتوحة في علامة تبويب أخرى. يُعرض الإصدار الذي تحفظه أخيرًا، ويبقى الآخر محفوظًا.';
export const otherTabClosed = 'أُغلقت علامة التبويب الأخرى.';
export const continueHereButton = 'متابعة نصها هنا';

/* The editor: its toolbar */

export const toolbarLabel = 'التنسيق';
export const bold = 'عريض';
export const italic = 'مائل';
export const underline = 'تسطير';
export const strikethrough = 'يتوسطه خط';
export const heading = (level: number): string => `عنوان ${level}`;
export const bulletList = 'قائمة نقطية';
export const numberedList = 'قائمة مرقّمة';
export const link = 'رابط';

/* The editor: a link */

export const linkTitle = 'رابط';
export const linkTextLabel = 'النص';
export const linkAddressLabel = 'الوجهة';
export const linkAddressHelp = 'صفحة ويب أو عنوان بريد إلكتروني أو رقم هاتف';
export const linkAddressMissing = 'أدخل وجهة الرابط.';
export const linkAddressInvalid =
  'لا يمكن الربط بهذه الوجهة. أدخل صفحة ويب (\u2068https://…\u2069) أو عنوان بريد إلكتروني أو رقم هاتف (\u2068tel:…\u2069).';
export const removeLinkButton = 'إزالة الرابط';
export const setLinkButton = 'تعيين الرابط';
export const cancelButton = 'إلغاء';

/* Waiting to be saved: what each change is called */

export const visionChange: Readonly<Record<Section, string>> = {
  professional: 'رؤيتك للعمل',
  personal: 'رؤيتك للذات',
  health: 'رؤيتك للصحة',
  relationships: 'رؤيتك للعلاقات',
  ideal_day: 'رؤيتك لليوم المثالي',
};
export const cadenceChange: Readonly<Record<Section, string>> = {
  professional: 'وتيرة مراجعة رؤيتك للعمل',
  personal: 'وتيرة مراجعة رؤيتك للذات',
  health: 'وتيرة مراجعة رؤيتك للصحة',
  relationships: 'وتيرة مراجعة رؤيتك للعلاقات',
  ideal_day: 'وتيرة مراجعة رؤيتك لليوم المثالي',
};
export const reviewChange: Readonly<Record<Section, string>> = {
  professional: 'مراجعة لرؤيتك للعمل',
  personal: 'مراجعة لرؤيتك للذات',
  health: 'مراجعة لرؤيتك للصحة',
  relationships: 'مراجعة لرؤيتك للعلاقات',
  ideal_day: 'مراجعة لرؤيتك لليوم المثالي',
};

/* Answers of the server */

export const visionNotFound = 'لم نجد هذه الرؤية. ربما حُذفت.';
