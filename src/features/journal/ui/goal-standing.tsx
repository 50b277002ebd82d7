import type { ReactNode } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { latestStanding } from '../../goals/client.ts';
import * as texts from '../texts.ts';
import { LookBack } from './look-back.tsx';

/** Above question 2: the goal that was named last, and how far it has come. Counts only what is all here. */
export function GoalStanding({ today }: { today: LocalDate }): ReactNode {
  const standing = useView(latestStanding, today);
  const { state } = useNotebook();
  return (
    <LookBack lead={texts.yourGoalSoFar}>
      {standing && state === 'complete' && (
        <>
          <p className="wrap-anywhere line-clamp-2 font-serif text-read" dir="auto">
            {standing.text}
          </p>
          <p className="text-ink-2 text-small">{standing.summary}</p>
        </>
      )}
    </LookBack>
  );
}
