import { type ReactNode, useId, useRef, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { dayFormatter, formatDay } from '../../../kernel/written-days.ts';
import { DayRing } from '../../../kit/day-ring.tsx';
import { ArrowLeft, ArrowRight } from '../../../kit/icons.ts';
import { type DayInGrid, MonthGrid } from '../../../kit/month-grid.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { leavesOf } from '../rules/leafing.ts';
import * as texts from '../texts.ts';
import styles from './calendar.module.css';
import { daysOfYear, firstDayLived, isBare, type LivedDay, pausedInMonth } from './calendar-views.ts';
import { nameOfDay } from './day-name.ts';
import { Leaf } from './leaf.tsx';
import { Year } from './year.tsx';

interface CalendarProps {
  today: LocalDate;
  /** The day that the page is about. */
  selected?: LocalDate | undefined;
}

const monthOf = (date: LocalDate): string => date.slice(0, 7);
const nameOfMonth = dayFormatter({ month: 'long', year: 'numeric' });

/**
 * Every day on which something was written or done: one month of them, and the year it lies in, from the first day on.
 * Nothing before there is such a day.
 */
export default function Calendar({ today, selected }: CalendarProps): ReactNode {
  const first = useView(firstDayLived);
  const [asked, setAsked] = useState(monthOf(selected ?? today));
  const [followed, setFollowed] = useState(selected);
  if (followed !== selected) {
    setFollowed(selected);
    setAsked(monthOf(selected ?? today));
  }
  const name = useId();
  const head = useRef<HTMLDivElement>(null);
  const earliest = monthOf(first ?? today);
  const leaves = leavesOf(asked, earliest, monthOf(today));
  const { month } = leaves;
  const days = useView(daysOfYear, month.slice(0, 4));
  const paused = useView(pausedInMonth, month);
  if (first === undefined) return null;
  const showMonth = (chosen: string): void => {
    setAsked(chosen);
    head.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className={styles.calendar} aria-label={texts.calendarLabel}>
      <div className={styles.head} ref={head}>
        <p id={name} className={styles.name} aria-live="polite">
          {capitalized(nameOfMonth(`${month}-01`))}
        </p>
        <Leaf label={texts.previousMonthLabel} to={leaves.months.before} onChange={setAsked}>
          <ArrowLeft />
        </Leaf>
        <Leaf label={texts.nextMonthLabel} to={leaves.months.after} onChange={setAsked}>
          <ArrowRight />
        </Leaf>
      </div>
      <MonthGrid
        month={month}
        labelledBy={name}
        today={today}
        selected={selected}
        min={`${earliest}-01`}
        max={today}
        day={(date) => dayInGrid(date, days[date], date === today, paused.includes(date))}
        onMonthChange={setAsked}
      />
      <Year
        days={days}
        month={month}
        earliest={earliest}
        present={monthOf(today)}
        years={leaves.years}
        onLeaf={setAsked}
        onChoose={showMonth}
      />
    </section>
  );
}

/** A day that was lived leads to what is known of it, and so does today. */
function dayInGrid(
  date: LocalDate,
  day: LivedDay | undefined,
  isToday: boolean,
  isPaused: boolean,
): DayInGrid {
  const name = formatDay(date, { year: true });
  const pause = isPaused && <i className={styles.paused} />;
  if (!day && !isToday) {
    return { isDisabled: true, mark: pause, ...(isPaused && { label: texts.dayPaused(name) }) };
  }
  const strokes = day?.strokes ?? { clarify: false, act: false, learn: false };
  const mended = day?.mended === true;
  const bare = day !== undefined && isBare(day);
  const bareName = day?.imported ? texts.dayImported(name) : texts.dayWritten(name);
  return {
    to: `/journal/day?date=${date}`,
    label: bare ? bareName : nameOfDay(name, { strokes, mended, isPaused }),
    mark: (
      <>
        {pause}
        <DayRing strokes={strokes} mended={mended} />
        {bare && <i className={day?.imported ? styles.imported : styles.written} />}
      </>
    ),
  };
}
