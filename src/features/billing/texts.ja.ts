import { formatNumber } from '../../kernel/intl.ja.ts';

/* Plans and payments: messages */

export const trialEnded = '無料体験が終了しました。';
export const checkoutFailed = 'お支払い手続きを開始できませんでした';
export const noUrl = 'お支払いページのアドレスを取得できませんでした';
export const wrong = '問題が発生しました。もう一度お試しください。';
export const noSession = '有効なセッションがありません';
export const finalizeFailed = 'プランの手続きを完了できませんでした';
export const missingPayment = 'お支払い情報がありません。料金ページからやり直してください。';
export const unavailable =
  'ここではお支払いがまだ設定されていません。料金はかからず、誰でも書き続けられます。';
export const unreachable =
  '決済事業者に接続できませんでした。料金は請求されていません。もう一度お試しください。';
export const planAlready = 'すでにプランをご利用中です。';
export const amountChanged =
  'このページを開いてから日付が変わり、最初の請求額が変わりました。料金は請求されていません。新しい金額をご確認ください。';
export const notYours =
  'このお支払いは、このアカウントのものではありません。料金ページからやり直してください。';
export const promotionUnknown = 'そのコードは無効です。';
export const promotionUsed = 'そのコードは期限切れか、利用上限に達しています。';
export const promotionNotForPlan = 'そのコードは、このプランには使えません。';
export const couponUnknown = 'そのクーポンは無効です。';
export const couponEnded = 'そのクーポンは期限切れか、利用上限に達しています。';
export const couponPaid = 'すでにプランをご利用中のため、このクーポンで無料体験を延長することはできません。';
export const tooManyCards = '試したカードが多すぎます。数分お待ちください。';
export const tooManyLooks = '試したコードが多すぎます。数分お待ちください。';
export const noCard = '管理するお支払いはまだありません。先にプランをお選びください。';
export const noMoneyMoves = 'テストモードです。料金は請求されず、実際のカードは不要です。';
export const setupFailed = (status: string): string => `SetupIntentに失敗しました：${status}`;

/* Discounts */

export const takenOff = (amount: string): string => `${amount}割引`;
export const offFirstPayment = (off: string): string => `初回のお支払いが${off}`;
export const offForMonths = (off: string, months: number): string => `${formatNumber(months)}か月間${off}`;

/* What a plan costs, in one sentence */

export const period = (from: string, to: string): string => `${from}〜${to}`;
export const termsMonthly = (first: string, covers: string, next: string, day: string): string =>
  `本日${first}（${covers}分）。次回は${day}に${next}、以後は毎月1日にお支払いいただきます。`;
export const termsYearly = (first: string, covers: string, next: string, day: string): string =>
  `本日${first}（${covers}分）。次回は${day}に${next}、以後は毎年その日にお支払いいただきます。`;
interface LaterTerms {
  trialEnds: string;
  begins: string;
  first: string;
  covers: string;
  next: string;
  day: string;
}
export const laterTermsMonthly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `本日の請求はありません。無料体験は${trialEnds}までです。プランは${begins}に始まり、同日に最初の${first}（${covers}分）をお支払いいただきます。次回は${day}に${next}、以後は毎月1日です。`;
export const laterTermsYearly = ({ trialEnds, begins, first, covers, next, day }: LaterTerms): string =>
  `本日の請求はありません。無料体験は${trialEnds}までです。プランは${begins}に始まり、同日に最初の${first}（${covers}分）をお支払いいただきます。次回は${day}に${next}、以後は毎年その日です。`;
export const nothing = 'なし';

/* Answers of the server */

export const profileNotFound = 'アカウントが見つかりませんでした。もう一度サインインしてください。';

/* Webhook */

export const tooLarge = 'メッセージが大きすぎます。';
export const notSigned = 'メッセージに署名がありません。';
export const unreadableEvent = 'メッセージに署名はありますが、読み取れません。';

/* Starting a plan */

export const planNotStartedTitle = 'プランはまだ始まっていません';
export const oneMomentTitle = 'お待ちください';
export const backToPricingLink = '料金に戻る';
export const activating = 'プランを有効にしています…';

/* Checkout */

export const checkoutTitle = 'お支払い手続き';
export const nothingWasCharged = <Part>(back: Part) => ['料金は請求されていません。', back];
export const openingCheckout = '決済事業者のページを開いています…';

/* A coupon */

