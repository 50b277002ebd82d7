import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { idSchema, newId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../server/database.ts';
import { defineJob } from '../../../server/jobs.ts';
import type { Services } from '../../../server/services.ts';
import type { ReminderChannelName, ReminderHalf } from '../contract/limits.ts';
import {
  enabledChannels,
  halfOf,
  nextDue,
  type Planned,
  type ReminderColumns,
  reschedule,
} from '../rules.ts';

/** Looks for what is due; asked for every minute, and done once however many servers run. */
export const dueJob = defineJob({ name: 'reminders-due', data: z.object({}), retries: 0, seconds: 300 });

/** Sends one reminder over one channel. Its attempts are over within the hour. */
export const reminderJob = defineJob({
  name: 'reminder',
  data: z.object({ userId: idSchema, deliveryId: idSchema }),
  retries: 9,
  seconds: 60,
  // As many as the mail server is sent at a time, and half as many again: `server.ts` says how many those are here.
  atOnce: 60,
});

/** Schedules that are taken in one transaction: few enough for it to be over within a fraction of a second. */
const BATCH = 250;
/** What is older when the server comes back is passed over, but for the first of it. */
const LOOK_BACK_MS = 24 * 3_600_000;

/** A schedule whose time has come. */
interface DueSchedule {
  user_id: string;
  half: ReminderHalf;
  due_at: string;
  local_date: LocalDate | null;
  promised_from: LocalDate | null;
  changed_at: string | null;
  zone_changed: boolean;
  done_date: LocalDate | null;
}

interface Owner extends ReminderColumns {
  id: string;
  time_zone: string;
}

/** What becomes of a schedule that was taken. */
interface Moved {
  user_id: string;
  half: ReminderHalf;
  /** Null, both: the half is off. */
  due_at: string | null;
  local_date: LocalDate | null;
  promised_from: LocalDate | null;
  done_date: LocalDate | null;
}

/** What is to be sent. */
interface NewDelivery {
  user_id: string;
  id: string;
  half: ReminderHalf;
  local_date: LocalDate;
  channel: ReminderChannelName;
  due_at: string;
}

/**
 * Hands on every reminder whose time has come: its deliveries are written, a job is asked for each, and the schedule
 * moves to its next day, all in one transaction for each batch. Whoever ends it at any moment, and however many run it at
 * once, each reminder is handed on once. Answers how many deliveries were handed on.
 */
export async function enqueueDueReminders(services: Services, now: Date): Promise<number> {
  const enqueue = services.distributed ? enqueuePeople : enqueueTogether;
  let handedOn = 0;
  for (;;) {
    const { taken, deliveries } = await enqueue(services, now);
    handedOn += deliveries;
    if (deliveries > 0) services.jobs.wake(reminderJob);
    if (taken === 0) return handedOn;
  }
}

interface Enqueued {
  /** Schedules that were looked at. */
  taken: number;
  deliveries: number;
}

const enqueueTogether = (services: Services, now: Date): Promise<Enqueued> =>
  services.database.asServer(async (tx) => enqueueBatch(services, tx, await takeDue(tx, now), now));

/** Where people's rows are spread over several machines, no statement locks those of several people: each has a transaction. */
async function enqueuePeople(services: Services, now: Date): Promise<Enqueued> {
  const { database } = services;
  const { rows } = await database.db.execute<{ user_id: string }>(sql`
    select distinct user_id from (
      select user_id from reminder_schedules where due_at <= ${now.toISOString()} order by due_at limit ${BATCH}) due`);
  const enqueued = await Promise.all(
    rows.map(({ user_id }) =>
      database.asServer(async (tx) => enqueueBatch(services, tx, await takeDueOf(tx, user_id, now), now)),
    ),
  );
  return {
    taken: sumOf(enqueued.map(({ taken }) => taken)),
    deliveries: sumOf(enqueued.map(({ deliveries }) => deliveries)),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

async function enqueueBatch(
  { jobs }: Services,
  tx: Tx,
  due: readonly DueSchedule[],
  now: Date,
): Promise<Enqueued> {
  if (due.length === 0) return { taken: 0, deliveries: 0 };
  // Read once the schedules are locked: whoever changes settings marks the schedule in the same transaction, so what is
  // read here is what the lock stands for, or the mark still waits for it.
  const owners = await ownersOf(tx, due);
  const outcomes = due.map((schedule) => outcomeOf(schedule, owners.get(schedule.user_id), now));
  const kept = await insertDeliveries(
    tx,
    outcomes.flatMap(({ deliveries }) => deliveries),
  );
  await moveSchedules(
    tx,
    outcomes.map(({ moved }) => moved),
  );
  await jobs.sendAll(reminderJob, kept, { tx });
  return { taken: due.length, deliveries: kept.length };
}

/**
 * The due query: the first so many schedules by one range of the index on `due_at`, however many people there are. What
 * another server has in hand, or whose account is going, is left alone.
 */
export async function takeDue(tx: Tx, now: Date): Promise<DueSchedule[]> {
  const { rows } = await tx.execute<DueSchedule & Record<string, unknown>>(sql`
    select s.user_id, s.half, s.due_at, s.local_date, s.promised_from, s.changed_at, s.zone_changed, s.done_date
    from reminder_schedules s join auth."user" u on u.id = s.user_id
    where s.due_at <= ${now.toISOString()} order by s.due_at limit ${BATCH}
    for update of s skip locked for key share of u skip locked`);
  return rows;
}

async function takeDueOf(tx: Tx, userId: string, now: Date): Promise<DueSchedule[]> {
  const { rows } = await tx.execute<DueSchedule & Record<string, unknown>>(sql`
    select user_id, half, due_at, local_date, promised_from, changed_at, zone_changed, done_date
    from reminder_schedules where user_id = ${userId} and due_at <= ${now.toISOString()} for update skip locked`);
  return rows;
}

async function ownersOf(tx: Tx, due: readonly DueSchedule[]): Promise<Map<string, Owner>> {
  const ids = [...new Set(due.map(({ user_id }) => user_id))];
  const { rows } = await tx.execute<Owner & Record<string, unknown>>(sql`
    select id, time_zone, phone_reminders_enabled, email_reminders_enabled, push_reminders_enabled,
      reminder_time_am, reminder_time_pm, reminder_days_am, reminder_days_pm
    from profiles where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((owner) => [owner.id, owner]));
}

const dateOf = (instant: string | null): Date | undefined =>
  instant === null ? undefined : new Date(instant);

/** Decides about one schedule: what is sent now, and when it is looked at next. */
function outcomeOf(
  schedule: DueSchedule,
  owner: Owner | undefined,
  now: Date,
): { moved: Moved; deliveries: NewDelivery[] } {
  const { user_id, half, done_date } = schedule;
  const on = owner && halfOf(owner, half);
  const setting = on && { ...on, zone: owner.time_zone };
  const planned = setting && plannedOf(schedule, setting);
  if (!planned) return { moved: { user_id, half, ...off, done_date }, deliveries: [] };
  const promised_from = promisedFrom(schedule, planned);
  if (planned.dueAt > now) {
    return { moved: { user_id, half, ...stored(planned), promised_from, done_date }, deliveries: [] };
  }
  const from = new Date(Math.max(planned.dueAt.getTime(), now.getTime() - LOOK_BACK_MS));
  const next = nextDue(setting, from, planned.localDate);
  const deliveries = enabledChannels(owner).map((channel) => ({
    user_id,
    id: newId(),
    half,
    local_date: planned.localDate,
    channel,
    due_at: planned.dueAt.toISOString(),
  }));
  return {
    moved: {
      user_id,
      half,
      ...off,
      ...(next && { ...stored(next), promised_from }),
      done_date: planned.localDate,
    },
    deliveries,
  };
}

const off = { due_at: null, local_date: null, promised_from: null };
const stored = ({ dueAt, localDate }: Planned) => ({ due_at: dueAt.toISOString(), local_date: localDate });

/** Another zone takes no promise back; other times and days promise again. */
const promisedFrom = (
  { promised_from, changed_at, zone_changed }: DueSchedule,
  planned: Planned,
): LocalDate =>
  promised_from !== null && (changed_at === null || zone_changed) ? promised_from : planned.localDate;

/** As it stands, or reckoned again where the settings have changed since. */
function plannedOf(
  { due_at, local_date, promised_from, changed_at, zone_changed, done_date }: DueSchedule,
  setting: Parameters<typeof nextDue>[0],
): Planned | undefined {
  const changedAt = dateOf(changed_at);
  if (!changedAt) return local_date === null ? undefined : { dueAt: new Date(due_at), localDate: local_date };
  return reschedule(setting, {
    changedAt,
    zoneChanged: zone_changed,
    promisedFrom: promised_from,
    done: done_date,
  });
}

/** Answers the jobs of those that were not there yet. */
async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]) {
  if (deliveries.length === 0) return [];
  const { rows } = await tx.execute<{ userId: string; deliveryId: string }>(sql`
    insert into reminder_deliveries (user_id, id, half, local_date, channel, due_at)
      select user_id, id, half, local_date, channel, due_at from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        given(user_id uuid, id uuid, half text, local_date date, channel text, due_at timestamptz)
    on conflict do nothing returning user_id as "userId", id as "deliveryId"`);
  return rows;
}

async function moveSchedules(tx: Tx, moved: readonly Moved[]): Promise<void> {
  const people = sql.param(moved.map(({ user_id }) => user_id));
  await tx.execute(sql`
    update reminder_schedules s set due_at = m.due_at, local_date = m.local_date, promised_from = m.promised_from, done_date = m.done_date,
      changed_at = null, zone_changed = false
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
      m(user_id uuid, half text, due_at timestamptz, local_date date, promised_from date, done_date date)
    where s.user_id = m.user_id and s.half = m.half and s.user_id = any(${people}::uuid[])`);
}
