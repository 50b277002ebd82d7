import { deviceNow } from '../../../browser/device-clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Bytes, toBase64 } from '../../../kernel/seal/bytes.ts';
import { newFileKey } from '../../../kernel/seal/pieces.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { forgetFile, keepFile } from '../../../session/files/files.ts';
import { type Mutation, perform } from '../../../session/perform.ts';
import { deleteWithUndo, performOrToast } from '../../../session/perform-or-toast.ts';
import { type Sealer, writtenFormat } from '../../../session/sealing.ts';
import {
  type AttachedTable,
  DESCRIPTION_LENGTH,
  NAME_LENGTH,
  PICTURES,
  RECORDINGS,
  TRANSCRIPT_LENGTH,
} from '../contract/limits.ts';
import { type AttachmentInfo, infoText, type PictureInfo, type RecordingInfo } from '../rules.ts';
import * as texts from '../texts.ts';
import type { PreparedPicture } from './pictures/process.ts';
import type { RecordedSound } from './recording/recorder.ts';
import { type Attached, type AttachmentRow, attachmentsOf, isPicture, isRecording } from './views.ts';

/** The row that something is attached to, which may be still to come. */
export interface AttachedTo {
  table: AttachedTable;
  id: string;
}

/** Why nothing was added, in a sentence for the person. */
export class NotAdded extends Error {
  override readonly name = 'NotAdded';
}

const sealed = async ({ seal, format }: Sealer, id: string, info: AttachmentInfo) => ({
  info: await seal('attachments', 'info', id, infoText(info)),
  format,
});

/** Adds a row, or puts it back: the call is the same. */
function putting(row: Omit<AttachmentRow, 'seq'>, info: AttachmentInfo, what: string): Mutation {
  const { id, of_table, of_id, file, pieces, last_bytes, preview_bytes } = row;
  return {
    what,
    words: wordsOf(info),
    request: async (sealer) => ({
      call: 'PUT /api/attachments/{id}',
      params: { id },
      body: {
        ...{ of_table, of_id, file, pieces, last_bytes, preview_bytes },
        ...(await sealed(sealer, id, info)),
      },
    }),
    changes: [
      { table: 'attachments', key: id, put: { ...row, info: infoText(info), format: writtenFormat() } },
    ],
  };
}

const wordsOf = (info: AttachmentInfo): string =>
  info.kind === 'picture' ? info.description : info.transcript;

interface NewFile {
  original: Bytes;
  preview?: Bytes;
  /** What it is, given what is decided while it is kept. */
  infoOf: (given: Pick<AttachmentInfo, 'key' | 'added' | 'size'>) => AttachmentInfo;
}

/**
 * Keeps the file on this device, then adds what says which it is: both are sent when there is a connection, the words
 * first. Rejects when either could not be kept, and then nothing of it is.
 */
async function addAttachment(
  to: AttachedTo,
  { original, preview, infoOf }: NewFile,
  what: string,
): Promise<void> {
  const id = newId();
  const file = newId();
  const key = newFileKey();
  const kept = await keepFile({ file, key, original, ...(preview && { preview }) });
  const at = deviceNow().toISOString();
  const info = infoOf({ key: toBase64(key), added: at, size: original.length });
  const row = {
    ...{ id, of_table: to.table, of_id: to.id, info: '', format: writtenFormat(), file, ...kept },
    ...{ stored_at: null, created_at: at, updated_at: at },
  };
  try {
    await perform(putting(row, info, what));
  } catch (error) {
    await forgetFile(file);
    throw error;
  }
}

/** @throws NotAdded when the row has as many as it may have */
function mayHaveMore(to: AttachedTo, kind: AttachmentInfo['kind']): void {
  const isOfKind = kind === 'picture' ? isPicture : isRecording;
  const count = attachmentsOf(readTables(), to.table, to.id).filter(isOfKind).length;
  if (kind === 'picture' && count >= PICTURES) throw new NotAdded(texts.tooManyPictures(PICTURES));
  if (kind === 'recording' && count >= RECORDINGS) throw new NotAdded(texts.tooManyRecordings(RECORDINGS));
}

/** @throws NotAdded; NotKept when the device has no room; what `perform` throws */
export async function addPicture(to: AttachedTo, name: string, picture: PreparedPicture): Promise<void> {
  mayHaveMore(to, 'picture');
  const { original, preview, previewType, type, width, height, digest, source, taken, place } = picture;
  const infoOf: NewFile['infoOf'] = (given) => ({
    ...{ kind: 'picture', name: name.slice(0, NAME_LENGTH), type, width, height, digest, source },
    ...{ preview: { size: preview.length, type: previewType }, description: '', asked: false },
    ...(taken && { taken }),
    ...(place && { place }),
    ...given,
  });
  await addAttachment(to, { original, preview, infoOf }, texts.newPicture);
}

/** @throws as `addPicture` does */
export async function addRecording(to: AttachedTo, sound: RecordedSound): Promise<void> {
  mayHaveMore(to, 'recording');
  const { original, ...rest } = sound;
  const transcript = rest.transcript.slice(0, TRANSCRIPT_LENGTH);
  const infoOf: NewFile['infoOf'] = (given) => ({ kind: 'recording', ...rest, transcript, ...given });
  await addAttachment(to, { original, infoOf }, texts.newRecording);
}

async function changeInfo({ row: { id } }: Attached, info: AttachmentInfo, what: string): Promise<void> {
  const set = { info: infoText(info), format: writtenFormat(), updated_at: deviceNow().toISOString() };
  const write: Mutation = {
    what,
    words: wordsOf(info),
    request: async (sealer) => ({
      call: 'PATCH /api/attachments/{id}',
      params: { id },
      body: await sealed(sealer, id, info),
    }),
    changes: [{ table: 'attachments', key: id, set }],
  };
  await performOrToast(write, texts.notChanged);
}

/** Says what a picture shows; it is not asked for again, also when nothing is said. Rejects, and says so, when not kept. */
export const describePicture = (picture: Attached<PictureInfo>, description: string): Promise<void> =>
  changeInfo(
    picture,
    { ...picture.info, description: description.trim().slice(0, DESCRIPTION_LENGTH), asked: true },
    texts.changedDescription,
  );

/** Writes down what is said in a recording. Rejects as `describePicture` does. */
export const transcribe = (recording: Attached<RecordingInfo>, transcript: string): Promise<void> =>
  changeInfo(
    recording,
    { ...recording.info, transcript: transcript.trim().slice(0, TRANSCRIPT_LENGTH) },
    texts.changedTranscript,
  );

/** Deletes at once and offers for eight seconds to put it back; its pieces are there for a day. */
export async function deleteAttachment({ row, info }: Attached): Promise<void> {
  const isOfPicture = info.kind === 'picture';
  await deleteWithUndo({
    write: {
      what: isOfPicture ? texts.deletedPicture : texts.deletedRecording,
      words: wordsOf(info),
      request: async () => ({ call: 'DELETE /api/attachments/{id}', params: { id: row.id } }),
      changes: [{ table: 'attachments', key: row.id, gone: true }],
    },
    puttingBack: putting(row, info, isOfPicture ? texts.restoredPicture : texts.restoredRecording),
    said: isOfPicture ? texts.pictureDeleted : texts.recordingDeleted,
    failed: texts.notDeleted,
  });
}
