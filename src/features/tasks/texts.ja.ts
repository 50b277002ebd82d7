import { formatNumber } from '../../kernel/intl.ja.ts';

/* Meaningful Actions */

export const actionsTitle = 'アクション';
export const backToDashboardButton = 'ダッシュボードに戻る';
export const actionsNotLoaded = 'アクションを読み込めませんでした。もう一度お試しください。';
export const addActionLabel = 'アクションを追加';
export const toDoTitle = '未完了';
export const toDoEmpty = '未完了のアクションはありません。今日する小さなことを、ひとつ追加しましょう。';
export const completedTitle = '完了';
export const completedEmpty = '完了したアクションは、7日間ここに表示されます。';
export const showMoreButton = (more: number): string => `さらに${formatNumber(more)}件表示`;
export const showOlderButton = '以前に完了したものを表示';
export const olderTitle = '以前に完了';
export const editLabel = (action: string): string => `「${action}」を編集`;
export const deleteLabel = (action: string): string => `「${action}」を削除`;
export const actionDeleted = 'アクションを削除しました';
export const actionStreak = (days: number): string => `連続${formatNumber(days)}日！`;
export const originTitle = 'アクションはどこから来る？';
export const origin = '日記に書いたアクションと、自分で追加したアクションがここに表示されます。';
export const overviewLink = '行動の力';
export const googleSyncNotLoaded = 'Google Tasksとの同期を読み込めませんでした。もう一度お試しください。';

/* Editing an action in its line */

export const editorNotLoaded =
  'このアクションの編集画面を開けませんでした。接続を確認して、もう一度お試しください。';
export const newWordsLabel = (action: string): string => `「${action}」の新しい文面`;
export const saveButton = '保存';
export const cancelButton = 'キャンセル';
export const actionChanged = 'アクションを更新しました';
export const undoButton = '元に戻す';

/* Today: Act, and a day of the calendar */

export const actTitle = '行動する';
export const viewAllButton = 'すべて見る';
export const todaysActions = '今日のアクション';
export const todayEmpty = '未完了のアクションはありません。今日は何をしますか？';
export const doneLabel = '完了';

/* Quick add: an action */

export const quickAddTitle = 'アクションを追加';
export const quickAddLabel = '今日する小さなこと';
export const closeButton = '閉じる';
export const addButton = '追加';
export const actionAdded = 'アクションを追加しました';

/* Task Overview */

export const overviewTitle = 'アクションとは';
export const overviewSubtitle = '朝の思いが、夜までに形になるまで';
export const definitionTitle = '意味のあるアクションとは';
export const definition =
  '意味のあるアクションとは、目標やコアバリューに向かう、今日できる小さな一歩です。「体を鍛える」は願いです。「昼休みにスマホを持たずに歩く」はアクションです。したかどうかが、夜にわかります。';
export const questionsIntroduction = '何を書けばよいか迷ったら、3つのことを自分に尋ねてみてください。';
export const canStartNow = 'その気になれば、1時間以内に始められるか？';
export const willKnowWhenDone = '終わったことが、はっきりわかるか？';
export const matters = '受信トレイを片づけるためだけでなく、大切に思うことのためになるか？';
export const sourcesTitle = 'アクションはどこから来るか';
export const actionsLink = 'アクション';
export const sources = <Part>(link: Part) => [
  '日記の最後の質問は、今日何をするかを尋ねます。そこに書いた1行ずつが、リストのアクションになります。ダッシュボードや',
  link,
  'から、いつでも追加できます。ダッシュボードには、未完了のうち新しい3件が表示されます。全体のリストには、完了したものも含めてすべてがあります。',
];
export const pointsTitle = 'ポイントの数え方';
export const scoringLink = 'ポイントのしくみ';
export const points = <Part>(perAction: Part, link: Part) => [
  'アクションを完了すると',
  perAction,
  'ポイントが付き、今日の輪に「行動する」の1本が描かれます。その日の最初の1件は、連続記録もつなぎます。チェックを外すと、そのポイントは取り消されます。完了したアクションを削除しても、ポイントは残ります。したことに変わりはなく、リストを片づけただけだからです。詳しくは',
  link,
  'をお読みください。',
];
export const googleTitle = 'Google Tasks';
export const google = <Part>(link: Part) => [
  'Google Tasksも使っている場合は、',
  link,
  'にあるボタンで、アクションをGoogleのリストと同期できます。追加、変更、完了、削除は双方向に反映されます。同期するのはボタンを押したときだけです。両方で変更されたアクションは、後の変更が残ります。同期しなくても、すべての機能が使えます。',
];
export const powerTitle = '行動の力';
export const powerInsight =
  '気づくと、前に進んだように感じます。でも、まだ進んではいません。朝に自分について知ったことは、一日の何かが変わるまでは、思いのままです。変化はごく小さくてかまいません。電話を1本、1ページ、誰かへの正直なひと言。';
export const powerSmall =
  '小さなアクションに力があるのは、終えられるからです。終えた一歩は証しになり、自信はその証しからできています。計画だけではわからないことも教えてくれます。思ったより難しかったこと、易しかったこと、次にしたいこと。それが夜に書き留める学びであり、明日のページの始まりです。';
export const powerFew =
  'だから、少なく、小さく選びましょう。完了した3つのほうが、明日に回した10より遠くへ運んでくれます。';

/* Waiting to be saved: what each change is called */

export const newAction = 'アクション';
export const changedAction = '編集したアクション';
export const completedAction = '完了したアクション';
export const reopenedAction = '未完了に戻したアクション';
export const restoredAction = '復元したアクション';
export const deletedAction = '削除したアクション';

/* Answers of the server */

export const actionNotFound = 'そのアクションは見つかりませんでした。削除された可能性があります。';
export const nothingToChange = '変更するものがありません。';
export const notCompleted = '完了日時があるのは、完了したアクションだけです。';
