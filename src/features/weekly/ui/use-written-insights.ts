import { useCallback, useEffect, useState } from 'react';
import { type DayRange, type LocalDate, weekOf } from '../../../kernel/calendar.ts';
import { useStore } from '../../../kit/use-store.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import type { StoredInsights } from '../engine/model-answer.ts';
import { isModelAgreed } from './agreement.ts';
import { usesBrowserModel } from './browser-model-choice.ts';
import { insightsByModel, type Writer } from './model-insights.ts';
import { useInsights, type WeekInsights } from './use-insights.ts';

/** What a language model does about a week: it has written, is asked, gave nothing that holds, or has no part in it. */
export type ModelState = 'wrote' | 'asking' | 'silent' | 'none';

export interface WrittenInsights extends WeekInsights {
  model: ModelState;
  /** Asks a model that gave nothing once more. */
  askAgain: () => void;
}

interface Asked {
  /** The insights in whose place the model's come: others ask again. */
  instead: StoredInsights;
  by: StoredInsights | 'silent' | undefined;
}

/**
 * The insights of a week that is over: the engine's at once, and a language model's in their place as soon as it has
 * written them for a person who has agreed.
 */
export function useWrittenInsights({ start }: DayRange, today: LocalDate): WrittenInsights {
  const own = useInsights(weekOf(start), today);
  const writer = useWriter();
  const { state } = useNotebook();
  const [asked, setAsked] = useState<Asked>();
  const [attempt, setAttempt] = useState(0);
  const { insights } = own;
  const isOwn = insights?.hasData && insights.writtenBy === undefined;
  const isWanted = writer && state === 'complete' && isOwn && !insights.isGuarded;

  useEffect(() => {
    if (!isWanted || !insights) return;
    let isCurrent = true;
    const tell = (by: Asked['by']) => isCurrent && setAsked({ instead: insights, by });
    tell(undefined);
    insightsByModel(writer, weekOf(start), { own: insights, again: attempt > 0 }).then(
      (written) => tell(written ?? 'silent'),
      () => tell('silent'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, writer, insights, start, attempt]);

  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const current = isWanted && asked?.instead === insights ? asked : undefined;
  const written = typeof current?.by === 'object' ? current.by : insights;
  return { ...own, insights: written, model: stateOf(written, isWanted === true, current), askAgain };
}

/** The language model that may write here. The browser's own comes first: nothing leaves the device for it. */
function useWriter(): Writer | undefined {
  const agreed = useView(isModelAgreed);
  const hasVault = useHasVault();
  const isBrowsers = useStore(usesBrowserModel);
  if (isBrowsers) return 'browser';
  return agreed && !hasVault ? 'operator' : undefined;
}

function stateOf(
  written: StoredInsights | undefined,
  isWanted: boolean,
  asked: Asked | undefined,
): ModelState {
  if (written?.writtenBy) return 'wrote';
  if (!isWanted) return 'none';
  return asked?.by === 'silent' ? 'silent' : 'asking';
}
