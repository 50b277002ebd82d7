import type { LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { type ImportedPage, importedPage, type MaybeImported } from '../../journal/rules/imported-page.ts';
import { pageFacts } from '../../journal/rules/page-facts.ts';
import { NO_ANSWERS } from '../../journal/rules.ts';
import { importedFrom, starred } from '../../journal/texts.ts';
import * as texts from '../texts.ts';

/*
 * The text of a download.
 *
 * A block for each entry or lesson; a line of dashes between two blocks. In a block each part begins a line
 * with its label: "Celebrate: ...". Further lines of the same part are set in by two spaces, so whatever a
 * person wrote, labels and lines of dashes too, can be told from the file's own.
 */

/** Between two blocks. */
export const SEPARATOR = '-'.repeat(40);

const INDENT = '  ';
const SEPARATOR_LINE = /^-{10,}$/;

/** The parts of a block in their order, and the label of each. */
export const LABELS = {
  date: 'Date',
  celebration: 'Celebrate',
  goal: 'Goal',
  goal_importance: texts.whyItsImportant,
  reflection: 'Awareness',
  value_alignment: 'Alignment',
  action: 'Action',
  lesson: 'Lesson',
  // Of pages from other journals.
  title: texts.pageTitle,
  text: texts.pageText,
  facts: texts.pageDetails,
} as const;

export type Part = keyof typeof LABELS;

/** What a block says, by its parts; `date` as people read it. */
export type Block = Partial<Record<Part, string>>;

const parts = Object.keys(LABELS) as Part[];
const partOf = new Map<string, Part>(parts.map((part) => [LABELS[part], part]));

function partText(part: Part, text: string): string {
  const [first = '', ...more] = text.split('\n');
  const head = first === '' ? `${LABELS[part]}:` : `${LABELS[part]}: ${first}`;
  return [head, ...more.map((line) => `${INDENT}${line}`)].join('\n');
}

/** The blocks as the text of a file. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      parts
        .filter((part) => block[part] !== undefined)
        .map((part) => partText(part, block[part] ?? ''))
        .join('\n'),
    )
    .join(`\n${SEPARATOR}\n`);

/** Reads the text of a file back into its blocks. */
export function blocksOf(text: string): Block[] {
  if (text === '') return [];
  const blocks: Block[] = [{}];
  let part: Part | undefined;
  for (const line of text.split('\n')) {
    const block = blocks.at(-1) ?? {};
    if (SEPARATOR_LINE.test(line)) {
      blocks.push({});
      part = undefined;
    } else if (line.startsWith(INDENT) && part) {
      block[part] += `\n${line.slice(INDENT.length)}`;
    } else {
      part = labelled(line, block) ?? part;
    }
  }
  return blocks;
}

/** Takes a line that begins a part; answers the part. */
function labelled(line: string, block: Block): Part | undefined {
  const colon = line.indexOf(':');
  const part = partOf.get(line.slice(0, colon));
  if (!part) return undefined;
  const rest = line.slice(colon + 1);
  block[part] = rest.startsWith(' ') ? rest.slice(1) : rest;
  return part;
}

/** A row's date as the file shows it. */
export const dateText = (date: LocalDate): string => capitalized(readableDate(date)?.long ?? INVALID_DATE);

interface Dated {
  id?: string;
  date: LocalDate;
  created_at: string;
}

const idOf = ({ id = '' }: Dated): string => id;

/** Newest day first, and within a day the latest first: the order of the histories. */
export function newestFirst(one: Dated, other: Dated): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return (
    Date.parse(other.created_at) - Date.parse(one.created_at) || idOf(other).localeCompare(idOf(one), 'en')
  );
}

/** A row whose texts are opened. */
type OpenedRow = Dated &
  Partial<Record<Exclude<Part, 'date'>, string>> &
  Partial<Pick<MaybeImported, 'imported' | 'start_time' | 'end_time'>>;

/** A page from another journal answers no question. */
function importedBlock({ facts, title, text }: ImportedPage): Block {
  const known = [...(facts.starred ? [starred] : []), ...pageFacts(facts), importedFrom(facts.journal)];
  return { ...(title && { title }), ...(text && { text }), facts: known.join(' · ') };
}

function blockOf(row: OpenedRow): Block {
  const page =
    'celebration' in row ? importedPage({ ...NO_ANSWERS, start_time: '', end_time: '', ...row }) : undefined;
  if (page) return { date: dateText(row.date), ...importedBlock(page) };
  const said = parts.filter((part) => part !== 'date' && row[part] !== undefined);
  return { ...Object.fromEntries(said.map((part) => [part, row[part]])), date: dateText(row.date) };
}

/** Opened rows of entries, of lessons, or of both, as the text of a file, newest first: as the server makes it. */
export const downloadOf = (rows: Iterable<OpenedRow>): string =>
  textOf([...rows].sort(newestFirst).map(blockOf));

export type Download = 'journal' | 'lessons' | 'gold';

const titles: Record<Download, string> = { journal: 'Journal', lessons: 'Lessons', gold: texts.goldFile };

/** The name of a downloaded file: 'Gold File - Maya Lindqvist.txt'. What file systems refuse is left out. */
export function fileName(download: Download, name: string): string {
  const clean = name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return clean ? `${titles[download]} - ${clean}.txt` : `${titles[download]}.txt`;
}
