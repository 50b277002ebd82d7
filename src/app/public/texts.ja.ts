/* Titles and descriptions for search engines */

export const landingTitle = '質問に答える毎日の日記 · %PRODUCT_NAME%';
export const landingDescription =
  '5つの質問に答えると、その日の短いリストになり、一日が教えてくれたことが残る。そんな毎日の日記です。';
export const welcomeTitle = 'ようこそ · %PRODUCT_NAME%';
export const welcomeDescription =
  '見つめる、行動する、学ぶ。3本の線で一日を描きます。1日約10分、10日間無料。カードは不要です。';
export const signInTitle = 'サインイン · %PRODUCT_NAME%';
export const signInDescription = 'サインインして、日記、アクション、学びを開きます。';
export const registrationTitle = 'アカウントを作成 · %PRODUCT_NAME%';
export const registrationDescription =
  '日記を始めましょう。10日間無料、カードは不要です。ページは暗号化して保存されます。';
export const termsTitle = '利用規約 · %PRODUCT_NAME%';
export const termsDescription = '提供するもの、利用者のもの、お願いしたいこと。短くまとめた利用規約です。';
export const privacyTitle = 'プライバシー · %PRODUCT_NAME%';
export const privacyDescription =
  '何を保存し、何を暗号化し、誰が見るのか。すべてをダウンロード、または削除する方法。';

/* Privacy */

export const privacyShortTitle = '要点';
export const privacyShort =
  '日記に書いたものは、保存される前にブラウザーの中で暗号化されます。何も販売されません。いつでもすべてをダウンロードまたは削除できます。';
export const storedTitle = '保存されるもの';
export const storedAccount =
  'アカウント：名前、メールアドレス、パスワードの一方向ハッシュ、設定。SMSのリマインダーを使う場合は電話番号も。プランがある場合は請求先の名前も。';
export const storedWriting = '日記：書いた内容、書いた日時、ポイント。';
export const storedDevices =
  '端末：サインインごとのブラウザーとIPアドレス。さらに90日間、アカウントに起きたことと、そのブラウザー、アドレスの先頭部分。どちらもプロフィール設定で確認できるため、身に覚えのないものに気づけます。';
export const encryptedTitle = '暗号化されるもの';
export const encryptedInBrowser =
  '日記、学び、アクション、目標は、保存される前にブラウザーの中で暗号化されます。ビジョン、バケットリスト、保存した投稿も同様です。';
export const notEncrypted =
  'リマインダー、お支払い、統計に必要なため、サーバーが読める形で残るものもあります。名前、連絡先、コアワード、コアバリュー、届けたい思いと、日付、時刻、ポイント、件数です。';
export const serverKey =
  'サーバーは鍵をひとつ保持しています。この鍵は、ダウンロードなど、利用者が求めた機能の実行中にだけ使われます。データベースの複製が盗まれても、それだけでは読めません。';
export const notEndToEnd =
  'これはエンドツーエンド暗号化ではありません。サーバーと鍵の両方を管理する運営者は、書いたものを読むことができます。プロフィール設定でプライベート保管庫をオンにすると、書いたものはエンドツーエンドで暗号化され、ご自分の端末でしか開けなくなります。';
export const deviceTitle = '端末にあるもの';
export const deviceCopy =
  '端末には、アプリのコード、書いたものの暗号化された複製、まだ送信されていないもの、それらを開く鍵があります。サインアウトすると、書いたものと鍵は端末から削除されます。';
export const cookies =
  'ひとつのCookieがサインインの状態を保ちます。もうひとつはブラウザーを識別し、新しいブラウザーからのサインインをお知らせするために使います。これはサインアウト後も残ります。2段階認証では、コードの入力を10分間待つCookieと、希望した場合に端末を30日間信頼するCookieを使います。第三者のCookie、広告、アクセス解析はありません。Cookieについての唯一の例外は支払いページです。「お支払い」をご覧ください。';
