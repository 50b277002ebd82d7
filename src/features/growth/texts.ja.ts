import { formatNumber } from '../../kernel/intl.ja.ts';
import { PAUSE_DAYS } from './contract/limits.ts';

/* Badges and streaks */

export const showingUp = '最初の一歩';
export const makingProgress = '前進中';
export const highPerformer = '絶好調';
export const consistentEffort = '着実な努力';
export const growthWeek = '成長の週';
export const breakthroughWeek = '飛躍の週';
export const steadyProgress = '着実な歩み';
export const momentumBuilder = '勢いに乗る';
export const allInMonth = '全力の月';
export const daysInARow = (days: number): string => `連続${formatNumber(days)}日`;

/* What points were given for, as it is stored */

export const journalAward = '日記を書きました';
export const bucketListReviewAward = 'バケットリストを見直しました';
export const visionAward = (vision: string): string => `「${vision}」を更新しました`;
export const visionReviewAward = (vision: string): string => `「${vision}」を見直しました`;
export const actionAward = 'アクションを完了しました';

/* Scoring page */

export const journalActivity = '日記を書く';
export const pointsOnceADay = (points: number): string => `${formatNumber(points)}ポイント（1日1回）`;
export const actionActivity = 'アクションを完了する';
export const pointsPerAction = (points: number): string => `1件につき${formatNumber(points)}ポイント`;
export const visionActivity = 'ビジョンを保存する';
export const pointsPerDocument = (points: number): string =>
  `${formatNumber(points)}ポイント（ビジョンごとに1日1回）`;
export const reviewActivity = 'ビジョンやバケットリストを見直す';
export const pointsPerReview = (points: number): string =>
  `${formatNumber(points)}ポイント（それぞれ1日1回）`;
export const dailyBadgesTitle = '日のバッジ';
export const weeklyBadgesTitle = '週のバッジ';
export const monthlyBadgesTitle = '月のバッジ';
export const pointsFrom = (from: number): string => `${formatNumber(from)}ポイント以上`;
export const pointsBetween = (from: number, to: number): string =>
  `${formatNumber(from)}〜${formatNumber(to)}ポイント`;
export const howScoringWorksTitle = 'ポイントのしくみ';
export const scoringIntro = 'ポイントは、したことの静かな記録です。書いている間は何も数えません。';
export const backToDashboardButton = 'ダッシュボードに戻る';
export const pointsTitle = 'ポイント';
export const pointsTakenBack =
  'アクションのチェックを外すと、そのポイントは取り消されます。同じ日に2回目の日記を書くのはいつでも歓迎ですが、ポイントは増えません。';
export const pointsKept =
  'ポイントは残りますが、件数は今あるものだけを数えます。完了したアクションを削除すると、ポイントは残り、その週の件数には入らなくなります。';
export const betweenBadges = '次のバッジに届くまでは、獲得したバッジのままです。';
export const streaksTitle = '連続記録';
export const streaksText =
  '連続記録は3つあります。日記を書いた日、アクションを完了した日、学びを書き留めた日が、それぞれ何日続いているかです。今日はまだ終わっていないので、昨日まで続いていた記録は途切れていません。';
export const repairText =
  '7日のうち1日までは、抜けた日のページを2日以内に書いて補うことができます。連続記録は続きます。補った日は、中が空いた線で表示されます。過去の日のページと同じく、ポイントは付かず、ループも完成しません。';
export const pauseLink = '休止';
export const pauseText = <Part>(link: Part, days: number) => [
  '休暇や体調の悪い日のために、',
  link,
  `をあらかじめ設定できます（最長${formatNumber(days)}日）。その間、3つの連続記録は待ってくれます。何もしなかった休止日は、記録を途切れさせず、日数にも入りません。休止日にしたことは数えられ、ポイントも付きます。カレンダーでは、休止日は点線の輪で表示されます。`,
];
export const growthCyclesTitle = '成長サイクル';
export const growthCyclesText =
  '見つめる、行動する、学ぶ。日記、完了したアクション、学びがひとつずつそろうと、その日のループが完成します。「進み具合」には、月に何日完成したかが表示されます。';
export const timeZoneTitle = 'タイムゾーン';
export const timeZoneText =
  '日、週、月は、プロフィールのタイムゾーンに従います。週は日曜日から土曜日までです。';

/* Progress */

export const progressTitle = '進み具合';
export const progressFailed = '進み具合を読み込めませんでした。もう一度お試しください。';

