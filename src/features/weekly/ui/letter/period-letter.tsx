import { type ReactNode, useState } from 'react';
import type { LocalDate } from '../../../../kernel/calendar.ts';
import { Button } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { TextButton } from '../../../../kit/text-button.tsx';
import { TextLink } from '../../../../kit/text-link.tsx';
import { useTitle } from '../../../../kit/title.ts';
import { StillArriving } from '../../../../kit/when-open.tsx';
import { useNotebook } from '../../../../notebook/react/use-view.ts';
import { ProgressBar } from '../../../archive/client.ts';
import { letterAddress, neighborsOf, type Period, periodTitle } from '../../rules/periods.ts';
import * as texts from '../../texts.ts';
import styles from './letter.module.css';
import { LetterBody } from './letter-body.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { useLetter } from './use-letter.ts';

interface PeriodLetterProps {
  period: Period;
  today: LocalDate;
  /** The first day of which there is anything. */
  first: LocalDate;
}

/** A letter with what can be done with it, and the ways to those before and after it. */
export function PeriodLetter({ period, today, first }: PeriodLetterProps): ReactNode {
  const { letter, ...reading } = useLetter(period, today);
  const title = periodTitle(period, today);
  useTitle(title);
  return (
    <>
      <PageHead title={title} back={backOf(period)} />
      {letter ? (
        <>
          <LetterBody letter={letter} />
          <Tools period={period} today={today} title={title} />
        </>
      ) : (
        <Waiting {...reading} />
      )}
      <Neighbors period={period} today={today} first={first} />
    </>
  );
}

/** A week’s letter leads back to its insights. */
const backOf = ({ kind, start }: Period): { to: string; label: string } =>
  kind === 'week'
    ? { to: `/weekly-insights?week=${start}`, label: texts.weeklyInsights }
    : { to: '/weekly-summaries', label: texts.weeklySummariesLink };

type WaitingProps = Omit<ReturnType<typeof useLetter>, 'letter'>;

/** Says how far the letter is read, or that it cannot be. */
function Waiting({ done, of, isBroken, tryAgain }: WaitingProps): ReactNode {
  const { state } = useNotebook();
  if (isBroken) {
    return (
      <div role="status">
        <p className="text-ink-2">{texts.letterNotMade}</p>
        <p>
          <TextButton onClick={tryAgain}>{texts.tryAgainButton}</TextButton>
        </p>
      </div>
    );
  }
  if (state !== 'complete') return <StillArriving />;
  if (of === 1) return <Skeleton lines={6} />;
  return (
    <div className={styles.waiting}>
      <p className="text-small text-ink-2" role="status">
        {texts.readingWeeks(of)}
      </p>
      <ProgressBar label={texts.readingWeeks(of)} done={done} total={of} />
    </div>
  );
}

function Tools({ period, today, title }: Omit<PeriodLetterProps, 'first'> & { title: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.makePictureButton}
      </Button>
      <Button variant="tertiary" onClick={() => print()}>
        {texts.printLetterButton}
      </Button>
      {isOpen && <PictureDialog period={period} today={today} title={title} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Neighbors({ period, today, first }: PeriodLetterProps): ReactNode {
  const { before, after } = neighborsOf(period, first, today);
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbors} aria-label={texts.otherLettersLabel}>
      {before && (
        <TextLink to={letterAddress(before)}>{texts.earlierLetterLink(periodTitle(before, today))}</TextLink>
      )}
      {after && (
        <TextLink to={letterAddress(after)}>{texts.laterLetterLink(periodTitle(after, today))}</TextLink>
      )}
    </nav>
  );
}
