import { dayOfInstant } from '../../kernel/activity-day.ts';
import { earlierOf, type LocalDate } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { claim } from '../../server/idempotency.ts';
import { prepared, type Statement } from '../../server/statement.ts';
import { keepFormer } from '../feed/server.ts';
import {
  EARNED,
  type Earned,
  earning,
  earningForAction,
  streaksOf,
  unearningAction,
} from '../growth/server.ts';
import { todayOf, zoneOf } from '../profile/server.ts';
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
import * as texts from './texts.ts';

const DAY_MS = 86_400_000;
const COLUMNS = 'id, user_id, text, format, completed, completed_at, created_at';

const listed = prepared<Task>(
  'tasks-list',
  `select ${COLUMNS} from tasks where user_id = $1 and (not completed or completed_at >= $2)
    order by created_at desc, id`,
);
const oneTask = prepared<Task>('task-one', `select ${COLUMNS} from tasks where user_id = $1 and id = $2`);

const inserted = prepared<Task>(
  'tasks-insert',
  `insert into tasks (user_id, id, text, format, created_at)
    select $1::uuid, id, text, format, $5::timestamptz
      from unnest($2::uuid[], $3::text[], $4::smallint[]) added (id, text, format)
    returning ${COLUMNS}`,
);

/** Adds open actions, for example those of a journal entry. Their ids say their order; one that is known is refused. */
export const insertTasks = ({ userId, now }: Actor, tasks: readonly NewTask[]): Statement<Task> =>
  inserted(
    userId,
    tasks.map(({ id }) => id),
    tasks.map(({ text }) => text),
    tasks.map(({ format }) => format),
    now.toISOString(),
  );

async function add(actor: Actor, body: Parsed<(typeof addTask)['body']>): Promise<Task> {
  const { text, format } = body;
  const isFirst = await claim(actor, body.id, { text, format });
  const [[task]] = await actor.finish(isFirst ? insertTasks(actor, [body]) : oneTask(actor.userId, body.id));
  if (!task) throw notFound(texts.actionNotFound);
  return task;
}

type Changed = Task & Pick<Earned, 'first_today'>;

const reword = prepared<Changed>(
  'task-reword',
  `update tasks set text = $3, format = $4 where user_id = $1 and id = $2 returning ${COLUMNS}, false as first_today`,
);

/** Completing a completed one changes nothing but its words. */
const complete = prepared<Changed>(
  'task-complete',
  `with before as (select completed from tasks where user_id = $1 and id = $9::uuid),
    task as (
      update tasks set text = coalesce($10::text, text), completed = true,
        format = case when $10::text is null then format else $11::smallint end,
        completed_at = case when completed then completed_at else $12::timestamptz end
      where user_id = $1 and id = $9::uuid returning ${COLUMNS}),
    ${earning('task_completed', 'from before where not before.completed and $13::boolean')}
  select task.*, ${EARNED} from task`,
);

const reopen = prepared<Changed>(
  'task-reopen',
  `with task as (
      update tasks set text = coalesce($4::text, text), completed = false, completed_at = null,
        format = case when $4::text is null then format else $5::smallint end
      where user_id = $1::uuid and id = $2::uuid returning ${COLUMNS}),
    ${unearningAction('task')}
  select task.*, false as first_today from task`,
);

type Change = Parsed<(typeof changeTask)['body']>;

/** Only for one that is gone: whoever rewords it, on another device perhaps, still wants it. */
const bringBack = prepared(
  'task-bring-back',
  `insert into tasks (user_id, id, text, format, created_at) select $1, $2, $3, $4, $5
    where exists (select from tombstones where user_id = $1 and table_name = 'tasks' and key = ($2::uuid)::text)
    on conflict (user_id, id) do nothing`,
);

/** Keeps the former words, and makes sure that there is an action to reword. */
async function beforeRewording(
  actor: Actor,
  id: string,
  text: string,
  format: Change['format'],
): Promise<void> {
  await Promise.all([
    actor.run(keepFormer(actor, 'tasks', id, { text })),
    actor.run(bringBack(actor.userId, id, text, format, actor.now.toISOString())),
  ]);
}

