import { formatNumber } from '../../kernel/intl.ja.ts';

/* Today: the header */

export const todayTitle = '今日';
export const profileNotLoaded = 'プロフィールを読み込めませんでした。もう一度お試しください。';
export const welcome = <Part>(firstName: Part) => ['ようこそ、', firstName, 'さん'];
/** A narrow page breaks the line before the name. */
export const goodEvening = <Part>(firstName: Part) => ['こんばんは、', firstName, 'さん'];
export const trialEndedLink = '無料体験が終了しました。';
export const trialLeftLink = (days: number): string => `無料体験はあと${formatNumber(days)}日`;
export const clarify = '見つめる';
export const act = '行動する';
export const learn = '学ぶ';
export const todaysDate = (day: string): string => `${day}`;
export const strokesToday = (drawn: number): string => `今日 ${drawn} / 3`;
/** What the ring says to a screen reader. */
export const ringLabel = (drawn: number): string => `今日：3本のうち${drawn}本を描きました`;
export const strokesOpen = <Part>(strokes: readonly Part[]) => [
  '残り：',
  ...strokes.flatMap((stroke, at) => (at === 0 ? [stroke] : ['、', stroke])),
];
export const loopClosed = 'ループが完成しました。';
export const milestone = (days: number): string => `これまでに${formatNumber(days)}日書きました。`;

/* Today: the sections */

export const gettingStartedTitle = 'はじめに';
export const visionDocumentsTitle = 'ビジョン';
export const visionDocumentsHint = '目指すところ';
export const goldFileTitle = 'Gold File';
export const growthChecklistTitle = '成長チェックリスト';
export const growthChecklistHint = '自動でチェックが付く5つの段階';
export const goalsTitle = '目標';
export const communityTitle = 'コミュニティ';
export const moreForTodayTitle = '今日のほかの項目';
export const asideLabel = '目標と進み具合';
export const toolsLink = 'ツールを見る';
export const finishOnboardingLink = '初期設定を終える';
export const valuesMissing =
  '3つのコアバリューがまだ選ばれていません。2分で選べます。質問4はそれをもとにしています。';

/* Today: Getting Started */

export const dayInstruction = '朝に書き、日中に行動し、夜に学びをひとつ書き留めます。';
export const clarifyInstruction = <Part>(name: Part) => [name, 'では、5つの質問に10分ほどで答えます。'];
export const actInstruction = <Part>(name: Part) => [name, 'には、すると決めた少しのことが入ります。'];
export const learnInstruction = <Part>(name: Part) => [name, 'には、また見つけたい一文を残します。'];
export const ringInstruction = 'それぞれが、今日の輪を1本ずつ描きます。';
export const valuesInstruction = '質問4は、コアバリューが何をするように言っているかを尋ねます。';
export const changeValuesLink = 'コアバリューを変更';
export const readMore = <Part>(why: Part, scoring: Part) => [
  '詳しくは',
  why,
  'と',
  scoring,
  'をお読みください。',
];
export const whyItWorks = '書くと変わる理由';
export const howScoringWorks = 'ポイントのしくみ';

/* Today: the evening, once the loop is closed */

export const eveningTitle = 'ループが完成しました';
export const tomorrowAsks = '明日の最初の質問：今日のことで、喜びたいことは何ですか？';
export const openActionsWait = (count: number): string =>
  `未完了のアクション${formatNumber(count)}件は、明日で大丈夫です。`;
export const oldPageLink = '以前のページを読む';

/* Growth Checklist */

