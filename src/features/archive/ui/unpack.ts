/* Reads texts out of files: whole ones and those in a zip, never more than a journal can hold. */
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { UNPACKED_BYTES, UNPACKED_MEGABYTES, ZIP_FILES } from '../contract/limits.ts';
import * as texts from '../texts.ts';

configure({ useWebWorkers: false });

/** A file that cannot be read; `message` is for the person, and nothing was changed. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export const unreadable = (why: string): UnreadableFile => new UnreadableFile(why);

/** How a text in UTF-16 begins; nothing else is guessed. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** The text of bytes, without the mark of its byte order. @throws UnreadableFile when it is none */
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

/** What may still be unpacked of a file, whatever the zip says of its sizes. */
class Budget {
  #left = UNPACKED_BYTES;

  take(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) throw unreadable(texts.unpacksTooLarge(UNPACKED_MEGABYTES));
  }
}

async function textIn(entry: FileEntry, budget: Budget): Promise<string> {
  if (entry.encrypted) throw unreadable(texts.locked);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const taking = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      budget.take(chunk.byteLength);
      chunks.push(chunk);
    },
  });
  await entry.getData(taking);
  return decoded(new Uint8Array(await new Blob(chunks).arrayBuffer()));
}

/** A text in a zip, read when it is asked for. */
export interface Packed {
  name: string;
  text: () => Promise<string>;
}

const isHidden = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name);

const asUnreadable = (error: unknown): unknown =>
  error instanceof UnreadableFile ? error : unreadable(texts.notZip);

/** The JSON files of a zip, of which nothing is unpacked yet. @throws UnreadableFile */
export async function jsonFilesIn(file: Blob): Promise<Packed[]> {
  const budget = new Budget();
  const found: Packed[] = [];
  let seen = 0;
  try {
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
      seen += 1;
      if (seen > ZIP_FILES) throw unreadable(texts.tooManyFiles(ZIP_FILES));
      if (entry.directory || !/\.json$/i.test(entry.filename) || isHidden(entry.filename)) continue;
      const text = (): Promise<string> =>
        textIn(entry, budget).catch((error: unknown) => {
          throw asUnreadable(error);
        });
      found.push({ name: entry.filename, text });
    }
  } catch (error) {
    throw asUnreadable(error);
  }
  return found;
}
