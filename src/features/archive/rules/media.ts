import { MEDIA_BYTES, MEDIA_RATIO } from '../contract/limits.ts';
import * as texts from '../texts.ts';

/*
 * Pictures and recordings beside the entries of another journal: what an entry says of one, and its file in the zip.
 */

/** A picture, a recording or something else that an entry names. */
export interface NamedMedia {
  kind: 'picture' | 'recording' | 'video' | 'pdf';
  /** What it is called, for people. */
  name: string;
  /** What its file is called in the zip, as `ZipNames` knows files. */
  lookFor: string;
  /** When it was taken or recorded, in any form that a Date reads. */
  taken?: string | undefined;
}

/** A file of a zip that is not unpacked yet, as the zip's directory has it. */
export interface PackedFile {
  filename: string;
  offset: number;
  compressedSize: number;
  uncompressedSize: number;
  compressionMethod: number;
  crc32: number;
  encrypted: boolean;
}

/** A picture or a recording of an entry, and its file. */
export interface FoundMedia {
  kind: 'picture' | 'recording';
  name: string;
  /** A UTC ISO instant. */
  taken?: string;
  packed: PackedFile;
}

const SEVERAL = 'several' as const;

/**
 * The files of a zip by what they are looked for by: their path, their name, and folder and name without the extension
 * ('photos/1a2b'). A name that several files have stands for none of them. Nothing of a name ever leads to a place on a
 * disk.
 */
export class ZipNames {
  readonly #files = new Map<string, PackedFile | typeof SEVERAL>();

  constructor(files: Iterable<PackedFile>) {
    for (const file of files) for (const name of namesOf(file.filename)) this.#add(name, file);
  }

  #add(name: string, file: PackedFile): void {
    this.#files.set(name, this.#files.has(name) ? SEVERAL : file);
  }

  /** The file of this name, 'several' where it is not the only one; undefined where there is none. */
  find(name: string): PackedFile | typeof SEVERAL | undefined {
    return this.#files.get(name.toLowerCase());
  }
}

function namesOf(filename: string): Set<string> {
  const path = filename.toLowerCase();
  const [name = '', folder] = path.split('/').reverse();
  const stem = name.replace(/\.[^.]*$/, '');
  return new Set(folder === undefined ? [path] : [path, name, `${folder}/${stem}`]);
}

/** From so many bytes on, what is packed too well is suspicious. */
const SMALL_BYTES = 1024 * 1024;

/** Why a file is not unpacked, by what the zip's directory says of it; undefined when it may be. */
export function refusalOf(file: PackedFile, limit = MEDIA_BYTES): string | undefined {
  const { compressedSize, uncompressedSize, encrypted } = file;
  if (encrypted) return texts.mediaLocked;
  if (uncompressedSize === 0) return texts.mediaEmpty;
  if (uncompressedSize > limit) return texts.mediaTooLarge(limit / 1024 / 1024);
  const isBomb = uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MEDIA_RATIO;
  return isBomb ? texts.mediaDamaged : undefined;
}

/** The instant as UTC ISO; undefined where it says none. */
export function instantOf(when: string | undefined): string | undefined {
  const at = new Date(when ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
