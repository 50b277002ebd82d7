import { dayOfInstant } from '../../kernel/activity-day.ts';
import { earlierOf, type LocalDate } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { claim } from '../../server/idempotency.ts';
import { type Statement, statement } from '../../server/statement.ts';
import { saveRevision } from '../feed/server.ts';
import {
  EARNED,
  EARNING_VALUES,
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
import { texts } from './spoken-texts.ts';

const DAY_MS = 86_400_000;
const COLUMNS = 'id, user_id, text, format, completed, completed_at, created_at';

const listed = statement<Task>('tasks-list').sql(`
    select ${COLUMNS} from tasks where user_id = :userId and (not completed or completed_at >= :since)
    order by created_at desc, id`);
const oneTask = statement<Task>('task-one').sql(
  `select ${COLUMNS} from tasks where user_id = :userId and id = :id`,
);

const inserted = statement<Task>('tasks-insert').sql(`
    insert into tasks (user_id, id, text, format, created_at)
    select :userId::uuid, id, text, format, :now::timestamptz
      from unnest(:ids::uuid[], :texts::text[], :formats::smallint[]) added (id, text, format)
    returning ${COLUMNS}`);

/** Adds open actions, for example those of a journal entry. Their ids say their order; one that is known is refused. */
export const insertTasks = ({ userId, now }: Actor, tasks: readonly NewTask[]): Statement<Task> =>
  inserted({
    userId,
    ids: tasks.map(({ id }) => id),
    texts: tasks.map(({ text }) => text),
    formats: tasks.map(({ format }) => format),
    now: now.toISOString(),
  });

async function add(actor: Actor, body: Parsed<(typeof addTask)['body']>): Promise<Task> {
  const { text, format } = body;
  const isFirst = await claim(actor, body.id, { text, format });
  const [task] = await actor.finish(
    isFirst ? insertTasks(actor, [body]) : oneTask({ userId: actor.userId, id: body.id }),
  );
  if (!task) throw notFound(texts.actionNotFound);
  return task;
}

type Changed = Task & Pick<Earned, 'first_today'>;

const reword = statement<Changed>('task-reword').sql(
  `update tasks set text = :text, format = :format where user_id = :userId and id = :id returning ${COLUMNS}, false as first_today`,
);

/** Completing a completed one changes nothing but its words. */
const complete = statement<Changed>('task-complete').sql(
  `
    with before as materialized (select completed from tasks where user_id = :userId and id = :id::uuid),
    task as (
      update tasks set text = coalesce(:text::text, text), completed = true,
        format = case when :text::text is null then format else :format::smallint end,
        completed_at = case when completed then completed_at else :at::timestamptz end
      where user_id = :userId and id = :id::uuid returning ${COLUMNS}),
    ${earning('task_completed', 'from before where not before.completed and :counts::boolean')}
  select task.*, ${EARNED} from task`,
  [...EARNING_VALUES, 'id', 'text', 'format', 'at', 'counts'],
);

const reopen = statement<Changed>('task-reopen').sql(
  `
    with task as (
      update tasks set text = coalesce(:text::text, text), completed = false, completed_at = null,
        format = case when :text::text is null then format else :format::smallint end
      where user_id = :userId::uuid and id = :taskId::uuid returning ${COLUMNS}),
    ${unearningAction('task')}
  select task.*, false as first_today from task`,
  ['userId', 'taskId', 'now', 'text', 'format'],
);

type Change = Parsed<(typeof changeTask)['body']>;

/** Only for one that is gone: whoever rewords it, on another device perhaps, still wants it. */
const bringBack = statement('task-bring-back').sql(`
    insert into tasks (user_id, id, text, format, created_at) select :userId, :id, :text, :format, :now
    where exists (select from tombstones where user_id = :userId and table_name = 'tasks' and key = (:id::uuid)::text)
    on conflict (user_id, id) do nothing`);

/** Keeps the former words, and makes sure that there is an action to reword. */
async function beforeRewording(
  actor: Actor,
  id: string,
  text: string,
  format: Change['format'],
): Promise<void> {
  await Promise.all([
    actor.run(saveRevision(actor, 'tasks', id, { text })),
    actor.run(bringBack({ userId: actor.userId, id, text, format, now: actor.now.toISOString() })),
  ]);
}

/** The change itself, and the day for which streaks are answered. */
async function changing(
  actor: Actor,
  id: string,
  { text, format, completed, completed_at }: Change,
): Promise<{ change: Statement<Changed>; date: LocalDate }> {
  const { userId, now } = actor;
  const zone = await zoneOf(actor);
  const { at, date, counts } = dayOfInstant(completed_at ?? now.toISOString(), now, zone);
  const award = () => earningForAction({ userId, date, now }, newId(), id);
  if (completed) return { change: complete({ ...award(), id, text, format, at, counts }), date };
  const change =
    completed === undefined
      ? reword({ userId, id, text, format })
      : reopen({ userId, taskId: id, now: now.toISOString(), text, format });
  return { change, date };
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
  const { change, date } = await changing(actor, id, body);
  if (body.text !== undefined) await beforeRewording(actor, id, body.text, body.format);
  const {
    changed: [changed],
    streaks: [streaks],
  } = await actor.finish({
    changed: change,
    streaks: streaksOf(actor.userId, date),
  });
  if (!changed) throw notFound(texts.actionNotFound);
  const { first_today, ...task } = changed;
  return { task, first_today, streak: streaks?.action ?? 0 };
}

/** @throws AppError 404 when it is gone */
async function stored(actor: Actor, id: string): Promise<Task> {
  const [task] = await actor.run(oneTask({ userId: actor.userId, id }));
  if (!task) throw notFound(texts.actionNotFound);
  return task;
}

async function changedBefore(actor: Actor, id: string): Promise<AnswerOf<typeof changeTask>> {
  const [task, date] = await Promise.all([stored(actor, id), todayOf(actor)]);
  const [streaks] = await actor.finish(streaksOf(actor.userId, date));
  return { task, first_today: false, streak: streaks?.action ?? 0 };
}

const restored = statement<Task>('task-restore').sql(`
    with made as (
      insert into tasks (user_id, id, text, format, completed, completed_at, created_at)
      values (:userId, :id, :text, :format, :completedAt::timestamptz is not null, :completedAt, :createdAt)
      on conflict (user_id, id) do nothing returning ${COLUMNS})
  select * from made union all select ${COLUMNS} from tasks where user_id = :userId and id = :id`);

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
  const [task] = await actor.finish(
    restored({
      userId: actor.userId,
      id,
      text: body.text,
      format: body.format,
      completedAt,
      createdAt: earlierOf(body.created_at, now),
    }),
  );
  if (!task) throw notFound(texts.actionNotFound);
  return task;
}

const deleted = statement<{ id: string }>('task-delete').sql(
  'delete from tasks where user_id = :userId and id = :id returning id',
);

/** Deletes an action; points earned with it stay. It ends the transaction. @throws AppError 404 when it is gone */
export async function deleteAction(actor: Actor, id: string): Promise<void> {
  const [gone] = await actor.finish(deleted({ userId: actor.userId, id }));
  if (!gone) throw notFound(texts.actionNotFound);
}

/** Registers the calls on meaningful actions. */
export function registerTasks(api: Api): void {
  api.serve(listTasks, async (actor) => {
    const since = new Date(actor.now.getTime() - COMPLETED_DAYS * DAY_MS).toISOString();
    const tasks = await actor.finish(listed({ userId: actor.userId, since }));
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
