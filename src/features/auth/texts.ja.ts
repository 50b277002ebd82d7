/* Sign-in, sign-up and passwords: messages */

export const signInFailed =
  'サインインできませんでした。メールアドレスとパスワードを確認して、もう一度お試しください。';
export const profileNotFound = 'プロフィールが見つかりませんでした。サポートにご連絡ください。';
export const profileNotCreated = 'プロフィールを作成できませんでした。サポートにご連絡ください。';
export const unexpected = '問題が発生しました。数分後にもう一度お試しください。';
export const recoverySent = 'パスワード再設定の手順をメールでご確認ください。';
export const emailMissing = 'メールアドレスを入力してください。';
export const noUserReturned = 'ユーザー情報を取得できませんでした';
export const signUpProfileFailed = 'プロフィールを作成できませんでした';
export const signUpFailed = '問題が発生しました';
export const signUpRefused =
  'この内容ではアカウントを作成できませんでした。すでにアカウントがある場合は、サインインするか、パスワードを再設定してください。';
export const signedUp = 'アカウントを作成しました。移動しています…';
export const nameRequired = '名前を入力してください';
export const emailRequired = 'メールアドレスを入力してください';
export const emailInvalid = '有効なメールアドレスを入力してください';
export const passwordTooShort = 'パスワードは6文字以上にしてください';
export const passwordTooLong = 'パスワードは128文字以内にしてください';
export const passwordCommon = 'これは非常によく使われるパスワードです。別のパスワードを選んでください。';
export const passwordBreached =
  'このパスワードは、別のサイトの情報漏えいで知られています。別のパスワードを選んでください。';
export const passwordsDiffer = 'パスワードが一致しません';
export const linkInvalid = '再設定のリンクが無効か、期限切れです。新しいリンクを請求してください。';
export const emailChangeStarted =
  'メールアドレスの変更を受け付けました。新しいアドレスに届くメールで確認してください。';
export const passwordChanged = 'パスワードを変更しました。';
export const currentPasswordMissing = '現在のパスワードを入力してください';
export const currentPasswordWrong = '現在のパスワードが正しくありません';
export const newPasswordTooShort = '新しいパスワードは6文字以上にしてください';
export const newPasswordsDiffer = '新しいパスワードが一致しません';
export const proofNeeded = 'ご本人であることを確認してから、もう一度お試しください。';
export const emailUnconfirmed = '先にメールアドレスを確認してください。新しいリンクを送りました。';
export const passkeyRefused =
  'そのパスキーではサインインできませんでした。もう一度試すか、メールアドレスとパスワードを使ってください。';
export const passkeysUnknownHere =
  'このブラウザーではパスキーを使えません。メールアドレスとパスワードを使ってください。';
export const passkeyProofRefused =
  'そのパスキーは使えませんでした。もう一度試すか、パスワードを使ってください。';
export const passkeyNotAdded = 'そのパスキーを追加できませんでした。もう一度お試しください。';
export const passkeysFull = (most: number): string =>
  `パスキーは${most}個までです。先にどれかを削除してください。`;
export const passkeyNotFound = 'そのパスキーは見つかりませんでした。すでに削除された可能性があります。';
export const passkeyNameMissing = '名前を入力してください';
export const passkeyNameTooLong = 'もっと短い名前にしてください';
export const appCodeMalformed = '認証アプリに表示される6桁の数字を入力してください。';
export const factorCodeMalformed = '認証アプリの6桁の数字か、リカバリーコードを入力してください。';
export const factorCodeWrong =
  'コードが正しくないか、すでに使われています。アプリに次に表示されるコードを試し、スマートフォンの時刻が自動設定になっているか確認してください。';
export const factorExpired = '時間切れになりました。最初からやり直してください。';
export const factorAlreadyOn = '2段階認証はすでにオンです。設定し直すには、先にオフにしてください。';
export const factorNotOn = '2段階認証はオフです。';
export const factorNotBegun = '設定の期限が切れました。最初からやり直してください。';

/* How hard a new password is to guess */

