import { formatNumber } from '../../kernel/intl.ja.ts';

/* Adding pictures and recordings */

export const addPicturesButton = '写真を追加';
export const recordButton = '録音';
export const addingNotLoaded = '今は写真を追加できません。接続を確認して、もう一度お試しください。';
export const preparingLabel = (name: string): string => `${name}を準備中`;
export const dismissButton = '閉じる';
export const dismissLabel = (name: string): string => `${name}についてのメッセージを閉じる`;
export const tooManyPictures = (most: number): string =>
  `ここに追加できる写真は${formatNumber(most)}枚までです。この写真は追加されませんでした。`;
export const tooManyRecordings = (most: number): string =>
  `ここに追加できる録音は${formatNumber(most)}件までです。この録音は追加されませんでした。`;
export const noRoomOnDevice = 'この端末の空き容量が足りません。空きを作って、もう一度追加してください。';
export const notKeptOnDevice = 'このブラウザーにはファイルを保存できないため、追加されませんでした。';
export const notAdded = '追加できませんでした。もう一度お試しください。';
export const keepPlacesLabel = '写真の撮影場所を残す';
export const keepPlacesHelp = 'この端末では、オンにするまでオフです。暗号化して保存されます。';
export const unmeteredLabel = '写真と録音はWi-Fiでのみアップロード';
export const unmeteredHelp = 'それまではこの端末に残ります。書いた文章は、いつもすぐに送信されます。';

/* Why a picture isn't taken */

export const fileEmpty = 'このファイルは空です。';
export const fileIsDrawing = 'SVG画像は追加できません。先にPNGかJPEGで保存してください。';
export const fileIsVideo = 'これは動画です。ここに追加できるのは写真だけです。';
export const fileIsOther =
  'このファイルは写真ではありません。追加できるのは、JPEG、PNG、WebP、GIF、HEIC、AVIFのファイルです。';
export const fileIsTwo = 'このファイルには写真以外のものも含まれているため、追加できません。';
export const fileDamaged = 'この写真は不完全か、破損しています。';
export const fileTooManyPixels = 'この写真は大きすぎます。1億画素（100メガピクセル）までです。';
export const fileTooManyBytes = 'このファイルは大きすぎます。150 MBまでです。';
export const fileNotDecoded =
  'このブラウザーでは、この写真を開けません。JPEGで保存して、もう一度追加してください。';
export const browserTooOld =
  'このブラウザーでは写真を準備できません。更新するか、別のブラウザーを使ってください。';

/* Pictures under what was written */

export const attachmentsLabel = '写真と録音';
export const picturesLabel = '写真';
const numbered = (number: number, count: number): string =>
  `写真 ${formatNumber(number)} / ${formatNumber(count)}`;
export const pictureLabel = (description: string, number: number, count: number): string =>
  description === '' ? numbered(number, count) : `${description}。${numbered(number, count)}`;
export const pictureOffline = 'まだこの端末にありません';
export const pictureOnItsWay = 'まだ別の端末にあります';
export const pictureGone = 'もうありません';
export const pictureDamaged = '表示できません';
export const onlyHere = (count: number): string =>
  count === 1 ? 'まだこの端末にだけあります' : `${formatNumber(count)}件は、まだこの端末にだけあります`;
export const sending = 'アップロード中';
export const sendAgainButton = '再試行';
export const pictureAlone = '写真';

/* The pictures of a history, month by month */

export const showPicturesButton = '写真を表示';
export const showPagesButton = 'ページを表示';
export const monthsLabel = '写真のある月';
export const picturesOfMonth = (month: string): string => `${month}の写真`;
export const datedPictureLabel = (day: string, description: string, number: number, count: number): string =>
  `${day}。${pictureLabel(description, number, count)}`;
export const noPicturesTitle = '写真はまだありません。';
export const noPicturesHint = 'ページに追加した写真が、ここに表示されます。';

/* Describing a picture */

export const describeQuestion = 'この写真には、何が写っていますか？';
export const describeQuestionOf = (number: number): string =>
  `${formatNumber(number)}枚目の写真には、何が写っていますか？`;
