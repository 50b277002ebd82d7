import { formatNumber } from '../../kernel/intl.ja.ts';
import type { Journal, SealedColumn } from './contract/limits.ts';

/* The five questions */

export const celebrationQuestion = '昨日のことで、喜びたいことは何ですか？';
export const celebrationPlaceholder = '小さなことで十分です。';
export const goalQuestion = '今、いちばん大切な目標は何ですか？';
export const goalPlaceholder = '私は…したい';
export const reasonQuestion = 'それはなぜ大切なのですか？';
export const reasonPlaceholder = 'なぜなら…';
export const fearQuestion = '何を恐れていますか？';
export const fearHint = '目標を思い浮かべてください。恐れは、書くと小さくなるものです。';
export const fearPlaceholder = '私が怖いのは…';
export const valuesQuestion = '大切にしている価値観は、何をするように言っていますか？';
export const namedValuesQuestion = <Part>(values: Part) => [values, 'は、何をするように言っていますか？'];
export const valuesHint = '目標と恐れについて、価値観ひとつずつに語らせてみましょう。';
export const valuesPlaceholder = '私の価値観が言うのは…';
export const valueSays = (value: string): string => `${value}が言うのは…`;
export const chooseValuesLink = 'コアバリューを選ぶ';
export const actionsQuestion = '今日は何をしますか？';
export const actionsHint = '1行にひとつ、アクションを書いてください。今日のリストになります。';
export const actionsPlaceholder = '今日できる、小さなことをひとつ';

/** What a page’s questions are called beside the page, and in a copy of its words. */
export const QUESTION_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: '喜び',
  goal: '目標',
  goal_importance: '大切な理由',
  reflection: '恐れ',
  value_alignment: '価値観',
  action: 'アクション',
};

/** What the answers are called where an entry is read. */
export const ANSWER_NAMES: Readonly<Record<SealedColumn, string>> = {
  celebration: '喜び',
  goal: '目標',
  goal_importance: '大切な理由',
  reflection: '恐れへの気づき',
  value_alignment: '価値観の声',
  action: 'アクション',
};

/* A page from another journal */

const JOURNAL_NAMES: Readonly<Record<Journal, string>> = {
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: '表',
};
export const importedFrom = (journal: Journal | undefined): string =>
  journal ? `${JOURNAL_NAMES[journal]}からインポート` : 'インポート済み';
export const importedPageTitle = 'インポートしたページ';
export const starred = 'スター付き';
/** Such as 'Partly cloudy, 24 °C', as the other journals store it, or 'Partly cloudy, 75 °F'. */
export const degrees = (value: number, inFahrenheit: boolean): string =>
  `${formatNumber(value)}${inFahrenheit ? '°F' : '°C'}`;
export const weather = (conditions: string, degrees: string): string => `${conditions}、${degrees}`;
export const itemDone = '完了';
export const itemOpen = '未完了';

/* The journal page: writing */

export const questionOf = (question: number, questions: number): string => `質問 ${question} / ${questions}`;
export const backToDashboardButton = 'ダッシュボードに戻る';
export const answersSoFar = 'これまでの答え';
export const earlierGoalsKeys = '下矢印キーで選べます';
export const earlierGoalsTitle = '以前に書いた目標';
export const pickedUp = '前回の続きから再開しました';
export const startOverButton = '最初から書く';
export const startedOver = '新しいページを始めました。';
export const undoButton = '元に戻す';
export const openElsewhere = '書きかけのページが別のタブで開いています。ここで書くと、別のページになります。';
export const otherTabClosed = '別のタブは閉じられました。';
export const continueHereButton = 'そのページの続きをここで書く';

export const answerTooLong = (excess: number): string =>
  `この答えは${formatNumber(excess)}文字超えています。`;
export const answerLimit = (characters: number): string =>
  `ひとつの答えは${formatNumber(characters)}文字までです。`;
export const tooManyActions = (limit: number): string =>
  `1ページに書けるアクションは${formatNumber(limit)}個までです。今日の分だけを残してください。`;

export const previousButton = '前へ';
export const nextButton = '次へ';
export const completeButton = '完了';
/** The key, beside the button that it presses. */
export const ctrlKey = 'Ctrl';
export const storedEncrypted = '暗号化して保存';
export const saving = '保存中';
export const pageNotSaved =
  'ページを保存できませんでした。書いたものはすべてここに残っています。このページを開いたまま、もう一度お試しください。';

/* A new page: looking back */

