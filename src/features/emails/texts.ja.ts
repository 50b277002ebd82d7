import { formatNumber } from '../../kernel/intl.ja.ts';

/* Every email */

export const greeting = (name: string): string => `${name}さん、こんにちは。`;

/* Email: your trial ends soon */

export const trialEndsIn3DaysSubject = '無料体験はあと3日で終了します';
export const trialEndsTomorrowSubject = '無料体験は明日で終了します';
export const trialPreheader = 'プランの有無にかかわらず、書いたものはすべて無事です。';
export const trialEndsIn3Days = (when: string): string => `無料体験は3日後の${when}に終了します。`;
export const trialEndsTomorrow = (when: string): string => `無料体験は明日、${when}に終了します。`;
export const planBeginsSubject = 'プランは3日後に始まります';
export const planBeginsPreheader = '手続きはいりません。そのまま書き続けられ、当日にカードに請求されます。';
export const planBegins = (price: string, day: string): string =>
  `無料体験は3日後に終了し、選んだプランが始まります。最初のお支払いは${day}、${price}です。`;
export const planBeginsText = '気が変わった場合は、それまでにプロフィールで解約すれば、料金はかかりません。';
export const openPlanButton = 'プランを見る';
export const trialText =
  '書いたものはこれからもご自分のもので、いつでも読み、ダウンロードできます。続けて書くには、プランをお選びください。';
export const seePlansButton = 'プランを見る';
export const whyTrialEmail = (product: string): string =>
  `${product}の無料体験をご利用中のため、このメールをお送りしています。`;

/* Email: weekly summary */

export const weekSubject = '数字で見る一週間';
export const fullWeek = '先週は毎日ページを書きました。めったにできないことです。すべてご自分の力です。';
export const quietWeek = '先週は静かな一週間でした。日記はそのままの場所で、いつでも待っています。';
export const usualWeek = '先週したことです。';
export const weekSpan = (from: string, to: string): string => `${from}〜${to}`;
export const daysJournaled = '日記を書いた日';
export const daysOfWeek = (days: number): string => `${formatNumber(days)} / 7日`;
export const actionsCompleted = '完了したアクション';
export const lessonsNoted = '書き留めた学び';
export const yourStreak = '連続記録';
export const streakDays = (days: number): string => `${formatNumber(days)}日`;
export const openDayButton = '今日を開く';
export const whyWeeklySummary =
  '週間サマリーを希望されているため、このメールをお送りしています。数字だけが含まれ、書いたものは含まれません。';

/* Email: a payment failed */

export const paymentFailedSubject = 'お支払いができませんでした';
export const paymentFailedPreheader = '今は書き続けられます。カードをご確認ください。';
export const paymentFailedText =
  'プランのお支払いにカードを使えませんでした。自動的に再度請求されます。1週間は書き続けられます。';
export const paymentFailedCause =
  'カードの有効期限切れか、銀行での確認が必要な場合があります。プロフィールで別のカードを追加できます。';
export const updateCardButton = 'カードを更新';
export const wordsStayYours = '何があっても、書いたものはすべてご自分のものです。';
export const whyPaymentFailed = (product: string): string =>
  `${product}のプランをご利用中のため、このメールをお送りしています。`;

/* Unsubscribe page */

export const stopWeeklySummaryTitle = '週間サマリーを停止しますか？';
export const stopTrialEmailsTitle = '無料体験のメールを停止しますか？';
export const stopRemindersTitle = 'メールのリマインダーを停止しますか？';
export const stopText = '1回のクリックで停止します。プロフィールで再びオンにできます。';
export const stopButton = 'メールを停止';

/* Unsubscribe page: stopped */

export const weeklySummaryStoppedTitle = '週間サマリーを停止しました';
export const trialEmailsStoppedTitle = '無料体験のメールを停止しました';
export const remindersStoppedTitle = 'メールのリマインダーを停止しました';
export const stoppedText = 'このメールは今後届きません。ほかは何も変わっていません。';
export const turnOnButton = '再びオンにする';
export const profileLink = 'プロフィールへ';

/* Unsubscribe page: turned back on */

export const weeklySummaryOnTitle = '週間サマリーを再開しました';
export const trialEmailsOnTitle = '無料体験のメールを再開しました';
export const remindersOnTitle = 'メールのリマインダーを再開しました';
export const onText = 'このメールは、ここまたはプロフィールでいつでも停止できます。';

/* Unsubscribe page: a damaged link */

export const linkBrokenTitle = 'この配信停止のリンクは使えません';
export const linkBrokenText =
  'リンクが途切れている可能性があります。受け取るメールはプロフィールで選べます。';

/* Choice of emails in the profile */

export const saveFailed = '保存できませんでした。もう一度お試しください。';
export const weeklySummaryLabel = '週間サマリーをメールで受け取る';
export const weeklySummaryHelp =
  '毎週月曜日の朝に、日数、アクション、学びを数字で。書いたものは含まれません。';
export const trialEmailsLabel = '無料体験についてのメール';
export const trialEmailsHelp = '終了の3日前と前日';

/* Below every email */

export const concernsAccount = (product: string): string =>
  `${product}のアカウントに関するお知らせのため、このメールをお送りしています。`;
export const stopEmailsLink = 'メールを停止';
