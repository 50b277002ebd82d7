/*
 * Brings in the pictures and recordings of a file, one at a time, once the rows that they are of are there. Each is kept on
 * this device before the server is told of it, so wherever it ends, nothing is lost, and the same file goes on from there.
 */
import { ApiError } from '../../../api/http.ts';
import { type Bytes, toBase64 } from '../../../kernel/seal/bytes.ts';
import { newFileKey } from '../../../kernel/seal/pieces.ts';
import type { GivenFile, KeptFile } from '../../../session/files/files.ts';
import type { PreparedPicture, Sound } from '../../attachments/client.ts';
import { ATTACHMENT_CODES } from '../../attachments/contract/codes.ts';
import { FILE_BYTES, NAME_LENGTH } from '../../attachments/contract/limits.ts';
import {
  type AttachmentInfo,
  type PictureInfo,
  PictureRefused,
  readPictureHeader,
} from '../../attachments/rules.ts';
import { pictureInfo, recordingInfo } from '../rules/archive-attachment.ts';
import { fileKindOf } from '../rules/file-kind.ts';
import type { PackedFile } from '../rules/media.ts';
import type { Problem } from '../rules/other-journals.ts';
import {
  MOST_OF_ROW,
  type PlannedArchiveFile,
  type PlannedFile,
  type PlannedJournalFile,
  tooMany,
} from '../rules/planned-files.ts';
import * as texts from '../texts.ts';
import type { Unpacked } from './unpack.ts';
import { UnreadableFile, unreadable } from './unreadable-file.ts';

/** An attachment that the server is to know. */
export interface NewAttachment extends KeptFile {
  id: string;
  of: PlannedFile['of'];
  info: AttachmentInfo;
  file: string;
}

/** What files are brought in with. */
export interface Attaching {
  /** @throws UnreadableFile */
  unpack: (packed: PackedFile) => Promise<Unpacked>;
  /** @throws PictureRefused */
  makePicture: (file: Blob) => Promise<PreparedPicture>;
  /** Rejects when it cannot be played here. */
  listen: (bytes: Bytes) => Promise<Sound>;
  /** The id that is derived from these parts, the same whenever they are. */
  idOf: (parts: readonly string[]) => Promise<string>;
  newFile: () => string;
  /** Whether an attachment is known here. */
  isPresent: (id: string) => boolean;
  /** The ids of a row's pictures, or of its recordings, that are known here. */
  idsOf: (of: PlannedFile['of'], kind: PlannedFile['kind']) => readonly string[];
  /** Rejects when there is no room. */
  keep: (given: GivenFile) => Promise<KeptFile>;
  forget: (file: string) => Promise<void>;
  /** Tells the server. Answers the file that the attachment has: another one if it was there already. */
  add: (attachment: NewAttachment) => Promise<{ file: string }>;
}

export interface FileCounts {
  /** Pictures and recordings that came in now, and those that were there already. */
  added: number;
  present: number;
  /** Those that could not be read. */
  problems: Problem[];
}

/** The bytes of a file as they are stored, and what is said of them. */
interface Readied {
  original: Bytes;
  preview?: Bytes;
  info: AttachmentInfo;
}

const nameOf = ({ name }: PlannedFile): string => name.toWellFormed().slice(0, NAME_LENGTH).toWellFormed();

const withTaken = (taken: string | undefined) => (taken === undefined ? {} : { taken });

async function journalPicture(
  file: PlannedJournalFile,
  { bytes }: Unpacked,
  key: string,
  { makePicture }: Attaching,
) {
  const made = await makePicture(new Blob([bytes]));
  const { original, preview, previewType, type, width, height, digest, source } = made;
  const info: PictureInfo = {
    kind: 'picture',
    ...{ name: nameOf(file), type, width, height, digest, source, key },
    size: original.length,
    preview: { size: preview.length, type: previewType },
    added: file.added,
    ...withTaken(file.taken ?? made.taken),
    description: '',
    asked: true,
  };
  return { original, preview, info };
}

async function journalRecording(
  file: PlannedJournalFile,
  unpacked: Unpacked,
  key: string,
  { listen }: Attaching,
) {
  const { bytes, digest } = unpacked;
  const found = fileKindOf(bytes);
  if (found.kind === 'video') throw unreadable(texts.videoNotImported);
  if (found.kind !== 'recording') throw unreadable(texts.mediaUnknown);
  // A recording stays as it is, and what is larger than a file may be cannot be made smaller.
  if (bytes.length > FILE_BYTES) throw unreadable(texts.mediaTooLarge(FILE_BYTES / 1024 / 1024));
  const sound = await listen(bytes).catch(() => {
    throw unreadable(texts.recordingUnreadable);
  });
  const info: AttachmentInfo = {
    kind: 'recording',
    ...{ name: nameOf(file), type: found.type, digest, key },
    size: bytes.length,
    added: file.added,
    ...withTaken(file.taken),
    ...sound,
    transcript: '',
  };
  return { original: bytes, info };
}

