import { useCallback } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { toast } from '../../../kit/toast.ts';
import { type OtherTab, useDraft, useOtherTab } from '../../../notebook/react/use-draft.ts';
import { chooseGoal } from '../../goals/client.ts';
import { goalNotSaved } from '../../goals/texts.ts';
import { type Answers, firstOpenQuestion, goalText, isAnswered, QUESTIONS } from '../rules.ts';
import { openable, type PageDraft, pageDraftKind, withAnswers } from './page-draft.ts';
import { type Saving, useCompletion } from './use-completion.ts';
import { useOpening } from './use-opening.ts';

export interface Page {
  ready: boolean;
  page: PageDraft;
  /** Whether the page goes on from before. */
  resumed: boolean;
  /** Whether another tab has a page open, too. */
  otherTab: OtherTab;
  saving: Saving;
  openable: boolean[];
  answer: (change: Partial<Answers>) => void;
  /** Writes the page for a past day; for today without one. */
  writeFor: (day: LocalDate | undefined) => void;
  /** Something other than words is added to it: it is kept from now on, also without any. */
  attach: () => void;
  go: (question: number) => void;
  next: () => void;
  complete: () => void;
  startOver: () => void;
  undo: (() => void) | undefined;
}

/** The journal page that is being written: its answers, where the person is, and its completion. */
export function usePage(): Page {
  const draft = useDraft(pageDraftKind);
  const { ready, change, latest } = draft;
  const { resumed, settle } = useOpening(draft);
  const otherTab = useOtherTab(pageDraftKind, draft);
  const { saving, edited, send } = useCompletion(draft);

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

  /** Counts the page's goal among the person's goals, once for the same words, whatever becomes of the page. */
  const countGoal = useCallback((): void => {
    const goal = goalText(latest().answers.goal);
    if (latest().countedGoal === goal) return;
    change((value) => ({ ...value, countedGoal: goal }));
    chooseGoal(goal).catch(() => {
      toast.error(goalNotSaved);
      change(({ countedGoal: _, ...value }) => value);
    });
  }, [change, latest]);

  const next = useCallback((): void => {
    const { question, answers } = latest();
    if (!isAnswered(answers, question)) return;
    if (question === 1) countGoal();
    go(Math.min(question + 1, QUESTIONS - 1));
  }, [countGoal, go, latest]);

  const complete = useCallback((): void => {
    const open = firstOpenQuestion(latest().answers);
    if (open === undefined) {
      countGoal();
      void send();
    } else {
      go(open);
    }
  }, [countGoal, go, latest, send]);

  return {
    ready: ready && resumed !== undefined,
    page: draft.value,
    resumed: resumed === true,
    otherTab,
    saving,
    openable: openable(draft.value, (question) => isAnswered(draft.value.answers, question)),
    answer,
    writeFor: useCallback((day) => change((value) => ({ ...value, day })), [change]),
    attach: useCallback(() => change((value) => ({ ...value, attached: true })), [change]),
    go,
    next,
    complete,
    startOver: draft.startOver,
    undo: draft.undo,
  };
}
