import { formatNumber } from '../../kernel/intl.ja.ts';

/* Answers of the server */

export const vaultExists = 'プライベート保管庫はすでにオンか、別の端末でオンまたはオフにしている途中です。';
export const vaultBusy =
  'プライベート保管庫を変更しているところです。終わるまで待って、もう一度お試しください。';
export const vaultUnfinished =
  'まだ暗号化されていない文章があります。少し待ってから、もう一度お試しください。';
export const wrappingNeeded = 'パスフレーズと復元キーは、変更できますが、なくすことはできません。';
export const wrappingsFull =
  'プライベート保管庫を開けるパスキーは、これ以上増やせません。先にどれかを削除してください。';
export const wrappingNotFound = 'このパスキーでは、もうプライベート保管庫を開けません。';
export const approvalNotFound =
  'この要求は終了したか、新しい要求に置き換わりました。許可したい端末で、もう一度始めてください。';
export const approvalExpired = 'この要求は期限切れです。許可したい端末で、もう一度始めてください。';
export const approvalTaken = 'ご自分の別の端末が、この要求にすでに応答しています。';
export const approvalEarly = 'まだこの手順に進めません。少し待ってから、もう一度お試しください。';
export const tooManyApprovals =
  '1時間のうちに要求が多すぎました。しばらく待つか、パスフレーズを使ってください。';

/* Input that is refused */

export const recordMismatch = '保管庫の情報が呼び出しと一致しません';
export const wrappingsMissing = 'パスフレーズと復元キーが、それぞれ1つ必要です';
export const wrappingIdsRepeat = 'IDが重複しています';
export const sameKey = '新しい鍵が以前の鍵と同じです';

/* The section of the profile */

export const vaultTitle = 'プライベート保管庫';
export const vaultNote =
  'プライベート保管庫を使うと、書いたものを開けるのはご自分の端末だけになります。運営者にも開けません。';
export const vaultIsOff =
  '現在、書いたものは、機能に必要な間だけサーバーも使える鍵で暗号化されています。プライベート保管庫にすると、その鍵は運営者の手を離れます。';
export const turnOnVaultButton = '保管庫をオンにする';
export const vaultIsOn = 'プライベート保管庫はオンです。書いたものを開けるのは、ご自分の端末だけです。';
export const vaultTurningOn = (left: number): string =>
  `以前の文章${formatNumber(left)}件を、保管庫のために暗号化しています。このまま書き続けられます。`;
export const vaultTurningOff = (left: number): string =>
  `文章${formatNumber(left)}件を、保管庫から移しています。このまま書き続けられます。`;
export const vaultEnding = 'もうすぐ完了します。すべての端末が、書かれたものを送り終えるのを待っています。';
export const vaultUnreadable = (count: number): string =>
  `破損した文章${formatNumber(count)}件は、どの端末でも開けないため、そのまま残ります。ほかはすべて完了しました。`;
export const lockVaultButton = '今すぐロック';
export const lockTimeLabel = 'この端末でのロック';
export const lockNever = '自動ではロックしない';
export const lockAfter = (minutes: number): string =>
  minutes === 60 ? '離れて1時間後' : `離れて${formatNumber(minutes)}分後`;
export const lockTimeHelp =
  'このアプリのどのタブでも、タッチ、スクロール、入力がない状態を「離れた」とみなします。サインアウトしたときもロックします。';
export const changePassphraseButton = 'パスフレーズを変更';
export const newRecoveryKeyButton = '復元キーを作り直す';
export const turnOffVaultButton = '保管庫をオフにする';

/* Offered at the end of onboarding */

export const offerTitle = '自分だけが読めるように';
export const offerText =
  '日記は暗号化して保存されます。プライベート保管庫を使うと、開けるのはご自分の端末だけになり、運営者にも開けません。パスフレーズを決め、復元キーを受け取ります。あとからプロフィール設定でオンにすることもできます。';

/* Turning it on */

export const turningOnVault = {
  title: 'プライベート保管庫をオンにする',
  button: turnOnVaultButton,
  busy: 'オンにしています…',
  done: 'プライベート保管庫がオンになりました。',
  before: [
    'パスフレーズを決め、復元キーを受け取ります。両方をなくし、ロックが解除された端末もない場合、書いた言葉は永久に失われます。運営者にも元に戻せません。',
    'パスワードを再設定しても、保管庫は開きません。開けるのは、パスフレーズか復元キーだけです。',
    'Google Tasksとの同期と、言語モデルによる作成は止まります。サーバーが書いたものを読む必要があるためです。',
    'ポイント、連続記録、リマインダーは、今までどおりです。',
  ],
} as const;
export const passwordLabel = 'パスワード';
export const passwordMissing = 'パスワードを入力してください。';
export const continueButton = '続ける';
export const backButton = '戻る';
export const choosePassphraseTitle = 'パスフレーズを決める';
export const choosePassphraseText =
  '難しい言葉ひとつより、覚えていられる言葉をいくつか並べるほうが安全です。';