/** Bytes of an archive are stored as they are, if they are what the archive says. Only the preview is made. */
async function archiveFile(
  { attachment }: PlannedArchiveFile,
  unpacked: Unpacked,
  key: string,
  attaching: Attaching,
) {
  const { bytes, digest } = unpacked;
  if (digest !== attachment.digest) throw unreadable(texts.mediaChanged);
  if (bytes.length > FILE_BYTES) throw unreadable(texts.mediaTooLarge(FILE_BYTES / 1024 / 1024));
  const found = fileKindOf(bytes);
  if (!('type' in found) || found.type !== attachment.type) throw unreadable(texts.mediaUnknown);
  const size = bytes.length;
  if (attachment.kind === 'recording') {
    return { original: bytes, info: recordingInfo(attachment, { key, size }) };
  }
  const { width, height } = readPictureHeader(bytes);
  const { preview, previewType } = await attaching.makePicture(new Blob([bytes]));
  const made = { key, size, width, height, preview: { size: preview.length, type: previewType } };
  return { original: bytes, preview, info: pictureInfo(attachment, made) };
}

function ready(file: PlannedFile, unpacked: Unpacked, key: string, attaching: Attaching): Promise<Readied> {
  if (file.from === 'archive') return archiveFile(file, unpacked, key, attaching);
  return file.kind === 'picture'
    ? journalPicture(file, unpacked, key, attaching)
    : journalRecording(file, unpacked, key, attaching);
}

const rowOf = ({ of, kind }: PlannedFile): string => `${kind} ${of.table} ${of.id}`;

/** What came in during this import, row by row. */
class Progress {
  readonly #repeats = new Map<string, number>();
  readonly #ids = new Map<string, Set<string>>();

  /** Which of equal files of one row it is: an export may have the same picture twice. */
  repeatOf(file: PlannedFile, digest: string): number {
    const name = `${rowOf(file)} ${digest}`;
    const count = this.#repeats.get(name) ?? 0;
    this.#repeats.set(name, count + 1);
    return count;
  }

  /** The row may have got others here. @throws UnreadableFile when it has as many as it may have */
  requireRoom(file: PlannedFile, { idsOf }: Attaching): void {
    // What was just added may not have come back from the server yet.
    const ids = new Set([...idsOf(file.of, file.kind), ...(this.#ids.get(rowOf(file)) ?? [])]);
    if (ids.size >= MOST_OF_ROW[file.kind]) throw unreadable(tooMany(file.kind));
  }

  noteAdded(file: PlannedFile, id: string): void {
    const ids = this.#ids.get(rowOf(file)) ?? new Set();
    this.#ids.set(rowOf(file), ids.add(id));
  }
}

/** The server has answered, and does not have the attachment. */
const hasRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Keeps a file and tells the server of it. Answers whether it is new. */
async function attach(
  file: PlannedFile,
  id: string,
  unpacked: Unpacked,
  attaching: Attaching,
): Promise<boolean> {
  const key = newFileKey();
  const { original, preview, info } = await ready(file, unpacked, toBase64(key), attaching);
  const name = attaching.newFile();
  const kept = await attaching.keep({ file: name, key, original, ...(preview && { preview }) });
  const attachment = { id, of: file.of, info, file: name, ...kept };
  const stored = await attaching.add(attachment).catch(async (error: unknown) => {
    // Without an answer, the server may know of it all the same: then its bytes are needed.
    if (hasRefused(error)) await attaching.forget(name);
    throw error;
  });
  if (stored.file === name) return true;
  await attaching.forget(name);
  return false;
}

/** What is wrong with a file, for people; undefined when something else ended it. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof ApiError && error.code === ATTACHMENT_CODES.tooMany) return error.message;
  if (!(error instanceof PictureRefused)) return undefined;
  return REFUSALS[error.why] ?? texts.mediaUnknown;
}

const REFUSALS: Partial<Record<PictureRefused['why'], string>> = {
  empty: texts.mediaEmpty,
  video: texts.videoNotImported,
  truncated: texts.mediaDamaged,
  'too-many-pixels': texts.pictureTooLarge,
  'too-many-bytes': texts.pictureTooLarge,
  'cannot-open': texts.pictureUnreadable,
  'no-canvas': texts.pictureUnreadable,
};

/** Brings in one file, if it is not there yet. @throws UnreadableFile; PictureRefused; whatever else ends the import */
async function bring(file: PlannedFile, progress: Progress, attaching: Attaching): Promise<boolean> {
  // An archive says the id before anything is unpacked.
  if (file.from === 'archive' && attaching.isPresent(file.attachment.id)) return false;
  const unpacked = await attaching.unpack(file.packed);
  const { digest } = unpacked;
  const parts = ['attachment', file.of.id, digest, String(progress.repeatOf(file, digest))];
  const id = file.from === 'archive' ? file.attachment.id : await attaching.idOf(parts);
  if (attaching.isPresent(id)) return false;
  progress.requireRoom(file, attaching);
  const isNew = await attach(file, id, unpacked, attaching);
  progress.noteAdded(file, id);
  return isNew;
}

/**
 * Brings files in. One that cannot be read is told and stops no other.
 * @throws ApiError; NotKept when there is no room; the reason of `signal`
 */
export async function attachFiles(
  files: readonly PlannedFile[],
  attaching: Attaching,
  { signal, step }: { signal: AbortSignal; step: (counts: FileCounts) => void },
): Promise<FileCounts> {
  const counts: FileCounts = { added: 0, present: 0, problems: [] };
  const progress = new Progress();
  for (const file of files) {
    signal.throwIfAborted();
    try {
      if (await bring(file, progress, attaching)) counts.added += 1;
      else counts.present += 1;
    } catch (error) {
      const what = reasonOf(error);
      if (what === undefined) throw error;
      counts.problems.push({ place: file.place, what });
    }
    step({ ...counts });
  }
  return counts;
}