export const youLearnedYesterday = '昨日の学び：';
export const youLearnedOn = (weekday: string): string => `${weekday}の学び：`;
export const yourGoalSoFar = 'これまでの目標：';
export const hideButton = '隠す';
export const hideLookBackLabel = '振り返りを隠す';
export const lookBackHidden = '振り返りを非表示にしました。プロフィール設定で再び表示できます。';
export const lookBackNotSaved = '変更できませんでした。もう一度お試しください。';

/* The journal page: writing for another day */

export const otherDayButton = '別の日のページを書く';
export const todayInsteadButton = '今日のページを書く';
export const otherDayTitle = '別の日のページを書く';
export const dayLabel = '日付';
export const dayRepairs =
  'この日のページを書くと抜けた日が補われ、連続記録が続きます。ポイントは付きません。';
export const dayOnly = 'この日のページを書いても、ポイントと連続記録は変わりません。';
export const dayNotPast = '今日より前の日を選んでください。';
export const writeForDayButton = 'この日のページを書く';
export const cancelButton = 'キャンセル';

/* Journal complete */

export const completeTitle = '日記が書けました';
export const greetingTodayNamed = (firstName: string): string =>
  `${firstName}さん、今日のページが書けました。`;
export const greetingToday = '今日のページが書けました。';
export const greetingOtherDayNamed = (firstName: string, day: string): string =>
  `${firstName}さん、${day}のページです。`;
export const greetingOtherDay = (day: string): string => `${day}のページです。`;
export const greetingNoPageNamed = (firstName: string): string => `${firstName}さん、おかえりなさい。`;
export const greetingNoPage = 'おかえりなさい。';
export const journalStreak = (days: number): string =>
  `日記は連続${formatNumber(days)}日目です。この調子です！`;
export const dayRepaired = '抜けていた日を補いました。';
export const dayRepairedStreak = (days: number): string =>
  `抜けていた日を補いました。連続記録は${formatNumber(days)}日です。`;

/** What the ring says to a screen reader, stroke by stroke. */
export const RING_STROKES = {
  clarify: { drawn: '「見つめる」は完了しました。', open: '「見つめる」はまだです。' },
  act: { drawn: '「行動する」は完了しました。', open: '「行動する」はまだです。' },
  learn: { drawn: '「学ぶ」は完了しました。', open: '「学ぶ」はまだです。' },
};

export const actionsTitle = '今日すること';
export const lessonSummary = '一日の終わりに学びを書き留める';
export const goToDashboardButton = 'ダッシュボードへ';
export const asideLabel = '目標と価値観';
export const goalTitle = '目標';
export const reasonTitle = '大切な理由';
export const valuesTitle = '価値観';
export const todaySoFarTitle = '今日のここまで';
export const pointsToday = (points: number): string => `${formatNumber(points)}ポイント。`;
export const badgeToday = <Part>(badge: Part) => ['バッジ：', badge];

export const pageTitle = 'ページ';
export const pageNotLoaded = 'ページを読み込めませんでした。もう一度お試しください。';
export const pageRefused =
  'このページを保存できませんでした。書いたものはこの端末に残っています。上の保存状況から、できることを確認してください。';
export const pageSettled = <Part>(link: Part) => [
  'このページですることはもうありません。保存したページは',
  link,
  'にあります。',
];
export const historyLink = '日記の履歴';

/* Action Journal History */

export const historyTitle = '日記の履歴';
export const entriesSince = (entries: number, day: string): string =>
  `${day}から${formatNumber(entries)}件の記録`;
export const olderPagesLoading = '以前のページを読み込んでいます。';
export const entriesNotLoaded = '日記を読み込めませんでした';
export const notAuthenticated = 'サインインしていません';
export const historyEmptyTitle = '日記はまだありません。';
export const historyEmptyHint = '最初のページは10分ほどで書けます。';
export const writeTodayButton = '今日のページを書く';
export const searchLabel = '日記を検索';
export const editLink = '編集';
export const editLabel = (day: string): string => `${day}の記録を編集`;
export const downloadButton = '日記をダウンロード';
export const preparing = '準備中';
export const downloadFailed = '日記をダウンロードできませんでした';
export const notLoggedIn = 'サインインしていません。';
export const versionRestored = '以前の版を復元しました';
export const restoreFailed = 'その版を復元できませんでした。もう一度お試しください。';

/* Editing an entry */

export const editTitle = 'ページを編集';
export const backToHistoryButton = '日記の履歴に戻る';
export const entryNotLoaded = 'この記録を読み込めませんでした。もう一度お試しください。';
export const entryNotReadable = 'この記録はここでは開けません。内容を守るため、編集もできません。';
export const changedElsewhere =
  'このページは別の端末で変更されました。保存すると、もう一方の版は「以前の版」に残ります。';
