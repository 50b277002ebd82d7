import type { ReactNode } from 'react';
import { dayFormatter, formatDay } from '../../../kernel/written-days.ts';
import { classNames } from '../../../kit/class-names.ts';
import { DayRing } from '../../../kit/day-ring.tsx';
import { Link } from '../../../kit/link.tsx';
import { ALL_STROKES, type Strokes } from '../../../kit/loop-ring.tsx';
import type { DayActions } from '../rules.ts';
import * as texts from '../texts.ts';
import type { WeekDay } from './views.ts';
import styles from './week-days.module.css';

/** More dots than these would be a column to count; the rest is a number. */
const MOST_DOTS = 6;

const shortName = dayFormatter({ weekday: 'short' });

export const drawnOf = (strokes: Strokes): number => Object.values(strokes).filter(Boolean).length;

/** For example 'Monday, November 16: 2 of 3, 1 of 2 actions'. */
function labelOf({ date, strokes, actions: { done, open } }: WeekDay): string {
  const day = formatDay(date);
  const drawn = drawnOf(strokes);
  const all = done + open;
  return all === 0 ? texts.dayLabel(day, drawn) : texts.dayWithActionsLabel(day, drawn, done, all);
}

/** A week's days as rings, with a dot for each of its actions; a day on which something was done can be opened. */
export function WeekDays({ days }: { days: readonly WeekDay[] }): ReactNode {
  return (
    <div>
      <ol className={styles.week}>
        {days.map((day) => (
          <li key={day.date} className={styles.day}>
            <span className={styles.name} aria-hidden="true">
              {shortName(day.date)}
            </span>
            <Ring day={day} />
            <Dots actions={day.actions} />
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <DayRing strokes={ALL_STROKES} />
          {texts.clarifyActLearn}
        </span>
        <span>
          <i className={classNames(styles.dot, styles.done)} />
          {texts.actionDone}
        </span>
        <span>
          <i className={styles.dot} />
          {texts.actionOpen}
        </span>
      </p>
    </div>
  );
}

function Ring({ day }: { day: WeekDay }): ReactNode {
  const ring = <DayRing strokes={day.strokes} label={labelOf(day)} />;
  if (drawnOf(day.strokes) === 0) return <span className={styles.ring}>{ring}</span>;
  return (
    <Link className={styles.ring} to={`/journal/day?date=${day.date}`}>
      {ring}
    </Link>
  );
}

function Dots({ actions: { done, open } }: { actions: DayActions }): ReactNode {
  const all = done + open;
  const shown = Math.min(all, MOST_DOTS);
  const shownOpen = Math.min(open, Math.round((open / Math.max(all, 1)) * shown));
  return (
    <span className={styles.dots} aria-hidden="true">
      {all > shown && <span>+{all - shown}</span>}
      {Array.from({ length: shown }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: dots differ in nothing but their place.
          key={at}
          className={classNames(styles.dot, at >= shownOpen && styles.done)}
        />
      ))}
    </span>
  );
}
