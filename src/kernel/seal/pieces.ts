/*
 * Files, sealed in pieces (pictures and recordings)
 *
 * A file has a key of its own, 32 random bytes, which stands in a sealed text. The file's bytes are padded as a text of
 * format 4 is, so that their number tells its step alone, and cut into pieces of PIECE_BYTES, the last one shorter. Each is
 *
 *   version byte 0x01 | 12-byte IV | AES-256-GCM ciphertext with its 16-byte tag
 *
 * Additional authenticated data: the UTF-8 bytes of the JSON array
 *
 *   ["growth-loop piece 1",file,number,count,person]
 *
 * without spaces. Pieces are numbered from 1 to `count`; 0 is the preview, one piece that is padded by itself. So a piece
 * opens at its number, in its file and among so many others alone: none can be moved, left out or repeated.
 *
 * Invariants: the IV is random; a key seals one file; the key is 256 bits.
 */
import type { Bytes } from './bytes.ts';
import { paddedLength } from './padding.ts';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LABEL = 'growth-loop piece 1';

/** Bytes of a padded file in one piece. */
export const PIECE_BYTES = 256 * 1024;
/** What sealing adds to a piece, in bytes: version, IV and tag. */
export const PIECE_OVERHEAD = 1 + IV_BYTES + TAG_BYTES;
/** The number of the piece that holds the preview. */
export const PREVIEW = 0;
export const FILE_KEY_BYTES = 32;

/** Where a piece stands. It opens there alone. */
export interface PiecePlace {
  /** The file's id. */
  file: string;
  /** From 1 to `count`, or PREVIEW. */
  number: number;
  /** How many pieces the file has; its preview is not one of them. */
  count: number;
  /** The owner's user id. */
  person: string;
}

/** How many pieces a file of so many bytes has, and how many bytes of the last one are sealed. */
export function piecesOf(bytes: number): { count: number; last: number } {
  const padded = paddedLength(bytes + 1);
  const count = Math.ceil(padded / PIECE_BYTES);
  return { count, last: padded - (count - 1) * PIECE_BYTES };
}

export const newFileKey = (): Bytes => crypto.getRandomValues(new Uint8Array(FILE_KEY_BYTES));

/** A file's key as WebCrypto uses it. @param bytes FILE_KEY_BYTES of them */
export const fileKeyOf = (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

const cipherOf = (iv: Bytes, { file, number, count, person }: PiecePlace): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([LABEL, file, number, count, person])),
});

/** Seals a piece of a padded file, or a padded preview. */
export async function sealPiece(key: CryptoKey, bytes: Bytes, place: PiecePlace): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const inner = new Uint8Array(await crypto.subtle.encrypt(cipherOf(iv, place), key, bytes));
  const piece: Bytes = new Uint8Array(1 + IV_BYTES + inner.length);
  piece[0] = VERSION;
  piece.set(iv, 1);
  piece.set(inner, 1 + IV_BYTES);
  return piece;
}

/** Rejects when the piece is of another place or key, or a bit was changed. */
export async function openPiece(key: CryptoKey, piece: Bytes, place: PiecePlace): Promise<Bytes> {
  if (piece[0] !== VERSION) throw new Error('not a piece');
  const iv = piece.slice(1, 1 + IV_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt(cipherOf(iv, place), key, piece.subarray(1 + IV_BYTES)));
}

/** Whether bytes may be the piece of this number, as far as somebody without the key can tell. */
export const looksLikePiece = (bytes: Uint8Array, length: number): boolean =>
  bytes.length === length && bytes[0] === VERSION;
