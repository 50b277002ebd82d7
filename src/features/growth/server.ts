import { MENDED_EVERY } from '../../kernel/activity-day.ts';
import { addDays, type LocalDate, monthOf, weekOf } from '../../kernel/calendar.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { type Statement, statement, type Values } from '../../server/statement.ts';
import { todayOf } from '../profile/server.ts';
import { type DayMarks, type Growth, getGrowth } from './contract.ts';
import { growthCycles } from './rules/growth.ts';
import { type PausedDays, pausedDaysOf, pauseOn } from './rules/pauses.ts';
import { POINTS } from './rules.ts';
import { registerPauses } from './server/pauses.ts';
import { texts } from './spoken-texts.ts';

const JOURNAL = 'journal';
const ACTION = 'action';
const BUCKET_LIST_REVIEW = 'bucket_list_review';

const visionName = (section: string): string => `${section.replace('_', ' ')} vision`;

/** What can be done on a day: the columns of growth_days that say so. */
export type DayFlag = 'journaled' | 'task_completed' | 'lesson_learned' | 'vision_reviewed';

interface Activity {
  userId: string;
  date: LocalDate;
  now: Date;
}

interface Award {
  points: number;
  type: string;
  description: string;
  /** What they are given for, once only within the type: a day for the journal, an id for a task. */
  once: string;
  /** The id of the score's row. */
  awardId: string;
}

/** Whether the day was marked for the first time, and how many points were given. */
export interface Earned {
  first_today: boolean;
  points: number;
}

/** Marks `date`, a day of `userId`, at the instant `now`; its other marks stay. Answers a row when it was the day's first time. */
const marking = (flag: DayFlag, source = '') => `
  insert into growth_days (user_id, date, ${flag}, updated_at) select :userId::uuid, :date::date, true, :now::timestamptz ${source}
  on conflict (user_id, date) do update set ${flag} = true, updated_at = excluded.updated_at
    where not growth_days.${flag}
  returning true`;

/** A part of a WITH, `given`, that gives points unless they were given before, once for each row of `source`. */
const giving = (source = '') => `given as (
      insert into score_history (user_id, date, created_at, id, points, type, description, once)
      select :userId::uuid, :date::date, :now::timestamptz, :awardId::uuid, :points::integer, :type::text, :description::text, :once::text ${source}
      on conflict (user_id, type, once) do nothing returning points)`;

/**
 * Two parts of a WITH, `given` and `marked`, that give points unless they were given before, and mark the day they are
 * given for. They happen once for each row of `source`, such as 'from completed'; they name EARNING_VALUES.
 */
export function earning(flag: DayFlag, source = ''): string {
  return `${giving(source)},
    marked as (${marking(flag, 'from given')})`;
}

export const EARNED = `exists (select from marked) as first_today, coalesce((select points from given), 0) as points`;

/** The values that `earning` names. */
export const EARNING_VALUES = [
  'userId',
  'date',
  'now',
  'awardId',
  'points',
  'type',
  'description',
  'once',
] as const;

const earningValues = (
  { userId, date, now }: Activity,
  award: Award,
): Values<(typeof EARNING_VALUES)[number]> => ({
  ...{ userId, date, now: now.toISOString() },
  ...award,
});

const earnJournal = statement<Earned>('earn-journal').sql(
  `with ${earning('journaled')} select ${EARNED}`,
  EARNING_VALUES,
);

/** Marks the day as journaled and gives its points, which are the entry's: their row has its id. */
export const earnForEntry = (activity: Activity, entryId: string): Statement<Earned> =>
  earnJournal(
    earningValues(activity, {
      awardId: entryId,
      points: POINTS.journal,
      type: JOURNAL,
      description: texts.journalAward,
      once: activity.date,
    }),
  );

const earnPoints = statement<Earned>('earn-points').sql(
  `with ${giving()} select false as first_today, coalesce((select points from given), 0) as points`,
  EARNING_VALUES,
);

/** Gives the points for a review of the bucket list, once in a day. A day is marked for visions alone. */
export const earnForBucketListReview = (activity: Activity, awardId: string): Statement<Earned> =>
  earnPoints(
    earningValues(activity, {
      awardId,
      points: POINTS.review,
      type: BUCKET_LIST_REVIEW,
      description: texts.bucketListReviewAward,
      once: activity.date,
    }),
  );

