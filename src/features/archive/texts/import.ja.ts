import { formatNumber } from '../../../kernel/intl.ja.ts';
import type { Source } from '../contract/limits.ts';

/* Import: a file that can’t be imported */

export const nothingChanged = '何も変更されていません。';
export const empty = 'このファイルは空です。';
export const notUtf8 =
  'このファイルの文字を読み取れません。「UTF-8」で保存してから、もう一度選んでください。';
export const notJson = 'このファイルは不完全か、破損しています。有効なJSONではありません。';
export const notZip = 'このzipファイルは不完全か、破損しています。';
export const locked =
  'このzipファイルはパスワードで保護されています。解凍して、中のファイルを選んでください。';
export const tooLarge = (megabytes: number): string =>
  `このファイルは${formatNumber(megabytes)} MBを超えています。日記を分けてインポートしてください。`;
export const unpacksTooLarge = (megabytes: number): string =>
  `このzipファイルは、解凍すると${formatNumber(megabytes)} MBを超えます。日記を分けてインポートしてください。`;
export const tooManyFiles = (files: number): string =>
  `このzipファイルには、${formatNumber(files)}個を超えるファイルが入っています。中にある日記のファイルを選んでください。`;
export const tooManyLines = (lines: number): string =>
  `この表は${formatNumber(lines)}行を超えています。日記を分けてインポートしてください。`;
export const sizesWrong =
  'このzipファイルは、記載された大きさと中身が合わないため、安全に解凍できません。日記をもう一度エクスポートしてください。';
export const packingUnknown =
  'このzipファイルの圧縮方式は読み取れません。解凍して、中のファイルを選んでください。';
export const nothingKnown =
  'このファイルに日記はありません。アーカイブ、Day One・Journey・Apple Journalのエクスポート、またはCSVの表を選んでください。';
export const newer =
  'このアーカイブは、アプリの新しいバージョンで作られました。ページを再読み込みして、もう一度お試しください。';
export const noDates = 'この表には日付の列がありません。1行目で、その列に「date」と名前を付けてください。';
export const noTexts = 'この表には本文の列がありません。1行目で、その列に「text」と名前を付けてください。';
export const noEntries = 'このファイルに記録はありません。';
export const unreadable =
  'このファイルを読み取れませんでした。もう一度試すか、別のファイルを選んでください。';

/* Import: why a part of a file is left out */

export const dateMissing = '日付がありません。';
export const dateUnreadable = '日付を読み取れません。';
export const dateInFuture = '日付が未来です。';
export const dateTooOld = '日付が1900年より前です。';
export const textMissing = '本文がありません。';
export const textInvalid = '本文に使用できない文字が含まれています。';
export const notAnEntry = '日記の記録ではありません。';
export const quoteNotClosed = '引用符が閉じられていないため、この行以降はインポートされません。';
export const quoteMisplaced = '引用符の位置が正しくありません。';
export const moodUnknown = '5段階の気分のどれでもありません。';
export const rowInvalid = 'この行は正しくありません。';
export const fieldInvalid = (field: string): string => `「${field}」の値が正しくありません。`;
export const tableUnknown = 'このバージョンのアプリでは認識できない表です。';

/* Import: why a picture or a recording is left out */

export const mediaMissing = 'ファイルがありません。';
export const mediaOfSeveral = '同じ名前のファイルが複数あります。';
export const mediaLocked = 'ファイルがパスワードで保護されています。';
export const mediaEmpty = 'ファイルが空です。';
export const mediaDamaged = 'ファイルが破損しています。';
export const mediaChanged = 'アーカイブに保存されたファイルと異なります。';
export const mediaTooLarge = (megabytes: number): string =>
  `ファイルが${formatNumber(Math.round(megabytes))} MBを超えています。`;
