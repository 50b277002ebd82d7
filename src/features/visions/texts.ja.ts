import type { Section } from './contract/limits.ts';

/* Vision Documents: what each document is called, and what it may answer */

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  professional: '仕事',
  personal: '自分自身',
  health: '健康',
  relationships: '人間関係',
  ideal_day: '理想の一日',
};
export const PROMPTS: Readonly<Record<Section, string>> = {
  professional:
    '何を、誰としていますか？それによって何がよくなっていますか？今日すでにそうであるかのように書いてください。',
  personal:
    'どんな人になりつつありますか？何のために時間をつくっていますか？今日すでにそうであるかのように書いてください。',
  health:
    '調子のよい日、体はどんな感じですか？何がそれを支えていますか？今日すでにそうであるかのように書いてください。',
  relationships:
    '身近にいるのは誰ですか？一緒にいるとき、どんなふうですか？今日すでにそうであるかのように書いてください。',
  ideal_day: '目覚めてから眠るまで。どこにいて、何をして、誰がそばにいますか？',
};

/* Vision Documents: the rows */

export const visionsNotLoaded = 'ビジョンを読み込めませんでした。もう一度お試しください。';
export const empty = '未記入';
export const draft = '下書き';
export const reviewDue = '見直しの時期';
export const nextReview = (day: string): string => `次の見直し：${day}`;

/* Vision Documents: reading */

export const textNotLoaded = 'このビジョンを表示できませんでした。もう一度お試しください。';
export const writeButton = '書く';
export const continueButton = '続きを書く';
export const writeLabel = (section: Section): string => `書く：${SECTION_NAMES[section]}`;
export const continueLabel = (section: Section): string => `続きを書く：${SECTION_NAMES[section]}`;
export const draftNotSaved = '書いたものは、まだ保存されていません。';
export const cadenceLabel = (section: Section): string => `見直しの頻度：${SECTION_NAMES[section]}`;
export const markReviewedButton = '見直し済みにする';
export const reviewed = (section: Section): string =>
  `「${SECTION_NAMES[section]}」のビジョンを見直しました。次の見直しを予定しました。`;
export const reviewFailed = '見直しを保存できませんでした。もう一度お試しください。';
export const cadenceFailed = '見直しの頻度を保存できませんでした。もう一度お試しください。';
export const versionRestored = '以前の版を復元しました';
export const restoreFailed = 'その版を復元できませんでした。もう一度お試しください。';
export const undoButton = '元に戻す';

/* Vision Documents: writing */

export const editorNotLoaded = 'エディターを読み込めませんでした。もう一度お試しください。';
export const editorLabel = (section: Section): string => `「${SECTION_NAMES[section]}」のビジョン`;
export const saveButton = '保存';
export const saving = '保存中';
export const closeButton = '閉じる';
export const discardButton = '変更を破棄';
export const saved = (section: Section): string => `「${SECTION_NAMES[section]}」のビジョンを保存しました`;
export const saveFailed =
  'ビジョンを保存できませんでした。内容はここに残っています。このページを開いたまま、もう一度お試しください。';
export const changedElsewhere =
  'このビジョンは別の端末で変更されました。保存すると、もう一方の版は「以前の版」に残ります。';
export const discarded = '変更を破棄しました。';
export const pickedUp = '前回の続きから再開しました。';
export const openElsewhere =
  'このビジョンは別のタブで開いています。最後に保存した版が表示され、もう一方の版も残ります。';
export const otherTabClosed = '別のタブは閉じられました。';
export const continueHereButton = 'その続きをここで書く';

/* The editor: its toolbar */

export const toolbarLabel = '書式';
export const bold = '太字';
export const italic = '斜体';
export const underline = '下線';
export const strikethrough = '取り消し線';
export const heading = (level: number): string => `見出し${level}`;
export const bulletList = '箇条書き';
export const numberedList = '番号付きリスト';
export const link = 'リンク';

/* The editor: a link */

export const linkTitle = 'リンク';
export const linkTextLabel = '表示する文字';
export const linkAddressLabel = 'リンク先';
export const linkAddressHelp = 'ウェブページ、メールアドレス、または電話番号';
export const linkAddressMissing = 'リンク先を入力してください。';
export const linkAddressInvalid =
  'そこにはリンクできません。ウェブページ（https://…）、メールアドレス、または電話番号（tel:…）を入力してください。';
export const removeLinkButton = 'リンクを削除';
export const setLinkButton = 'リンクを設定';
export const cancelButton = 'キャンセル';

/* Waiting to be saved: what each change is called */

const forEachSection = (say: (name: string) => string): Readonly<Record<Section, string>> => ({
  professional: say(SECTION_NAMES.professional),
  personal: say(SECTION_NAMES.personal),
  health: say(SECTION_NAMES.health),
  relationships: say(SECTION_NAMES.relationships),
  ideal_day: say(SECTION_NAMES.ideal_day),
});
export const visionChange = forEachSection((name) => `「${name}」のビジョン`);
export const cadenceChange = forEachSection((name) => `「${name}」のビジョンの見直しの頻度`);
export const reviewChange = forEachSection((name) => `「${name}」のビジョンの見直し`);

/* Answers of the server */

export const visionNotFound = 'そのビジョンは見つかりませんでした。削除された可能性があります。';
