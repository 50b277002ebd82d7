import { formatNumber } from '../../kernel/intl.ja.ts';

/* What can’t be saved */

export const tooFewIntentions = '届けたい思いを1つ以上選んでください';
export const tooManyIntentions = '届けたい思いは5つまでにしてください';
export const intentionsFailed = '届けたい思いを保存できませんでした。もう一度お試しください。';
export const coreWordFailed = 'コアワードを保存できませんでした。';

/* Answers of the server */

export const intentionOnce = '同じ思いは1回だけ指定できます';

/* Core values: what is refused */

export const helpingOthers = '人助け';
export const threeChosen = 'すでに3つ選んでいます。ほかを選ぶには、1つ外してください。';
export const alreadyChosen = 'それはすでに選んでいます。';

/* Core values and reminders */

export const yourCoreValuesTitle = '選んだコアバリュー';
export const backButton = '戻る';
export const saving = '保存中…';
export const continueButton = '続ける';
export const confirmationText = '日記の質問4は、これらの価値観が何をするように言っているかを尋ねます。';
export const remindersTitle = 'リマインダー';
export const remindersText =
  '1日2回までです。なしにもできます。「続ける」を押すと保存され、プロフィールで変更できます。';

/* Core values: the words */

export const chooseThreeLegend = 'コアバリュー：3つ選ぶ';

/* Core values */

export const coreValuesTitle = 'コアバリュー';
export const chooseThreeTitle = 'コアバリューを3つ選んでください';
export const chooseThreeText =
  'あこがれるものではなく、欠けると一週間がうまくいかないものを。毎日の日記で目にします。あとで変更できます。';

/* Core word */

export const coreWordTitle = 'コアワード';
export const coreWordQuestionTitle = '何をもっと感じたいですか？';
export const coreWordText = '求めている感覚を表す、ひとつの言葉です。変更するまで、そばにあります。';
export const coreWordLegend = 'コアワード：1つ選ぶ';
export const ownWordLabel = '自分の言葉';
export const ownWordPlaceLabel = (place: number): string => `自分の言葉 ${place}`;

/* The first goal */

export const goalTitle = '目標';
export const goalQuestionTitle = '今、いちばん大きな目標は何ですか？';
export const goalText =
  '達成したら、いちばん多くのことが変わる目標です。一文で十分です。ほかの目標はあとで追加できます。';
export const goalLabel = 'いちばん大きな目標';
export const goalPlaceholder = '1月に初めてのワークショップを開く';

/* Impact intentions */

export const impactIntentionsTitle = '届けたい思い';
export const chosenCount = (chosen: number, most: number): string =>
  `${formatNumber(chosen)} / ${formatNumber(most)}`;
export const intentionsQuestionTitle = 'そばにいる人に、どう感じてほしいですか？';
export const intentionsText = '5つまで選べます。何気ない一日に、人の心に残したいものです。';
export const intentionsLegend = '届けたい思い：1〜5つ選ぶ';

/* Unsent changes */

export const intentionsWrite = '届けたい思い';

/* Core values in your own words */

export const ownWordsTitle = '見つからないときは、自分の言葉を追加できます。';

/* For people who have been here before */

export const coreWordNext = '前回の続きです。次はコアワードです。';
export const coreValuesNext = '前回の続きです。次はコアバリューです。';
export const skipAheadLink = '先へ進む';

/* Changing core values */

export const cancelButton = 'キャンセル';
export const saveButton = '保存';
export const changeValuesText =
  '日記の質問4は、この3つが何をするように言っているかを尋ねます。ほかを選ぶには、1つ外してください。';

/* The three values */

export const oneMore = 'あと1つ';
export const chooseOne = '1つ選ぶ';
export const threeValuesLabel = '3つのコアバリュー';

/* Welcome */

export const clarifyText = '朝に5つの質問。終わる頃には、今日大切なことがわかります。';
export const actText = 'すると決めたことが短いリストになります。終えたらチェックしましょう。';
export const learnText = '夜に一文、その日が教えてくれたことを。必要なときに、また見つかります。';
export const welcomeTitle = 'ようこそ';
export const clarify = '見つめる';
export const act = '行動する';
export const learn = '学ぶ';
export const welcomeHeadingTitle = '3本の線で、一日を描く';
export const welcomeText = 'それぞれ数分です。3つそろうと、ループが完成します。';
export const planTitle = '10分を10日間';
export const planText =
  '1日10分を、10日間。それだけです。質問が効き始めるには十分長く、自分と約束できるくらいには短い期間です。無料で、カードもいりません。';
export const startTrialButton = '無料体験を始める';
export const signInButton = 'サインイン';
