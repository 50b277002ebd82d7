import { formatNumber } from '../../kernel/intl.ja.ts';

/* Bucket List */

export const listTitle = 'バケットリスト';
export const reviewDue = '見直しの時期';
export const listNotLoaded = 'バケットリストを読み込めませんでした。もう一度お試しください。';
export const listEmpty = '項目は、かなえるまで残ります。';
export const showMoreButton = (more: number): string => `さらに${formatNumber(more)}件表示`;
export const completedSummary = (count: number): string => `完了${formatNumber(count)}件`;
export const completedLabel = '完了';
export const inBucket = 'これから';
export const inProgress = '進行中';
export const completed = '完了';
export const statusLabel = (item: string): string => `「${item}」の状態`;
export const optionsLabel = (item: string): string => `「${item}」のオプション`;
export const editButton = '編集';
export const tellStoryButton = '体験を書く';
export const editStoryButton = '体験を編集';
export const deleteButton = '削除';
export const undoButton = '元に戻す';

/* Bucket List: adding and editing an item */

export const addItemButton = '項目を追加';
export const closeButton = '閉じる';
export const itemLabel = '何をしたいですか？';
export const reasonLabel = '理由';
export const itemMissing = 'したいことを入力してください。';
export const addButton = 'リストに追加';
export const editLabel = (item: string): string => `「${item}」を編集`;
export const itemAdded = 'バケットリストに追加しました';
export const addFailed = 'バケットリストに追加できませんでした';
export const changeFailed = 'バケットリストを変更できませんでした';
export const itemDeleted = 'バケットリストの項目を削除しました';
export const versionRestored = '以前の版を復元しました';

/* Bucket List: the story of a completed item */

export const storyTitle = 'おめでとうございます';
export const storyLabel = 'どうでしたか？';
export const saveStoryButton = '体験を保存';
export const skipStoryButton = 'あとで書く';

/* Bucket List: its review */

export const markReviewedButton = '見直し済みにする';
export const notScheduled = '見直しの予定はまだありません。';
export const reviewed = 'バケットリストを見直しました。次の見直しを予定しました。';
export const reviewFailed = '見直しを保存できませんでした。もう一度お試しください。';
export const cadenceFailed = '見直しの頻度を保存できませんでした。もう一度お試しください。';

/* Waiting to be saved: what each change is called */

export const newItem = 'バケットリストの項目';
export const saveAsNewButton = '新しい項目として保存';
export const changedItem = '編集したバケットリストの項目';
export const changedStory = 'バケットリストの体験';
export const restoredVersion = 'バケットリストの項目の以前の版';
export const changedStatus = 'バケットリストの項目の新しい状態';
export const restoredItem = '復元したバケットリストの項目';
export const deletedItem = '削除したバケットリストの項目';
export const changedCadence = 'バケットリストの見直しの頻度';
export const listReview = 'バケットリストの見直し';

/* Answers of the server */

export const itemNotFound = 'その項目は見つかりませんでした。削除された可能性があります。';
export const nothingToChange = '変更するものがありません。';
export const notCompleted = '完了日時があるのは、完了した項目だけです。';
export const completionTimeMismatch =
  '完了した項目には完了日時が必要です。ほかの項目に完了日時は付けられません。';