/** Gives the points for a vision that was written, once in a day for each. `section` is its short name. */
export const earnForVision = (activity: Activity, awardId: string, section: string): Statement<Earned> =>
  earnPoints(
    earningValues(activity, {
      awardId,
      points: POINTS.vision,
      type: `${section}_vision_update`,
      description: texts.visionAward(visionName(section)),
      once: activity.date,
    }),
  );

const earnVisionReview = statement<Earned>('earn-vision-review').sql(
  `with ${earning('vision_reviewed')} select ${EARNED}`,
  EARNING_VALUES,
);

/** Marks the day for the review of a vision and gives its points, once in a day for each. */
export const earnForVisionReview = (
  activity: Activity,
  awardId: string,
  section: string,
): Statement<Earned> =>
  earnVisionReview(
    earningValues(activity, {
      awardId,
      points: POINTS.review,
      type: `${section}_vision_review`,
      description: texts.visionReviewAward(visionName(section)),
      once: activity.date,
    }),
  );
const mendDay = statement<Earned>('mend-day').sql(`
    with mended as (
     insert into growth_days (user_id, date, mended, updated_at) select :userId::uuid, :date::date, true, :now::timestamptz
       where not exists (select from growth_days where user_id = :userId and mended and date between :from and :until)
         and not exists (select from pauses where user_id = :userId and :date between starts_on and ends_on)
       on conflict (user_id, date) do update set mended = true, updated_at = excluded.updated_at
         where not growth_days.journaled)
   select false as first_today, 0 as points`);

/**
 * For a page that was written for a day soon after it: the day is mended when it had no page, lies in no pause and no
 * other day within a week of it was mended. rules/streaks.ts says the same of the rows of a device.
 */
export function mend({ userId, date, now }: Activity): Statement<Earned> {
  const within = MENDED_EVERY - 1;
  return mendDay({
    userId,
    date,
    now: now.toISOString(),
    from: addDays(date, -within),
    until: addDays(date, within),
  });
}

/** For an activity that came too late to count: neither a mark nor points. */
export const earnNothing = statement<Earned>('earn-nothing').sql('select false as first_today, 0 as points');

/** The values of `earning` for a completed action. */
export const earningForAction = (
  activity: Activity,
  awardId: string,
  taskId: string,
): Values<(typeof EARNING_VALUES)[number]> =>
  earningValues(activity, {
    awardId,
    points: POINTS.action,
    type: ACTION,
    description: texts.actionAward,
    once: taskId,
  });

const markOf = (flag: DayFlag) => statement(`mark-${flag}`).sql(marking(flag), ['userId', 'date', 'now']);
const marks = {
  journaled: markOf('journaled'),
  task_completed: markOf('task_completed'),
  lesson_learned: markOf('lesson_learned'),
  vision_reviewed: markOf('vision_reviewed'),
} satisfies Record<DayFlag, unknown>;

/** Marks a day for what was done on it. Answers a row when it was the day's first time. */
export const markDay = (flag: DayFlag, { userId, date, now }: Activity): Statement =>
  marks[flag]({ userId, date, now: now.toISOString() });

/**
 * Parts of a WITH that take the points for an action, `taskId` of `userId`, back at the instant `now`, if `source`, such as
 * 'reopened', has a row. The day they counted for stays marked only if another action earned points on it; one that was
 * deleted since still counts.
 */
export const unearningAction = (source: string): string => `taken as (
    delete from score_history where user_id = :userId and type = '${ACTION}' and once = (:taskId::uuid)::text
      and exists (select from ${source}) returning date),
  unmarked as (
    update growth_days d set task_completed = false, updated_at = :now::timestamptz
    from taken where d.user_id = :userId and d.date = taken.date and not exists (
      select from score_history s
      where s.user_id = :userId and s.type = '${ACTION}' and s.date = taken.date and s.once <> (:taskId::uuid)::text))`;

/** The days that each streak is made of. */
const STREAK_DAYS = {
  journal: '(journaled or mended)',
  action: 'task_completed',
  lesson: 'lesson_learned',
} as const;

/** The first day of the streak that `last` is one of. */
const runBegins = (streak: string, last: string): string =>
  `(select max(date) from growth_days where user_id = :userId and ${streak}_starts and date <= ${last})`;

/**
 * The earliest day that a run may have ended on to go on with `day`: the day before it, or the one before the pauses that
 * lie between. A function of the database would ask another machine for each pause.
 */
const reachOf = (day: string): string => `(
  with recursive back as (
    select ${day} - 1 as reached
    union all
    select p.starts_on - 1 from back join pauses p
      on p.user_id = :userId and back.reached between p.starts_on and p.ends_on)
  select min(reached) from back)`;

