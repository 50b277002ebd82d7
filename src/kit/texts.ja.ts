import { formatNumber } from '../kernel/intl.ja.ts';

/* Errors that can be tried again */

export const tryAgainButton = '再試行';

/* How often something is reviewed */

export const weekly = '毎週';
export const monthly = '毎月';
export const quarterly = '3か月ごと';
export const reviewLabel = '見直し';
export const nextReview = <Part>(time: Part) => ['次の見直し：', time];

/* Editing */

export const saveButton = '保存';
export const cancelButton = 'キャンセル';
export const addButton = '追加';

/* Fields */

export const optional = '（任意）';

/* Earlier versions */

export const earlierVersions = (count: number): string => `以前の版（${formatNumber(count)}）`;
export const replacedOn = (time: string): string => `${time}に変更`;
export const restoreVersionLabel = (time: string): string => `${time}に変更する前の版を復元`;
export const restoreButton = '復元';

/* Lengths of texts */

export const charactersLeft = (count: number): string => `残り${formatNumber(count)}文字`;
export const overLimit = (count: number, limit: number): string =>
  `上限の${formatNumber(limit)}文字を${formatNumber(count)}文字超えています。`;
export const limit = (count: number): string => `上限は${formatNumber(count)}文字です。`;
export const charactersTooMany = (count: number): string => `${formatNumber(count)}文字超過しています。`;

/* Passwords */

export const hideButton = '隠す';
export const showButton = '表示';
export const showPasswordLabel = 'パスワードを表示';
export const hidePasswordLabel = 'パスワードを隠す';

/* Loading */

export const loading = '読み込み中';

/* Theme */

export const theme = 'テーマ';

/* When a loop closes */

export const closingSignal = 'ループが完成したとき';
export const noSignal = 'なし';
export const soundSignal = 'やわらかな音';
export const touchSignal = '短い振動';

/* Messages */

export const dismissLabel = '閉じる';
export const moreMessages = (count: number): string => `ほか${formatNumber(count)}件`;

/* Connection */

export const offline = 'オフラインです。一部の機能は使えないことがあります。';
export const backOnline = 'オンラインに戻りました';

/* A page that breaks */

export const somethingWentWrongTitle = '問題が発生しました';
export const pageLoadFailed = 'このページを読み込めませんでした。接続を確認して、もう一度お試しください。';
export const pageStopped = 'このページが予期せず停止しました。保存したものはすべて無事です。';
export const returnToDashboardButton = 'ダッシュボードに戻る';

/* What isn’t on the device yet */

export const notAuthenticated = 'サインインしていません';
export const olderPagesLoading = '以前のページを読み込んでいます。';

/* Links to the operator’s own pages */

export const outsideLinkNotSetUp = (setting: string): string =>
  `このリンクはまだ設定されていません。アドレスは${setting}で設定します。`;

/* Theme */

export const systemTheme = 'システム';
export const lightTheme = 'ライト';
export const darkTheme = 'ダーク';

/* Footer */

export const encryptionNote = '日記、学び、アクション、目標は暗号化して保存されます。';

/* Dialogs that open later */

export const dialogLoadFailed = '開けませんでした。ページを再読み込みして、もう一度お試しください。';

/* Onboarding */

export const stepOf = (step: number, steps: number): string => `ステップ ${step} / ${steps}`;

/* Skipping the bars */

export const skipToContent = '本文へ移動';

/* Footer links */

export const termsLink = '利用規約';
export const privacyLink = 'プライバシー';
export const languagesLabel = '言語';

/* Choosing a date */

export const datePlaceholder = '年/月/日';
export const dateNotKnown = 'この日付を読み取れませんでした。「2026/11/5」のように入力してください。';
export const chooseDateLabel = (field: string): string => `${field}：カレンダーから選ぶ`;
export const previousYearLabel = '前の年';
export const previousMonthLabel = '前の月';
export const nextMonthLabel = '次の月';
export const nextYearLabel = '次の年';
