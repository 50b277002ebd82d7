import { useState } from 'react';
import { unauthenticated } from '../kernel/errors.ts';
import { ApiError } from './http.ts';
import { partWith } from './parting-words.ts';
import { currentSession } from './session/state.ts';

/** One save at a time, and what to say when it did not succeed. */
export interface Save {
  busy: boolean;
  fault: string | undefined;
  clear(): void;
  /** Runs the work. Answers whether it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Whether nobody is signed in any more. If the page is being left for that, the next one says why. */
export function isSignedOut(fault: unknown, words: string): boolean {
  const refused = fault instanceof ApiError && fault.status === 401;
  if (refused && currentSession().status === 'signed-out') partWith(words);
  return refused;
}

function faultWords(fault: unknown, sentence: string | ((fault: unknown) => string)): string {
  const noUser = unauthenticated().message;
  if (isSignedOut(fault, noUser)) return noUser;
  return typeof sentence === 'string' ? sentence : sentence(fault);
}

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
      setFault(faultWords(reason, sentence));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, fault, clear: () => setFault(undefined), run };
}
