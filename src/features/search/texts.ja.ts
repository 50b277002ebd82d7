import { formatList, formatNumber } from '../../kernel/intl.ja.ts';
import type { Relation } from '../../language/topics/relations.ts';

/* Find page */

export const findTitle = '検索';
export const backToDashboardButton = 'ダッシュボードに戻る';
export const searchEverythingLabel = '書いたものすべてを検索';
export const findText =
  'どんなに前に書いたものでも、言葉や内容から探せます。検索はこの端末の中で行われ、入力した言葉が送られることはありません。';
export const filtersTitle = '絞り込み';
/** On a phone; with how many are set. */
export const filtersButton = (count: number): string =>
  count === 0 ? filtersTitle : `${filtersTitle}（${formatNumber(count)}）`;
export const showResultsButton = '結果を表示';
export const everywhereButton = '絞り込みを解除';
export const recentTitle = '最近の検索';
export const clearRecentButton = '検索履歴を消去';
export const recentCleared = '検索履歴を消去しました';
export const undoButton = '元に戻す';
export const recentHint = 'サインアウトするまで、この端末に暗号化して残ります。';
export const goalsTitle = '目標';
export const kindsTitle = '検索する場所';
export const kindNames = {
  entry: '日記',
  action: 'アクション',
  lesson: '学び',
  goal: '目標',
  item: 'バケットリスト',
  vision: 'ビジョン',
} as const;
export const fromLabel = '開始日';
export const toLabel = '終了日';

/* Results */

export const resultsLabel = '検索結果';
/** The parts of an entry, in the order in which they are asked; the last is a page from another journal. */
export const entryParts = [
  '喜び',
  '目標',
  '大切な理由',
  '恐れへの気づき',
  '価値観の声',
  'アクション',
  'インポートしたページ',
] as const;
export const inJournal = (part: string): string => `日記：${part}`;
export const inVision = (section: string): string => `ビジョン：${section}`;
export const inLessons = '学び';
export const inActions = 'アクション';
export const inGoals = '目標';
export const inBucketList = 'バケットリスト';

/* Results that say it in other words */

export const relatedTitle = '関連';
export const relatedText = '同じことについて、別の言葉で書いたものです。';
export const moreAboutTitle = 'これに関すること';
export const moreAboutText = '同じことについて、ほかに書いたものです。';
export const about = (topics: readonly string[]): string =>
  `${formatList(topics.map((topic) => `「${topic}」`))}について`;
export const related = (count: number): string => `関連する結果が${formatNumber(count)}件あります。`;

/* Asking everything that was written */

export const askTitle = '日記に尋ねる';
export const askText = '答えは自分の言葉です（古い順）。';
export const otherLanguage =
  '今のところ、質問と関連する結果は英語の文章で使えます。言葉での検索は、どの言語でも使えます。';
export const questionWords = {
  learned: (topic: string) => `「${topic}」について、何を学んだ？`,
  celebrated: (topic: string) => `「${topic}」について、何を喜んだ？`,
  feared: (topic: string) => `「${topic}」について、何を恐れた？`,
  brave: () => '勇気を出したのはいつ？',
  undone: () => 'したかったのに、まだしていないことは？',
} as const;
export const answersCount = (count: number): string => `${formatNumber(count)}件の答え`;
export const answersTitle = '答え';
export const latestFirstText = '答えは自分の言葉です（新しい順）。';
export const noAnswer = 'この質問の答えになるものは、まだ書かれていません。';
export const noAnswerHint = 'ひとつのことについて尋ねるか、その言葉で検索してください。';
export const hasWords = (words: readonly string[]): string =>
  `${formatList(words.map((word) => `「${word}」`))}を含む`;
export const allQuestionsButton = 'すべての質問を表示';

/* Who somebody is */

export const whoIs = (name: string): string => `「${name}」は誰ですか？`;
export const whoIsHelp = (name: string, days: number): string =>
  `「${name}」について書いた日が${formatNumber(days)}日あります。誰かを教えると、検索と気づきで、より多くの文章が見つかります。`;
export const relationLabel = (name: string): string => `「${name}」は`;
export const noRelation = 'どれでもない';
export const relationNotSaid = '未設定';
export const relationWords: Readonly<Record<Relation, string>> = {
  child: '自分の子ども',
  partner: 'パートナー',
  mother: '母',
  father: '父',
  sibling: 'きょうだい',
  grandchild: '孫',
  relative: '親戚',
  friend: '友人',
  colleague: '職場の人',
  neighbor: '近所の人',
  pet: 'ペット',
};
export const saveWhoButton = '保存';
export const knownPeople = (count: number): string => `登録した人：${formatNumber(count)}人`;
export const forgetWhoButton = '登録を消す';
export const forgetWhoLabel = (name: string): string => `登録を消す：${name}`;
export const saidWho = '人の登録';
export const forgotWho = '人の登録の消去';
export const whoKept = (name: string): string => `「${name}」が誰かを保存しました。`;
export const whoNotKept = '保存できませんでした。もう一度お試しください。';
export const whoForgotten = (name: string): string => `「${name}」の登録を消しました。`;
export const whoNotForgotten = '登録を消せませんでした。もう一度お試しください。';
export const undoFailed = '元に戻せませんでした。もう一度お試しください。';

/* An action that was found, above the actions */

export const foundActionTitle = '検索したアクション';
export const completedOn = (day: string): string => `${day}に完了`;
export const openSince = (day: string): string => `${day}から未完了`;
export const closeLink = '閉じる';

/* Going through what was found */

export const foundBarLabel = '一致';
export const previousMatchLabel = '前の一致';
export const nextMatchLabel = '次の一致';
export const backToResultsButton = '検索結果に戻る';
export const closeMatchesButton = '一致を閉じる';
export const matchHere = (number: number, count: number): string =>
  `一致 ${formatNumber(number)} / ${formatNumber(count)}`;
export const resultNumber = (number: number, count: number): string =>
  `結果 ${formatNumber(number)} / ${formatNumber(count)}`;

/* Search: no matches */

export const insteadLabel = '代わりに試す';
export const withoutFiltersButton = '絞り込みなしで検索';
export const insteadButton = (text: string): string => `「${text}」を検索`;
export const insteadCount = (count: number): string => `${formatNumber(count)}件一致`;
export const noMatchesHint = '別の言葉か、言葉の最初の部分をお試しください。';

/* Search */

export const wordsPlaceholder = '言葉、またはその最初の部分';
export const clearButton = '消去';
export const noMatches = '一致するものはありません。';
export const matches = (count: number): string => `${formatNumber(count)}件一致しました。`;
export const firstMatches = (count: number, shown: number): string =>
  `${formatNumber(count)}件一致しました。最初の${formatNumber(shown)}件を表示しています。`;
export const earlierMissing = '以前のページは、オンラインに戻るまで検索できません。';
export const earlierLoading = '以前のページを読み込んでいます。読み込み後に検索されます。';
export const searchFailed = '検索を始められませんでした。もう一度お試しください。';
export const searchEverythingLink = '書いたものすべてを検索';
