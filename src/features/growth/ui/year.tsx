import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  addDays,
  dayFormatter,
  daysOf,
  formatDay,
  type LocalDate,
  weekOf,
} from '../../../kernel/calendar.ts';
import { classNames } from '../../../kit/class-names.ts';
import { Link } from '../../../kit/link.tsx';
import type { Strokes } from '../../../kit/loop-ring.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import styles from './year.module.css';
import { yearUntil } from './year-view.ts';

/** Whole weeks, so that the last of them holds today and all of them at least 365 days. */
const WEEKS = 53;

const monthOnly = dayFormatter({ month: 'short' });

/** Where the arrow keys lead among the days that can be opened. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The last year as rings, a column for each week: a tap opens the day. */
export default function Year({ today }: { today: LocalDate }): ReactNode {
  const from = addDays(weekOf(today).start, -7 * (WEEKS - 1));
  const lived = useView(yearUntil, from, today);
  const dates = useMemo(() => daysOf({ start: from, end: today }), [from, today]);
  const opened = dates.filter((date) => lived[date]);
  const [named, setNamed] = useState<LocalDate>();
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (strip.current) strip.current.scrollLeft = strip.current.scrollWidth;
  }, []);
  if (opened.length === 0) return null;
  // One stop for the Tab key; from there the arrows go from day to day.
  const stop = named !== undefined && lived[named] ? named : opened.at(-1);
  const move = (event: KeyboardEvent): void => {
    const to = STEPS[event.key]?.(opened.indexOf(stop ?? ''), opened.length);
    const next = to === undefined ? undefined : opened[Math.min(Math.max(to, 0), opened.length - 1)];
    if (!next) return;
    event.preventDefault();
    strip.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <section className={styles.year} aria-label={texts.yearLabel}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between the links within. */}
      <div className={styles.strip} ref={strip} onKeyDown={move} onMouseLeave={() => setNamed(undefined)}>
        <Months dates={dates} />
        <div className={styles.days}>
          {dates.map((date) => (
            <Day
              key={date}
              date={date}
              day={lived[date]}
              isStop={date === stop}
              onName={() => setNamed(date)}
            />
          ))}
        </div>
      </div>
      <p className="text-caption text-ink-2" aria-hidden="true">
        {named ? nameOf(named, lived[named]) : texts.yearHint}
      </p>
    </section>
  );
}

function nameOf(date: LocalDate, day: Strokes | undefined): string {
  const name = formatDay(date, { year: true });
  if (!day) return name;
  return texts.dayStrokes(name, [day.clarify, day.act, day.learn].filter(Boolean).length);
}

/** The names of the months above the week in which each begins; the first is left out where it is nearly over. */
function Months({ dates }: { dates: readonly LocalDate[] }): ReactNode {
  const begins = (date: LocalDate, at: number): boolean =>
    at === 0 ? Number(date.slice(8)) <= 14 : date.endsWith('-01');
  return (
    <div className={styles.months} aria-hidden="true">
      {dates.map(
        (date, at) =>
          begins(date, at) && (
            <span key={date} style={{ gridColumnStart: Math.floor(at / 7) + 1 }}>
              {monthOnly(date)}
            </span>
          ),
      )}
    </div>
  );
}

interface DayProps {
  date: LocalDate;
  /** undefined on a day on which nothing was done. */
  day: Strokes | undefined;
  isStop: boolean;
  onName: () => void;
}

function Day({ date, day, isStop, onName }: DayProps): ReactNode {
  const ring = (
    <i
      className={classNames(
        styles.ring,
        day?.clarify && styles.clarify,
        day?.act && styles.act,
        day?.learn && styles.learn,
      )}
    />
  );
  if (!day) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a day names it for those who see; it does nothing.
      <span className={styles.day} onMouseEnter={onName}>
        {ring}
      </span>
    );
  }
  return (
    <Link
      to={`/journal/day?date=${date}`}
      className={styles.day}
      data-day={date}
      tabIndex={isStop ? 0 : -1}
      aria-label={nameOf(date, day)}
      onMouseEnter={onName}
      onFocus={onName}
    >
      {ring}
    </Link>
  );
}
