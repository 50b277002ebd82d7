import { useCallback, useRef, useState } from 'react';
import { usePreload } from '../../../kit/preload.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import type { Draft } from '../../../notebook/react/use-draft.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { writtenNow } from '../../../session/written-now.ts';
import { ringOf } from '../../growth/rules.ts';
import { rememberCompleted } from './just-completed.ts';
import { completePage } from './ops.ts';
import type { PageDraft } from './page-draft.ts';

export type Saving = 'idle' | 'busy' | 'failed';

/** Where a page leads to that is complete. */
export const COMPLETE_PAGE = '/journal/complete';

/** Today's strokes as they are now. */
function strokesNow() {
  const tables = readTables();
  return ringOf(tables.growth_days.get(writtenNow(tables).day.date));
}

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
  const goOn = useNavigateFromHere();
  const preload = usePreload();
  const [saving, setSaving] = useState<Saving>('idle');
  const isBusy = useRef(false);

  const send = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving('busy');
    try {
      const page = latest();
      const before = strokesNow();
      // Without its code the next page says so itself.
      const fetched = preload(COMPLETE_PAGE).catch(() => undefined);
      await end(
        async (draft) => {
          const state = await completePage(page, draft);
          rememberCompleted(page.entryId, before);
          await fetched;
          // Ids alone: the browser keeps the history on its disk.
          goOn(COMPLETE_PAGE, { replace: true, state });
        },
        { inSight: true },
      );
    } catch (error) {
      logged(error);
      isBusy.current = false;
      setSaving('failed');
    }
  }, [end, goOn, latest, preload]);

  return {
    saving,
    edited: useCallback(() => setSaving((now) => (now === 'failed' ? 'idle' : now)), []),
    send,
  };
}
