import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { LocalDate } from '../../../kernel/calendar.ts';
import type { OfferedLanguage } from '../../../kernel/languages.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import type { DeliveryReason, DeliveryState, ReminderChannelName, ReminderHalf } from '../contract/limits.ts';
import type { ReminderColumns } from '../rules.ts';
import type { reminderJob } from './due.ts';

/*
 * Deliveries of many people in one statement. As the scheduler, these work as the server itself: every table is joined by
 * the owner of the delivery, and nothing that a person wrote is read. Each has its like for one person alone, under
 * row-level security, for when it fails.
 */

/** Which delivery of whom. */
export type Wish = z.output<typeof reminderJob.data>;

/** A delivery that is not settled, with all that decides whether it is sent, and where to. */
export interface Found extends ReminderColumns {
  half: ReminderHalf;
  local_date: LocalDate;
  channel: ReminderChannelName;
  due_at: string;
  time_zone: string;
  language: OfferedLanguage | null;
  email: string;
  phone_number: string | null;
  phone_confirmed_at: string | null;
  journaled: boolean;
  lesson_noted: boolean;
  paused: boolean;
  may_write: boolean;
  email_confirmed: boolean;
}

/** What came of a delivery. */
export type Settlement = { state: 'sent' } | { state: 'skipped' | 'failed'; reason: DeliveryReason };

export interface Settled extends Wish {
  settlement: Settlement;
  at: Date;
}

/** A delivery as it was written down. */
export interface Written {
  channel: ReminderChannelName;
  state: DeliveryState;
}

const SENDING = `
    reminder_deliveries d join profiles p on p.id = d.user_id`;

/** What is read of `d`, a delivery, and `p`, the profile of its person. */
const facts = (gate: string, now: string) => `
    d.id, d.half, d.local_date, d.channel, d.due_at, p.time_zone, p.language, p.email, p.phone_number, p.phone_confirmed_at,
    p.phone_reminders_enabled, p.email_reminders_enabled, p.push_reminders_enabled,
    p.reminder_time_am, p.reminder_time_pm, p.reminder_days_am, p.reminder_days_pm,
    exists(select from journal_entries j where j.user_id = d.user_id and j.date = d.local_date) as journaled,
    exists(select from lessons_learned l where l.user_id = d.user_id and l.date = d.local_date) as lesson_noted,
    exists(select from pauses s where s.user_id = d.user_id and d.local_date between s.starts_on and s.ends_on) as paused,
    ${gate}(d.user_id, 'writing', ${now}) as may_write`;

const foundAlone = (gate: string) =>
  statement<Found>(`reminder-found-${gate}`).sql(
    `select ${facts(gate, ':now')}, app_email_confirmed() as email_confirmed from ${SENDING}
      where d.user_id = :userId and d.id = :deliveryId and d.state = 'sending'`,
    ['userId', 'deliveryId', 'now'],
  );

/** A delivery that is to be sent; undefined where it is settled, or gone with its person. */
export async function findDelivery(
  { database }: Services,
  wish: Wish,
  now: Date,
): Promise<Found | undefined> {
  const read = foundAlone(database.gate)({ ...wish, now: now.toISOString() });
  const [found] = await database.asJob(wish.userId, now, (actor) => actor.finish(read));
  return found;
}

/** The same of many, in the order of the wishes. */
export async function findDeliveries(
  { database }: Services,
  wishes: readonly Wish[],
  now: Date,
): Promise<(Found | undefined)[]> {
  const people = sql.param(wishes.map(({ userId }) => userId));
  const ids = sql.param(wishes.map(({ deliveryId }) => deliveryId));
  const { rows } = await database.asServer((tx) =>
    tx.execute<Found & { id: string } & Record<string, unknown>>(sql`
      select ${sql.raw(facts(database.gate, 'at.now'))}, u.email_verified as email_confirmed
        from (select ${now.toISOString()}::timestamptz as now) at, unnest(${people}::uuid[], ${ids}::uuid[]) wanted(user_id, id),
          ${sql.raw(SENDING)} join auth."user" u on u.id = d.user_id
        where d.user_id = wanted.user_id and d.id = wanted.id and d.state = 'sending'`),
  );
  // Drizzle leaves instants as Postgres writes them.
  const found = new Map(rows.map((row) => [row.id, { ...row, due_at: new Date(row.due_at).toISOString() }]));
  return wishes.map(({ deliveryId }) => found.get(deliveryId));
}

interface Row extends Record<string, unknown> {
  user_id: string;
  /** Null, and the rest: nothing of the person's was written. */
  id: string | null;
  channel: ReminderChannelName;
  state: DeliveryState;
  seq: string;
}

/**
 * Settles deliveries of many people in one transaction, under a number of each. What is settled already stays: of two
 * attempts at once, the first says what came of it. Waits for nobody who writes just then, and holds up nobody for longer
 * than its statement takes. Answers for each, in their order, what was written; undefined where it is still to be settled.
 */
export async function settleDeliveries(
  { database }: Services,
  all: readonly Settled[],
): Promise<(Written[] | undefined)[]> {
  const given = all.map(columnsOf);
  // Heads are locked first and in one order, as everybody does who writes: so no two of these wait for each other.
  const { rows } = await database.asServer((tx) =>
    tx.execute<Row>(sql`
      with given as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
            g(user_id uuid, id uuid, state text, reason text, sent_at timestamptz)),
        free as materialized (
          select h.user_id from sync_heads h where h.user_id in (select user_id from given)
            order by h.user_id for no key update skip locked),
        settled as (
          update reminder_deliveries d set state = g.state, reason = g.reason, sent_at = g.sent_at
            from given g join free f on f.user_id = g.user_id
            where d.user_id = g.user_id and d.id = g.id and d.state = 'sending'
            returning d.user_id, d.id, d.channel, d.state, d.seq)
      select f.user_id, s.id, s.channel, s.state, s.seq from free f left join settled s on s.user_id = f.user_id`),
  );
  const free = new Set(rows.map(({ user_id }) => user_id));
  const written = new Map(rows.map((row) => [row.id, row]));
  for (const { user_id, id, seq } of rows) if (id !== null) database.written(user_id, Number(seq));
  return all.map(({ userId, deliveryId }) => {
    const row = written.get(deliveryId);
    return free.has(userId) ? (row ? [row] : []) : undefined;
  });
}

const settledAlone = statement<Written>('reminder-settled').sql(`
    update reminder_deliveries set state = :state, reason = :reason, sent_at = :sentAt
    where user_id = :userId and id = :deliveryId and state = 'sending' returning channel, state`);

/** The same of one: waits until the person's other writers are done. */
export function settleDelivery({ database }: Services, settled: Settled): Promise<Written[]> {
  const { user_id: userId, id: deliveryId, sent_at: sentAt, state, reason } = columnsOf(settled);
  const write = settledAlone({ userId, deliveryId, state, reason, sentAt });
  return database.asJob(userId, settled.at, (actor) => actor.finish(write));
}

const columnsOf = ({ userId, deliveryId, settlement, at }: Settled) => ({
  user_id: userId,
  id: deliveryId,
  state: settlement.state,
  reason: settlement.state === 'sent' ? null : settlement.reason,
  sent_at: settlement.state === 'sent' ? at.toISOString() : null,
});
