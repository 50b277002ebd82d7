import { useCallback, useEffect, useState } from 'react';
import { type DayRange, type LocalDate, weekOf } from '../../../kernel/calendar.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import type { StoredInsights } from '../engine/model-answer.ts';
import * as texts from '../texts.ts';
import { answeredIds } from './answers.ts';
import { insightsOfWeek, storedInsights } from './insights.ts';
import { notebookForWeek } from './views.ts';

/** Says in the browser's log that a week could not be looked at; nothing of what was read. */
export const logNotGenerated = (): void => console.error(texts.notGenerated);

export interface WeekInsights {
  /** Undefined while they are made, and when they cannot be. */
  insights: StoredInsights | undefined;
  /** The engine could not be loaded or has broken off. */
  isBroken: boolean;
  tryAgain: () => void;
}

type Made = { start: LocalDate } & ({ insights: StoredInsights } | { isBroken: true });

/**
 * The insights of a week that is over, made again when its rows change or a sentence is answered. Until the whole notebook is here, those that are
 * kept of it.
 */
export function useInsights({ start }: DayRange, today: LocalDate): WeekInsights {
  const { state } = useNotebook();
  const source = useView(notebookForWeek, start);
  const stored = useView(storedInsights, start);
  const answered = useView(answeredIds);
  const [made, setMade] = useState<Made>();
  const [attempt, setAttempt] = useState(0);
  const isReady = state === 'complete' && source !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, an answer, and another attempt ask again.
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    insightsOfWeek(weekOf(start), today).then(
      (insights) => isCurrent && setMade({ start, insights }),
      () => {
        logNotGenerated();
        if (isCurrent) setMade({ start, isBroken: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isReady, source, answered, start, today, attempt]);

  const tryAgain = useCallback(() => {
    setMade(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const current = made?.start === start ? made : undefined;
  const waiting = isReady ? undefined : stored?.insights;
  return {
    insights: current && 'insights' in current ? current.insights : waiting,
    isBroken: current !== undefined && 'isBroken' in current,
    tryAgain,
  };
}
