import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { addDays, formatDay, type LocalDate } from '../../../../kernel/calendar.ts';
import { lazyPart } from '../../../../web/lazy-part.tsx';
import { useNotebook, useView } from '../../../../web/local/use-view.ts';
import { ownProfile } from '../../../../web/profile.ts';
import { Link } from '../../../../web/ui/link.tsx';
import { TextButton } from '../../../../web/ui/text-button.tsx';
import type { Memory } from '../../rules.ts';
import { keepFromReturning } from '../ops.ts';
import { memoryOfToday } from '../views.ts';
import styles from './on-this-day.module.css';

const KeptBackDialog = lazyPart(() => import('../kept-back-dialog.tsx'));

const addressOf = ({ kind, id }: Memory): string =>
  kind === 'entry' ? `/journal/history?entry=${id}` : `/lessons-history?lesson=${id}`;

/** Somebody who began so many days ago has likely something to come back to: its room is kept until that is known. */
const FIRST_DAYS = 7;

function useIsLikely(today: LocalDate): boolean {
  const profile = useView(ownProfile);
  return profile !== undefined && addDays(profile.created_at.slice(0, 10), FIRST_DAYS) < today;
}

/** One sentence from a year, a month or a week ago; nothing where there is none. */
export default function OnThisDay({ today }: { today: LocalDate }): ReactNode {
  const { state } = useNotebook();
  const isLikely = useIsLikely(today);
  const memory = useView(memoryOfToday, today);
  const place = useRef<HTMLDivElement>(null);
  const hide = async (): Promise<void> => {
    if (!memory) return;
    await keepFromReturning('day', memory.date, 'That day does not come back');
    // Where no other sentence took its place, the button that had the focus is gone.
    requestAnimationFrame(() => document.activeElement === document.body && place.current?.focus());
  };
  return (
    <div ref={place} tabIndex={-1} className={state === 'recent' && isLikely ? styles.room : undefined}>
      {memory && state === 'complete' && <Shown memory={memory} onHide={hide} />}
    </div>
  );
}

function Shown({ memory, onHide }: { memory: Memory; onHide: () => void }): ReactNode {
  const when = useId();
  const [choosing, setChoosing] = useState(false);
  return (
    <section className={styles.memory} aria-labelledby={when}>
      <h2 id={when} title={formatDay(memory.date, { year: true })}>
        {memory.when}
      </h2>
      <div>
        <p className={styles.sentence} dir="auto">
          <Link to={addressOf(memory)}>{memory.sentence}</Link>
        </p>
        <div className="flex flex-wrap gap-x-[18px]">
          <TextButton onClick={onHide}>Not this one</TextButton>
          <TextButton onClick={() => setChoosing(true)}>What does not come back</TextButton>
        </div>
      </div>
      {choosing && (
        <Suspense>
          <KeptBackDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  );
}
