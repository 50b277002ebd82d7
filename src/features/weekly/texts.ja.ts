import { formatNumber } from '../../kernel/intl.ja.ts';

/* Messages */

export const notAuthenticated = 'サインインしていません。';
export const notLoaded = 'データを読み込めませんでした。';
export const generating = '作成中…';
export const notGenerated = '気づきを作成できませんでした';
export const missing = 'データがありません';
export const noContent = '今は表示できるものがありません。';
export const lessonsNotOpened = '学びを復号して読み込めませんでした';
export const notReviewed = '振り返りを処理できませんでした';
export const reviewNotLoaded = '週の振り返りを読み込めませんでした。';
export const categoriesNotLoaded = 'カテゴリーを読み込めませんでした';
export const categoryBlank = 'カテゴリーに名前を付けてください。';
export const categoryNotAdded = 'カテゴリーを追加できませんでした';
export const categoryNotChanged = 'カテゴリーを更新できませんでした';

/* API messages */

export const weekNotFromSunday = '週は日曜日に始まります。';
export const notAWeek = '週は日曜日からその週の土曜日までです。';
export const tooMuchText = '一度の振り返りには、文章が多すぎます。';

/* A week’s title and growth */

export const week = (start: string, end: string): string => `${start}〜${end}`;
export const weekOfYear = (start: string, end: string, year: string): string => `${year}年${start}〜${end}`;
export const weekAcrossYears = (start: string, startYear: string, end: string, endYear: string): string =>
  `${startYear}年${start}〜${endYear}年${end}`;
export const growth = (loops: number, points: number): string =>
  `ループ完成${formatNumber(loops)}回、${formatNumber(points)}ポイント`;
export const growthWithBadge = (growth: string, badge: string): string => `${growth}：${badge}`;

/* Profile: weekly categories */

export const categoryNotFound = 'そのカテゴリーは見つかりませんでした。削除された可能性があります。';

/* Profile: the form for a category */

export const categoryLabel = 'カテゴリー';
export const categoryDescriptionLabel = 'ここに入るもの';
export const addCategoryButton = 'カテゴリーを追加';
export const editLabel = (categoryName: string): string => `「${categoryName}」を編集`;

/* Unsaved changes and undo */

export const newCategory = '新しい週のカテゴリー';
export const saveAsNewButton = '新しいカテゴリーとして保存';
export const changedCategory = '編集した週のカテゴリー';
export const restoredCategory = '復元した週のカテゴリー';
export const deletedCategory = '削除した週のカテゴリー';
export const categoryDeleted = 'カテゴリーを削除しました';

/* Weekly insights: quotations below a sentence */

export const quotationsLabel = '自分の言葉から';
export const entryPlace = '日記';
export const lessonPlace = '学び';
export const actionPlace = 'アクション';
export const placeAndDay = (place: string, day: string): string => `${place}、${day}`;
export const showPagesButton = (count: number): string => `${formatNumber(count)}ページを表示`;
export const showLessonsButton = (count: number): string => `学び${formatNumber(count)}件を表示`;
export const showActionsButton = (count: number): string => `アクション${formatNumber(count)}件を表示`;
export const showNotesButton = (count: number): string => `書いたもの${formatNumber(count)}件を表示`;
export const showFewerButton = '表示を減らす';

/* Weekly insights: answers to a sentence */

export const answerLabel = (said: string): string => `この文に答える：${said}`;
export const notTrueAction = '事実と違う';
export const notAgainAction = '今後は表示しない';
export const hiddenUntilNews = 'このことについて新しく書くまで、表示しません。';
export const hiddenForGood = 'どの週にも表示しません。';
export const answerFailed = '答えを保存できませんでした。もう一度お試しください。';
export const undoFailed = '元に戻せませんでした。';

/* Weekly insights: hidden sentences */

export const hiddenSentencesTitle = '非表示の文';
export const hiddenSentences = (count: number): string => `非表示の文（${formatNumber(count)}）`;
export const showAgainButton = '再び表示';
export const showAgainLabel = (said: string): string => `再び表示：${said}`;
export const shownAgain = 'この文は、また表示されることがあります。';
export const showAgainFailed = '変更できませんでした。もう一度お試しください。';

