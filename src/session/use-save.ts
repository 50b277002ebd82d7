import { useState } from 'react';
import { ApiError } from '../api/http.ts';
import { unauthenticated } from '../kernel/errors.ts';
import { setEndedMessage } from './ended.ts';

/** One save at a time, and what to say when it did not succeed. */
export interface Save {
  busy: boolean;
  error: string | undefined;
  clear(): void;
  /** Runs the work. Answers whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Whether nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function errorMessage(error: unknown, sentence: string | ((error: unknown) => string)): string {
  if (isSignedOut(error)) return unauthenticated().message;
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
    setEndedMessage(unauthenticated().message);
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
