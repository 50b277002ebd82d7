import { askThread } from '../../../server/thread.ts';
import type { Answer, Question } from '../engine/answer.ts';

/**
 * Puts a question to the engine, in a thread of its own that ends with the answer.
 * @throws AppError 503 when too many ask at once, or when there is more to read than time or memory
 */
export const askEngine = <Asked extends Question>(question: Asked): Promise<Answer<Asked>> =>
  askThread<Answer<Asked>>(new URL('./engine-thread.ts', import.meta.url), question);
