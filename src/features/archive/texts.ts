import { formatNumber, plural } from '../../kernel/intl.ts';
import type { Source } from './contract/limits.ts';

/* Import and archive: messages */

export const notComplete =
  'Your older entries are still loading on this device. Please try again in a moment.';
export const downloadWaits =
  'Your older entries are still loading on this device. Your download starts when they’re here.';
export const archiveFailed = 'We couldn’t make your archive. Please try again.';
/** MSG-63 */
export const notSignedIn = 'Not logged in.';
export const importFailed =
  'The import was interrupted, but what was imported is kept. Choose the same file again to continue.';
export const importStopped =
  'The import was stopped, but what was imported is kept. Choose the same file again to continue, or undo the import.';
export const undone = 'Import undone.';
export const undoFailed = 'We couldn’t undo the import. Please try again.';

/* Import: a file that can’t be imported */

export const nothingChanged = 'Nothing was changed.';
export const empty = 'This file is empty.';
export const notUtf8 = 'The text in this file can’t be read. Please save it as “UTF-8” and choose it again.';
export const notJson = 'This file is incomplete or damaged: it is not valid JSON.';
export const notZip = 'This zip file is incomplete or damaged.';
export const locked = 'This zip file is protected by a password. Please unzip it and choose the file inside.';
export const tooLarge = (megabytes: number): string =>
  `This file is larger than ${formatNumber(megabytes)} MB. Please import your journal in smaller parts.`;
export const unpacksTooLarge = (megabytes: number): string =>
  `This zip file holds more than ${formatNumber(megabytes)} MB once unzipped. Please import your journal in smaller parts.`;
export const tooManyFiles = (files: number): string =>
  `This zip file holds more than ${formatNumber(files)} files. Please choose the file with your journal inside.`;
export const tooManyLines = (lines: number): string =>
  `This table has more than ${formatNumber(lines)} lines. Please import your journal in smaller parts.`;
export const sizesWrong =
  'This zip file holds more than it declares, so it isn’t safe to unzip. Please export your journal again.';
export const packingUnknown =
  'This zip file is compressed in a way we can’t read. Please unzip it and choose the file inside.';
export const nothingKnown =
  'There is no journal in this file. Please choose an archive, a Day One or Journey export, or a CSV table.';
export const newer =
  'This archive was made by a newer version of the app. Please reload the page and try again.';
export const noDates = 'No column in this table has dates. Please name that column “date” in the first line.';
export const noTexts = 'No column in this table has text. Please name that column “text” in the first line.';
export const noEntries = 'There are no entries in this file.';
export const unreadable = 'We couldn’t read this file. Please try again or choose another one.';

/* Import: why a part of a file is left out */

export const dateMissing = 'The date is missing.';
export const dateUnreadable = 'The date can’t be read.';
export const dateInFuture = 'The date is in the future.';
export const dateTooOld = 'The date is before 1900.';
export const textMissing = 'The text is missing.';
export const textInvalid = 'The text contains an invalid character.';
export const notAnEntry = 'This isn’t a journal entry.';
export const quoteNotClosed =
  'A quotation mark isn’t closed, so this line and everything after it are left out.';
export const quoteMisplaced = 'A quotation mark is in the wrong place.';
export const moodUnknown = 'This isn’t one of the five moods.';
export const rowInvalid = 'This row isn’t valid.';
export const fieldInvalid = (field: string): string => `The value of “${field}” isn’t valid.`;
export const tableUnknown = 'This version of the app doesn’t recognize this table.';

/* Import: where a part of a file is */

export const entryAt = (at: number): string => `Entry ${at}`;
export const entryInFile = (file: string, at: number): string => `${file}, entry ${at}`;
export const lineAt = (line: number): string => `Line ${line}`;
export const lineAndRowAt = (line: number, row: number): string =>
  `Line ${line} (row ${row} in a spreadsheet)`;
export const rowAt = (table: string, at: number): string => `${table}, row ${at}`;

/* Import */

export const importTitle = 'Import';
export const backToProfileButton = 'Back to Profile';

/* Import: choosing a file */

