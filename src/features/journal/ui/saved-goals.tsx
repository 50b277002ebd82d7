import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../web/api.ts';
import { openRow } from '../../../web/entry-key.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { CheckMark } from '../../../web/ui/icons.ts';
import { GOALS_NOT_LOADED } from '../../goals/contract/messages.ts';
import styles from './saved-goals.module.css';

interface SavedGoalsProps {
  /** The goal as it is written now. */
  goal: string;
  onPick: (goal: string) => void;
}

const times = (uses: number): string => (uses === 1 ? 'once' : `${uses} times`);

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The goals that were used most recently; picking one writes it down as today's. */
export function SavedGoals({ goal, onPick }: SavedGoalsProps): ReactNode {
  const { data, isError, refetch } = useQuery({
    queryKey: ['goals', 'recent'],
    queryFn: async () => {
      const { goals } = await call('GET /api/goals/recent');
      return { goals: await Promise.all(goals.map((goal) => openRow('previous_goals', goal))) };
    },
  });
  if (isError) {
    return (
      <div className={styles.saved}>
        <Alert onRetry={() => refetch()}>{GOALS_NOT_LOADED}</Alert>
      </div>
    );
  }
  if (!data || data.goals.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-goals">
      <h2 id="saved-goals">Goals you’ve written before</h2>
      {data.goals.map(({ id, text, use_count }) => (
        <button key={id} type="button" aria-pressed={isSame(text, goal)} onClick={() => onPick(text)}>
          {isSame(text, goal) && <CheckMark />}
          <span>{text}</span>
          <small>{times(use_count)}</small>
        </button>
      ))}
    </section>
  );
}