export const actionsUnchanged =
  'このページを編集しても、アクションのリストは変わりません。リストは「アクション」で編集できます。';
/** A page from another journal: its two fields. */
export const pageTitleLabel = 'タイトル';
export const pageTextLabel = '本文';
export const markdownHelp = 'Markdownが使えます。例：**太字**、- で始まるリスト';
export const pageBlank = 'ページは変更できますが、空にはできません。';
export const answerBlank = '答えは変更できますが、空にはできません。';
export const saveChangesButton = '変更を保存';
export const changesSaved = '変更を保存しました。以前の版はいつでも復元できます。';
export const changesNotSaved =
  '変更を保存できませんでした。内容はここに残っています。このページを開いたまま、もう一度お試しください。';

/* Today: Clarify, and a day of the calendar */

export const clarifyTitle = '見つめる';
export const continueButton = '続ける';
export const leftOffAt = (question: number, questions: number): string =>
  `質問${question}/${questions}の途中です。`;
export const repairYesterday = <Part>(link: Part) => [link, '。明日までに書けば、連続記録が続きます。'];
export const writeForYesterdayLink = '昨日のページを書く';
export const repairDay = <Part>(link: Part) => [link, '。今日中に書けば、連続記録が続きます。'];
export const writeForDayLink = (weekday: string): string => `${weekday}のページを書く`;
export const createAdditionalLink = '日記をもう1ページ書く';
export const journalHistoryLink = '日記の履歴';
export const historyButton = '履歴';

/* Why It Works */

export const whyTitle = '書くと変わる理由';
export const whySubtitle = '5つの質問が、この順番である理由';
export const whyIntroduction =
  '白紙は「おもしろいことを書け」と迫ります。よい質問は「正直に書けばいい」と言ってくれます。そのほうが書きやすく、役にも立ちます。5つの質問にかかるのは10分ほど。ひとつの答えが、次の質問の準備になります。うまくいったことから望みへ、望みからそれを阻むものへと進み、最後には、今日のうちに終えられる短いリストができます。';
export const whyCelebrationTitle = '1. 昨日のことで、喜びたいことは何ですか？';
export const whyCelebration =
  '終わっていないこと、うまくいかなかったことには、放っておいても目が向きます。うまくいったことに気づくには練習がいります。よかったことをひとつ書いて始めるのは、無理に明るくふるまうためではありません。偏りを正すためです。目立つことだけでなく、本当のことから一日を計画できます。小さなことで十分です。電話を1本かけた、腹を立てずにすんだ。何週間も続けると、そうした行が、前に進んでいる証しになります。そう感じられない日にもです。';
export const whyGoalTitle = '2. 今、いちばん大切な目標は何ですか？';
export const whyGoal =
  '目標をひとつ、自分の言葉で書き、なぜ大切なのかを添えます。毎朝書き直すのは無駄に思えるかもしれません。でもそうすることで、今も本気かどうかがわかります。気持ちの離れた言葉を5回も書き写すのは難しいものです。理由は、目標だけでは動けない日のためにあります。';
export const whyFearTitle = '3. 何を恐れていますか？';
export const whyFear =
  '目標を阻むのは、アイデアの不足ではないことがほとんどです。多くの場合は、まだ見つめたことのない、小さくてもっともな恐れです。人目にさらされること、断られること、結果を知ること。言葉にしないままの恐れは、多くの決断を左右します。一文にして書けば輪郭ができ、輪郭のあるものには備えられます。ここで解決しなくてかまいません。言葉にするだけで十分です。';
export const whyValuesTitle = '4. 大切にしている価値観は、何をするように言っていますか？';
export const whyValues =
  '恐れも助言をします。しかも、真っ先に口を開きます。だから次は、落ち着いた日に選んだ3つの価値観に耳を傾けましょう。目標と恐れについて、ひとつずつ語らせてみてください。意見が食い違うことも多く、それこそ聞く価値があります。勇気は「日付を書いて決めよう」と言い、家族は「日曜は空けておいて」と言う。そのあとの行動は、自分で選んだものになりやすくなります。';
export const whyActionsTitle = '5. 今日は何をしますか？';
export const whyActions =
  'ページの上だけの気づきは、昼には消えています。最後の答えは、気づきを1行ひとつのアクションに変えます。今日できる小ささで、できたかどうかが夜にわかる具体さで書きましょう。アクションはそのままリストに入ります。期待を込めた10個より、よく選んだ3個です。';
