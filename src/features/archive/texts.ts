import { formatNumber, plural } from '../../kernel/intl.ts';
import type { AttachedTable } from '../attachments/contract/limits.ts';

export * from './texts/import.ts';

/* Import and archive: messages */

export const notComplete =
  'Your older entries are still loading on this device. Please try again in a moment.';
export const downloadWaits =
  'Your older entries are still loading on this device. Your download starts when they’re here.';
export const archiveFailed = 'We couldn’t make your archive. Please try again.';
/** MSG-63 */
export const notSignedIn = 'Not logged in.';
export const deviceFull =
  'There isn’t enough room on this device for more pictures, but what was imported is kept. Make some room, then choose the same file again to continue.';
export const importFailed =
  'The import was interrupted, but what was imported is kept. Choose the same file again to continue.';
export const importStopped =
  'The import was stopped, but what was imported is kept. Choose the same file again to continue, or undo the import.';
export const undone = 'Import undone.';
export const undoFailed = 'We couldn’t undo the import. Please try again.';

/* Profile: everything in one file */

export const archiveTitle = 'Everything in one file';
export const readableByAnyone = 'Anyone who has the file can read it.';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  'A zip file with a page for every day, your pictures and recordings, tables for a spreadsheet, and a copy you can import here again. It includes earlier versions of what you changed, and it is made on this device. ',
  readableByAnyone,
];
export const downloadEverythingButton = 'Download everything';
export const makingArchive = 'Making your archive…';
export const makingArchiveLabel = 'Making your archive';
export const archiveSaved = 'Your archive has been saved.';
export const archiveSavedIncomplete = (count: number): string =>
  plural(count, {
    one: 'Your archive has been saved without 1 item that can’t be read on this device.',
    other: `Your archive has been saved without ${formatNumber(count)} items that can’t be read on this device.`,
  });
export const archiveSavedWithoutFiles = (count: number): string =>
  plural(count, {
    one: 'Your archive has been saved without 1 picture or recording that isn’t on this device. It is named below and in the archive.',
    other: `Your archive has been saved without ${formatNumber(count)} pictures and recordings that aren’t on this device. They are named below and in the archive.`,
  });
export const filesNotInArchiveTitle = (count: number): string =>
  plural(count, {
    one: '1 picture or recording isn’t in your archive',
    other: `${formatNumber(count)} pictures and recordings aren’t in your archive`,
  });
export const filesNotInArchiveHelp =
  'They haven’t reached this device yet, or there was no connection. Download everything again when you’re online.';
export const moreFiles = (count: number): string =>
  plural(count, {
    one: 'And 1 more. The list in the archive has all of them.',
    other: `And ${formatNumber(count)} more. The list in the archive has all of them.`,
  });
export const zipFileType = 'Zip archive';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string => `This is your notebook: everything you wrote.
Anyone who has this file can read it.

${archiveFile}: a copy of everything that you can import again. In the app, open “Profile,” then “Import a file” under “Your data.”

days: a page for every day with something on it, in Markdown.

pictures and recordings: what you added to your entries, lessons and bucket list. The pages show them, and a table lists them.

CSV files: tables for a spreadsheet. If a text begins with =, +, - or @, it has an apostrophe in front. Without it, a spreadsheet would take the text for a formula.
`;

/* In the archive: a list of what isn’t in it */

export const missingFilesList = (names: readonly string[]): string =>
  `These pictures and recordings couldn’t be loaded when this archive was made. They are still in your account. Download everything again when you’re online.

${names.join('\n')}
`;

/* In the archive: pictures and recordings */

export const ATTACHED_TO: Readonly<Record<AttachedTable, string>> = {
  journal_entries: 'entry',
  lessons_learned: 'lesson',
  bucket_list_items: 'bucket list item',
};
export const fileNotHere = (name: string): string => `${name} isn’t in this archive.`;
export const recordingOf = (time: string): string => `Recording, ${time}`;

/* In the archive: a day’s page */

/** DASH-21 */
export const celebrationQuestion = 'What can you celebrate about yesterday?';
/** JRN-10 */
export const goalQuestion = 'What is your major goal right now?';
export const goalImportanceQuestion = 'Why does it matter?';
/** JRN-12 */
export const fearQuestion = 'What are you afraid of?';
export const valuesQuestion = 'What do your values tell you to do?';
export const actionQuestion = 'What will you do today?';
export const actionsDoneTitle = 'Actions done';
export const lessonsLearnedTitle = 'Lessons learned';

/* Answers of the server */

export const undoneInBetween = 'This import has been undone. Choose the file again to start a new one.';
export const otherSource = 'This import was started with a different kind of file.';
export const importLimitReached = 'You have reached today’s import limit. Please continue tomorrow.';
export const rowInFuture = 'A row is dated in the future.';
export const importNotFound = 'We couldn’t find that import. It may have been undone or deleted.';
export const characterInvalid = 'Contains an invalid character';
export const notCompleted = 'An action that isn’t done can’t have a completion date';
export const pauseInvalid = 'These aren’t the days of a pause';
export const columnUnknown = 'Contains a column that its table doesn’t have';

/* Downloaded files */

/** CALL-49 */
export const whyItsImportant = "Why It's Important";
export const goldFile = 'Gold File';
/** Of pages from other journals. */
export const pageTitle = 'Title';
export const pageText = 'Text';
export const pageDetails = 'Details';

/* Gold File on the dashboard */

/** MSG-61 */
export const goldFileFailed = 'Your Gold File is not ready. Please try again.';
/** MSG-63 */
export const notLoggedIn = 'Not logged in.';
export const goldFileTitle = 'Gold File';
export const goldFileText = 'Your journal and lessons in one text file';
export const downloadButton = 'Download';
export const downloadLabel = 'Download Gold File';
export const preparing = 'Preparing…';
export const preparingLabel = 'Preparing… Gold File';
