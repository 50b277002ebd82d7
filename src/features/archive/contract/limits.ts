/** The name that an archive's JSON gives itself, and the version of its form (docs/archive.md). */
export const ARCHIVE_FORMAT = 'growth-loop-archive';
export const ARCHIVE_VERSION = 1;
/** The file within an archive that is read back. */
export const ARCHIVE_FILE = 'growth-loop.json';

/** Where imported rows come from. */
export const SOURCES = ['archive', 'day_one', 'journey', 'csv'] as const;
export type Source = (typeof SOURCES)[number];

/** Most rows of one call: rows of one write share a number and come to a device together. */
export const BATCH_ROWS = 100;
/** Characters of JSON after which a batch is full, below the longest body that the server takes. */
export const BATCH_LENGTH = 400_000;
/** Most rows that one call takes back; the next call goes on. */
export const UNDO_ROWS = 5000;
/** Most rows that one person may import within a day. */
export const ROWS_A_DAY = 200_000;

/** The first day that an imported row may be of. */
export const FIRST_DAY = '1900-01-01';
/** How far a device's clock may be ahead, in milliseconds. */
export const CLOCK_SLACK_MS = 600_000;

/** Most that is unpacked of a file, as people are told and in bytes: what is larger is not a journal. */
export const UNPACKED_MEGABYTES = 128;
export const UNPACKED_BYTES = UNPACKED_MEGABYTES * 1024 * 1024;
/** Most lines of a table: about as many as a spreadsheet holds. */
export const TABLE_LINES = 1_000_000;
/** Most files that are looked at in a zip. */
export const ZIP_FILES = 200_000;
