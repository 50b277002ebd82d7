import type { CSSProperties, ReactNode } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { BADGES, badgeFor } from '../../growth/rules.ts';
import { titleOf, type WeekGrowth } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './points-plot.module.css';

/** What the plot reaches to at least, so that the highest badge has its line. */
const TOP = 380;
/** Room above the highest bar for its number. */
const ROOM = 1.08;
/** On a narrow screen every fourth name has room, on a wide one every second. */
const NAMES_APART = 2;
const NARROW_APART = 4;

const shortDay = dayFormatter({ month: 'short', day: 'numeric' });

const measures = (values: Record<`--${string}`, number>): CSSProperties => values as CSSProperties;

interface PointsPlotProps {
  /** The oldest first; the last one is the week that the page is about. */
  weeks: readonly WeekGrowth[];
  today: LocalDate;
}

/** Points by week: bars with the badges they reach, and the same as a table. */
export function PointsPlot({ weeks, today }: PointsPlotProps): ReactNode {
  const top = Math.max(TOP, ...weeks.map(({ points }) => points * ROOM));
  return (
    <div>
      <div
        className={styles.plot}
        aria-hidden="true"
        style={measures({ '--top': top, '--weeks': weeks.length })}
      >
        <div className={styles.bars}>
          {BADGES.week.map(({ name, from }) => (
            <div key={name} className={styles.threshold} style={measures({ '--points': from })}>
              <span>
                {from} <i>{name}</i>
              </span>
            </div>
          ))}
          <ol>
            {weeks.map(({ week, points }, at) => (
              <li
                key={week.start}
                className={classNames(styles.bar, at === weeks.length - 1 && styles.present)}
                style={measures({ '--points': points })}
              >
                {at === weeks.length - 1 && <b>{points}</b>}
              </li>
            ))}
          </ol>
        </div>
        <Names weeks={weeks} />
        <p className={styles.badges}>{badgesInWords()}</p>
      </div>
      <AccordionItem className="mt-5" summary={texts.tableLink}>
        <PointsTable weeks={weeks} today={today} />
      </AccordionItem>
    </div>
  );
}

const badgesInWords = (): string =>
  texts.badges(BADGES.week.map(({ name, from }) => texts.badgeFrom(name, from)));

function Names({ weeks }: { weeks: readonly WeekGrowth[] }): ReactNode {
  return (
    <div className={styles.names}>
      {weeks.map(({ week }, at) => {
        const back = weeks.length - 1 - at;
        if (back % NAMES_APART !== 0) return <span key={week.start} />;
        return (
          <span key={week.start} className={classNames(back % NARROW_APART !== 0 && styles.wide)}>
            {shortDay(week.start)}
          </span>
        );
      })}
    </div>
  );
}

function PointsTable({ weeks, today }: PointsPlotProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{texts.pointsTableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.weekColumn}</th>
          <th scope="col">{texts.pointsColumn}</th>
          <th scope="col">{texts.closedLoopsColumn}</th>
          <th scope="col">{texts.badgeColumn}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ week, points, loops }) => (
          <tr key={week.start}>
            <th scope="row">{titleOf(week, today)}</th>
            <td>{points}</td>
            <td>{loops}</td>
            <td>{badgeFor('week', points)?.name ?? texts.noneYet}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
