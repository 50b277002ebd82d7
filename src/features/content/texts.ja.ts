import { formatNumber } from '../../kernel/intl.ja.ts';
import type { Shape } from './contract/limits.ts';
import type { Ending, Opening, Speaker, Story } from './engine/voice-texts.ts';

/* Messages */

export const notLoaded = 'データを読み込めませんでした。';
export const topicsFailed = '話題を見つけられませんでした。もう一度お試しください。';
export const postsFailed = '下書きを作れませんでした。もう一度お試しください。';
export const voiceFailed = '文体をまとめられませんでした。もう一度お試しください。';
export const empty = '元になる文章がありません。何か書くか、学びを選んでください。';
export const incomplete = (missing: string): string => `下書きを作る前に、次を入力してください：${missing}`;
export const copiedButton = 'コピー済み';
export const openingButton = '開いています…';
export const notSharedButton = 'このプラットフォームでは共有不可';
export const copyFailed = '投稿をコピーできませんでした。文章を選択して、コピーしてください。';
export const ctaBlank = '行動の呼びかけを書いてください。';
export const ctaFailed = '行動の呼びかけを保存できませんでした。もう一度お試しください。';
export const choiceFailed = '選んだものを保存できませんでした。もう一度お試しください。';
export const voiceNotSaved = '文体を保存できませんでした。もう一度お試しください。';
export const postFailed = '投稿を保存できませんでした。もう一度お試しください。';

/* What a post needs */

export const platformField = 'プラットフォーム';
export const ctaField = '行動の呼びかけ';
export const lessonField = '学び';
export const ideaField = '話題または引用';
export const valueField = 'コアバリュー';

/* Server: what could not be found */

export const ctaNotFound = 'その行動の呼びかけは見つかりませんでした。削除された可能性があります。';
export const lessonNotFound = 'その学びは見つかりませんでした。削除された可能性があります。';
export const postNotFound = 'その投稿は見つかりませんでした。削除された可能性があります。';

/* Content */

export const contentTitle = '投稿';
export const contentIntro =
  '自分を助けてくれた学びは、ほかの誰かの助けになるかもしれません。自分の言葉で投稿にしましょう。';
export const noAccessTitle = '現在のプランには含まれません';
export const noAccess =
  '学びを投稿にできるのは、無料体験中か、有料プランの利用中です。学びは、今までどおり読み、ダウンロードできます。';
export const lessonsButton = '学びを開く';

/* Content: call to action */

export const ctaLabel = '行動の呼びかけ';
export const ctaEmpty = '最初の行動の呼びかけを追加してください。';
export const ctaPlaceholder = '行動の呼びかけを選ぶ';
export const addNewCtaButton = '呼びかけを追加';
export const editButton = '編集';
export const newCtaLabel = '新しい行動の呼びかけ';
export const addButton = '追加';
export const cancelButton = 'キャンセル';
export const editCtaLabel = (text: string): string => `「${text}」を編集`;

/* Content: saved posts */

export const savedPostsTitle = '保存した投稿';
export const savedPostsEmpty = '保存した投稿が、ここに表示されます。';
export const showMoreButton = (count: number): string => `さらに${formatNumber(count)}件表示`;
export const deleteButton = '削除';
export const savedPostOptionsLabel = (platform: string): string => `${platform}用の投稿のオプション`;
export const editPostLabel = (platform: string): string => `${platform}用の投稿を編集`;
export const postTextLabel = '投稿の文章';

/* Content: making a post */

export const makePostLabel = '投稿を作る';
export const platformStepTitle = 'どこに投稿するか';
export const platformLabel = 'プラットフォーム';
export const emailPlatform = 'メール';
export const platformPlaceholder = 'プラットフォームを選ぶ';
export const ctaStepTitle = '読む人に何を呼びかけるか';
export const sourceStepTitle = '何をもとにするか';
export const generateTopicsButton = '話題を見つける';
export const findingTopics = '話題を探しています…';
export const ideaStepTitle = 'どこに焦点を当てるか';
export const valueStepTitle = 'どの価値観を表すか';
export const generateContentButton = '下書きを作る';
export const makingDrafts = '下書きを作成中…';
export const showDraftsButton = '最新の下書きを表示';

/* Content: the post so far */

export const postSoFarTitle = 'ここまでの投稿';
export const postSoFarEmpty = '選ぶたびに、ここで形になっていきます。';
export const reflectsValue = (value: string): string => `表す価値観：${value}`;

/* Content: topics, quotes, and sentences to add */

