import { type ReactNode, useId, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Button } from '../../../kit/button.tsx';
import { DayRing } from '../../../kit/day-ring.tsx';
import { usePreload } from '../../../kit/preload.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import { useNotebook } from '../../../notebook/react/use-view.ts';
import { availableOn, growthInWords, isOver, titleOf } from '../rules.ts';
import * as texts from '../texts.ts';
import { insightsOfWeek } from './insights.ts';
import { WeekStatistics } from './numbers.tsx';
import { logNotGenerated } from './use-insights.ts';
import type { WeekNumbers } from './views.ts';
import { WeekDays } from './week-days.tsx';
import styles from './weekly.module.css';

const INSIGHTS_PAGE = '/weekly-insights';

interface WeekCardProps {
  numbers: WeekNumbers;
  today: LocalDate;
  open: boolean;
}

/** A week: its seven rings, and behind them its numbers and the way to what they show. */
export function WeekCard({ numbers, today, open }: WeekCardProps): ReactNode {
  const { week, days, stats } = numbers;
  const head = (
    <span className={styles.cardHead}>
      <span className={styles.cardTitle}>{titleOf(week, today)}</span>
      <span className={styles.rings}>
        {days.map(({ date, strokes }) => (
          <DayRing key={date} strokes={strokes} />
        ))}
      </span>
    </span>
  );
  return (
    <AccordionItem className={styles.card} open={open} summary={head}>
      <div className={styles.cardBody}>
        <p className="text-ink-2">{growthInWords(numbers)}</p>
        <WeekStatistics stats={stats} />
        <WeekDays days={days} />
        <DetailedAnalysis numbers={numbers} today={today} />
      </div>
    </AccordionItem>
  );
}

function DetailedAnalysis({ numbers, today }: Omit<WeekCardProps, 'open'>): ReactNode {
  const { week, stats } = numbers;
  const { state } = useNotebook();
  const goOn = useNavigateFromHere();
  const preload = usePreload();
  const [busy, setBusy] = useState(false);
  const note = useId();
  const isPossible = isOver(week, today);

  const generate = async (): Promise<void> => {
    setBusy(true);
    // Without its code the next page says so itself.
    const fetched = preload(INSIGHTS_PAGE).catch(() => undefined);
    const insights = await insightsOfWeek(week, today).catch(logNotGenerated);
    await fetched;
    setBusy(false);
    // Numbers alone: the browser keeps the history on its disk.
    const hasData = insights?.hasData ?? true;
    goOn(`${INSIGHTS_PAGE}?week=${week.start}`, { state: { weekRange: week, stats, hasData } });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        variant="secondary"
        busy={busy}
        busyLabel={texts.generating}
        unavailable={!isPossible || state !== 'complete'}
        aria-describedby={isPossible ? undefined : note}
        onClick={() => void generate()}
      >
        {texts.detailedAnalysisButton}
      </Button>
      {isPossible ? (
        <TextLink to={`/letter?week=${week.start}`}>{texts.readLetterLink}</TextLink>
      ) : (
        <p className="text-small text-ink-2" id={note}>
          {texts.availableOn(availableOn(week))}
        </p>
      )}
    </div>
  );
}