export const passwordStrength = {
  weak: '推測されやすいパスワードです。',
  fair: 'もう1語加えると、より安全になります。',
  good: 'よいパスワードです。',
  strong: '強力なパスワードです。',
} as const;

/* Names of devices */

export const deviceName = (browser: string, system: string): string => `${browser}（${system}）`;
export const unknownDevice = '不明な端末';

/* Answers of the server */

export const sessionNotFound = 'そのセッションは見つかりませんでした。すでに終了した可能性があります。';

/* Auth router */

export const foreignOrigin = 'このリクエストは、本サービスのページから送る必要があります。';

/* Confirming an email address */

export const addressNotConfirmed = 'アドレスを確認できませんでした。もう一度お試しください。';
export const confirmEmailTitle = 'メールアドレスの確認';
export const emailConfirmedTitle = 'メールアドレスを確認しました';
export const confirmEmailText = 'クリックすると、このアドレスがアカウントに登録されます。';
export const continueToLink = (product: string): string => `${product}へ進む`;
export const linkExpiredText = '使用済みか、期限切れです。新しいリンクを請求してください。';
export const openProductLink = (product: string): string => `${product}を開く`;
export const linkExpiredTitle = 'このリンクは使えなくなりました';

/* Emails */

export const greetingWithoutName = 'こんにちは。';
export const greeting = (name: string): string => `${name}さん、こんにちは。`;
export const recoverySubject = '新しいパスワードの設定';
export const recoveryText =
  '新しいパスワードを設定するためのリンクです。1回だけ使え、1時間で期限が切れます。';
export const setPasswordButton = '新しいパスワードを設定';
export const recoveryUnasked =
  'お心当たりがなければ、このメールは無視してください。何も変わらず、パスワードもそのままです。';
export const accountExistsSubject = 'アカウントはすでにあります';
export const accountExistsText =
  'どなたか（ご本人かもしれません）が、このアドレスで登録しようとしました。すでにアカウントがあるため、何も変更していません。';
export const signInButton = 'サインイン';
export const forgottenPassword =
  'パスワードをお忘れの場合は、サインイン画面で「パスワードを忘れた場合」を選んでください。';
export const confirmAddressButton = 'このアドレスを確認';
export const confirmationExpiry =
  'リンクは1回だけ使え、1時間で期限が切れます。新しいリンクはいつでも請求できます。';
export const confirmationUnasked = '登録にお心当たりがなければ、このメールは無視してください。';
export const confirmationRequired = 'クリックしてアドレスを確認すると、アカウントを使えるようになります。';
export const confirmationPurpose = (product: string): string =>
  `クリックして、ご自分のアドレスであることを確認してください。確認されるまで、${product}のリマインダーや週間サマリーはこのアドレスに届きません。`;
export const welcomeSubject = (product: string): string => `${product}へようこそ`;
export const welcomePreheader = '朝に数分、夜に学びをひとつ。';
export const welcomePrivacy =
  'アドレスを確認しました。書いたものは、保存される前にブラウザーの中で暗号化されます。日記は、書いた人だけのものです。';
export const welcomeDay =
  '一日は3つの部分でできています。朝は5つの質問に答えます（見つめる）。日中は決めたことをします（行動する）。夜は学んだことをひとつ書き留めます（学ぶ）。';
export const openDayButton = '今日を開く';
export const welcomeStart = '質問ひとつから始めましょう。あとは自然に続きます。';
export const newAddressSubject = '新しいメールアドレスの確認';
export const newAddressText =
  'ご自分の新しいアドレスであることを確認してください。リンクは1回だけ使え、1時間で期限が切れます。';
export const newAddressUnasked = 'お心当たりがなければ、このメールは無視してください。何も変わりません。';
export const emailChangeSubject = 'メールアドレスの変更が申請されました';
export const emailChangeText =
  'パスワードを知っている人が、アカウントを別のアドレスに移すよう申請しました。そのアドレスが確認されるまで、変更されません。';
export const secureAccountButton = '新しいパスワードを設定';
export const emailChangeByYou =
  'ご本人の操作であれば、何もする必要はありません。そうでなければ、新しいパスワードを設定して変更を止めてください。';
