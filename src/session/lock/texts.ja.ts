import { formatNumber } from '../../kernel/intl.ja.ts';

/* The locked app */

export const lockedTitle = 'ロック中';
export const pinLabel = 'PIN';
export const unlockButton = 'ロックを解除';
export const unlocking = '確認中…';
export const unlockOnDeviceButton = 'この端末で解除';
export const unlockOnDeviceText = '指紋、顔、または端末のパスワードで、ご本人であることを端末が確認します。';
export const pinShape = (min: number, max: number): string =>
  `PINは${formatNumber(min)}〜${formatNumber(max)}桁の数字です。`;
export const pinWrong = 'PINが正しくありません。もう一度お試しください。';
export const waitSeconds = (seconds: number): string =>
  `PINが正しくありません。${formatNumber(seconds)}秒後に再試行できます。`;
export const waitMinutes = (minutes: number): string =>
  `PINが正しくありません。${formatNumber(minutes)}分後に再試行できます。`;
export const deviceCheckFailed = '端末がご本人であることを確認できませんでした。もう一度お試しください。';
export const signOutHelp =
  '解除できないときは、サインアウトし、パスワードで再びサインインしてください。未保存のものがあれば、先に確認します。';

/* The credential on the device, as its own settings list it */

export const credentialName = 'アプリのロック';
