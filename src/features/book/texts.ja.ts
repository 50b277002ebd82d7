import type { LocalDate } from '../../kernel/calendar.ts';
import { formatNumber } from '../../kernel/intl.ja.ts';
import { dayFormatter, formatDay } from '../../kernel/written-days.ja.ts';

/* Book: the page on which it is made */

export const pageTitle = '本を作る';
export const pageHelp =
  '印刷用に組んだ、日々のPDFです。記録、完了したアクション、学び、バケットリストでかなえたことを、写真とともに収めます。この端末の中で作られます。';
export const backToProfileButton = 'プロフィールに戻る';
export const makeBookLink = '本を作る';
export const makeBookOffer = <Part>(link: Part) => ['紙で読みたいときは：', link];

export const spanTitle = '本に収める日';
export const yearOption = '1年';
export const monthOption = '1か月';
export const daysOption = '期間を指定';
export const goalOption = '目標';
export const yearLabel = '年';
export const monthLabel = '月';
export const firstDayLabel = '最初の日';
export const lastDayLabel = '最後の日';
export const goalLabel = '目標';
export const goalHelp = 'この目標を書いた日を、すべて収めます。';
export const chooseDays = '最初の日と最後の日を選んでください。';
export const daysReversed = '最後の日が最初の日より前です。';

export const paperTitle = 'ページの大きさ';
export const paperA5 = 'A5（148 × 210 mm）';
export const paperA4 = 'A4（210 × 297 mm）';
export const paperUs = 'USレター（8½ × 11インチ）';
export const nameLabel = '扉に入れる名前';

/* Book: what it will hold */

export const bookNotLoaded =
  '記録がまだこの端末にありません。インターネットに接続して、もう一度お試しください。';
export const stillLoading = '以前の記録を、この端末にまだ読み込んでいます。すべて届くと、本を作れます。';
export const nothingWritten = 'まだ何も書かれていません。最初の記録が、本の最初のページになります。';
export const writeButton = '今日の記録を書く';
export const nothingInSpan = 'この期間には何も書かれていません。本を作るには、別の日を選んでください。';
export const lookFailed = 'この期間を調べられませんでした。ページを再読み込みしてください。';
export const lookingIntoDays = 'この期間を調べています…';
export const daysFound = (days: number, first: LocalDate, last: LocalDate): string =>
  days === 1
    ? `1日：${formatDay(first, { year: true })}`
    : `${formatNumber(days)}日：${formatDay(first, { year: true })}〜${formatDay(last, { year: true })}`;
export const unreadableLeftOut = (count: number): string =>
  `この端末で復号できない文章${formatNumber(count)}件は、本に入りません。`;
export const otherFont = (characters: readonly string[], more: number): string =>
  `本の書体には、${named(characters, more)}がありません。この端末のフォントで印刷します。`;
export const noFont = (characters: readonly string[], more: number): string =>
  `この端末のどのフォントにも、${named(characters, more)}がありません。それぞれ${characterMissing}と印刷します。`;
const named = (characters: readonly string[], more: number): string =>
  `${characters.map((character) => `「${character}」`).join('')}${more > 0 ? `ほか${formatNumber(more)}文字` : ''}`;

/* Book: making it */

export const makeBookButton = '本を作る';
export const makingBook = '本を作成中…';
export const makingBookLabel = '本を作成中';
export const cancelButton = 'キャンセル';
export const picturesMissing = (count: number): string =>
  `読み込めなかった写真${formatNumber(count)}枚は、本に入りません。`;
export const bookReady = (pages: number, megabytes: number): string =>
  `本ができました：${formatNumber(pages)}ページ、${formatNumber(megabytes)} MB。`;
export const saveAgainButton = 'PDFを再保存';
export const bookFailed = '本を作れませんでした。書いたものに変わりはありません。もう一度お試しください。';
export const fileName = (span: string): string => `growth-loop-book-${span}.pdf`;

/* Book: in the book itself */

export const bookTitle = (span: string): string => `日記：${span}`;
export const fromTo = (first: LocalDate, last: LocalDate): string =>
  `${withoutWeekday(first)}〜${withoutWeekday(last)}`;
const withoutWeekday = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });
export const contentsTitle = '目次';
export const actionsDoneTitle = '完了したアクション';
export const lessonsTitle = '学び';
export const bucketListTitle = 'バケットリストでかなえたこと';
/** Where no font of the device has a character. */
export const characterMissing: string = '[?]';
export const madeWith = (date: LocalDate): string => `${withoutWeekday(date)}、Growth Loopで作成。`;
