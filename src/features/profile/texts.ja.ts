import { formatNumber } from '../../kernel/intl.ja.ts';

/* Profile: messages */

export const loadFailed = 'プロフィールを読み込めませんでした。';
export const farewell =
  'アカウントとその中身をすべて削除しました。ここで過ごしてくださり、ありがとうございました。';
export const saved = 'プロフィールを更新しました。';
export const nameRequired = '名前を入力してください';
export const valuesFailed = 'コアバリューを更新できませんでした。';
export const addressUnconfirmed =
  'このアドレスはまだ確認されていません。1時間有効なリンクをメールで送りました。';
export const confirmationSent = (email: string): string => `${email}に新しいリンクを送りました。`;
export const addressConfirmed = 'アドレスはすでに確認済みです。';
export const confirmationTooSoon =
  '少し前にリンクを送りました。受信トレイと迷惑メールフォルダーを確認してから、もう一度請求してください。';
export const confirmationNotSent = 'リンクを送信できませんでした。数分後にもう一度お試しください。';
export const offline = 'オフラインです。オンラインに戻ってから、もう一度お試しください。';

/* Answers of the server */

export const timeZoneUnknown = 'このタイムゾーンは認識できません。';
export const nothingToChange = '変更するものがありません。';
export const coreValuesNotDifferent = '異なるコアバリューを3つ選んでください。';

/* Answers of the server: what is missing or out of date */

export const profileMissing = 'プロフィールが見つかりませんでした。サポートにご連絡ください。';
export const otherLanguageModel =
  '現在は別の言語モデルが使われています。ページを再読み込みして、選び直してください。';

/* Profile: you */

export const youTitle = 'ご自分について';
export const nameLabel = '名前';
export const saveButton = '保存';
export const saving = '保存中…';

/* Profile: an address that isn’t confirmed */

export const sending = '送信中…';
export const sendAgainButton = '再送信';

/* Profile: billing */

export const billingTitle = 'お支払い';
export const billingNameLabel = '請求先の名前';
export const saveBillingNameLabel = '請求先の名前を保存';

/* Profile: core values */

export const coreValuesTitle = 'コアバリュー';
export const coreValuesHelp = '質問4は、これらが何をするように言っているかを尋ねます。';
export const coreValuesNotChosen = 'まだ選ばれていません。';
export const changeLink = '変更';
export const chooseLink = '選ぶ';
export const changeCoreValuesLabel = 'コアバリューを変更';
export const chooseCoreValuesLabel = 'コアバリューを選ぶ';

/* Profile: changing how you sign in */

export const emailLabel = 'メールアドレス';
export const changeEmailLabel = 'メールアドレスを変更';
export const cancelEmailLabel = 'メールアドレスの変更をキャンセル';
export const passwordLabel = 'パスワード';
export const changePasswordLabel = 'パスワードを変更';
export const cancelPasswordLabel = 'パスワードの変更をキャンセル';
export const cancelButton = 'キャンセル';
export const changeButton = '変更';

/* Profile: passkeys */

export const passkeysTitle = 'パスキー';
export const passkeysHelp = '指紋、顔、または端末のPINで、パスワードなしでサインインできます。';
export const passkeysNotLoaded = 'パスキーを読み込めませんでした。もう一度お試しください。';
export const passkeysUnknownHere =
  'このブラウザーではパスキーを追加できません。新しいブラウザーなら追加できます。';
export const addPasskeyButton = 'パスキーを追加';
export const addingPasskey = '追加中…';
export const passkeyAdded = 'パスキーを追加しました。';
export const passkeyNotMade = 'パスキーは追加されませんでした。もう一度お試しいただけます。';
export const passkeyHereAlready = 'この端末には、このアカウントのパスキーがすでにあります。';
export const passkeyNeverUsed = '未使用';
export const passkeyLastUsed = (day: string, network: string | null): string =>
  network ? `最終使用：${day}、${network}で始まるアドレス` : `最終使用：${day}`;