export const passphraseLabel = 'パスフレーズ';
export const repeatPassphraseLabel = 'パスフレーズを再入力';
export const passphraseHelp = (least: number): string =>
  `${formatNumber(least)}文字以上。パスワードとは別のものにしてください。`;
export const passphraseStrength = {
  weak: '推測されやすいパスフレーズです。',
  fair: 'もうひとつ言葉を足すと、より強くなります。',
  good: 'よいパスフレーズです。',
  strong: '強いパスフレーズです。',
} as const;
export const passphraseTooShort = (least: number): string => `${formatNumber(least)}文字以上にしてください。`;
export const passphraseTooWeak = '推測されやすいパスフレーズです。もうひとつ言葉を足してください。';
export const passphraseIsPassword =
  'これはパスワードと同じです。パスワードはサインイン時にサーバーにも渡るため、別のものにしてください。';
export const passphrasesDiffer = '2つのパスフレーズが一致しません。';
export const saveRecoveryKeyTitle = '復元キーを保管';
export const saveRecoveryKeyText =
  'この12個の単語は、パスフレーズを忘れたときに保管庫を開くものです。書き留めるか印刷して、自分だけが見つけられる場所に保管してください。再び表示することはできません。';
export const recoveryKeyList = '復元キー';
export const recoveryKeyQr = '復元キーのQRコード';
export const copyWordsButton = 'コピー';
export const wordsCopied = '復元キーをコピーしました';
export const wordsNotCopied = '復元キーをコピーできませんでした。書き留めてください。';
export const printWordsButton = '印刷';
export const downloadWordsButton = 'ダウンロード';
export const wordsNotDownloaded = '復元キーをダウンロードできませんでした。書き留めてください。';
export const wordsFileName: string = 'growth-loop-recovery-key.txt';
export const wordsHeading = (email: string, day: string): string =>
  `Growth Loop 復元キー（${email}、${day}作成）`;
export const confirmWordsTitle = '復元キーを確認';
export const confirmWordsText =
  '確かに保管できているか確かめるため、復元キーのうち次の3つの単語を入力してください。';
export const wordLabel = (number: number): string => `${formatNumber(number)}番目の単語`;
export const wordWrong = 'この番号の単語ではありません。保管した復元キーを確認してください。';

/* Passkeys */

export const passkeysTitle = '保管庫を開くパスキー';
export const passkeysHelp =
  'パスキーなら、一度の操作で保管庫のロックを解除できます。パスフレーズと復元キーも引き続き使えます。';
export const passkeyOf = (day: string | undefined): string => (day ? `パスキー（${day}追加）` : 'パスキー');
export const addPasskeyButton = 'パスキーを登録';
export const removePasskeyButton = '削除';
export const removePasskeyLabel = (passkey: string): string => `保管庫から削除：${passkey}`;
export const passkeyAdded = 'このパスキーで、保管庫のロックを解除できるようになりました。';
export const passkeyRemoved = 'このパスキーでは、保管庫のロックを解除できなくなりました。';
export const passkeyHasNoSecret =
  'このブラウザーでは、このパスキーで保管庫のロックを解除できません。別のパスキーをお試しください。';

/* Letting another device in */

export const letInButton = '別の端末を許可';
export const letInTitle = '別の端末を許可';
export const letInText =
  '別の端末でサインインし、パスフレーズを求められたら「別の端末を使う」を選び、次に「許可を求める」を選びます。';
export const noRequestYet = '別の端末からの要求を待っています…';
export const requestFrom = (device: string, time: string): string => `${device}からの要求（${time}）`;
export const requestIsServersWord =
  'これはサーバーからの情報にすぎません。たった今ご自分の端末で許可を求め、その画面が見えている場合にだけ、続けてください。';
export const answerRequestButton = '続ける';
export const typeCodeText =
  '別の端末に今表示されているコードを入力してください。ほかの人から送られたり、読み上げられたりしたコードは、決して入力しないでください。';
export const typeCodeLabel = '別の端末に表示されているコード';
export const codeMalformed = 'コードは6桁の数字です。';
export const codeNotShownYet =
  '別の端末がまだ応答していません。そちらにコードが表示されたら、入力してください。';
export const letInSubmitButton = '許可する';
export const lettingIn = '確認中…';
export const letInDoneTitle = 'もうひとつのコード';
export const letInDoneText =
  'コードは正しいものでした。次のコードを別の端末に入力すると、そちらで保管庫が開きます：';
