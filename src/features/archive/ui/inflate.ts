/* Unpacks one file of a zip, and never more of it than the zip has declared. */
import type { Bytes } from '../../../kernel/seal/bytes.ts';
import { crc32 } from '../rules/crc32.ts';
import type { PackedFile } from '../rules/media.ts';
import * as texts from '../texts.ts';
import { unreadable } from './unreadable-file.ts';

const LOCAL_HEADER = 30;
const LOCAL_SIGNATURE = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** Bytes that one byte of a deflated file can become at most. */
const EXPANSION = 1032;
/** Bytes given to the decompressor at once: at least, so that it comes to an end, and at most, to save memory. */
const SMALLEST_PIECE = 512;
const LARGEST_PIECE = 64 * 1024;

/** Where the bytes of an entry are in the zip, behind a header that repeats its name. */
async function packedBytes(file: Blob, { offset, compressedSize }: PackedFile): Promise<Blob> {
  const header = new DataView(await file.slice(offset, offset + LOCAL_HEADER).arrayBuffer());
  if (header.byteLength < LOCAL_HEADER || header.getUint32(0, true) !== LOCAL_SIGNATURE) {
    throw unreadable(texts.notZip);
  }
  const begin = offset + LOCAL_HEADER + header.getUint16(26, true) + header.getUint16(28, true);
  const bytes = file.slice(begin, begin + compressedSize);
  if (bytes.size < compressedSize) throw unreadable(texts.notZip);
  return bytes;
}

/** What an entry has declared to be, filled in as it is unpacked. */
class Declared {
  readonly bytes: Bytes;
  #filled = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
  }

  get left(): number {
    return this.bytes.length - this.#filled;
  }

  /** @throws UnreadableFile when more comes than was declared */
  take(chunk: Uint8Array): void {
    if (chunk.length > this.left) throw unreadable(texts.sizesWrong);
    this.bytes.set(chunk, this.#filled);
    this.#filled += chunk.length;
  }
}

/**
 * Gives the decompressor its input in pieces that cannot become more than what is left. Two pieces may be on their way
 * at a time, one in the decompressor and one before it, so that each gets half.
 */
async function feed(
  packed: Blob,
  writer: WritableStreamDefaultWriter<BufferSource>,
  declared: Declared,
): Promise<void> {
  for (let at = 0; at < packed.size; ) {
    const most = Math.floor(declared.left / EXPANSION / 2);
    const end = at + Math.min(LARGEST_PIECE, Math.max(SMALLEST_PIECE, most));
    await writer.write(await packed.slice(at, end).arrayBuffer());
    at = end;
  }
  await writer.close();
}

async function inflateInto(declared: Declared, packed: Blob): Promise<void> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const fed = feed(packed, writer, declared);
  // Whatever stops the reading stops the feeding, too, and is what is told.
  fed.catch(() => undefined);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) declared.take(next.value);
    await fed;
  } catch (error) {
    await Promise.allSettled([writer.abort(error), reader.cancel(error)]);
    throw error;
  }
}

/** The bytes of an entry. @throws UnreadableFile; what the browser throws for damaged bytes */
export async function bytesOf(file: Blob, entry: PackedFile): Promise<Bytes> {
  if (entry.encrypted) throw unreadable(texts.locked);
  const packed = await packedBytes(file, entry);
  const declared = new Declared(entry.uncompressedSize);
  if (entry.compressionMethod === DEFLATED) await inflateInto(declared, packed);
  else if (entry.compressionMethod !== STORED) throw unreadable(texts.packingUnknown);
  else if (packed.size > declared.left) throw unreadable(texts.sizesWrong);
  else declared.take(new Uint8Array(await packed.arrayBuffer()));
  if (declared.left > 0 || crc32(declared.bytes) !== entry.crc32) throw unreadable(texts.notZip);
  return declared.bytes;
}

/** Bytes of a deflated file that surely hold the first `length` bytes of what it was, if it has so many. */
const packedHead = (length: number): number => length + SMALLEST_PIECE;

/**
 * The first bytes of an entry, at most `length` of them, without unpacking the rest; fewer where it ends or is damaged.
 * @throws UnreadableFile
 */
export async function headOf(file: Blob, entry: PackedFile, length: number): Promise<Uint8Array> {
  const packed = await packedBytes(file, entry);
  if (entry.compressionMethod === STORED) return new Uint8Array(await packed.slice(0, length).arrayBuffer());
  if (entry.compressionMethod !== DEFLATED) throw unreadable(texts.packingUnknown);
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // It never comes to an end of its own, for it is given no more than the beginning.
  const fed = writer
    .write(await packed.slice(0, packedHead(length)).arrayBuffer())
    .then(() => writer.close());
  fed.catch(() => undefined);
  const reader = readable.getReader();
  const head = new Uint8Array(length);
  let filled = 0;
  try {
    for (let next = await reader.read(); !next.done && filled < length; next = await reader.read()) {
      const part = next.value.subarray(0, length - filled);
      head.set(part, filled);
      filled += part.length;
    }
  } catch {
    // What was cut off in the middle is no damage to what came before.
  }
  await reader.cancel().catch(() => undefined);
  return head.subarray(0, filled);
}
