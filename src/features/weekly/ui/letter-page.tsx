import { type ReactNode, useMemo } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { useTitle } from '../../../kit/title.ts';
import { WhenOpen } from '../../../kit/when-open.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import { letterAddress, type Period, periodNamed, periodsOver, periodTitle } from '../rules/periods.ts';
import { isOver, readableFrom } from '../rules.ts';
import * as texts from '../texts.ts';
import { firstDay } from './letter/letter-views.ts';
import { PeriodLetter } from './letter/period-letter.tsx';

const SUMMARIES = { to: '/weekly-summaries', label: texts.weeklySummariesLink };

/** /letter: a week, a month or a year as one page to read; the address names it. */
export default function LetterPage(): ReactNode {
  const named = useSearchParams();
  const search = named.toString();
  const period = useMemo(() => periodNamed(new URLSearchParams(search)), [search]);
  useEndedMessageHere(texts.notAuthenticated);
  useTitle(texts.letter);
  return (
    <div className="mx-auto max-w-[38em] pb-16">
      {typeof period === 'string' ? (
        <NoPeriod text={period === 'none' ? texts.chooseLetter : texts.invalidLetter} />
      ) : (
        <WhenOpen lines={8} failed={texts.notLoaded}>
          <Named key={search} period={period} />
        </WhenOpen>
      )}
    </div>
  );
}

/** Nothing names a period, or what names it is not one. */
const NoPeriod = ({ text }: { text: string }): ReactNode => (
  <>
    <PageHead title={texts.letter} back={SUMMARIES} />
    <EmptyState
      heading={texts.missing}
      text={text}
      action={
        <ButtonLink variant="secondary" to="/weekly-summaries">
          {texts.seeSummariesButton}
        </ButtonLink>
      }
    />
  </>
);

function Named({ period }: { period: Period }): ReactNode {
  const today = useToday();
  const first = useView(firstDay);
  if (!today || first === undefined) return null;
  return isOver(period, today) ? (
    <PeriodLetter period={period} today={today} first={first} />
  ) : (
    <NotOver period={period} today={today} first={first} />
  );
}

/** A period that has not begun, or is not over: when its letter can be read, and the way to the latest one that can. */
function NotOver({
  period,
  today,
  first,
}: {
  period: Period;
  today: LocalDate;
  first: LocalDate;
}): ReactNode {
  const [latest] = periodsOver(period.kind, first, today, 1);
  const titles = period.start <= today ? texts.letterNotOver : texts.letterNotStarted;
  return (
    <>
      <PageHead title={periodTitle(period, today)} back={SUMMARIES} />
      <EmptyState
        heading={titles[period.kind]}
        text={texts.letterReadableOn(readableFrom(period, today))}
        action={
          <ButtonLink variant="secondary" to={latest ? letterAddress(latest) : '/weekly-summaries'}>
            {latest ? texts.readLetterButton(periodTitle(latest, today)) : texts.seeSummariesButton}
          </ButtonLink>
        }
      />
    </>
  );
}
