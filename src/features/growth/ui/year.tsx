import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { daysOf, type LocalDate, monthOf as rangeOf } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { weeksOfMonth } from '../../../kernel/month-grid.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { classNames } from '../../../kit/class-names.ts';
import { ArrowLeft, ArrowRight } from '../../../kit/icons.ts';
import { keyInReadingOrder } from '../../../kit/reading-direction.ts';
import * as texts from '../texts.ts';
import type { LivedDay } from './calendar-views.ts';
import { Leaf } from './leaf.tsx';
import styles from './year.module.css';

type Days = Readonly<Record<LocalDate, LivedDay>>;

interface YearProps {
  days: Days;
  /** The month that is shown, 'YYYY-MM'; its year is drawn. */
  month: string;
  /** The first and the last month that can be shown. */
  earliest: string;
  present: string;
  years: { before: string | undefined; after: string | undefined };
  onLeaf: (month: string) => void;
  onChoose: (month: string) => void;
}

/** How many months stand beside one another. */
const COLUMNS = 3;

/** Where the arrow keys lead among the months. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - COLUMNS,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + COLUMNS,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

/** A year as twelve small months of rings; each can be shown large. */
export function Year(props: YearProps): ReactNode {
  const { days, month, earliest, present, years, onLeaf, onChoose } = props;
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const year = month.slice(0, 4);
  const months = monthsOf(year);
  const open = months.filter((one) => one >= earliest && one <= present);
  // One stop for the Tab key; from there the arrows go from month to month.
  const move = (event: KeyboardEvent): void => {
    const at = open.indexOf((event.target as HTMLElement).dataset.month ?? '');
    const to = at === -1 ? undefined : STEPS[keyInReadingOrder(event.key)]?.(at, open.length);
    const next = to === undefined ? undefined : open[to];
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<HTMLElement>(`[data-month="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of months, not a fieldset of a form.
    <div role="group" aria-labelledby={name} className={styles.year} ref={group}>
      <div className={styles.head}>
        <p id={name} className={styles.name} aria-live="polite">
          {year}
        </p>
        <p className={styles.count}>{texts.daysOfYear(Object.keys(days).length)}</p>
        <Leaf label={texts.previousYearLabel} to={years.before} onChange={onLeaf}>
          <ArrowLeft />
        </Leaf>
        <Leaf label={texts.nextYearLabel} to={years.after} onChange={onLeaf}>
          <ArrowRight />
        </Leaf>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go between the buttons within. */}
      <div className={styles.months} onKeyDown={move}>
        {months.map((one) => (
          <Month
            key={one}
            month={one}
            days={days}
            isOpen={open.includes(one)}
            isShown={one === month}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

const monthName = dayFormatter({ month: 'short' });
const longName = dayFormatter({ month: 'long', year: 'numeric' });

interface MonthProps {
  month: string;
  days: Days;
  /** Whether it can be shown: not before the first one, and not ahead. */
  isOpen: boolean;
  isShown: boolean;
  onChoose: (month: string) => void;
}

function Month({ month, days, isOpen, isShown, onChoose }: MonthProps): ReactNode {
  const first = `${month}-01`;
  const inner = (
    <>
      <span className={styles.monthName} aria-hidden="true">
        {capitalized(monthName(first))}
      </span>
      <Rings month={month} days={days} />
    </>
  );
  if (!isOpen) {
    return (
      <div className={styles.month} aria-hidden="true">
        {inner}
      </div>
    );
  }
  const lived = daysOf(rangeOf(first)).filter((date) => days[date]).length;
  return (
    <button
      type="button"
      className={classNames(styles.month, styles.open)}
      data-month={month}
      aria-pressed={isShown}
      tabIndex={isShown ? 0 : -1}
      onClick={() => onChoose(month)}
    >
      <span className="sr-only">{texts.daysOfMonth(longName(first), lived)}</span>
      {inner}
    </button>
  );
}

function Rings({ month, days }: { month: string; days: Days }): ReactNode {
  return (
    <span className={styles.rings} aria-hidden="true">
      {weeksOfMonth(month, 0)
        .flat()
        .map((date, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a month are what they are.
          <i key={at} className={classNames(date && styles.ring, date && lookOf(days[date]))} />
        ))}
    </span>
  );
}

function lookOf(day: LivedDay | undefined): string | undefined {
  if (!day) return undefined;
  if (day.imported) return styles.imported;
  const { clarify, act, learn } = day.strokes;
  if (!clarify && !act && !learn) return styles.written;
  return classNames(clarify && styles.clarify, act && styles.act, learn && styles.learn);
}
