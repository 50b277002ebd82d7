import { formatNumber } from '../../kernel/intl.ja.ts';

/* Today: goals */

export const goalsTitle = '目標';
export const goalsNotLoaded = '以前の目標を読み込めませんでした';
export const goalNotSaved = '目標を保存できませんでした';
export const goalsEmpty = '日記に書いた目標がここに表示されます。';
export const showMoreButton = (more: number): string => `さらに${formatNumber(more)}件表示`;
export const reachedSummary = (count: number): string => `達成${formatNumber(count)}件`;
export const optionsLabel = (goal: string): string => `「${goal}」のオプション`;
export const editButton = '編集';
export const deleteButton = '削除';
export const goalDeleted = '目標を削除しました';
export const undoButton = '元に戻す';
/** Begins with what the button shows, so that it can be spoken. */
export const undoReachedLabel = (goal: string): string => `元に戻す：「${goal}」の達成`;
export const goalReached = '目標を達成しました。';
export const seeStoryLink = 'ここまでの歩みを見る';

/* Today: editing a goal */

export const editLabel = '目標を編集';
export const goalMissing = '目標を入力してください。';
export const goalKnown = 'この目標はすでにあります。';
export const saveButton = '保存';
export const cancelButton = 'キャンセル';

/* A goal: its story */

export const goalTitle = '目標';
export const backToDashboardButton = 'ダッシュボードに戻る';
export const reachedOn = (day: string): string => `${day}に達成しました。`;
export const goalSince = (day: string): string => `${day}からの目標です。`;
export const pagesNone = 'この言葉で目標を書いたページは、まだありません。';
export const pagesCount = (pages: number): string => `${formatNumber(pages)}ページに書きました。`;
export const actionsCount = (done: number, all: number): string =>
  `アクション${formatNumber(all)}件のうち${formatNumber(done)}件を完了しました。`;
export const pagesTitle = 'この目標を書いたページ';
export const pagesEmpty = '同じ言葉でこの目標を書いたページが、ここに表示されます。';
export const actionsTitle = 'それらのページのアクション';
export const actionsEmpty = 'それらのページに書いたアクションが、ここに表示されます。';
export const actionDone = '完了';
export const actionOpen = '未完了';
export const lessonsTitle = '途中で得た学び';
export const lessonsEmpty = (from: string, to: string): string =>
  `${from}から${to}までに書き留めた学びはありません。`;
export const notFoundTitle = 'この目標は見つかりませんでした。';
export const notFoundHint = '削除された可能性があります。目標を書いたページは、日記に残っています。';
export const journalHistoryButton = '日記の履歴';

/* Waiting to be saved: what each change is called */

export const newGoal = '目標';
export const changedGoal = '編集した目標';
export const reachedGoal = '達成した目標';
export const reopenedGoal = '未達成に戻した目標';
export const restoredGoal = '復元した目標';
export const deletedGoal = '削除した目標';

/* Answers of the server */

export const goalNotFound = 'その目標は見つかりませんでした。削除された可能性があります。';
export const nothingToChange = '変更するものがありません。';
