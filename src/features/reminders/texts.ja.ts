import { formatNumber } from '../../kernel/intl.ja.ts';

/* Saving reminder settings */

export const phoneRequired = 'SMSのリマインダーには電話番号が必要です';
export const phoneShape = '国番号を付けて入力してください。例：+81\u00a090\u00a01234\u00a05678';
export const saveFailed = 'リマインダーの設定を保存できませんでした';
export const signInAgain = 'もう一度サインインしてください';
export const saved = 'リマインダーを設定しました';
export const emailUnconfirmed = 'メールのリマインダーは、アドレスを確認すると始まります。';
export const savedOffline = 'この端末に保存しました。オンラインに戻ると、リマインダーが更新されます。';

/* A reminder, in an email, a notification and a text message, which holds the title alone */

export const morningTitle = 'おはようございます。今日を見つめる時間です。';
export const morningText = '5つの質問に、数分で。今日大切なことは何ですか？';
export const writePageButton = '今日のページを書く';
export const afternoonTitle = '今日は何を学びましたか？';
export const afternoonText = '一日が終わる前に、学びをひとつ書き留めましょう。';
export const noteLessonButton = '学びを書き留める';

/* Answers of the server: a reminder’s link */

export const tooManyAnswers = '試行回数が多すぎます。数分後にもう一度お試しください。';
export const linkExpired = 'このリンクは期限切れです。リマインダーはプロフィールで変更できます。';

/* Answers of the server: the phone number and notifications */

export const textsNotSetUp = 'このサーバーでは、SMSが設定されていません。';
export const noNumber = '先に電話番号を保存してください。';
export const alreadyConfirmed = 'この番号はすでに確認済みです。';
export const numberOptedOut =
  'この番号は受信を停止しています。STARTと送信して再開してから、コードを請求してください。';
export const unreachable = 'この番号にはメッセージを送れません。番号を確認してください。';
export const codeNotSent = 'コードを送信できませんでした。数分後にもう一度お試しください。';
export const wrongCode = 'コードが正しくありません。確認して、もう一度お試しください。';
export const codeExpired = 'このコードは期限切れです。新しいコードを送信してください。';
export const tooManyCodes = 'コードの送信回数が多すぎます。しばらくしてからお試しください。';
export const notificationsNotSetUp = 'このサーバーでは、通知が設定されていません。';
export const notificationsImpossible = 'このブラウザーでは通知を受け取れません。';

/* What is texted back: 70 characters at most */

export const stopAnswer = (product: string): string =>
  `${product}の配信を停止しました。再開するにはSTARTと返信してください。`;
export const startAnswer = (product: string): string =>
  `${product}の配信を再開しました。ヘルプはHELP、停止はSTOPと返信してください。`;
export const helpAnswer = (product: string): string =>
  `${product}：1日2回まで。停止はSTOP、再開はSTART。通信料がかかる場合があります。`;

/* Answers of the server: settings */

export const timeShape = '08:15のように、15分単位の時刻で指定してください';
export const dayOnce = '同じ曜日は1回だけ指定できます';

/* The API’s description */

export const bytesShape = (count: number): string =>
  `base64urlで符号化した${count}バイトでなければなりません`;
export const channelsSummary =
  'リマインダーの届け方：このサーバーの設定、番号の受信停止、登録済みのブラウザー';
export const sendCodeSummary =
  'プロフィールの番号にコードを送り、以前のコードを無効にします。受信停止中または確認済みなら409、送信回数の超過は429、送信できなければ503。';
export const confirmSummary =
  '送られたコードで番号を確認します。コードの誤りは400。有効なコードがなければ410（使用済み、期限切れ、試行回数の超過、別の番号）。';
export const codeShape = '6桁の数字でなければなりません';
export const subscribeSummary =
  'セッションが終わるまで、このブラウザーで通知を受け取ります。1つのブラウザーにつき1人。公開インターネット上にないエンドポイントは400。';
