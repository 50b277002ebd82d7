/** The tables whose rows can have attachments: entries, lessons, and items of the bucket list, of which they tell the story. */
export const ATTACHED_TABLES = ['journal_entries', 'lessons_learned', 'bucket_list_items'] as const;
export type AttachedTable = (typeof ATTACHED_TABLES)[number];

/** Most attachments of one row. Only devices know which is what; the server counts both together. */
export const PICTURES = 10;
export const RECORDINGS = 3;
export const ATTACHMENTS = PICTURES + RECORDINGS;

/** The types in which files are stored. A picture that a person adds becomes a JPEG or a WebP on the device. */
export const PICTURE_TYPES = ['image/jpeg', 'image/webp', 'image/png'] as const;
export const RECORDING_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** Most bytes of a file as it is stored, before it is sealed: with the end of its padding, PIECES whole pieces. */
export const FILE_BYTES = 16 * 1024 * 1024 - 1;
/** Most pieces of a file, without its preview. */
export const PIECES = 64;
/** Most bytes of a preview as it is stored, before it is sealed: with the end of its padding, one piece. */
export const PREVIEW_BYTES = 256 * 1024 - 1;

/** Longest side of a picture that a person adds, and of its preview, in pixels. */
export const PICTURE_SIDE = 2048;
export const PREVIEW_SIDE = 320;
/** Longest recording, in seconds. */
export const RECORDING_SECONDS = 300;

/** Longest name of a file, description of a picture and text beside a recording, in characters. */
export const NAME_LENGTH = 200;
export const DESCRIPTION_LENGTH = 1000;
export const TRANSCRIPT_LENGTH = 8000;
/** How many bars a recording is drawn with. */
export const BARS = 120;
/** Longest text that says what an attachment is (rules/attachment-info.ts), in characters. */
export const INFO_LENGTH = 2 * (NAME_LENGTH + DESCRIPTION_LENGTH + TRANSCRIPT_LENGTH) + 5 * BARS + 1000;

/** How many bytes a person's files may take as they are stored: on the start tier and in a trial, and with a plan. */
export const QUOTA = { start: 1024 ** 3, plan: 20 * 1024 ** 3 } as const;

/** For how many hours the pieces of a deleted attachment are kept. */
export const FORMER_FILE_HOURS = 24;
/** For how many days an attachment waits for the row it belongs to, and is kept after that row went. */
export const WITHOUT_ROW_DAYS = 60;
