import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { addDays, type LocalDate } from '../kernel/calendar.ts';
import { dayByKey, type WeekStart, weeksOfMonth } from '../kernel/month-grid.ts';
import { dayFormatter, formatDay } from '../kernel/written-days.ts';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import styles from './month-grid.module.css';
import { keyInReadingOrder } from './reading-direction.ts';

/** What one day of the month is, beyond its number. */
export interface DayInGrid {
  /** What it is called; the day in words when left out. */
  label?: string;
  /** Drawn around its number. */
  mark?: ReactNode;
  /** Where it leads: it is a link then, and a button otherwise. */
  to?: string;
  /** The keys pass over it, but it cannot be chosen. */
  isDisabled?: boolean;
}

interface MonthGridProps {
  /** 'YYYY-MM'. */
  month: string;
  /** Which day begins a week; 0 is Sunday. */
  firstDay?: WeekStart;
  /** Names the grid, or the id of what does, such as the name of the month. */
  label?: string;
  labelledBy?: string;
  today?: LocalDate | undefined;
  selected?: LocalDate | undefined;
  /** The first and the last day that can be chosen; the keys lead no further. */
  min?: LocalDate | undefined;
  max?: LocalDate | undefined;
  /** The day that has the focus from the beginning, as in a dialog that was opened to choose one. */
  focusAtFirst?: boolean;
  day?: (date: LocalDate) => DayInGrid;
  onChoose?: (date: LocalDate) => void;
  /** The keys lead into another month; without it they stay in this one. */
  onMonthChange?: (month: string) => void;
}

const longWeekday = dayFormatter({ weekday: 'long' });
const letterOf = dayFormatter({ weekday: 'narrow' });
const monthOf = (date: LocalDate): string => date.slice(0, 7);
const NOTHING_MORE = (): DayInGrid => ({});

const clamped = (date: LocalDate, min: LocalDate, max: LocalDate): LocalDate => {
  if (date < min) return min;
  return date > max ? max : date;
};

/** The days of one month as a grid of the ARIA practices: one stop for the Tab key, arrows from day to day. */
export function MonthGrid(props: MonthGridProps): ReactNode {
  const { month, firstDay = 0, label, labelledBy, today, selected, day = NOTHING_MORE, onChoose } = props;
  const min = props.min ?? '0001-01-01';
  const max = props.max ?? '9999-12-31';
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<LocalDate>();
  const isFocusDue = useRef(props.focusAtFirst === true);
  const inBounds = clamped(firstIn(month, active, selected, today), min, max);
  // In a month that lies wholly out of bounds the keys begin at its first day all the same.
  const stop = firstIn(month, inBounds);
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    const there = grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`);
    there?.focus();
    isFocusDue.current = !there;
  }, [stop]);

  const move = (event: KeyboardEvent): void => {
    const to = dayByKey({ key: keyInReadingOrder(event.key), shiftKey: event.shiftKey }, stop, firstDay);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = clamped(to, min, max);
    const isElsewhere = monthOf(next) !== month;
    if (next === stop || (isElsewhere && !props.onMonthChange)) return;
    isFocusDue.current = true;
    setActive(next);
    if (isElsewhere) props.onMonthChange?.(monthOf(next));
  };

  const weeks = weeksOfMonth(month, firstDay);
  return (
    <div className={styles.month}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of the ARIA practices is a table. */}
      <table ref={grid} role="grid" aria-label={label} aria-labelledby={labelledBy} onKeyDown={move}>
        <thead>
          <Weekdays firstDay={firstDay} />
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((date, column) => (
                <td
                  key={date ?? `empty ${String(column)}`}
                  {...(date !== undefined &&
                    selected !== undefined && { 'aria-selected': date === selected })}
                >
                  {date !== undefined && (
                    <Day
                      date={date}
                      {...day(date)}
                      isOutside={date < min || date > max}
                      isStop={date === stop}
                      isToday={date === today}
                      isSelected={date === selected}
                      onFocus={() => setActive(date)}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first of the days that lies in the month; without one its first. */
const firstIn = (month: string, ...days: (LocalDate | undefined)[]): LocalDate =>
  days.find((date) => date !== undefined && monthOf(date) === month) ?? `${month}-01`;

/** A week that begins on a Sunday. */
const ANY_SUNDAY = '2023-01-01';

function Weekdays({ firstDay }: { firstDay: WeekStart }): ReactNode {
  const dates = Array.from({ length: 7 }, (_, at) => addDays(ANY_SUNDAY, firstDay + at));
  return (
    <tr>
      {dates.map((date) => (
        <th key={date} scope="col">
          <span aria-hidden="true">{letterOf(date)}</span>
          <span className="sr-only">{longWeekday(date)}</span>
        </th>
      ))}
    </tr>
  );
}

interface DayProps extends DayInGrid {
  date: LocalDate;
  isOutside: boolean;
  isStop: boolean;
  isToday: boolean;
  isSelected: boolean;
  onFocus: () => void;
  onChoose: ((date: LocalDate) => void) | undefined;
}

function Day(props: DayProps): ReactNode {
  const { date, label, mark, to, isToday, isSelected, isStop, onFocus, onChoose } = props;
  const isDisabled = props.isDisabled || props.isOutside;
  const shared = {
    className: classNames(styles.day, isSelected && styles.selected, isToday && styles.today),
    'data-day': date,
    'aria-label': label ?? formatDay(date, { year: true }),
    'aria-current': isToday ? ('date' as const) : undefined,
    tabIndex: isStop ? 0 : -1,
    onFocus,
  };
  const shown = (
    <>
      {mark}
      <span>{Number(date.slice(8))}</span>
    </>
  );
  if (to !== undefined && !isDisabled) {
    return (
      <Link {...shared} to={to} onClick={() => onChoose?.(date)}>
        {shown}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onChoose?.(date)}
    >
      {shown}
    </button>
  );
}