export const checklistNotLoaded = 'チェックリストを読み込めませんでした。もう一度お試しください。';
export const stageProgress = (done: number, all: number): string => `${done} / ${all}`;
/** Read out after an item of the checklist. */
export const itemDone = '完了';
export const itemOpen = '未完了';
export const clarityStage = '大切なことを知る';
export const intentionsChosen = '届けたい思いを選ぶ';
export const coreWordChosen = 'コアワードを選ぶ';
export const coreValuesChosen = '3つのコアバリューを選ぶ';
export const loopStage = '最初のループを完成させる';
export const entryWritten = '最初の日記を書く';
export const actionCompleted = '最初のアクションを完了する';
export const lessonNoted = '最初の学びを書き留める';
export const allThreeDone = '1日で3つすべてを行う';
export const habitStage = '習慣にする';
export const threeDays = '3日続けて書く';
export const sevenDays = '7日続けて書く';
export const reminderSet = '毎日のリマインダーを設定する';
export const tenActions = 'アクションを10個完了する';
export const goalStage = '何かを目指す';
export const goalNamed = '目標を書く';
export const goalReached = '最初の目標を達成する';
export const weeklyBadge = '週のバッジを獲得する';
export const visionsWritten = '5つのビジョンをすべて書く';
export const bucketListStarted = 'バケットリストを始める';
export const lookBackStage = '振り返り、続ける';
export const thirtyEntries = '日記を30回書く';
export const tenLessons = '学びを10個書き留める';
export const visionReviewed = 'ビジョンを見直す';
export const monthlyBadge = '月のバッジを獲得する';

/* Tools & Resources */

export const toolsTitle = 'ツール';
export const toolsIntroduction = '毎日のループとは別に、ときどき使うものです。';
export const moreToolsTitle = 'その他のツール';
export const makePostLink = '学びを投稿にする';
export const makePostHint = '自分の言葉で、選んだ投稿先に合わせて。';
export const findLink = '書いたものすべてから探す';
export const findHint = '検索はこの端末の中で行われます。';
export const importLink = '日記をインポート';
export const importHint = '別のアプリの記録や、ダウンロードしたファイルから。';
export const scoringLink = 'ポイントのしくみを見る';
export const scoringHint = 'ポイントの付き方と、連続記録の数え方。';
export const backToLoopButton = 'ループに戻る';

/* A day of the calendar */

export const dayTitle = '一日';
export const backToDashboardLink = 'ダッシュボードに戻る';
export const dayNotLoaded = 'この日を読み込めませんでした。もう一度お試しください。';
export const strokesOfDay = (drawn: number): string => `${drawn} / 3`;
export const strokesOfRepairedDay = (drawn: number): string => `${drawn} / 3（補った日）`;
export const dayEmptyTitle = 'この日には何も書かれていません。';
export const dayEmptyHint = '下のリンクから、ページのある日に移動できます。';
export const daysLabel = '日付';

/* Sharing on other networks */

export const shareText = (product: string): string => `${product}で、静かな10分から一日を始めています。`;

/* Community on the dashboard */

export const connectButton = 'つながる';
export const shareButton = '共有';
export const communityAndCallText =
  '朝に書く仲間と出会えます。通話を予約して、疑問を相談することもできます。';
export const communityText = '朝に書く仲間と出会えます。';
export const callText = '通話を予約して、疑問を相談できます。';
export const joinCommunity = 'コミュニティに参加';
export const scheduleCall = '通話を予約';
export const onlyLinkShared = (product: string): string =>
  `共有されるのは${product}へのリンクだけです。書いたものは共有されません。`;
export const copyLinkButton = 'リンクをコピー';
export const linkCopied = 'リンクをコピーしました';
export const copyFailed = (address: string): string =>
  `リンクをコピーできませんでした。こちらからコピーしてください：${address}`;

/* Answers of the server */

export const CUSTOMIZATION_MISSING = 'カスタマイズが見つかりません';
export const noSectionNamed = 'セクションを1つ以上指定してください。';

/* Options of a dashboard section */

export const optionsLabel = (section: string): string => `「${section}」のオプション`;
export const moveToLoopButton = 'ループへ移動';
export const moveToToolsButton = 'ツールへ移動';
export const movedToLoop = (section: string): string => `「${section}」をループへ移動しました`;
export const movedToTools = (section: string): string => `「${section}」をツールへ移動しました`;

/* Unsaved changes */

export const movedSection = 'セクションの位置';