export const mediaUnknown = '読み取れる写真でも録音でもありません。';
export const videoNotImported = '動画はインポートできません。';
export const pdfNotImported = 'PDFはインポートできません。';
export const pictureTooLarge = '写真の画素数が多すぎます。';
export const pictureUnreadable = 'このブラウザーでは写真を読み取れません。';
export const recordingUnreadable = 'このブラウザーでは録音を読み取れません。';
export const tooManyPictures = (count: number): string =>
  `ひとつの記録に追加できる写真は${formatNumber(count)}枚までです。これはその上限を超えています。`;
export const tooManyRecordings = (count: number): string =>
  `ひとつの記録に追加できる録音は${formatNumber(count)}件までです。これはその上限を超えています。`;
export const notInArchive = 'アーカイブの作成時に、端末にありませんでした。';
export const ownerMissing = '追加先のものが、アーカイブにありません。';

/* Import: where a part of a file is */

export const fileOf = (place: string, name: string): string => `${place}、${name}`;

export const entryAt = (at: number): string => `記録 ${at}`;
export const entryInFile = (file: string, at: number): string => `${file}、記録 ${at}`;
export const lineAt = (line: number): string => `${line}行目`;
export const lineAndRowAt = (line: number, row: number): string =>
  `${line}行目（表計算ソフトでは${row}行目）`;
export const rowAt = (table: string, at: number): string => `${table}、${at}行目`;

/* Import */

export const importTitle = 'インポート';
export const backToProfileButton = 'プロフィールに戻る';

/* Import: choosing a file */

export const importHelp =
  'ここで作ったアーカイブ、Day One・Journey・Apple Journalのエクスポート、または日付と本文のある表をインポートできます。変更する前にファイルの中身が表示され、インポートはあとで元に戻せます。';
export const dropHere = 'ここにファイルをドロップ、または貼り付け';
export const dropNow = 'ドロップすると読み取ります';
export const fileKinds = (megabytes: number): string =>
  `zip、JSON、CSV。写真と録音を除き、${formatNumber(megabytes)} MBまで。この端末の中で暗号化されます。`;
export const folderDropped = 'フォルダーです。中のファイルを選ぶか、zipファイルにしてください。';
export const severalDropped = 'ファイルが複数あります。1つずつ選ぶか、zipファイルにまとめてください。';
export const nothingDropped = 'ファイルではありません。ファイルを選んでください。';
export const exportStepsTitle = '日記のエクスポート方法';
export const EXPORT_STEPS: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'Day Oneから',
    steps: [
      'Day Oneで「設定」を開きます。',
      '「読み込み/書き出し」、「書き出し」、JSONの順に選びます。',
      'Day Oneが作ったzipファイルを保存し、ここで選びます。解凍はしないでください。',
    ],
  },
  {
    app: 'Journeyから',
    steps: [
      'Journeyで「設定」、「データ」の順に開きます。',
      '「エクスポート」でzipファイルを選びます。「Journey Cloud」と表示されるバージョンもあります。',
      'zipファイルを保存し、ここで選びます。解凍はしないでください。',
    ],
  },
  {
    app: 'Apple Journalから',
    steps: [
      'Apple Journal（ジャーナル）で上部のメニューを開き、「すべての項目を書き出す」を選びます。',
      '「AppleJournalEntries」を端末に保存します。',
      'フォルダーの場合は圧縮してzipファイルにします。そのファイルをここで選びます。',
    ],
  },
  {
    app: 'ほかのアプリから',
    steps: [
      '日記を表としてエクスポートするか、表計算ソフトにコピーします。',
      '1つの列に「date」、もう1つの列に「text」と名前を付けます。',
      'タイトル、場所、天気、タグの列は、なくてもかまいません。',
      '表をCSVで保存し、ここで選びます。',
    ],
  },
];
export const fileToImportLabel = 'インポートするファイル';
export const chooseFileButton = 'ファイルを選択';

/* Import: reading the file */

export const readingFile = 'ファイルを読み取り中…';
export const readingFileLabel = 'ファイルを読み取り中';
export const cancelButton = 'キャンセル';

/* Import: what is in the file */

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  archive: 'アーカイブ',
  day_one: 'Day One',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  csv: 'CSVの表',
};
/** Such as '記録12件', or '項目12件' of an archive. */
const counted = (source: Source, count: number): string =>
  `${source === 'archive' ? '項目' : '記録'}${formatNumber(count)}件`;