/* Unsaved changes to answers */

export const answeredInsight = '週の気づきへの答え';
export const withdrawnAnswer = '非表示の文の再表示';

/* API messages about answers */

export const answerNotFound =
  'その答えは見つかりませんでした。文はすでに表示されるようになっている可能性があります。';

/* Unsaved changes */

export const weekInsights = '週の気づき';

/* Weekly insights: what a language model would receive */

export const consentNotSaved = '同意を保存できなかったため、何も送信されていません。もう一度お試しください。';
export const sentTitle = '送信される内容';
export const agreeing = '同意を保存中…';
export const cancelButton = 'キャンセル';
export const agreeAndSendButton = '同意して送信';
export const modelUse = <Part>(host: Part) => [
  '同意すると、',
  host,
  'の言語モデルが、この週に書いたものを受け取り、気づきを書きます。同意するまではオフです。',
];
export const modelUseAlso =
  'ほかの週の気づきを開くと、その週に書いたものも受け取ります。投稿のために選んで送ったものも同様です。';
export const modelReaders = 'モデルを運用する人は、その文章を読むことができます。';
export const modelChecked = 'モデルが書いたものは、表示される前に、元の言葉と照合されます。';
export const modelWithdraw = '同意は、プロフィール設定でいつでも撤回できます。';
export const sentExactlyLink = '送信される内容をすべて表示';
export const sentMarks = '書いたものに番号を付け、区切るための記号も送信されます。';
export const notSent =
  '送信されないもの：名前、メールアドレス、ビジョン、価値観と目標の一覧、日付、ほかの週の言葉。';
export const yourWordsTitle = 'この週の自分の言葉';
export const modelInstructionsTitle = 'モデルへの指示';

/* Weekly insights: who wrote them */

export const modelWriting = (host: string): string =>
  `${host}の言語モデルも気づきを書いています。30秒ほどかかることがあります。`;
export const tryAgainButton = '再試行';
export const modelSilent =
  '言語モデルに接続できなかったか、書かれたものが元の言葉と合いませんでした。この気づきは、この端末で書かれました。';
export const changeInProfileLink = 'プロフィール設定で変更';
export const modelWrote = <Part>(link: Part) => [
  'この週に書いたものをもとに、言語モデルが書きました。元の言葉と合わない文は省かれています。',
  link,
];
export const browserModelWriting =
  'ブラウザーに備わった言語モデルが、この端末の中で気づきを書いています。数分かかることがあります。';
export const browserModelSilent =
  'ブラウザーの言語モデルが応答しなかったか、書かれたものが元の言葉と合いませんでした。この気づきは、モデルを使わずに書かれました。';
export const browserModelWrote = <Part>(link: Part) => [
  'ブラウザーに備わった言語モデルが、ご自分の端末の中で書きました。元の言葉と合わない文は省かれています。',
  link,
];
export const browserModelOffer =
  'ブラウザーに備わった言語モデルも、この気づきを書けます。この端末の中で行われ、何も送信されません。';
export const letBrowserWriteButton = 'モデルで書く';
export const browserModelToFetch =
  'ブラウザーは、専用の言語モデル（数ギガバイト）をダウンロードできます。その後は、この端末の中で気づきが書かれ、何も送信されません。';
export const fetchBrowserModelButton = 'ダウンロードして書く';
export const browserModelFetching = (percent: number): string =>
  `ブラウザーが言語モデルをダウンロード中：${formatNumber(percent)}%`;
export const browserModelNotFetched = 'ブラウザーが言語モデルをダウンロードできませんでした。';
export const modelOffer = '代わりに、言語モデルがこの気づきを書くこともできます。';
export const seeSentButton = '送信される内容を見る';

/* A week in numbers */

export const ofActions = (totalActions: number): string => `/ ${formatNumber(totalActions)}`;
export const journalEntries = '日記の記録';
export const lessons = '学び';
export const actionsCompleted = '完了したアクション';
export const completionRate = '完了率';

/* Weekly insights: points by week */

export const tableLink = '表で見る';
export const badgeFrom = (name: string, points: number): string =>
  `「${name}」は${formatNumber(points)}ポイントから`;
