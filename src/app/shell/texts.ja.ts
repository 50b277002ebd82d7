import { formatNumber } from '../../kernel/intl.ja.ts';

/* A newer release, where there is a private vault */

export const newReleaseReady = '新しいバージョンを利用できます。';
export const updateNowButton = '今すぐ更新';

/* Keyboard shortcuts */

export const writeTodaysPageLabel = '今日のページを書く';
export const addActionLabel = 'アクションを追加';
export const noteLessonLabel = '学びを書き留める';
export const findSomethingLabel = '書いたものを探す';
export const showShortcutsLabel = 'ショートカットを表示';
export const nextOrSaveLabel = '次の質問へ進む、または保存';
export const closeAndKeepLabel = '入力内容を残して閉じる';
export const addLinkLabel = 'リンクを追加';
export const keyboardShortcutsTitle = 'キーボードショートカット';
export const anywhereTitle = 'どこでも';
export const notTypingTitle = '入力していないとき';
export const singleKeysLabel = '1文字のショートカット';
export const singleKeysHelp =
  '音声で入力する方や、誤ってキーを押しやすい方はオフにできます。この設定は、サインアウトするまでこの端末に残ります。';
export const typingTitle = '書いているとき';
export const foundTitle = '検索で開いたページ';
export const nextMatchLabel = '次の一致';
export const previousMatchLabel = '前の一致';
export const backToResultsLabel = '検索結果に戻る';
export const visionTitle = 'ビジョン';
export const saveLabel = '保存';
export const boldLabel = '太字';
export const italicLabel = '斜体';
export const underlineLabel = '下線';

/* Search and commands: other words for pages */

export const todayKeywords = 'ダッシュボード ループ ホーム 見つめる 行動 学ぶ 目標';
export const actionsKeywords = 'タスク やること todo';
export const weeklyKeywords = 'サマリー 気づき 週間';
export const toolsKeywords = 'ビジョン バケットリスト gold file コミュニティ ダウンロード';
export const journalKeywords = '履歴 記録 ページ ダウンロード 年';
export const lessonsKeywords = '履歴 学ぶ ダウンロード';
export const scoringKeywords = 'ポイント バッジ 使い方';
export const whyItWorksKeywords = '日記 使い方';
export const taskOverviewKeywords = 'アクション 使い方';
export const repetitionKeywords = '使い方 繰り返し';
export const findLink = '検索';
export const findLinkKeywords = '探す 調べる';
export const weeklyReviewLink = '週の振り返り';
export const weeklyReviewKeywords = 'カテゴリー 重点';
export const contentLink = '学びを投稿にする';
export const contentKeywords = 'コンテンツ 作成 共有 文体';
export const profileSettingsLink = 'プロフィール設定';
export const profileKeywords =
  'アカウント 名前 メール パスワード タイムゾーン リマインダー 端末 バージョン 更新';
export const coreValuesLink = 'コアバリュー';
export const coreValuesKeywords = '変更 プロフィール 価値観';
export const weeklyCategoriesLink = '週のカテゴリー';
export const weeklyCategoriesKeywords = 'プロフィール 振り返り';
export const pausesLink = '休止';
export const pausesKeywords = 'プロフィール 休暇 旅行 連続記録';
export const emailLink = 'メール設定';
export const emailKeywords = 'プロフィール 配信 週間サマリー お知らせ 配信停止';
export const calendarFeedLink = 'カレンダーフィード';
export const calendarFeedKeywords = 'プロフィール リマインダー';
export const billingLink = 'お支払い';
export const billingKeywords = 'プロフィール プラン 契約 カード 請求書';
export const plansLink = 'プランと料金';
export const plansKeywords = '価格 申し込み アップグレード';
export const downloadLink = 'すべてダウンロード';
export const downloadKeywords = 'データ アーカイブ エクスポート バックアップ アカウント削除';
export const bookLink = '本を作る';
export const bookKeywords = 'pdf 印刷 紙 エクスポート';
export const importLink = '日記をインポート';
export const importKeywords = 'アーカイブ 復元 アップロード';
export const syncMonitorLink = '同期の記録';
export const syncMonitorKeywords = 'google tasks ログ';
export const termsLink = '利用規約';
export const termsKeywords = '法的情報 条件';
export const privacyLink = 'プライバシー';
export const privacyKeywords = '法的情報 個人情報保護';

/* Search and commands */

export const findWordsButton = (words: string): string => `書いたものすべてから「${words}」を探す`;
export const searchAndCommandsTitle = '検索とコマンド';
export const commandLabel = '何をしますか？';
export const commandPlaceholder = 'コマンドや検索語を入力';
export const closeLabel = '閉じる';
export const chooseHint = '選択';
export const openHint = '開く';
export const closeHint = '閉じる';
export const commandsLabel = 'コマンド';
export const findInWritingTitle = '検索';
export const hitsCount = (count: number): string => `${formatNumber(count)}件一致`;
export const results = (count: number): string => `${formatNumber(count)}件の結果`;

/* Writing after the trial */

export const trialEndedTitle = '無料体験が終了しました';
export const closeButton = '閉じる';
export const seePlansButton = 'プランを見る';
export const trialEndedText = '書いたものはすべて無事です。続けて書くには、プランをお選びください。';

/* Menu */

export const coachingCallLink = 'コーチングを予約';
export const historyTitle = '履歴';
export const knowledgeBaseTitle = '使い方';
export const themeTitle = 'テーマ';
export const signOutButton = 'サインアウト';
export const menuLabel = 'メニュー';

/* Navigation */

export const todayLink = '今日';
export const actionsLink = 'アクション';
export const weeklyLink = '週間';
export const toolsLink = 'ツール';
export const journalLink = '日記';
export const lessonsLink = '学び';
export const scoringLink = 'ポイントのしくみ';
export const whyItWorksLink = '書くと変わる理由';
export const taskOverviewLink = 'アクションとは';
export const repetitionLink = '繰り返しの力';

/* Top bar */

export const mainLabel = 'メイン';
export const findLabel = '検索';
export const findTitle = '検索（/）';
export const mainBottomLabel = 'メイン（下部）';
