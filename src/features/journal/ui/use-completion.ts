import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../web/api.ts';
import type { Draft } from '../../../web/drafts.ts';
import { queryClient } from '../../../web/queries.ts';
import { isSamePage, type PageBody, type PageDraft } from './page-draft.ts';
import { asAdditional, bodyOf, OtherVersion, savedActions, sendPage } from './save-page.ts';

/** How saving stands: 'waiting' until the connection is back, 'other' when another version was saved before. */
export type Saving =
  | { is: 'idle' }
  | { is: 'busy' }
  | { is: 'waiting' }
  | { is: 'failed' }
  | { is: 'other'; version: OtherVersion };

const IDLE: Saving = { is: 'idle' };

/** What every page of the app may show anew once a page is saved. */
const CHANGED_BY_A_PAGE = [['journal'], ['dashboard'], ['growth'], ['tasks'], ['goals']];

function showAnew(): void {
  for (const queryKey of CHANGED_BY_A_PAGE) void queryClient.invalidateQueries({ queryKey });
}

const logged = (error: unknown): void =>
  console.error('Failed to save journal entry:', error instanceof Error ? error.message : 'unknown error');

interface Completion {
  saving: Saving;
  /** The page has changed: what was said of its last save is over. */
  edited: () => void;
  /** Another page has begun. */
  reset: () => void;
  /** Saves the page, which must be complete, and goes on to the complete page. */
  send: () => Promise<void>;
  /** Saves the page as one more entry beside the version that is saved. */
  keepBoth: () => void;
}

/** Saving the journal page; `countGoal` is tried once more with it, whatever becomes of it. */
export function useCompletion(draft: Draft<PageDraft>, countGoal: () => Promise<void>): Completion {
  const navigate = useNavigate();
  const { change, latest, keep, done } = draft;
  const [saving, setSaving] = useState<Saving>(IDLE);

  const leave = useCallback(
    async (page: PageDraft, body: PageBody, entryId: string): Promise<void> => {
      const { goal, goal_importance: goalImportance } = page.answers;
      await done();
      showAnew();
      const state = { tasks: savedActions(page, body), goal, goalImportance, entry: entryId };
      void navigate('/journal/complete', { replace: true, state });
    },
    [done, navigate],
  );

  const save = useCallback(async (): Promise<void> => {
    const page = latest();
    const { answers } = page;
    const body = await bodyOf(page);
    const others = (page.sent ?? []).filter((attempt) => attempt.body !== body);
    change((value) => ({ ...value, sent: [...others, { answers, body }] }));
    await keep();
    const { entry } = await sendPage(page, body);
    await countGoal().catch(() => undefined);
    // Nothing may be waited for from here on: what is typed meanwhile would be neither saved nor asked about.
    if (!isSamePage(latest().answers, answers)) throw new OtherVersion(answers);
    await leave(page, body, entry.id);
  }, [change, countGoal, keep, latest, leave]);

  const send = useCallback(async (): Promise<void> => {
    setSaving({ is: 'busy' });
    try {
      await save();
    } catch (error) {
      if (error instanceof OtherVersion) return setSaving({ is: 'other', version: error });
      logged(error);
      if (error instanceof ApiError && error.status === 401) return void navigate('/', { replace: true });
      setSaving({ is: navigator.onLine ? 'failed' : 'waiting' });
    }
  }, [navigate, save]);

  const keepBoth = useCallback((): void => {
    if (saving.is !== 'other') return;
    change((value) => asAdditional(value, saving.version.saved));
    void send();
  }, [change, saving, send]);

  return {
    saving,
    edited: useCallback(() => setSaving((now) => (now.is === 'busy' ? now : IDLE)), []),
    reset: useCallback(() => setSaving(IDLE), []),
    send,
    keepBoth,
  };
}

/** Calls `complete` when the connection is back, while saving waits for it. */
export function useRetryOnline(saving: Saving, complete: () => void): void {
  useEffect(() => {
    if (saving.is !== 'waiting') return;
    addEventListener('online', complete);
    return () => removeEventListener('online', complete);
  }, [saving, complete]);
}
