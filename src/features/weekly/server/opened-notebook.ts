import { addDays, type DayRange, startOfLocalDay } from '../../../kernel/calendar.ts';
import { openRows } from '../../../kernel/sealed-row.ts';
import type { KnownPerson } from '../../../language/topics/relations.ts';
import type { Actor } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import type { MaybeImported } from '../../journal/rules/imported-page.ts';
import { type InsightAnswer, openedAnswers } from '../engine/answered.ts';
import {
  type EntryRow,
  entryRowOf,
  type GoalRow,
  type GrowthDay,
  type LessonRow,
  type OpenedNotebook,
  type TaskRow,
} from '../engine/notebook.ts';
import { daysToRead } from '../engine/scope.ts';
import { peopleFrom } from '../rules/known-people.ts';
import { ownInsightAnswers } from './answers.ts';

/** A row with its texts sealed. */
type Sealed<Row> = Row & { id: string; format: number | null };

const entries = statement<Sealed<EntryRow & MaybeImported>>('weekly-entries').sql(`
    select id, date, celebration, goal, goal_importance, reflection, value_alignment, action, imported, format,
    start_time, end_time, created_at from journal_entries where user_id = :userId and date between :start and :end`);
const tasks = statement<Sealed<TaskRow>>('weekly-tasks').sql(`
    select id, text, format, completed, completed_at, created_at from tasks where user_id = :userId
    and (not completed or completed_at >= :from and completed_at < :until or created_at >= :from and created_at < :until)`);
const lessons = statement<Sealed<LessonRow>>('weekly-lessons').sql(
  'select id, lesson, format, date, created_at from lessons_learned where user_id = :userId and date <= :end',
);
const goals = statement<Sealed<GoalRow>>('weekly-goals').sql(
  'select id, text, format, status from previous_goals where user_id = :userId',
);
const growthDays = statement<GrowthDay>('weekly-growth-days').sql(
  'select date, journaled, task_completed, lesson_learned from growth_days where user_id = :userId and date <= :end',
);
type Values = Record<'core_value_1' | 'core_value_2' | 'core_value_3', string | null>;
export const coreValues = statement<Values>('weekly-core-values').sql(
  'select core_value_1, core_value_2, core_value_3 from profiles where id = :userId',
);

/** The values that are chosen, in their order. */
export const chosenValues = (row: Values | undefined): string[] =>
  [row?.core_value_1, row?.core_value_2, row?.core_value_3].filter((value) => typeof value === 'string');

/** What of a person's rows the insights of a week rest on, and what they answered, as stored, and how it is opened. */
export async function readNotebook(
  { userId, run }: Actor,
  week: DayRange,
  zone: string,
): Promise<(key: CryptoKey) => Promise<{ notebook: OpenedNotebook; answers: InsightAnswer[] }>> {
  const { start, end } = daysToRead(week);
  const from = startOfLocalDay(start, zone).toISOString();
  const until = startOfLocalDay(addDays(end, 1), zone).toISOString();
  const rows = await run({
    entries: entries({ userId, start, end }),
    tasks: tasks({ userId, from, until }),
    lessons: lessons({ userId, end }),
    goals: goals({ userId }),
    growthDays: growthDays({ userId, end }),
    profile: coreValues({ userId }),
    answers: ownInsightAnswers({ userId }),
  });
  const openNotebook = async (key: CryptoKey, people: readonly KnownPerson[]): Promise<OpenedNotebook> => ({
    entries: (await openRows(key, userId, 'journal_entries', rows.entries)).map(entryRowOf),
    tasks: await openRows(key, userId, 'tasks', rows.tasks),
    lessons: await openRows(key, userId, 'lessons_learned', rows.lessons),
    goals: await openRows(key, userId, 'previous_goals', rows.goals),
    growthDays: rows.growthDays,
    values: chosenValues(rows.profile[0]),
    ...(people.length > 0 && { people }),
    zone,
  });
  return async (key) => {
    const answers = await openRows(key, userId, 'insight_answers', rows.answers);
    return {
      notebook: await openNotebook(key, peopleFrom(answers)),
      answers: openedAnswers(answers),
    };
  };
}