export const passkeyHistory = (added: string, use: string): string => `追加：${added}、${use}`;
export const renameButton = '名前を変更';
export const renamePasskeyLabel = (name: string): string => `「${name}」の名前を変更`;
export const renamePasskeyTitle = 'パスキーの名前を変更';
export const renamePasskeyText = '保存場所がわかる名前にしてください。';
export const passkeyNameLabel = '名前';
export const removeButton = '削除';
export const removePasskeyLabel = (name: string): string => `「${name}」を削除`;
export const removePasskeyTitle = (name: string): string => `「${name}」を削除しますか？`;
export const removePasskeyText =
  'このパスキーではサインインできなくなります。保存場所からも削除すると、ブラウザーの候補に出なくなります。';
export const removePasskeyButton = 'パスキーを削除';
export const removing = '削除中…';
export const passkeyRemoved = 'パスキーを削除しました。';

/* Profile: two-step sign-in */

export const twoStepTitle = '2段階認証';
export const twoStepHelp =
  'パスワードのあとに認証アプリのコードを尋ねるため、パスワードが盗まれても、それだけではサインインできません。パスキーにコードは不要です。サインイン中の端末では、オフラインでも今までどおり日記を開けます。';
export const twoStepNotLoaded = '2段階認証を読み込めませんでした。もう一度お試しください。';
export const setUpTwoStepButton = '2段階認証を設定';
export const settingUp = 'お待ちください…';
export const twoStepOnSince = (day: string, codesLeft: number): string =>
  `${day}からオンです。リカバリーコードは残り${formatNumber(codesLeft)}個です。`;
export const recoveryCodesRunOut =
  'スマートフォンをなくしたときは、リカバリーコードが必要です。新しく作成して保管してください。';
export const newRecoveryCodesButton = 'リカバリーコードを再作成';
export const newRecoveryCodesTitle = 'リカバリーコードを作り直しますか？';
export const newRecoveryCodesText = '今あるコードは使えなくなります。';
export const turnOffTwoStepButton = '2段階認証をオフ';
export const turnOffTwoStepTitle = '2段階認証をオフにしますか？';
export const turnOffTwoStepText =
  'パスワードだけでサインインできるようになります。リカバリーコードは使えなくなります。';
export const twoStepTurnedOff = '2段階認証をオフにしました。';
export const setUpTwoStepText =
  '認証アプリで読み取ってください。パスワードマネージャーに備わっていることもあります。';
export const qrCodeLabel = '認証アプリ用のQRコード';
export const openAuthenticatorLink = 'この端末の認証アプリを開く';
export const setupKeyTitle = '読み取れない場合は、このキーをアプリに入力してください：';
export const copyKeyButton = 'キーをコピー';
export const keyCopied = 'キーをコピーしました';
export const appCodeLabel = 'アプリのコード';
export const appCodeHelp = 'Growth Loop用に表示される6桁の数字です。';
export const beforeTwoStep =
  '次に、10個のリカバリーコードが表示されます。アプリとこれらのコードの両方をなくすと、新しい端末にサインインできるのはパスキーだけになります。メールのリンクではサインインできず、お手伝いできるのはご本人と確認できてからです。';
export const turnOnTwoStepButton = 'オンにする';
export const recoveryCodesTitle = 'リカバリーコードを保管';
export const recoveryCodesText =
  'それぞれ1回、アプリの代わりに使えます。この端末がなくても見つかる場所に保管してください。再び表示することはできません。';
export const recoveryCodesList = 'リカバリーコード';
export const copyCodesButton = 'コピー';
export const codesCopied = 'リカバリーコードをコピーしました';
export const copyFailed = 'コピーできませんでした。選択してコピーしてください。';
export const printCodesButton = '印刷';
export const downloadCodesButton = 'ダウンロード';
export const codesNotDownloaded = 'コードをダウンロードできませんでした。コピーまたは印刷してください。';
export const closeCodesButton = '閉じる';
export const codesFileName: string = 'growth-loop-recovery-codes.txt';
export const codesHeading = (email: string, day: string): string =>
  `Growth Loop リカバリーコード（${email}、${day}作成）`;

