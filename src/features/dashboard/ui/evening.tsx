import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { giveClosingSignal } from '../../../kit/closing-signal.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { Celebration } from '../../journal/client.ts';
import { LessonsOn } from '../../lessons/client.ts';
import { loadOnThisDay } from '../../on-this-day/client.ts';
import { DoneOn } from '../../tasks/client.ts';
import * as texts from '../texts.ts';
import styles from './evening.module.css';
import { oldDay, openActions } from './views.ts';

// Without it the evening is there all the same.
const OnThisDay = lazyPart(renderNothingOnFailure(loadOnThisDay));

interface EveningProps {
  today: LocalDate;
  /** The last stroke is being drawn on this page: the focus comes along, and the ring into sight. */
  isNew: boolean;
}

/** The day is done: what was celebrated, done and learned, as one page. */
export default function Evening({ today, isNew }: EveningProps): ReactNode {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const old = useView(oldDay, today);
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus({ preventScroll: true });
    // On a phone the ring, at the top of the page, would draw its stroke unseen.
    scrollTo(0, 0);
    giveClosingSignal();
  }, [isNew]);
  return (
    <section className={`margin-line ${styles.evening}`} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {texts.eveningTitle}
      </h2>
      <Celebration day={today} />
      <DoneOn day={today} />
      <LessonsOn day={today} />
      <Tomorrow />
      <Suspense>
        <OnThisDay today={today} />
      </Suspense>
      {old && (
        <p>
          <TextLink to={`/journal/day?date=${old}`}>{texts.oldPageLink}</TextLink>
        </p>
      )}
    </section>
  );
}

/** What the loop leads on to, in a whisper. */
function Tomorrow(): ReactNode {
  const open = useView(openActions);
  return (
    <p className={styles.tomorrow}>
      {texts.tomorrowAsks}
      {open > 0 && ` ${texts.openActionsWait(open)}`}
    </p>
  );
}