export const emailChangedSubject = 'メールアドレスが変更されました';
export const emailChangedText = 'アカウントのメールアドレスが変わりました。新しいアドレスは確認済みです。';
export const emailChangedByOther = 'ご本人の操作でなければ、すぐにこのメールにご返信ください。';
export const passwordChangedSubject = 'パスワードが変更されました';
export const passwordChangedText = 'パスワードが変更され、ほかのすべての端末からサインアウトしました。';
export const passwordChangedByYou =
  'ご本人の操作であれば、何もする必要はありません。そうでなければ、今すぐ新しいパスワードを設定してください。';
export const passkeyAddedSubject = 'アカウントにパスキーが追加されました';
export const passkeyAddedText =
  'アカウントにパスキーが追加されました。そのパスキーがあれば、パスワードなしでサインインできます。';
export const passkeyAddedByYou =
  'ご本人の操作であれば、何もする必要はありません。そうでなければ、今すぐ新しいパスワードを設定してください。パスキーはすべて削除されます。';
export const passkeyRemovedSubject = 'アカウントからパスキーが削除されました';
export const passkeyRemovedText =
  'アカウントからパスキーが削除されました。そのパスキーではサインインできなくなりました。';
export const factorOnSubject = '2段階認証がオンになりました';
export const factorOnText =
  'アカウントの2段階認証がオンになりました。パスワードのあとに、認証アプリのコードを入力します。';
export const factorOnRecovery =
  'リカバリーコードは安全な場所に保管してください。スマートフォンをなくしたとき、コードごとに1回サインインできます。';
export const factorOnByOther = 'ご本人の操作でなければ、すぐにこのメールにご返信ください。';
export const factorOffSubject = '2段階認証がオフになりました';
export const factorOffText =
  'アカウントの2段階認証がオフになりました。パスワードのあとにコードを入力する必要はなくなりました。';
export const factorResetText =
  '本サービスの運営者が、アカウントの2段階認証をオフにしました。パスワードのあとにコードを入力する必要はなくなりました。';
export const factorResetUnasked = 'お心当たりがなければ、すぐにこのメールにご返信ください。';
export const recoveryCodeUsedSubject = 'リカバリーコードでサインインがありました';
export const recoveryCodeUsedText = (left: number): string =>
  `リカバリーコードを使って、アカウントへのサインインがありました。残りのコード：${left}個。`;
export const recoveryCodeUsedByYou =
  'ご本人の操作であれば、何もする必要はありません。そうでなければ、今すぐ新しいパスワードを設定し、リカバリーコードを作り直してください。';
export const signedOutSubject = 'すべての端末からサインアウトしました';
export const signedOutText =
  '本サービスの運営者が、すべての端末でアカウントをサインアウトしました。パスワードで再びサインインできます。';
export const newDeviceSubject = 'アカウントへの新しいサインイン';
export const newDeviceText = (device: string, network: string | null): string =>
  `初めての端末から、アカウントへのサインインがありました：${device}${network ? `（${network}で始まるアドレス）` : ''}。`;
export const newDeviceByYou =
  'ご本人の操作であれば、何もする必要はありません。そうでなければ、その端末をサインアウトし、新しいパスワードを設定してください。';
export const signOutThatDeviceButton = 'その端末をサインアウト';
export const endSessionTitle = 'その端末をサインアウトしますか？';
export const endSessionText =
  'すぐにサインアウトします。続いて新しいパスワードを設定すると、再びサインインされるのを防げます。';
export const endSessionButton = 'サインアウトしてパスワードを設定';
export const deletedSubject = 'アカウントが削除されました';
export const goodbye = (firstName: string): string => `${firstName}さん、お元気で。`;
export const deletedText =
  'ご依頼のとおり、アカウントと書いたものをすべて削除しました。元に戻すことはできません。';
export const deletedThanks =
  'ここで過ごしてくださり、ありがとうございました。また始めたくなったら、いつでもお待ちしています。';

