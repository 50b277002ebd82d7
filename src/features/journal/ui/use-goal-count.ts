import { useCallback } from 'react';
import { newId } from '../../../kernel/ids.ts';
import { call } from '../../../web/api.ts';
import type { Draft } from '../../../web/drafts.ts';
import { queryClient } from '../../../web/queries.ts';
import { goalText } from '../rules.ts';
import type { PageDraft } from './page-draft.ts';

/** Counts the page's goal among the person's goals, once for the same text. The returned call rejects with ApiError. */
export function useGoalCount({ change, latest }: Draft<PageDraft>): () => Promise<void> {
  return useCallback(async () => {
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
}
