import { sql } from 'drizzle-orm';
import { addDays, localDateOf, startOfLocalDay } from '../../../kernel/calendar.ts';
import type { Tx } from '../../../server/database.ts';
import { deleteRowsBefore } from '../../../server/old-rows.ts';
import type { Services } from '../../../server/services.ts';
import { MORNING_HOURS, PLAN_NOTICE_DAYS, TRIAL_NOTICES } from '../rules.ts';
import { type MailingKind, mailingJob } from './deliver.ts';
import { lacksPlan, mayWrite, waitingPlan } from './plan.ts';

/** How many are noted and sent in one transaction. */
const AT_ONCE = 200;
const KEPT_DAYS = 400;

/** A time zone where it is morning, and the date there. */
interface Morning {
  zone: string;
  today: string;
}

/**
 * Sends what is due in the time zones where it is morning now. Noting and sending share a transaction, and a noted email
 * is no longer due, so every email is sent once, however often this runs and on however many servers. Addresses that
 * nobody has confirmed receive no automatic emails.
 */
export async function sendDueMailings(services: Services): Promise<void> {
  const now = services.clock();
  const mornings = await zonesInTheMorning(services, now);
  if (mornings.length > 0) {
    // Where nobody can pay, no trial ends.
    if (services.config.payments.kind !== 'none') await sendTrialNotices(services, mornings, now);
    const mondays = mornings.filter(({ today }) => new Date(today).getUTCDay() === 1);
    if (mondays.length > 0) await sendSummaries(services, mondays, now);
  }
}

/** Forgets what was sent so long ago that it cannot be due again. */
export const forgetOldMailings = ({ background, clock }: Services): Promise<number> =>
  deleteRowsBefore(
    background,
    'mailings_sent',
    'created_at',
    new Date(clock().getTime() - KEPT_DAYS * 86_400_000),
  );

async function zonesInTheMorning({ database }: Services, now: Date): Promise<Morning[]> {
  const { rows } = await database.db.execute<{ zone: string }>(
    sql`select distinct time_zone as zone from profiles`,
  );
  return rows
    .filter(({ zone }) => isMorning(now, zone))
    .map(({ zone }) => ({ zone, today: localDateOf(now, zone) }));
}

function isMorning(now: Date, zone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  return hour >= MORNING_HOURS.from && hour < MORNING_HOURS.until;
}

async function sendTrialNotices(services: Services, mornings: Morning[], now: Date): Promise<void> {
  for (const { days, kind } of TRIAL_NOTICES) {
    const places = mornings.map(({ zone, today }) => ({
      zone,
      starts: startOfLocalDay(addDays(today, days), zone).toISOString(),
      ends: startOfLocalDay(addDays(today, days + 1), zone).toISOString(),
    }));
    const ends = sql`to_char(p.trial_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    await sendToAll(services, kind, (tx) =>
      tx.execute<{ user_id: string; about: string }>(sql`
        insert into mailings_sent (user_id, kind, about, created_at)
        select p.id, ${kind}, ${ends}, ${now.toISOString()}
        from json_to_recordset(${JSON.stringify(places)}) as place(zone text, starts timestamptz, ends timestamptz)
        join profiles p on p.time_zone = place.zone and p.trial_ends_at >= place.starts and p.trial_ends_at < place.ends
        join auth."user" u on u.id = p.id and u.email_verified
        where p.trial_notices_enabled
          and (${lacksPlan(sql`p.id`, now)} or (${days === PLAN_NOTICE_DAYS} and exists (${waitingPlan(sql`p.id`)})))
          and not exists (select from mailings_sent m where m.user_id = p.id and m.kind = ${kind} and m.about = ${ends})
        limit ${AT_ONCE}
        on conflict do nothing returning user_id, about`),
    );
  }
}

async function sendSummaries(services: Services, mondays: Morning[], now: Date): Promise<void> {
  await sendToAll(services, 'weekly-summary', (tx) =>
    tx.execute<{ user_id: string; about: string }>(sql`
      insert into mailings_sent (user_id, kind, about, created_at)
      select p.id, 'weekly-summary', place.today, ${now.toISOString()}
      from json_to_recordset(${JSON.stringify(mondays)}) as place(zone text, today text)
      join profiles p on p.time_zone = place.zone
      join auth."user" u on u.id = p.id and u.email_verified
      where p.weekly_summary_enabled and ${mayWrite(services.database, sql`p.id`, now)} and not exists (
        select from mailings_sent m where m.user_id = p.id and m.kind = 'weekly-summary' and m.about = place.today)
      limit ${AT_ONCE}
      on conflict do nothing returning user_id, about`),
  );
}

type Note = (tx: Tx) => Promise<{ rows: { user_id: string; about: string }[] }>;

async function sendToAll(services: Services, kind: MailingKind, note: Note): Promise<void> {
  for (;;) {
    const noted = await services.database.asServer(async (tx) => {
      const { rows } = await note(tx);
      for (const { user_id, about } of rows) {
        await services.jobs.send(mailingJob, { userId: user_id, kind, about }, { tx });
      }
      return rows.length;
    });
    if (noted === 0) return;
  }
}
