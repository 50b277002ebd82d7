import { type MouseEvent, type ReactNode, useState } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { Link } from '../../../kit/link.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { toast } from '../../../kit/toast.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile, saveProfile } from '../../../session/profile.ts';
import { lastLesson } from '../rules/look-back.ts';
import * as texts from '../texts.ts';

/** Whether the person wants to look back. Devices may have a profile from before this choice existed. */
const isWanted = (tables: Tables): boolean => {
  const profile = ownProfile(tables);
  return profile !== undefined && profile.morning_look_back_enabled !== false;
};

/** Folds it away for good, or takes that back. */
async function show(morning_look_back_enabled: boolean): Promise<void> {
  try {
    await saveProfile({ morning_look_back_enabled });
  } catch {
    toast.error(texts.lookBackNotSaved);
    return;
  }
  if (morning_look_back_enabled) return;
  const undo = { label: texts.undoButton, onSelect: () => void show(true) };
  toast.success(texts.lookBackHidden, { seconds: 5, action: undo });
}

function hide({ detail }: MouseEvent): void {
  // The button goes; whoever presses keys goes on where one writes.
  if (detail === 0) document.querySelector<HTMLElement>('main textarea')?.focus();
  void show(false);
}

interface LookBackProps {
  lead: string;
  /** What is given back; nothing is shown without. */
  children: ReactNode;
}

/** Something of the days before, above what is asked. What comes late stays away: nothing moves while one writes. */
export function LookBack({ lead, children }: LookBackProps): ReactNode {
  const isShown = useView(isWanted) && Boolean(children);
  const [wasShown] = useState(isShown);
  if (!isShown || !wasShown) return null;
  return (
    <div className="mb-4 md:mb-6">
      <div className="flex items-center justify-between gap-3 text-ink-2 text-small">
        {lead}
        <TextButton aria-label={texts.hideLookBackLabel} onClick={hide}>
          {texts.hideButton}
        </TextButton>
      </div>
      {children}
    </div>
  );
}

const weekdayOf = dayFormatter({ weekday: 'long' });

const lessonBefore = (tables: Tables, today: LocalDate) =>
  lastLesson(today, {
    lessons: [...tables.lessons_learned.values()],
    entries: [...tables.journal_entries.values()],
    hidden: [...tables.kept_back.values()],
  });

/** Above the first question of today’s page: what was learned last, in the person’s own words. */
export function LastLesson({ today }: { today: LocalDate }): ReactNode {
  const last = useView(lessonBefore, today);
  const lead =
    last?.isYesterday === false ? texts.youLearnedOn(weekdayOf(last.day)) : texts.youLearnedYesterday;
  return (
    <LookBack lead={lead}>
      {last && (
        <p className="wrap-anywhere line-clamp-2 font-serif text-read md:line-clamp-3" dir="auto">
          <Link className="no-underline hover:underline" to={`/journal/day?date=${last.day}`}>
            {last.words}
          </Link>
        </p>
      )}
    </LookBack>
  );
}
