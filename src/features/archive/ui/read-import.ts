/* Makes of what a file holds the rows that are to be brought in, a few at a time, so that the page stays awake. */
import type { LocalDate } from '../../../kernel/calendar.ts';
import { derivedId } from '../../../kernel/derived-id.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { keyOfRow } from '../../../kernel/synced-tables.ts';
import { idSecret } from '../../../session/sealing.ts';
import type { Journal } from '../../journal/contract/limits.ts';
import { importedPage, plainWords, wholeText } from '../../journal/rules/imported-page.ts';
import type { Source } from '../contract/limits.ts';
import {
  isProblem,
  type OtherJournalEntry,
  type Problem,
  type RawEntry,
  readOtherJournalEntry,
  type Summary,
  summaryOf,
} from '../rules/other-journals.ts';
import { entryRow, type PlainRow, partsOfId } from '../rules/plain-row.ts';
import {
  type PlannedFile,
  plannedArchiveFile,
  plannedJournalFiles,
  withinLimits,
} from '../rules/planned-files.ts';
import { byPlace } from '../rules/problem-list.ts';
import { partsOf } from '../rules/split.ts';
import type { DayOrder } from '../rules/table-file.ts';
import { markdownHtml } from './markdown-html.ts';
import { plainHtml } from './plain-html.ts';
import type { Contents } from './read-file.ts';

const AT_ONCE = 50;
const SHOWN_FIRST = 3;

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** What is to be brought in, and what a person is told of it before. */
export interface Prepared {
  source: Source;
  rows: PlainRow[];
  problems: Problem[];
  /** Pictures and recordings, in their order. They are brought in once the rows are. */
  files: PlannedFile[];
  /** Those that cannot be imported. */
  fileProblems: Problem[];
  summary: Summary;
  /** The first entries, the oldest first. */
  examples: { id: string; date: LocalDate; title: string; text: string }[];
  /** Entries that are longer than one can be, and become several. */
  split: number;
  order?: DayOrder | undefined;
}

export interface Where {
  zone: string;
  now: Date;
}

async function* slices<Value>(values: readonly Value[]): AsyncIterable<readonly Value[]> {
  for (let at = 0; at < values.length; at += AT_ONCE) {
    yield values.slice(at, at + AT_ONCE);
    await pause();
  }
}

const plain = (entry: RawEntry): RawEntry =>
  entry.isHtml ? { ...entry, text: plainHtml(entry.text), markdown: markdownHtml(entry.text) } : entry;

async function readable(raw: readonly RawEntry[], journal: Journal, where: Where) {
  const entries: OtherJournalEntry[] = [];
  const problems: Problem[] = [];
  for await (const slice of slices(raw)) {
    for (const each of slice) {
      const read = readOtherJournalEntry(plain(each), journal, where);
      if (isProblem(read)) problems.push(read);
      else entries.push(read);
    }
  }
  return { entries, problems };
}

/** Entries that say the same on the same day are told apart by how many there were before. */
class Repeats {
  readonly #counts = new Map<string, number>();

  of(entry: OtherJournalEntry): number {
    const name = `${entry.date} ${entry.text}`;
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    return count;
  }
}

const said = ({ page: { title, text } }: OtherJournalEntry): string => wholeText(title, text);

/** The rows that entries become, and their pictures and recordings, which are of the first part of each. */
async function rowsOf(entries: readonly OtherJournalEntry[], source: Source) {
  const secret = await idSecret();
  const repeats = new Repeats();
  const rows: PlainRow[] = [];
  const files: PlannedFile[] = [];
  for await (const slice of slices(entries)) {
    const made = slice.map(async (entry) => {
      const named = partsOfId(source, entry, repeats.of(entry));
      const parts = partsOf(said(entry), TEXT_LIMIT).map(async (text, part) =>
        entryRow(await derivedId(secret, part === 0 ? named : [...named, `part ${part}`]), entry, text, part),
      );
      const [first, ...more] = await Promise.all(parts);
      return first ? { entry, first, more } : [];
    });
    for (const { entry, first, more } of (await Promise.all(made)).flat()) {
      rows.push(first, ...more);
      files.push(...plannedJournalFiles(entry, keyOfRow(first.table, first.row)));
    }
  }
  return { rows, files };
}

async function ofEntries(contents: Extract<Contents, { kind: 'entries' }>, where: Where): Promise<Prepared> {
  const { source, order } = contents;
  const { entries, problems } = await readable(contents.entries, source, where);
  // All in one form, so that the texts sort as their instants do.
  entries.sort((one, other) => (one.created_at < other.created_at ? -1 : 1));
  const { rows, files } = await rowsOf(entries, source);
  const fileProblems = [...contents.fileProblems];
  return {
    source,
    rows,
    problems: byPlace([...contents.problems, ...problems]),
    files: withinLimits(files, fileProblems),
    fileProblems: byPlace(fileProblems),
    summary: summaryOf(entries),
    examples: examplesIn(rows),
    split: entries.filter((entry) => said(entry).length > TEXT_LIMIT).length,
    order,
  };
}

function examplesIn(rows: readonly PlainRow[]): Prepared['examples'] {
  const entries = rows.flatMap(({ table, row }) => (table === 'journal_entries' ? [row] : []));
  return entries
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, SHOWN_FIRST)
    .map((row) => {
      const page = importedPage(row);
      return {
        id: row.id,
        date: row.date,
        title: page?.title ?? '',
        text: page ? plainWords(page.text) : row.celebration || row.reflection || row.goal,
      };
    });
}

function ofArchive(contents: Extract<Contents, { kind: 'archive' }>): Prepared {
  const { rows, problems } = contents;
  const fileProblems = [...contents.fileProblems];
  const files = contents.files
    .map(({ attachment, packed }) => plannedArchiveFile(attachment, packed))
    .sort((one, other) => (one.attachment.added < other.attachment.added ? -1 : 1));
  const dates = rows.flatMap(({ table, row }) =>
    table === 'journal_entries' || table === 'lessons_learned' ? [row.date] : [],
  );
  dates.sort();
  return {
    source: 'archive',
    rows,
    problems: byPlace(problems),
    files: withinLimits(files, fileProblems),
    fileProblems: byPlace(fileProblems),
    summary: { count: rows.length, first: dates[0], last: dates.at(-1) },
    examples: examplesIn(rows),
    split: 0,
  };
}

/** @throws what fetching the entry key throws */
export const prepare = (contents: Contents, where: Where): Promise<Prepared> =>
  contents.kind === 'archive' ? Promise.resolve(ofArchive(contents)) : ofEntries(contents, where);

/**
 * The id of the import of these rows: the same whenever they are chosen, so that one which was interrupted goes on, and
 * another one once that was undone (`attempt` counts those).
 */
export async function importIdOf({ source, rows }: Prepared, attempt: number): Promise<string> {
  const secret = await idSecret();
  const keys = rows.map(({ table, row }) => `${table} ${keyOfRow(table, row)}`);
  return derivedId(secret, ['import', source, String(attempt), ...keys]);
}
