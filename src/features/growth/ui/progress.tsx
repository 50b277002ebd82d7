import { type ReactNode, Suspense, useId } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { StillArriving, WhenOpen } from '../../../kit/when-open.tsx';
import * as texts from '../texts.ts';

const LINES = 6;
const Record = lazyPart(() => import('./record.tsx'));

/** Begins to fetch the record's code. When that fails, it is asked for again as the record is shown. */
export const loadRecord = (): void => void Record.load().catch(() => undefined);

/** Keeps some of the record's room. */
const Coming = (): ReactNode => (
  <div className="min-h-96">
    <Skeleton lines={LINES} />
  </div>
);

/** The dashboard's record: the month as rings, streaks, points and totals. */
export function Progress({ since }: { since: LocalDate | undefined }): ReactNode {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 className="flex min-h-[44px] items-center section-heading" id={heading}>
        {texts.progressTitle}
      </h2>
      <WhenOpen lines={LINES} failed={texts.progressFailed}>
        <Suspense fallback={<Coming />}>
          <Record since={since} />
          <StillArriving />
        </Suspense>
      </WhenOpen>
    </section>
  );
}