export const whyLoopTitle = 'そして、ループが完成する';
export const whyLoop = <Part>(link: Part) => [
  '1ページは、3本の線のうちの1本目です。朝に見つめ、日中に行動し、夜に学びをひとつ書き留めます。明日の最初の質問は、今日の行動が何をもたらしたかを振り返ります。この「戻ってくる」ことが大切です。結果と比べない計画からは、何も学べません。なぜ何周も必要なのかは、',
  link,
  'をお読みください。',
];
export const repetitionLink = '繰り返しの力';

/* Power of Repetition */

export const repetitionTitle = '繰り返しの力';
export const repetitionSubtitle = '毎日、同じ5つの質問に答える理由';
export const repetitionIntroduction =
  '1ページで変わることはわずかです。よい10分間ではあっても、夕方には効果のほとんどが消えています。人を変えるのは10ページ目、40ページ目です。その頃には、質問のほうからやってきます。階段で、会議中に、いつもの返事をしかけたそのときに。';
export const sameQuestionsTitle = '質問は変わらず、自分が変わる';
export const sameQuestions =
  '毎日違う質問なら、もっと楽しいでしょう。けれど答えを比べられないので、自分については何もわかりません。質問が同じなら、2つの答えの違いは自分自身の変化です。11回書いた恐れは、もう気分ではありません。行動の手がかりになる事実です。いつのまにかページから消えた目標も、何かを教えてくれます。';
export const littleOftenTitle = 'たまにたくさんより、少しずつ何度も';
export const littleOften =
  '日曜の1時間には、1時間分の意志の力が必要です。忙しい週には真っ先に削られます。10分なら、ほとんどの朝に見つかります。同じ時間、同じ場所で書いていると、やがて「書こう」と決める必要がなくなります。決めなくてよいことは、いちばんつらい日にもできます。';
export const strokesTitle = '3本の線を、何度でも';
export const strokesClarify =
  '毎朝見つめることで、大切なことと、単に次に来ただけのことを早く見分けられるようになります。';
export const strokesAct = 'その日のうちに行動することで、していることと望んでいることが離れません。';
export const strokesLearn = '毎晩学びをひとつ書き留めれば、うまくいかなかった日にも何かが残ります。';
export const strokesRing =
  '1本ごとに、次の1本が楽になります。だからダッシュボードの輪は、3本がそろって初めて閉じます。そして閉じた輪には、長い1ページより大きな価値があります。';
export const missedDayTitle = '書けない日があったら';
export const missedDay =
  '書けない日は必ずあります。それでかまいません。何も失われず、誰も責めません。ページも学びもそのまま残っています。連続記録は、気づくための目安にすぎません。必要なのは、月曜を待たずにまた始めることだけです。朝を逃したら夜に。1分しかなければ、質問ひとつだけでも。残りはページが待っています。';
export const missedDayRepair = <Part>(link: Part) => [
  '7日のうち1日までは、2日以内にその日のページを書いて、',
  link,
  'ことができます。連続記録は続きます。',
];
export const repairLink = '抜けた日を補う';
export const rereadTitle = '書いたものを読み返す';
export const reread = <Part>(journal: Part, lessons: Part) => [
  'ときどき',
  journal,
  'や',
  lessons,
  'を開き、1か月分をまとめて読んでみてください。繰り返しが何をもたらしたかは、そうして初めて見えます。一日一日では、何も変わっていないように見えるからです。',
];
export const lessonsLink = '学び';

/* Pictures that another app has shared */

export const sharedTitle = '共有された写真';
export const sharedCount = (count: number): string => `${formatNumber(count)}枚の写真を日記に追加できます。`;
export const nothingShared = '写真がありません。もう一度共有してください。';
export const addToTodayButton = '今日のページに追加';
export const dontAddButton = '追加しない';

/* Waiting to be saved: what each change is called */

export const newPage = '日記のページ';
export const saveAsNewButton = '新しい記録として保存';
export const changedPage = '編集した日記のページ';

/* Answers of the server */

export const entryNotFound = 'その記録は見つかりませんでした。削除された可能性があります。';
export const nothingToChange = '変更するものがありません。';
export const actionIdsRepeat = 'アクションのIDはそれぞれ異なる必要があります。';
export const notFromAnotherJournal = 'この記録は別の日記からのものではありません。';
export const formatsDiffer = 'ひとつの記録の答えは、すべて同じ形式でなければなりません。';
