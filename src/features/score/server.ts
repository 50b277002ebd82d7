import { and, between, eq, gte, or, sql } from 'drizzle-orm';
import { addDays, type LocalDate, monthOf, weekOf } from '../../kernel/calendar.ts';
import { newId } from '../../kernel/ids.ts';
import type { Api } from '../../server/api.ts';
import type { Tx } from '../../server/database.ts';
import { previousGoals } from '../goals/tables.ts';
import { todayOf } from '../profile/server.ts';
import { tasks } from '../tasks/tables.ts';
import { type DayMarks, type Growth, getGrowth } from './contract.ts';
import { growthCycles, streakOf } from './rules.ts';
import { growthDays, scoreHistory } from './tables.ts';

/** What can be done on a day: the columns of growth_days that say so. */
export type DayFlag = 'journaled' | 'task_completed' | 'lesson_learned' | 'vision_reviewed';

interface DayMark {
  userId: string;
  date: LocalDate;
  flag: DayFlag;
  now: Date;
}

/**
 * Lets the person's other transactions that call this wait until this one ends. Marks that are worked out from
 * other rows need it: those must not change in between.
 */
export async function oneAtATime(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
}

/**
 * Marks a day for what was done on it; the day's other marks stay. Answers whether this was the first time
 * that day.
 */
export async function markDay(tx: Tx, { userId, date, flag, now }: DayMark): Promise<boolean> {
  const updated_at = now.toISOString();
  const marked = await tx
    .insert(growthDays)
    .values({ user_id: userId, date, [flag]: true, updated_at })
    .onConflictDoUpdate({
      target: [growthDays.user_id, growthDays.date],
      set: { [flag]: true, updated_at },
      setWhere: eq(growthDays[flag], false),
    });
  return marked.rowCount === 1;
}

/** Takes a day's mark away, when what was done on it was undone. */
export async function unmarkDay(tx: Tx, { userId, date, flag, now }: DayMark): Promise<void> {
  await tx
    .update(growthDays)
    .set({ [flag]: false, updated_at: now.toISOString() })
    .where(and(eq(growthDays.user_id, userId), eq(growthDays.date, date)));
}

export interface Award {
  userId: string;
  points: number;
  type: string;
  description: string;
  /** The local day that the points count for. */
  date: LocalDate;
  /** What they are given for, once only within the type: a day for the journal, an id for a task. */
  once: string;
  now: Date;
}

/** Gives points unless they were given for the same thing before. Answers whether they were given now. */
export async function awardOnce(tx: Tx, { userId, now, ...award }: Award): Promise<boolean> {
  const given = await tx
    .insert(scoreHistory)
    .values({ user_id: userId, id: newId(), created_at: now.toISOString(), ...award })
    .onConflictDoNothing({ target: [scoreHistory.user_id, scoreHistory.type, scoreHistory.once] });
  return given.rowCount === 1;
}

/** Takes points back, when what they were given for was undone. Answers the day they had counted for. */
export async function takeBack(
  tx: Tx,
  award: { userId: string; type: string; once: string },
): Promise<LocalDate | undefined> {
  const [taken] = await tx
    .delete(scoreHistory)
    .where(
      and(
        eq(scoreHistory.user_id, award.userId),
        eq(scoreHistory.type, award.type),
        eq(scoreHistory.once, award.once),
      ),
    )
    .returning({ date: scoreHistory.date });
  return taken?.date;
}

/** Whether any points of the type count for the day. */
export async function isAwarded(
  tx: Tx,
  award: { userId: string; type: string; date: LocalDate },
): Promise<boolean> {
  const found = await tx
    .select({ id: scoreHistory.id })
    .from(scoreHistory)
    .where(
      and(
        eq(scoreHistory.user_id, award.userId),
        eq(scoreHistory.type, award.type),
        eq(scoreHistory.date, award.date),
      ),
    )
    .limit(1);
  return found.length === 1;
}

/** The marks of the days from `start` to `end`, both included, in order. */
export async function daysBetweenDates(
  tx: Tx,
  userId: string,
  { start, end }: { start: LocalDate; end: LocalDate },
): Promise<DayMarks[]> {
  return tx
    .select({
      date: growthDays.date,
      journaled: growthDays.journaled,
      task_completed: growthDays.task_completed,
      lesson_learned: growthDays.lesson_learned,
      vision_reviewed: growthDays.vision_reviewed,
    })
    .from(growthDays)
    .where(and(eq(growthDays.user_id, userId), between(growthDays.date, start, end)))
    .orderBy(growthDays.date);
}

type Streaks = Growth['streaks'];

const FIRST_LOOK_DAYS = 60;

/** The person's streaks that are alive today. Looks further back only while a streak fills the whole view. */
export async function streaksOf(tx: Tx, userId: string, today: LocalDate): Promise<Streaks> {
  for (let view = FIRST_LOOK_DAYS; ; view *= 4) {
    const days = await daysBetweenDates(tx, userId, { start: addDays(today, -view), end: today });
    const streak = (flag: 'journaled' | 'task_completed' | 'lesson_learned') =>
      streakOf(
        days.filter((day) => day[flag]).map((day) => day.date),
        today,
      );
    const streaks = {
      journal: streak('journaled'),
      action: streak('task_completed'),
      lesson: streak('lesson_learned'),
    };
    if (Math.max(...Object.values(streaks)) < view) return streaks;
  }
}

async function pointsOf(tx: Tx, userId: string, today: LocalDate): Promise<Growth['points']> {
  const week = weekOf(today);
  const month = monthOf(today);
  const sumWithin = ({ start, end }: { start: LocalDate; end: LocalDate }) =>
    sql<number>`coalesce(sum(${scoreHistory.points}) filter (where ${between(scoreHistory.date, start, end)}), 0)::int`;
  const [points] = await tx
    .select({
      day: sumWithin({ start: today, end: today }),
      week: sumWithin(week),
      month: sumWithin(month),
    })
    .from(scoreHistory)
    .where(
      and(
        eq(scoreHistory.user_id, userId),
        or(...[week, month].map(({ start }) => gte(scoreHistory.date, start))),
      ),
    );
  return points ?? { day: 0, week: 0, month: 0 };
}

async function growthOf(tx: Tx, userId: string, now: Date, asked: string | undefined): Promise<Growth> {
  const today = await todayOf(tx, userId, now);
  const month = asked ?? today.slice(0, 7);
  const [days, streaks, actions_completed, goals_achieved, points] = await Promise.all([
    daysBetweenDates(tx, userId, monthOf(`${month}-01`)),
    streaksOf(tx, userId, today),
    tx.$count(tasks, and(eq(tasks.user_id, userId), eq(tasks.completed, true))),
    tx.$count(previousGoals, and(eq(previousGoals.user_id, userId), eq(previousGoals.status, 'completed'))),
    pointsOf(tx, userId, today),
  ]);
  const cycles = growthCycles(days, `${month}-01`);
  return { today, month, days, streaks, actions_completed, goals_achieved, cycles, points };
}

/** Registers the call that Progress is drawn from. */
export function registerScore(api: Api): void {
  api.serve(getGrowth, ({ caller, query, now, services }) =>
    services.database.asUser(caller, (tx) => growthOf(tx, caller.userId, now, query.month)),
  );
}
