/** Why a file is not taken as a picture. */
export type PictureRefusal =
  | 'empty'
  | 'svg'
  | 'video'
  /** No picture of a kind that is known. */
  | 'other'
  /** A picture that is an archive or a document as well. */
  | 'two-in-one'
  /** It ends too early, or was damaged. */
  | 'truncated'
  | 'too-many-pixels'
  | 'too-many-bytes'
  /** This browser cannot decode it, although it looks right. */
  | 'cannot-open'
  /** This browser cannot prepare pictures at all. */
  | 'no-canvas';

export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly why: PictureRefusal;

  constructor(why: PictureRefusal) {
    super(why);
    this.why = why;
  }
}

/** Reads numbers. @throws PictureRefused `truncated` beyond the last byte */
export function readerOf(bytes: Uint8Array, { littleEndian = false } = {}) {
  const number = (at: number, count: number): number => {
    if (at < 0 || at + count > bytes.length) throw new PictureRefused('truncated');
    let value = 0;
    for (let place = 0; place < count; place++) {
      value = value * 256 + (bytes[at + (littleEndian ? count - 1 - place : place)] ?? 0);
    }
    return value;
  };
  return {
    u8: (at: number): number => number(at, 1),
    u16: (at: number): number => number(at, 2),
    u24: (at: number): number => number(at, 3),
    u32: (at: number): number => number(at, 4),
    u64: (at: number): number => number(at, 8),
  };
}

export const bytesAt = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, place) => bytes[at + place] === byte);

/** Bytes as text, a character each; shorter where they end. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Whether a text begins within the first bytes, in whatever case. */
export const includesAt = (bytes: Uint8Array, text: string, within: number): boolean =>
  textAt(bytes, 0, within + text.length)
    .toLowerCase()
    .includes(text.toLowerCase());
