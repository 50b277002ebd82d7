import { formatNumber } from '../../kernel/intl.ja.ts';

/* What a sync ends with */

export const noToken = 'Googleからアクセストークンを受け取れませんでした';
export const consentFailed = 'Googleに接続できませんでした。もう一度お試しください。';
export const syncFailed = 'アクションを同期できませんでした';
export const synced = '同期しました。再読み込みすると変更が表示されます。';
export const unfinished = '1分では同期しきれませんでした。もう一度同期すると続きから進みます。';
export const consentNeeded = 'Googleが再び許可を求めています。同期ボタンをもう一度押してください。';
export const notPermitted = 'Googleがタスクへのアクセスを認めませんでした。Googleの画面で許可してください。';
export const alreadyRunning = '同期はすでに実行中です。終わるまでお待ちください。';
export const tooManyTasks = (most: number): string =>
  `1つのリストのタスクが${formatNumber(most)}件を超えています。不要なものを削除してください。`;
export const googleUnavailable = '今はGoogleが応答していません。数分後にもう一度お試しください。';
export const vaultClosed = 'プライベート保管庫がオンのため、サーバーはアクションを読めず、同期できません。';
export const notSetUp = 'このサーバーでは、Google Tasksとの同期が設定されていません。';

/* The log: what was done to one action, and why */

export const skippedEmpty = 'スキップ：Google Tasksのタスクに文字がありません。';
export const skippedRefused = 'スキップ：Google Tasksが受け付けませんでした。';
export const addedHere = 'こちらに追加。';
export const addedThere = 'Google Tasksに追加。';
export const renamedHere = 'こちらの文面を変更。';
export const renamedThere = 'Google Tasksの文面を変更。';
export const completedHere = 'こちらで完了。';
export const completedThere = 'Google Tasksで完了。';
export const reopenedHere = 'こちらで未完了に変更。';
export const reopenedThere = 'Google Tasksで未完了に変更。';
export const deletedHere = 'こちらから削除。';
export const deletedThere = 'Google Tasksから削除。';
export const restoredHere = 'こちらに復元。こちらで削除されたあとに、Google Tasksで変更されました。';
export const restoredThere = 'Google Tasksに復元。そこで削除されたあとに、こちらで変更されました。';
export const wasNewHere = 'こちらで新しく作られました。';
export const wasNewThere = 'Google Tasksで新しく作られました。';
export const wasChangedHere = 'こちらで変更されました。';
export const wasChangedThere = 'Google Tasksで変更されました。';
export const wasChangedLaterHere = '両方で変更され、こちらの変更が後でした。';
export const wasChangedLaterThere = '両方で変更され、Google Tasksの変更が後でした。';
export const wasDeletedHere = 'こちらで削除されました。';
export const wasDeletedThere = 'Google Tasksで削除されました。';

/* The log: what a sync did in all */

export const countAdded = (count: number): string => `追加${formatNumber(count)}件`;
export const countChanged = (count: number): string => `変更${formatNumber(count)}件`;
export const countDeleted = (count: number): string => `削除${formatNumber(count)}件`;
export const nothingHere = 'こちら：変更なし。';
export const nothingThere = 'Google Tasks：変更なし。';
export const changedHere = (counts: string): string => `こちら：${counts}。`;
export const changedThere = (counts: string): string => `Google Tasks：${counts}。`;
export const skippedCount = (count: number): string => `スキップ：${formatNumber(count)}件。`;

/* The notes of a task that comes from here */

export const taskNotes = (product: string, mark: string): string => `${product}から · ${mark}`;

/* The page that Google leads back to */

export const googleTasksTitle = 'Google Tasks';
export const notAwaited = '同期を始めたページは待機を終えています。同期ボタンをもう一度押してください。';
export const backToTasksLink = 'アクションに戻る';
export const closeWindow = 'このウィンドウは閉じてかまいません。';
export const oneMoment = 'お待ちください…';

/* The log: its lines */

export const changes = (count: number): string => `変更${formatNumber(count)}件`;
export const noText = '（文字なし）';
export const before = <Part>(bdi: Part) => ['変更前：', bdi];

/* Sync button */

export const syncing = '同期中…';
export const offline = 'オフラインです。同期には接続が必要です。';

/* Sync monitor page */

export const syncMonitorTitle = '同期の記録';
export const monitorIntro = 'アクションとGoogle Tasksの間で同期されたもの（このブラウザーの記録）。';
export const backToTasksButton = 'アクションに戻る';
export const noAccess = '同期には、無料体験中であるか、有料プランが必要です。';
export const testSyncButton = '同期をテスト';
export const logTitle = '記録';
export const clearLogsButton = '記録を消去';
export const logEmptyTitle = '同期はまだありません';
export const logEmptyText = 'すべての同期がここに記録されます。いつ始まり、何を、なぜしたか。';
export const searchLabel = '記録を検索';
export const linesFound = (count: number): string => `${formatNumber(count)}行見つかりました`;

/* The log: a sync that begins */

export const syncStarted = '同期を開始';

/* Actions: the sync */

export const syncHelp = 'ボタンを押すたびに、アクションとGoogle Tasksのリストを双方向に同期します。';
export const syncButton = 'Google Tasksと同期';
export const lastSynced = <Part>(time: Part) => ['最終同期：', time];
export const syncMonitorLink = '同期の記録';