export const describeHelp = '任意です。スクリーンリーダーが読み上げます。';
export const descriptionLabel = '説明';
export const saveDescriptionButton = '保存';
export const skipDescriptionButton = 'スキップ';
export const addDescriptionButton = '説明を追加';
export const editDescriptionButton = '説明を編集';
export const cancelButton = 'キャンセル';
export const notChanged = '変更を保存できませんでした。もう一度お試しください。';

/* The viewer */

export const viewerTitle = '写真';
export const closeButton = '閉じる';
export const previousButton = '前の写真を表示';
export const nextButton = '次の写真を表示';
export const zoomInButton = '拡大';
export const zoomOutButton = '縮小';
export const deletePictureButton = '写真を削除';
export const positionOf = (number: number, count: number): string =>
  `${formatNumber(number)} / ${formatNumber(count)}`;
export const pictureDeleted = '写真を削除しました';
export const recordingDeleted = '録音を削除しました';
export const notDeleted = '削除できませんでした。もう一度お試しください。';
export const originalOffline = '縮小版を表示しています。元の写真は、オンラインになると読み込まれます。';
export const originalOnItsWay = '縮小版を表示しています。元の写真は、まだ別の端末にあります。';
export const originalNotShown = '縮小版を表示しています。元の写真は表示できません。';

/* Recording */

export const recordingTitle = '録音';
export const recordingTime = (time: string, most: string): string => `${time} / ${most}`;
export const recordingName = (time: string): string => `録音 ${time}`;
export const stopButton = '停止';
export const keepRecordingButton = '録音を残す';
export const discardButton = '破棄';
export const microphoneRefused =
  'Growth Loopがマイクを使えません。ブラウザーの設定で許可して、もう一度お試しください。';
export const microphoneMissing = 'マイクが見つかりませんでした。';
export const recordingFailed = '録音が予期せず停止しました。それまでの録音は下にあります。';
export const recordingEmpty = '何も録音されませんでした。もう一度お試しください。';
export const recordingNumber = (number: number): string => `録音 ${formatNumber(number)}`;
export const playButton = '再生';
export const pauseButton = '一時停止';
export const playbackPosition = '再生位置';
export const positionText = (time: string, whole: string): string => `${time} / ${whole}`;
export const speedLabel = (speed: number): string => `速度：${formatNumber(speed)}倍`;
export const speedButton = (speed: number): string => `${formatNumber(speed)}×`;
export const recordingOptions = (number: number): string => `録音 ${formatNumber(number)}のオプション`;
export const deleteButton = '削除';
export const transcriptLabel = '話した内容';
export const addTranscriptButton = '話した内容を書く';
export const editTranscriptButton = '文章を編集';
export const recordingNotHere =
  'この録音は、まだこの端末に届いていません。オンラインになると読み込まれます。';
export const recordingOnItsWay = 'この録音は、まだ別の端末にあります。';
export const recordingNotPlayed = 'この録音は、ここでは再生できません。';

/* What was done, where changes are listed that weren't saved */

export const newPicture = '追加した写真';
export const newRecording = '追加した録音';
export const changedDescription = '写真の説明';
export const changedTranscript = '録音の文章';
export const deletedPicture = '写真の削除';
export const deletedRecording = '録音の削除';
export const restoredPicture = '写真の復元';
export const restoredRecording = '録音の復元';

/* Refusals of the server */

export const attachmentNotFound = 'この写真または録音は、もうありません。';
export const fileNotFound = 'このファイルは、もうありません。';
export const pieceNotFound = 'ファイルのこの部分は、ここに保存されていません。';
export const sizesNotPossible = '暗号化されたファイルの大きさとして正しくありません';
export const pieceNotSealed = 'ここに入るはずの、暗号化されたファイルの部分ではありません。';
export const piecesMissing = 'ファイルの一部がまだ届いていません。自動的に再送信されます。';
export const tooManyAttachments = (most: number): string =>
  `ここに追加できる写真と録音は${formatNumber(most)}件までです。先にどれかを削除してください。`;
export const storageFull = (gigabytes: number): string =>
  `写真と録音のための${formatNumber(gigabytes)} GBを使い切りました。いくつか削除してから、もう一度お試しください。`;
