import { formatNumber, plural } from '../../kernel/intl.ts';

/* Messages */

export const notComplete = 'Older pages are still arriving on this device. Please try again in a moment.';
export const makeFailed = 'The archive could not be made. Please try again.';
/** MSG-63 */
export const notSignedIn = 'Not logged in.';
export const importFailed =
  'The import was interrupted. What is in stays in; choose the same file again to go on.';
export const importStopped = 'Stopped. Choose the same file again to go on, or undo what is in.';
export const undone = 'Import undone.';
export const undoFailed = 'The import could not be undone. Please try again.';
export const undoneMeanwhile = 'This import was undone meanwhile.';
export const otherSource = 'This import began with another kind of file.';
export const tooMany = 'That is more than one day takes. Please go on tomorrow.';
export const future = 'A row lies in the future.';

export const empty = 'This file is empty.';
export const notUtf8 = 'This file is not UTF-8 text. Save it as UTF-8 and choose it again.';
export const notJson = 'This file is not whole: its JSON breaks off or is damaged.';
export const notZip = 'This zip file is damaged or not whole.';
export const locked = 'This zip file is locked with a password. Unpack it and choose the file inside.';
export const tooLarge = 'This file unpacks to more than 128 MB, which is more than a journal holds.';
export const nothingKnown =
  'There is no journal in this file: a growth-loop.json, a Day One or a Journey export.';
export const newer = 'This archive was made by a newer release. Please reload the app and try again.';
export const noDates = 'No column of this table holds dates. Name it “date” in the first line.';
export const noTexts = 'No column of this table holds texts. Name it “text” in the first line.';
export const noEntries = 'There is no entry in this file.';
export const unreadable = 'This file could not be read.';

/* Archive */

export const holdsACharacterThatIs = 'Holds a character that is cut in half';
export const notCompleted = 'Not completed';
export const notTheDaysOfA = 'Not the days of a pause';
export const notAColumnOfIts = 'Not a column of its table';

/* Day one */

export const entry = (ofValue: string, at: number): string => `${ofValue}Entry ${at}`;

/* Day page */

/** DASH-21 */
export const whatCanYouCelebrateAbout = 'What can you celebrate about yesterday?';
export const whatIsYourMajorGoal = 'What is your major goal right now?';
export const whyDoesItMatter = 'Why does it matter?';
export const whatAreYouAfraidOf = 'What are you afraid of?';
export const whatDoYourValuesSay = 'What do your values say to do?';
export const whatWillYouDoToday = 'What will you do today?';
export const actionsDone = 'Actions done';
export const lessonsLearned = 'Lessons learned';
export const entriesTosortedBytimeMapEntry = (join: string): string => `${join}
`;

/* Foreign */

export const itHasNoDateThat = 'It has no date that can be read.';
export const itsDateLiesInThe = 'Its date lies in the future.';
export const itsDateLiesBefore1900 = 'Its date lies before 1900.';
export const itHasNoText = 'It has no text.';
export const itHoldsACharacterThat = 'It holds a character that is cut in half.';
export const itIsNoEntry = 'It is no entry.';

/* Journey */

export const entry2 = (at: number): string => `Entry ${at}`;

/* Table file */

export const createdAt = 'created at';
export const creationDate = 'creation date';
export const entryDate = 'entry date';
export const line = (at: number): string => `Line ${at}`;

/* Wording */

export const archiveOfThisApp = 'Archive of this app';
export const dayOne = 'Day One';
export const csvTable = 'CSV table';
export const to = (day: string, day2: string): string => `${day} to ${day2}`;
export const whatYouHaveChangedSince =
  'What you have changed since stays, and so do settings that the import filled in.';
export const whatYouHaveChangedSince2 = 'What you have changed since stays.';
export const yourNotebookAgainOnAll = (amount: string, leave: string, stays: string): string =>
  `${amount} ${leave} your notebook again, on all your devices. ${stays}`;

/* Server */

export const importNotFound = 'We couldn’t find that import. It may have been undone or deleted.';

/* Bringing in */

export const caseWhenThenGivenElse = (
  column: string,
  none: string,
  column2: string,
  column3: string,
): string => `${column} = case when ${none} then given.${column2} else stored.${column3} end`;
export const andNotStoredPhoneReminders = (isNull: string): string => `${isNull}
      and not (stored.phone_reminders_enabled or stored.email_reminders_enabled)`;

/* Earlier imports */

export const earlierImportsTitle = 'Earlier imports';
export const undone2 = ', undone';
export const undoTheWholeImportOfLabel = (dayOf: string, source: string): string =>
  `Undo the whole import of ${dayOf}, ${source}`;