export const importHelp =
  'Import an archive from here, an export from Day One or Journey, or a table with a date and a text in every row. You’ll see what’s in the file before anything is changed, and you can undo the import.';
export const dropHere = 'Drop a file here, or paste it';
export const dropNow = 'Drop the file to read it';
export const fileKinds = (megabytes: number): string =>
  `Zip, JSON, or CSV, up to ${formatNumber(megabytes)} MB. It’s encrypted on this device.`;
export const folderDropped = 'This is a folder. Please choose the file inside, or make a zip file of it.';
export const severalDropped =
  'These are several files. Please choose one at a time, or make a zip file of them.';
export const nothingDropped = 'That isn’t a file. Please choose one.';
export const exportStepsTitle = 'How to export your journal';
export const EXPORT_STEPS: readonly { app: string; steps: readonly string[] }[] = [
  {
    app: 'From Day One',
    steps: [
      'In Day One, open “Settings.”',
      'Choose “Import/Export,” then “Export,” then JSON.',
      'Save the zip file that Day One makes, and choose it here. Don’t unzip it.',
    ],
  },
  {
    app: 'From Journey',
    steps: [
      'In Journey, open “Settings,” then “Data.”',
      'Choose “Export” and the zip file, which some versions call “Journey Cloud.”',
      'Save the zip file, and choose it here. Don’t unzip it.',
    ],
  },
  {
    app: 'From another app',
    steps: [
      'Export your journal as a table, or copy it into a spreadsheet.',
      'Name one column “date” and another one “text.”',
      'Columns for title, place, weather, and tags are optional.',
      'Save the table as CSV, and choose it here.',
    ],
  },
];
export const fileToImportLabel = 'File to import';
export const chooseFileButton = 'Choose a file';

/* Import: reading the file */

export const readingFile = 'Reading the file…';
export const readingFileLabel = 'Reading the file';
export const cancelButton = 'Cancel';

/* Import: what is in the file */

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  archive: 'Archive',
  day_one: 'Day One',
  journey: 'Journey',
  csv: 'CSV table',
};
export const contents = (source: Source, count: number): string => {
  const name = SOURCE_NAMES[source];
  return source === 'archive'
    ? plural(count, { one: `${name}: 1 item`, other: `${name}: ${formatNumber(count)} items` })
    : plural(count, { one: `${name}: 1 entry`, other: `${name}: ${formatNumber(count)} entries` });
};
export const period = (first: string, last: string): string => `${first} to ${last}`;
export const mediaNotImported = (count: number): string =>
  plural(count, {
    one: '1 photo or recording can’t be imported.',
    other: `${formatNumber(count)} photos and recordings can’t be imported.`,
  });
export const longEntriesSplit = (count: number): string =>
  plural(count, {
    one: '1 long entry will be split into several entries on the same day.',
    other: `${formatNumber(count)} long entries will be split into several entries on the same day.`,
  });
export const dayOrderTitle = 'Dates such as 03/04/2026';
export const dayFirst = 'Day first: April 3';
export const monthFirst = 'Month first: March 4';
export const firstEntriesLabel = 'First entries';
export const importButton = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: 'Import 1 item', other: `Import ${formatNumber(count)} items` })
    : plural(count, { one: 'Import 1 entry', other: `Import ${formatNumber(count)} entries` });
export const chooseAnotherFileButton = 'Choose another file';

/* Import: what is left out */

export const problemsTitle = (source: Source, count: number): string => {
  if (source === 'csv')
    return plural(count, {
      one: '1 line can’t be imported',
      other: `${formatNumber(count)} lines can’t be imported`,
    });
  return source === 'archive'
    ? plural(count, {
        one: '1 item can’t be imported',
        other: `${formatNumber(count)} items can’t be imported`,
      })
    : plural(count, {
        one: '1 entry can’t be imported',
        other: `${formatNumber(count)} entries can’t be imported`,
      });
};
export const problemAt = <Part>(place: Part, reason: Part) => [place, ': ', reason];
export const moreProblems = (count: number): string =>
  plural(count, {
    one: 'And 1 more. Save the list to see all of them.',
    other: `And ${formatNumber(count)} more. Save the list to see all of them.`,
  });