/** The change itself, and the day for which streaks are answered. */
async function changing(
  actor: Actor,
  id: string,
  { text, format, completed, completed_at }: Change,
): Promise<{ statement: Statement<Changed>; date: LocalDate }> {
  const { userId, now } = actor;
  const zone = await zoneOf(actor);
  const { at, date, counts } = dayOfInstant(completed_at ?? now.toISOString(), now, zone);
  const award = () => earningForAction({ userId, date, now }, newId(), id);
  if (completed) return { statement: complete(...award(), id, text, format, at, counts), date };
  const statement =
    completed === undefined
      ? reword(userId, id, text, format)
      : reopen(userId, id, now.toISOString(), text, format);
  return { statement, date };
}

/**
 * Completing gives 10 points, once, and marks the day it was done on, unless it is told too late; reopening takes them
 * back. What was said before is kept. It ends the transaction. @throws AppError 404 when it is gone
 */
export async function changeAction(
  actor: Actor,
  id: string,
  body: Change,
): Promise<AnswerOf<typeof changeTask>> {
  const { statement, date } = await changing(actor, id, body);
  if (body.text !== undefined) await beforeRewording(actor, id, body.text, body.format);
  const [[changed], [streaks]] = await actor.finish(statement, streaksOf(actor.userId, date));
  if (!changed) throw notFound(texts.actionNotFound);
  const { first_today, ...task } = changed;
  return { task, first_today, streak: streaks?.action ?? 0 };
}

/** @throws AppError 404 when it is gone */
async function stored(actor: Actor, id: string): Promise<Task> {
  const [task] = await actor.run(oneTask(actor.userId, id));
  if (!task) throw notFound(texts.actionNotFound);
  return task;
}

async function changedBefore(actor: Actor, id: string): Promise<AnswerOf<typeof changeTask>> {
  const [task, date] = await Promise.all([stored(actor, id), todayOf(actor)]);
  const [[streaks]] = await actor.finish(streaksOf(actor.userId, date));
  return { task, first_today: false, streak: streaks?.action ?? 0 };
}

const restored = prepared<Task>(
  'task-restore',
  `with made as (
      insert into tasks (user_id, id, text, format, completed, completed_at, created_at)
      values ($1, $2, $3, $4, $5::timestamptz is not null, $5, $6)
      on conflict (user_id, id) do nothing returning ${COLUMNS})
  select * from made union all select ${COLUMNS} from tasks where user_id = $1 and id = $2`,
);

/**
 * Puts a deleted action back as it was. One that stands is answered as it is: no two envelopes of the same words are
 * alike, so a repeat cannot be told from other words by its text. It ends the transaction.
 */
export async function restoreAction(
  actor: Actor,
  id: string,
  body: Parsed<(typeof restoreTask)['body']>,
): Promise<Task> {
  const now = actor.now.toISOString();
  const completedAt = body.completed_at && earlierOf(body.completed_at, now);
  const [[task]] = await actor.finish(
    restored(actor.userId, id, body.text, body.format, completedAt, earlierOf(body.created_at, now)),
  );
  if (!task) throw notFound(texts.actionNotFound);
  return task;
}

const deleted = prepared<{ id: string }>(
  'task-delete',
  'delete from tasks where user_id = $1 and id = $2 returning id',
);

/** Deletes an action; points earned with it stay. It ends the transaction. @throws AppError 404 when it is gone */
export async function deleteAction(actor: Actor, id: string): Promise<void> {
  const [[gone]] = await actor.finish(deleted(actor.userId, id));
  if (!gone) throw notFound(texts.actionNotFound);
}

/** Registers the calls on meaningful actions. */
export function registerTasks(api: Api): void {
  api.serve(listTasks, async (actor) => {
    const since = new Date(actor.now.getTime() - COMPLETED_DAYS * DAY_MS).toISOString();
    const [tasks] = await actor.finish(listed(actor.userId, since));
    return { tasks };
  });

  api.serve(addTask, async (actor, { body }) => ({ task: await add(actor, body) }));

  api.serve(
    changeTask,
    (actor, { params, body }) => changeAction(actor, params.id, body),
    (actor, { params }) => changedBefore(actor, params.id),
  );

  api.serve(
    restoreTask,
    async (actor, { params, body }) => ({ task: await restoreAction(actor, params.id, body) }),
    async (actor, { params }) => ({ task: await stored(actor, params.id) }),
  );

  api.serve(deleteTask, async (actor, { params }) => {
    await deleteAction(actor, params.id);
    return undefined;
  });
}
