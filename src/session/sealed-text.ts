import type { Sealer } from './sealing.ts';

/** A text as the body of a call carries it. */
export interface SealedWords {
  text: string;
  format: Sealer['format'];
}

/** The words of an action or a goal as they travel: sealed for their row. */
export const sealedWords = async (
  { format, seal }: Sealer,
  table: 'tasks' | 'previous_goals',
  id: string,
  text: string,
): Promise<SealedWords> => ({ text: await seal(table, 'text', id, text), format });
