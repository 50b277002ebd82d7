import { useCallback } from 'react';
import { useDraft } from '../../../web/drafts.ts';
import { toast } from '../../../web/ui/toast.ts';
import { GOAL_NOT_SAVED } from '../../goals/contract/messages.ts';
import { type Answers, firstOpenQuestion, isAnswered, QUESTIONS } from '../rules.ts';
import { openable, type PageDraft, pageDraftKind, withAnswers } from './page-draft.ts';
import { type Saving, useCompletion, useRetryOnline } from './use-completion.ts';
import { useGoalCount } from './use-goal-count.ts';
import { useOpening } from './use-opening.ts';

export interface Page {
  ready: boolean;
  page: PageDraft;
  /** Whether the page goes on from before. */
  resumed: boolean;
  saving: Saving;
  openable: boolean[];
  answer: (change: Partial<Answers>) => void;
  go: (question: number) => void;
  next: () => void;
  complete: () => void;
  keepBoth: () => void;
  startOver: () => void;
  undo: (() => void) | undefined;
}

/** The journal page that is being written: its answers, where the person is, and its completion. */
export function usePage(): Page {
  const draft = useDraft(pageDraftKind);
  const { ready, change, latest } = draft;
  const { resumed, settle } = useOpening(draft);
  const countGoal = useGoalCount(draft);
  const { saving, edited, reset, send, keepBoth } = useCompletion(draft, countGoal);

  const answer = useCallback(
    (answers: Partial<Answers>): void => {
      edited();
      change((value) => withAnswers(value, answers, new Date()));
    },
    [change, edited],
  );

  const go = useCallback(
    (question: number): void => {
      settle();
      change((value) => ({ ...value, question }));
    },
    [change, settle],
  );

  const next = useCallback((): void => {
    const { question, answers } = latest();
    if (!isAnswered(answers, question)) return;
    // The page goes on whatever becomes of the goal's own save: it is tried once more with the page.
    if (question === 1) countGoal().catch(() => toast.error(GOAL_NOT_SAVED));
    go(Math.min(question + 1, QUESTIONS - 1));
  }, [countGoal, go, latest]);

  const complete = useCallback((): void => {
    const open = firstOpenQuestion(latest().answers);
    if (open === undefined) void send();
    else go(open);
  }, [go, latest, send]);
  useRetryOnline(saving, complete);

  return {
    ready: ready && resumed !== undefined,
    page: draft.value,
    resumed: resumed === true,
    saving,
    openable: openable(draft.value, (question) => isAnswered(draft.value.answers, question)),
    answer,
    go,
    next,
    complete,
    keepBoth,
    startOver: () => {
      draft.startOver();
      reset();
    },
    undo: draft.undo,
  };
}
