import type { LocalDate } from '../../kernel/calendar.ts';
import { formatList, formatNumber, plural } from '../../kernel/intl.ts';
import { formatDay } from '../../kernel/written-days.ts';

/* Book: the page on which it is made */

export const pageTitle = 'Make a book';
export const pageHelp =
  'A PDF of your days, typeset for print: your entries, completed actions, lessons, and what you crossed off your bucket list, with their pictures. It’s made on this device.';
export const backToProfileButton = 'Back to Profile';
export const makeBookLink = 'Make a book';
export const makeBookOffer = <Part>(link: Part) => ['Want to read it on paper? ', link];

export const spanTitle = 'Days in the book';
export const yearOption = 'A year';
export const monthOption = 'A month';
export const daysOption = 'From one day to another';
export const goalOption = 'A goal';
export const yearLabel = 'Year';
export const monthLabel = 'Month';
export const firstDayLabel = 'First day';
export const lastDayLabel = 'Last day';
export const goalLabel = 'Goal';
export const goalHelp = 'The book holds every day on which an entry named this goal.';
export const chooseDays = 'Choose the first and the last day.';
export const daysReversed = 'The last day is before the first one.';

export const paperTitle = 'Page size';
export const paperA5 = 'A5 (148 × 210 mm)';
export const paperA4 = 'A4 (210 × 297 mm)';
export const paperUs = 'US letter (8½ × 11 in)';
export const nameLabel = 'Name on the title page';

/* Book: what it will hold */

export const bookNotLoaded =
  'Your entries aren’t on this device yet. Connect to the internet, then try again.';
export const stillLoading =
  'Your older entries are still loading on this device. You can make a book as soon as they’re here.';
export const nothingWritten =
  'You haven’t written anything yet. Your first entry can be the first page of a book.';
export const writeButton = 'Write today’s entry';
export const nothingInSpan = 'Nothing was written on these days. Choose others to make a book.';
export const lookFailed = 'We couldn’t look through these days. Please reload the page.';
export const lookingIntoDays = 'Looking through these days…';
export const daysFound = (days: number, first: LocalDate, last: LocalDate): string =>
  plural(days, {
    one: `1 day: ${formatDay(first, { year: true })}.`,
    other: `${formatNumber(days)} days, from ${formatDay(first, { year: true })} to ${formatDay(last, { year: true })}.`,
  });
export const unreadableLeftOut = (count: number): string =>
  plural(count, {
    one: '1 text can’t be decrypted on this device, so it’s left out.',
    other: `${formatNumber(count)} texts can’t be decrypted on this device, so they’re left out.`,
  });
export const otherFont = (characters: readonly string[], more: number): string =>
  `The book’s typeface doesn’t have ${named(characters, more)}. They’re printed in a font of this device.`;
export const noFont = (characters: readonly string[], more: number): string =>
  `No font on this device has ${named(characters, more)}. Each of them is printed as ${characterMissing}.`;
const named = (characters: readonly string[], more: number): string =>
  formatList([
    ...characters,
    ...(more > 0
      ? [plural(more, { one: '1 other character', other: `${formatNumber(more)} other characters` })]
      : []),
  ]);

/* Book: making it */

export const makeBookButton = 'Make book';
export const makingBook = 'Making your book…';
export const makingBookLabel = 'Making your book';
export const cancelButton = 'Cancel';
export const picturesMissing = (count: number): string =>
  plural(count, {
    one: '1 picture couldn’t be loaded, so it’s left out.',
    other: `${formatNumber(count)} pictures couldn’t be loaded, so they’re left out.`,
  });
export const bookReady = (pages: number, megabytes: number): string =>
  `Your book is ready: ${plural(pages, { one: '1 page', other: `${formatNumber(pages)} pages` })}, ${formatNumber(megabytes)} MB.`;
export const saveAgainButton = 'Save PDF again';
export const bookFailed = 'We couldn’t make your book. Nothing you wrote was changed. Please try again.';
export const fileName = (span: string): string => `growth-loop-book-${span}.pdf`;

/* Book: in the book itself */

export const bookTitle = (span: string): string => `Journal: ${span}`;
export const fromTo = (first: LocalDate, last: LocalDate): string =>
  `${withoutWeekday(first)} to ${withoutWeekday(last)}`;
const withoutWeekday = (date: LocalDate): string => formatDay(date, { year: true }).replace(/^\w+, /, '');
export const contentsTitle = 'Contents';
export const actionsDoneTitle = 'Actions done';
export const lessonsTitle = 'Lessons learned';
export const bucketListTitle = 'Completed from the bucket list';
/** Where no font of the device has a character. */
export const characterMissing = '[?]';
export const madeWith = (date: LocalDate): string => `Made with Growth Loop on ${withoutWeekday(date)}.`;
