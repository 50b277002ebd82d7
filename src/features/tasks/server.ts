import { and, eq } from 'drizzle-orm';
import { earlierOf } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import type { BodyOf } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Tx } from '../../server/database.ts';
import { firstTime } from '../../server/receipts.ts';
import { todayOf } from '../profile/server.ts';
import { POINTS } from '../score/rules.ts';
import {
  awardOnce,
  isAwarded,
  markDay,
  oneAtATime,
  streaksOf,
  takeBack,
  unmarkDay,
} from '../score/server.ts';
import {
  addTask,
  COMPLETED_DAYS,
  changeTask,
  deleteTask,
  listTasks,
  type NewTask,
  restoreTask,
  type Task,
} from './contract.ts';
import { tasks } from './tables.ts';

const DAY_MS = 86_400_000;
const ACTION = 'action';

interface TaskRef {
  userId: string;
  id: string;
  now: Date;
}

const own = ({ userId, id }: TaskRef) => and(eq(tasks.user_id, userId), eq(tasks.id, id));

async function taskOf(tx: Tx, ref: TaskRef): Promise<Task> {
  const [task] = await tx.select().from(tasks).where(own(ref));
  if (!task) throw notFound('That action');
  return task;
}

/**
 * Adds open actions, for example those of a journal entry, and answers the rows made. Their ids say their
 * order. One that is there already stays as it is.
 */
export async function addTasks(
  tx: Tx,
  { userId, tasks: added, now }: { userId: string; tasks: readonly NewTask[]; now: Date },
): Promise<Task[]> {
  if (added.length === 0) return [];
  const created_at = now.toISOString();
  return tx
    .insert(tasks)
    .values(added.map(({ id, text }) => ({ user_id: userId, id, text: text.trim(), created_at })))
    .onConflictDoNothing({ target: [tasks.user_id, tasks.id] })
    .returning();
}

/**
 * Completes an action: the day is marked and 10 points are given, once. Answers whether it was the day's
 * first; completing a completed one changes nothing.
 */
export async function completeTask(tx: Tx, ref: TaskRef): Promise<boolean> {
  const { userId, id, now } = ref;
  await oneAtATime(tx, userId);
  const completed = await tx
    .update(tasks)
    .set({ completed: true, completed_at: now.toISOString() })
    .where(and(own(ref), eq(tasks.completed, false)));
  if (completed.rowCount === 0) return false;
  const date = await todayOf(tx, userId, now);
  await awardOnce(tx, {
    userId,
    points: POINTS.action,
    type: ACTION,
    description: 'Completed intentional action',
    date,
    once: id,
    now,
  });
  return markDay(tx, { userId, date, flag: 'task_completed', now });
}

/**
 * Opens a completed action again: its points are taken back, and the day it counted for stays marked only if
 * another action earned points on it. An action that was deleted since still counts.
 */
export async function reopenTask(tx: Tx, ref: TaskRef): Promise<void> {
  const { userId, id, now } = ref;
  await oneAtATime(tx, userId);
  await tx.update(tasks).set({ completed: false, completed_at: null }).where(own(ref));
  const date = await takeBack(tx, { userId, type: ACTION, once: id });
  if (date && !(await isAwarded(tx, { userId, type: ACTION, date }))) {
    await unmarkDay(tx, { userId, date, flag: 'task_completed', now });
  }
}

async function change(tx: Tx, ref: TaskRef, { text, completed }: BodyOf<typeof changeTask>) {
  let first_today = false;
  if (text !== undefined) await tx.update(tasks).set({ text }).where(own(ref));
  if (completed === true) first_today = await completeTask(tx, ref);
  if (completed === false) await reopenTask(tx, ref);
  const today = await todayOf(tx, ref.userId, ref.now);
  const [task, { action }] = await Promise.all([taskOf(tx, ref), streaksOf(tx, ref.userId, today)]);
  return { task, first_today, streak: action };
}

async function restore(tx: Tx, ref: TaskRef, body: BodyOf<typeof restoreTask>): Promise<Task> {
  const created_at = earlierOf(body.created_at, ref.now.toISOString());
  await tx
    .insert(tasks)
    .values({
      user_id: ref.userId,
      id: ref.id,
      text: body.text,
      completed: body.completed_at !== null,
      completed_at: body.completed_at && earlierOf(body.completed_at, ref.now.toISOString()),
      created_at,
    })
    .onConflictDoNothing({ target: [tasks.user_id, tasks.id] });
  return taskOf(tx, ref);
}

/** Registers the calls on meaningful actions. */
export function registerTasks(api: Api): void {
  const { database } = api.services;

  api.serve(listTasks, async ({ caller, now }) => ({
    tasks: await database.read<Task>(caller, {
      name: 'tasks-list',
      text: `select id, user_id, text, completed, completed_at, created_at from tasks
        where user_id = $1 and (not completed or completed_at >= $2)
        order by created_at desc, id`,
      values: [caller.userId, new Date(now.getTime() - COMPLETED_DAYS * DAY_MS).toISOString()],
    }),
  }));

  api.serve(addTask, ({ caller, body, now }) =>
    database.asUser(caller, async (tx) => {
      const ref = { userId: caller.userId, id: body.id, now };
      if (await firstTime(tx, { ...ref, body: { text: body.text } })) {
        await addTasks(tx, { userId: caller.userId, tasks: [body], now });
      }
      return { task: await taskOf(tx, ref) };
    }),
  );

  api.serve(changeTask, ({ caller, params, body, now }) =>
    database.asUser(caller, (tx) => change(tx, { userId: caller.userId, id: params.id, now }, body)),
  );

  api.serve(restoreTask, async ({ caller, params, body, now }) => ({
    task: await database.asUser(caller, (tx) =>
      restore(tx, { userId: caller.userId, id: params.id, now }, body),
    ),
  }));

  api.serve(deleteTask, ({ caller, params, now }) =>
    database.asUser(caller, async (tx) => {
      const deleted = await tx.delete(tasks).where(own({ userId: caller.userId, id: params.id, now }));
      if (deleted.rowCount === 0) throw notFound('That action');
      return undefined;
    }),
  );
}