/** The newest day of a streak that it can go on from: before `before`, as far back as pauses reach. */
const goesOnFrom = (streak: keyof typeof STREAK_DAYS, before: string, day: string): string => `
  select max(date) as date from growth_days
  where user_id = :userId and ${STREAK_DAYS[streak]} and date < ${before} and date >= ${reachOf(day)}`;

/** A streak's runs, from the newest back over the pauses between them, and the sum of their days. */
const lengthOf = (streak: keyof typeof STREAK_DAYS): string => `(
  with recursive runs as (
    select last.date as last, ${runBegins(streak, 'last.date')} as first
    from (${goesOnFrom(streak, ':today::date + 1', ':today::date')}) last where last.date is not null
    union all
    select earlier.date, ${runBegins(streak, 'earlier.date')}
    from runs cross join lateral (${goesOnFrom(streak, 'runs.first', 'runs.first')}) earlier
    where earlier.date is not null)
  select coalesce(sum(last - first + 1), 0)::integer from runs) as ${streak}`;

/**
 * The streaks of `userId` that are alive on the day `today`. Each run is counted from the day that it began, which is marked, so
 * that it costs the same however long it is; pauses join runs. rules/streaks.ts says the same of a list of days. It begins
 * at a row that everybody has, so that it is all the business of the machine that has the person's rows.
 */
export const STREAKS = `select ${lengthOf('journal')}, ${lengthOf('action')}, ${lengthOf('lesson')}
  from sync_heads where user_id = :userId`;

type Streaks = Growth['streaks'];

const readStreaks = statement<Streaks>('streaks').sql(STREAKS, ['userId', 'today']);

/** The person's streaks that are alive on the day. */
export const streaksOf = (userId: string, today: LocalDate): Statement<Streaks> =>
  readStreaks({ userId, today });

const daysOfMonth = statement<DayMarks>('growth-days').sql(`
    select date, journaled, task_completed, lesson_learned, vision_reviewed, mended from growth_days
    where user_id = :userId and date between :start and :end order by date`);

const totals = statement<Pick<Growth, 'actions_completed' | 'goals_achieved'>>('growth-totals').sql(`
    select (select count(*) from tasks where user_id = :userId and completed) as actions_completed,
    (select count(*) from previous_goals where user_id = :userId and status = 'completed') as goals_achieved
    from sync_heads where user_id = :userId`);

/** Those that may lie in a month or on today. */
const pausesAround = statement<PausedDays>('growth-pauses').sql(`
    select starts_on, ends_on from pauses where user_id = :userId
    and starts_on <= greatest(:today::date, :end::date) and ends_on >= least(:today::date, :start::date)`);

/** Of today, this week and the shown month; a week may begin in the month before and end in the next. */
const pointsOf = statement<Growth['points']>('growth-points').sql(`
    select coalesce(sum(points) filter (where date = :today), 0) as day,
    coalesce(sum(points) filter (where date between :weekStart and :weekEnd), 0) as week,
    coalesce(sum(points) filter (where date between :monthStart and :monthEnd), 0) as month
  from score_history where user_id = :userId and date >= least(:weekStart::date, :monthStart::date)`);

async function growthOf(actor: Actor, asked: string | undefined): Promise<Growth> {
  const { userId } = actor;
  const today = await todayOf(actor);
  const month = asked ?? today.slice(0, 7);
  const shown = monthOf(`${month}-01`);
  const week = weekOf(today);
  const read = await actor.finish({
    days: daysOfMonth({ userId, start: shown.start, end: shown.end }),
    pauses: pausesAround({ userId, today, start: shown.start, end: shown.end }),
    streaks: streaksOf(userId, today),
    total: totals({ userId }),
    points: pointsOf({
      ...{ userId, today, weekStart: week.start, weekEnd: week.end },
      ...{ monthStart: shown.start, monthEnd: shown.end },
    }),
  });
  const {
    days,
    pauses,
    streaks: [streaks],
    total: [total],
    points: [points],
  } = read;
  if (!streaks || !total || !points) throw new Error('a sum answers one row');
  return {
    ...{ today, month, days, streaks, ...total, points },
    paused: pausedDaysOf(pauses, shown),
    paused_until: pauseOn(pauses, today)?.ends_on ?? null,
    cycles: growthCycles(days, `${month}-01`),
  };
}

/** Registers the call that Progress is drawn from. */
export function registerGrowth(api: Api): void {
  registerPauses(api);
  api.serve(getGrowth, (actor, { query }) => growthOf(actor, query.month));
}
