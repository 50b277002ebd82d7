/* Reads texts out of files and out of zips, never more than a journal can hold. */
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { digestOf } from '../../../kernel/digest.ts';
import type { Bytes } from '../../../kernel/seal/bytes.ts';
import { UNPACKED_BYTES, UNPACKED_MEGABYTES, ZIP_FILES } from '../contract/limits.ts';
import { type PackedFile, refusalOf } from '../rules/media.ts';
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

/** What a zip holds that may be of a journal. */
export interface ZipContents {
  /** None of them is unpacked yet. */
  json: Packed[];
  html: Packed[];
  /** Everything else: pictures and recordings may be among it. */
  others: PackedFile[];
}

const isHidden = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(name);
const isJson = ({ filename }: PackedFile): boolean => /\.json$/i.test(filename);
const isHtml = ({ filename }: PackedFile): boolean => /\.html?$/i.test(filename);

/** Whatever else goes wrong in a zip is damage. */
const asUnreadable = (error: unknown): UnreadableFile =>
  error instanceof UnreadableFile ? error : unreadable(texts.notZip);

/** Only what is needed to unpack it: it is sent between the page and its worker. */
const packedFile = (entry: FileEntry): PackedFile => {
  const { filename, offset, compressedSize, uncompressedSize, compressionMethod, encrypted } = entry;
  return {
    ...{ filename, offset, compressedSize, uncompressedSize, compressionMethod, encrypted },
    crc32: entry.crc32 ?? 0,
  };
};

/** The files of a zip, as its directory lists them. How many there are is judged before the first is looked at. */
async function filesIn(file: Blob): Promise<PackedFile[]> {
  const found: PackedFile[] = [];
  let count = 0;
  const onprogress = (_: number, total: number): void => {
    count = total;
  };
  for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator({ onprogress })) {
    if (count > ZIP_FILES) throw unreadable(texts.tooManyFiles(ZIP_FILES));
    if (!entry.directory && !isHidden(entry.filename)) found.push(packedFile(entry));
  }
  return found;
}

/**
 * What a zip holds. What its texts declare to be together is judged here, and each is held to what it declared when
 * it is unpacked. Pictures and recordings beside them may be of any size together, for they are unpacked one at a time.
 * @throws UnreadableFile
 */
export async function contentsOf(file: Blob): Promise<ZipContents> {
  const files = await filesIn(file).catch((error: unknown) => {
    throw asUnreadable(error);
  });
  const json = files.filter(isJson);
  const html = files.filter(isHtml);
  const declared = [...json, ...html].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > UNPACKED_BYTES) throw unreadable(texts.unpacksTooLarge(UNPACKED_MEGABYTES));
  const text = async (entry: PackedFile): Promise<string> =>
    decoded(
      await bytesOf(file, entry).catch((error: unknown) => {
        throw asUnreadable(error);
      }),
    );
  const packed = (entry: PackedFile): Packed => ({ name: entry.filename, text: () => text(entry) });
  return {
    json: json.map(packed),
    html: html.map(packed),
    others: files.filter((entry) => !isJson(entry) && !isHtml(entry)),
  };
}

/** A picture or a recording as it was in its zip. */
export interface Unpacked {
  bytes: Bytes;
  /** SHA-256 of them, in base64. */
  digest: string;
}

/** Unpacks one of the files beside the JSON. @throws UnreadableFile, of this file alone */
export async function unpackFile(file: Blob, packed: PackedFile): Promise<Unpacked> {
  const refused = refusalOf(packed);
  if (refused) throw unreadable(refused);
  try {
    const bytes = await bytesOf(file, packed);
    return { bytes, digest: await digestOf(bytes) };
  } catch {
    throw unreadable(texts.mediaDamaged);
  }
}
