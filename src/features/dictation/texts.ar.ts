/* Beside a writing area */

export const speakButton = 'التحدث بدل الكتابة';
export const stopButton = 'إيقاف الاستماع';
export const listening = 'جارٍ الاستماع. ما تقوله يبقى على هذا الجهاز.';

export const microphoneRefused =
  'لا يسمح هذا المتصفح لـ Growth Loop باستخدام الميكروفون. يمكنك تغيير ذلك بجوار عنوان الصفحة.';
export const listeningFailed = 'تعذّر الاستماع الآن. ما قلته حتى الآن مكتوب.';
export const notRecorded = 'تعذّر بدء التسجيل.';

/* In the profile */

export const settingTitle = 'التحدث';
export const settingHelp =
  'تحدّث بدل الكتابة أينما كتبت. يحوّل متصفحك الكلام إلى نص على هذا الجهاز، ولا يسمعه أحد غيره.';
export const showLabel = 'إظهار ميكروفون بجوار ما أكتبه';
export const keepLabel = 'الاحتفاظ بتسجيل لما أقوله';
export const keepHelp = 'بجوار التدوينات والدروس وقصص الأمنيات، حتى خمس دقائق لكل منها. مشفَّر مثل ما تكتبه.';
export const installHelp = 'قد يحتاج متصفحك أولًا إلى جلب ما يلزم للغتك.';
export const installButton = 'إعداد التحدث';
export const installing = 'يجلب متصفحك ما يحتاج إليه. قد يستغرق ذلك بضع دقائق.';
export const notOnThisDevice =
  'لا يستطيع هذا المتصفح تحويل الكلام إلى نص على هذا الجهاز، لذلك لا يوجد ميكروفون: فما تقوله كان سيغادره.';
export const installFailed = 'تعذّر على متصفحك جلب ما يحتاج إليه. حاول مرة أخرى لاحقًا.';
