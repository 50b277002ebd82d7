/* Events in the person's own calendar */

export const clarifyEvent = 'توضيح يومك';
export const lessonEvent = 'تدوين درس';
export const visionReviewEvent = 'مراجعة رؤية';
export const bucketListReviewEvent = 'مراجعة قائمة الأمنيات';

/* Answers to calendar apps */

export const feedNotFound = 'لا يوجد تقويم في هذا العنوان. ربما جُدِّد العنوان أو أُوقف التقويم.';
export const tooManyRequests = 'طُلب هذا التقويم مرات كثيرة. حاول مرة أخرى بعد ساعة.';

/* Calendar in the profile */

export const loadFailed = 'تعذّر تحميل عنوان تقويمك. حاول مرة أخرى.';
export const tryAgainButton = 'إعادة المحاولة';
export const changeFailed = 'تعذّر تغيير عنوان تقويمك. حاول مرة أخرى عند توفر الاتصال.';
export const turnOnButton = 'تفعيل التقويم';
export const addressLabel = 'العنوان السري';
export const addressHelp =
  'أضف هذا العنوان إلى تطبيق التقويم لديك. كل من لديه العنوان يرى أوقات تذكيراتك ومواعيد مراجعاتك.';
export const copyAddressButton = 'نسخ العنوان';
export const addressCopied = 'نُسخ العنوان';
export const copyFailed = 'تعذّر نسخ العنوان. حدّده وانسخه بنفسك.';
export const renewAddressButton = 'تجديد العنوان';
export const turnOffButton = 'إيقاف';
export const turnOffLabel = 'إيقاف التقويم';

/* Calendar in the profile: questions */

export const renewTitle = 'تجديد العنوان؟';
export const renewText = 'يتوقف العنوان القديم فورًا. والتقاويم التي تستخدمه ستحتاج إلى الجديد.';
export const turnOffTitle = 'إيقاف التقويم؟';
export const turnOffText = 'يتوقف عنوانه فورًا. تبقى تذكيراتك كما هي.';
