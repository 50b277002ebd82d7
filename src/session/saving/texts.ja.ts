import { formatNumber } from '../../kernel/intl.ja.ts';

/* Writing that couldn’t be saved */

export const discarded = '破棄しました。';
export const refusedBecause = (time: string, reason: string): string => `${time}：${reason}`;
export const copyButton = 'コピー';
export const copied = 'コピーしました';
export const copyFailed = 'コピーできませんでした。文章を選択してコピーしてください。';
export const undoButton = '元に戻す';
export const tryAgainButton = '再試行';
export const discardButton = '破棄';

/* Your writing */

export const yourWritingTitle = '書いたもの';
export const closeButton = '閉じる';
export const seePlansLink = 'プランを見る';
export const trialEndedWithPlans = <Part>(link: Part) => ['無料体験が終了しました。', link];

/* Whether everything is saved */

export const saved = '保存済み';
export const saving = '保存中';
export const waiting = <Part>(detail: (words: string) => Part) => ['この端末に保存', detail('（接続待ち）')];
export const offline = 'オフライン';
export const offlineAndKept = <Part>(detail: (words: string) => Part) => [
  'オフライン',
  detail('（この端末に保存）'),
];
export const waitingForPlan = 'プラン待ち';
export const needsYou = '要確認';
export const storageFull =
  'この端末の空き容量がないため、書いたものは接続中にしか保存されません。「保存済み」と表示されるまで、このページを開いておいてください。';
export const storageRefused =
  'このブラウザーは端末に何も保存しないため、書いたものは接続中にしか保存されません。「保存済み」と表示されるまで、このページを開いておいてください。';
export const encryptionFailed =
  '今は暗号化できないため、書いたものはまだ保存されていません。「保存済み」と表示されるまで、このページを開いておいてください。';

/* What isn’t saved */

export const changesWaiting = (count: number): string =>
  `${formatNumber(count)}件の変更が、この端末で接続を待っています。自動的に送信されます。`;
export const changesWaitingForPlan = (count: number): string =>
  `${formatNumber(count)}件の変更が、この端末で待っています。プランを選ぶと送信されます。`;
export const changesRefused = (count: number): string =>
  `${formatNumber(count)}件の変更を保存できませんでした。どうするかを決めるまで、内容はこの端末に残ります。`;
export const allSaved = 'すべて保存されています。書きかけのものは、この端末に残っています。';
export const changesUnsent = (count: number): string =>
  `${formatNumber(count)}件の変更が接続を待っています。`;
export const changesUnpaid = (count: number): string =>
  `${formatNumber(count)}件の変更がプランを待っています。`;
export const changesNotSaved = (count: number): string =>
  `${formatNumber(count)}件の変更を保存できませんでした。`;
export const draftsUnfinished = (count: number): string =>
  `書きかけの下書きが${formatNumber(count)}件あります。`;
export const filesWaiting = (count: number): string =>
  `${formatNumber(count)}件の写真や録音は、まだこの端末にしかありません。自動的にアップロードされます。`;
export const filesRefused = (count: number): string =>
  `${formatNumber(count)}件の写真や録音をアップロードできませんでした。この端末に残っており、再試行されます。`;
export const filesUnsent = (count: number): string =>
  `${formatNumber(count)}件の写真や録音が、まだアップロードされていません。`;
export const onlyOnThisDevice = 'これはこの端末にしかありません。今サインアウトすると、完全に削除されます。';

/* Drafts in other tabs */

export const draftChanged = (when: string): string => `最終変更：${when}`;
export const draftChangedAndSays = (when: string, firstWords: string): string =>
  `最終変更：${when}「${firstWords}」`;
