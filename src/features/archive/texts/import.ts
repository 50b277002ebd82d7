import { formatList, formatNumber, plural } from '../../../kernel/intl.ts';
import type { Source } from '../contract/limits.ts';

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
  'There is no journal in this file. Please choose an archive, an export from Day One, Journey, or Apple Journal, or a CSV table.';
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

/* Import: why a picture or a recording is left out */

export const mediaMissing = 'The file isn’t there.';
export const mediaOfSeveral = 'Several files have this name.';
export const mediaLocked = 'The file is protected by a password.';
export const mediaEmpty = 'The file is empty.';
export const mediaDamaged = 'The file is damaged.';
export const mediaChanged = 'The file isn’t the one that was saved in the archive.';
export const mediaTooLarge = (megabytes: number): string =>
  `The file is larger than ${formatNumber(Math.round(megabytes))} MB.`;
export const mediaUnknown = 'The file is neither a picture nor a recording that we can read.';
export const videoNotImported = 'Videos can’t be imported.';
export const pdfNotImported = 'PDFs can’t be imported.';
export const pictureTooLarge = 'The picture has too many pixels.';
export const pictureUnreadable = 'This browser can’t read the picture.';
export const recordingUnreadable = 'This browser can’t read the recording.';
export const tooManyPictures = (count: number): string =>
  `An entry can have ${formatNumber(count)} pictures. This one is beyond that.`;
export const tooManyRecordings = (count: number): string =>
  `An entry can have ${formatNumber(count)} recordings. This one is beyond that.`;
export const notInArchive = 'The file wasn’t on the device when the archive was made.';
export const ownerMissing = 'What it belongs to isn’t in the archive.';

/* Import: where a part of a file is */

export const fileOf = (place: string, name: string): string => `${place}, ${name}`;

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
  'Import an archive from here, an export from Day One, Journey, or Apple Journal, or a table with dates and texts. You’ll see what’s in the file before anything is changed, and you can undo the import.';
export const dropHere = 'Drop a file here, or paste it';
export const dropNow = 'Drop the file to read it';
export const fileKinds = (megabytes: number): string =>
  `Zip, JSON, or CSV, up to ${formatNumber(megabytes)} MB without pictures and recordings. It’s encrypted on this device.`;
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
    app: 'From Apple Journal',
    steps: [
      'In Apple Journal, open the menu at the top and choose “Export All Entries.”',
      'Save “AppleJournalEntries” on your device.',
      'If it’s a folder, compress it: you need the zip file. Choose it here.',
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
  apple_journal: 'Apple Journal',
  csv: 'CSV table',
};
export const contents = (source: Source, count: number): string => {
  const name = SOURCE_NAMES[source];
  return source === 'archive'
    ? plural(count, { one: `${name}: 1 item`, other: `${name}: ${formatNumber(count)} items` })
    : plural(count, { one: `${name}: 1 entry`, other: `${name}: ${formatNumber(count)} entries` });
};
export const period = (first: string, last: string): string => `${first} to ${last}`;
/** What comes in besides the words: '512 pictures and 14 recordings'; '' when nothing does. */
export function filesFound(pictures: number, recordings: number): string {
  const counts = [
    pictures > 0 && plural(pictures, { one: '1 picture', other: `${formatNumber(pictures)} pictures` }),
    recordings > 0 &&
      plural(recordings, { one: '1 recording', other: `${formatNumber(recordings)} recordings` }),
  ];
  return formatList(counts.filter((count) => count !== false));
}
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
export const fileProblemsTitle = (count: number): string =>
  plural(count, {
    one: '1 picture or recording can’t be imported',
    other: `${formatNumber(count)} pictures and recordings can’t be imported`,
  });
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
export const filesProgress = (done: number, total: number): string =>
  plural(total, {
    one: `Your words are imported. ${formatNumber(done)} of 1 picture or recording read.`,
    other: `Your words are imported. ${formatNumber(done)} of ${formatNumber(total)} pictures and recordings read.`,
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
export const filesImported = (count: number): string =>
  plural(count, {
    one: '1 picture or recording imported.',
    other: `${formatNumber(count)} pictures and recordings imported.`,
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
