/* Reads the JSON of an archive: its rows one by one, and where in the zip the files of its attachments are. */
import { keyOfRow } from '../../../kernel/synced-tables.ts';
import { FILE_BYTES } from '../../attachments/contract/limits.ts';
import { archiveRowSchemas, archiveSchema } from '../contract/archive.ts';
import { type ArchiveAttachment, archiveAttachmentSchema } from '../contract/archive-attachment.ts';
import { ARCHIVE_TABLES } from '../contract/archive-tables.ts';
import { ARCHIVE_VERSION } from '../contract/limits.ts';
import { ATTACHMENTS_TABLE } from '../rules/archive-attachment.ts';
import { ownerOf } from '../rules/archive-files.ts';
import { ARCHIVE_PATH } from '../rules/file-names.ts';
import { type PackedFile, refusalOf, type ZipNames } from '../rules/media.ts';
import { isInFuture } from '../rules/moments.ts';
import { PROBLEMS, type Problem } from '../rules/other-journals.ts';
import type { PlainRow } from '../rules/plain-row.ts';
import * as texts from '../texts.ts';
import { unreadable } from './unreadable-file.ts';

/** A picture or a recording of an archive, and its file. */
export interface FoundAttachment {
  attachment: ArchiveAttachment;
  packed: PackedFile;
}

/** What an archive holds. */
export interface ArchiveContents {
  kind: 'archive';
  rows: PlainRow[];
  problems: Problem[];
  files: FoundAttachment[];
  /** Pictures and recordings that cannot be imported. */
  fileProblems: Problem[];
}

const reasonOf = (path: readonly PropertyKey[] = []): string =>
  path.length > 0 ? texts.fieldInvalid(path.join('.')) : texts.rowInvalid;

function archiveRows(tables: Partial<Record<string, unknown[]>>, now: Date) {
  const rows: PlainRow[] = [];
  const problems: Problem[] = Object.keys(tables)
    .filter((name) => !(ARCHIVE_TABLES as readonly string[]).includes(name) && name !== ATTACHMENTS_TABLE)
    .map((place) => ({ place, what: texts.tableUnknown }));
  for (const table of ARCHIVE_TABLES) {
    for (const [at, value] of (tables[table] ?? []).entries()) {
      const place = texts.rowAt(table, at + 1);
      const read = archiveRowSchemas[table].safeParse(value);
      if (!read.success) problems.push({ place, what: reasonOf(read.error.issues[0]?.path) });
      else if (isInFuture(read.data, now)) problems.push({ place, what: PROBLEMS.future });
      else rows.push({ table, row: read.data } as PlainRow);
    }
  }
  return { rows, problems };
}

/** Days in their order, and everything else by its key: the same archive comes in the same batches. */
const byKey = (one: PlainRow, other: PlainRow): number =>
  keyOfRow(one.table, one.row).localeCompare(keyOfRow(other.table, other.row), 'en');

/** Rows that attachments can be of, by `ownerOf`. */
const ownersIn = (rows: readonly PlainRow[]): ReadonlySet<string> =>
  new Set(rows.map(({ table, row }) => `${table} ${keyOfRow(table, row)}`));

/** Why an attachment cannot be imported, and its name where it is known. */
interface Refused {
  name?: string;
  why: string;
}

/** The file of an attachment, or why it cannot be imported. */
function attachmentFile(
  value: unknown,
  names: ZipNames,
  owners: ReadonlySet<string>,
): FoundAttachment | Refused {
  const read = archiveAttachmentSchema.safeParse(value);
  if (!read.success) return { why: reasonOf(read.error.issues[0]?.path) };
  const attachment = read.data;
  const { path, name } = attachment;
  if (!owners.has(ownerOf(attachment))) return { name, why: texts.ownerMissing };
  if (path === null) return { name, why: texts.notInArchive };
  const packed = ARCHIVE_PATH.test(path) ? names.find(path) : undefined;
  if (packed === 'several') return { name, why: texts.mediaOfSeveral };
  if (!packed) return { name, why: texts.mediaMissing };
  const refused = refusalOf(packed, FILE_BYTES);
  return refused ? { name, why: refused } : { attachment, packed };
}

function attachmentsIn(values: readonly unknown[], names: ZipNames, rows: readonly PlainRow[]) {
  const owners = ownersIn(rows);
  const files: FoundAttachment[] = [];
  const fileProblems: Problem[] = [];
  for (const [at, value] of values.entries()) {
    const found = attachmentFile(value, names, owners);
    const place = texts.rowAt(ATTACHMENTS_TABLE, at + 1);
    if ('packed' in found) files.push(found);
    else fileProblems.push({ place: found.name ? texts.fileOf(place, found.name) : place, what: found.why });
  }
  return { files, fileProblems };
}

/** @param names the files beside the JSON. @throws UnreadableFile */
export function readArchive(value: unknown, now: Date, names: ZipNames): ArchiveContents {
  const { version } = value as { version?: unknown };
  if (typeof version === 'number' && version > ARCHIVE_VERSION) throw unreadable(texts.newer);
  const read = archiveSchema.safeParse(value);
  if (!read.success) throw unreadable(texts.unreadable);
  const { rows, problems } = archiveRows(read.data.tables, now);
  if (rows.length + problems.length === 0) throw unreadable(texts.noEntries);
  const tables = ARCHIVE_TABLES.flatMap((table) => rows.filter((row) => row.table === table).sort(byKey));
  const attachments = attachmentsIn(read.data.tables[ATTACHMENTS_TABLE] ?? [], names, rows);
  return { kind: 'archive', rows: tables, problems, ...attachments };
}