export const yourCouponTitle = 'クーポン';
export const couponTitle = 'おめでとうございます';
export const couponNamedTitle = <Part>(name: Part) => [name, 'さん、おめでとうございます'];
export const couponLabel = 'クーポン';
export const couponText = 'カードなしで、ループを試せる日数が増えます。';
export const checkingCoupon = 'クーポンを確認中…';
export const letsGoButton = '始める';
export const trialDays = '無料体験の日数';
export const trialEnds = '無料体験の終了日';
export const couponNotNeeded = 'ほかは何も変わっていません。無料体験にクーポンは不要です。';
export const continueButton = '続ける';
export const createAccountButton = 'アカウントを作成';

/* The facts of a plan */

export const chargeNow = (amount: string, from: string, to: string): string =>
  `${amount}（${from}〜${to}分）`;
export const todayLabel = '本日';
export const thenLabel = '次回以降';
export const nothingToday = (trialEnds: string): string => `なし。無料体験は${trialEnds}までです。`;
export const planBeginsLabel = 'プランの開始';
export const firstPaymentLabel = '最初のお支払い';
export const firstPayment = (amount: string, from: string, to: string): string =>
  `同日に${amount}（${from}〜${to}分）`;
export const chargeMonthly = (amount: string, day: string): string => `${day}に${amount}、以後は毎月1日`;
export const chargeYearly = (amount: string, day: string): string => `${day}に${amount}、以後は毎年その日`;
export const planFactLabel = 'プラン';
export const priceLabel = '料金';
export const cardLabel = 'カード';
export const endedLabel = '終了日';
export const endsLabel = '終了予定日';
export const planWithStatus = (plan: string, status: string): string => `${plan}（${status}）`;
export const statusActive = '利用中';
export const statusBeginsLater = '無料体験のあとに開始';
export const statusEnded = '終了';
export const statusPastDue = '前回のお支払いに失敗';
export const statusUnpaid = '未払い';
export const pricePerMonth = (amount: string): string => `月${amount}`;
export const pricePerYear = (amount: string): string => `年${amount}`;
export const nextChargeLabel = '次の請求';
export const nextCharge = (amount: string, day: string): string => `${day}に${amount}`;
export const cardUntil = (brand: string, last4: string, month: string, year: number): string =>
  `${brand}（末尾${last4}）、有効期限 ${month}/${year}`;
export const cardExpiresSoon = (brand: string, last4: string, month: string, year: number): string =>
  `${brand}（末尾${last4}）、まもなく期限切れ：${month}/${year}`;

/* After paying */

export const planStartedTitle = 'プランが始まりました';
export const planChosenTitle = 'プランを設定しました';

/* Payment */

export const paymentTitle = 'お支払い';
export const backToPricingButton = '料金に戻る';
export const goToPricingLink = '料金を見る';
export const billingNameLabel = '請求先の名前';
export const confirmLaterButton = '確定（本日の請求なし）';
export const confirmTodayButton = (inDollars: string): string => `確定（本日${inDollars}）`;
export const cardPrivacy = 'カード情報は決済事業者に直接送られます。当方がカード番号を見ることはありません。';

/* Choosing a plan */

export const yearlyPrice = (amount: string): string => `月${amount}（年払い）`;
export const monthlyBilling = '毎月1日に請求、初月は日割り';
export const startsTitle = 'プランの開始日';
export const startsAfterTrial = '無料体験の終了時';
export const keepsDays = (day: string): string => `無料の日数はそのままです。${day}に始まります。`;
export const startsToday = '今日';
export const givesUpDays = '今すぐお支払いいただき、残りの無料の日数はなくなります。';
export const amountToday = (amount: string): string => `本日${amount}`;
export const yearlyPlan = '年払い';
export const monthlyPlan = '月払い';
export const perInterval = { year: '/ 年', month: '/ 月' } as const;
export const choosePlanTitle = 'プランを選ぶ';
export const yearlySaving = '17%お得';

/* Pricing */

export const included1 = '毎日の日記と今日のリスト';
export const included2 = '学びとその全履歴';
export const included3 = '週間サマリーと気づき';
export const included4 = 'ビジョンとバケットリスト';
export const included5 = '朝と夜のリマインダー';
export const included6 = '書いたものはいつでもダウンロード可能';
export const pricingPageTitle = '料金';
export const pricingTitle = 'やる気につながる料金';
export const pricingText =
  'やる気を後押しするように決めた料金です。続けたくなるだけの金額で、何年も続けられる手頃さです。誰でもすべての機能を使えます。';
export const includedTitle = 'どちらにも含まれるもの';
export const managePlanLink = 'プロフィールで管理';
export const trialLeftNoCharge = (days: number, until: string): string =>
  `無料体験はあと${formatNumber(days)}日、${until}までです。今日から始めないかぎり、終了前に料金はかかりません。`;
