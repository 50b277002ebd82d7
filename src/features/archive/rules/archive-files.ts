import type { Attachment } from '../../attachments/contract.ts';
import { type AttachmentInfo, readInfo } from '../../attachments/rules.ts';
import { FileNames } from './file-names.ts';

/* Which pictures and recordings an archive has, and where. */

/** A picture or a recording of a row that is there. */
export interface ArchiveFile {
  row: Attachment;
  info: AttachmentInfo;
  /** Where it is to be in the zip. */
  path: string;
}

/** The rows that can have attachments, by their tables. */
export type Attachable = Readonly<Record<Attachment['of_table'], ReadonlyMap<string, object>>>;

/** The row that an attachment is of. */
export const ownerOf = ({ of_table, of_id }: Pick<Attachment, 'of_table' | 'of_id'>): string =>
  `${of_table} ${of_id}`;

const inOrder = (one: ArchiveFile, other: ArchiveFile): number =>
  one.info.added.localeCompare(other.info.added) || one.row.id.localeCompare(other.row.id);

/**
 * The attachments of rows that are there, in the order in which they were added: the same notebook gives the same names.
 * What cannot be read on this device is told to `left`.
 */
export function archiveFiles(
  attachments: Iterable<Attachment>,
  rows: Attachable,
  zone: string,
  left: () => void,
): ArchiveFile[] {
  const files: ArchiveFile[] = [];
  for (const row of attachments) {
    if (!rows[row.of_table].has(row.of_id)) continue;
    const info = readInfo(row.info);
    if (info) files.push({ row, info, path: '' });
    else left();
  }
  const names = new FileNames();
  return files.sort(inOrder).map((file) => ({ ...file, path: names.pathOf(file.info, zone) }));
}

/** The files of each row, in their order; a row without any has none here. */
export function byOwner(files: readonly ArchiveFile[]): ReadonlyMap<string, readonly ArchiveFile[]> {
  const found = new Map<string, ArchiveFile[]>();
  for (const file of files) {
    const owner = ownerOf(file.row);
    const those = found.get(owner) ?? [];
    found.set(owner, those);
    those.push(file);
  }
  return found;
}