/* Progress: the month and its numbers */

export const loopsClosed = (month: string, closed: number, days: number): string =>
  `${month}：${formatNumber(days)}日のうち${formatNumber(closed)}日でループが完成`;
export const previousMonthLabel = '前の月';
export const nextMonthLabel = '次の月';
export const dayStrokes = (day: string, drawn: number): string => `${day}：${drawn} / 3`;
export const dayRepaired = (day: string, drawn: number): string => `${day}：${drawn} / 3、補った日`;
export const dayInPause = (day: string, drawn: number): string => `${day}：${drawn} / 3、休止中`;
export const dayRepairedInPause = (day: string, drawn: number): string =>
  `${day}：${drawn} / 3、補った日、休止中`;
export const dayPaused = (day: string): string => `${day}：休止中`;
export const pausedUntilLink = (dayOfMonth: string): string => `${dayOfMonth}まで休止中`;
export const streaksPaused = <Part>(link: Part) => [link, '。連続記録は止まったまま待っています。'];
export const streakNone = '今日から';
export const todayName = '今日';
export const journalName = '日記';
export const actionsName = 'アクション';
export const lessonsName = '学び';
export const points = (count: number): string => `${formatNumber(count)}ポイント`;
export const pointsWithBadge = (points: number, badge: string): string =>
  `${formatNumber(points)}ポイント、${badge}`;
export const thisWeek = '今週';
export const thisMonth = '今月';
export const actionsCompleted = '完了したアクション';
export const goalsAchieved = '達成した目標';
export const growthCycles = '成長サイクル';
export const cyclesOfDays = (done: number, days: number): string =>
  `${formatNumber(done)} / ${formatNumber(days)}日`;
export const allNumbers = 'すべての数字';

/* The calendar of the journal */

export const calendarLabel = 'カレンダー';
export const showCalendarButton = 'カレンダーを表示';
export const hideCalendarButton = 'カレンダーを隠す';
export const previousYearLabel = '前の年';
export const nextYearLabel = '次の年';
export const dayWritten = (day: string): string => `${day}：記録あり`;
export const dayImported = (day: string): string => `${day}：インポート`;
export const daysOfYear = (days: number): string => `${formatNumber(days)}日`;
export const daysOfMonth = (month: string, days: number): string => `${month}：${daysOfYear(days)}`;

/* Setting a pause: what is wrong with its days */

/** Why a pause cannot be set so. */
export const PAUSE_PROBLEMS = {
  notADay: '最初の日と最後の日を選んでください。',
  past: '休止は今日より前から始められません。',
  tooFar: '休止は今日から1年以内に始まる必要があります。',
  backwards: '最後の日は、最初の日より前にはできません。',
  tooLong: `休止は最長${PAUSE_DAYS}日です。`,
  overlaps: '別の休止と日が重なっています。',
} as const;

/* Pauses in the profile */

export const loadFailed = '休止を読み込めませんでした。もう一度お試しください。';
export const pauseSet = '休止を設定しました。';
export const setFailed = '休止を設定できませんでした。もう一度お試しください。';
export const pauseEnded = '休止を終了しました。';
export const pauseRemoved = '休止を削除しました。';
export const changeFailed = '休止を変更できませんでした。もう一度お試しください。';
export const undoButton = '元に戻す';
export const setAPauseButton = '休止を設定';
export const span = (from: string, to: string): string => `${from}〜${to}`;
export const removeButton = '削除';
export const removeLabel = (days: string): string => `休止を削除：${days}`;
export const endNowButton = '今すぐ終了';
export const endNowLabel = (days: string): string => `今すぐ終了：休止 ${days}`;

/* Answers of the server */

export const alreadyStarted = 'この休止はすでに始まっています。終了はできますが、削除はできません。';
export const alreadyOver = 'この休止を終了できるのは、今日以降の日だけです。';
export const pauseNotFound = 'その休止は見つかりませんでした。削除された可能性があります。';

/* Unsaved changes */

export const newPause = '休止';
export const removedPause = '削除した休止';
export const endedPause = '終了した休止';

/* Set a pause */

export const setPauseTitle = '休止を設定';
export const setPauseButton = '休止を設定';
export const firstDayLabel = '最初の日';
export const lastDayLabel = '最後の日';
export const lastDayHelp = `連続記録は最長${PAUSE_DAYS}日待ちます。休止中に書いたページも数えられます。`;