export const subscribeMonthlyButton = (amount: string): string => `月払いで申し込む（本日${amount}）`;
export const subscribeMonthlyLaterButton = '月払いで申し込む（本日の請求なし）';
export const subscribeYearlyLaterButton = '年払いで申し込む（本日の請求なし）';
export const subscribeYearlyButton = (amount: string): string => `年払いで申し込む（本日${amount}）`;
export const payHereLink = 'ここでカードで支払う';
export const paymentNote = <Part>(payHere: Part) => [
  payHere,
  'こともできます。カードは決済事業者が扱います。解約はいつでもプロフィールででき、日記はその後もダウンロードできます。',
];

/* A promotion code */

export const promotionCodeLabel = 'プロモーションコード';
export const applyButton = '適用';

/* After the trial */

export const afterTrialTitle = '無料体験のあと';
export const trialLeft = (days: number): string => `無料体験はあと${formatNumber(days)}日です。`;
export const trialRunningTitle = '無料体験はまだ続いています';
export const trialThen = (day: string): string =>
  `${day}までです。その後も、書いたものはすべて読み、ダウンロードできます。続けて書くには、プランをお選びください。`;
export const planDuringTrial = '今選んだプランは、無料体験の終了時に始まります。それまで料金はかかりません。';
export const keepWritingTitle = '書き続けられます';
export const goToTodayButton = '今日へ';
export const everythingKept =
  '書いたものはすべて無事で、これからも読み、ダウンロードできます。続けて書くには、プランをお選びください。';
export const staysOpenTitle = '引き続きできること';
export const readYourLessonsLink = '学びを読む';
export const readYourActionsLink = 'アクションを読む';
export const readYourVisionsLink = 'ビジョンとバケットリストを読む';
export const readYourJournalLink = '日記を読む';
export const downloadLink = 'プロフィールですべてダウンロード';
export const signOutButton = 'サインアウト';

/* Welcome, after paying */

export const paidMonthly = (amount: string): string =>
  `月${amount}です。ともに歩んでくださり、ありがとうございます。`;
export const paidYearly = (amount: string, monthly: string): string =>
  `1年分として本日${amount}（月${monthly}）です。ともに歩んでくださり、ありがとうございます。`;
export const paidLater = (amount: string, day: string): string =>
  `本日の請求はありません。プランは${day}に始まり、最初のお支払いは${amount}です。ともに歩んでくださり、ありがとうございます。`;
export const paidTodayThenMonthly = (amount: string, monthly: string): string =>
  `本日${amount}、以後は月${monthly}です。ともに歩んでくださり、ありがとうございます。`;
export const welcomeTitle = 'ようこそ';
export const welcomeNamedTitle = <Part>(name: Part) => ['ようこそ、', name, 'さん'];
export const welcomePageTitle = 'ようこそ';
export const beginOnboardingButton = '初期設定を始める';
export const backLink = '戻る';

/* A coupon, while signing up */

export const couponAdds = (days: number): string => `クーポンで無料体験が${formatNumber(days)}日延びます。`;
export const registerWithoutCoupon = 'クーポンなしでも登録できます。';

/* Profile: your plan */

export const freeTrialLeft = (days: number): string => `無料体験中、残り${formatNumber(days)}日。`;
export const seePlansLink = 'プランを見る';
export const planNeedsConnection = 'プランは、接続中に表示されます。';
export const paymentFailedUntil = (day: string): string =>
  `前回のお支払いに失敗しました。${day}までは書き続けられます。プランを続けるには、カードを更新してください。`;
export const canceledUntil = (day: string): string => `解約済みです。プランは${day}に終了します。`;
export const canceledBeforeStart = (day: string): string =>
  `開始前に解約されました。料金はかからず、${day}まで書き続けられます。`;
export const manageBillingButton = 'お支払いを管理';
export const openingBilling = '開いています…';
export const manageBillingOffline = 'お支払いは、オンラインに戻ると管理できます。';
export const manageBillingHelp = '決済事業者のページで、カードの変更、請求書の確認、解約ができます。';

/* The banner on every page */

export const trialOver = <Part>(plans: Part) => [
  '無料体験が終了しました。書いたものはすべて無事です。続けて書くには、プランをお選びください。',
  plans,
];
export const openToRead = <Part>(plans: Part) => [
  '無料体験が終了しました。書いたものはすべてここで読めます。続けて書くには、プランをお選びください。',
  plans,
];
export const updateYourCardLink = 'カードを更新';
export const paymentFailed = <Part>(update: Part) => [
  '前回のお支払いに失敗しました。今は書き続けられます。',
  update,
];
export const paymentFailedKeepsUntil = <Part>(day: string, update: Part) => [
  `前回のお支払いに失敗しました。${day}までは書き続けられます。`,
  update,
];
export const planLabel = 'プラン';