export const badges = (badges: readonly string[]): string => `バッジ：${badges.join('、')}`;
export const pointsTableCaption = '週ごとのポイント（新しい順）';
export const weekColumn = '週';
export const pointsColumn = 'ポイント';
export const closedLoopsColumn = '完成したループ';
export const badgeColumn = 'バッジ';
export const noneYet = 'まだなし';

/* Weekly summaries: a week */

export const detailedAnalysisButton = '詳しい分析';
export const availableOn = (weekday: string): string => `週が終わったあと、${weekday}から見られます。`;

/* A week, day by day */

export const dayWithActionsLabel = (day: string, strokes: number, done: number, all: number): string =>
  `${day}：3本中${strokes}本、アクション${formatNumber(all)}件中${formatNumber(done)}件`;
export const dayLabel = (day: string, strokes: number): string => `${day}：3本中${strokes}本`;
export const clarifyActLearn = '見つめる、行動する、学ぶ';
export const actionDone = '完了したアクション';
export const actionOpen = '未完了のアクション';

/* Weekly insights: a week */

export const weeklySummariesLink = '週間サマリー';
export const moodTitle = '気分';
export const weekDaysTitle = '一日ずつ';
export const pointsByWeekTitle = '週ごとのポイント';
export const inShortTitle = '要約';
export const worthCelebratingTitle = '喜びたいこと';
export const patternsTitle = '繰り返し現れたこと';
export const noPatterns = 'この週には、繰り返し現れたことはありません。';
export const patternsHidden = 'この週に見つかった、繰り返し現れたことは、非表示になっています。';
export const nothingNew = 'この週には、新しく見つかったことはありません。';
export const knownPatterns = (count: number): string => `前の週までと同じこと（${formatNumber(count)}）`;
export const otherLanguage =
  '今のところ、繰り返し現れたことと提案は英語の文章からだけ見つかります。数字には、どの言語で書いたものも含まれます。';
export const forNextWeekTitle = '来週に向けて';

/* Weekly insights: a week that can’t be shown */

export const weeklyInsights = '週の気づき';
export const chooseWeek = '気づきを見るには、週間サマリーから週を選んでください。';
export const invalidWeek = 'このアドレスには有効な日付がありません。週間サマリーから週を選んでください。';
export const goBackButton = '戻る';
export const noEntries = 'この週の記録はありません。';
export const notStartedTitle = 'この週はまだ始まっていません';
export const notOverTitle = 'この週はまだ終わっていません';
export const readableOn = (day: string): string => `この週の気づきは、週が終わったあと、${day}から読めます。`;
export const readWeekButton = (week: string): string => `${week}を読む`;
export const seeSummariesButton = '週間サマリーを見る';

/* Weekly insights: the letter */

export const readLetterLink = '手紙として読む';

/* Letter */

/** A year comes in as its number alone. */
const nameOf = (period: string): string => (/^\d{4}$/.test(period) ? `${period}年` : period);

export const letter = '手紙';
export const youCelebratedTitle = '喜んだこと';
export const monthByMonthTitle = '月ごとに';
export const whatMovedTitle = '動いたこと';
export const whatCameBackTitle = '繰り返し現れたこと';
export const questionTitle = 'ひとつの問い';
export const readingWeeks = (weeks: number): string => `${formatNumber(weeks)}週分を読んでいます…`;
export const letterNotMade = 'この端末で手紙を書けませんでした。書いたものは無事です。';
export const printLetterButton = '手紙を印刷';
export const otherLettersLabel = 'ほかの手紙';
export const earlierLetterLink = (name: string): string => `前：${nameOf(name)}`;
export const laterLetterLink = (name: string): string => `次：${nameOf(name)}`;

/* Letter: the picture to share */

export const makePictureButton = '共有する画像を作る';
export const pictureTitle = (name: string): string => `${nameOf(name)}の画像`;
export const pictureHelp = '輪と数字と日付が描かれます。書いた言葉は入りません。';
export const pictureFailed = 'このブラウザーでは画像を描けませんでした。';
export const pictureFile = (period: string): string => `growth-loop-${period}.png`;
export const savePictureButton = '画像を保存';
export const sharePictureButton = '画像を共有';
export const closeButton = '閉じる';

/* Letter: one that can’t be shown */

