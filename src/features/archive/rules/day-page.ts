import { formatDay, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { isOpened } from '../../../kernel/seal.ts';
import { type ImportedPage, importedPage } from '../../journal/rules/imported-page.ts';
import { importedFrom, importedPageTitle, pageFacts, starred } from '../../journal/texts.ts';
import { isMoodStep, type MoodStep } from '../../mood/contract/limits.ts';
import { moodLabel, stepNames } from '../../mood/texts.ts';
import * as texts from '../texts.ts';

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

function pageOf(entry: Entry): string[] {
  const page = importedPage(entry);
  if (page) return isOpened(entry.reflection) ? importedLines(page) : [];
  return QUESTIONS.filter(([column]) => entry[column] !== '' && isOpened(entry[column])).map(
    ([column, question]) => `## ${question}\n\n${entry[column]}`,
  );
}

/** Lines after the first are set in, so that they stay in their item. */
const item = (text: string): string => `- ${text.replaceAll('\n', '\n  ')}`;

const listed = (heading: string, texts: string[]): string[] => {
  const read = texts.filter(isOpened);
  return read.length > 0 ? [`## ${heading}\n\n${read.map(item).join('\n')}`] : [];
};

/** For example 'days/2026/2026-11-22.md'. */
export const dayFile = (date: LocalDate): string => `days/${date.slice(0, 4)}/${date}.md`;

export const dayPage = ({ date, mood, entries, actions, lessons }: Day): string =>
  [
    `# ${formatDay(date, { year: true })}`,
    ...(mood ? [`*${moodLabel(stepNames[mood])}*`] : []),
    ...entries
      .toSorted(byTime)
      .map((entry) => pageOf(entry).join('\n\n'))
      .filter((page) => page !== ''),
    ...listed(
      texts.actionsDoneTitle,
      actions.map(({ text }) => text),
    ),
    ...listed(
      texts.lessonsLearnedTitle,
      lessons.toSorted(byTime).map(({ lesson }) => lesson),
    ),
  ]
    .join('\n\n')
    .concat('\n');
