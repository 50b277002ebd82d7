/* Which files the rows of the notebook name. */
import type { Attachment } from '../../features/attachments/contract.ts';
import { openedNotebook } from '../../notebook/current.ts';
import type { Notebook } from '../../notebook/notebook.ts';
import type { FileShape } from './file-disk.ts';
import '../notebook-rows.ts';

/** A file as the row of an attachment names it. */
export interface NamedFile extends FileShape {
  /** Whether the server has the row: before, it takes no piece. */
  isWithServer: boolean;
  /** Whether the server says that it has the file. */
  isStored: boolean;
  /** When the row was made, as an ISO instant. */
  createdAt: string;
  /** The server's sentence, when it has refused the row. */
  refused?: string;
}

export interface NamedFiles {
  /** Whether every row and every write is known, so that what is not named is named by nobody. */
  isComplete: boolean;
  /** Newest first. */
  files: readonly NamedFile[];
}

type Row = Pick<Attachment, 'file' | 'pieces' | 'last_bytes' | 'preview_bytes'> & Partial<Attachment>;

const namedBy = (
  { file, pieces, last_bytes, preview_bytes, ...row }: Row,
  isWithServer: boolean,
): NamedFile => ({
  ...{ file, pieces, last_bytes, preview_bytes, isWithServer },
  isStored: Boolean(row.stored_at),
  createdAt: row.created_at ?? '',
});

/** What became of a row that the server has refused: it waits for the person, and so does its file. */
interface RefusedRow {
  /** The id of the write. */
  id: string;
  reason: string;
  row: Row;
}

const refusedRows = (notebook: Notebook | undefined): RefusedRow[] =>
  (notebook?.unsaved.refusals ?? []).flatMap(({ id, reason, changes }) =>
    changes.flatMap((change) =>
      change.table === 'attachments' && 'put' in change ? [{ id, reason, row: change.put as Row }] : [],
    ),
  );

/** Sends the rows of files once more that the server has refused, such as for want of room. @throws the browser's error */
export async function retryRefusedRows(notebook = openedNotebook()): Promise<void> {
  for (const { id } of refusedRows(notebook)) await notebook?.retry(id);
}

/** The files that are named now, as a notebook shows it. */
export function namedFiles(notebook = openedNotebook()): NamedFiles {
  const rows = [...(notebook?.store.tables.attachments.values() ?? [])];
  // While a write about it is on its way, nobody knows what the server has: the row itself is not shown then.
  const shown = rows.map((row) => namedBy(row, notebook?.store.known('attachments', row.id) === row));
  const refused = refusedRows(notebook).map(({ reason, row }) => ({
    ...namedBy(row, false),
    refused: reason,
  }));
  const files = [...shown, ...refused];
  // Instants of one form sort as their texts do.
  files.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  return { isComplete: notebook?.knowsAll ?? false, files };
}