export const contents = (source: Source, count: number): string =>
  `${SOURCE_NAMES[source]}：${counted(source, count)}`;
export const period = (first: string, last: string): string => `${first}〜${last}`;
/** What comes in besides the words: '512 pictures and 14 recordings'; '' when nothing does. */
export function filesFound(pictures: number, recordings: number): string {
  const counts = [
    pictures > 0 && `写真${formatNumber(pictures)}枚`,
    recordings > 0 && `録音${formatNumber(recordings)}件`,
  ];
  return counts.filter((count) => count !== false).join('、');
}
export const longEntriesSplit = (count: number): string =>
  `長い記録${formatNumber(count)}件は、同じ日の複数の記録に分けられます。`;
export const dayOrderTitle = '03/04/2026のような日付';
export const dayFirst = '日が先：4月3日';
export const monthFirst = '月が先：3月4日';
export const firstEntriesLabel = '最初の記録';
export const importButton = (source: Source, count: number): string =>
  `${counted(source, count)}をインポート`;
export const chooseAnotherFileButton = '別のファイルを選択';

/* Import: what is left out */

export const problemsTitle = (source: Source, count: number): string =>
  source === 'csv'
    ? `${formatNumber(count)}行をインポートできません`
    : `${counted(source, count)}をインポートできません`;
export const problemAt = <Part>(place: Part, reason: Part) => [place, '：', reason];
export const fileProblemsTitle = (count: number): string =>
  `写真や録音${formatNumber(count)}件をインポートできません`;
export const moreProblems = (count: number): string =>
  `ほかに${formatNumber(count)}件。すべてを見るには、一覧を保存してください。`;
export const saveListButton = '一覧を保存';
export const placeColumn = '場所';
export const reasonColumn = '理由';

/* Import: importing */

export const importingTitle = 'インポート中';
export const importProgress = (source: Source, done: number, total: number): string =>
  `${counted(source, total)}のうち${formatNumber(done)}件をインポートしました。`;
export const filesProgress = (done: number, total: number): string =>
  `文章はインポートしました。写真や録音は${formatNumber(total)}件のうち${formatNumber(done)}件を読み取りました。`;
export const keepTabOpen = 'ほかのページは開けますが、このタブは閉じないでください。';

/* Import: the result */

export const importedSoFarTitle = (source: Source, count: number): string =>
  `これまでに${counted(source, count)}をインポートしました`;
export const importedTitle = (source: Source, count: number): string =>
  `${counted(source, count)}をインポートしました`;
export const alreadyThere = (source: Source, count: number): string =>
  `${counted(source, count)}はすでにあったため、変更していません。`;
export const filesImported = (count: number): string =>
  `写真や録音${formatNumber(count)}件をインポートしました。`;
export const noPoints = 'インポートした日に、ポイントは付きません。';
export const continueImportButton = 'インポートを再開';
export const openJournalButton = '日記を開く';
export const importAnotherFileButton = '別のファイルをインポート';

/* Import: undoing one */

export const undoImportButton = 'インポートを元に戻す';
export const undoImportLabel = (day: string, source: Source): string =>
  `${day}のインポート（${SOURCE_NAMES[source]}）を元に戻す`;
export const undoImportTitle = 'このインポートを元に戻しますか？';
export const undoImportText = (source: Source, count: number): string =>
  source === 'archive'
    ? `すべての端末から${counted(source, count)}が削除されます。インポート後に変更した項目と、アーカイブから復元した設定は残ります。`
    : `すべての端末から${counted(source, count)}が削除されます。インポート後に変更した記録は残ります。`;
export const keepImportButton = '元に戻さない';
export const undoneExceptChanged = (source: Source, count: number): string =>
  `インポートを元に戻しました。その後に変更した${counted(source, count)}は残っています。`;

/* Import: earlier imports */

export const earlierImportsTitle = '以前のインポート';
export const undoneImportOf = (day: string): string => `${day}、元に戻しました`;
