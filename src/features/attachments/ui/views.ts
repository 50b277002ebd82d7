import type { Tables } from '../../../notebook/rows.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import type { AttachedTable } from '../contract/limits.ts';
import { type AttachmentInfo, type PictureInfo, type RecordingInfo, readInfo } from '../rules.ts';

export type AttachmentRow = SyncedRows['attachments'];

/** An attachment whose sealed text could be read here. */
export interface Attached<Info extends AttachmentInfo = AttachmentInfo> {
  row: AttachmentRow;
  info: Info;
}
export type AttachedPicture = Attached<PictureInfo>;
export type AttachedRecording = Attached<RecordingInfo>;

const readable = (rows: readonly AttachmentRow[]): Attached[] =>
  rows
    .flatMap((row) => {
      const info = readInfo(row.info);
      return info ? [{ row, info }] : [];
    })
    .sort((one, other) => (one.info.added < other.info.added ? -1 : 1));

const rowsOf = (tables: Tables, table: AttachedTable, id: string): AttachmentRow[] =>
  [...tables.attachments.values()].filter(({ of_table, of_id }) => of_table === table && of_id === id);

/** Whether a row has attachments, without reading what each is. */
export const hasAttachments = (tables: Tables, table: AttachedTable, id: string): boolean =>
  rowsOf(tables, table, id).length > 0;

/** Whether any of a table's rows has a picture, without reading what each attachment is: recordings have no preview. */
export const hasPictures = (tables: Tables, table: AttachedTable): boolean =>
  [...tables.attachments.values()].some((row) => row.of_table === table && row.preview_bytes > 0);

/** What is attached to a table's rows, in the order in which it was added. What cannot be read here is left out. */
export const attachedTo = (tables: Tables, table: AttachedTable): Attached[] =>
  readable([...tables.attachments.values()].filter(({ of_table }) => of_table === table));

/** What is attached to a row, in the order in which it was added. What cannot be read here is left out. */
export const attachmentsOf = (tables: Tables, table: AttachedTable, id: string): Attached[] =>
  readable(rowsOf(tables, table, id));

export const isPicture = (attached: Attached): attached is AttachedPicture =>
  attached.info.kind === 'picture';
export const isRecording = (attached: Attached): attached is AttachedRecording =>
  attached.info.kind === 'recording';
