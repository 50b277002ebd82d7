import { unauthenticated } from '../../kernel/errors.ts';
import { setFlashMessage } from '../flash-message.ts';

let sentence = unauthenticated().message;

/** Sets what the landing page says should the session turn out to be over: what was being saved has its own sentence. */
export function sayIfEnded(next: string): void {
  sentence = next;
}

/** The server says that the session is over: the landing page, which comes next, says why. */
export const sayEnded = (): void => setFlashMessage(sentence);