/* Profile: devices */

export const devicesTitle = 'サインイン中の端末';
export const devicesNotLoaded = '端末を読み込めませんでした。もう一度お試しください。';
export const thisDevice = 'この端末';
export const activityTitle = 'アカウントの履歴';
export const activityHelp =
  '過去90日間のサインイン、サインアウト、アカウントの変更です。書いたものは含まれません。';
export const showActivityButton = '履歴を表示';
export const hideActivityButton = '履歴を隠す';
export const activityNotLoaded = 'アカウントの履歴を読み込めませんでした。もう一度お試しください。';
export const noActivity = '過去90日間の履歴はありません。';
export const activityNames = {
  signed_up: 'アカウントを作成',
  signed_in: 'サインイン',
  signed_in_by_link: 'メールのリンクでサインイン',
  signed_in_with_passkey: 'パスキーでサインイン',
  signed_out: 'サインアウト',
  session_ended: '1台の端末をサインアウト',
  other_sessions_ended: 'ほかのすべての端末をサインアウト',
  all_sessions_ended: 'すべての端末からサインアウト',
  password_changed: 'パスワードを変更',
  email_change_requested: 'メールアドレスの変更を申請',
  email_changed: 'メールアドレスを変更',
  passkey_added: 'パスキーを追加',
  passkey_removed: 'パスキーを削除',
  second_factor_on: '2段階認証をオン',
  second_factor_off: '2段階認証をオフ',
  recovery_codes_renewed: 'リカバリーコードを再作成',
  recovery_code_used: 'リカバリーコードを使用',
  vault_device_let_in: 'プライベート保管庫に端末を許可',
  vault_passkey_removed: 'プライベート保管庫からパスキーを削除',
  archive_exported: 'すべてダウンロード',
  plan_begun: 'プランを開始',
  plan_changed: 'プランを変更',
  plan_ended: 'プランを終了',
} as const;
export const fromWhere = (device: string, network: string): string => `${device}、${network}で始まるアドレス`;
export const signedInSince = (day: string, network: string | null): string =>
  network ? `${day}にサインイン、${network}で始まるアドレス` : `${day}にサインイン`;
export const signOutButton = 'サインアウト';
export const signOutDeviceLabel = (device: string): string => `サインアウト：${device}`;
export const signOutEverywhereButton = '全端末からサインアウト';
export const signOutEverywhereTitle = 'すべての端末からサインアウトしますか？';
export const signOutEverywhereText =
  'この端末を含む、すべての端末からサインアウトします。書いたものに影響はありません。';

/* Profile: a new email address */

export const newEmailLabel = '新しいメールアドレス';
export const currentPasswordLabel = '現在のパスワード';
export const changeEmailButton = 'アドレスを変更';

/* Profile: email and calendar */

export const emailsAfterConfirming =
  'これらのメールは、アドレスを確認すると始まります。どれもワンクリックで停止できます。';
export const emailsHelp = 'どれもワンクリックで停止できます。';
export const emailTitle = 'メール';
export const calendarTitle = 'カレンダー';
export const calendarHelp =
  'リマインダーの時刻と見直しの日付を、お使いのカレンダーに。書いたものは含まれません。';

/* Profile: a new password */

export const newPasswordLabel = '新しいパスワード';
export const confirmNewPasswordLabel = '新しいパスワード（確認）';
export const changePasswordButton = 'パスワードを変更';

/* Profile */

export const profileTitle = 'プロフィール';
export const backToDashboardButton = 'ダッシュボードに戻る';
export const pausesTitle = '休止';
export const pausesHelp = '休暇や体調の悪い日のために。戻るまで、連続記録は待ってくれます。';

/* Profile: appearance */