export const letInDoneAfter = 'そちらで保管庫が開いたら、ここを閉じてかまいません。';
export const letInEndedTitle = '端末は許可されませんでした';
export const closeButton = '閉じる';
export const cancelLetInButton = 'キャンセル';
export const letInEnds = {
  gone: '要求は別の端末で取り消されたか、新しい要求に置き換わりました。何も渡していません。',
  expired: '要求は10分で期限切れになります。何も渡していません。別の端末で、もう一度許可を求めてください。',
  taken: 'ご自分の別の端末が、この要求にすでに応答しています。この端末からは何も渡していません。',
  'wrong-code':
    '許可しようとした端末のコードではないため、要求は終了しました。何も渡していません。別の端末で、もう一度許可を求めてください。正しく入力していた場合は、やり直さずに、サポートにご連絡ください。',
  'wrong-key':
    '別の端末の鍵が、予告されたものと異なります。端末の間で、誰かがすり替えた可能性があります。要求は終了し、何も渡していません。サポートにご連絡ください。',
} as const;

/* Changing its key */

export const changeKeyButton = '保管庫の鍵を変更';
export const keyChange = {
  title: '保管庫の鍵を変更',
  button: '鍵を変更',
  busy: '変更中…',
  done: '保管庫の鍵を変更しました。',
  before: [
    '保管庫のロックを解除した端末をなくした場合、新しい鍵にすると、その端末では開けなくなります。書いたものはすべて新しい鍵で暗号化し直されます。その間も書き続けられます。',
    '新しいパスフレーズを決め、新しい復元キーを受け取ります。今のものは使えなくなります。',
    'ほかの端末では、新しいパスフレーズを求められます。このページの上のほうで、なくした端末をサインアウトすることもお忘れなく。',
  ],
} as const;

/* A new password */

export const vaultStaysLocked =
  '新しいパスワードでは、プライベート保管庫は開きません。開けるのは、保管庫のパスフレーズ、復元キー、パスキー、またはロックが解除された端末だけです。';
export const passwordIsPassphrase =
  'これはプライベート保管庫のパスフレーズです。パスワードはサインイン時にサーバーにも渡るため、別のものにしてください。';

/* Starting over */

export const startOverTitle = '空の保管庫で始める';
export const startOverText =
  'パスフレーズ、復元キー、パスキー、ロックが解除された端末のどれもなければ、書いたものは誰にも開けません。それを手放し、空の保管庫で始めることができます。';
export const startOverButton = '空から始める';
export const notYetButton = 'もう少し鍵を探す';
export const startingOver = {
  title: startOverTitle,
  button: '削除して始める',
  busy: '準備中…',
  done: '新しい保管庫がオンになりました。',
  before: [
    'ロックされた保管庫の中身は、永久に削除されます。ページ、学び、アクション、目標、ビジョンと、この端末で保存を待っているもの、すべてです。',
    'ポイント、連続記録、バッジ、コアワード、コアバリューは残ります。',
    '保管庫のロックが解除されたままの端末があれば、ここで中止して、その端末を使ってください。書いた言葉は、そこに無事にあります。',
  ],
} as const;

/* Changing what opens it */

export const changePassphraseTitle = 'パスフレーズを変更';
export const changePassphraseText =
  '以前のパスフレーズは使えなくなります。ロックが解除されている端末は、解除されたままです。';
export const savePassphraseButton = 'パスフレーズを保存';
export const saving = '保存中…';
export const passphraseChanged = 'パスフレーズを変更しました。';
export const newRecoveryKeyTitle = '復元キーを作り直す';
export const newRecoveryKeyText = '新しい復元キーを確認すると、以前の復元キーは使えなくなります。';
export const saveRecoveryKeyButton = '復元キーを保存';
export const recoveryKeyChanged = '新しい復元キーが使えるようになりました。';
export const turnOffVaultTitle = 'プライベート保管庫をオフにしますか？';
export const turnOffVaultText =
  '書いたものは、機能に必要な間だけサーバーも使える鍵で暗号化されるようになります。書いた言葉は、そのまま残ります。';
export const turningOff = 'オフにしています…';
export const vaultTurnedOff = 'プライベート保管庫をオフにしました。';

/* When something doesn't succeed */

export const vaultNotChanged =
  'プライベート保管庫を変更できませんでした。何も失われていません。もう一度お試しください。';
export const vaultOffline = 'オフラインです。接続してから、もう一度お試しください。';
export const vaultNotStored =
  'このブラウザーには保管庫の鍵を保存できないため、保管庫はオンになりませんでした。プライベートウィンドウでは、保存できないことがよくあります。';
