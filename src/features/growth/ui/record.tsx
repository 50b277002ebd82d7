import { type ReactNode, useState } from 'react';
import { daysOf, type LocalDate, monthOf, weekOf } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { DayRing } from '../../../kit/day-ring.tsx';
import { ArrowLeft, ArrowRight } from '../../../kit/icons.ts';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import type { Growth } from '../contract.ts';
import { badgeFor, daysInARow, monthAfter, type Period, ringOf } from '../rules.ts';
import * as texts from '../texts.ts';
import { nameOfDay } from './day-name.ts';
import { growthOfMonth } from './growth-of-month.ts';
import { Leaf } from './leaf.tsx';
import styles from './record.module.css';
import records from './records.module.css';

/** Where a day can be read. */
const dayAddress = (date: LocalDate): string => `/journal/day?date=${date}`;

const weekdayLetter = dayFormatter({ weekday: 'narrow' });

/** The month as rings, streaks, points and totals. @param since the day from which there is something */
export default function Record({ since }: { since: LocalDate | undefined }): ReactNode {
  const [month, setMonth] = useState<string>();
  const growth = useView(growthOfMonth, useToday(), month);
  if (!growth) return null;
  return (
    <>
      <MonthHead growth={growth} since={since} onChange={setMonth} />
      <Month growth={growth} />
      <Paused until={growth.paused_until} />
      <Totals growth={growth} />
    </>
  );
}

const dayOfMonth = dayFormatter({ month: 'long', day: 'numeric' });
const monthAlone = dayFormatter({ month: 'long' });
const monthOfYear = dayFormatter({ month: 'long', year: 'numeric' });

const nameOfMonth = ({ month, today }: Growth): string =>
  (month.slice(0, 4) === today.slice(0, 4) ? monthAlone : monthOfYear)(`${month}-01`);

interface MonthHeadProps {
  growth: Growth;
  since: LocalDate | undefined;
  onChange: (month: string) => void;
}

function MonthHead({ growth, since, onChange }: MonthHeadProps): ReactNode {
  const { month, today, cycles } = growth;
  const present = today.slice(0, 7);
  const first = since?.slice(0, 7) ?? present;
  return (
    <div className="mb-2 flex min-h-11 items-center">
      <p className="text-ink-2 text-small/5.5" aria-live="polite">
        {capitalized(texts.loopsClosed(nameOfMonth(growth), cycles.done, cycles.of))}
      </p>
      <span className="-me-[10px] ms-auto flex">
        <Leaf
          label={texts.previousMonthLabel}
          to={month > first ? monthAfter(month, -1) : undefined}
          onChange={onChange}
        >
          <ArrowLeft />
        </Leaf>
        <Leaf
          label={texts.nextMonthLabel}
          to={month < present ? monthAfter(month, 1) : undefined}
          onChange={onChange}
        >
          <ArrowRight />
        </Leaf>
      </span>
    </div>
  );
}

function Month({ growth: { month, today, days, paused } }: { growth: Growth }): ReactNode {
  const dates = daysOf(monthOf(`${month}-01`));
  const marks = new Map(days.map((day) => [day.date, day]));
  const week = daysOf(weekOf(today));
  const before = new Date(`${month}-01T12:00:00Z`).getUTCDay();
  return (
    <div className={styles.month}>
      {week.map((date) => (
        <span key={date} className={styles.weekday} aria-hidden="true">
          {weekdayLetter(date)}
        </span>
      ))}
      {week.slice(0, before).map((date) => (
        <span key={date} aria-hidden="true" />
      ))}
      {dates.map((date) => (
        <Day
          key={date}
          date={date}
          isToday={date === today}
          isPaused={paused.includes(date)}
          marks={marks.get(date)}
        />
      ))}
    </div>
  );
}

interface DayProps {
  date: LocalDate;
  isToday: boolean;
  isPaused: boolean;
  marks: Growth['days'][number] | undefined;
}

function Day({ date, isToday, isPaused, marks }: DayProps): ReactNode {
  const number = Number(date.slice(8));
  const strokes = ringOf(marks);
  const drawn = Object.values(strokes).filter(Boolean).length;
  const isMended = marks?.mended === true;
  const look = classNames(styles.day, isPaused && styles.paused);
  if (drawn === 0 && !isMended && !isToday) {
    return (
      <span className={look}>
        <span aria-hidden={isPaused || undefined}>{number}</span>
        {isPaused && <span className="sr-only">{texts.dayPaused(dayOfMonth(date))}</span>}
      </span>
    );
  }
  return (
    <Link
      to={dayAddress(date)}
      className={classNames(look, styles.marked, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      <DayRing
        strokes={strokes}
        mended={isMended}
        label={nameOfDay(dayOfMonth(date), { strokes, mended: isMended, isPaused })}
      />
      <span aria-hidden="true">{number}</span>
    </Link>
  );
}

/** Says until when streaks wait, while they do. */
function Paused({ until }: { until: LocalDate | null }): ReactNode {
  if (until === null) return null;
  return (
    <p className="mt-3 text-small text-ink-2">
      {sentence(
        texts.streaksPaused<ReactNode>(
          <Link to="/profile#pauses">{texts.pausedUntilLink(dayOfMonth(until))}</Link>,
        ),
      )}
    </p>
  );
}

const streakText = (streak: number): string => (streak > 0 ? daysInARow(streak) : texts.streakNone);

function pointsText(period: Period, points: number): string {
  const badge = badgeFor(period, points);
  return badge ? texts.pointsWithBadge(points, badge.name) : texts.points(points);
}

/** A number, its name, and where what it counts can be seen. */
type Figure = [name: string, value: ReactNode, to: string];

function Totals({ growth }: { growth: Growth }): ReactNode {
  const { month, today, streaks, points, cycles, actions_completed, goals_achieved } = growth;
  const isThisMonth = month === today.slice(0, 7);
  const first: Figure[] = [
    [texts.todayName, pointsText('day', points.day), '/scoring'],
    [texts.thisWeek, pointsText('week', points.week), '/scoring'],
    [isThisMonth ? texts.thisMonth : nameOfMonth(growth), pointsText('month', points.month), '/scoring'],
    [texts.journalName, streakText(streaks.journal), '/journal/history'],
  ];
  const others: Figure[] = [
    [texts.actionsName, streakText(streaks.action), '/tasks'],
    [texts.lessonsName, streakText(streaks.lesson), '/lessons-history'],
    [texts.actionsCompleted, actions_completed, '/tasks'],
    [texts.goalsAchieved, goals_achieved, '/dashgrowthloop#goals'],
    [texts.growthCycles, texts.cyclesOfDays(cycles.done, cycles.of), '/scoring'],
  ];
  return (
    <>
      <div className="mt-[20px]">
        <Figures figures={first} />
      </div>
      <AccordionItem look="quiet" summary={texts.allNumbers}>
        <Figures figures={others} />
      </AccordionItem>
    </>
  );
}

function Figures({ figures }: { figures: Figure[] }): ReactNode {
  return (
    <dl className={records.records}>
      {figures.map(([name, value, to]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Link to={to}>{value}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