export const appearanceTitle = '表示';
export const languageLabel = '言語';
export const languageHelp = 'すべての画面と、お送りするメールや通知の言語です。何語で書いてもかまいません。';
export const languageChanged = '日本語に切り替わりました。';
export const languageOffline = 'オフラインです。接続すると言語が切り替わります。';
export const languageNotChanged = '言語を変更できませんでした。もう一度お試しください。';
export const changingLanguage = '言語を変更中…';
export const lookBackLabel = '朝の振り返り';
export const lookBackHelp = '新しいページの最初に前回の学びを、質問2に目標の現状を表示します。';
export const moodLabel = '一日の気分';
export const moodHelp = '1日1回、5段階から選びます。暗号化して保存され、ポイントや連続記録には影響しません。';
export const closingSignalHelp = 'この設定は、サインアウトするまでこの端末に残ります。';

/* Profile: reminders */

export const remindersTitle = 'リマインダー';
export const remindersHelp = 'SMS、メール、またはこの端末で。1日2回までです。';

/* Profile: sign-in */

export const signInTitle = 'サインイン';
export const emailChangeWaiting = (email: string): string =>
  `${email}に送ったリンクを開くと変更が完了します。それまでは以前のアドレスでサインインしてください。`;

/* Profile: time zone */

export const timeZoneLabel = 'タイムゾーン';
export const timeZoneHelp = '一日の終わりと、リマインダーの届く時刻が決まります。';
export const moreTimeZonesLabel = 'その他のタイムゾーン';
export const showMoreTimeZonesButton = '他のタイムゾーンを表示';
export const timeZonesListed = 'すべてのタイムゾーンを一覧に追加しました。';

/* Profile: app lock */

export const appLockTitle = 'アプリのロック';
export const appLockHelp = 'ほかの人も使う端末のための設定です。この端末にだけ適用されます。';
export const appLockLabel = '離れたときにアプリをロック';
export const appLockCovers =
  '通りがかりの人や、ふとした視線から書いたものを隠します。入力中のものは、解除すると元のまま残っています。暗号化を加えるものではありません。この端末かアカウントのパスワードを知っている人は、開くことができます。';
export const lockTimeLabel = 'ロックする時';
export const lockAtStart = '起動するたび';
export const lockAfter = (minutes: number): string => `${formatNumber(minutes)}分後`;
export const lockTimeHelp =
  'このアプリのどのタブでも、タッチ、スクロール、入力がない状態を「離れた」とみなします。「起動するたび」では、離れて1分後にもロックします。';
export const turnOnLockTitle = 'アプリのロックをオンにする';
export const turnOnLockButton = 'ロックをオン';
export const turnOffLockTitle = 'アプリのロックをオフにする';
export const turnOffLockButton = 'ロックをオフ';
export const unlockWithLabel = '解除の方法';
export const pinOption = 'PIN';
export const deviceOption = 'この端末の本人確認';
export const deviceOptionHelp = '端末が、指紋、顔、または端末のパスワードを求めます。';
export const newPinLabel = '新しいPIN';
export const repeatPinLabel = 'PINを再入力';
export const pinForgotten = '忘れたときは、サインアウトし、パスワードで再びサインインしてください。';
export const pinsDiffer = '2つのPINが一致しません。';
export const lockNotStored = 'このブラウザーは端末に何も保存しないため、ロックを設定できません。';
export const deviceCheckNotSet =
  '端末の本人確認を設定できませんでした。もう一度試すか、PINを選んでください。';
export const turningOn = 'オンにしています…';

/* Profile: leaving without saving */

export const leaveWithoutSavingTitle = '保存せずに離れますか？';
export const leaveWithoutSavingText = 'このページの変更は保存されていません。';
export const leaveWithoutSavingButton = '保存せずに離れる';
export const keepEditingButton = '編集を続ける';

/* Profile: saving */

export const saveFailed = 'プロフィールを保存できませんでした。もう一度お試しください。';

/* Profile: weekly categories */

export const weeklyCategoriesTitle = '週のカテゴリー';
export const weeklyCategoriesHelp =
  '週の振り返りでは、書いたものがこれらのカテゴリーに、上から順に分類されます。';

/* Dashboard: a device in another time zone */

