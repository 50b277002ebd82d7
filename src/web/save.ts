import { useState } from 'react';
import { unauthenticated } from '../kernel/errors.ts';
import { setFlashMessage } from './flash-message.ts';
import { ApiError } from './http.ts';
import { currentSession } from './session/state.ts';

/** One save at a time, and what to say when it did not succeed. */
export interface Save {
  busy: boolean;
  error: string | undefined;
  clear(): void;
  /** Runs the work. Answers whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Whether nobody is signed in any more. If the page is being left for that, the next one says why. */
export function isSignedOut(error: unknown, message: string): boolean {
  const refused = error instanceof ApiError && error.status === 401;
  if (refused && currentSession().status === 'signed-out') setFlashMessage(message);
  return refused;
}

function errorMessage(error: unknown, sentence: string | ((error: unknown) => string)): string {
  const noUser = unauthenticated().message;
  if (isSignedOut(error, noUser)) return noUser;
  return typeof sentence === 'string' ? sentence : sentence(error);
}

/** `sentence` is said when the work rejects for anything but a missing user; it may depend on the reason. */
export function useSave(sentence: string | ((error: unknown) => string)): Save {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (reason) {
      setError(errorMessage(reason, sentence));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, error, clear: () => setError(undefined), run };
}
