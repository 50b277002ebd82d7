import type { EntryRow, LessonRow, OpenedNotebook, TaskRow } from '../../notebook.ts';
import { dayOf, entry, lesson, notebook, task } from '../people.ts';

/* A diary is laid out as weeks of days; a day has its weekday, from Sunday, 0, on. */

export interface Diary {
  voice: string;
  language: 'en' | 'es';
  notebook: OpenedNotebook;
  /** The weeks that are looked back on. */
  weeks: number[];
}

type Page = Partial<Record<'c' | 'g' | 'why' | 'f' | 'v', string>>;
/** A week's pages by weekday: what is celebrated, the goal, why, what is feared, what the values say. */
type Week = Readonly<Record<number, Page>>;

function entriesOf(weeks: readonly Week[]): EntryRow[] {
  return weeks.flatMap((week, at) =>
    Object.entries(week).map(([weekday, { c = '', g = '', why = '', f = '', v = '' }]) =>
      entry(dayOf(at + 1, Number(weekday)), {
        celebration: c,
        goal: g,
        goal_importance: why,
        reflection: f,
        value_alignment: v,
      }),
    ),
  );
}

interface Kept {
  weeks: readonly Week[];
  values: string[];
  /** Week, weekday, words. */
  lessons?: [number, number, string][];
  /** Week, weekday, words, whether it is done. */
  actions?: [number, number, string, boolean][];
}

export function diary(
  voice: string,
  { weeks, values, lessons = [], actions = [] }: Kept,
  language: Diary['language'] = 'en',
): Diary {
  const rows: { lessons: LessonRow[]; tasks: TaskRow[] } = {
    lessons: lessons.map(([week, weekday, text]) => lesson(dayOf(week, weekday), text)),
    tasks: actions.map(([week, weekday, text, isDone], at) => ({
      ...task(dayOf(week, weekday), text, isDone),
      id: `action-${at}`,
    })),
  };
  return {
    voice,
    language,
    notebook: notebook({ entries: entriesOf(weeks), ...rows, values }),
    weeks: weeks.map((_, at) => at + 1),
  };
}
