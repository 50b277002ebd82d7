import { MENDED_EVERY } from '../../kernel/activity-day.ts';
import { addDays, type LocalDate, monthOf, weekOf } from '../../kernel/calendar.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { prepared, type Statement } from '../../server/statement.ts';
import { todayOf } from '../profile/server.ts';
import { type DayMarks, type Growth, getGrowth } from './contract.ts';
import { growthCycles } from './rules/growth.ts';
import { type PausedDays, pausedDaysOf, pauseOn } from './rules/pauses.ts';
import { POINTS } from './rules.ts';
import { registerPauses } from './server/pauses.ts';
import * as texts from './texts.ts';

const JOURNAL = 'journal';
const ACTION = 'action';
const BUCKET_LIST_REVIEW = 'bucket_list_review';

const visionName = (section: string): string => `${section.replace('_', ' ')} vision`;

/** What can be done on a day: the columns of growth_days that say so. */
export type DayFlag = 'journaled' | 'task_completed' | 'lesson_learned' | 'vision_reviewed';

interface Deed {
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
  id: string;
}

/** Whether the day was marked for the first time, and how many points were given. */
export interface Earned {
  first_today: boolean;
  points: number;
}

/** Marks `$2`, a day of `$1`, at the instant `$3`; its other marks stay. Answers a row when it was the day's first time. */
const marking = (flag: DayFlag, source = '') => `
  insert into growth_days (user_id, date, ${flag}, updated_at) select $1::uuid, $2::date, true, $3::timestamptz ${source}
  on conflict (user_id, date) do update set ${flag} = true, updated_at = excluded.updated_at
    where not growth_days.${flag}
  returning true`;

/** A part of a WITH, `given`, that gives points unless they were given before, once for each row of `source`. */
const giving = (source = '') => `given as (
      insert into score_history (user_id, date, created_at, id, points, type, description, once)
      select $1::uuid, $2::date, $3::timestamptz, $4::uuid, $5::integer, $6::text, $7::text, $8::text ${source}
      on conflict (user_id, type, once) do nothing returning points)`;

/**
 * Two parts of a WITH, `given` and `marked`, that give points unless they were given before, and mark the day they are
 * given for. They happen once for each row of `source`, such as 'from completed'; their parameters are the first of all.
 */
export function earning(flag: DayFlag, source = ''): string {
  return `${giving(source)},
    marked as (${marking(flag, 'from given')})`;
}

export const EARNED = `exists (select from marked) as first_today, coalesce((select points from given), 0) as points`;

/** The parameters of `earning`. */
const earningValues = ({ userId, date, now }: Deed, award: Award): unknown[] => [
  userId,
  date,
  now.toISOString(),
  award.id,
  award.points,
  award.type,
  award.description,
  award.once,
];

const earnJournal = prepared<Earned>('earn-journal', `with ${earning('journaled')} select ${EARNED}`);

/** Marks the day as journaled and gives its points, which are the entry's: their row has its id. */
export const earnForEntry = (deed: Deed, entryId: string): Statement<Earned> =>
  earnJournal(
    ...earningValues(deed, {
      id: entryId,
      points: POINTS.journal,
      type: JOURNAL,
      description: texts.journalAward,
      once: deed.date,
    }),
  );

const earnPoints = prepared<Earned>(
  'earn-points',
  `with ${giving()} select false as first_today, coalesce((select points from given), 0) as points`,
);

/** Gives the points for a review of the bucket list, once in a day. A day is marked for visions alone. */
export const earnForBucketListReview = (deed: Deed, awardId: string): Statement<Earned> =>
  earnPoints(
    ...earningValues(deed, {
      id: awardId,
      points: POINTS.review,
      type: BUCKET_LIST_REVIEW,
      description: texts.bucketListReviewAward,
      once: deed.date,
    }),
  );

/** Gives the points for a vision that was written, once in a day for each. `section` is its short name. */
export const earnForVision = (deed: Deed, awardId: string, section: string): Statement<Earned> =>
  earnPoints(
    ...earningValues(deed, {
      id: awardId,
      points: POINTS.vision,
      type: `${section}_vision_update`,
      description: texts.visionAward(visionName(section)),
      once: deed.date,
    }),
  );

const earnVisionReview = prepared<Earned>(
  'earn-vision-review',
  `with ${earning('vision_reviewed')} select ${EARNED}`,
);

/** Marks the day for the review of a vision and gives its points, once in a day for each. */
export const earnForVisionReview = (deed: Deed, awardId: string, section: string): Statement<Earned> =>
  earnVisionReview(
    ...earningValues(deed, {
      id: awardId,
      points: POINTS.review,
      type: `${section}_vision_review`,
      description: texts.visionReviewAward(visionName(section)),
      once: deed.date,
    }),
  );
const mendDay = prepared<Earned>(
  'mend-day',
  `with mended as (
     insert into growth_days (user_id, date, mended, updated_at) select $1::uuid, $2::date, true, $3::timestamptz
       where not exists (select from growth_days where user_id = $1 and mended and date between $4 and $5)
         and not exists (select from pauses where user_id = $1 and $2 between starts_on and ends_on)
       on conflict (user_id, date) do update set mended = true, updated_at = excluded.updated_at
         where not growth_days.journaled)
   select false as first_today, 0 as points`,
);

/**
 * For a page that was written for a day soon after it: the day is mended when it had no page, lies in no pause and no
 * other day within a week of it was mended. rules/streaks.ts says the same of the rows of a device.
 */
export function mend({ userId, date, now }: Deed): Statement<Earned> {
  const within = MENDED_EVERY - 1;
  return mendDay(userId, date, now.toISOString(), addDays(date, -within), addDays(date, within));
}

