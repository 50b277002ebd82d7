/* Answers of the server */

export const unexpected = 'حدث خطأ ما. حاول مرة أخرى بعد بضع دقائق.';
export const unauthenticated = 'لم نجد حسابًا مسجَّل الدخول. سجّل الدخول مرة أخرى.';
export const forbidden = 'ليس لديك إذن للقيام بذلك.';
export const paymentRequired = 'انتهت فترتك التجريبية. كل ما كتبته في أمان. اختر باقة لمتابعة الكتابة.';
export const idTaken = 'حُفظ شيء آخر بهذا المعرّف من قبل.';

export const vaultChanged =
  'جرى تفعيل خزنتك الخاصة أو إيقافها، أو تغيّر مفتاحها. لم يُفقد شيء. حاول مرة أخرى بعد لحظات.';

/* Input that is refused */

export const notADay = 'هذا اليوم غير موجود';
export const notSealed = 'هذا النص غير مشفَّر';
export const notAPageEnd = 'هذا المؤشر غير صالح';

/* In place of what cannot be read */

export const waiting = '[بانتظار تسجيل الدخول…]';
export const unreadable = '[تعذّر فك التشفير]';
export const notReady = 'التشفير غير جاهز، بانتظار تسجيل الدخول';
export const invalidDate = 'تاريخ غير صالح';
