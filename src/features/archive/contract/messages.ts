export const ARCHIVE_MESSAGES = {
  notComplete: 'Older pages are still arriving on this device. Please try again in a moment.',
  makeFailed: 'The archive could not be made. Please try again.',
  notSignedIn: 'Not logged in.',
  importFailed: 'The import was interrupted. What is in stays in; choose the same file again to go on.',
  importStopped: 'Stopped. Choose the same file again to go on, or undo what is in.',
  undone: 'Import undone.',
  undoFailed: 'The import could not be undone. Please try again.',
  undoneMeanwhile: 'This import was undone meanwhile.',
  otherSource: 'This import began with another kind of file.',
  tooMany: 'That is more than one day takes. Please go on tomorrow.',
  future: 'A row lies in the future.',
} as const;

/** Why a file cannot be read; nothing was changed. */
export const FILE_MESSAGES = {
  empty: 'This file is empty.',
  notUtf8: 'This file is not UTF-8 text. Save it as UTF-8 and choose it again.',
  notJson: 'This file is not whole: its JSON breaks off or is damaged.',
  notZip: 'This zip file is damaged or not whole.',
  locked: 'This zip file is locked with a password. Unpack it and choose the file inside.',
  tooLarge: 'This file unpacks to more than 128 MB, which is more than a journal holds.',
  nothingKnown: 'There is no journal in this file: a growth-loop.json, a Day One or a Journey export.',
  newer: 'This archive was made by a newer release. Please reload the app and try again.',
  noDates: 'No column of this table holds dates. Name it “date” in the first line.',
  noTexts: 'No column of this table holds texts. Name it “text” in the first line.',
  noEntries: 'There is no entry in this file.',
  unreadable: 'This file could not be read.',
} as const;
