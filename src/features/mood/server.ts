import { invalid } from '../../kernel/errors.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { statement } from '../../server/statement.ts';
import { todayOf } from '../profile/server.ts';
import { clearMood, type Mood, setMood } from './contract.ts';
import { texts } from './spoken-texts.ts';

/** A clock that runs ahead must not outlast every later choice. */
const CHOSEN_AT = 'least(:chosen_at::timestamptz, :now::timestamptz)';

const chosen = statement('mood-set').sql(`
    insert into moods as stored (user_id, date, step, format, chosen_at)
    values (:userId, :date, :step, :format, ${CHOSEN_AT})
    on conflict (user_id, date) do update
      set step = excluded.step, format = excluded.format, chosen_at = excluded.chosen_at
      where stored.chosen_at <= excluded.chosen_at`);

const cleared = statement('mood-clear').sql(`
    update moods set step = null, chosen_at = ${CHOSEN_AT}
    where user_id = :userId and date = :date and chosen_at <= ${CHOSEN_AT}`);

/** @throws AppError 400 for a day that has not begun where the person is */
async function set(actor: Actor, mood: Mood): Promise<undefined> {
  if (mood.date > (await todayOf(actor))) throw invalid(texts.notBegun);
  const { userId, now } = actor;
  await actor.finish(chosen({ userId, now: now.toISOString(), ...mood }));
}

/** Registers the calls on moods. */
export function registerMood(api: Api): void {
  api.serve(setMood, (actor, { params, body }) => set(actor, { ...params, ...body }));

  api.serve(clearMood, async (actor, { params, body }) => {
    const { userId, now } = actor;
    await actor.finish(cleared({ userId, now: now.toISOString(), ...params, ...body }));
    return undefined;
  });
}
