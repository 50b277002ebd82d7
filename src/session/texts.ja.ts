import { formatNumber } from '../kernel/intl.ja.ts';

/* When a session has ended: the page */

export const endedPageTitle = 'サインアウト済み';
export const endedTitle = 'サインアウトしました';
export const endedText = '書いたものを見るには、もう一度サインインしてください。';
export const signInAgainButton = '再びサインイン';

/* When a session has ended: what the next page says */

export const ended = 'サインアウトしました。もう一度サインインしてください。';
export const endedWithWriting =
  'サインアウトしました。まだ保存されていないものは、暗号化してこの端末に残してあり、次にサインインすると保存されます。';

/* Where the app would be, while it is locked */

export const signOutButton = 'サインアウト';

/* Signing out with unsaved writing */

export const unsavedTitle = 'まだ保存されていないものがあります';
export const unsavedFilesTitle = 'アップロードされていない写真や録音があります';
export const signOutAnywayButton = 'サインアウトする';
export const staySignedInLabel = 'サインインを続ける';

/* Days that were moved */

export const daysMovedTo = (days: string, to: string): string => `${days}に書いたものを、${to}に移しました。`;
export const manyDaysMovedTo = (days: string, others: number, to: string): string =>
  `${days}とほか${formatNumber(others)}日に書いたものを、${to}に移しました。`;
export const daysMoved = (days: string): string => `${days}に書いたものを、別の日に移しました。`;
export const manyDaysMoved = (days: string, others: number): string =>
  `${days}とほか${formatNumber(others)}日に書いたものを、別の日に移しました。`;
export const movedForLateness = (days: number): string =>
  `届くまでに${formatNumber(days)}日を超えたためです。`;
export const movedForClock = '端末の時計がサーバーより進んでいたためです。';
export const movedForEither = (days: number): string =>
  `届くまでに${formatNumber(days)}日を超えたか、端末の時計が進んでいたためです。`;

/* Downloads */

export const notLoggedIn = 'サインインしていません。';

/* Deleting */

export const undoButton = '元に戻す';

/* Writes to the profile */

export const yourProfileLabel = 'プロフィール';
