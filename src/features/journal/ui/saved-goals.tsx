import type { KeyboardEvent, ReactNode } from 'react';
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

/** The id of what says how the list is reached by keyboard. */
export const GOAL_KEYS = 'goal-keys';
const LIST = 'saved-goals-list';

/** Arrow down behind the goal's last letter leads to the goals, so that Tab goes from the goal straight to why. */
export function enterGoals(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'ArrowDown' || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof HTMLTextAreaElement) || target.selectionEnd < target.value.length) return;
  const first = document.querySelector<HTMLElement>(`#${LIST} button`);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** The arrows walk through the list; from its first goal, arrow up goes back to the answer. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...document.querySelectorAll<HTMLElement>(`#${LIST} button`)];
  const at = all.indexOf(event.currentTarget) + step;
  const next = at < 0 ? document.querySelector<HTMLElement>('textarea[aria-labelledby="ask"]') : all[at];
  next?.focus();
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
    <section className={styles.saved} id={LIST} aria-labelledby="saved-goals">
      <div className={styles.head}>
        <h2 id="saved-goals">{texts.earlierGoalsTitle}</h2>
        <small id={GOAL_KEYS}>{texts.earlierGoalsKeys}</small>
      </div>
      {goals.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          aria-pressed={isSame(text, goal)}
          onClick={() => onPick(text)}
          onKeyDown={walk}
        >
          <span dir="auto">{text}</span>
          <CheckMark />
        </button>
      ))}
    </section>
  );
}
