import { deviceNow } from '../../../browser/device-clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Change, Tables } from '../../../notebook/rows.ts';
import { perform } from '../../../session/perform.ts';
import { sealedWords } from '../../../session/sealed-text.ts';
import { writtenFormat } from '../../../session/sealing.ts';
import { goalOf, latestGoals, type ShownGoal } from '../rules.ts';
import * as texts from '../texts.ts';

/** The few goals that were used last, those of equal words shown once. */
export const recentGoals = (tables: Tables): ShownGoal[] => latestGoals(tables.previous_goals.values());

/** How one more use of a goal shows: it is active again; one that nobody named before is added. */
export function changesOfUse(known: ShownGoal | undefined, id: string, text: string, now: Date): Change[] {
  const at = now.toISOString();
  const row = { table: 'previous_goals', key: id } as const;
  if (known) {
    return [
      { ...row, set: { status: 'active', completed_at: null, last_used_at: at } },
      { ...row, add: { use_count: 1 } },
    ];
  }
  const added = {
    id,
    text,
    format: writtenFormat(),
    use_count: 1,
    last_used_at: at,
    completed_at: null,
    created_at: at,
  };
  return [{ ...row, put: { ...added, status: 'active' } }];
}

/**
 * Uses the goal of these words: counts one more use and makes it active again, or adds it; blank words do nothing.
 * Rejects when it could be kept neither on this device nor by the server.
 */
export async function chooseGoal(words: string): Promise<void> {
  if (isBlank(words)) return;
  const known = goalOf(readTables().previous_goals.values(), words);
  const id = known?.id ?? newId();
  const text = known?.text ?? words.trim();
  await perform({
    what: texts.newGoal,
    words: text,
    request: async (sealer) => ({
      call: 'POST /api/goals/use',
      body: { id, ...(await sealedWords(sealer, 'previous_goals', id, text)) },
    }),
    changes: changesOfUse(known, id, text, deviceNow()),
  });
}