export const unsubscribeSummary =
  'エンドポイントのハッシュで指定したブラウザーの通知を解除します。登録がなければ何もしません。';

/* What became of a reminder */

export const dayAndTime = (day: string, time: string): string => `${day} ${time}`;
export const byText = 'SMS';
export const byEmail = 'メール';
export const asNotification = '通知';
export const deliverySent = '送信済み';
export const deliverySending = '送信中';
export const deliveryNotSent = '未送信。';
export const skippedJournaled = 'すでに日記を書いていました。';
export const skippedLessonNoted = 'すでに学びを書き留めていました。';
export const skippedLate = '時間内に送信できませんでした。';
export const skippedPaused = 'その日は休止中でした。';
export const skippedTrialEnded = '無料体験が終了していました。';
export const skippedTurnedOff = 'オフになっていました。';
export const skippedPhoneUnconfirmed = '電話番号が未確認でした。';
export const skippedOptedOut = 'この番号は受信を停止していました。';
export const skippedNoDevice = '通知がオンの端末がありませんでした。';
export const skippedEmailUnconfirmed = 'メールアドレスが未確認でした。';
export const skippedNotSetUp = 'このサーバーは、その方法でリマインダーを送りません。';
export const skippedRefused = 'メールアドレスで受信できませんでした。';
export const failedTrouble = '何度か試しましたが、届けられませんでした。';

/* Development outbox */

export const textMessage = 'SMS';

/* A reminder by text */

export const textTitle = (product: string, title: string): string => `${product}：${title}`;
export const textSnooze = (link: string): string => `1時間後に再通知：${link}`;
export const textStop = '停止はSTOPと返信。';

/* A reminder by email */

export const turnOffMorningButton = '朝のリマインダーをオフ';
export const turnOffAfternoonButton = '夕方のリマインダーをオフ';
export const snoozeEmailButton = '1時間後に再通知';
export const emailReason =
  'プロフィールでメールのリマインダーをオンにしているため、このメールをお送りしています。';

/* Answers of the server: incoming texts */

export const messageTooLarge = 'メッセージが大きすぎます。';
export const notATextMessage = 'メッセージの形式が正しくありません。';

/* The code by text */

export const codeNotFound = 'そのコードは見つかりませんでした。新しいコードを請求してください。';
export const codeText = (code: string, product: string, minutes: number): string =>
  `${code} は${product}のコードです。${formatNumber(minutes)}分間有効。心当たりがなければ無視してください。`;

/* The page behind a reminder’s link */

export const snoozeTitle = '今は難しいですか？';
export const snoozeQuestion = '1時間後にもう一度お知らせできます。';
export const snoozeButton = '1時間後に再通知';
export const oneMoment = 'お待ちください…';
export const turnOffTitle = 'このリマインダーをオフにしますか？';
export const turnOffQuestion = 'このリマインダーは届かなくなります。もう一方のリマインダーは変わりません。';
export const turningOff = 'オフにしています…';
export const turnOffButton = 'リマインダーをオフ';
export const yourReminderTitle = 'リマインダー';
export const undoButton = '元に戻す';
export const changeYourRemindersLink = 'リマインダーを変更';
export const answerOffline = '今は接続できないため、何も変更していません。もう一度お試しください。';
export const answerFailed = '問題が発生し、何も変更していません。数分後にもう一度お試しください。';
export const linkExpiredTitle = 'このリンクは使えなくなりました';
export const openYourProfileButton = 'プロフィールを開く';

/* Unsent changes */

export const reminderUpdate = 'リマインダーの変更';

/* Profile: notifications on this device */

export const notificationsUnsupported =
  'このブラウザーでは通知を表示できません。iPhoneやiPadでは、アプリをホーム画面に追加し、そこから開いてください。';
export const notificationsBlocked =
  'このサイトの通知はブロックされています。ブラウザーの設定で許可してから、もう一度お試しください。';
export const notificationsUnavailable =
  '今はブラウザーの通知サービスに接続できません。あとでもう一度お試しください。';
