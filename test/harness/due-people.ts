import type pg from 'pg';

type Run = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * Makes so many accounts with a morning reminder by e-mail at eight, every day, in the zone, set a day before `now`.
 * Straight into the tables: the trigger on profiles plans them as it does for the profile's own call.
 */
export async function addPeople(
  run: Run | pg.Pool['query'],
  { count, name, zone, now }: { count: number; name: string; zone: string; now: string },
): Promise<void> {
  await run(
    `with accounts as (
        insert into auth."user" (id, name, email, email_verified)
          select gen_random_uuid(), 'Ann Bee', $2 || '-' || n || '@example.com', true from generate_series(1, $1::int) n
          returning id, name, email),
        heads as (insert into sync_heads (user_id, seq) select id, 0 from accounts on conflict do nothing)
      insert into profiles (id, name, email, created_at, updated_at, trial_ends_at, time_zone, email_reminders_enabled,
          reminder_time_am, reminder_days_am)
        select id, name, email, $4::timestamptz - interval '1 hour', $4::timestamptz - interval '1 hour',
          $4::timestamptz + interval '5 days', $3, true, '08:00', '{Sun,Mon,Tue,Wed,Thu,Fri,Sat}' from accounts`,
    [count, name, zone, now],
  );
}