/* Authentication Error */

export const authenticationErrorTitle = '認証エラー';
export const authErrorText =
  'このリンクではサインインできませんでした。期限切れか、使用済みの可能性があります。日記は無事です。';
export const returnToLoginButton = 'サインインに戻る';

/* Confirmation, after signing up */

export const accountTitle = 'アカウント';
export const accountReadyTitle = 'アカウントの準備ができました';
export const trialStarted = (days: number): string =>
  `${days}日間の無料体験が始まりました。カードの入力も解約の手続きもいりません。いくつかの質問に答えて、自分の日記にしましょう。`;
export const continueButton = '続ける';
export const checkYourEmailTitle = 'メールをご確認ください';
export const confirmationSent =
  'リンクを送りました。リンクを開いてアドレスを確認してから、サインインしてください。';
export const couponAfterSignIn =
  'サインインしたら、もう一度クーポンのリンクを開いてクーポンを使ってください。';
export const toSignInButton = 'サインイン';

/* Forgot Password */

export const forgotPasswordLabel = 'パスワードを忘れた場合';
export const recoveryHelp =
  '新しいパスワードを設定するリンクをメールで送ります。1回だけ使え、1時間で期限が切れます。';
export const emailLabel = 'メールアドレス';
export const sendResetLinkButton = 'リンクを送信';
export const backToSignInButton = 'サインインに戻る';

/* Landing page */

export const landingTitle = '質問に答える毎日の日記';
export const mainLabel = 'メイン';
export const howItWorksLink = 'しくみ';
export const signInLink = 'サインイン';

/* Landing page: a sample page and its day */

export const sampleQuestion1 = '昨日のことで、喜びたいことは何ですか？';
export const sampleAnswer1 = '朝食の前に父に電話した。急がずに話せた。20分も船の話をした。';
export const sampleAction1 = '結衣に構成案を送る。';
export const sampleAction2 = '1月16日の部屋を押さえる。';
export const sampleAction3 = '最初の1ページを、下手でも20分で書く。';
export const sampleQuestion2 = 'いちばん大切な目標は何ですか？';
export const sampleAnswer2 = '1月に、初めての文章ワークショップを開く。';
export const sampleQuestion3 = '何を恐れていますか？';
export const sampleAnswer3 = '4人しか来なくて、沈黙を言い訳で埋めてしまうこと。';
export const sampleQuestion4 = '大切にしている価値観は、何をするように言っていますか？';
export const sampleAnswer4 =
  '勇気は、日付を書いて決めようと言う。家族は、日曜はやめてと言う。好奇心は、結衣なら何がほしいか聞いてみようと言う。';
export const sampleQuestion5 = '今日は何をしますか？';
export const samplePageLabel = 'ページの例';
export const sampleActionsTitle = '今日のアクション';
export const sampleLessonQuestion = '何を学びましたか？';
export const sampleLesson = '書いて決めた日付は、計画より勇気がいる。';
export const sampleDayTitle = '一日はこう変わる';
export const sampleDayText =
  'その日の夜：アクションが2つ完了し、学びがひとつ書かれ、1か月が輪になって見えます。';
export const sampleWelcome = 'ようこそ、真央さん';
export const sampleDate = '11月30日月曜日';
export const sampleStrokes = '今日 3 / 3';
export const sampleClosed = 'ループが完成しました';
export const sampleMonth = '11月：30日のうち20日でループが完成';

/* Landing page: what it is, and why it is safe */

export const getStartedButton = '始める';
export const heroLine1 = '1ページ書く。';
export const heroLine2 = '書いたことをする。';
export const heroLine3 = '学びを残す。';
export const heroText = (product: string): string =>
  `${product}は、自分の価値観に沿って生きたい人のための毎日の日記です。朝に5つの質問、日中に短いリスト、夜に学びをひとつ。`;
export const heroOffer = '10日間無料。カードは不要です。';
export const clarifyTitle = '見つめる';
export const clarifyText =
  '一日が騒がしくなる前に、5つの質問。うまくいったこと、望むこと、怖いこと、価値観が言うこと、今日すること。';
