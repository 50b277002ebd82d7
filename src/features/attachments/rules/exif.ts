/*
 * What a camera noted in a picture (Exif, which is TIFF): when it was taken, and where. Nothing else of it is read, and
 * nothing of it is kept in the picture.
 */
import { PictureRefused, readerOf, textAt } from './picture-bytes.ts';

export interface CameraNotes {
  /** As a UTC ISO instant. */
  taken?: string;
  /** In degrees, south and west below zero. */
  place?: { latitude: number; longitude: number };
}

const EXIF_DIRECTORY = 0x8769;
const GPS_DIRECTORY = 0x8825;
const TAKEN = 0x9003;
const TAKEN_OFFSET = 0x9011;
const LATITUDE_SIDE = 1;
const LATITUDE = 2;
const LONGITUDE_SIDE = 3;
const LONGITUDE = 4;
const ENTRY_BYTES = 12;
/** Bytes of a value of each TIFF type, from 1 on. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
/** More entries than any camera writes. */
const MOST_ENTRIES = 512;

interface Tiff {
  bytes: Uint8Array;
  read: ReturnType<typeof readerOf>;
}

/** By tag where its value lies. */
type Directory = Map<number, { at: number; count: number }>;

function directoryAt({ read }: Tiff, start: number): Directory {
  const directory: Directory = new Map();
  const entries = Math.min(read.u16(start), MOST_ENTRIES);
  for (let entry = 0; entry < entries; entry++) {
    const at = start + 2 + entry * ENTRY_BYTES;
    const count = read.u32(at + 4);
    const bytes = count * (TYPE_BYTES[read.u16(at + 2)] ?? 0);
    // A short value lies in the entry itself.
    directory.set(read.u16(at), { at: bytes <= 4 ? at + 8 : read.u32(at + 8), count });
  }
  return directory;
}

const directoryOf = (tiff: Tiff, parent: Directory, tag: number): Directory | undefined => {
  const pointer = parent.get(tag);
  return pointer && directoryAt(tiff, tiff.read.u32(pointer.at));
};

function textOf({ bytes }: Tiff, directory: Directory, tag: number): string {
  const value = directory.get(tag);
  return value ? textAt(bytes, value.at, Math.min(value.count, 64)).replace(/\0.*$/s, '') : '';
}

const TIME = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/;

/** A camera that names no zone means the one that its owner is in. */
function instantOf(time: string, offset: string): string | undefined {
  const [, year, month, day, hours, minutes, seconds] = TIME.exec(time) ?? [];
  if (year === undefined) return undefined;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : '';
  const instant = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Degrees, minutes and seconds, each a fraction. */
function degreesOf({ read }: Tiff, directory: Directory, tag: number): number | undefined {
  const value = directory.get(tag);
  if (value?.count !== 3) return undefined;
  const fraction = (place: number) => read.u32(value.at + 8 * place) / read.u32(value.at + 8 * place + 4);
  const degrees = fraction(0) + fraction(1) / 60 + fraction(2) / 3600;
  return Number.isFinite(degrees) ? degrees : undefined;
}

function placeOf(tiff: Tiff, gps: Directory): CameraNotes['place'] {
  const latitude = degreesOf(tiff, gps, LATITUDE);
  const longitude = degreesOf(tiff, gps, LONGITUDE);
  if (latitude === undefined || longitude === undefined || latitude > 90 || longitude > 180) return undefined;
  return {
    latitude: textOf(tiff, gps, LATITUDE_SIDE) === 'S' ? -latitude : latitude,
    longitude: textOf(tiff, gps, LONGITUDE_SIDE) === 'W' ? -longitude : longitude,
  };
}

function notesIn(bytes: Uint8Array): CameraNotes {
  const order = textAt(bytes, 0, 2);
  if (order !== 'II' && order !== 'MM') return {};
  const tiff = { bytes, read: readerOf(bytes, { littleEndian: order === 'II' }) };
  const first = directoryAt(tiff, tiff.read.u32(4));
  const exif = directoryOf(tiff, first, EXIF_DIRECTORY);
  const gps = directoryOf(tiff, first, GPS_DIRECTORY);
  const taken = exif && instantOf(textOf(tiff, exif, TAKEN), textOf(tiff, exif, TAKEN_OFFSET));
  const place = gps && placeOf(tiff, gps);
  return { ...(taken && { taken }), ...(place && { place }) };
}

/** Reads a camera's notes; those that are damaged say nothing. @param bytes TIFF */
export function readCameraNotes(bytes: Uint8Array): CameraNotes {
  try {
    return notesIn(bytes);
  } catch (error) {
    if (error instanceof PictureRefused) return {};
    throw error;
  }
}
