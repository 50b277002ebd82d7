import { formatNumber } from '../../kernel/intl.ja.ts';
import type { AttachedTable } from '../attachments/contract/limits.ts';

export * from './texts/import.ja.ts';

/* Import and archive: messages */

export const notComplete =
  '以前の記録を、この端末にまだ読み込んでいます。少し待ってから、もう一度お試しください。';
export const downloadWaits =
  '以前の記録を、この端末にまだ読み込んでいます。すべて届くと、ダウンロードが始まります。';
export const archiveFailed = 'アーカイブを作成できませんでした。もう一度お試しください。';
export const notSignedIn = 'サインインしていません。';
export const deviceFull =
  'この端末には、これ以上写真を保存する空きがありません。インポートした分は残っています。空きを作り、同じファイルをもう一度選ぶと、続きから再開します。';
export const importFailed =
  'インポートが中断されました。インポートした分は残っています。同じファイルをもう一度選ぶと、続きから再開します。';
export const importStopped =
  'インポートを停止しました。インポートした分は残っています。同じファイルをもう一度選んで再開するか、インポートを元に戻してください。';
export const undone = 'インポートを元に戻しました。';
export const undoFailed = 'インポートを元に戻せませんでした。もう一度お試しください。';

/* Profile: everything in one file */

export const archiveTitle = 'すべてをひとつのファイルに';
export const readableByAnyone = 'このファイルを持つ人は、誰でも中身を読めます。';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  '1日ごとのページ、写真と録音、表計算用の表、ここに再びインポートできる控えが入ったzipファイルです。変更したものは以前の版も含み、この端末の中で作られます。',
  readableByAnyone,
];
export const downloadEverythingButton = 'すべてダウンロード';
export const makingArchive = 'アーカイブを作成中…';
export const makingArchiveLabel = 'アーカイブを作成中';
export const archiveSaved = 'アーカイブを保存しました。';
export const archiveSavedIncomplete = (count: number): string =>
  `アーカイブを保存しました。この端末で読めない${formatNumber(count)}件は含まれていません。`;
export const archiveSavedWithoutFiles = (count: number): string =>
  `アーカイブを保存しました。この端末にない写真や録音${formatNumber(count)}件は含まれていません。下とアーカイブの中に一覧があります。`;
export const filesNotInArchiveTitle = (count: number): string =>
  `アーカイブに含まれない写真や録音：${formatNumber(count)}件`;
export const filesNotInArchiveHelp =
  'この端末にまだ届いていないか、接続がありませんでした。オンラインのときに、もう一度すべてをダウンロードしてください。';
export const moreFiles = (count: number): string =>
  `ほかに${formatNumber(count)}件。すべてはアーカイブの中の一覧にあります。`;
export const zipFileType = 'zipアーカイブ';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string => `これは、これまでに書いたものすべてです。
このファイルを持つ人は、誰でも中身を読めます。

${archiveFile}：再びインポートできる、すべての控えです。アプリで「プロフィール」を開き、「データ」の「ファイルをインポート」を選んでください。

days：何かを書いた日ごとのページです。形式はMarkdownです。

写真と録音：記録、学び、バケットリストに追加したものです。各ページに表示され、表に一覧があります。

CSVファイル：表計算用の表です。=、+、-、@で始まるテキストには、先頭にアポストロフィーが付いています。ないと、表計算ソフトが数式とみなすためです。
`;

/* In the archive: a list of what isn’t in it */

export const missingFilesList = (names: readonly string[]): string =>
  `このアーカイブの作成時に、次の写真や録音を読み込めませんでした。アカウントには残っています。オンラインのときに、もう一度すべてをダウンロードしてください。

${names.join('\n')}
`;

/* In the archive: pictures and recordings */

export const ATTACHED_TO: Readonly<Record<AttachedTable, string>> = {
  journal_entries: '記録',
  lessons_learned: '学び',
  bucket_list_items: 'バケットリストの項目',
};
export const fileNotHere = (name: string): string => `${name}は、このアーカイブに含まれていません。`;
export const recordingOf = (time: string): string => `録音、${time}`;

/* In the archive: a day’s page */

export const celebrationQuestion = '昨日のことで、喜びたいことは何ですか？';
export const goalQuestion = '今、いちばん大切な目標は何ですか？';
export const goalImportanceQuestion = 'それはなぜ大切なのですか？';
export const fearQuestion = '何を恐れていますか？';
export const valuesQuestion = '大切にしている価値観は、何をするように言っていますか？';
export const actionQuestion = '今日は何をしますか？';
export const actionsDoneTitle = '完了したアクション';
export const lessonsLearnedTitle = '学び';

/* Answers of the server */

export const undoneInBetween =
  'このインポートは元に戻されました。新しく始めるには、ファイルをもう一度選んでください。';
export const otherSource = 'このインポートは、別の種類のファイルで始められました。';
export const importLimitReached = '今日インポートできる上限に達しました。明日、続きを行ってください。';
export const rowInFuture = '未来の日付の行があります。';
export const importNotFound =
  'そのインポートは見つかりませんでした。元に戻されたか、削除された可能性があります。';
export const characterInvalid = '使用できない文字が含まれています';
export const notCompleted = '未完了のアクションに完了日を付けることはできません';
export const pauseInvalid = '休止の日付として正しくありません';
export const columnUnknown = '表にない列が含まれています';

/* Downloaded files */

export const whyItsImportant = '大切な理由';
export const goldFile: string = 'Gold File';
/** Of pages from other journals. */
export const pageTitle = 'タイトル';
export const pageText = '本文';
export const pageDetails = '詳細';

/* Gold File on the dashboard */

export const goldFileFailed = 'Gold Fileの準備ができませんでした。もう一度お試しください。';
export const notLoggedIn = 'サインインしていません。';
export const goldFileTitle: string = 'Gold File';
export const goldFileText = '日記と学びを、ひとつのテキストファイルに';
export const downloadButton = 'ダウンロード';
export const downloadLabel = 'Gold Fileをダウンロード';
export const preparing = '準備中…';
export const preparingLabel = 'Gold Fileを準備中…';