/* File choice */

export const bringInAnArchiveOf =
  'Bring in an archive of this app, a Day One export (zip or JSON), a Journey export (zip or JSON), or a CSV table with a date and a text on each line. You see what is in the file before anything is changed, it is sealed on this device, and the whole import can be undone, but for settings that an archive fills in. Imported days bring no points.';
export const fileToImportLabel = 'File to import';
export const chooseAFileButton = 'Choose a file';
export const nothingWasChanged = (problem: string): string => `${problem} Nothing was changed.`;

/* Import page */

export const readingTheFile = 'Reading the file…';
export const readingTheFileLabel = 'Reading the file';
export const cancelButton = 'Cancel';
export const importingTitle = 'Importing';
export const importingLabel = 'Importing';
export const ofYouMayOpenOther = (done: string, amount: string): string =>
  `${done} of ${amount}. You may open other pages meanwhile; keep this tab open.`;
export const backToProfileButton = 'Back to Profile';

/* Import preview */

export const text1CannotBeReadAnd = '1 cannot be read and stays out';
export const cannotBeReadAndStay = (count: number): string => `${count} cannot be read and stay out`;
export const andMore = (more: number): string => `And ${more} more.`;
export const photosAndRecordingsAre = (media: number): string => `${media} photos and recordings are`;
export const photosAndRecordingsAreNot = (are: string): string => `${are} not taken over.`;
export const longEntriesBecome = (split: number): string => `${split} long entries become`;
export const longEntriesBecomeSeveralOf = (become: string): string => `${become} several of the same day.`;
export const dayFirstApril3Button = 'Day first: April 3';
export const monthFirstMarch4Button = 'Month first: March 4';
export const daysSuchAs0304 = 'Days such as 03/04/2026';
export const theFirstEntriesLabel = 'The first entries';
export const importTextButton = (amount: string): string => `Import ${amount}`;
export const chooseAnotherFileButton = 'Choose another file';

/* Import result */

export const inSoFarTitle = (amount: string): string => `${amount} in so far`;
export const inYourNotebookTitle = (amount: string): string => `${amount} in your notebook`;
export const wereThereAlreadyAndStayed = (amount: string): string =>
  `${amount} were already there and weren’t changed.`;
export const couldNotBeReadAnd = (count: number): string =>
  plural(count, {
    one: 'One entry couldn’t be read and was left out.',
    other: `${formatNumber(count)} entries couldn’t be read and were left out.`,
  });
export const importedDaysBringNoPoints = 'Imported days don’t earn points.';
export const goOnButton = 'Go on';
export const openYourJournalButton = 'Open your journal';
export const importAnotherFileButton = 'Import another file';

/* Read file */

export const itIsNotAsAn = 'It is not as an archive has it';
export const thisReleaseKnowsNoSuch = 'This release knows no such table.';
export const row = (table: string, at: number): string => `${table}, row ${at}`;
export const line2 = (line: number): string => `Line ${line}`;
export const aQuotationMarkInIt = 'A quotation mark in it is not closed.';

/* Undo import */

export const importUndoneThatYouChanged = (kept: number): string =>
  `Import undone. ${kept} that you changed since stayed.`;
export const undoTheWholeImportButton = 'Undo the whole import';
export const undoThisImportTitle = 'Undo this import?';
export const undoTheImportButton = 'Undo the import';
export const keepItLabel = 'Keep it';

/* Destination */

export const zipArchive = 'Zip archive';

/* Make archive */

export const thisIsYourNotebookEverything = (
  archiveFile: string,
): string => `This is your notebook: everything you wrote, readable by anyone who has this file.

${archiveFile}   everything, to be brought back into the app (Profile, Your data, Import)
days/              a page for each day
*.csv              tables for a spreadsheet; a cell that begins with = + - or @ has an apostrophe before it
`;

/* Take everything */

export const yourArchiveIsSaved = 'Your archive is saved.';
export const yourArchiveIsSavedWithout = (unreadable: number): string =>
  `Your archive is saved without ${unreadable} rows that cannot be read here.`;
export const everythingInOneFileTitle = 'Everything in one file';
export const anyoneWhoHasTheFile = 'Anyone who has the file can read it.';
export const aZipWithAPage = <Part>(strong: Part) => [
  'A zip with a page for each day, tables for a spreadsheet, and all of it once more in a form that can be brought back in here. Earlier versions of what you changed are in it too. It is made on this device. ',
  strong,
];
export const makingYourArchiveLabel = 'Making your archive';
export const downloadEverythingButton = 'Download everything';
