/* No answer from the server */

export const noConnection = 'لا يوجد اتصال الآن. حاول مرة أخرى بعد عودة الاتصال.';
export const unexpected = 'حدث خطأ ما. حاول مرة أخرى بعد بضع دقائق.';
