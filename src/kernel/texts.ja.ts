import { formatNumber } from './intl.ja.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** In minutes up to two hours, in hours up to two days. */
function tooManyUntil(minutes: number): string {
  if (minutes < 2 * HOUR_MINUTES) return `${formatNumber(minutes)}分後`;
  const isDays = minutes >= 2 * DAY_MINUTES;
  const count = formatNumber(Math.ceil(minutes / (isDays ? DAY_MINUTES : HOUR_MINUTES)));
  return isDays ? `${count}日後` : `${count}時間後`;
}

export const tooManyAttempts = (minutes: number): string =>
  `試行回数が多すぎます。${tooManyUntil(minutes)}にもう一度お試しください。`;

/* Answers of the server */

export const unexpected = '問題が発生しました。数分後にもう一度お試しください。';
export const unauthenticated = 'サインインが確認できません。もう一度サインインしてください。';
export const forbidden = 'この操作を行う権限がありません。';
export const paymentRequired =
  '無料体験が終了しました。書いたものはすべて無事です。続けて書くには、プランをお選びください。';
export const idTaken = 'このIDでは、すでに別のものが保存されています。';
export const vaultChanged =
  'プライベート保管庫の設定か鍵が変更されました。何も失われていません。しばらくしてから、もう一度お試しください。';

/* Input that is refused */

export const notADay = 'この日付は存在しません';
export const notSealed = '暗号化された文章ではありません';
export const notAPageEnd = '有効なカーソルではありません';

/* In place of what cannot be read */

export const waiting = '[認証を待っています…]';
export const unreadable = '[復号できませんでした]';
export const notReady = '暗号化の準備中です（認証を待っています）';
export const invalidDate = '無効な日付';