/** For a deed that came too late to count: neither a mark nor points. */
export const earnNothing: () => Statement<Earned> = prepared<Earned>(
  'earn-nothing',
  'select false as first_today, 0 as points',
);

/** The parameters of `earning` for a completed action. */
export const earningForAction = (deed: Deed, awardId: string, taskId: string): unknown[] =>
  earningValues(deed, {
    id: awardId,
    points: POINTS.action,
    type: ACTION,
    description: texts.actionAward,
    once: taskId,
  });

const marks = {
  journaled: prepared('mark-journaled', marking('journaled')),
  task_completed: prepared('mark-task_completed', marking('task_completed')),
  lesson_learned: prepared('mark-lesson_learned', marking('lesson_learned')),
  vision_reviewed: prepared('mark-vision_reviewed', marking('vision_reviewed')),
} satisfies Record<DayFlag, unknown>;

/** Marks a day for what was done on it. Answers a row when it was the day's first time. */
export const markDay = (flag: DayFlag, { userId, date, now }: Deed): Statement =>
  marks[flag](userId, date, now.toISOString());

/**
 * Parts of a WITH that take the points for an action, `$2` of `$1`, back at the instant `$3`, if `source`, such as
 * 'reopened', has a row. The day they counted for stays marked only if another action earned points on it; one that was
 * deleted since still counts.
 */
export const unearningAction = (source: string): string => `taken as (
    delete from score_history where user_id = $1 and type = '${ACTION}' and once = ($2::uuid)::text
      and exists (select from ${source}) returning date),
  unmarked as (
    update growth_days d set task_completed = false, updated_at = $3::timestamptz
    from taken where d.user_id = $1 and d.date = taken.date and not exists (
      select from score_history s
      where s.user_id = $1 and s.type = '${ACTION}' and s.date = taken.date and s.once <> ($2::uuid)::text))`;

/** The days that each streak is made of. */
const STREAK_DAYS = {
  journal: '(journaled or mended)',
  action: 'task_completed',
  lesson: 'lesson_learned',
} as const;

/** The first day of the run of days that `last` is one of. */
const runBegins = (streak: string, last: string): string =>
  `(select max(date) from growth_days where user_id = $1 and ${streak}_starts and date <= ${last})`;

/** The newest day of a streak that it can go on from: before `before`, as far back as pauses reach. */
const goesOnFrom = (streak: keyof typeof STREAK_DAYS, before: string, reach: string): string => `
  select max(date) as date from growth_days
  where user_id = $1 and ${STREAK_DAYS[streak]} and date < ${before} and date >= streak_reach($1, ${reach})`;

/** A streak's runs, from the newest back over the pauses between them, and the sum of their days. */
const lengthOf = (streak: keyof typeof STREAK_DAYS): string => `(
  with recursive runs as (
    select last.date as last, ${runBegins(streak, 'last.date')} as first
    from (${goesOnFrom(streak, '$2::date + 1', '$2::date')}) last where last.date is not null
    union all
    select earlier.date, ${runBegins(streak, 'earlier.date')}
    from runs cross join lateral (${goesOnFrom(streak, 'runs.first', 'runs.first')}) earlier
    where earlier.date is not null)
  select coalesce(sum(last - first + 1), 0)::integer from runs) as ${streak}`;

/**
 * The streaks of `$1` that are alive on the day `$2`. Each run is counted from the day that it began, which is marked, so
 * that it costs the same however long it is; pauses join runs. rules/streaks.ts says the same of a list of days.
 */
export const STREAKS = `select ${lengthOf('journal')}, ${lengthOf('action')}, ${lengthOf('lesson')}`;

type Streaks = Growth['streaks'];

/** The person's streaks that are alive on the day. */
export const streaksOf: (userId: string, day: LocalDate) => Statement<Streaks> = prepared<Streaks>(
  'streaks',
  STREAKS,
);

const daysOfMonth = prepared<DayMarks>(
  'growth-days',
  `select date, journaled, task_completed, lesson_learned, vision_reviewed, mended from growth_days
    where user_id = $1 and date between $2 and $3 order by date`,
);

const totals = prepared<Pick<Growth, 'actions_completed' | 'goals_achieved'>>(
  'growth-totals',
  `select (select count(*) from tasks where user_id = $1 and completed) as actions_completed,
    (select count(*) from previous_goals where user_id = $1 and status = 'completed') as goals_achieved`,
);

/** Those that may lie in a month or on today. */
const pausesAround = prepared<PausedDays>(
  'growth-pauses',
  `select starts_on, ends_on from pauses where user_id = $1
    and starts_on <= greatest($2::date, $4::date) and ends_on >= least($2::date, $3::date)`,
);

/** Of today, this week and the shown month; a week may begin in the month before and end in the next. */
const pointsOf = prepared<Growth['points']>(
  'growth-points',
  `select coalesce(sum(points) filter (where date = $2), 0) as day,
    coalesce(sum(points) filter (where date between $3 and $4), 0) as week,
    coalesce(sum(points) filter (where date between $5 and $6), 0) as month
  from score_history where user_id = $1 and date >= least($3::date, $5::date)`,
);

async function growthOf(actor: Actor, asked: string | undefined): Promise<Growth> {
  const { userId } = actor;
  const today = await todayOf(actor);
  const month = asked ?? today.slice(0, 7);
  const shown = monthOf(`${month}-01`);
  const week = weekOf(today);
  const [days, pauses, [streaks], [total], [points]] = await actor.finish(
    daysOfMonth(userId, shown.start, shown.end),
    pausesAround(userId, today, shown.start, shown.end),
    streaksOf(userId, today),
    totals(userId),
    pointsOf(userId, today, week.start, week.end, shown.start, shown.end),
  );
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
