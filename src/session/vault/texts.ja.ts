import { formatNumber } from '../../kernel/intl.ja.ts';

/* The locked vault */

export const lockedTitle = 'プライベート保管庫はロックされています';
export const lockedText =
  '書いたものを開けるのは、パスフレーズか復元キーだけです。運営者はどちらも持っていません。';
export const passphraseLabel = 'パスフレーズ';
export const passphraseHelp = 'パスワードではなく、保管庫のパスフレーズです。';
export const recoveryKeyLabel = '復元キー';
export const recoveryKeyHelp = '12個の単語を順番どおりに入力します。';
export const unlockButton = 'ロックを解除';
export const unlocking = '解除中…';
export const useRecoveryKeyButton = '復元キーを使う';
export const usePassphraseButton = 'パスフレーズを使う';

/* The locked vault: what goes on */

export const lockedLessonLabel = '学んだことがあれば、ここに書き留められます。';
export const lockedLessonHelp =
  '入力と同時に暗号化され、この端末で保管庫のロックが解除されるまで、誰にも読めません。解除すると、学びに加わります。';
export const keepLockedButton = '残す';
export const lockedLesson = '保管庫のロック中に書いた学び';
export const lessonsWaiting = (count: number): string =>
  `${formatNumber(count)}件の学びが、この端末でロックの解除を待っています。`;
export const lockedNotKept = 'この端末に残せませんでした。安全な場所にコピーしてください。';
export const streakWhileLocked = (days: number): string => `日記は連続${formatNumber(days)}日です。`;
export const pointsWhileLocked = (points: number): string => `今日は${formatNumber(points)}ポイントです。`;

/* The locked vault: without anything that opens it */

export const startOverLink = 'どちらもない';
export const usePasskeyButton = 'パスキーで解除';
export const passkeyHasNoSecret =
  'このブラウザーでは、このパスキーで保管庫のロックを解除できません。パスフレーズを使ってください。';
export const passkeyWrong = 'そのパスキーでは保管庫を開けません。パスフレーズを使ってください。';
export const passphraseMissing = 'パスフレーズを入力してください。';
export const passphraseWrong = 'そのパスフレーズでは保管庫を開けません。確認して、もう一度お試しください。';
export const recoveryKeyWrong = 'その復元キーでは保管庫を開けません。確認して、もう一度お試しください。';
export const wordsMissing = '復元キーは12個の単語です。';
export const wordUnknown = (word: string): string =>
  `「${word}」は復元キーの単語ではありません。つづりを確認してください。`;
export const wordsDoNotFit = '単語の組み合わせが正しくありません。それぞれの単語と順番を確認してください。';
export const offline =
  'オフラインです。この端末ではまだ保管庫を開いたことがありません。接続してから、もう一度お試しください。';
export const notUnlocked =
  '保管庫のロックを解除できませんでした。何も失われていません。もう一度お試しください。';
export const recordWrong =
  'サーバーにある保管庫の情報が本物と確認できないため、この端末では開きませんでした。何も失われていません。サポートにご連絡ください。';
export const notStored =
  'このブラウザーには保管庫の鍵を保存できません。プライベートウィンドウでは、保存できないことがよくあります。';
export const signOutHelp = 'サインアウトできます。未保存のものがあれば、先に確認します。';

/* The locked vault: another device opens it */

export const useOtherDeviceButton = '別の端末を使う';
export const otherDeviceTitle = '別の端末を使う';
export const otherDeviceText =
  '保管庫のロックが解除されているご自分の別の端末から、ここのロックを解除できます。';
export const otherDeviceSteps = [
  'その端末でプロフィール設定を開き、プライベート保管庫の「別の端末を許可」を選びます。',
  'この端末から許可を求めます。',
  'ここに表示されるコードを別の端末に入力し、次にそちらに表示されるコードをこの端末に入力します。',
] as const;
export const askOtherDeviceButton = '許可を求める';
export const askingOtherDevice = '送信中…';
export const waitingForOtherDevice = '別の端末の応答を待っています…';
export const codeForOtherDevice = '別の端末にこのコードを入力してください：';
export const codeIsAccepted = '別の端末がコードを受け付け、そちらにコードが表示されています。';
export const codeFromOtherDeviceLabel = '別の端末のコード';
export const codeFromOtherDeviceHelp =
  '6桁の数字です。別の端末にコードが表示されない場合は、キャンセルしてください。';
export const codeMalformed = 'コードは6桁の数字です。';
export const codeFromOtherDeviceWrong =
  '別の端末に表示されているコードと違います。確認して、もう一度お試しください。';
export const stillOffline = '今はサーバーに接続できません。接続を試み続けています。';
export const cancelRequestButton = 'キャンセル';
export const otherWaysButton = '別の方法で解除';
export const requestEnds = {
  gone: '別の端末がこの要求を終了したか、新しい要求に置き換わりました。ここの保管庫はロックされたままです。もう一度求めることができます。',
  expired: '10分が過ぎたため、この要求は期限切れになりました。もう一度求めることができます。',
  taken: 'この要求に問題が発生しました。保管庫はロックされたままです。もう一度求めることができます。',
  'wrong-code': 'コードが正しくなかったため、この要求は終了しました。もう一度求めることができます。',
  'wrong-key':
    '届いたものが別の端末からのものと確認できないため、ここの保管庫はロックされたままです。再び起きる場合は、パスフレーズを使い、サポートにご連絡ください。',
} as const;
