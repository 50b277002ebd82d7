/* Writing a lesson */

export const lessonQuestion = '何を学びましたか？';
export const lessonPlaceholder = '1年後にまた見つけたい一文を。';
export const saveLessonButton = '学びを保存';
export const lessonSaved = '学びを保存しました';
export const lessonNotSaved = '学びを保存できませんでした';

/* Today: Learn, and a day of the calendar */

export const learnTitle = '学ぶ';
export const historyButton = '履歴';
export const addAnotherButton = '学びをもうひとつ書く';
export const lessonSavedToday = '学びを保存しました';
export const lessonNotSavedToday = '学びを保存できませんでした。';

/* Quick add: a lesson */

export const quickAddTitle = '学びを書き留める';
export const closeButton = '閉じる';

/* Lessons History */

export const historyTitle = '学びの履歴';
export const historySubtitle = '日々が教えてくれたこと（新しい順）';
export const backToDashboardButton = 'ダッシュボードに戻る';
export const searchLabel = '学びを検索';
export const notedOn = (day: string): string => `${day}に記録`;
export const editLink = '編集';
export const editLabel = (day: string): string => `${day}の学びを編集`;
export const makePostLink = '投稿にする';
export const makePostLabel = (day: string): string => `投稿にする：${day}の学び`;
export const versionRestored = '以前の版を復元しました';
export const restoreFailed = 'その版を復元できませんでした。もう一度お試しください。';
export const undoButton = '元に戻す';
export const downloadLessonsButton = '学びをダウンロード';
export const downloadGoldFileButton = 'Gold Fileをダウンロード';
export const preparing = '準備中';
export const lessonsDownloadFailed = '学びをダウンロードできませんでした';
export const goldFileDownloadFailed = 'Gold Fileの準備ができませんでした。もう一度お試しください。';
export const notLoggedIn = 'サインインしていません。';
export const notAuthenticated = 'サインインしていません';
export const lessonsNotLoaded = '学びを読み込めませんでした';
export const emptyTitle = '学びはまだありません。';
export const emptyHint = '夜に一文書くだけで十分です。';
export const noteTodayButton = '今日の学びを書く';

/* Editing a lesson */

export const editTitle = '学びを編集';
export const backToLessonsButton = '学びに戻る';
export const lessonNotLoaded = 'この学びを読み込めませんでした。もう一度お試しください。';
export const lessonNotReadable = 'この学びはここでは開けません。内容を守るため、編集もできません。';
export const changedElsewhere =
  'この学びは別の端末で変更されました。保存すると、もう一方の版は「以前の版」に残ります。';
export const saveChangesButton = '変更を保存';
export const cancelButton = 'キャンセル';
export const saving = '保存中';
export const changesSaved = '変更を保存しました。以前の版はいつでも復元できます。';
export const changesNotSaved =
  '変更を保存できませんでした。内容はここに残っています。このページを開いたまま、もう一度お試しください。';

/* Waiting to be saved: what each change is called */

export const newLesson = '学び';
export const saveAsNewButton = '新しい学びとして保存';
export const changedLesson = '編集した学び';

/* Answers of the server */

export const lessonNotFound = 'その学びは見つかりませんでした。削除された可能性があります。';
export const nothingToChange = '変更するものがありません。';