export const actTitle = '行動する';
export const actText = '最後の答えが、今日のリストになります。あえて短く、自分の言葉で。';
export const learnTitle = '学ぶ';
export const learnText = '一日の終わりに一文。1年後には、それが一冊の本になります。';
export const ringLabel = '3本の筆の線で描いた円';
export const strokesTitle = '3本の線で、一日というひとつの円を描く';
export const privateTitle = '初めから非公開';
export const encryptionLink = '暗号化のしくみ';
export const privateText = <Part>(howEncryptionWorks: Part) => [
  '日記、学び、アクション、目標は、送られる前にブラウザーの中で暗号化されます。広告も追跡もフォロワーもありません。',
  howEncryptionWorks,
];
export const yoursTitle = '書いたものは手元に';
export const yoursText =
  '日記だけでも、学びだけでも、すべてをひとつのテキストファイルでも、いつでもダウンロードできます。やめるときは、すべて削除できます。';
export const freeTitle = '10日間無料';
export const freeText =
  'すべての機能が使え、カードは不要です。その後のプランは月10ドル、または年99ドルです。プランを選ばないかぎり、料金はかかりません。';
export const factsLabel = 'お約束すること';
export const startTitle = '明日の朝から始めませんか';
export const startText = '1日10分、10日間無料です。';

/* Sign-in page */

export const signInTitle = 'サインイン';

/* Setting a new password */

export const newPasswordLabel = '新しいパスワード';
export const passwordHelp = '6文字以上';
export const confirmNewPasswordLabel = '新しいパスワード（確認）';
export const setNewPasswordButton = '新しいパスワードを設定';

/* Create an account */

export const nameLabel = '名前';
export const passwordLabel = 'パスワード';
export const creatingAccount = 'アカウントを作成中';
export const createAccountButton = 'アカウントを作成';

/* Create an account: the page */

export const registrationTitle = 'アカウントを作成';
export const haveAccountLink = 'アカウントをお持ちの方';
export const termsLink = '利用規約';
export const privacyLink = 'プライバシー';
export const registrationTerms = <Part>(days: number, terms: Part, privacy: Part) => [
  `${days}日間無料。カードは不要です。アカウントを作成すると、`,
  terms,
  'と',
  privacy,
  'に関する説明に同意したことになります。',
];

/* Setting a new password: the page */

export const passwordSetToDay = 'パスワードを変更しました。今日のページへ移動しています…';
export const passwordSetToSignIn = 'パスワードを変更しました。サインイン画面へ移動しています…';
export const resetTitle = '新しいパスワードを選ぶ';

/* Sign in */

export const signInLabel = 'サインイン';
export const signingIn = 'サインイン中';
export const forgotPasswordButton = 'パスワードを忘れた場合';
export const createAccountLink = 'アカウントを作成';

/* Sign in: the panel */

export const forgotPasswordTitle = 'パスワードを忘れた場合';

/* Two-step sign-in */

export const factorTitle = 'コードを入力';
export const factorHelp = '認証アプリを開き、Growth Loop用に表示される6桁の数字を入力してください。';
export const factorRecoveryHelp =
  '保管しておいたリカバリーコードを入力してください。それぞれ1回だけ使えます。';
export const appCodeLabel = 'コード';
export const recoveryCodeLabel = 'リカバリーコード';
export const rememberDeviceLabel = 'この端末では30日間尋ねない';
export const useRecoveryCodeButton = 'リカバリーコードを使う';
export const useAppCodeButton = '認証アプリを使う';

/* Confirming that it’s you */

export const proofTitle = 'ご本人の確認';
export const proofText = '続けるには、パスワードを入力してください。その後10分間は尋ねません。';
export const proofTextWithPasskey =
  '続けるには、パスワードまたはパスキーを使ってください。その後10分間は尋ねません。';
export const usePasskeyButton = 'パスキーを使う';
export const proofContinueButton = '続ける';
export const offline = 'オフラインです。オンラインに戻ってから、もう一度お試しください。';
export const proving = '確認中…';
