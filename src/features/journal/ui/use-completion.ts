import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Draft } from '../../../web/drafts.ts';
import { completePage } from './ops.ts';
import type { PageDraft } from './page-draft.ts';

export type Saving = 'idle' | 'busy' | 'failed';

const logged = (error: unknown): void =>
  console.error('Failed to save journal entry:', error instanceof Error ? error.message : 'unknown error');

interface Completion {
  saving: Saving;
  /** The page has changed: what was said of its last save is over. */
  edited: () => void;
  /** Saves the page, which must be complete, and goes on to the complete page unless this one was left meanwhile. */
  send: () => Promise<void>;
}

/** Saving the journal page. */
export function useCompletion({ end, latest }: Draft<PageDraft>): Completion {
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Saving>('idle');
  const isHere = useRef(false);
  const isBusy = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving('busy');
    try {
      const page = latest();
      await end(
        async (draft) => {
          const state = await completePage(page, draft);
          // Ids alone: the browser keeps the history on its disk.
          if (isHere.current) void navigate('/journal/complete', { replace: true, state });
        },
        { inSight: true },
      );
    } catch (error) {
      logged(error);
      isBusy.current = false;
      setSaving('failed');
    }
  }, [end, latest, navigate]);

  return {
    saving,
    edited: useCallback(() => setSaving((now) => (now === 'failed' ? 'idle' : now)), []),
    send,
  };
}
