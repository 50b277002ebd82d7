import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { timeOf } from '../../attachments/rules.ts';
import { type ImportedPage, importedPage } from '../../journal/rules/imported-page.ts';
import { pageFacts } from '../../journal/rules/page-facts.ts';
import { importedFrom, importedPageTitle, starred } from '../../journal/texts.ts';
import { isMoodStep, type MoodStep } from '../../mood/contract/limits.ts';
import { moodLabel, stepNames } from '../../mood/texts.ts';
import * as texts from '../texts.ts';
import { type ArchiveFile, ownerOf } from './archive-files.ts';
import { linkTo, nameIn } from './file-names.ts';

/*
 * A day of a notebook as a page of Markdown: its mood, its journal pages, the actions that were done, and its lessons.
 */

const QUESTIONS = [
  ['celebration', texts.celebrationQuestion],
  ['goal', texts.goalQuestion],
  ['goal_importance', texts.goalImportanceQuestion],
  ['reflection', texts.fearQuestion],
  ['value_alignment', texts.valuesQuestion],
  ['action', texts.actionQuestion],
] as const;

interface Entry extends Record<(typeof QUESTIONS)[number][0], string> {
  id: string;
  date: LocalDate;
  imported?: string | null;
  start_time: string | null;
  end_time: string | null;
  created_at: string;
}

/** The pictures and recordings that a page shows, and those that could not be had. */
export interface PageFiles {
  /** By the rows that they are of (`ownerOf`). */
  of: ReadonlyMap<string, readonly ArchiveFile[]>;
  /** Paths of those that are not in the archive. */
  missing: ReadonlySet<string>;
}

interface Action {
  id: string;
  text: string;
  completed_at: string | null;
}

interface Lesson {
  id: string;
  lesson: string;
  date: LocalDate;
  created_at: string;
}

interface Mood {
  date: LocalDate;
  step: string | null;
}

export interface Day {
  date: LocalDate;
  mood?: MoodStep;
  entries: Entry[];
  actions: Action[];
  lessons: Lesson[];
}

/** What of a notebook stands on days, in the order of the days. */
export function daysWith(
  rows: {
    entries: Iterable<Entry>;
    actions: Iterable<Action>;
    lessons: Iterable<Lesson>;
    moods: Iterable<Mood>;
  },
  zone: string,
): Day[] {
  const days = new Map<LocalDate, Day>();
  const dayOf = (date: LocalDate): Day => {
    const day = days.get(date) ?? { date, entries: [], actions: [], lessons: [] };
    days.set(date, day);
    return day;
  };
  for (const entry of rows.entries) dayOf(entry.date).entries.push(entry);
  for (const lesson of rows.lessons) dayOf(lesson.date).lessons.push(lesson);
  for (const { date, step } of rows.moods) if (isMoodStep(step)) dayOf(date).mood = step;
  for (const action of rows.actions) {
    if (action.completed_at) dayOf(localDateOf(new Date(action.completed_at), zone)).actions.push(action);
  }
  return [...days.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

const byTime = (one: { created_at: string }, other: { created_at: string }): number =>
  Date.parse(one.created_at) - Date.parse(other.created_at);

/** A page from another journal: its title, its Markdown as it is, and what else is known of it. */
function importedLines({ facts, title, text }: ImportedPage): string[] {
  const known = [...(facts.starred ? [starred] : []), ...pageFacts(facts), importedFrom(facts.journal)];
  return [
    `## ${title || importedPageTitle}`,
    ...(text === '' ? [] : [text]),
    known.map((fact) => `*${fact}*`).join(' · '),
  ];
}

/** What is to be seen, without what would end the Markdown of a picture early. */
const altText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]]/g, '\\$&')
    .trim();

/** A picture, or a link to a recording with what is said in it. */
function fileLine({ info, path }: ArchiveFile, missing: PageFiles['missing']): string {
  if (missing.has(path)) return `*${texts.fileNotHere(altText(nameIn(path)))}*`;
  if (info.kind === 'picture') return `![${altText(info.description)}](${linkTo(path)})`;
  const link = `[${texts.recordingOf(timeOf(info.seconds))}](${linkTo(path)})`;
  return info.transcript.trim() === '' ? link : `${link}\n\n${info.transcript.trim()}`;
}

function fileLines(table: 'journal_entries' | 'lessons_learned', id: string, files: PageFiles): string[] {
  const those = files.of.get(ownerOf({ of_table: table, of_id: id })) ?? [];
  return those.map((file) => fileLine(file, files.missing));
}

function pageOf(entry: Entry): string[] {
  const page = importedPage(entry);
  if (page) return isOpened(entry.reflection) ? importedLines(page) : [];
  return QUESTIONS.filter(([column]) => entry[column] !== '' && isOpened(entry[column])).map(
    ([column, question]) => `## ${question}\n\n${entry[column]}`,
  );
}

/** Lines after the first are set in, so that they stay in their item. */
const item = (text: string): string => `- ${text.replace(/\n(?!\n)/g, '\n  ')}`;

const listed = (heading: string, texts: string[]): string[] => {
  const read = texts.filter((text) => text !== '');
  return read.length > 0 ? [`## ${heading}\n\n${read.map(item).join('\n')}`] : [];
};

/** For example 'days/2026/2026-11-22.md'. */
export const dayFile = (date: LocalDate): string => `days/${date.slice(0, 4)}/${date}.md`;

/** A lesson with what belongs to it; '' when it cannot be read. */
const lessonText = ({ id, lesson }: Lesson, files: PageFiles): string =>
  isOpened(lesson) ? [lesson, ...fileLines('lessons_learned', id, files)].join('\n\n') : '';

const readable = (text: string): string => (isOpened(text) ? text : '');

export const dayPage = ({ date, mood, entries, actions, lessons }: Day, files: PageFiles): string =>
  [
    `# ${capitalized(formatDay(date, { year: true }))}`,
    ...(mood ? [`*${moodLabel(stepNames[mood])}*`] : []),
    ...entries
      .toSorted(byTime)
      .map((entry) => [...pageOf(entry), ...fileLines('journal_entries', entry.id, files)].join('\n\n'))
      .filter((page) => page !== ''),
    ...listed(
      texts.actionsDoneTitle,
      actions.map(({ text }) => readable(text)),
    ),
    ...listed(
      texts.lessonsLearnedTitle,
      lessons.toSorted(byTime).map((lesson) => lessonText(lesson, files)),
    ),
  ]
    .join('\n\n')
    .concat('\n');
