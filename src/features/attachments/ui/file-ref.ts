import type { FileRef } from '../../../session/files/files.ts';
import type { Attachment } from '../contract.ts';
import type { AttachmentInfo } from '../rules.ts';

/** Which file an attachment has, and how it is opened. */
export const fileRefOf = ({ row, info }: { row: Attachment; info: AttachmentInfo }): FileRef => ({
  file: row.file,
  pieces: row.pieces,
  last_bytes: row.last_bytes,
  preview_bytes: row.preview_bytes,
  key: info.key,
  type: info.type,
  size: info.size,
  ...(info.kind === 'picture' && { previewType: info.preview.type }),
});