export const saveListButton = 'Save list';
export const placeColumn = 'Where';
export const reasonColumn = 'Reason';

/* Import: importing */

export const importingTitle = 'Importing';
export const importProgress = (source: Source, done: number, total: number): string =>
  source === 'archive'
    ? plural(total, {
        one: `${formatNumber(done)} of 1 item imported.`,
        other: `${formatNumber(done)} of ${formatNumber(total)} items imported.`,
      })
    : plural(total, {
        one: `${formatNumber(done)} of 1 entry imported.`,
        other: `${formatNumber(done)} of ${formatNumber(total)} entries imported.`,
      });
export const keepTabOpen = 'You can open other pages, but keep this tab open.';

/* Import: the result */

export const importedSoFarTitle = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: '1 item imported so far', other: `${formatNumber(count)} items imported so far` })
    : plural(count, {
        one: '1 entry imported so far',
        other: `${formatNumber(count)} entries imported so far`,
      });
export const importedTitle = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, { one: '1 item imported', other: `${formatNumber(count)} items imported` })
    : plural(count, { one: '1 entry imported', other: `${formatNumber(count)} entries imported` });
export const alreadyThere = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: '1 item was already there and wasn’t changed.',
        other: `${formatNumber(count)} items were already there and weren’t changed.`,
      })
    : plural(count, {
        one: '1 entry was already there and wasn’t changed.',
        other: `${formatNumber(count)} entries were already there and weren’t changed.`,
      });
export const noPoints = 'Imported days don’t earn points.';
export const continueImportButton = 'Continue import';
export const openJournalButton = 'Open your journal';
export const importAnotherFileButton = 'Import another file';

/* Import: undoing one */

export const undoImportButton = 'Undo import';
export const undoImportLabel = (day: string, source: Source): string =>
  `Undo import of ${day} (${SOURCE_NAMES[source]})`;
export const undoImportTitle = 'Undo this import?';
export const undoImportText = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: 'This removes 1 item from all your devices. Items you’ve changed since the import and settings restored from the archive are kept.',
        other: `This removes ${formatNumber(count)} items from all your devices. Items you’ve changed since the import and settings restored from the archive are kept.`,
      })
    : plural(count, {
        one: 'This removes 1 entry from all your devices. If you’ve changed it since the import, it is kept.',
        other: `This removes ${formatNumber(count)} entries from all your devices. Entries you’ve changed since the import are kept.`,
      });
export const keepImportButton = 'Keep import';
export const undoneExceptChanged = (source: Source, count: number): string =>
  source === 'archive'
    ? plural(count, {
        one: 'Import undone, except for 1 item you’ve changed since.',
        other: `Import undone, except for ${formatNumber(count)} items you’ve changed since.`,
      })
    : plural(count, {
        one: 'Import undone, except for 1 entry you’ve changed since.',
        other: `Import undone, except for ${formatNumber(count)} entries you’ve changed since.`,
      });

/* Import: earlier imports */

export const earlierImportsTitle = 'Earlier imports';
export const undoneImportOf = (day: string): string => `${day}, undone`;

/* Profile: everything in one file */

export const archiveTitle = 'Everything in one file';
export const readableByAnyone = 'Anyone who has the file can read it.';
export const archiveHelp = <Part>(readableByAnyone: Part) => [
  'A zip file with a page for every day, tables for a spreadsheet, and a copy you can import here again. It includes earlier versions of what you changed, and it is made on this device. ',
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
export const zipFileType = 'Zip archive';

/* In the archive: README.txt */

export const readme = (archiveFile: string): string => `This is your notebook: everything you wrote.
Anyone who has this file can read it.

${archiveFile}: a copy of everything that you can import again. In the app, open “Profile,” then “Import a file” under “Your data.”

days: a page for every day with something on it, in Markdown.

CSV files: tables for a spreadsheet. If a text begins with =, +, - or @, it has an apostrophe in front. Without it, a spreadsheet would take the text for a formula.
`;

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
