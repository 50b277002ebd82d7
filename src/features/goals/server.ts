import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { AppError, notFound } from '../../kernel/errors.ts';
import type { BodyOf } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import { sqlState, type Tx } from '../../server/database.ts';
import { firstTime } from '../../server/receipts.ts';
import {
  changeGoal,
  chooseGoal,
  deleteGoal,
  GOAL_KNOWN,
  type Goal,
  listGoals,
  RECENT_GOALS,
  recentGoals,
  restoreGoal,
} from './contract.ts';
import { previousGoals } from './tables.ts';

const UNIQUE_VIOLATION = '23505';

const columns = getTableColumns(previousGoals);
const own = (userId: string, id: string) => and(eq(previousGoals.user_id, userId), eq(previousGoals.id, id));
const withWords = (userId: string, text: string) =>
  and(eq(previousGoals.user_id, userId), sql`lower(${previousGoals.text}) = lower(${text})`);

/** An instant given by the browser, but never one that is still to come. */
const past = (instant: string, now: Date): string =>
  new Date(Math.min(new Date(instant).getTime(), now.getTime())).toISOString();

/**
 * Uses a goal by its words: a known one (letter case aside) counts one more use and is active again, else it
 * is added under `id`. A repeat of the same write changes nothing.
 * @throws AppError 409 when the id was used for another body.
 */
export async function applyGoal(
  tx: Tx,
  { userId, id, text, now }: { userId: string; id: string; text: string; now: Date },
): Promise<Goal> {
  const words = text.trim();
  if (!(await firstTime(tx, { userId, id, body: { text: words }, now })))
    return knownGoal(tx, userId, id, words);
  const instant = now.toISOString();
  await tx.execute(sql`
    insert into previous_goals (user_id, id, text, status, use_count, last_used_at, created_at)
    values (${userId}, ${id}, ${words}, 'active', 1, ${instant}, ${instant})
    on conflict (user_id, lower(text)) do update
    set use_count = previous_goals.use_count + 1, last_used_at = excluded.last_used_at,
        status = 'active', completed_at = null`);
  return knownGoal(tx, userId, id, words);
}

/** The goal that a use of these words led to: the one with the words, or, reworded since, the one with the id. */
async function knownGoal(tx: Tx, userId: string, id: string, words: string): Promise<Goal> {
  const [byWords] = await tx.select().from(previousGoals).where(withWords(userId, words));
  if (byWords) return byWords;
  const [byId] = await tx.select().from(previousGoals).where(own(userId, id));
  if (!byId) throw notFound('That goal');
  return byId;
}

/** Words that another goal of the person already has are refused in words, not as a fault. */
async function withKnownWordsRefused<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError(409, 'goal_known', GOAL_KNOWN);
    throw error;
  }
}

const statusOf = (completed: boolean, now: Date) =>
  completed
    ? {
        status: 'completed' as const,
        completed_at: sql`coalesce(${previousGoals.completed_at}, ${now.toISOString()})`,
      }
    : { status: 'active' as const, completed_at: null };

async function change(
  tx: Tx,
  goal: { userId: string; id: string; now: Date },
  { text, completed }: BodyOf<typeof changeGoal>,
): Promise<Goal> {
  const set = {
    ...(text === undefined ? {} : { text }),
    ...(completed === undefined ? {} : statusOf(completed, goal.now)),
  };
  const [changed] = await withKnownWordsRefused(
    tx.update(previousGoals).set(set).where(own(goal.userId, goal.id)).returning(),
  );
  if (!changed) throw notFound('That goal');
  return changed;
}

async function restore(
  tx: Tx,
  { userId, id, now }: { userId: string; id: string; now: Date },
  body: BodyOf<typeof restoreGoal>,
): Promise<Goal> {
  await withKnownWordsRefused(
    tx
      .insert(previousGoals)
      .values({
        user_id: userId,
        id,
        text: body.text,
        status: body.completed_at ? 'completed' : 'active',
        use_count: body.use_count,
        last_used_at: past(body.last_used_at, now),
        completed_at: body.completed_at && past(body.completed_at, now),
        created_at: past(body.created_at, now),
      })
      .onConflictDoNothing({ target: [previousGoals.user_id, previousGoals.id] }),
  );
  const [restored] = await tx.select().from(previousGoals).where(own(userId, id));
  if (!restored) throw notFound('That goal');
  return restored;
}

const columnNames = Object.keys(columns).join(', ');

/** Registers the calls on goals. */
export function registerGoals(api: Api): void {
  const { database } = api.services;

  api.serve(listGoals, async ({ caller }) => ({
    goals: await database.read<Goal>(caller, {
      name: 'goals-list',
      text: `select ${columnNames} from previous_goals where user_id = $1 order by status, last_used_at desc, id desc`,
      values: [caller.userId],
    }),
  }));

  api.serve(recentGoals, async ({ caller }) => ({
    goals: await database.asUser(caller, (tx) =>
      tx
        .select()
        .from(previousGoals)
        .where(eq(previousGoals.user_id, caller.userId))
        .orderBy(desc(previousGoals.last_used_at), desc(previousGoals.id))
        .limit(RECENT_GOALS),
    ),
  }));

  api.serve(chooseGoal, async ({ caller, body, now }) => ({
    goal: await database.asUser(caller, (tx) => applyGoal(tx, { userId: caller.userId, now, ...body })),
  }));

  api.serve(changeGoal, async ({ caller, params, body, now }) => ({
    goal: await database.asUser(caller, (tx) =>
      change(tx, { userId: caller.userId, id: params.id, now }, body),
    ),
  }));

  api.serve(restoreGoal, async ({ caller, params, body, now }) => ({
    goal: await database.asUser(caller, (tx) =>
      restore(tx, { userId: caller.userId, id: params.id, now }, body),
    ),
  }));

  api.serve(deleteGoal, ({ caller, params }) =>
    database.asUser(caller, async (tx) => {
      const deleted = await tx.delete(previousGoals).where(own(caller.userId, params.id));
      if (deleted.rowCount === 0) throw notFound('That goal');
      return undefined;
    }),
  );
}
