import { type DayRange, daysInMonth, type LocalDate, monthOf, weekOf } from '../../../kernel/calendar.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import type { DayMarks, Growth } from '../contract.ts';
import { type GrowthDay, isClosed } from '../rules.ts';
import { type PausedDays, pausedDaysOf, pauseOn } from './pauses.ts';
import { daysWith, streakDates, streakOf } from './streaks.ts';

/** Growth cycles: the month's days with all three strokes, out of its days. `month` is any day of it. */
export function growthCycles(days: readonly DayMarks[], month: LocalDate): { done: number; of: number } {
  const { start, end } = monthOf(month);
  const done = days.filter((day) => day.date >= start && day.date <= end && isClosed(day)).length;
  return { done, of: daysInMonth(month) };
}

/** The rows that growth is worked out from. */
export interface GrowthRows {
  days: Iterable<GrowthDay>;
  tasks: Iterable<Pick<SyncedRows['tasks'], 'completed'>>;
  goals: Iterable<Pick<SyncedRows['previous_goals'], 'status'>>;
  pauses: Iterable<PausedDays>;
}

const isWithin = ({ start, end }: DayRange, { date }: GrowthDay): boolean => date >= start && date <= end;

const pointsOf = (days: readonly GrowthDay[], range: DayRange): number =>
  days.reduce((sum, day) => (isWithin(range, day) ? sum + day.points : sum), 0);

const marksOf = ({
  date,
  journaled,
  task_completed,
  lesson_learned,
  vision_reviewed,
  // Devices have rows of before days could be mended.
  mended = false,
}: GrowthDay): DayMarks => ({
  date,
  journaled,
  task_completed,
  lesson_learned,
  vision_reviewed,
  mended,
});

function countOf<Row>(rows: Iterable<Row>, counts: (row: Row) => boolean): number {
  let count = 0;
  for (const row of rows) if (counts(row)) count += 1;
  return count;
}

/**
 * The growth of a month, as GET /api/growth answers it.
 * @param month 'YYYY-MM'; that of today when left out
 */
export function growthOf(rows: GrowthRows, today: LocalDate, month = today.slice(0, 7)): Growth {
  const all = [...rows.days];
  const pauses = [...rows.pauses];
  const shown = monthOf(`${month}-01`);
  const days = all
    .filter((day) => isWithin(shown, day))
    .map(marksOf)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    today,
    month,
    days,
    paused: pausedDaysOf(pauses, shown),
    paused_until: pauseOn(pauses, today)?.ends_on ?? null,
    streaks: {
      journal: streakOf(streakDates(all), today, pauses),
      action: streakOf(daysWith(all, 'task_completed'), today, pauses),
      lesson: streakOf(daysWith(all, 'lesson_learned'), today, pauses),
    },
    actions_completed: countOf(rows.tasks, ({ completed }) => completed),
    goals_achieved: countOf(rows.goals, ({ status }) => status === 'completed'),
    cycles: growthCycles(days, `${month}-01`),
    points: {
      day: pointsOf(all, { start: today, end: today }),
      week: pointsOf(all, weekOf(today)),
      month: pointsOf(all, shown),
    },
  };
}
