import { COUNTED_DAYS, dayOfInstant } from '../../../kernel/activity-day.ts';
import { addDays, daysBetween, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { invalid, notFound } from '../../../kernel/errors.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import type { Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { claim } from '../../../server/idempotency.ts';
import { columnList, statement } from '../../../server/statement.ts';
import { zoneOf } from '../../profile/server.ts';
import { endPause, type Pause, pauseSchema, removePause, setPause } from '../contract/pauses.ts';
import { canEndOn, isAhead, problemWith } from '../rules/pause-setting.ts';
import { texts } from '../spoken-texts.ts';

const columns = columnList(Object.keys(pauseSchema.shape));

const allPauses = statement<Pause>('pauses').sql(`select ${columns} from pauses where user_id = :userId`);
const onePause = statement<Pause>('pause').sql(
  `select ${columns} from pauses where user_id = :userId and id = :id`,
);
const inserted = statement<Pause>('pause-insert').sql(
  `insert into pauses (user_id, id, starts_on, ends_on, created_at) values (:userId, :id, :starts_on, :ends_on, :now) returning ${columns}`,
);
const shortened = statement<Pause>('pause-end').sql(
  `update pauses set ends_on = :ends_on where user_id = :userId and id = :id returning ${columns}`,
);
const removed = statement('pause-delete').sql('delete from pauses where user_id = :userId and id = :id');

/** @throws AppError 404 when it is gone */
async function stored(actor: Actor, id: string): Promise<Pause> {
  const [pause] = await actor.run(onePause({ userId: actor.userId, id }));
  if (!pause) throw notFound(texts.pauseNotFound);
  return pause;
}

/**
 * The day on which it was decided, by the server's clock in the person's zone: a device that had no connection says when
 * that was, and is believed for as long as an activity counts late.
 */
async function dayOfDecision(actor: Actor, at = actor.now.toISOString()): Promise<LocalDate> {
  const zone = await zoneOf(actor);
  const earliest = addDays(localDateOf(actor.now, zone), -COUNTED_DAYS);
  const { date } = dayOfInstant(at, actor.now, zone);
  return daysBetween(earliest, date) < 0 ? earliest : date;
}

/** @throws AppError 400 when it begins in the past, is too long or shares days with another one */
async function set(actor: Actor, body: BodyOf<typeof setPause>): Promise<Pause> {
  const { userId, now } = actor;
  const { id, starts_on, ends_on, at } = body;
  if (!(await claim(actor, id, body))) return stored(actor, id);
  const [others, earliest] = await Promise.all([actor.run(allPauses({ userId })), dayOfDecision(actor, at)]);
  const problem = problemWith({ starts_on, ends_on }, { earliest, others });
  if (problem) throw invalid(problem);
  const [pause] = await actor.finish(inserted({ userId, id, starts_on, ends_on, now: now.toISOString() }));
  if (!pause) throw notFound(texts.pauseNotFound);
  return pause;
}

/** @throws AppError 400 when that would take days that have gone by out of it, or add some */
async function end(actor: Actor, id: string, { ends_on, at }: BodyOf<typeof endPause>): Promise<Pause> {
  const [before, decided] = await Promise.all([stored(actor, id), dayOfDecision(actor, at)]);
  if (!canEndOn(before, ends_on, decided)) throw invalid(texts.alreadyOver);
  const [pause] = await actor.finish(shortened({ userId: actor.userId, id, ends_on }));
  if (!pause) throw notFound(texts.pauseNotFound);
  return pause;
}

/** A removal that arrives late is believed as the setting is: nobody gains by it. @throws AppError 400 when it is too late */
async function remove(actor: Actor, id: string): Promise<undefined> {
  const [pause, today] = await Promise.all([stored(actor, id), dayOfDecision(actor)]);
  if (!isAhead(pause, addDays(today, -COUNTED_DAYS))) throw invalid(texts.alreadyStarted);
  await actor.finish(removed({ userId: actor.userId, id }));
  return undefined;
}

/** Registers the calls on pauses. */
export function registerPauses(api: Api): void {
  const afterwards = async (actor: Actor, { params }: { params: { id: string } }) => ({
    pause: await stored(actor, params.id),
  });
  api.serve(setPause, async (actor, { body }) => ({ pause: await set(actor, body) }));
  api.serve(
    endPause,
    async (actor, { params, body }) => ({ pause: await end(actor, params.id, body) }),
    afterwards,
  );
  api.serve(removePause, (actor, { params }) => remove(actor, params.id));
}
