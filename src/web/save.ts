import { useState } from 'react';
import { unauthenticated } from '../kernel/errors.ts';
import { ApiError } from './http.ts';

/** One save at a time, and what to say when it did not succeed. */
export interface Save {
  busy: boolean;
  fault: string | undefined;
  clear(): void;
  /** Runs the work. Answers whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** What to say when a save did not succeed: without a user that, else the given sentence. */
export const saveFault = (fault: unknown, sentence: string): string =>
  fault instanceof ApiError && fault.status === 401 ? unauthenticated().message : sentence;

/** `sentence` is said when the work rejects for anything but a missing user; it may depend on the reason. */
export function useSave(sentence: string | ((fault: unknown) => string)): Save {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      return true;
    } catch (reason) {
      setFault(saveFault(reason, typeof sentence === 'string' ? sentence : sentence(reason)));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, fault, clear: () => setFault(undefined), run };
}