export const timeZoneNotChanged = 'タイムゾーンを変更できませんでした。もう一度お試しください。';
export const timeZoneChanged = (city: string): string => `日付は${city}の時間に合わせました。`;
export const timeZoneKept = (city: string): string => `日付は引き続き${city}の時間に従います。`;
export const timeZonesDiffer = (city: string, deviceCity: string): string =>
  `日付は${city}の時間に従っていますが、この端末は${deviceCity}の時間です。`;
export const changeTimeZoneLabel = (city: string): string => `${city}に変更`;
export const keepButton = 'そのまま';
export const keepTimeZoneLabel = (city: string): string => `${city}のまま`;

/* Profile: app version */

export const appVersionTitle = 'アプリのバージョン';
export const appVersionHelp =
  'ブラウザーで動いているアプリです。リリースごとに固有のコードがあり、誰にとっても同じです。';
export const releaseOf = (version: string, code: string): string => `リリース ${version}、コード ${code}`;
export const releaseLoading = 'リリースを確認中…';
export const releaseUnknown = 'リリースを確認できませんでした。ページを再読み込みしてください。';
export const newerRelease = '新しいバージョンを利用できます。';
export const newerReleaseOf = (version: string, code: string): string =>
  `新しいバージョンを利用できます：リリース ${version}、コード ${code}。`;
export const updateNowButton = '今すぐ更新';
export const checkCodeButton = 'コードを検証';
export const checkingCode = '検証中…';
export const copyCodeButton = '全コードをコピー';
export const codeCopied = 'コードをコピーしました';
export const codeNotCopied = 'コードをコピーできませんでした。';
export const codeHelp =
  'この端末にあるアプリの全ファイルを、リリースの一覧と照合します。アプリ自身による検証なので、信頼できる場所のコードとも比べてください。';
export const codeHelpWithVault =
  'この端末にあるアプリの全ファイルを、リリースの一覧と照合します。アプリ自身による検証なので、信頼できる場所のコードとも比べてください。プライベート保管庫を使っている間は、更新するまでこのリリースのままです。新しいリリースの公開から最長14日間です。';
export const codeMatches = (count: number): string =>
  `この端末の${formatNumber(count)}個のファイルは、すべてリリースの一覧と一致します。`;
export const serverHasSame = 'サーバーも同じ一覧を公開しています。';
export const serverHasOther = (version: string, code: string): string =>
  `サーバーは現在、別の一覧を公開しています：リリース ${version}、コード ${code}。`;
export const serverUnreachable = 'サーバーに接続できず、一覧を比べられませんでした。';
export const codeDiffers = (count: number): string =>
  `この端末の${formatNumber(count)}個のファイルが、リリースの一覧と異なります：`;
export const codeDiffersNext =
  '新しいバージョンが出たばかりなら、ページを再読み込みして、もう一度検証してください。それでも異なる場合は、ここにパスフレーズを入力せず、サイトの運営者に知らせてください。';
export const checkFailed = '一部のファイルを読み込めませんでした。オンラインで、もう一度お試しください。';

/* Profile: your data */

export const yourDataTitle = 'データ';
export const yourDataHelp = '書いた言葉はご自分のものです。控えを取ることも、削除することもできます。';
export const journalLink = '日記';
export const lessonsLink = '学び';
export const downloadAsText = <Part>(journal: Part, lessons: Part) => [
  journal,
  'または',
  lessons,
  'をテキストでダウンロードできます。',
];
export const importFileLink = 'ファイルをインポート';
export const importOffer = <Part>(importFile: Part) => [
  'ほかの日記や、ここで作ったアーカイブがあれば：',
  importFile,
];
export const deleteAccountButton = 'アカウントを削除';
export const deleteAccountTitle = 'アカウントを削除しますか？';
export const keepMyAccountButton = '削除しない';
export const deleteEverythingButton = 'すべて削除';
export const deleting = '削除中…';
export const deleteAccountText =
  '日記、学び、アクション、目標、設定がただちに削除されます。元に戻すことはできません。';
