import { sql } from 'drizzle-orm';
import { addDays, type DayRange, type LocalDate, startOfLocalDay } from '../../../kernel/calendar.ts';
import type { Services } from '../../../server/services.ts';
import { streakOf } from '../../growth/rules/streaks.ts';
import type { WeekInNumbers } from '../rules.ts';

interface Counted {
  journaled: number;
  actions: number;
  lessons: number;
  held: LocalDate[];
  pauses: { starts_on: LocalDate; ends_on: LocalDate }[];
}

/** What the person did in that week, counted from marks and dates: no text is read. */
export async function weekOfPerson(
  { database }: Services,
  { id, time_zone }: { id: string; time_zone: string },
  { start, end }: DayRange,
  today: LocalDate,
): Promise<WeekInNumbers> {
  const from = startOfLocalDay(start, time_zone).toISOString();
  const until = startOfLocalDay(addDays(end, 1), time_zone).toISOString();
  const { rows } = await database.db.execute<Counted & Record<string, unknown>>(sql`
    select
      (select count(*)::int from growth_days where user_id = ${id} and journaled
        and date between ${start} and ${end}) as journaled,
      (select count(*)::int from tasks where user_id = ${id} and completed
        and completed_at >= ${from} and completed_at < ${until}) as actions,
      (select count(*)::int from lessons_learned where user_id = ${id} and date between ${start} and ${end}) as lessons,
      array(select date::text from growth_days where user_id = ${id} and (journaled or mended)) as held,
      coalesce((select json_agg(json_build_object('starts_on', starts_on, 'ends_on', ends_on))
        from pauses where user_id = ${id}), '[]') as pauses`);
  const { journaled = 0, actions = 0, lessons = 0, held = [], pauses = [] } = rows[0] ?? {};
  return { journaled, actions, lessons, streak: streakOf(held, today, pauses) };
}
