import { type AttachedTable, PICTURES, RECORDINGS } from '../../attachments/contract/limits.ts';
import type { ArchiveAttachment } from '../contract/archive-attachment.ts';
import * as texts from '../texts.ts';
import type { FoundMedia, PackedFile } from './media.ts';
import type { OtherJournalEntry, Problem } from './other-journals.ts';

/*
 * The pictures and recordings that are to be brought in, once it is known which rows they are of.
 */

interface Planned {
  kind: 'picture' | 'recording';
  /** Where it stands, for people. */
  place: string;
  name: string;
  of: { table: AttachedTable; id: string };
  packed: PackedFile;
}

/** One of another journal: what it is besides its bytes is found out when it is unpacked. */
export interface PlannedJournalFile extends Planned {
  from: 'journal';
  taken?: string;
  /** Attachments of a row stand in this order. */
  added: string;
}

/** One of an archive, which says all of it. */
export interface PlannedArchiveFile extends Planned {
  from: 'archive';
  attachment: ArchiveAttachment;
}

export type PlannedFile = PlannedJournalFile | PlannedArchiveFile;

/** The pictures and recordings of an entry, as attachments of the row that it becomes. */
export const plannedJournalFiles = (
  { media, place, created_at }: OtherJournalEntry,
  id: string,
): PlannedJournalFile[] =>
  media.map(
    ({ kind, name, taken, packed }: FoundMedia, at): PlannedJournalFile => ({
      from: 'journal',
      ...{ kind, name, packed },
      place: texts.fileOf(place, name),
      of: { table: 'journal_entries', id },
      ...(taken && { taken }),
      // As if they had been added one after the other when it was written.
      added: new Date(Date.parse(created_at) + at).toISOString(),
    }),
  );

export const plannedArchiveFile = (
  attachment: ArchiveAttachment,
  packed: PackedFile,
): PlannedArchiveFile => ({
  from: 'archive',
  kind: attachment.kind,
  name: attachment.name,
  place: attachment.path ?? attachment.name,
  of: { table: attachment.of_table, id: attachment.of_id },
  packed,
  attachment,
});

/** How many pictures and recordings a row may have. */
export const MOST_OF_ROW = { picture: PICTURES, recording: RECORDINGS } as const;

/** Why one more stays out. */
export const tooMany = (kind: PlannedFile['kind']): string =>
  kind === 'picture' ? texts.tooManyPictures(PICTURES) : texts.tooManyRecordings(RECORDINGS);

/** As many for each row as it may have, the first ones. What is beyond that is told to `problems`. */
export function withinLimits(files: readonly PlannedFile[], problems: Problem[]): PlannedFile[] {
  const counts = new Map<string, number>();
  return files.filter(({ kind, place, of }) => {
    const row = `${kind} ${of.table} ${of.id}`;
    const count = (counts.get(row) ?? 0) + 1;
    counts.set(row, count);
    if (count <= MOST_OF_ROW[kind]) return true;
    problems.push({ place, what: tooMany(kind) });
    return false;
  });
}
