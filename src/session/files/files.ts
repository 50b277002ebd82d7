/*
 * The files of pictures and recordings on this device: kept sealed, sent when their row has arrived, fetched when they are
 * shown. Loads late.
 */
import { NOT_READY } from '../../kernel/seal.ts';
import { openedFiles } from './device.ts';
import type { DeviceFiles } from './device-files.ts';
import type { FileShape } from './file-disk.ts';
import { retryRefusedRows } from './named-files.ts';
import type { FileRef, OnProgress } from './reading.ts';
import type { GivenFile } from './sealed-file.ts';

export { NotHere, NotKept } from './errors.ts';
export { fileStates, useFileState } from './file-states.ts';
export type { FileRef, OnProgress } from './reading.ts';
export type { GivenFile } from './sealed-file.ts';

/** How many sealed pieces the file has, and the bytes of the last one and of the preview: as the row of an attachment says it. */
export type KeptFile = Omit<FileShape, 'file'>;

/** How long sign-out tries to send what waits, in milliseconds. */
const SETTLE_LIMIT = 4000;

function files(): DeviceFiles {
  const opened = openedFiles();
  if (!opened) throw new Error(NOT_READY);
  return opened;
}

/**
 * Pads, seals and keeps a file; resolves once it is durable. From then on it is shown, and it is sent once the server has
 * the row that names it. @throws NotKept, and then nothing of it is kept
 */
export async function keepFile(given: GivenFile): Promise<KeptFile> {
  const { pieces, last_bytes, preview_bytes } = await files().keep(given);
  return { pieces, last_bytes, preview_bytes };
}

/** The preview, from this device or else fetched and kept here. @throws NotHere; Damaged */
export const readPreview = async (of: FileRef): Promise<Blob> => files().reading.preview(of);

/** The original, from this device or else fetched and kept here as long as there is room. @throws NotHere; Damaged */
export const readOriginal = async (of: FileRef, onProgress?: OnProgress): Promise<Blob> =>
  files().reading.original(of, onProgress);

/** How many files of the signed-in person are only on this device. */
export const unsentFiles = async (): Promise<number> => (await openedFiles()?.countUnsent()) ?? 0;

/** Tries for a moment to send what waits. Resolves with how many files are still only on this device. */
export const settleFiles = async (): Promise<number> => (await openedFiles()?.settle(SETTLE_LIMIT)) ?? 0;

/** Tries files that were refused once more, now: the person has made room, or asks for it. */
export async function sendAgain(): Promise<void> {
  await retryRefusedRows();
  await files().sendAgain();
}

/** Removes a file from this device, sent or not. Nothing happens when it is not here. */
export const forgetFile = async (file: string): Promise<void> => files().forget(file);
