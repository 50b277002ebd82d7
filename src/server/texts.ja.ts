import { formatNumber } from '../kernel/intl.ja.ts';

/* Answers of the API */

export const noSuchCall = 'このAPIアドレスは存在しません。';
export const tooMuchText = '一度に保存できる文章の量を超えています。短くするか、分けて保存してください。';
export const bodyNotAsDescribed = 'リクエスト本文がAPIの仕様と一致しません。';
export const bodyNotJson = 'リクエスト本文が有効なJSONではありません。';
export const bodyNotBytes = 'リクエスト本文はバイト列（application/octet-stream）でなければなりません。';
export const bodyBrokenOff = 'リクエスト本文が途中で途切れました。もう一度送信してください。';
export const tooManyBytes = 'リクエスト本文がAPIの仕様で許されるサイズを超えています。';
export const bodyNotUtf8 = 'リクエスト本文の文字コードが無効です。';
export const halfCharacter = '文章に不完全な文字が含まれています。削除して、もう一度お試しください。';
export const cannotBeStored =
  '文章に保存できない文字または日付が含まれています。変更して、もう一度お試しください。';
export const webhookFailed = '連携先のサービスがこの更新を受け付けませんでした。';
/** For a call that would have to read what only the person's devices can. */
export const vaultClosed =
  'プライベート保管庫がオンのため、文章を読めるのはご自分の端末だけです。アプリで操作してください。';

/* The foot of pages that emails lead to */

export const termsLink = '利用規約';
export const privacyLink = 'プライバシー';
export const encryptionNote = '日記、学び、アクション、目標は暗号化して保存されます。';

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
