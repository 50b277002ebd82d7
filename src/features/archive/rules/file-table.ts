import * as texts from '../texts.ts';
import type { ArchiveFile } from './archive-files.ts';
import { csvLine } from './csv.ts';

/** The table of an archive's pictures and recordings, for a spreadsheet. */
export const FILE_TABLE = 'pictures-and-recordings.csv';

const COLUMNS = [
  ...['file', 'kind', 'belongs_to', 'of_id', 'taken', 'added', 'description', 'transcript', 'id'],
] as const;

/** The lines of the table, its heading first. A file that is `missing` has no place. */
export function* fileLines(files: readonly ArchiveFile[], missing: ReadonlySet<string>): Iterable<string> {
  yield csvLine(COLUMNS);
  for (const { row, info, path } of files) {
    yield csvLine([
      missing.has(path) ? '' : path,
      info.kind,
      texts.ATTACHED_TO[row.of_table],
      row.of_id,
      info.taken,
      info.added,
      info.kind === 'picture' ? info.description : '',
      info.kind === 'recording' ? info.transcript : '',
      row.id,
    ]);
  }
}
