import { addDays, type DayRange, startOfLocalDay } from '../../../kernel/calendar.ts';
import { openRows } from '../../../kernel/sealed-row.ts';
import type { Actor } from '../../../server/database.ts';
import { prepared } from '../../../server/statement.ts';
import type { EntryRow, GoalRow, GrowthDay, LessonRow, OpenedNotebook, TaskRow } from '../engine/notebook.ts';
import { windowOf } from '../engine/scope.ts';

/** A row with its texts sealed. */
type Sealed<Row> = Row & { id: string; format: number | null };

const entries = prepared<Sealed<EntryRow>>(
  'weekly-entries',
  `select id, date, celebration, goal, goal_importance, reflection, value_alignment, action, format, start_time,
    created_at from journal_entries where user_id = $1 and date between $2 and $3`,
);
const tasks = prepared<Sealed<TaskRow>>(
  'weekly-tasks',
  `select id, text, format, completed, completed_at, created_at from tasks where user_id = $1
    and (not completed or completed_at >= $2 and completed_at < $3 or created_at >= $2 and created_at < $3)`,
);
const lessons = prepared<Sealed<LessonRow>>(
  'weekly-lessons',
  'select id, lesson, format, date, created_at from lessons_learned where user_id = $1 and date <= $2',
);
const goals = prepared<Sealed<GoalRow>>(
  'weekly-goals',
  'select id, text, format, status from previous_goals where user_id = $1',
);
const growthDays = prepared<GrowthDay>(
  'weekly-growth-days',
  'select date, journaled, task_completed, lesson_learned from growth_days where user_id = $1 and date <= $2',
);
type Values = Record<'core_value_1' | 'core_value_2' | 'core_value_3', string | null>;
export const coreValues = prepared<Values>(
  'weekly-core-values',
  'select core_value_1, core_value_2, core_value_3 from profiles where id = $1',
);

/** The values that are chosen, in their order. */
export const chosenValues = (row: Values | undefined): string[] =>
  [row?.core_value_1, row?.core_value_2, row?.core_value_3].filter((value) => typeof value === 'string');

/** What of a person's rows the insights of a week rest on, as they are stored, and how they are opened. */
export async function readNotebook(
  { userId, run }: Actor,
  week: DayRange,
  zone: string,
): Promise<(key: CryptoKey) => Promise<OpenedNotebook>> {
  const { start, end } = windowOf(week);
  const from = startOfLocalDay(start, zone).toISOString();
  const until = startOfLocalDay(addDays(end, 1), zone).toISOString();
  const [entryRows, taskRows, lessonRows, goalRows, days, [profile]] = await Promise.all([
    run(entries(userId, start, end)),
    run(tasks(userId, from, until)),
    run(lessons(userId, end)),
    run(goals(userId)),
    run(growthDays(userId, end)),
    run(coreValues(userId)),
  ]);
  return async (key) => ({
    entries: await openRows(key, userId, 'journal_entries', entryRows),
    tasks: await openRows(key, userId, 'tasks', taskRows),
    lessons: await openRows(key, userId, 'lessons_learned', lessonRows),
    goals: await openRows(key, userId, 'previous_goals', goalRows),
    growthDays: days,
    values: chosenValues(profile),
    zone,
  });
}