export const topicsTitle = '話題';
export const quotesTitle = '引用';
export const relatedTitle = '関連する文';
export const relatedHelp = 'ほかの学びと記録から。選んだものだけが使われます。';

/* Waiting to be saved: what each change is called */

export const newCta = '行動の呼びかけ';
export const saveAsNewCta = '新しい行動の呼びかけとして保存';
export const changedCta = '編集した行動の呼びかけ';
export const ctaUse = '行動の呼びかけを使った回数';
export const pickedIdea = '選んだ話題または引用';
export const changedVoice = '文体';
export const voiceUpdated = '文体を更新しました';
export const undoButton = '元に戻す';
export const savedPost = '保存した投稿';
export const deletedPost = '削除した投稿';
export const postDeleted = '投稿を削除しました';

/* Content: preview of a post */

export const previewTitle = (name: string): string => `${name}での表示`;
export const lengthExceeded = (over: number): string => `${formatNumber(over)}文字超えています`;
export const lengthUsed = (count: number, limit: number): string =>
  `${formatNumber(count)} / ${formatNumber(limit)}文字`;

/* Content: drafts */

export const yourPostsTitle = 'できた下書き';
export const closeButton = '閉じる';
export const madeByModel =
  '送信した内容から、言語モデルが書いた下書きです。投稿する前に、確認と編集をしてください。';
export const madeHere =
  '自分の文を、この端末の中で組み立てたものです。それ以外の言葉は「変わったところ」に表示され、コピーも共有もされません。投稿する前に編集してください。';
export const draftRemoved = (number: number): string => `下書き ${formatNumber(number)}を削除しました`;
export const draftTitle = (number: number): string => `下書き ${formatNumber(number)}`;
export const draftTextLabel = (number: number): string => `下書き ${formatNumber(number)}の文章`;
export const saved = '保存済み';
export const saveButton = '保存';
export const saveDraftLabel = (number: number): string => `下書き ${formatNumber(number)}を保存`;
export const removeButton = '削除';
export const removeDraftLabel = (number: number): string => `下書き ${formatNumber(number)}を削除`;

/* Content: the shapes of drafts, and what in them is not as it was written */

export const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  story: '物語',
  list: 'リスト',
  question: '質問',
};
export const shapedDraftTitle = (number: number, shape: string): string => `${draftTitle(number)}：${shape}`;
export const changesTitle = '変わったところ';
export const addedChange = (sentence: string): string => `追加した、自分のものではない言葉：「${sentence}」`;
export const shortenedChange = (words: string): string => `短くするため、先頭から省いた言葉：「${words}」`;
export const movedChange = '文の順番を変えました';
export const leftOutChange = (count: number): string => `${formatNumber(count)}文を省きました`;

/* Content: copying and sharing a post */

export const copyButton = 'コピー';
export const copyDraftLabel = (number: number): string => `下書き ${formatNumber(number)}をコピー`;
export const copySavedLabel = (platform: string): string => `${platform}用の投稿をコピー`;
export const shareButton = '共有';
export const shareDraftLabel = (number: number): string => `下書き ${formatNumber(number)}を共有`;
export const shareSavedLabel = (platform: string): string => `${platform}用の投稿を共有`;

/* Content: what a language model is sent */

export const agreementFailed = '同意を保存できなかったため、何も送信されていません。もう一度お試しください。';
export const sendingTitle = '送信される内容';
export const useDeviceButton = 'この端末で作る';
export const sendButton = '送信';
export const agreeAndSendButton = '同意して送信';
export const sendingExplained = <Part>(host: Part) => [
  host,
  'の言語モデルが受け取るのは、下の文章だけです。ほかに書いたものは渡されません。モデルを運用する人は、その文章を読むことができます。返ってきた内容は、表示される前に照合されます。',
];
export const agreementExplained = (productName: string): string =>
  `このモデルは、${productName}の運営者が選んだものです。同意すると、ある週の気づきを開いたときにも、その週の言葉をもとに、このモデルが気づきを書くようになります。同意は、プロフィール設定でいつでも撤回できます。`;
export const agreeing = '保存中…';
export const sentWordsTitle = '自分の言葉';
export const sentInstructionsTitle = 'モデルへの指示';

/* Content: lesson or text */