export const offline = '今は接続できません。オンラインに戻ってから、もう一度お試しください。';
export const deviceChangeFailed = 'この端末の通知を変更できませんでした。数分後にもう一度お試しください。';
export const deviceSwitchLabel = 'この端末の通知';
export const deviceSwitchHelp = '同じ2回のリマインダーを、サインアウトするまでこのブラウザーに届けます';

/* Profile: the phone number */

export const numberConfirmed = <Part>(number: Part) => [number, 'は確認済みです。'];
export const optedOut = 'SMSの受信を停止しています。再開するには、送信元の番号にSTARTと送信してください。';
export const checkAgainButton = '再確認';
export const optedOutOf = (number: string): string =>
  `SMSの受信を停止しています。再開するには、${number}にSTARTと送信してください。`;
export const confirmNumberLabel = 'この番号を確認';
export const confirmNumberNotice = <Part>(number: Part) => [
  number,
  'にメッセージを送る前に、ご自分の番号であることを確認してください。',
];
export const codeLabel = 'コード';
export const codeHelp = (minutes: number): string =>
  `SMSで送った6桁の数字です。${formatNumber(minutes)}分間有効です。`;
export const confirmingCode = '確認中…';
export const sendingCode = '送信中…';
export const confirmCodeButton = '確認';
export const resendCodeButton = 'コードを再送信';
export const sendCodeButton = 'コードを送信';

/* Profile: reminders */

export const morningHourLabel = '朝の時刻（時）';
export const morningMinutesLabel = '朝の時刻（分）';
export const morningAmPmLabel = '朝の時刻（午前・午後）';
export const afternoonHourLabel = '夕方の時刻（時）';
export const afternoonMinutesLabel = '夕方の時刻（分）';
export const afternoonAmPmLabel = '夕方の時刻（午前・午後）';
export const morningLabel = '朝';
export const afternoonLabel = '午後または夜';
export const morningDayLabel = (weekday: string): string => `朝、${weekday}`;
export const afternoonDayLabel = (weekday: string): string => `夕方、${weekday}`;
export const noAfternoonDays = '曜日が選ばれていないため、夕方のリマインダーはありません。';
export const noMorningDays = '曜日が選ばれていないため、朝のリマインダーはありません。';
export const textRemindersLabel = 'SMSのリマインダー';
export const textRemindersHelp = '毎朝は日記を、毎晩は学びを書く時間をお知らせします';
export const phoneNumberLabel = '電話番号';
export const phoneHelp = '国番号を付けます。例：+81\u00a090\u00a01234\u00a05678';
export const emailRemindersLabel = 'メールのリマインダー';
export const emailRemindersHelp = '同じ2回のリマインダーを、メールアドレスに届けます';
/** As short as they can be told apart. */
export const sundayShort = '日';
export const mondayShort = '月';
export const tuesdayShort = '火';
export const wednesdayShort = '水';
export const thursdayShort = '木';
export const fridayShort = '金';
export const saturdayShort = '土';
export const savingReminders = '保存中…';
export const saveRemindersButton = 'リマインダーを保存';

/* Profile: recent reminders */

export const recentTitle = '最近のリマインダー';
export const showFewerButton = '少なく表示';
export const showAllButton = (count: number): string => `${formatNumber(count)}件すべて表示`;

/* Answers to a reminder */

export const remindedAgainAt = (time: string): string => `${time}にもう一度お知らせします。`;
export const remindedAgainInAnHour = '1時間後にもう一度お知らせします。';
export const noReminderLeftToday = 'その頃には今日が終わるため、今日はもうお知らせしません。';
export const morningRemindersOff = '朝のリマインダーをオフにしました。';
export const afternoonRemindersOff = '夕方のリマインダーをオフにしました。';
export const morningRemindersOn = '朝のリマインダーを元どおりオンにしました。';
export const afternoonRemindersOn = '夕方のリマインダーを元どおりオンにしました。';
