import { askThread } from '../../../server/thread.ts';
import type { Answer, Question } from '../engine/answer.ts';

/** Puts a question to the engine, in a thread of its own. @throws as askThread does */
export const askEngine = <Asked extends Question>(question: Asked): Promise<Answer<Asked>> =>
  askThread<Answer<Asked>>(new URL('./engine-thread.ts', import.meta.url), question);
