import type { ReactNode } from 'react';
import type { LocalDate } from '../../../../kernel/calendar.ts';
import { TextLink } from '../../../../kit/text-link.tsx';
import { useView } from '../../../../notebook/react/use-view.ts';
import { letterAddress, type Period, periodTitle } from '../../rules/periods.ts';
import * as texts from '../../texts.ts';
import styles from '../weekly.module.css';
import { lettersOf } from './letter-views.ts';

/** The letters of months and years that are over; nothing before the first month is. */
export function LetterLinks({ today }: { today: LocalDate }): ReactNode {
  const { month, year } = useView(lettersOf, today);
  if (month.length === 0) return null;
  return (
    <section className={styles.letters} aria-label={texts.lettersTitle}>
      <h2>{texts.lettersTitle}</h2>
      <p>{texts.lettersHint}</p>
      <Periods label={texts.letterYearsLabel} periods={year} today={today} />
      <Periods label={texts.letterMonthsLabel} periods={month} today={today} />
    </section>
  );
}

function Periods({
  label,
  periods,
  today,
}: {
  label: string;
  periods: readonly Period[];
  today: LocalDate;
}): ReactNode {
  if (periods.length === 0) return null;
  return (
    <ul aria-label={label}>
      {periods.map((period) => (
        <li key={period.start}>
          <TextLink to={letterAddress(period)}>{periodTitle(period, today)}</TextLink>
        </li>
      ))}
    </ul>
  );
}
