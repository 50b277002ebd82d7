import { formatNumber } from '../../kernel/intl.ja.ts';

/* A memory from this day, on the dashboard and in the journal history */

export const aWeekAgo = '1週間前';
export const aMonthAgo = '1か月前';
export const yearsAgo = (years: number): string => `${formatNumber(years)}年前`;
export const hideDayButton = 'この日を表示しない';
export const memoryOptionsLabel = '思い出のオプション';
export const hiddenMemoriesButton = '非表示の思い出を管理';
export const dayHidden = 'その日は今後表示されません。';
export const wordHidden = 'その言葉を含む思い出は今後表示されません。';
export const shownAgain = '再び表示されることがあります。';
export const undoButton = '元に戻す';
export const hideFailed = '非表示にできませんでした。もう一度お試しください。';
export const showFailed = '変更できませんでした。もう一度お試しください。';
export const undoFailed = '元に戻せませんでした。';

/* Hidden memories */

export const dialogTitle = '非表示の思い出';
export const dialogIntroduction =
  'これらの日と、これらの言葉を含むものは、日記に残ります。思い出として表示されないだけです。';
export const wordLabel = '非表示にする名前や言葉';
export const wordMissing = '言葉を入力してください。';
export const addButton = '追加';
export const closeButton = '閉じる';
export const showAgainButton = '再び表示';
export const showAgainLabel = (what: string): string => `再び表示：${what}`;

/* Waiting to be saved: what each change is called */

export const dayToHide = '思い出に表示しない日';
export const wordToHide = '思い出に表示しない言葉';
export const memoryToShow = '再び表示する思い出';

/* Answers of the server */

export const hiddenNotFound =
  'その非表示の思い出は見つかりませんでした。すでに再表示されている可能性があります。';
