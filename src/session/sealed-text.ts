import { CURRENT_FORMAT } from '../kernel/seal.ts';
import { sealFor } from './entry-key.ts';

/** A text as the body of a call carries it. */
export interface SealedWords {
  text: string;
  format: typeof CURRENT_FORMAT;
}

/** The words of an action or a goal as they travel: sealed for their row. @throws as sealFor does */
export const sealedWords = async (
  table: 'tasks' | 'previous_goals',
  id: string,
  text: string,
): Promise<SealedWords> => ({ text: await sealFor(table, 'text', id, text), format: CURRENT_FORMAT });
