/** The name that an archive's JSON gives itself, and the version of its form (docs/archive.md). */
export const ARCHIVE_FORMAT = 'growth-loop-archive';
export const ARCHIVE_VERSION = 1;
/** The file within an archive that is read back. */
export const ARCHIVE_FILE = 'growth-loop.json';

/** Where imported rows come from. */
export const SOURCES = ['archive', 'day_one', 'journey', 'apple_journal', 'csv'] as const;
export type Source = (typeof SOURCES)[number];

/** Most rows of one call: rows of one write share a number and come to a device together. */
export const BATCH_ROWS = 100;
/** Characters of JSON after which a batch is full, below the longest body that the server takes. */
export const BATCH_LENGTH = 400_000;
/** Most rows that one call takes back; the next call goes on. Machines that ask each other take longer for each. */
export const UNDO_ROWS = { onOneMachine: 5000, onSeveral: 500 };
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

/** Most bytes of a picture or recording in another journal's zip: pictures become smaller, so they may be larger than what is stored. */
export const MEDIA_BYTES = 64 * 1024 * 1024;
/** Pictures and sounds hardly get smaller in a zip. One that does so by more than this, and is large, is made to fill memory. */
export const MEDIA_RATIO = 100;