export const lessonOption = '学び';
export const ownTextOption = '自分の文章';
export const sourceLegend = 'もとにするもの';
export const ownTextLabel = '文章';
export const noteLessonLink = '今日の学びを書き留める';
export const noLessonsYet = <Part>(link: Part) => [
  '学びはまだありません。',
  link,
  'か、上で「自分の文章」を選んでください。',
];
export const lessonLabel = '学び';
export const lessonPlaceholder = '学びを検索';
export const lessonsLabel = '学び（新しい順）';
export const noLessonFound = 'この言葉に一致する学びはありません。';
export const lessonsFound = (count: number): string =>
  count === 0 ? noLessonFound : `学び${formatNumber(count)}件`;
export const lessonsLeft = (shown: number, all: number): string =>
  `全${formatNumber(all)}件のうち、最新の${formatNumber(shown)}件です。言葉を入力すると、ほかも見つかります。`;

/* Content: a step */

export const stepLocked = '先に上の項目を済ませてください。';

/* Content: what could not be made */

export const tooFewSentences =
  'このプラットフォームの投稿にするには、完結した文が足りません。別の文章を選ぶか、起きたことと学んだことを、もう少し書き足してください。';
export const stillArriving =
  '以前の記録を、この端末にまだ読み込んでいます。少し待ってから、もう一度お試しください。';

/* Content: core value */

export const chooseValuesLink = 'コアバリューを選ぶ';
export const noValuesYet = <Part>(link: Part) => ['コアバリューがまだ選ばれていません：', link];
export const valueLabel = 'コアバリュー';
export const valuePlaceholder = 'コアバリューを選ぶ';

/* Content: your voice */

export const toneAndStyle = '調子と書き方';
export const themes = 'テーマ';
export const storytelling = '話の運び方';
export const phrases = 'よく使う言い回し';
export const openingsAndEndings = '書き出しと結び';
export const voiceTitle = '自分の文体';
export const voiceExplained =
  '学びと記録から、この端末の中でまとめたものです。暗号化して保存され、投稿はこの文体で書かれます。';
export const readingVoice = '読み取り中…';
export const updateVoiceButton = '文体を更新';
export const learnVoiceButton = '文体をまとめる';
export const editVoiceLabel = '文体を編集';
export const voiceBlank = '何か書いてください。';

/* Content: who makes drafts */

export const makerLegend = '下書きの作り方';
export const deviceOption = 'この端末で';
export const modelOption = '言語モデルで';
export const deviceExplained = '自分の文を、この端末の中で組み立てます。何も送信されません。';
export const modelExplained = (host: string): string => `${host}に送信される内容を、送信前に確認できます。`;

/* Content: how a voice is described */

export const voiceSentenceLength = (words: number): string => `一文は約${formatNumber(words)}語です。`;
export const VOICE_SPEAKERS: Readonly<Record<Speaker, string>> = {
  I: '「私」を主語にして書きます。',
  we: '「私たち」を主語にして書きます。',
  you: '読む人に直接語りかけます。',
  none: '人よりも物事について書きます。',
};
export const voicePastTense = '主に過去形で書きます。';
export const voicePresentTense = '主に現在形で書きます。';
export const voiceContractions = '英語の短縮形を使います。';
export const voiceExclamations = '感嘆符を使います。';
export const voiceQuestions = '問いかけます。';
export const VOICE_STORIES: Readonly<Record<Story, string>> = {
  happening: '起きたことを話し、それからその意味を語ります。',
  insight: '要点を先に述べ、それからそこに至った経緯を話します。',
  thought: 'ひとつの考えを掘り下げます。',
};
export const voiceTextLength = (sentences: number): string =>
  `一度に書くのは約${formatNumber(sentences)}文です。`;
export const voiceOftenWrites = (phrases: readonly string[]): string =>
  `よく使う言葉：${phrases.map((phrase) => `「${phrase}」`).join('')}。`;
export const voiceWritesAbout = (themes: readonly string[]): string =>
  `よく書くこと：${themes.map((theme) => `「${theme}」`).join('')}。`;
export const voiceNoPhrases = '繰り返し使う言い回しは、まだありません。';
export const voiceNoThemes = '繰り返し書くテーマは、まだありません。';
export const VOICE_OPENINGS: Readonly<Record<Opening, string>> = {
  question: '問いかけで始めます。',
  time: '時を示して始めます。',
  person: '人から書き始めます。',
  matter: '本題から書き始めます。',
};
export const voiceOftenOpens = (openings: readonly string[]): string =>
  `よくある書き出し：${openings.map((opening) => `「${opening}」`).join('')}。`;
export const VOICE_ENDINGS: Readonly<Record<Ending, string>> = {
  question: '問いかけで結びます。',
  resolve: '次にすることで結びます。',
  statement: '言い切って結びます。',
};
