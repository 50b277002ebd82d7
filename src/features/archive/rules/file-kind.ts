import { type PictureFormat, pictureFormatOf, type RecordingType } from '../../attachments/rules.ts';

/*
 * What a file is, by its bytes: its name and what a journal says of it may be wrong.
 */

/** A picture of a type that is stored, or of one that a browser may be able to read, to store it as another. */
export type FileKind =
  | { kind: 'picture'; type: `image/${PictureFormat}` }
  | { kind: 'recording'; type: RecordingType }
  | { kind: 'video' | 'pdf' | 'unknown' };

/** Bytes from the beginning of a file that `likelyKindOf` looks at. */
export const HEAD_BYTES = 64;

const UNKNOWN: FileKind = { kind: 'unknown' };
const VIDEO: FileKind = { kind: 'video' };

/** Bytes as characters of the same numbers. */
const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  Array.from(bytes.subarray(from, to), (byte) => String.fromCharCode(byte)).join('');

/** What is in boxes, and is no picture, by its brand. */
const brandKind = (bytes: Uint8Array): FileKind =>
  textAt(bytes, 8, 12) === 'qt  ' ? VIDEO : { kind: 'recording', type: 'audio/mp4' };

function riffKind(bytes: Uint8Array): FileKind {
  const form = textAt(bytes, 8, 12);
  if (form === 'WAVE') return { kind: 'recording', type: 'audio/wav' };
  return form === 'AVI ' ? VIDEO : UNKNOWN;
}

const isBoxes = (bytes: Uint8Array): boolean => textAt(bytes, 4, 8) === 'ftyp';

/** MPEG audio, layer III: eleven set bits, a version that exists, the layer. ADTS begins alike and has no layer. */
const isMp3Frame = ([first = 0, second = 0]: Uint8Array): boolean =>
  first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;

/** How files that are no pictures begin, and what those are. */
const BEGINNINGS: readonly (readonly [beginning: string, kindOf: (bytes: Uint8Array) => FileKind])[] = [
  ['RIFF', riffKind],
  ['\x1aE\xdf\xa3', () => ({ kind: 'recording', type: 'audio/webm' })],
  ['OggS', () => ({ kind: 'recording', type: 'audio/ogg' })],
  ['ID3', () => ({ kind: 'recording', type: 'audio/mpeg' })],
  ['%PDF', () => ({ kind: 'pdf' })],
];

/** What a file seems to be, by its first bytes. A video in a box for sound is found out by `fileKindOf` alone. */
export function likelyKindOf(bytes: Uint8Array): FileKind {
  const format = pictureFormatOf(bytes);
  if (format) return { kind: 'picture', type: `image/${format}` };
  const begin = textAt(bytes, 0, 8);
  const known = BEGINNINGS.find(([beginning]) => begin.startsWith(beginning));
  if (known) return known[1](bytes);
  if (isBoxes(bytes)) return brandKind(bytes);
  return isMp3Frame(bytes) ? { kind: 'recording', type: 'audio/mpeg' } : UNKNOWN;
}

/** The `moov` box of an MP4, which describes its tracks; undefined where there is none. */
function tracksIn(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at);
    if (textAt(bytes, at + 4, at + 8) === 'moov') return bytes.subarray(at, at + size);
    // 1 stands for a size of 64 bits behind the name, 0 for "up to the end"; less than a header is damage.
    const length = size === 1 && at + 16 <= bytes.length ? Number(view.getBigUint64(at + 8)) : size;
    if (length < 8) return undefined;
    at += length;
  }
  return undefined;
}

function includes(bytes: Uint8Array, words: string): boolean {
  const wanted = Array.from(words, (character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return true;
  }
  return false;
}

function mp4Kind(bytes: Uint8Array): FileKind {
  const tracks = tracksIn(bytes);
  if (!tracks) return UNKNOWN;
  // The handler of a track says what it is: a picture or a sound.
  if (includes(tracks, 'vide')) return VIDEO;
  return includes(tracks, 'soun') ? { kind: 'recording', type: 'audio/mp4' } : UNKNOWN;
}

/** How far into a WebM or an Ogg its tracks are described, in bytes. */
const TRACKS_WITHIN = 4096;

/** What a file is, by all of its bytes. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  const likely = likelyKindOf(bytes);
  if (likely.kind !== 'recording') return likely;
  if (likely.type === 'audio/mp4') return mp4Kind(bytes);
  const begin = bytes.subarray(0, TRACKS_WITHIN);
  const isVideo =
    (likely.type === 'audio/webm' && includes(begin, 'V_')) ||
    (likely.type === 'audio/ogg' && includes(begin, 'theora'));
  return isVideo ? VIDEO : likely;
}