export const recipientsTitle = '誰が見るか';
export const recipientsServices =
  '何も販売されません。運営者は、メールやSMSの送信、利用者との連絡のために、外部のサービスを使うことがあります。そのサービスが受け取るのは、名前、連絡先、コアワード、コアバリューなど、必要なものだけです。日記を受け取ることはありません。';
export const recipientsModel =
  '運営者が言語モデルを提供する場合、書いた言葉が渡されるのは、同意があるときだけです。ある週の気づきを開くと、その週の記録、学び、アクションが渡されます。同意する前に、渡される文章と渡す相手が表示されます。同意はプロフィール設定で撤回できます。';
export const recipientsPosts =
  'モデルに投稿の作成を頼む場合、渡されるのは選んだものだけです。その文章は、送信前に毎回表示されます。';
export const automaticTitle = '自動送信メールとフィード';
export const automaticEmails =
  'メールには名前といくつかの統計が含まれますが、日記の内容は含まれません。リマインダー、週間サマリー、無料体験のお知らせは、確認済みのアドレスにだけ送られます。どれもワンクリックで停止できます。';
export const automaticFeed =
  'カレンダーフィードをオンにすると、その秘密のアドレスを知っている人は、リマインダーの時刻と見直しの日付を見ることができます。プロフィール設定で、アドレスの更新やフィードの停止ができます。';
export const syncTitle = 'Google Tasksとリマインダー';
export const syncGoogle =
  'Google Tasksと同期すると、アクションは読める形でGoogleの自分のリストに送られ、そちらでの変更が戻ってきます。ほかに書いたものは送られません。同期するのはボタンを押したときだけで、Googleの許可は保存されません。';
export const syncReminders =
  'リマインダーは、書く時間であることを伝えます。日記の内容は含まれません。通知は暗号化され、ブラウザーのプッシュサービスを通じて送られます。';
export const paymentTitle = 'お支払い';
export const paymentProvider =
  'カード情報は、メールアドレス、請求先の名前、金額とともに、運営者の決済事業者にだけ送られます。日記の内容は一切送られません。';
export const paymentCookies =
  '決済事業者のスクリプトは、カード入力フォームのあるページでだけ動きます。不正防止のため、そのページでCookieを設定することがあります。';
export const choicesTitle = 'できること';
export const choices =
  'プロフィール設定で、すべてをダウンロードし、アカウントを削除できます。削除すると、運営者のバックアップを除き、すべてがただちに消去されます。決済事業者は、支払いの記録を保存する義務を負う場合があります。';
export const responsibleTitle = '責任者';
export const responsible = (appUrl: string): string => `データの責任者は、${appUrl}の運営者です。`;

/* Terms */

export const offerTitle = '提供するもの';
export const offer = (product: string): string =>
  `${product}は毎日の日記です。最初の10日間は無料で、カードは不要です。その後も、同意なしに料金が請求されることはありません。`;
export const ownershipTitle = '利用者のもの';
export const ownership =
  '書いた言葉は、すべて書いた人のものです。無料体験の終了後も、いつでもすべてをダウンロードできます。アカウントとその中身をすべて削除することもできます。';
export const dutiesTitle = 'お願いしたいこと';
export const duties =
  'パスワードは他人に教えないでください。他人のものを読もうとしたり、妨害したり、過度な負荷をかけたりしないでください。';
export const limitsTitle = 'お約束できないこと';
export const limits = (product: string): string =>
  `${product}は現状のまま提供されます。医学的・心理学的な治療ではなく、専門的な助言でもありません。失いたくないものは、控えを保管してください。`;
export const operatorTitle = '運営者';
export const operator = (appUrl: string): string =>
  `${appUrl}の運営者が本サービスを運営し、その責任を負います。`;

/* Headings of the pages */

export const privacyHeading = 'プライバシー';
export const termsHeading = '利用規約';
export const translationNote = 'これは翻訳です。正式な文書は英語版です。';
export const originalLink = '英語版を読む';

/* The picture beside a shared link */

export const socialCardAlt = '1ページ書く。書いたことをする。学びを残す。言葉の横に、筆の線3本で描かれた円。';
