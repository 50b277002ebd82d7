import type { IntentionType } from '../contract/limits.ts';

/* What onboarding suggests in Arabic. What is chosen is kept as it is written here. */

export const CORE_WORDS: readonly string[] = ['حب', 'فرح', 'سعادة', 'حماس', 'حرية'];

export const PRESET_CORE_VALUES: readonly string[] = [
  'إنجاز',
  'مغامرة',
  'جرأة',
  'طبيعة',
  'تواصل',
  'عطاء',
  'شجاعة',
  'إبداع',
  'فضول',
  'رقص',
  'رياضة',
  'إيمان',
  'عائلة',
  'مرح',
  'نمو',
  'مساعدة الآخرين',
  'نزاهة',
  'حركة',
  'موسيقى',
  'شغف',
  'خطط',
  'لعب',
  'متعة',
  'غاية',
  'مسؤولية',
  'عفوية',
  'نظام',
  'نجاح',
  'منهجية',
  'تعليم',
];

export const OTHER_WORD = 'غير ذلك';

const INTENTION_CAPTIONS: Readonly<Record<IntentionType, string>> = {
  accepted: 'القبول',
  heard: 'الإصغاء إليهم',
  valued: 'قيمتهم',
  inspired: 'الإلهام',
  safe: 'الأمان',
  motivated: 'التحفيز',
  supported: 'الدعم',
  appreciated: 'التقدير',
  matter: 'أهميتهم',
  energized: 'الحيوية',
  clarity: 'الوضوح',
  worthwhile: 'الجدوى',
};

export const intentionCaption = (type: IntentionType): string => INTENTION_CAPTIONS[type];
