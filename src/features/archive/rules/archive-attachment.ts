import type { Attachment } from '../../attachments/contract.ts';
import type { AttachmentInfo } from '../../attachments/rules.ts';
import type { ArchiveAttachment } from '../contract/archive-attachment.ts';

/* Pictures and recordings between this device and the JSON of an archive. */

/** The table of growth-loop.json that holds them. */
export const ATTACHMENTS_TABLE = 'attachments';

type Of = Pick<Attachment, 'id' | 'of_table' | 'of_id'>;

/** An attachment as the JSON has it: without the file's key, and without what is made of its bytes again. */
export function archiveAttachment(
  { id, of_table, of_id }: Of,
  info: AttachmentInfo,
  path: string | null,
): ArchiveAttachment {
  const { key: _key, size: _size, ...said } = info;
  if (said.kind === 'recording') return { id, of_table, of_id, ...said, path };
  const { preview: _preview, ...picture } = said;
  return { id, of_table, of_id, ...picture, path };
}

/** What is known of an imported file once its bytes are read. */
interface Fresh {
  /** The new key of the file, in base64. */
  key: string;
  /** Bytes of the file. */
  size: number;
}

/** What an archived recording says of itself once it has a new file. */
export function recordingInfo(
  archived: Extract<ArchiveAttachment, { kind: 'recording' }>,
  fresh: Fresh,
): AttachmentInfo {
  const { id: _id, of_table: _table, of_id: _of, path: _path, ...said } = archived;
  return optional({ ...said, ...fresh });
}

/** What an archived picture says of itself once it has a new file and a new preview. */
export function pictureInfo(
  archived: Extract<ArchiveAttachment, { kind: 'picture' }>,
  fresh: Fresh & Pick<Extract<AttachmentInfo, { kind: 'picture' }>, 'width' | 'height' | 'preview'>,
): AttachmentInfo {
  const { id: _id, of_table: _table, of_id: _of, path: _path, ...said } = archived;
  return optional({ ...said, ...fresh });
}

/** Without what is undefined, so that it is the same as before it was written as JSON. */
const optional = (info: Record<string, unknown>): AttachmentInfo =>
  Object.fromEntries(
    Object.entries(info).filter(([, value]) => value !== undefined),
  ) as unknown as AttachmentInfo;
