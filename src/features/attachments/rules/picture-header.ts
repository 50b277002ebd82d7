/*
 * What a file says of itself in its first bytes, before anything of it is decoded: whether it is a picture at all, and how
 * large. A few bytes may claim a picture of gigabytes, so nothing is decoded whose size is not known.
 */
import { boxFormatOf, readBoxPicture } from './picture-boxes.ts';
import {
  bytesAt,
  includesAt,
  type PictureRefusal,
  PictureRefused,
  readerOf,
  textAt,
} from './picture-bytes.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif';

export interface PictureHeader {
  format: PictureFormat;
  /** In pixels, as stored: a note on how to turn it may swap them. */
  width: number;
  height: number;
  mayBeTransparent: boolean;
  /** The notes of the camera, as TIFF. */
  exif?: Uint8Array;
}

/** What a kind of picture says of itself. */
type Said = Omit<PictureHeader, 'format'>;

/** Most pixels of a picture that is decoded, and most bytes of its file. */
export const MOST_PIXELS = 100_000_000;
export const MOST_SOURCE_BYTES = 150 * 1024 * 1024;

const JPEG_START = [0xff, 0xd8, 0xff];
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MATROSKA_START = [0x1a, 0x45, 0xdf, 0xa3];
const EXIF_LABEL = 'Exif\0\0';

function refuse(why: PictureRefusal): never {
  throw new PictureRefused(why);
}

/** Markers of JPEG that have no length: SOI, RST0 to RST7 and TEM. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** A frame's header: SOF0 to SOF15, without DHT, JPG and DAC, which lie between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;

/** Whether the end of a JPEG comes after its first scan; within one, 0xFF is never followed by 0xD9. */
function hasJpegEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function readJpeg(bytes: Uint8Array): Said {
  const read = readerOf(bytes);
  let size: { width: number; height: number } | undefined;
  let exif: Uint8Array | undefined;
  let at = 2;
  for (;;) {
    if (read.u8(at) !== 0xff) refuse('truncated');
    const marker = read.u8(at + 1);
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      const length = read.u16(at + 2);
      if (length < 2) refuse('truncated');
      if (isFrame(marker)) size = { height: read.u16(at + 5), width: read.u16(at + 7) };
      if (marker === APP1 && textAt(bytes, at + 4, EXIF_LABEL.length) === EXIF_LABEL) {
        exif ??= bytes.subarray(at + 4 + EXIF_LABEL.length, at + 2 + length);
      }
      at += 2 + length;
      if (marker === START_OF_SCAN) break;
    }
  }
  if (!size || !hasJpegEnd(bytes, at)) refuse('truncated');
  return { ...size, mayBeTransparent: false, ...(exif && { exif }) };
}

/** Colour types of PNG that have an alpha channel. */
const PNG_ALPHA = [4, 6];

