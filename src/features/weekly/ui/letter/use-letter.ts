import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../../browser/idle.ts';
import type { LocalDate } from '../../../../kernel/calendar.ts';
import { readTables, useNotebook, useView } from '../../../../notebook/react/use-view.ts';
import type { Letter, PeriodCounts, WeekRead } from '../../engine/letter/letter.ts';
import { monthLetter, yearLetter } from '../../engine/letter/span.ts';
import { weekLetter } from '../../engine/letter/week.ts';
import { type Period, weeksIn } from '../../rules/periods.ts';
import { logNotGenerated } from '../use-insights.ts';
import { citedDays } from '../views.ts';
import { lettersRows, monthCounts, periodCounts } from './letter-views.ts';
import { readWeek } from './read-week.ts';

interface ReadLetter {
  /** Undefined while its weeks are read, and when they cannot be. */
  letter: Letter | undefined;
  /** How many of its weeks are read. */
  done: number;
  of: number;
  /** The engine could not be loaded or has broken off. */
  isBroken: boolean;
  tryAgain: () => void;
}

/** Composes the letter of a period from its weeks and the rows as they are now. */
function composed(period: Period, weeks: readonly WeekRead[]): Letter {
  const tables = readTables();
  const { kind, start, end } = period;
  const counts = periodCounts(tables, start, end) ?? NO_COUNTS;
  const [first] = weeks;
  if (kind === 'week') return first ? weekLetter(first.insights, counts) : [];
  const span = {
    range: { start, end },
    weeks,
    counts,
    dateOf: (citation: Parameters<typeof citedDays>[1][number]) => citedDays(tables, [citation])[0],
  };
  return kind === 'month'
    ? monthLetter(span)
    : yearLetter({ ...span, months: monthCounts(tables, start, end) });
}

const NO_COUNTS: PeriodCounts = { entries: 0, lessons: 0, completedActions: 0, totalActions: 0, loops: 0 };

interface Reading {
  done: number;
  letter?: Letter;
  isBroken?: true;
}

/** Reads the weeks one after the other, each when nothing is more urgent, such as what a person types; until it is left. */
async function readWeeks(
  period: Period,
  today: LocalDate,
  show: (reading: Reading) => boolean,
): Promise<void> {
  const weeks = weeksIn(period);
  const read: WeekRead[] = [];
  for (const week of weeks) {
    await whenIdle();
    read.push(await readWeek(week, today));
    if (!show({ done: read.length })) return;
  }
  show({ done: read.length, letter: composed(period, read) });
}

/** The letter of a period that is over, once the whole notebook is here; composed again when its rows change. */
export function useLetter(period: Period, today: LocalDate): ReadLetter {
  const { state } = useNotebook();
  const rows = useView(lettersRows);
  const [reading, setReading] = useState<Reading>({ done: 0 });
  const [attempt, setAttempt] = useState(0);
  const isReady = state === 'complete';

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, and another attempt, read again.
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const show = (next: Reading): boolean => {
      // A letter stays in sight while it is read again.
      if (isCurrent) setReading((before) => (before.letter ? { ...before, ...next } : next));
      return isCurrent;
    };
    readWeeks(period, today, show).catch(() => {
      if (!isCurrent) return;
      logNotGenerated();
      setReading({ done: 0, isBroken: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [isReady, rows, period.kind, period.start, today, attempt]);

  const tryAgain = useCallback(() => {
    setReading({ done: 0 });
    setAttempt((count) => count + 1);
  }, []);
  return {
    letter: reading.letter,
    done: reading.done,
    of: weeksIn(period).length,
    isBroken: reading.isBroken === true,
    tryAgain,
  };
}