export const chooseLetter = '手紙を読むには、週間サマリーから週、月、年のどれかを選んでください。';
export const invalidLetter = 'このアドレスには有効な週、月、年がありません。週間サマリーから選んでください。';
export const letterNotStarted = {
  week: 'この週はまだ始まっていません',
  month: 'この月はまだ始まっていません',
  year: 'この年はまだ始まっていません',
};
export const letterNotOver = {
  week: 'この週はまだ終わっていません',
  month: 'この月はまだ終わっていません',
  year: 'この年はまだ終わっていません',
};
export const letterReadableOn = (day: string): string => `この手紙は、${day}から読めます。`;
export const readLetterButton = (period: string): string => `${nameOf(period)}を読む`;

/* Weekly summaries: letters */

export const lettersTitle = '手紙';
export const lettersHint = 'ひと月や一年を数行で。自分の言葉からできています。';
export const letterYearsLabel = '年';
export const letterMonthsLabel = '月';

/* Weekly review */

export const weeklyReview = '週の振り返り';
export const lastSevenDays = (days: string): string => `この7日間：${days}`;
export const ofSevenDays = '/ 7日';
export const journaled = '日記を書いた';
export const finishedAnAction = 'アクションを完了した';
export const notedALesson = '学びを書き留めた';
export const runWeeklyReviewButton = '週の振り返りを始める';
export const running = '振り返り中…';
export const sortedByValues = '書いたものを、コアバリューで分類しています。';
export const noCategories = 'プロフィールでコアバリューを選ぶと、書いたものをそれで分類できます。';
export const focusPointsLabel = '重点';
export const insightsActionsByCategory = 'カテゴリー別の気づきとアクション';

export const reviewOtherLanguage = '今のところ、カテゴリーに分けられるのは英語のメモだけです。';
export const quietCategories = (names: string[]): string =>
  `この7日間に書いたものには、${names.map((name) => `「${name}」`).join('')}に触れたものがありません。`;

/* Weekly summaries */

export const weeklySummaries = '週間サマリー';
export const summariesHint = 'どの週もひと目で。数字と自分の言葉で。';
export const weeklyReviewButton = '週を振り返る';
export const summariesEmptyTitle = 'ここに、一週間ずつ並んでいきます。';
export const summariesEmpty =
  '最初のページを書くと、週ごとに、7日間の様子、数字、自分の言葉に共通するものが表示されます。';
export const writeFirstPageButton = '最初のページを書く';

/* Unsaved changes to the consent */

export const changedConsent = '言語モデルへの同意';

/* Profile: weekly categories */

export const weeklyCategoriesLabel = '週のカテゴリー';
export const editButton = '編集';
export const deleteButton = '削除';
export const optionsForLabel = (categoryName: string): string => `「${categoryName}」のオプション`;

/* Profile: the language model */

export const browserModelUsed =
  'ブラウザーに備わった言語モデルが、この端末の中で週の気づきを書きます。何も送信されません。';
export const turnBrowserModelOffButton = 'オフにする';
export const browserModelOff = 'ブラウザーの言語モデルはオフです。';
export const consentWithdrawn = '同意を撤回しました。書いた言葉を受け取る言語モデルはありません。';
export const modelNoLongerUsed = 'このモデルはここでは使われなくなり、何も送信されません。';
export const consentGiven = (day: string, host: string): string =>
  `${day}に、書いた言葉を${host}の言語モデルに渡すことに同意しました。モデルが受け取るのは、気づきを開いた週の言葉と、投稿のために選んで送ったものです。`;
export const withdrawButton = '同意を撤回';
export const consentNotWithdrawn = '同意を撤回できませんでした。もう一度お試しください。';
export const insightsLink = '週の気づき';
export const postsLink = '投稿';
export const noModelWithVault =
  'プライベート保管庫がオンのため、端末の外の言語モデルが書いたものを受け取ることはありません。';
export const noConsent = <Part>(host: Part, insights: Part, posts: Part) => [
  '書いた言葉を受け取る言語モデルはありません。同意すると、',
  host,
  'のモデルが、週の気づきや投稿の下書きを書けるようになります。決める前に、送信される内容を、',
  insights,
  'と',
  posts,
  'で確認できます。',
];
