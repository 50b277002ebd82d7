import type { ReactNode } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import styles from './mood-mark.module.css';
import { MoodStroke } from './mood-stroke.tsx';
import { moodOn } from './views.ts';

/** A day's mood, small, beside its date; nothing on a day without one. */
export default function MoodMark({ day }: { day: LocalDate }): ReactNode {
  const step = useView(moodOn, day);
  if (!step) return null;
  return (
    <span className={styles.mark}>
      <MoodStroke step={step} label={texts.moodLabel(texts.stepNames[step])} />
    </span>
  );
}
