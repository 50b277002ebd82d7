/* A file as its sealed pieces, and pieces as the file again. */
import { type Bytes, fromBase64 } from '../../kernel/seal/bytes.ts';
import { padded, unpadded } from '../../kernel/seal/padding.ts';
import {
  fileKeyOf,
  openPiece,
  PIECE_BYTES,
  PIECE_OVERHEAD,
  PREVIEW,
  piecesOf,
  sealPiece,
} from '../../kernel/seal/pieces.ts';
import type { FileShape } from './file-disk.ts';

/** A file in the clear, with what seals it. */
export interface GivenFile {
  /** A new id (kernel/ids.ts). */
  file: string;
  /** A new key (kernel/seal/pieces.ts). */
  key: Bytes;
  original: Bytes;
  /** Of a picture. */
  preview?: Bytes | undefined;
}

export interface SealedFile {
  shape: FileShape;
  /** By their numbers. */
  pieces: ReadonlyMap<number, Bytes>;
}

/** Pads and seals a file of this person. */
export async function sealFile(
  { file, key, original, preview }: GivenFile,
  person: string,
): Promise<SealedFile> {
  const fileKey = await fileKeyOf(key);
  const { count, last } = piecesOf(original.length);
  const whole = padded(original);
  const sealed = (bytes: Bytes, number: number) => sealPiece(fileKey, bytes, { file, number, count, person });
  const pieces = new Map<number, Bytes>();
  for (let number = 1; number <= count; number++) {
    const bytes = whole.subarray((number - 1) * PIECE_BYTES, number * PIECE_BYTES);
    pieces.set(number, await sealed(bytes, number));
  }
  if (preview) pieces.set(PREVIEW, await sealed(padded(preview), PREVIEW));
  const preview_bytes = pieces.get(PREVIEW)?.length ?? 0;
  return { shape: { file, pieces: count, last_bytes: last + PIECE_OVERHEAD, preview_bytes }, pieces };
}

/** Opens a piece of one file; undefined when it is not the one that was sealed there. */
export type Opener = (piece: Bytes, number: number) => Promise<Bytes | undefined>;

/** @param key in base64 */
export async function openerOf({ file, pieces }: FileShape, key: string, person: string): Promise<Opener> {
  const fileKey = await fileKeyOf(fromBase64(key));
  return (piece, number) =>
    openPiece(fileKey, piece, { file, number, count: pieces, person }).catch(() => undefined);
}

/** The file that the opened pieces are, in their order. @throws Error when they are not padded as a file is */
export function joined(opened: readonly Bytes[]): Bytes {
  const whole: Bytes = new Uint8Array(opened.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of opened) {
    whole.set(piece, at);
    at += piece.length;
  }
  return unpadded(whole);
}
