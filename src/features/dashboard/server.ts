import type { Api } from '../../server/api.ts';
import { statement } from '../../server/statement.ts';
import { BADGES } from '../growth/rules.ts';
import { columnOf, SECTIONS } from '../visions/contract.ts';
import { CHECKLIST_FACTS, type Checklist, getChecklist } from './contract.ts';
import { registerSections } from './server/sections.ts';

/** The longest streak of days with an entry there ever was, so that a break never takes an item away. */
const longestJournalStreak = `
  select coalesce(max(length), 0) from (
    select count(*) as length from (
      select date - row_number() over (order by date)::int as run from growth_days where user_id = :userId and journaled
    ) days group by run
  ) runs`;

/** The most points of one week (Sunday to Saturday) or one month. */
const bestWeek = `
  select coalesce(max(points), 0) from (
    select sum(points) as points from score_history where user_id = :userId group by date - extract(dow from date)::int
  ) weeks`;
const bestMonth = `
  select coalesce(max(points), 0) from (
    select sum(points) as points from score_history where user_id = :userId group by date_trunc('month', date)
  ) months`;

/**
 * Whether a document has words. A sealed one has: an empty one is never sealed, but stored as null. In plain words a
 * document may be all tags and blanks.
 */
const isWritten = (column: string): string =>
  `coalesce(case when p.visions_format is null
    then regexp_replace(p.${column}, '<[^>]*>|&nbsp;|\\s|\\u00a0', '', 'g') else p.${column} end, '') <> ''`;

/** A completed action keeps its points when it is tidied away, so these rows remember it. */
const actionsDone = "score_history where user_id = :userId and type = 'action'";

const has = (rows: string) => `exists (select from ${rows})`;
const atLeast = (count: number, rows: string) =>
  `(select count(*) from (select from ${rows} limit ${count}) first_rows) = ${count}`;

const text = `select
  ${has('impact_intentions where user_id = :userId')} as intentions_chosen,
  coalesce(p.core_word, '') <> '' as core_word_chosen,
  num_nulls(p.core_value_1, p.core_value_2, p.core_value_3) = 0 as core_values_chosen,
  ${has('journal_entries where user_id = :userId')} as entry_written,
  ${has(actionsDone)} as action_completed,
  ${has('lessons_learned where user_id = :userId')} as lesson_noted,
  ${has('growth_days where user_id = :userId and journaled and task_completed and lesson_learned')} as loop_closed,
  streak.longest >= 3 as three_days,
  streak.longest >= 7 as seven_days,
  p.phone_reminders_enabled or p.email_reminders_enabled as reminder_set,
  ${atLeast(10, actionsDone)} as ten_actions,
  ${has('previous_goals where user_id = :userId')} as goal_named,
  ${has("previous_goals where user_id = :userId and status = 'completed'")} as goal_reached,
  (${bestWeek}) >= :weekBadge as weekly_badge,
  ${SECTIONS.map(columnOf).map(isWritten).join(' and ')} as visions_written,
  ${has('bucket_list_items where user_id = :userId')} as bucket_list_started,
  ${has('growth_days where user_id = :userId and vision_reviewed')} as vision_reviewed,
  ${atLeast(30, 'journal_entries where user_id = :userId')} as thirty_entries,
  ${atLeast(10, 'lessons_learned where user_id = :userId')} as ten_lessons,
  (${bestMonth}) >= :monthBadge as monthly_badge
  from profiles p, lateral (${longestJournalStreak}) streak (longest)
  where p.id = :userId`;

const firstBadge = (badges: readonly { from: number }[]) => badges[0]?.from ?? Number.MAX_SAFE_INTEGER;

const nothingYet = (): Checklist =>
  Object.fromEntries(CHECKLIST_FACTS.map((fact) => [fact, false])) as Checklist;

const factsOf = statement<Checklist>('checklist').sql(text, ['userId', 'weekBadge', 'monthBadge']);

/** Registers the call that the Growth Checklist is drawn from. It reads facts and stores nothing. */
export function registerDashboard(api: Api): void {
  registerSections(api);
  api.serve(getChecklist, async (actor) => {
    const [facts] = await actor.finish(
      factsOf({
        userId: actor.userId,
        weekBadge: firstBadge(BADGES.week),
        monthBadge: firstBadge(BADGES.month),
      }),
    );
    return facts ?? nothingYet();
  });
}
