/* Reads texts out of files and out of zips, never more than a journal can hold. */
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { UNPACKED_BYTES, UNPACKED_MEGABYTES, ZIP_FILES } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { bytesOf } from './inflate.ts';
import { UnreadableFile, unreadable } from './unreadable-file.ts';

configure({ useWebWorkers: false });

/** How a text in UTF-16 begins; nothing else is guessed. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** The text of bytes, without its byte order mark. @throws UnreadableFile when they are not a text */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(texts.notUtf8);
  }
}

/** @throws UnreadableFile */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > UNPACKED_BYTES) throw unreadable(texts.tooLarge(UNPACKED_MEGABYTES));
  return decoded(new Uint8Array(await file.arrayBuffer()));
}

/** Whether the file is a zip, by its first bytes; an empty one too. */
export async function isZip(file: Blob): Promise<boolean> {
  const [p, k, one, two] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return p === 0x50 && k === 0x4b && ((one === 3 && two === 4) || (one === 5 && two === 6));
}

/** A text in a zip, read when it is asked for. */
export interface Packed {
  name: string;
  text: () => Promise<string>;
}

const isHidden = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name);
const isJson = (entry: { directory: boolean; filename: string }): entry is FileEntry =>
  !entry.directory && /\.json$/i.test(entry.filename) && !isHidden(entry.filename);

/** Whatever else goes wrong in a zip is damage. */
const asUnreadable = (error: unknown): UnreadableFile =>
  error instanceof UnreadableFile ? error : unreadable(texts.notZip);

/**
 * The entries that may hold a journal, as the zip's directory lists them. How many files there are is judged before
 * the first is looked at.
 */
async function jsonEntriesIn(file: Blob): Promise<FileEntry[]> {
  const found: FileEntry[] = [];
  let count = 0;
  const onprogress = (_: number, total: number): void => {
    count = total;
  };
  for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator({ onprogress })) {
    if (count > ZIP_FILES) throw unreadable(texts.tooManyFiles(ZIP_FILES));
    if (isJson(entry)) found.push(entry);
  }
  return found;
}

/**
 * The JSON files of a zip, none of which is unpacked yet. What they declare to be together is judged here, and each is
 * held to what it declared when it is unpacked. Photos beside them may be of any size, for they are never unpacked.
 * @throws UnreadableFile
 */
export async function jsonFilesIn(file: Blob): Promise<Packed[]> {
  const entries = await jsonEntriesIn(file).catch((error: unknown) => {
    throw asUnreadable(error);
  });
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > UNPACKED_BYTES) throw unreadable(texts.unpacksTooLarge(UNPACKED_MEGABYTES));
  return entries.map((entry) => ({
    name: entry.filename,
    text: async () =>
      decoded(
        await bytesOf(file, entry).catch((error: unknown) => {
          throw asUnreadable(error);
        }),
      ),
  }));
}
