import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '../../../kernel/ids.ts';
import { ApiError, call } from '../../../web/api.ts';
import { useDraft } from '../../../web/drafts.ts';
import { queryClient } from '../../../web/queries.ts';
import { toast } from '../../../web/ui/toast.ts';
import { GOAL_NOT_SAVED } from '../../goals/contract/messages.ts';
import { type Answers, actionLines, firstOpenQuestion, goalText, isAnswered, QUESTIONS } from '../rules.ts';
import {
  goesOn,
  isSamePage,
  openable,
  type PageDraft,
  pageDraftKind,
  withAnswers,
  withOpening,
} from './page-draft.ts';
import { asAdditional, bodyOf, isSaved, OtherVersion, type Saved, sendPage } from './save-page.ts';

/** How saving stands: 'waiting' until the connection is back, 'other' when another version was saved before. */
export type Saving =
  | { is: 'idle' }
  | { is: 'busy' }
  | { is: 'waiting' }
  | { is: 'failed' }
  | { is: 'other'; version: OtherVersion };

const IDLE: Saving = { is: 'idle' };

/** What every page of the app may show anew once a page is saved. */
const CHANGED_BY_A_PAGE = [['journal'], ['dashboard'], ['growth'], ['tasks'], ['goals'], ['checklist']];

function showAnew(): void {
  for (const queryKey of CHANGED_BY_A_PAGE) void queryClient.invalidateQueries({ queryKey });
}

const logged = (error: unknown): void =>
  console.error('Failed to save journal entry:', error instanceof Error ? error.message : 'unknown error');

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
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const draft = useDraft(pageDraftKind);
  const { ready, change, latest, keep, done } = draft;
  const [resumed, setResumed] = useState<boolean>();
  const [saving, setSaving] = useState<Saving>(IDLE);
  const opened = useRef({ key, state, pickedUp: false });
  opened.current.pickedUp = draft.pickedUp;
  useEffect(() => {
    if (!ready) return;
    const open = async (): Promise<void> => {
      const saved = await isSaved(latest());
      if (saved) await done();
      const { pickedUp, ...opening } = opened.current;
      setResumed(!saved && pickedUp && goesOn(latest(), opening));
      change((value) => withOpening(value, opening));
    };
    void open();
  }, [ready, change, done, latest]);

  const answer = useCallback(
    (answers: Partial<Answers>) => {
      setSaving((now) => (now.is === 'busy' ? now : IDLE));
      change((value) => withAnswers(value, answers, new Date()));
    },
    [change],
  );

  const go = useCallback(
    (question: number): void => {
      setResumed(false);
      change((value) => ({ ...value, question }));
    },
    [change],
  );

  const countGoal = useCallback(async (): Promise<void> => {
    const text = goalText(latest().answers.goal);
    const { goalUse } = latest();
    if (goalUse?.text === text && goalUse.counted) return;
    const id = goalUse?.text === text ? goalUse.id : newId();
    change((value) => ({ ...value, goalUse: { id, text, counted: false } }));
    await call('POST /api/goals/use', { body: { id, text } });
    change((value) =>
      value.goalUse?.id === id ? { ...value, goalUse: { id, text, counted: true } } : value,
    );
    void queryClient.invalidateQueries({ queryKey: ['goals'] });
  }, [change, latest]);

  const next = useCallback((): void => {
    const { question, answers } = latest();
    if (!isAnswered(answers, question)) return;
    // The page goes on whatever becomes of the goal's own save: it is tried once more with the page.
    if (question === 1) countGoal().catch(() => toast.error(GOAL_NOT_SAVED));
    go(Math.min(question + 1, QUESTIONS - 1));
  }, [countGoal, go, latest]);

  const leave = useCallback(
    async ({ entry }: Saved): Promise<void> => {
      const { answers } = latest();
      await done();
      showAnew();
      void navigate('/journal/complete', {
        replace: true,
        state: {
          tasks: actionLines(answers.action),
          goal: answers.goal,
          goalImportance: answers.goal_importance,
          entry: entry.id,
        },
      });
    },
    [done, latest, navigate],
  );

  const send = useCallback(async (): Promise<void> => {
    setSaving({ is: 'busy' });
    try {
      const page = latest();
      const { answers } = page;
      const body = await bodyOf(page);
      const others = (page.sent ?? []).filter((attempt) => attempt.body !== body);
      change((value) => ({ ...value, sent: [...others, { answers, body }] }));
      await keep();
      const saved = await sendPage(page, body);
      await countGoal().catch(() => undefined);
      // Nothing may be waited for from here on: what is typed meanwhile would be neither saved nor asked about.
      if (!isSamePage(latest().answers, answers)) throw new OtherVersion(answers);
      await leave(saved);
    } catch (error) {
      if (error instanceof OtherVersion) return setSaving({ is: 'other', version: error });
      logged(error);
      if (error instanceof ApiError && error.status === 401) return void navigate('/', { replace: true });
      setSaving({ is: navigator.onLine ? 'failed' : 'waiting' });
    }
  }, [change, countGoal, keep, latest, leave, navigate]);

  const complete = useCallback((): void => {
    const open = firstOpenQuestion(latest().answers);
    if (open === undefined) void send();
    else go(open);
  }, [go, latest, send]);

  const keepBoth = useCallback((): void => {
    if (saving.is !== 'other') return;
    change((value) => asAdditional(value, saving.version.saved));
    void send();
  }, [change, saving, send]);

  useEffect(() => {
    if (saving.is !== 'waiting') return;
    addEventListener('online', complete);
    return () => removeEventListener('online', complete);
  }, [saving, complete]);

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
      setSaving(IDLE);
    },
    undo: draft.undo,
  };
}
