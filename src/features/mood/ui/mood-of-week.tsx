import type { ReactNode } from 'react';
import { type DayRange, daysOf, type LocalDate } from '../../../kernel/calendar.ts';
import { dayFormatter, formatDay } from '../../../kernel/written-days.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import type { MoodStep } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './mood-of-week.module.css';
import { MoodStroke } from './mood-stroke.tsx';
import { moodOn } from './views.ts';

const shortName = dayFormatter({ weekday: 'short' });

/** The moods of a week, a stroke for each day that has one. They are shown, and nothing is made of them. */
export default function MoodOfWeek({ week }: { week: DayRange }): ReactNode {
  return (
    <ol className={styles.week}>
      {daysOf(week).map((date) => (
        <Day key={date} date={date} />
      ))}
    </ol>
  );
}

function Day({ date }: { date: LocalDate }): ReactNode {
  const step = useView(moodOn, date);
  return (
    <li aria-hidden={step ? undefined : true}>
      <span className={styles.name} aria-hidden="true">
        {shortName(date)}
      </span>
      {step && <Stroke date={date} step={step} />}
    </li>
  );
}

const Stroke = ({ date, step }: { date: LocalDate; step: MoodStep }): ReactNode => (
  <MoodStroke step={step} label={texts.moodOfDayLabel(formatDay(date), texts.stepNames[step])} />
);
