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
