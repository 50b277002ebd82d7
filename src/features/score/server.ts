import { and, eq } from 'drizzle-orm';
import type { LocalDate } from '../../kernel/calendar.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../server/database.ts';
import { growthDays, scoreHistory } from './tables.ts';

/** What can be done on a day: the columns of growth_days that say so. */
export type DayFlag = 'journaled' | 'task_completed' | 'lesson_learned' | 'vision_reviewed';

interface DayMark {
  userId: string;
  date: LocalDate;
  flag: DayFlag;
  now: Date;
}

/** Marks a day for what was done on it; the day's other marks stay. */
export async function markDay(tx: Tx, { userId, date, flag, now }: DayMark): Promise<void> {
  const updated_at = now.toISOString();
  await tx
    .insert(growthDays)
    .values({ user_id: userId, date, [flag]: true, updated_at })
    .onConflictDoUpdate({ target: [growthDays.user_id, growthDays.date], set: { [flag]: true, updated_at } });
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

/** Takes points back, when what they were given for was undone. */
export async function takeBack(tx: Tx, award: { userId: string; type: string; once: string }): Promise<void> {
  await tx
    .delete(scoreHistory)
    .where(
      and(
        eq(scoreHistory.user_id, award.userId),
        eq(scoreHistory.type, award.type),
        eq(scoreHistory.once, award.once),
      ),
    );
}
