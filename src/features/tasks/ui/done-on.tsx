import { type ReactNode, useId } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { CheckMark } from '../../../kit/icons.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import { doneOn, type OwnTask } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './done-on.module.css';

/** The actions that were completed on a day, in the order in which they were. */
const doneOnDay = (tables: Tables, day: LocalDate): OwnTask[] =>
  doneOn(tables.tasks.values(), day, ownProfile(tables)?.time_zone ?? 'UTC').sort((a, b) =>
    (a.completed_at ?? '') < (b.completed_at ?? '') ? -1 : 1,
  );

/** What was done on a day, to read; nothing on a day on which nothing was. */
export function DoneOn({ day }: { day: LocalDate }): ReactNode {
  const done = useView(doneOnDay, day);
  if (done.length === 0) return null;
  return (
    <ul className={styles.done} aria-label={texts.doneLabel}>
      {done.map(({ id, text }) => (
        <li key={id}>
          <CheckMark />
          <span dir="auto">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The same as a part of a day's page. */
export function ActionsOfDay({ day }: { day: LocalDate }): ReactNode {
  const done = useView(doneOnDay, day);
  const heading = useId();
  if (done.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 className="mb-[10px] section-heading" id={heading}>
        {texts.actTitle}
      </h2>
      <DoneOn day={day} />
    </section>
  );
}
