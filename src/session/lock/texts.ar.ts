import { formatNumber, plural } from '../../kernel/intl.ar.ts';

/* The locked app */

export const lockedTitle = 'مقفل';
export const pinLabel = 'رمز PIN';
export const unlockButton = 'فتح القفل';
export const unlocking = 'جارٍ التحقق…';
export const unlockOnDeviceButton = 'فتح القفل بهذا الجهاز';
export const unlockOnDeviceText = 'يتحقق جهازك من هويتك ببصمتك أو وجهك أو كلمة مرور الجهاز.';
export const pinShape = (min: number, max: number): string =>
  `عدد أرقام رمز PIN من ${formatNumber(min)} إلى ${formatNumber(max)}.`;
export const pinWrong = 'رمز PIN غير صحيح. حاول مرة أخرى.';
export const waitSeconds = (seconds: number): string =>
  plural(seconds, {
    one: 'رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ثانية واحدة.',
    two: 'رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ثانيتين.',
    few: `رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ${formatNumber(seconds)} ثوانٍ.`,
    many: `رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ${formatNumber(seconds)} ثانية.`,
    other: `رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ${formatNumber(seconds)} ثانية.`,
  });
export const waitMinutes = (minutes: number): string =>
  plural(minutes, {
    one: 'رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد دقيقة واحدة.',
    two: 'رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد دقيقتين.',
    few: `رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ${formatNumber(minutes)} دقائق.`,
    many: `رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ${formatNumber(minutes)} دقيقة.`,
    other: `رمز PIN غير صحيح. يمكنك المحاولة مرة أخرى بعد ${formatNumber(minutes)} دقيقة.`,
  });
export const deviceCheckFailed = 'لم يؤكد جهازك هويتك. حاول مرة أخرى.';
export const signOutHelp =
  'تعذّر عليك فتح القفل؟ سجّل الخروج، ثم سجّل الدخول مجددًا بكلمة مرورك. إن كان ثمة ما لم يُحفظ بعد فستُسأل أولًا.';

/* The credential on the device, as its own settings list it */

export const credentialName = 'قفل التطبيق';
