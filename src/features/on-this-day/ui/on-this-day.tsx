import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Link } from '../../../kit/link.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useStore } from '../../../kit/use-store.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { ownProfile } from '../../../session/profile.ts';
import { FirstPicture } from '../../attachments/client.ts';
import type { Memory } from '../rules.ts';
import * as texts from '../texts.ts';
import { choices, chooseAmong, shownAmong } from './choice.ts';
import styles from './on-this-day.module.css';
import { hideDay } from './ops.ts';
import { hiddenMemories, memoriesOfToday } from './views.ts';

const HiddenMemoriesDialog = lazyPart(() => import('./hidden-memories-dialog.tsx'));

const addressOf = ({ kind, id }: Memory): string =>
  kind === 'entry' ? `/journal/history?entry=${id}` : `/lessons-history?lesson=${id}`;

/** Somebody who began so many days ago has likely something to come back to: its room is kept until that is known. */
const FIRST_DAYS = 7;

function useIsLikely(today: LocalDate): boolean {
  const profile = useView(ownProfile);
  return profile !== undefined && addDays(profile.created_at.slice(0, 10), FIRST_DAYS) < today;
}

/** The memory of today, once it is known: which of several it is has to be found out first. */
function useMemory(today: LocalDate, isComplete: boolean): { memory: Memory | undefined; isChosen: boolean } {
  const memories = useView(memoriesOfToday, today);
  const memory = shownAmong(useStore(choices), today, memories);
  useEffect(() => {
    if (isComplete) void chooseAmong(today, memories);
  }, [today, memories, isComplete]);
  return { memory, isChosen: isComplete && (memory !== undefined || memories.length === 0) };
}

interface OnThisDayProps {
  today: LocalDate;
  /** Above the history it takes little room, and leads to hidden memories also on days without a memory. */
  isInHistory?: boolean;
}

/** One sentence from a year, a month or a week ago; nothing where there is none. */
export default function OnThisDay({ today, isInHistory = false }: OnThisDayProps): ReactNode {
  const { state } = useNotebook();
  const isLikely = useIsLikely(today);
  const { memory, isChosen } = useMemory(today, state === 'complete');
  const hasHidden = useView(hiddenMemories).length > 0;
  const place = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(false);
  const hide = async (date: LocalDate): Promise<void> => {
    await hideDay(date);
    // Where no other sentence took its place, the button that had the focus is gone.
    requestAnimationFrame(() => document.activeElement === document.body && place.current?.focus());
  };
  const manage = { label: texts.hiddenMemoriesButton, onSelect: () => setChoosing(true) };
  const room = isInHistory ? styles.line : styles.room;
  const isRoomKept = state === 'complete' ? !isChosen : state === 'recent' && isLikely;
  return (
    <div ref={place} tabIndex={-1} className={isRoomKept ? room : undefined}>
      {isChosen && memory && (
        <Shown
          memory={memory}
          isLine={isInHistory}
          actions={[{ label: texts.hideDayButton, onSelect: () => void hide(memory.date) }, manage]}
        />
      )}
      {isChosen && !memory && isInHistory && hasHidden && (
        <p className={styles.line}>
          <TextButton onClick={manage.onSelect}>{manage.label}</TextButton>
        </p>
      )}
      {choosing && (
        <Suspense>
          <HiddenMemoriesDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface ShownProps {
  memory: Memory;
  /** In as little room as it takes: what can be done is in a menu. */
  isLine: boolean;
  actions: { label: string; onSelect: () => void }[];
}

function Shown({ memory, isLine, actions }: ShownProps): ReactNode {
  const when = useId();
  const heading = (
    <h2 id={when} title={formatDay(memory.date, { year: true })}>
      {memory.when}
    </h2>
  );
  const picture = (
    <FirstPicture
      table={memory.kind === 'entry' ? 'journal_entries' : 'lessons_learned'}
      id={memory.id}
      className={styles.picture}
    />
  );
  if (isLine) {
    return (
      <section className={styles.line} aria-labelledby={when}>
        {picture}
        <div className={styles.lineText}>
          {heading}{' '}
          <span dir="auto">
            <Link to={addressOf(memory)}>{memory.sentence}</Link>
          </span>
        </div>
        <Menu
          label={texts.memoryOptionsLabel}
          trigger="ellipsis"
          items={actions.map((action) => ({ kind: 'action', ...action }))}
        />
      </section>
    );
  }
  return (
    <section className={styles.memory} aria-labelledby={when}>
      {heading}
      <div>
        <p className={styles.sentence} dir="auto">
          <Link to={addressOf(memory)}>
            {memory.sentence}
            {picture}
          </Link>
        </p>
        <div className="flex flex-wrap gap-x-[18px]">
          {actions.map(({ label, onSelect }) => (
            <TextButton key={label} onClick={onSelect}>
              {label}
            </TextButton>
          ))}
        </div>
      </div>
    </section>
  );
}
