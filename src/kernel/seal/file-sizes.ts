/*
 * How long the sealed pieces of a file are (pieces.ts), as far as somebody without its key knows.
 */
import { paddedLength } from './padding.ts';
import { PIECE_BYTES, PIECE_OVERHEAD, PREVIEW } from './pieces.ts';

/** How many pieces a file has without its preview, and the bytes of the last one and of the preview, which is 0 without one. */
export interface FileSizes {
  pieces: number;
  last_bytes: number;
  preview_bytes: number;
}

const WHOLE = PIECE_BYTES + PIECE_OVERHEAD;

const isPadded = (bytes: number): boolean => paddedLength(bytes) === bytes;

/** Whether padding makes files and previews of these sizes. Nothing else can be a file that was sealed as it should be. */
export function areSizesPossible({ pieces, last_bytes, preview_bytes }: FileSizes): boolean {
  const padded = (pieces - 1) * PIECE_BYTES + last_bytes - PIECE_OVERHEAD;
  return isPadded(padded) && (preview_bytes === 0 || isPadded(preview_bytes - PIECE_OVERHEAD));
}

/** The numbers of a file's pieces, with its preview's where it has one. */
export function pieceNumbers({ pieces, preview_bytes }: FileSizes): number[] {
  const numbers = Array.from({ length: pieces }, (_, index) => index + 1);
  return preview_bytes === 0 ? numbers : [PREVIEW, ...numbers];
}

/** How many bytes the piece of this number has; undefined when the file has no such piece. */
export function pieceBytes(sizes: FileSizes, number: number): number | undefined {
  if (!pieceNumbers(sizes).includes(number)) return undefined;
  if (number === PREVIEW) return sizes.preview_bytes;
  return number === sizes.pieces ? sizes.last_bytes : WHOLE;
}

/** How many bytes these pieces of a file have together. */
export const bytesOfPieces = (sizes: FileSizes, numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + (pieceBytes(sizes, number) ?? 0), 0);

/** How many bytes the pieces of a file have without its preview. */
export const originalBytes = ({ pieces, last_bytes }: FileSizes): number => (pieces - 1) * WHOLE + last_bytes;

/** How many bytes a file takes as it is stored, with its preview. */
export const fileBytes = (sizes: FileSizes): number => originalBytes(sizes) + sizes.preview_bytes;
