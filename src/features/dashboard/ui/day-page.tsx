import { type ReactNode, Suspense, useId, useState } from 'react';
import { isLocalDate, type LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { DayRing } from '../../../kit/day-ring.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ArrowLeft, ArrowRight } from '../../../kit/icons.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { CalendarBeside, CalendarButton, daysLived, strokesOf } from '../../growth/client.ts';
import { importedOn, PagesOfDay } from '../../journal/client.ts';
import { LessonsOfDay } from '../../lessons/client.ts';
import { keepsMood, loadMood } from '../../mood/client.ts';
import { ActionsOfDay } from '../../tasks/client.ts';
import * as texts from '../texts.ts';
import { daysAround, isMended } from './views.ts';

// Without it the day is there all the same.
const Mood = lazyPart(renderNothingOnFailure(loadMood));

/** /journal/day?date=…: what was written, done and learned on one day, with the days before and after it. */
export default function DayPage(): ReactNode {
  const asked = useSearchParams().get('date') ?? '';
  const today = useToday();
  const day = isLocalDate(asked) ? asked : today;
  const title = day ? capitalized(formatDay(day, { year: true })) : texts.dayTitle;
  useTitle(title);
  const calendar = useId();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <div className="pb-16">
      <PageHead
        title={<span className="max-md:text-[1.75rem]">{title}</span>}
        sub={day && <Strokes day={day} />}
        back={{ to: '/dashgrowthloop', label: texts.backToDashboardLink }}
        tools={<CalendarButton controls={calendar} isOpen={isCalendarOpen} onChange={setCalendarOpen} />}
      />
      <CalendarBeside id={calendar} isOpen={isCalendarOpen} today={today} selected={day}>
        <WhenOpen lines={8} failed={texts.dayNotLoaded}>
          {day && <Day day={day} />}
        </WhenOpen>
      </CalendarBeside>
    </div>
  );
}

function Strokes({ day }: { day: LocalDate }): ReactNode {
  const strokes = useView(strokesOf, day);
  const mended = useView(isMended, day);
  const imported = useView(importedOn, day);
  if (!strokes) return null;
  const drawn = Object.values(strokes).filter(Boolean).length;
  // Nobody was to journal, act and learn on a day of another journal.
  if (imported && drawn === 0) return imported;
  return (
    <span className="flex items-center gap-3">
      <span className="grid size-10">
        <DayRing strokes={strokes} mended={mended} />
      </span>
      {mended ? texts.strokesOfRepairedDay(drawn) : texts.strokesOfDay(drawn)}
    </span>
  );
}

function Day({ day }: { day: LocalDate }): ReactNode {
  const isLived = useView(daysLived).includes(day);
  const { state } = useNotebook();
  return (
    <>
      {isLived || state !== 'complete' ? (
        <div className="grid gap-11">
          <PagesOfDay day={day} />
          <ActionsOfDay day={day} />
          <LessonsOfDay day={day} />
          <StillArriving />
        </div>
      ) : (
        <EmptyState heading={texts.dayEmptyTitle} text={texts.dayEmptyHint} />
      )}
      <MoodOfDay day={day} />
      <Neighbours day={day} />
    </>
  );
}

/** Its room is there before its code, unless the day is still to come. */
function MoodOfDay({ day }: { day: LocalDate }): ReactNode {
  const isWanted = useView(keepsMood);
  const today = useToday();
  if (!isWanted || !today || day > today) return null;
  return (
    <div className="mt-11 min-h-11">
      <Suspense>
        <Mood day={day} />
      </Suspense>
    </div>
  );
}

function Neighbours({ day }: { day: LocalDate }): ReactNode {
  const { before, after } = useView(daysAround, day);
  if (!before && !after) return null;
  return (
    <nav
      className="mt-12 flex flex-wrap justify-between gap-4 border-rule border-t pt-3"
      aria-label={texts.daysLabel}
    >
      {before && (
        <TextLink to={`/journal/day?date=${before}`} rel="prev">
          <ArrowLeft /> {capitalized(formatDay(before))}
        </TextLink>
      )}
      {after && (
        <TextLink className="ms-auto" to={`/journal/day?date=${after}`} rel="next">
          {capitalized(formatDay(after))} <ArrowRight />
        </TextLink>
      )}
    </nav>
  );
}
