import type { ReactNode } from 'react';
import type { ReadableDate } from '../kernel/month-list.ts';
import { classNames } from './class-names.ts';
import styles from './entry-summary.module.css';

interface EntrySummaryProps {
  /** The day of the month and its weekday; undefined when the date says nothing. */
  date: Pick<ReadableDate, 'day' | 'weekday' | 'shortWeekday'> | undefined;
  /** What stands there instead of a date that says nothing. */
  dateMissing: string;
  /** Stands beside the number of the day. */
  mark?: ReactNode;
  /** How the text is set, e.g. italics for a note. */
  className?: string;
  /** The text; two lines of it while the entry is closed. */
  children: ReactNode;
}

/** The visible row of a history's entry: the day as a large number, and how the text begins. */
export function EntrySummary({ date, dateMissing, mark, className, children }: EntrySummaryProps): ReactNode {
  return (
    <>
      <span className={styles.day}>
        {date?.day}
        {mark}
        <small>
          {date ? (
            <>
              <span className={styles.longWeekday}>{date.weekday}</span>
              <span className={styles.shortWeekday}>{date.shortWeekday}</span>
            </>
          ) : (
            dateMissing
          )}
        </small>
      </span>
      <span dir="auto" className={classNames(styles.text, className)}>
        {children}
      </span>
    </>
  );
}
