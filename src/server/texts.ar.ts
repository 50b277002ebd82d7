import { formatNumber, plural } from '../kernel/intl.ar.ts';

/* Answers of the API */

export const noSuchCall = 'عنوان API هذا غير موجود.';
export const tooMuchText = 'هذا النص أطول من أن يُحفظ دفعة واحدة. اختصره، أو احفظه في أجزاء أصغر.';
export const bodyNotAsDescribed = 'محتوى الطلب لا يطابق وصف API.';
export const bodyNotJson = 'محتوى الطلب ليس JSON صالحًا.';
export const bodyNotBytes = 'يلزم أن يكون محتوى الطلب بايتات (application/octet-stream).';
export const bodyBrokenOff = 'انقطع محتوى الطلب. أرسله من جديد.';
export const tooManyBytes = 'في محتوى الطلب بايتات أكثر مما يسمح به وصف API.';
export const bodyNotUtf8 = 'ترميز محتوى الطلب غير صالح.';
export const halfCharacter = 'في النص رمز ناقص. احذفه ثم حاول مرة أخرى.';
export const cannotBeStored = 'في النص رمز أو تاريخ لا يمكن تخزينه. غيّره ثم حاول مرة أخرى.';
export const webhookFailed = 'لم تقبل الخدمة المتصلة هذا التحديث.';

/** For a call that would have to read what only the person's devices can. */
export const vaultClosed = 'خزنتك الخاصة مفعَّلة، فلا تستطيع قراءة نصوصك إلا أجهزتك. استخدم التطبيق لذلك.';

/* The foot of pages that emails lead to */

export const termsLink = 'الشروط';
export const privacyLink = 'الخصوصية';
export const encryptionNote = 'تُحفظ يومياتك ودروسك وخطواتك وأهدافك مشفَّرة.';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** In minutes up to two hours, in hours up to two days. */
function tooManyUntil(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) {
    return plural(minutes, {
      zero: 'بعد قليل',
      one: 'بعد دقيقة واحدة',
      two: 'بعد دقيقتين',
      few: `بعد ${formatNumber(minutes)} دقائق`,
      many: `بعد ${formatNumber(minutes)} دقيقة`,
      other: `بعد ${formatNumber(minutes)} دقيقة`,
    });
  }
  const isDays = minutes >= 2 * DAY_MINUTES;
  const count = Math.ceil(minutes / (isDays ? DAY_MINUTES : HOUR_MINUTES));
  return isDays
    ? plural(count, {
        one: 'بعد يوم واحد',
        two: 'بعد يومين',
        few: `بعد ${formatNumber(count)} أيام`,
        many: `بعد ${formatNumber(count)} يومًا`,
        other: `بعد ${formatNumber(count)} يوم`,
      })
    : plural(count, {
        one: 'بعد ساعة واحدة',
        two: 'بعد ساعتين',
        few: `بعد ${formatNumber(count)} ساعات`,
        many: `بعد ${formatNumber(count)} ساعة`,
        other: `بعد ${formatNumber(count)} ساعة`,
      });
}

export const tooManyAttempts = (minutes: number): string =>
  `محاولات كثيرة جدًا. حاول مرة أخرى ${tooManyUntil(minutes)}.`;
