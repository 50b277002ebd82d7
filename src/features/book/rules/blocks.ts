import { capitalized } from '../../../kernel/capitalized.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { isBlank } from '../../../kernel/text.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import type { AttachedTable } from '../../attachments/contract/limits.ts';
import { type ImportedPage, importedPage, plainWords } from '../../journal/rules/imported-page.ts';
import { pageFacts } from '../../journal/rules/page-facts.ts';
import * as journalTexts from '../../journal/texts.ts';
import { moodLabel, stepNames } from '../../mood/texts.ts';
import * as texts from '../texts.ts';
import type { BookDay } from './contents.ts';

/** What a text of the book is; each is set in its own way (styles.ts). */
export type TextKind =
  | 'day'
  | 'mood'
  | 'label'
  | 'title'
  | 'answer'
  | 'lesson'
  | 'action'
  | 'note'
  | 'caption';

/** A part of a day's pages, in reading order. */
export type Block =
  | { kind: TextKind; text: string }
  /** Between two entries of one day. */
  | { kind: 'between' }
  | { kind: 'pictures'; table: AttachedTable; id: string };

const QUESTIONS = [
  ['celebration', journalTexts.celebrationQuestion],
  ['goal', journalTexts.goalQuestion],
  ['goal_importance', journalTexts.reasonQuestion],
  ['reflection', journalTexts.fearQuestion],
  ['value_alignment', journalTexts.valuesQuestion],
  ['action', journalTexts.actionsQuestion],
] as const;

type Entry = BookDay['entries'][number];

const isPrinted = (text: string | null): text is string => text !== null && isOpened(text) && !isBlank(text);

const textBlocks = (kind: TextKind, text: string | null): Block[] =>
  isPrinted(text) ? [{ kind, text }] : [];

const byTime = (one: { created_at: string }, other: { created_at: string }): number =>
  Date.parse(one.created_at) - Date.parse(other.created_at);

/** A page from another journal: its title, its words without the signs of Markdown, and what else is known of it. */
function importedBlocks({ facts, title, text }: ImportedPage): Block[] {
  // One that consists of pictures says where it is from.
  if (!isOpened(text) || !isOpened(title)) return [];
  const known = [...pageFacts(facts), journalTexts.importedFrom(facts.journal)];
  return [
    ...textBlocks('title', title),
    ...textBlocks('answer', plainWords(text)),
    { kind: 'note', text: known.join(' · ') },
  ];
}

function answerBlocks(entry: Entry): Block[] {
  return QUESTIONS.flatMap(([column, question]) =>
    isPrinted(entry[column])
      ? [
          { kind: 'label' as const, text: question },
          { kind: 'answer' as const, text: entry[column] },
        ]
      : [],
  );
}

function entryBlocks(entry: Entry): Block[] {
  const page = importedPage(entry);
  const written = page ? importedBlocks(page) : answerBlocks(entry);
  return written.length > 0 ? [...written, { kind: 'pictures', table: 'journal_entries', id: entry.id }] : [];
}

/** Blocks under a heading of their own; nothing where there are none. */
const under = (heading: string, blocks: Block[]): Block[] =>
  blocks.length > 0 ? [{ kind: 'label', text: heading }, ...blocks] : [];

const lessonBlocks = ({ lessons }: BookDay): Block[] =>
  lessons.toSorted(byTime).flatMap(({ id, lesson }) =>
    isPrinted(lesson)
      ? [
          { kind: 'lesson' as const, text: lesson },
          { kind: 'pictures' as const, table: 'lessons_learned' as const, id },
        ]
      : [],
  );

const itemBlocks = ({ items }: BookDay): Block[] =>
  items.flatMap(({ id, item, completion_story }) =>
    isPrinted(item)
      ? [
          { kind: 'title' as const, text: item },
          ...textBlocks('answer', completion_story),
          { kind: 'pictures' as const, table: 'bucket_list_items' as const, id },
        ]
      : [],
  );

/** A day as it stands in the book; nothing when no word of it can be read. */
export function blocksOfDay(day: BookDay): Block[] {
  const entries = day.entries
    .toSorted(byTime)
    .map(entryBlocks)
    .filter((blocks) => blocks.length > 0);
  const written = [
    ...entries.flatMap((blocks, at): Block[] => (at > 0 ? [{ kind: 'between' }, ...blocks] : blocks)),
    ...under(
      texts.actionsDoneTitle,
      day.actions.flatMap(({ text }) => textBlocks('action', text)),
    ),
    ...under(texts.lessonsTitle, lessonBlocks(day)),
    ...under(texts.bucketListTitle, itemBlocks(day)),
  ];
  if (written.length === 0) return [];
  return [
    { kind: 'day', text: capitalized(formatDay(day.date)) },
    ...(day.mood ? [{ kind: 'mood' as const, text: moodLabel(stepNames[day.mood]) }] : []),
    ...written,
  ];
}