function readPng(bytes: Uint8Array): Said {
  const read = readerOf(bytes);
  if (textAt(bytes, 12, 4) !== 'IHDR') refuse('truncated');
  const header: Said = {
    width: read.u32(16),
    height: read.u32(20),
    mayBeTransparent: PNG_ALPHA.includes(read.u8(25)),
  };
  for (let at = PNG_START.length; ; ) {
    const length = read.u32(at);
    const type = textAt(bytes, at + 4, 4);
    if (type === 'IEND') return header;
    if (type === 'tRNS') header.mayBeTransparent = true;
    if (type === 'eXIf') header.exif = bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
}

const WEBP_ALPHA = 0x10;

/** The size as one of WebP's three first chunks says it. */
function webpSize(bytes: Uint8Array): Said {
  const read = readerOf(bytes, { littleEndian: true });
  const chunk = textAt(bytes, 12, 4);
  if (chunk === 'VP8X') {
    const mayBeTransparent = (read.u8(20) & WEBP_ALPHA) !== 0;
    return { width: read.u24(24) + 1, height: read.u24(27) + 1, mayBeTransparent };
  }
  if (chunk === 'VP8 ') {
    return { width: read.u16(26) & 0x3fff, height: read.u16(28) & 0x3fff, mayBeTransparent: false };
  }
  if (chunk !== 'VP8L') refuse('truncated');
  const bits = read.u32(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, mayBeTransparent: true };
}

function readWebp(bytes: Uint8Array): Said {
  const read = readerOf(bytes, { littleEndian: true });
  const end = 8 + read.u32(4);
  if (end > bytes.length) refuse('truncated');
  const header: Said = webpSize(bytes);
  for (let at = 12; at + 8 <= end; ) {
    const length = read.u32(at + 4);
    if (textAt(bytes, at, 4) === 'EXIF') {
      const hasLabel = textAt(bytes, at + 8, EXIF_LABEL.length) === EXIF_LABEL;
      header.exif = bytes.subarray(at + 8 + (hasLabel ? EXIF_LABEL.length : 0), at + 8 + length);
    }
    at += 8 + length + (length % 2);
  }
  return header;
}

/** Bytes of a GIF's table of colours, as its flags say. */
const colourTable = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;

/** Where a chain of GIF's sub-blocks ends. */
function afterBlocks(read: ReturnType<typeof readerOf>, from: number): number {
  let at = from;
  while (read.u8(at) !== 0) at += 1 + read.u8(at);
  return at + 1;
}

/** Of a GIF, its first frame: it may be larger than the screen that the file says it is for. */
function readGif(bytes: Uint8Array): Said {
  const read = readerOf(bytes, { littleEndian: true });
  let at = 13 + colourTable(read.u8(10));
  while (read.u8(at) === GIF_EXTENSION) at = afterBlocks(read, at + 2);
  if (read.u8(at) !== GIF_FRAME) refuse('truncated');
  const width = Math.max(read.u16(6), read.u16(at + 1) + read.u16(at + 5));
  const height = Math.max(read.u16(8), read.u16(at + 3) + read.u16(at + 7));
  afterBlocks(read, at + 10 + colourTable(read.u8(at + 9)) + 1);
  return { width, height, mayBeTransparent: true };
}

const START_OF_TEXT = 1024;

/** Why a file that begins like none of the pictures is none. */
function refusalOfOther(bytes: Uint8Array): PictureRefusal {
  const isFilm =
    bytesAt(bytes, 0, MATROSKA_START) ||
    textAt(bytes, 4, 4) === 'ftyp' ||
    ['AVI ', 'AVIX'].includes(textAt(bytes, 8, 4));
  if (isFilm) return 'video';
  const text = new TextDecoder().decode(bytes.subarray(0, START_OF_TEXT)).trimStart();
  return text.startsWith('<') && /<svg[\s>]/i.test(text) ? 'svg' : 'other';
}

/** The kind of picture that begins so; undefined for anything else. Its first 64 bytes are enough. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (bytesAt(bytes, 0, JPEG_START)) return 'jpeg';
  if (bytesAt(bytes, 0, PNG_START)) return 'png';
  if (['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return boxFormatOf(bytes);
}

const READERS: Record<PictureFormat, (bytes: Uint8Array) => Said> = {
  jpeg: readJpeg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  heic: readBoxPicture,
  avif: readBoxPicture,
};

const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
const ZIP_END_BYTES = 22;
const LONGEST_ZIP_COMMENT = 0xffff;

/** Whether the file ends as a ZIP archive does: its last record says how much of a comment follows. */
function endsAsZip(bytes: Uint8Array): boolean {
  const first = Math.max(0, bytes.length - ZIP_END_BYTES - LONGEST_ZIP_COMMENT);
  for (let at = bytes.length - ZIP_END_BYTES; at >= first; at--) {
    if (!bytesAt(bytes, at, ZIP_END)) continue;
    const comment = readerOf(bytes, { littleEndian: true }).u16(at + 20);
    if (at + ZIP_END_BYTES + comment === bytes.length) return true;
  }
  return false;
}

/** A file that other programs open as something else. What cameras put behind a picture is not meant. */
const isSomethingElseToo = (bytes: Uint8Array): boolean =>
  endsAsZip(bytes) ||
  includesAt(bytes, '%PDF-', START_OF_TEXT) ||
  includesAt(bytes, '<script', START_OF_TEXT) ||
  includesAt(bytes, '<html', START_OF_TEXT);

/**
 * Reads a picture's header. Whatever its name or type says, its bytes decide.
 * @throws PictureRefused when it is no picture, not one alone, not complete, or too large to be decoded
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  if (bytes.length === 0) refuse('empty');
  if (bytes.length > MOST_SOURCE_BYTES) refuse('too-many-bytes');
  const format = pictureFormatOf(bytes) ?? refuse(refusalOfOther(bytes));
  const header = { format, ...READERS[format](bytes) };
  if (isSomethingElseToo(bytes)) refuse('two-in-one');
  if (header.width === 0 || header.height === 0) refuse('truncated');
  if (header.width * header.height > MOST_PIXELS) refuse('too-many-pixels');
  return header;
}
