import type { ReactNode } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { CheckMark } from '../../../kit/icons.ts';
import { syncNow, useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { recentGoals } from '../../goals/client.ts';
import { wordsOf } from '../../goals/rules.ts';
import { goalsNotLoaded } from '../../goals/texts.ts';
import * as texts from '../texts.ts';
import styles from './saved-goals.module.css';

interface SavedGoalsProps {
  /** The goal as it is written now. */
  goal: string;
  onPick: (goal: string) => void;
}

const isSame = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

/** The goals that were used most recently; picking one writes it down as today's. */
export function SavedGoals({ goal, onPick }: SavedGoalsProps): ReactNode {
  const goals = useView(recentGoals);
  const { state } = useNotebook();
  if (state === 'unreachable') {
    return (
      <div className={styles.saved}>
        <Alert onRetry={syncNow}>{goalsNotLoaded}</Alert>
      </div>
    );
  }
  if (goals.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-goals">
      <h2 id="saved-goals">{texts.earlierGoalsTitle}</h2>
      {goals.map(({ id, text }) => (
        <button key={id} type="button" aria-pressed={isSame(text, goal)} onClick={() => onPick(text)}>
          <span dir="auto">{text}</span>
          <CheckMark />
        </button>
      ))}
    </section>
  );
}
