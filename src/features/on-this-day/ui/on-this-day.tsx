import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { addDays, formatDay, type LocalDate } from '../../../kernel/calendar.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Link } from '../../../kit/link.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { ownProfile } from '../../../session/profile.ts';
import type { Memory } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './on-this-day.module.css';
import { hideDay } from './ops.ts';
import { hiddenMemories, memoryOfToday } from './views.ts';

const HiddenMemoriesDialog = lazyPart(() => import('./hidden-memories-dialog.tsx'));

const addressOf = ({ kind, id }: Memory): string =>
  kind === 'entry' ? `/journal/history?entry=${id}` : `/lessons-history?lesson=${id}`;

/** Somebody who began so many days ago has likely something to come back to: its room is kept until that is known. */
const FIRST_DAYS = 7;

function useIsLikely(today: LocalDate): boolean {
  const profile = useView(ownProfile);
  return profile !== undefined && addDays(profile.created_at.slice(0, 10), FIRST_DAYS) < today;
}

interface OnThisDayProps {
  today: LocalDate;
  /** The way to what does not come back is here also on days on which nothing does. */
  isManagedHere?: boolean;
}

/** One sentence from a year, a month or a week ago; nothing where there is none. */
export default function OnThisDay({ today, isManagedHere = false }: OnThisDayProps): ReactNode {
  const { state } = useNotebook();
  const isLikely = useIsLikely(today);
  const memory = useView(memoryOfToday, today);
  const hasHidden = useView(hiddenMemories).length > 0;
  const place = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(false);
  const hide = async (date: LocalDate): Promise<void> => {
    await hideDay(date);
    // Where no other sentence took its place, the button that had the focus is gone.
    requestAnimationFrame(() => document.activeElement === document.body && place.current?.focus());
  };
  const manage = <TextButton onClick={() => setChoosing(true)}>{texts.hiddenMemoriesButton}</TextButton>;
  return (
    <div ref={place} tabIndex={-1} className={state === 'recent' && isLikely ? styles.room : undefined}>
      {state === 'complete' && memory && (
        <Shown memory={memory}>
          <TextButton onClick={() => void hide(memory.date)}>{texts.hideDayButton}</TextButton>
          {manage}
        </Shown>
      )}
      {state === 'complete' && !memory && isManagedHere && hasHidden && <p className="mb-6">{manage}</p>}
      {choosing && (
        <Suspense>
          <HiddenMemoriesDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Shown({ memory, children }: { memory: Memory; children: ReactNode }): ReactNode {
  const when = useId();
  return (
    <section className={styles.memory} aria-labelledby={when}>
      <h2 id={when} title={formatDay(memory.date, { year: true })}>
        {memory.when}
      </h2>
      <div>
        <p className={styles.sentence} dir="auto">
          <Link to={addressOf(memory)}>{memory.sentence}</Link>
        </p>
        <div className="flex flex-wrap gap-x-[18px]">{children}</div>
      </div>
    </section>
  );
}
