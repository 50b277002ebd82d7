import { getTableColumns } from 'drizzle-orm';
import { earlierOf } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import type { BodyOf } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { claim } from '../../server/idempotency.ts';
import { columnList, statement } from '../../server/statement.ts';
import {
  changeGoal,
  chooseGoal,
  deleteGoal,
  type Goal,
  listGoals,
  RECENT_GOALS,
  recentGoals,
  restoreGoal,
} from './contract.ts';
import { texts } from './spoken-texts.ts';
import { previousGoals } from './tables.ts';

const columns = columnList(Object.keys(getTableColumns(previousGoals)));

/** The words stay those of the goal, but for one in plain words, which are sealed by the way. */
const countUse = statement<Goal>('goal-use').sql(`
    insert into previous_goals (user_id, id, text, format, status, use_count, last_used_at, created_at)
    values (:userId, :id, :text, :format, 'active', 1, :now, :now)
    on conflict (user_id, id) do update
    set use_count = previous_goals.use_count + 1, last_used_at = excluded.last_used_at,
      status = 'active', completed_at = null,
      text = case when previous_goals.format is null then excluded.text else previous_goals.text end,
      format = coalesce(previous_goals.format, excluded.format)
    returning ${columns}`);

/**
 * Uses the goal `id`: a known one counts one more use and is active again, otherwise it is added. A repeat under the
 * same idempotency key changes nothing; without a key every call counts.
 * @throws AppError 409 when the id was used for something other than a goal
 */
async function use(actor: Actor, { id, text, format }: BodyOf<typeof chooseGoal>): Promise<Goal> {
  if (await actor.repeated()) return stored(actor, id);
  // A goal is known by its id alone: its words are sealed afresh for every use, and no two sealings are alike.
  await claim(actor, id, { goal: id });
  const [goal] = await actor.finish(
    countUse({ userId: actor.userId, id, text, format, now: actor.now.toISOString() }),
  );
  if (!goal) throw notFound(texts.goalNotFound);
  return goal;
}

/** What is null stays as it is. */
const changed = statement<Goal>('goal-change').sql(`
    update previous_goals set text = coalesce(:text, text),
      format = case when :text::text is null then format else :format::smallint end,
      status = case when :completed::boolean is null then status when :completed then 'completed' else 'active' end,
      completed_at = case when :completed::boolean is null then completed_at
        when :completed then coalesce(completed_at, :now::timestamptz) end
    where user_id = :userId and id = :id returning ${columns}`);

async function change(
  { run, userId, now }: Actor,
  id: string,
  { text, format, completed }: BodyOf<typeof changeGoal>,
): Promise<Goal> {
  const [goal] = await run(changed({ userId, id, text, format, completed, now: now.toISOString() }));
  if (!goal) throw notFound(texts.goalNotFound);
  return goal;
}

const restored = statement('goal-restore').sql(`
    insert into previous_goals (user_id, id, text, format, status, use_count, last_used_at, completed_at, created_at)
    values (:userId, :id, :text, :format, :status, :use_count, :last_used_at, :completed_at, :created_at)
    on conflict (user_id, id) do nothing`);

/**
 * Puts a deleted goal back as it was. One that stands under its id is answered as it is: no two envelopes of the same
 * words are alike, so a repeat cannot be told from other words by its text.
 */
async function restore(actor: Actor, id: string, body: BodyOf<typeof restoreGoal>): Promise<Goal> {
  const { run, userId, now } = actor;
  const { text, format, use_count } = body;
  const end = now.toISOString();
  await run(
    restored({
      ...{ userId, id, text, format, use_count },
      status: body.completed_at ? 'completed' : 'active',
      last_used_at: earlierOf(body.last_used_at, end),
      completed_at: body.completed_at && earlierOf(body.completed_at, end),
      created_at: earlierOf(body.created_at, end),
    }),
  );
  return stored(actor, id);
}

const oneGoal = statement<Goal>('goal-one').sql(
  `select ${columns} from previous_goals where user_id = :userId and id = :id`,
);

/** @throws AppError 404 when it is gone */
async function stored({ run, userId }: Actor, id: string): Promise<Goal> {
  const [goal] = await run(oneGoal({ userId, id }));
  if (!goal) throw notFound(texts.goalNotFound);
  return goal;
}

const allGoals = statement<Goal>('goals-list').sql(
  `select ${columns} from previous_goals where user_id = :userId order by status, last_used_at desc, id desc`,
);
const latestGoals = statement<Goal>('goals-recent').sql(
  `select ${columns} from previous_goals where user_id = :userId order by last_used_at desc, id desc limit :limit`,
);
const removed = statement<{ id: string }>('goal-delete').sql(
  'delete from previous_goals where user_id = :userId and id = :id returning id',
);

/** Registers the calls on goals. */
export function registerGoals(api: Api): void {
  api.serve(listGoals, async (actor) => {
    const goals = await actor.finish(allGoals({ userId: actor.userId }));
    return { goals };
  });

  api.serve(recentGoals, async (actor) => {
    const goals = await actor.finish(latestGoals({ userId: actor.userId, limit: RECENT_GOALS }));
    return { goals };
  });

  api.serve(chooseGoal, async (actor, { body }) => ({
    goal: await use(actor, body),
  }));

  api.serve(
    changeGoal,
    async (actor, { params, body }) => ({ goal: await change(actor, params.id, body) }),
    async (actor, { params }) => ({ goal: await stored(actor, params.id) }),
  );

  api.serve(
    restoreGoal,
    async (actor, { params, body }) => ({ goal: await restore(actor, params.id, body) }),
    async (actor, { params }) => ({ goal: await stored(actor, params.id) }),
  );

  api.serve(deleteGoal, async (actor, { params }) => {
    const [gone] = await actor.finish(removed({ userId: actor.userId, id: params.id }));
    if (!gone) throw notFound(texts.goalNotFound);
    return undefined;
  });
}
