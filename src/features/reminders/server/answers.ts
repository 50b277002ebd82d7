import { createHash } from 'node:crypto';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AnswerOf, BodyOf } from '../../../kernel/route.ts';
import { countAttempt } from '../../../server/attempts.ts';
import type { Actor } from '../../../server/database.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import {
  type answerReminder,
  type ReminderChannelName,
  type ReminderHalf,
  SNOOZE_MINUTES,
} from '../contract.ts';
import { snoozedUntil } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { reminderJob } from './due.ts';
import { deliveryOf, type Purpose } from './links.ts';

type Answer = AnswerOf<typeof answerReminder>;

/** So many answers may come from one address within this time. */
const LIMIT = { times: 60, within: 10 * 60_000 };

const expired = () => new AppError(410, 'link_expired', texts.linkExpired);

/** Counts before any token is looked at. @throws AppError 429 */
export async function countAnswer(services: Services, by: string): Promise<void> {
  if (!services.config.authRateLimit) return;
  const now = services.clock();
  const key = `reminderAnswer:${createHash('sha256').update(by).digest('base64url')}`;
  const { count, since } = await countAttempt(services, key, LIMIT.within, now);
  if (count <= LIMIT.times) return;
  const retryAfter = Math.max(1, Math.ceil((since + LIMIT.within - now.getTime()) / 1000));
  throw new AppError(429, 'too_many_attempts', texts.tooManyAnswers, { retryAfter });
}

interface Answered {
  half: ReminderHalf;
  local_date: LocalDate;
  channel: ReminderChannelName;
}

/** Works for the person whose delivery the token answers for. @throws AppError 410 */
async function asOwner<T>(
  { config, database, clock }: Services,
  { token, purpose }: { token: string; purpose: Purpose },
  work: (actor: Actor, deliveryId: string, delivery: Answered) => Promise<T>,
): Promise<T> {
  const now = clock();
  const id = deliveryOf(config, token, purpose, now);
  if (!id) throw expired();
  const { rows } = await database.pool.query<Answered & { user_id: string }>(
    'select user_id, half, local_date, channel from reminder_deliveries where id = $1',
    [id],
  );
  const [delivery] = rows;
  if (!delivery) throw expired();
  return database.asJob(delivery.user_id, now, (actor) => work(actor, id, delivery));
}

/** Does what the link's page asks for; a repeat finds it done. @throws AppError 410 for a token that is none of ours */
export function answer(
  services: Services,
  { token, answer: wanted }: BodyOf<typeof answerReminder>,
): Promise<Answer> {
  const purpose = wanted === 'snooze' ? 'snooze' : 'stop';
  return asOwner(services, { token, purpose }, (actor, id, delivery) => {
    if (wanted === 'snooze') return snooze(services, actor, delivery);
    return wanted === 'stop' ? stop(actor, id, delivery) : undo(actor, id, delivery);
  });
}

const snoozed = statement<{ due_at: string }>('reminder-snoozed').sql(`
    select due_at from reminder_deliveries
    where user_id = :userId and half = :half and local_date = :local_date and channel = :channel and kind = 'snoozed'`);
const snoozeInserted = statement('reminder-snooze').sql(`
    insert into reminder_deliveries (user_id, id, half, local_date, channel, kind, due_at)
    values (:userId, :deliveryId, :half, :local_date, :channel, 'snoozed', :at)`);

/** One more, over the same channel: once, and only on the same day. */
async function snooze({ jobs }: Services, actor: Actor, delivery: Answered): Promise<Answer> {
  const { userId, now, tx } = actor;
  const { half, local_date, channel } = delivery;
  const [before] = await actor.run(snoozed({ userId, half, local_date, channel }));
  if (before) return { outcome: 'snoozed', half, at: before.due_at };
  const zone = (await actor.timeZone()) ?? 'UTC';
  const at = snoozedUntil(local_date, now, zone, SNOOZE_MINUTES);
  if (!at) return { outcome: 'too_late', half, at: null };
  const deliveryId = newId();
  await actor.run(snoozeInserted({ userId, deliveryId, half, local_date, channel, at: at.toISOString() }));
  await jobs.send(reminderJob, { userId, deliveryId }, { tx, at });
  return { outcome: 'snoozed', half, at: at.toISOString() };
}

/** The columns of a half. */
const COLUMNS: Record<ReminderHalf, { time: string; days: string }> = {
  morning: { time: 'reminder_time_am', days: 'reminder_days_am' },
  afternoon: { time: 'reminder_time_pm', days: 'reminder_days_pm' },
};

/** The schedule keeps what the profile forgets; the profile's trigger forgets that again as the half is switched on. */
const statementsOf = (half: ReminderHalf) => {
  const { time, days } = COLUMNS[half];
  return {
    stopped: statement(`reminder-stop-${half}`).sql(
      `
    with kept as (
          update reminder_schedules s set stopped_by = :deliveryId, stopped_time = p.${time}, stopped_days = p.${days}
          from profiles p where s.user_id = :userId and s.half = '${half}' and p.id = :userId and cardinality(p.${days}) > 0
          returning s.user_id)
        select user_id from kept`,
      ['userId', 'deliveryId'],
    ),
    undone: statement(`reminder-undo-${half}`).sql(
      `
    update profiles p set ${time} = s.stopped_time, ${days} = s.stopped_days, updated_at = :now
        from reminder_schedules s where s.user_id = :userId and s.half = '${half}' and s.stopped_by = :deliveryId
          and p.id = :userId and cardinality(p.${days}) = 0`,
      ['userId', 'deliveryId', 'now'],
    ),
    state: statement<{ is_on: boolean }>(`reminder-state-${half}`).sql(
      `select cardinality(${days}) > 0 as is_on from profiles where id = :userId`,
      ['userId'],
    ),
  };
};
const statements = { morning: statementsOf('morning'), afternoon: statementsOf('afternoon') };

const switchedOff = {
  morning: offOf('morning'),
  afternoon: offOf('afternoon'),
};
function offOf(half: ReminderHalf) {
  const { time, days } = COLUMNS[half];
  return statement(`reminder-off-${half}`).sql(
    `update profiles set ${time} = null, ${days} = '{}', updated_at = :now where id = :userId and cardinality(${days}) > 0`,
    ['userId', 'now'],
  );
}

/** Switches the half off, as the settings would. */
async function stop(actor: Actor, deliveryId: string, { half }: Answered): Promise<Answer> {
  const { userId, now } = actor;
  await actor.run(statements[half].stopped({ userId, deliveryId }));
  await actor.finish(switchedOff[half]({ userId, now: now.toISOString() }));
  return { outcome: 'stopped', half, at: null };
}

/** Takes that stop back, unless the person has chosen otherwise since; answers what holds. */
async function undo(actor: Actor, deliveryId: string, { half }: Answered): Promise<Answer> {
  const { userId, now } = actor;
  const {
    profile: [profile],
  } = await actor.finish({
    undone: statements[half].undone({ userId, deliveryId, now: now.toISOString() }),
    profile: statements[half].state({ userId }),
  });
  return { outcome: profile?.is_on ? 'undone' : 'stopped', half, at: null };
}
