/*
 * npm run bench:insights: what can be said of one week, and of each of twelve, over ten years of rows (3,650 entries,
 * as many lessons, 18,000 actions); on this machine.
 */

import { insightsOf } from '../src/features/weekly/engine/insights.ts';
import type {
  EntryRow,
  GrowthDay,
  LessonRow,
  OpenedNotebook,
  TaskRow,
} from '../src/features/weekly/engine/notebook.ts';
import { addDays, type DayRange, weekOf } from '../src/kernel/calendar.ts';
import { type Grammar, readerOf } from '../src/language/reader.ts';
import { tenYears } from './find/ten-years.ts';
import { ms } from './page-measures.ts';

const TODAY = '2026-11-22';
const WEEKS = 12;

/** Words between the made-up ones, as often as in English prose, so that the texts are read as English. */
const BETWEEN = ['the', 'and', 'with', 'my', 'they', 'that', 'because', 'was'];
const asEnglish = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at % 2 === 1 ? `${BETWEEN[at % BETWEEN.length]} ${word}` : word))
    .join(' ');

function englishNotebook(): OpenedNotebook {
  const { rows } = tenYears();
  const of = <Row>(table: string): Row[] =>
    rows.filter(([name]) => name === table).map(([, row]) => row as Row);
  const entries = of<EntryRow>('journal_entries').map((row) => ({
    ...row,
    celebration: asEnglish(row.celebration),
    goal: asEnglish(row.goal),
    reflection: asEnglish(row.reflection),
    value_alignment: asEnglish(row.value_alignment),
  }));
  const growthDays: GrowthDay[] = entries.map(({ date }) => ({
    date,
    journaled: true,
    task_completed: true,
    lesson_learned: true,
  }));
  return {
    entries,
    tasks: of<TaskRow>('tasks'),
    lessons: of<LessonRow>('lessons_learned'),
    goals: [],
    growthDays,
    values: ['Courage', 'Family', 'Curiosity'],
    zone: 'America/Los_Angeles',
  };
}

function timed(work: () => void): { elapsed: number; processor: number } {
  const before = process.threadCpuUsage();
  const start = performance.now();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return { elapsed: performance.now() - start, processor: (user + system) / 1000 };
}

function say(name: string, { elapsed, processor }: ReturnType<typeof timed>): void {
  console.log(`insights  ${name}: ${ms(elapsed)}, of the processor ${ms(processor)}`);
}

function measure(name: string, notebook: OpenedNotebook, grammar: Grammar | undefined): void {
  const last = weekOf(addDays(TODAY, -7));
  const weeks: DayRange[] = Array.from({ length: WEEKS }, (_, back) =>
    weekOf(addDays(last.start, -7 * back)),
  );
  const tell = (week: DayRange, reader: ReturnType<typeof readerOf>) =>
    insightsOf(notebook, week, { today: TODAY, reader });
  say(
    `${name}, one week`,
    timed(() => tell(last, readerOf(grammar))),
  );
  const reader = readerOf(grammar);
  say(
    `${name}, twelve weeks`,
    timed(() => weeks.map((week) => tell(week, reader))),
  );
  say(
    `${name}, twelve weeks again`,
    timed(() => weeks.map((week) => tell(week, reader))),
  );
}

const notebook = englishNotebook();
console.log(
  `insights  ${notebook.entries.length} entries, ${notebook.tasks.length} actions, ${notebook.lessons.length} lessons`,
);
const start = performance.now();
const { english } = await import('../src/language/english.ts');
console.log(`insights  the grammar loaded in ${ms(performance.now() - start)}`);
measure('without a grammar', notebook, undefined);
measure('with English', notebook, english);
