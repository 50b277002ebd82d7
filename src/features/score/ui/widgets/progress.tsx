import { type ReactNode, useId, useState } from 'react';
import { daysOf, type LocalDate, monthOf } from '../../../../kernel/calendar.ts';
import { useToday } from '../../../../web/clock.ts';
import { useView } from '../../../../web/local/use-view.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import { DayRing } from '../../../../web/ui/day-ring.tsx';
import { IconButton } from '../../../../web/ui/icon-button.tsx';
import { ArrowLeft, ArrowRight } from '../../../../web/ui/icons.ts';
import { StillArriving, WhenOpen } from '../../../../web/when-open.tsx';
import type { Growth } from '../../contract.ts';
import { badgeFor, daysInARow, monthAfter, type Period, ringOf } from '../../rules.ts';
import records from '../records.module.css';
import styles from './progress.module.css';
import { growthOfMonth } from './views.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The dashboard's record: the month as rings, streaks, points and totals. */
export function Progress({ since }: { since: LocalDate | undefined }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 className="flex min-h-[44px] items-center section-heading" id={heading}>
        Progress
      </h2>
      <WhenOpen lines={6} failed="Your progress could not be loaded just now.">
        <Record since={since} />
        <StillArriving />
      </WhenOpen>
    </section>
  );
}

function Record({ since }: { since: LocalDate | undefined }): ReactNode {
  const [month, setMonth] = useState<string>();
  const growth = useView(growthOfMonth, useToday(), month);
  if (!growth) return null;
  return (
    <>
      <MonthHead growth={growth} since={since} onChange={setMonth} />
      <Month growth={growth} />
      <Totals growth={growth} />
    </>
  );
}

const formatDate = (date: LocalDate, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...format }).format(new Date(`${date}T12:00:00Z`));

interface MonthHeadProps {
  growth: Growth;
  since: LocalDate | undefined;
  onChange: (month: string) => void;
}

function MonthHead({ growth, since, onChange }: MonthHeadProps): ReactNode {
  const { month, today, cycles } = growth;
  const present = today.slice(0, 7);
  const first = since?.slice(0, 7) ?? present;
  const name = formatDate(`${month}-01`, {
    month: 'long',
    year: month.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
  });
  return (
    <div className="mb-2 flex items-center">
      <p className="text-small text-ink-2" aria-live="polite">
        {name}, {cycles.done} closed {cycles.done === 1 ? 'loop' : 'loops'} of {cycles.of} days
      </p>
      <span className="-mr-2.5 ml-auto flex">
        {month > first && (
          <IconButton label="Previous month" onClick={() => onChange(monthAfter(month, -1))}>
            <ArrowLeft />
          </IconButton>
        )}
        {month < present && (
          <IconButton label="Next month" onClick={() => onChange(monthAfter(month, 1))}>
            <ArrowRight />
          </IconButton>
        )}
      </span>
    </div>
  );
}

function Month({ growth: { month, today, days } }: { growth: Growth }): ReactNode {
  const dates = daysOf(monthOf(`${month}-01`));
  const marks = new Map(days.map((day) => [day.date, day]));
  const before = new Date(`${month}-01T12:00:00Z`).getUTCDay();
  return (
    <div className={styles.month}>
      {WEEKDAYS.map((weekday) => (
        <span key={weekday} className={styles.weekday} aria-hidden="true">
          {weekday[0]}
        </span>
      ))}
      {WEEKDAYS.slice(0, before).map((weekday) => (
        <span key={weekday} aria-hidden="true" />
      ))}
      {dates.map((date) => (
        <Day key={date} date={date} isToday={date === today} marks={marks.get(date)} />
      ))}
    </div>
  );
}

interface DayProps {
  date: LocalDate;
  isToday: boolean;
  marks: Growth['days'][number] | undefined;
}

function Day({ date, isToday, marks }: DayProps): ReactNode {
  const number = Number(date.slice(8));
  const strokes = ringOf(marks);
  const drawn = Object.values(strokes).filter(Boolean).length;
  if (drawn === 0 && !isToday) {
    return (
      <span className={styles.day}>
        <span>{number}</span>
      </span>
    );
  }
  const label = `${formatDate(date, { month: 'long', day: 'numeric' })}: ${drawn} of 3`;
  return (
    <span className={classNames(styles.day, styles.marked, isToday && styles.today)}>
      <DayRing strokes={strokes} label={label} />
      <span aria-hidden="true">{number}</span>
    </span>
  );
}

const streakText = (streak: number): string => (streak > 0 ? daysInARow(streak) : 'Starts today');

function pointsText(period: Period, points: number): string {
  const badge = badgeFor(period, points);
  return badge ? `${points} points, ${badge.name}` : `${points} points`;
}

function Totals({ growth: { streaks, points, cycles, ...totals } }: { growth: Growth }): ReactNode {
  const rows = [
    ['Journal', streakText(streaks.journal)],
    ['Actions', streakText(streaks.action)],
    ['Lessons', streakText(streaks.lesson)],
    ['Today', pointsText('day', points.day)],
    ['This week', pointsText('week', points.week)],
    ['This month', pointsText('month', points.month)],
    ['Actions completed', totals.actions_completed],
    ['Goals achieved', totals.goals_achieved],
    ['Growth cycles', `${cycles.done} of ${cycles.of}`],
  ];
  return (
    <dl className={`mt-[20px] ${records.records}`}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
