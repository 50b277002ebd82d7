/*
 * What an attachment is, as its sealed text says it. The text is JSON of AttachmentInfo, in which bytes are base64.
 */
import { PICTURE_TYPES, type PictureType, RECORDING_TYPES, type RecordingType } from '../contract/limits.ts';

export { PICTURE_TYPES, type PictureType, RECORDING_TYPES, type RecordingType };

interface FileInfo {
  /** The file's name, as it was brought in or as it will be called in an archive. */
  name: string;
  /** Bytes of the file, without padding. */
  size: number;
  /** SHA-256 of these bytes. */
  digest: string;
  /** SHA-256 of the file that was brought in, where it was changed on the way. */
  source?: string;
  /** The file's key. */
  key: string;
  /** When it was added, as a UTC ISO instant: attachments of a row stand in this order. */
  added: string;
  /** When the picture was taken or the recording made, where that is known, as a UTC ISO instant. */
  taken?: string;
}

export interface PictureInfo extends FileInfo {
  kind: 'picture';
  type: PictureType;
  /** In pixels. */
  width: number;
  height: number;
  /** Bytes of the preview, without padding, and its type. */
  preview: { size: number; type: PictureType };
  /** What is to be seen, in the person's words; empty without any. */
  description: string;
  /** Whether the person was asked for it. */
  asked: boolean;
  /** Where it was taken, in degrees: only when the person chose to keep it. */
  place?: { latitude: number; longitude: number };
}

export interface RecordingInfo extends FileInfo {
  kind: 'recording';
  type: RecordingType;
  seconds: number;
  /** How loud it is from beginning to end, BARS values from 0 to 100. */
  bars: number[];
  /** What is said, as written by the device or the person; empty without any. */
  transcript: string;
}

export type AttachmentInfo = PictureInfo | RecordingInfo;

/** A picture whole, as it is printed. */
export interface PrintedPicture {
  bytes: Uint8Array;
  type: PictureType;
  /** In pixels. */
  width: number;
  height: number;
  /** What is to be seen, in the person's words; empty without any. */
  description: string;
}

export const infoText = (info: AttachmentInfo): string => JSON.stringify(info);

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

/**
 * What a sealed text says, once it is opened. Undefined when it could not be opened, or comes from a later release that
 * knows other kinds or types: such an attachment is kept and not shown.
 */
export function readInfo(text: string): AttachmentInfo | undefined {
  try {
    const info = JSON.parse(text) as AttachmentInfo;
    const isKnown =
      (info.kind === 'picture' && isOneOf(PICTURE_TYPES, info.type)) ||
      (info.kind === 'recording' && isOneOf(RECORDING_TYPES, info.type));
    return isKnown ? info : undefined;
  } catch {
    return undefined;
  }
}
