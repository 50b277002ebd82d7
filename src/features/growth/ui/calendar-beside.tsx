import { type ReactNode, Suspense } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { classNames } from '../../../kit/class-names.ts';
import { CalendarMark } from '../../../kit/icons.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { ToolButton } from '../../../kit/tool-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import styles from './calendar-beside.module.css';
import { firstDayLived } from './calendar-views.ts';

// Without it the page is there all the same.
const Calendar = lazyPart(renderNothingOnFailure(() => import('./calendar.tsx')));

interface CalendarButtonProps {
  /** The id of the `CalendarBeside`. */
  controls: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Opens and closes the calendar where there is no room for it beside the page. */
export function CalendarButton({ controls, isOpen, onChange }: CalendarButtonProps): ReactNode {
  if (useView(firstDayLived) === undefined) return null;
  return (
    <ToolButton
      className="lg:hidden"
      label={isOpen ? texts.hideCalendarButton : texts.showCalendarButton}
      icon={<CalendarMark />}
      controls={controls}
      onClick={() => onChange(!isOpen)}
    />
  );
}

interface CalendarBesideProps {
  id: string;
  /** Whether a small screen shows it, above the page; a wide one always does. */
  isOpen: boolean;
  today: LocalDate | undefined;
  /** The day that the page is about. */
  selected?: LocalDate | undefined;
  /** The page. */
  children: ReactNode;
}

/** A page about days, with the calendar of all of them beside it. */
export function CalendarBeside({ id, isOpen, today, selected, children }: CalendarBesideProps): ReactNode {
  return (
    <div className={styles.page}>
      <div id={id} className={classNames(styles.side, !isOpen && styles.closed)}>
        {today && (
          <Suspense>
            <Calendar today={today} selected={selected} />
          </Suspense>
        )}
      </div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
